"""Tribù on the kernel's table: answers, chance, undo, saves and links, forks, exact enumeration."""

import json
from fractions import Fraction

import pytest

from krom_explore import BadInput, Decision, Draw, Illegal, Over
from krom_explore.engine import record
from krom_explore.games.tribu import Ruleset, Table
from krom_explore.lab import RandomBot, play_on, play_out

from .helpers import IDLE, RED, drawn, everything, scene
from .play import new_table, played, walk


def glance(table):
    return repr(table.pending), table.state, table.log, table.tape


def test_table_answers():
    """A fixed list of answers; anything else is refused, with its rule, and changes nothing."""
    table = new_table(2)
    before = everything(table)
    for nonsense in ("fly to the moon", "", 7, None, "draw " * 200, "\ud800", "place " + "x" * 600):
        with pytest.raises(Illegal) as refused:
            table.choose(nonsense)
        assert table.say(refused.value.reason)
    assert everything(table) == before


def test_table_chance():
    """What is due comes first, from the seed or as told, and only what can come."""
    table = new_table(2, seed=4)
    table.choose("draw")
    assert isinstance(table.pending, Draw)
    assert table.why_not("draw").rule == "table.chance"
    with pytest.raises(Illegal, match="deck"):
        table.roll("unicorn")
    told = table.fork()
    told.roll("Red horse")
    assert told.tape[-1] == "card red_horse"
    again = table.fork()
    table.roll()
    again.roll()
    assert table.log == again.log


def test_table_over():
    table = played(new_table(2, seed=1), seed=1)
    assert isinstance(table.pending, Over)
    assert table.why_not("draw").rule == "table.over"
    assert table.state.players[table.pending.winner].total >= 100


def test_table_undo():
    """Every step can be taken back and played again."""
    table = played(new_table(3, seed=6), seed=6, steps=60)
    pictures = [table.state]
    while table.can_undo:
        table.undo()
        pictures.append(table.state)
    for picture in reversed(pictures[:-1]):
        table.redo()
        assert table.state == picture


def test_table_room(monkeypatch):
    monkeypatch.setattr(record, "MOST_STEPS", 5)
    table = new_table(2)
    for _ in walk(table, steps=5):
        pass
    assert table.full
    assert table.why_not("draw").rule == "table.room"


# --- records


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ruled", [{}, {"leaders": "chosen", "second_block": "adds", "discard_again": "forbidden"}])
def test_saves_and_links_bring_the_same_table_back(players, ruled):
    rules = Ruleset.load().with_rulings(**ruled)
    table = played(new_table(players, seed=5, rules=rules), seed=players, steps=250)
    for again in (Table.load(table.save()), Table.from_link(table.link())):
        assert glance(again) == glance(table)
        assert again.rules == rules
        assert again.save() == table.save()


def test_a_whole_game_can_be_kept():
    """All of its challenges, from the first card to the last."""
    table = played(new_table(4, seed=2), seed=2)
    assert table.state.challenge > 1
    assert len(table.save()) < record.LARGEST
    assert glance(Table.from_link(table.link())) == glance(table)


def test_a_loaded_game_goes_on_as_the_saved_one_would_have():
    table = played(new_table(3, seed=8), steps=100)
    again = Table.load(table.save())
    assert played(table, seed=5, steps=200).log == played(again, seed=5, steps=200).log


def test_a_fork_goes_its_own_way():
    table = played(new_table(3, seed=8), steps=40)
    before = table.save()
    ways = [played(table.fork(), seed, 60).tape for seed in (1, 2)]
    assert table.save() == before
    assert ways[0] != ways[1]


def test_a_scenario_and_a_box_of_ones_own_travel_with_the_game():
    rules = Ruleset.load().with_changes({"characters.rider.spheres": 9, "goal.spheres": 60})
    table = played(scene({"chains": {"rider": {"vases": RED["rider"]}}}, rules=rules), steps=30)
    again = Table.from_link(table.link())
    assert glance(again) == glance(table)
    assert again.rules.characters["rider"].spheres == 9


def test_a_position_as_code_brings_the_table_back():
    table = drawn(scene(), "red_horse")
    names = {}
    exec(table.code(test=True), names)
    names["test_position"]()
    assert "from krom_explore.games.tribu import Table" in table.code()


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"tape": ["draw", "card unicorn"]}, "tape[1]"),
        ({"tape": ["fly"]}, "tape[0]"),
        ({"tape": ["draw", "roll 3"]}, "tape[1]"),
        ({"start": {"players": ["Ann"]}}, "players"),
        ({"start": {"players": ["Ann", "Bob"], "dice": 3}}, "dice"),
        ({"start": {"seed": 1}}, "players"),
        ({"start": {"scenario": {"players": {}}}}, "players"),
        ({"start": {"scenario": []}}, ""),
        ({"game": "krom"}, "game"),
    ],
    ids=str,
)
def test_a_damaged_save_is_refused_with_the_field(changes, path):
    data = json.loads(new_table(2).save()) | changes
    with pytest.raises(BadInput) as bad:
        Table.load(json.dumps(data))
    assert bad.value.path == path
    assert bad.value.say()


def test_every_moment_of_a_game_can_be_looked_back_to():
    table = played(new_table(2, seed=3), seed=3, steps=80)
    first = table.first_moment
    for events in range(first, len(table.log) + 1):
        assert table.state_after(events).players.keys() == table.state.players.keys()
    assert table.state_after(len(table.log)) == table.state
    assert table.state_after(first).players["Ann"].hand == ()


# --- bots and enumeration

MOST_TURNS = 20_000
"""A turn is one player's here, and four who play at random need some thousands of them."""


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_bots_play_to_the_end(players):
    rules = Ruleset.load()
    start = {"players": ["Ann", "Bob", "Cy", "Dee"][:players], "seed": players}
    end = play_out(Table.game, rules, start, RandomBot(players), most_turns=MOST_TURNS)
    assert end.position.winner in start["players"]
    assert end.events[-1].kind == "won"


def test_bots_play_a_table_on():
    table = play_on(new_table(2, seed=1), "random")
    assert isinstance(table.pending, Over)


def test_the_chances_of_a_draw_are_those_of_the_deck():
    """From five known hands: 90 cards are left, of which 12 help a Rider with a statue. All as Fractions."""
    table = scene({"chains": {"rider": {"vases": ["red_statue"]}}})
    table.choose("draw")
    found = table.outcomes()
    fits = {f"place {card} rider" for card in ("red_horse", "blue_horse", "multidiorama")}
    helps = found.chance(lambda end: isinstance(end.pending, Decision) and bool(fits & set(end.pending.options)))
    left = 100 - len(IDLE) * 2 - 2
    assert helps == Fraction(12, left)
    assert sum(outcome.probability for outcome in found) == 1


def test_a_rebuilt_deck_is_enumerated_too():
    table = scene(discard=["red_horse", "wolf"])
    table.choose("draw")
    assert sum(outcome.probability for outcome in table.outcomes(until="drew")) == 1
