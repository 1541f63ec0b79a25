"""Whole games played by bots, as fast as the rules run."""

from __future__ import annotations

import gc
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from krom_explore.engine.chance import SeededChance
from krom_explore.engine.ports import Answer, Decision, Event
from krom_explore.engine.table import Game
from krom_explore.engine.tape import LivePorts

from .bots import Bot


class Playout(NamedTuple):
    """How a game went."""

    position: Any
    events: list[Event]
    """Everything that happened, or nothing where the game was played without events."""


def play_out(
    game: Game, rules: Any, start: Mapping[str, Any], bots: Bot | Mapping[str, Bot], events: bool = True
) -> Playout:
    """Play a game from its start to its end. ``bots`` is one for everybody, or one for each player by name."""
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
        while position.winner is None:
            game.play_turn(position)
        return Playout(position, log)
    finally:
        if was_on:
            gc.enable()


def _each(bots: Mapping[str, Bot]) -> Callable[[Decision], Answer]:
    decide = {name: bot.decide for name, bot in bots.items()}
    return lambda decision: decide[decision.player](decision)
