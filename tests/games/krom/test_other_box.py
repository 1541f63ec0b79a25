"""Nothing in code assumes the bundled cards: full games on a completely different, invented box."""

from random import Random

import pytest

from krom_explore import Ruleset
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
