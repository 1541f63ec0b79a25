"""Tribù in the terminal: a whole game, typed."""

from krom_explore.engine.ports import Over
from krom_explore.games.tribu import Table
from tests.test_terminal import typed


def test_a_whole_game_by_typing_ones():
    table = Table.new(["Ann", "Bob"], seed=3)
    said = typed(table, "help", *["1"] * 5000)
    assert isinstance(table.pending, Over)
    assert table.say(table.log[-1]) in said


def test_an_answer_that_is_not_allowed_is_explained_with_its_rule():
    table = Table.new(["Ann", "Bob"], seed=3)
    table.choose("draw")
    table.roll()
    assert f"{table.why_not('draw').rule}:" in typed(table, "draw")
