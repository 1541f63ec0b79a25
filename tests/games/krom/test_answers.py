"""The grammar of answers: what is said is taken apart, and what is taken apart is written as the options spell it."""

import pytest

from krom_explore import Ruleset, Table
from krom_explore.games.krom.answers import Intent, Names, amounts, parse, tidy, write
from tests.play import new_table, walk

from .helpers import alone, scene

RULES = Ruleset.load()


def fields(text, rules=RULES):
    """What the answer says, without what is empty."""
    said = parse(text, rules)._asdict()
    return {name: value for name, value in said.items() if value and name != "text"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("go forest", {"verb": "go", "place": "forest"}),
        ("rest", {"verb": "rest"}),
        ("buy wood", {"verb": "buy", "good": "wood"}),
        ("hunt dodo +1", {"verb": "hunt", "card": "dodo", "bought": 1}),
        ("keep 2 2 6", {"verb": "keep", "dice": (2, 2, 6)}),
        ("claim two_pairs", {"verb": "claim", "combination": "two_pairs"}),
        ("take wood bone", {"verb": "take", "picks": ("wood", "bone")}),
        ("take 2stone+bonus", {"verb": "take", "picks": ("2stone+bonus",)}),
        ("give stone", {"verb": "give", "picks": ("stone",)}),
        ("realise torch", {"verb": "realise", "card": "torch"}),
        ("play headbutt", {"verb": "play", "card": "headbutt"}),
        ("play termites Karok wood", {"verb": "play", "card": "termites", "target": "Karok", "picks": ("wood",)}),
        (
            "play unfair_trade Karok bone wood stone",
            {"verb": "play", "card": "unfair_trade", "target": "Karok", "paid": ("bone",), "picks": ("wood", "stone")},
        ),
        ("counter no_you_dont", {"verb": "counter", "card": "no_you_dont"}),
        ("victim Mörhy", {"verb": "victim", "target": "Mörhy"}),
        ("rob nothing", {"verb": "rob", "good": "nothing"}),
    ],
)
def test_an_answer_has_named_fields_and_is_written_as_it_was(text, said):
    assert fields(text) == said
    assert write(parse(text, RULES)) == write(Intent(**said)) == text


@pytest.mark.parametrize(
    ("text", "stable"),
    [
        ("hunt cave bear", "hunt cave_bear"),
        ("Hunt Cave Bear +1", "hunt cave_bear +1"),
        ("hunt cave-bear +2", "hunt cave_bear +2"),
        ("play Head-butt", "play headbutt"),
        ("PLAY HEADBUTT", "play headbutt"),
        ("counter No, you don’t!", "counter no_you_dont"),
        ("play échange équitable karok wood stone", "play fair_trade Karok wood stone"),
        ("play fair trade KAROK wood stone", "play fair_trade Karok wood stone"),
        ("victim morhy", "victim Mörhy"),
        ("claim two pairs", "claim two_pairs"),
        ("keep 6 2 2", "keep 2 2 6"),
        ("take bone wood", "take wood bone"),
        ("cave bear", "cave_bear"),
        ("Mountain", "mountain"),
    ],
)
def test_what_people_say_is_tidied(text, stable):
    assert tidy(text, RULES) == stable


@pytest.mark.parametrize("text", ["", "xyzzy", "hunt unicorn", "go to the moon", "keep seven", "play headbutt Karok"])
def test_what_is_not_understood_stays_as_it_came(text):
    assert tidy(text, RULES) == text
    assert not parse(text, RULES).understood


@pytest.mark.parametrize("seed", range(6))
def test_every_option_of_a_game_is_understood_and_written_alike(seed):
    for table in walk(new_table(2 + seed % 5, seed, kromosaurus=seed % 2 == 0), seed, 400):
        for option in table.options:
            assert parse(option, table.rules).understood, option
            assert write(parse(option, table.rules)) == tidy(option, table.rules) == option


def test_a_card_may_be_called_like_a_verb():
    """A prey with the id rest, an Evolution with the id done, a Bonus card with the id climb."""
    rules = RULES.with_changes({
        "hunt.rest": {"dice": 1, "value": 1, "reward": {"krom": 1}, "mark": "invented"},
        "evolution.done": {"points": 1, "cost": {"wood": 1}, "mark": "invented"},
        "bonus.climb": {"gain": {"krom": 1}, "mark": "invented"},
    })  # fmt: skip
    seat = {"place": "savannah", "wood": 1, "bonus": ["climb"]}
    table = alone(seat, rules=rules, prey=["rest"], evolutions=["done"])
    for answer in ("play climb", "realise done"):
        table.choose(answer)
        while not table.options:
            table.roll()
    table.choose("hunt Rest")
    table.roll([1])
    table.roll()
    assert (table.state.players["Alma"].krom, table.state.players["Alma"].points) == (5 + 1 + 1, 1)
    table.choose("done")


def test_a_card_with_such_an_id_can_be_drawn_as_told():
    rules = RULES.with_changes({"gathering.draw": {"reward": {"krom": 1}, "mark": "invented"}})
    table = alone({"place": "forest"}, rules=rules)
    table.choose("draw")
    table.roll("draw")
    assert table.state.players["Alma"].krom == 5 + 1


def test_a_draw_is_told_by_the_printed_name():
    table = alone({"place": "forest"})
    table.choose("draw")
    table.roll("Whole Trunk")
    assert table.log[-1].kind == "gained"


def test_the_longest_name_that_fits_is_meant():
    rules = RULES.with_changes({"hunt.cave": {"dice": 1, "value": 3, "reward": {"krom": 1}, "mark": "invented"}})
    assert tidy("hunt cave bear", rules) == "hunt cave_bear"
    assert tidy("hunt cave +1", rules) == "hunt cave +1"


def test_an_option_never_turns_into_another_card():
    """A card printed “Torch Karok” does not take the place of “torch” played on Karok."""
    card = {"mark": "invented", "lose": {"krom": 1}}
    names = {"big_torch": "Little torch", "other": "Big torch Karok"}
    rules = RULES.with_changes({f"bonus.{each}": {**card, "names": {"en": name}} for each, name in names.items()})
    assert tidy("play big_torch Karok", rules) == "play big_torch Karok"
    assert tidy("play Little torch Karok", rules) == "play big_torch Karok"


def test_characters_may_be_called_like_cards_and_goods_and_in_any_letters():
    changes = {"characters.Alma": None, "characters.Karok": None, "characters.Kolos": None, "bonus.termites.copies": 3}
    for weight, name in enumerate(("wood", "Termites", "علياء"), 200):
        changes[f"characters.{name}"] = {"weight": weight, "mark": "invented"}
    rules = RULES.with_changes(changes)
    table = scene(
        {
            "Grouma": {"place": "cave", "bonus": ["termites", "termites", "termites"]},
            "wood": {"place": "forest", "wood": 1},
            "Termites": {"place": "savannah", "wood": 1},
            "علياء": {"place": "mountain", "wood": 1},
        },
        rules=rules,
    )
    for name in ("wood", "Termites", "علياء"):
        assert f"play termites {name} wood" in table.options
        table.choose(f"play termites {name} wood")
        assert table.state.players[name].wood == 0


def test_a_name_may_have_quotes_and_blanks():
    names = Names({"D'Arok": (), 'Old "Kol"': (), "Old": ()})
    assert next(names.fits(["D'Arok", "wood"])) == ("D'Arok", ["wood"])
    assert next(names.fits(["Old", '"Kol"', "wood"])) == ('Old "Kol"', ["wood"])
    assert next(names.fits(["darok"])) == ("D'Arok", [])


def test_amounts_of_a_choice():
    assert amounts(["2stone+bonus", "wood"]) == [("stone", 2), ("bonus", None), ("wood", None)]


def test_a_card_is_called_by_name_at_the_table():
    table = Table.scenario({"phase": "actions", "prey": ["cave_bear"], "players": {
        "Alma": {"place": "savannah"}, "Kolos": {"life": 0}}})  # fmt: skip
    assert table.why_not("hunt Cave Bear +1") is None
    table.choose("hunt cave bear +1")
    assert table.tape == ["hunt cave_bear +1"]
