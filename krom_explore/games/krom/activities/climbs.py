"""Climbs that pupils decide themselves: the best answer, and afterwards what each choice was worth."""

from __future__ import annotations

from krom_explore.engine.ports import Decision
from krom_explore.engine.table import GameTable
from krom_explore.games.face import Sight

from .. import rulebook
from ..answers import Intent, write
from ..catalogue import WORDS
from ..face import advice


def best_answer(table: GameTable) -> str:
    """What the best play answers to a pending reroll."""
    pending = table.pending
    assert isinstance(pending, Decision)
    moment = advice.here(table.seat(pending.player))
    best = list(advice.ranked(moment, table.rules)[0].keep)
    return "stop" if len(best) == len(moment.dice) else write(Intent("keep", dice=tuple(best)))


def review(table: GameTable, lang: str) -> list[str]:
    """A sentence for each choice of the climb that is over."""
    player = next(event.args["player"] for event in reversed(table.log) if event.kind == "combination")
    seat = table.seat(player)
    sight = Sight(seat, WORDS, rulebook.rule_text, lang, asked=True)
    return [advice.reviewed(sight, moment) for moment in advice.last_climb(seat.log, table.rules)]
