"""The grammar of answers: what is said is taken apart, and what is taken apart is written as the options spell it."""

import pytest

from krom_explore.games.tribu import Ruleset, Table
from krom_explore.games.tribu.answers import Intent, meant, parse, tidy, write

from .helpers import RED, drawn, ruled, scene
from .play import new_table, walk

RULES = Ruleset.load()
PLAYERS = ("Ann", "Bob", "Cy Lee")


def fields(text):
    """What the answer says, without what is empty."""
    return {name: value for name, value in parse(text, RULES)._asdict().items() if value and name != "text"}


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("draw", {"verb": "draw"}),
        ("take", {"verb": "take"}),
        ("pass", {"verb": "pass"}),
        ("discard wolf", {"verb": "discard", "card": "wolf"}),
        ("place rider", {"verb": "place", "card": "rider"}),
        ("place red_horse rider", {"verb": "place", "card": "red_horse", "chain": "rider"}),
        ("activate wolf rider", {"verb": "activate", "card": "wolf", "chain": "rider"}),
        ("swap wolf rider", {"verb": "swap", "card": "wolf", "chain": "rider"}),
        ("play draw_three", {"verb": "play", "card": "draw_three"}),
        ("play block Bob rider", {"verb": "play", "card": "block", "player": "Bob", "target": "rider"}),
        ("play block Cy Lee rider", {"verb": "play", "card": "block", "player": "Cy Lee", "target": "rider"}),
        (
            "play steal Cy Lee rider scout",
            {"verb": "play", "card": "steal", "player": "Cy Lee", "target": "rider", "chain": "scout"},
        ),
        ("use red_horse scout rider", {"verb": "use", "card": "red_horse", "chain": "scout", "target": "rider"}),
        (
            "attack wolf scout Cy Lee rider",
            {"verb": "attack", "card": "wolf", "chain": "scout", "player": "Cy Lee", "target": "rider"},
        ),
        ("protect courage scout", {"verb": "protect", "card": "courage", "chain": "scout"}),
        ("lead rider", {"verb": "lead", "card": "rider"}),
    ],
)
def test_an_answer_has_named_fields_and_is_written_as_it_was(text, said):
    assert fields(text) == said
    assert write(parse(text, RULES)) == write(Intent(**said)) == text
    assert tidy(text, RULES, PLAYERS) == text


@pytest.mark.parametrize(
    ("text", "stable"),
    [
        ("Draw", "draw"),
        ("place Red horse Rider", "place red_horse rider"),
        ("place red-horse rider", "place red_horse rider"),
        ("place Vento del deserto RIDER", "place red_horse rider"),
        ("DISCARD Feathers of Courage", "discard courage"),
        ("attack Lupo scout cy lee Rider", "attack wolf scout Cy Lee rider"),
        ("attack wolf scout BOB rider", "attack wolf scout Bob rider"),
        ("play Blocca bob the_rider", "play Blocca bob the_rider"),
        ("play Blocca bob rider", "play block Bob rider"),
        ("play ruba un diorama ann rider scout", "play steal Ann rider scout"),
        ("play Pesca 3 carte", "play draw_three"),
        ("Multidiorama", "multidiorama"),
        ("red totem", "red_totem"),
    ],
)
def test_what_people_say_is_tidied(text, stable):
    assert tidy(text, RULES, PLAYERS) == stable


@pytest.mark.parametrize("text", ["", "xyzzy", "place unicorn", "discard wolf bison", "attack wolf rider Zoe scout"])
def test_what_is_not_understood_stays_as_it_came(text):
    assert tidy(text, RULES, PLAYERS) == text
    assert not meant(text, RULES, PLAYERS).understood or meant(text, RULES, PLAYERS).player not in PLAYERS


@pytest.mark.parametrize("names", [["rider", "scout"], ["draw", "pass"], ["Bob rider", "Bob"], ["wolf wolf", "!"]])
def test_a_player_may_be_called_like_anything(names):
    """Ids are single words in their places; what is left between them is the name."""
    chains = {"rider": {"vases": RED["rider"][:1], "active": "wolf"}, "scout": {"vases": ["red_mask"]}}
    players = {names[0]: {"chains": chains}, names[1]: {"chains": {"rider": {"vases": ["blue_statue"]}}}}
    table = Table.scenario({"players": players})
    answer = f"attack wolf rider {names[1]} rider"
    assert answer in table.options
    assert parse(answer, RULES).player == names[1]
    table.choose(answer.upper() if names[1] != "!" else answer)
    assert table.tape == [answer]


@pytest.mark.parametrize("seed", range(6))
def test_every_option_of_a_game_is_understood_and_written_alike(seed):
    rules = ruled(leaders="chosen", second_block="adds") if seed % 2 else RULES
    for table in walk(new_table(2 + seed % 3, seed, rules), seed, 400):
        for option in table.options:
            assert parse(option, table.rules).understood, option
            assert write(parse(option, table.rules)) == tidy(option, table.rules, table.players) == option


def test_a_card_may_be_called_like_a_verb():
    rules = RULES.with_changes(
        {
            "dioramas.draw": {"vase": "horse", "colour": "red", "copies": 2},
            "events.pass": {"destroys": 1, "copies": 2},
            "actions.place": {"draw": 1, "copies": 2},
        }
    )
    table = scene({"chains": {"rider": {"vases": ["red_statue"]}}, "hand": ["draw", "pass", "place"]}, rules=rules)
    drawn(table, "pass")
    for answer in ("place draw rider", "activate pass rider", "play place", "discard draw"):
        assert answer in table.options
        assert parse(answer, rules).understood


def test_names_that_begin_each_other_take_no_time():
    """A box may call its cards a, a a, a a a and so on; what somebody writes is still read at once."""
    names = {f"dioramas.red_{vase}.names": {"en": " ".join("a" * (3 + at))} for at, vase in
             enumerate(("statue", "horse", "flag", "drum", "mask"))}  # fmt: skip
    people = {f"characters.{name}.names": {"en": " ".join("a" * (1 + at))} for at, name in enumerate(RULES.characters)}
    rules = RULES.with_changes({**names, **people})
    text = "attack " + "a " * 200
    assert tidy(text.strip(), rules, ["a", "a a"]) == text.strip()
