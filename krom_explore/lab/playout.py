"""Whole games played by bots, as fast as the rules run."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from krom_explore.engine import checks
from krom_explore.engine.chance import SeededChance
from krom_explore.engine.faults import NoEnd
from krom_explore.engine.game import Game
from krom_explore.engine.ports import Answer, Decision, Event, Over
from krom_explore.engine.table import GameTable
from krom_explore.engine.tape import LivePorts

from .bots import PERSON, Bot, answer_at

MOST_TURNS = 2_000
"""At random it takes 60 turns on average. A bot can be so dull, or a box so poor, that nobody ever wins."""

AnyTable = TypeVar("AnyTable", bound=GameTable)


class Playout(NamedTuple):
    """How a game went."""

    position: Any
    events: list[Event]
    """Everything that happened, or nothing where the game was played without events."""


def play_out(
    game: Game,
    rules: Any,
    start: Mapping[str, Any],
    bots: Bot | Mapping[str, Bot],
    events: bool = True,
    most_turns: int = MOST_TURNS,
) -> Playout:
    """Play a game from its start to its end. ``bots`` is one for all, or one for each by name.

    Where nobody has won after ``most_turns``, ``NoEnd`` is raised: a bot that always takes the first answer can go on
    for ever.
    """
    checks.whole("most_turns", most_turns, 1)
    log: list[Event] = []
    decide = _each(bots) if isinstance(bots, Mapping) else bots.decide
    ports = LivePorts(SeededChance(start.get("seed", 0)), decide, log if events else None)
    # A game makes no reference cycles: searching for them would only take time. The collector is on again when the
    # caller has the result, and by the time it looks, most callers have counted what they wanted and let it go.
    was_on = gc.isenabled()
    gc.disable()
    try:
        position = game.begin(rules, start, ports)
        position.plug(ports)
        turns = 0
        while position.winner is None:
            if turns == most_turns:
                raise NoEnd(turns)
            game.play_turn(position)
            turns += 1
        return Playout(position, log)
    finally:
        if was_on:
            gc.enable()


def _each(bots: Mapping[str, Bot]) -> Callable[[Decision], Answer]:
    decide = {name: bot.decide for name, bot in bots.items()}
    return lambda decision: decide[decision.player](decision)


def play_on(table: AnyTable, level: str | Mapping[str, str] = "normal") -> AnyTable:
    """Let bots play a table on, to its end or until it is full: all of it is on its tape.

    ``level`` is one for all seats or one for each; where a person has a seat, until the person is asked.
    """
    while not isinstance(table.pending, Over) and not table.full:
        if isinstance(table.pending, Decision):
            asked = table.pending.player
            theirs = level if isinstance(level, str) else level[asked]
            if theirs == PERSON:
                break
            table.choose(answer_at(table, theirs))
        else:
            table.roll()
    return table
