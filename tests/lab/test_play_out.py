"""Whole games played fast: they end, or it is said that they do not."""

import gc

import pytest

from krom_explore import BadInput, Ruleset, Table
from krom_explore.engine.faults import NoEnd
from krom_explore.lab import RandomBot, play_out

START = {"players": ["Alma", "Kolos"], "seed": 1}


class FirstAnswer:
    """A bot that never tries to win."""

    def decide(self, decision):
        return decision.options[0]


def test_a_bot_that_goes_on_for_ever_is_stopped_with_a_sentence():
    with pytest.raises(NoEnd, match=r"Nobody has won after 2,?000 turns: these bots, with this box"):
        play_out(Table.game, Ruleset.load(), START, FirstAnswer())
    assert gc.isenabled()


def test_a_game_may_take_exactly_as_many_turns_as_it_is_given():
    turns = play_out(Table.game, Ruleset.load(), START, RandomBot()).position.turn
    assert play_out(Table.game, Ruleset.load(), START, RandomBot(), most_turns=turns).position.turn == turns
    with pytest.raises(NoEnd):
        play_out(Table.game, Ruleset.load(), START, RandomBot(), most_turns=turns - 1)


@pytest.mark.parametrize("wrong", [0, -1, 1.5, "10"])
def test_a_number_of_turns_that_cannot_be_is_refused(wrong):
    with pytest.raises(BadInput, match="most_turns"):
        play_out(Table.game, Ruleset.load(), START, RandomBot(), most_turns=wrong)
