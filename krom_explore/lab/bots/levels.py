"""The levels of bots. What a level means in a game stands in that game's folder; without any, every level is random."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from random import Random
from types import ModuleType

from krom_explore.engine import checks
from krom_explore.engine.ports import Answer, Decision
from krom_explore.engine.seat import Seat
from krom_explore.engine.table import GameTable
from krom_explore.odds.spread import Said

from .random import RandomBot
from .thought import Thinker, Thought

RANDOM = "random"
LEVELS = ("easy", "normal", "hard")
"""From the weakest to the strongest."""
PERSON = "person"
"""Not a bot: somebody who answers for themselves."""


def answer_at(table: GameTable, level: str = "normal") -> Answer:
    """What a bot of that level in the seat that is asked answers.

    It depends on the moment and on what the seat may know of it alone: undo and redo find the same.
    """
    return thought_at(table, level).answer


def reason_at(table: GameTable, level: str, lang: str = "en") -> str:
    """Why a bot of that level would answer so. To be told when the answer has been seen."""
    return thought_at(table, level).why.say(lang)


def thought_at(table: GameTable, level: str = "normal") -> Thought:
    """The answer of a bot of that level, and why."""
    game = game_of(table)
    checks.one_of("level", level, (RANDOM, *levels_of(game)))
    asked = table.pending
    assert isinstance(asked, Decision)
    seat = table.seat(asked.player)
    moment = f"{table.seed} {table.steps}"
    bots = bots_of(game)
    if level == RANDOM or not bots:
        return at_random(seat, moment)
    return bots[level](seat, Random(f"{level} {moment}"))


def at_random(seat: Seat, moment: str) -> Thought:
    asked = seat.pending
    assert isinstance(asked, Decision)
    return Thought(RandomBot(moment).decide(asked), Said("bot-why-random", {"player": asked.player}))


def levels_of(game: ModuleType) -> tuple[str, ...]:
    """The levels that one can choose in a game, from the weakest to the strongest: those that it brings."""
    bots = bots_of(game)
    return tuple(level for level in LEVELS if level in bots) or LEVELS


def bots_of(game: ModuleType) -> Mapping[str, Thinker]:
    """The bots that a game's package brings as ``BOTS``."""
    bots: Mapping[str, Thinker] = getattr(game, "BOTS", {})
    return bots


def game_of(table: GameTable) -> ModuleType:
    """The package of the game that is played at a table."""
    home = import_module(type(table.game).__module__).__package__
    assert home is not None
    return import_module(home)
