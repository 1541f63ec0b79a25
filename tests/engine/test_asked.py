"""What was asked on the way: the same as somebody saw who went through the game step by step."""

import pytest

from krom_explore import Decision
from krom_explore.engine.ports import Roll
from tests.play import new_table, played


@pytest.mark.parametrize("since", [0, 7, 60, 90])
def test_everything_that_was_asked_is_found_with_its_moment(since):
    table = played(new_table(4, seed=3, kromosaurus=True), seed=3, steps=90)
    seen = []
    then = table.fork()
    for step in range(since, table.steps):
        then.go_to(step)
        if isinstance(then.pending, (Decision, Roll)):
            seen.append((step, len(then.log), repr(then.pending)))
    assert [(one.step, one.told, repr(one.what)) for one in table.asked(since)] == seen


def test_what_was_taken_back_was_not_asked():
    table = played(new_table(3, seed=1), seed=1, steps=40)
    before = len(table.asked())
    for _ in range(10):
        table.undo()
    after = table.asked()
    assert len(after) < before
    assert all(one.step < table.steps for one in after)


def test_a_game_that_is_over_asks_no_more():
    table = played(new_table(2, seed=4), seed=4)
    assert table.state.winner
    assert max(one.step for one in table.asked()) < table.steps


def test_a_question_is_of_one_and_a_roll_of_those_who_roll():
    table = new_table(3)
    for place in ("forest", "forest", "mountain"):
        table.choose(f"go {place}")
    table.roll()
    *choices, roll = table.asked()[:4]
    assert [one.of("Alma") for one in choices] == [True, False, False]
    assert [roll.of(name) for name in table.players] == [True, True, False]
