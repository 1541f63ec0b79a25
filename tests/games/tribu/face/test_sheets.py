"""The sheets: names for a new game, any position in the editor, the chapters' positions with any box."""

import pytest

from krom_explore import BadInput, Decision
from krom_explore.games.face import Opening
from krom_explore.games.tribu import Ruleset, Table, face
from krom_explore.games.tribu.face.new_game import NAMES, called, friendly
from tests.games.tribu.helpers import RED, scene

RULES = Ruleset.load()


def deal(**values):
    return face.NEW_GAME.deal({"seed": 1, **values}, RULES)


# --- a new game


def test_who_says_nothing_has_friendly_names():
    table, me = deal(players=4)
    assert table.players == NAMES[:4]
    assert me == "Ada"


def test_names_are_taken_as_they_are_and_the_missing_ones_filled_up():
    table, me = deal(players=3, name1="Zoe  Quist", name2="Ada")
    assert table.players == ("Zoe Quist", "Ada", "Bruno")
    assert me == "Zoe Quist"


@pytest.mark.parametrize(
    ("names", "words"),
    [
        ({"name1": ""}, "A name is missing"),
        ({"name1": "Ann", "name2": "ann"}, "Somebody is called “ann” already"),
        ({"name1": "x" * 25}, "from 1 to 24"),
        ({"name2": "a\u200bb"}, "that can be seen"),
    ],
)
def test_a_name_that_cannot_be_is_refused_with_a_sentence(names, words):
    with pytest.raises(BadInput) as refused:
        deal(players=2, **names)
    assert words in refused.value.sentence()


def test_the_sheet_has_a_field_for_each_name():
    table, _ = deal(players=3)
    names = [field.name for field in face.NEW_GAME.fields(RULES, table)]
    assert names == ["players", "name1", "name2", "name3", "seed"]


def test_there_are_names_for_any_number():
    taken = called((), RULES, 4)
    some = friendly(taken)
    more = [next(some) for _ in range(10)]
    assert len({*taken, *more}) == 14


# --- the editor


def entered(table, fields):
    """What stands in the fields, where the table has filled them in."""
    read = face.EDITOR.read(table)
    assert set(read) <= set(fields)
    return {name: field.entry(read[name], "en") if name in read else field.value for name, field in fields.items()}


def filled(table):
    """What stands in the fields, and the scenario that they make again."""
    fields = {field.name: field for field in face.EDITOR.fields(table.rules)}
    values = entered(table, fields)
    return values, face.EDITOR.make({name: field.meant(values[name]) for name, field in fields.items()}, table.rules)


def test_a_position_comes_back_from_its_fields():
    table = scene(
        {"total": 7, "chains": {"rider": {"vases": RED["rider"], "totem": "red_totem", "active": "wolf"}, "scout": {}}},
        {"chains": {"shaman": {"vases": ["blue_horse"], "blocks": ["block"]}}},
        others={"Cem Ö": {"leader": "hunter", "hand": ["red_mask"]}},
        discard=["red_horse", "steal"], played=["draw_three"], mover="Bob", turn=3, challenge=2,
    )  # fmt: skip
    values, made = filled(table)
    assert values["1.rider"] == "Rider, Red statue, Red horse, Red flag, Red totem"
    assert values["1.rider.beside"] == "Wolf"
    assert values["2.shaman.beside"] == "Block"
    again = Table.scenario(made, rules=table.rules, seed=table.seed)
    assert again.state == table.state


def test_a_new_game_can_be_read_too():
    values, made = filled(Table.new(["Ann", "Bob"], seed=3))
    assert (values["1.name"], values["2.name"], values["3"]) == ("Ann", "Bob", False)
    assert list(made["players"]) == ["Ann", "Bob"]


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("players.Bo B.hand[2]", "2.hand"),
        ("players.Bo B.chains.rider.vases[0]", "2.rider"),
        ("players.Bo B.chains.rider.totem", "2.rider"),
        ("players.Bo B.chains.rider.active", "2.rider.beside"),
        ("players.Bo B.chains.rider.blocks[0]", "2.rider.beside"),
        ("players.Bo B.leader", "2.leader"),
        ("players[1]", "2.name"),
        ("discard[3]", "discard"),
        ("mover", "mover"),
    ],
)
def test_a_fault_is_shown_at_its_field(path, field):
    entries = {"1": True, "1.name": "Ann", "2": True, "2.name": "Bo B", "3": False, "3.name": "Cem"}
    assert face.EDITOR.field_of(path, entries) == field


@pytest.mark.parametrize(
    ("field", "entry", "words"),
    [
        ("1.rider", "Rider, Red flag", "cannot be vase number 1"),
        ("1.rider.beside", "Wolf, Bison", "at most 1 card"),
        ("2.name", "Ada", "already"),
        ("1.scout", "Rider", "no card “rider” that could be here"),
        ("mover", "3", "one of these"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_a_sentence(field, entry, words):
    fields = {one.name: one for one in face.EDITOR.fields(RULES)}
    table = Table.scenario(face.first_scenario(RULES), rules=RULES)
    values = entered(table, fields) | {field: entry}
    with pytest.raises(BadInput) as refused:
        laid(fields, values)
    assert words in refused.value.sentence()


def laid(fields, values):
    """The table that the fields set."""
    meant = {name: field.meant(field.checked(values[name])) for name, field in fields.items()}
    return Table.scenario(face.EDITOR.make(meant, RULES), rules=RULES)


# --- the chapters


def positions():
    return [(name, key) for name, chapter in face.CHAPTERS.items() for key in chapter.tries]


@pytest.mark.parametrize(("name", "key"), positions())
def test_every_position_of_a_chapter_asks_something(name, key):
    table = Table.scenario(face.CHAPTERS[name].tries[key].scenario, rules=RULES)
    assert isinstance(table.pending, Decision)


def test_another_box_has_the_same_positions_with_its_own_cards():
    other = Ruleset.from_toml(RULES.to_toml().replace("[dioramas.red_statue]", "[dioramas.idol]"))
    opening = face.CHAPTERS["chain"].tries["first"]
    assert "idol" in face.table_of(opening, other).state.players["Ada"].hand


def test_a_box_without_such_cards_has_a_new_game():
    other = Ruleset.from_toml(RULES.to_toml().replace("destroys = 2", "destroys = 3"))
    table = face.table_of(face.CHAPTERS["attack"].watch.opening, other)
    assert table.players == ("Ada", "Bruno")
    assert table.state.turn == 1
    assert not table.state.players["Ada"].chains


def test_a_position_may_be_a_new_game():
    assert face.table_of(Opening(new={"players": ["Ann", "Bob", "Cem"]}), RULES).players == ("Ann", "Bob", "Cem")


def test_the_numbers_of_a_chapter_are_those_of_the_box():
    told = [(one.label, one.value) for one in face.CHAPTERS["scoring"].numbers(RULES, "en")]
    assert ("To win", "100 spheres") in told
    assert ("4 players close a challenge with", "3 complete chains") in told
    assert [one.value for one in face.CHAPTERS["attack"].numbers(RULES, "en")] == [
        "destroys 1 vase",
        "destroys 2 vases",
    ]
    assert all(one.mark == "printed" for one in face.CHAPTERS["protection"].numbers(RULES, "en"))
