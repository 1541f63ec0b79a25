"""Nothing in code assumes the bundled cards: full games on a completely different, invented box."""

from random import Random

import pytest

from krom_explore import Ruleset, Table
from krom_explore.games.krom import words
from tests.play import played
from tests.soak import rulings_at_random, soak

OTHER_BOX = """
[players]
least = 2
most = 4
mark = "invented"

[setup]
place = "mountain"
krom = 9
bonus = 2
prey = 3
evolutions = 5
mark = "invented"

[life]
most = 12
mark = "invented"

[target]
points = [6, 6, 5]
longer = 1
mark = "invented"

[combat]
heavier_wins = ["forest"]
mark = "invented"

[cave]
rest = { krom = 1, life = 5 }
prices = { wood = 5, bone = 2, life = 2 }
life_block = 4
mark = "invented"

[forest]
prices = [0, 0, 2, 2, 5, 7]
mark = "invented"

[savannah]
extra_dice = [1, 3, 6]
mark = "invented"

[mountain]
dice = 4
rerolls = [3]
mark = "invented"
[mountain.results.nothing]
gives = { krom = 1 }
mark = "invented"
[mountain.results.pair]
choice = [{ krom = 2 }, { krom = 1, life = 3 }, { stone = 1 }]
mark = "invented"
[mountain.results.two_pairs]
gives = { resource = 2 }
mark = "invented"
[mountain.results.three]
choice = [{ stone = 1 }, { stone = 2 }]
mark = "invented"
[mountain.results.straight]
gives = { bonus = 3 }
mark = "invented"
[mountain.results.full]
mark = "invented"
[mountain.results.four]
gives = { stone = 4, life = 1 }
mark = "invented"
[mountain.results.five]
mark = "invented"

[glacial]
cold = 2
warmth = 3
mark = "invented"

[supply]
krom = 40
wood = 6
stone = 7
bone = 5
mark = "invented"

[kromosaurus]
weight = 3
life = 6
plus = 1
destinations = ["cave", "forest"]
trophy = 2
mark = "invented"

[characters]
Ug = { weight = 10, mark = "invented" }
Og = { weight = 20, mark = "invented" }
Ag = { weight = 30, mark = "invented" }
Ig = { weight = 40, mark = "invented" }

[hunt]
fly = { dice = 1, value = 1, reward = { resource = 1 }, copies = 3, mark = "invented" }
whale = { dice = 3, value = 12, reward = { bone = 2, stone = 1, bonus = 1 }, copies = 2, mark = "invented" }

[gathering]
moss = { reward = {}, copies = 2, mark = "invented" }
log = { reward = { wood = 2 }, copies = 2, mark = "invented" }
luck = { reward = { resource = 1, krom = 1, life = 2, bonus = 1 }, copies = 1, mark = "invented" }

[evolution]
knot = { points = 1, cost = { wood = 1 }, copies = 6, mark = "invented" }
idea = { points = 1, copies = 2, mark = "invented" }
bridge = { points = 3, cost = { wood = 2, stone = 2 }, place = "forest", copies = 4, mark = "invented" }
dance = { points = 2, cost = { bone = 2 }, place = "cave", copies = 4, mark = "invented" }

[bonus]
poke = { plus = 1, copies = 3, mark = "invented" }
stampede = { dice = 3, place = "cave", mark = "invented" }
hush = { counter = true, copies = 2, mark = "invented" }
shush = { counter = true, place = "forest", copies = 2, mark = "invented" }
gift = { gain = { resource = 2, life = 1 }, mark = "invented" }
plague = { lose = { life = 2, krom = 1, resource = 2 }, copies = 2, mark = "invented" }
raid = { steal = { resource = 2, krom = 2 }, copies = 2, mark = "invented" }
forge = { pay = { resource = 1, wood = 1 }, gain = { stone = 2 }, mark = "invented" }
bazaar = { give = { krom = 1, resource = 1 }, take = { krom = 3, resource = 1 }, copies = 2, mark = "invented" }
"""

RULES = Ruleset.from_toml(OTHER_BOX)

ODD_BOX = """
[target]
points = [6, 4, 4, 3, 3]
longer = 1
[characters]
"Jean-Ug" = { weight = 10 }
"<b>Og</b>" = { weight = 20 }
"\\"Ag\\"" = { weight = 20 }
"أوغ" = { weight = 40 }
"Dr.Ig" = { weight = 50 }
"O'Ig&co" = { weight = 50 }
"Seventh" = { weight = 60 }
[bonus]
rest = { names = { en = "Rest" }, gain = { krom = 2 }, copies = 4 }
go = { names = { en = "<script>Go</script>" }, lose = { resource = 1 }, copies = 4 }
cave = { names = { en = "The Cave" }, plus = 3, copies = 4 }
wood = { names = { ar = "خشب" }, steal = { resource = 1 }, copies = 4 }
knock = { names = { en = "Head-butt" }, dice = 1, copies = 4 }
knock_2 = { names = { en = "Head-butt" }, dice = 2, copies = 2 }
no = { names = { en = "“No” \\"no\\" 'no'" }, counter = true, copies = 3 }
[rulings]
equal_weights = "roll_off"
"""
"""Names that a sane owner may have, two pairs of one weight, seven characters, ids that are words of answers."""


def odd_box(points: int) -> Ruleset:
    """The odd box with so many Evolution points, on cards of one, two and three."""
    cards = {"one": (1, points % 6), "two_sticks": (2, 0), "six_of_them": (6, points // 6)}
    lines = [
        f"{name} = {{ points = {each}, cost = {{ wood = 1 }}, copies = {copies} }}"
        for name, (each, copies) in cards.items()
    ]
    ends = 'evolution_runs_out = "ends"\n' if points < 20 else ""
    shown = f'[setup]\nplace = "cave"\nkrom = 5\nbonus = 1\nprey = 4\nevolutions = {2 if points < 20 else 4}\n'
    return Ruleset.from_toml(ODD_BOX + ends + "[evolution]\n" + "\n".join(lines) + "\n" + shown)


@pytest.mark.parametrize("points", [12, 49, 90])
def test_an_odd_box_plays_to_the_end(points):
    rules = odd_box(points)
    for seed in range(50):
        random = Random(f"{points} {seed}")
        names = random.sample(list(rules.characters), random.randint(2, 6))
        switches = {name: random.random() < 0.5 for name in ("kromosaurus", "glacial", "longer")}
        assert soak(rules, names, seed, **switches).winner in names


@pytest.mark.parametrize("points", [12, 90])
def test_an_odd_box_can_be_said_saved_and_linked(points):
    from krom_explore import Table

    rules = odd_box(points)
    table = played(Table.new(list(rules.characters)[:6], seed=points, rules=rules, kromosaurus=True), steps=400)
    for event in table.log:
        assert table.say(event)
    for card in ("rest", "go", "cave", "wood", "knock", "no", "six_of_them"):
        assert words.describe_card(card, "en", rules)
    for again in (Table.load(table.save()), Table.from_link(table.link()), Table.from_link(table.link(), rules)):
        assert (again.log, again.tape, again.rules) == (table.log, table.tape, rules)
    assert Ruleset.from_toml(rules.to_toml()) == rules


def test_a_name_that_two_cards_have_names_neither():
    names = odd_box(49).card_names("bonus")
    assert "head butt" not in names
    assert (names["rest"], names["knock"], names["knock 2"]) == ("rest", "knock", "knock_2")
    assert names["خشب"] == "wood"


@pytest.mark.parametrize("seed", range(60))
def test_full_games_on_another_box_keep_every_invariant(seed):
    random = Random(seed)
    ruled = rulings_at_random(random) if seed % 2 else {}
    rules = RULES.with_rulings(**ruled, supply=random.choice(["box", "unlimited"]))
    names = random.sample(list(RULES.characters), random.randint(2, 4))
    switches = {name: random.random() < 0.5 for name in ("kromosaurus", "glacial", "longer")}
    assert soak(rules, names, seed, **switches).winner in RULES.characters


@pytest.mark.parametrize("seed", range(3))
def test_a_table_on_another_box_can_say_save_and_explain_everything(seed):
    from krom_explore import Decision, Table

    table = Table.new(["Ig", "Ug", "Og"], seed=seed, rules=RULES, kromosaurus=True, glacial=True)
    random = Random(seed)
    for _ in range(300):
        pending = table.pending
        assert table.say(pending)
        if isinstance(pending, Decision):
            for option in pending.options:
                assert table.say(option)
            table.choose(random.choice(table.options))
        elif hasattr(pending, "winner"):
            break
        else:
            table.roll()
    for event in table.log:
        assert table.say(event)
    assert played(Table.load(table.save()), steps=0).log == table.log


@pytest.mark.parametrize(("card", "answer"), [("rest", "rest"), ("climb", "climb"), ("draw", "draw")])
def test_a_card_called_like_an_answer_keeps_its_own_words(card, answer):
    """Given a card with the id of an answer, when both are said in either order, each says what it is."""
    data = Ruleset.load().data()
    data["bonus"][card] = data["bonus"].pop("headbutt")
    for first in (True, False):
        rules = Ruleset.from_data(data)
        table = Table.new(list(rules.characters)[:2], rules=rules)
        said = [words.describe_card(card, "en", rules)] if first else []
        label = table.say(answer)
        said.append(words.describe_card(card, "en", rules))
        assert label == Table.new(list(rules.characters)[:2]).say(answer)
        assert set(said) == {words.describe_card("headbutt", "en", Ruleset.load())}
