"""Chance in imagined games: the same luck for every answer that is tried out, so that only the answer differs.

Whoever rolls for something in a turn rolls the same, and the next card of a deck lies as deep in it, whatever else has
happened in the game so far.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from random import Random
from typing import Any

from krom_explore.engine.ports import NOTHING, SIDES, Answer, Decision, Dice

from ..state import State


class Luck:
    """The chance of one imagined game, kept for the next answer: a number from 0 to 1 for every occasion."""

    __slots__ = ("_kept", "_random")

    def __init__(self, random: Random):
        self._random = random.random
        self._kept: dict[Hashable, list[float]] = {}

    def number(self, occasion: Hashable, time: int) -> float:
        """What falls on an occasion, the first time, the second, ..."""
        kept = self._kept.setdefault(occasion, [])
        if time == len(kept):
            kept.append(self._random())
        return kept[time]


class LuckyPorts:
    """Ports for one answer that is tried out: answers from ``decide``, chance from a luck, events to nobody."""

    __slots__ = ("_game", "_luck", "_times", "ask")

    def __init__(self, game: State, luck: Luck, decide: Callable[[Decision], Answer]):
        self.ask = decide
        self._game = game
        self._luck = luck
        self._times: dict[Hashable, int] = {}

    def number(self, who: str, purpose: str) -> float:
        """What falls to somebody in this turn."""
        occasion = (self._game.turn, who, purpose)
        time = self._times.get(occasion, 0)
        self._times[occasion] = time + 1
        return self._luck.number(occasion, time)

    def ask_together(self, decisions: Sequence[Decision]) -> list[Answer]:
        return list(map(self.ask, decisions))

    def roll(
        self,
        who: tuple[str, ...],
        dice: tuple[int, ...],
        purpose: str,
        sides: int = SIDES,
        about: Mapping[str, Any] = NOTHING,
    ) -> Dice:
        return [faces(self.number(name, purpose), count, sides) for name, count in zip(who, dice, strict=True)]

    def draw(self, deck: str, cards: Sequence[str], owner: str | None = None) -> str:
        return cards[int(self.number(deck, "draw") * len(cards))]

    def tell(self, kind: str, rule: str, /, **args: Any) -> None:
        pass

    def tell_only(self, players: tuple[str, ...], secret: str, kind: str, rule: str, /, **args: Any) -> None:
        pass


def faces(number: float, dice: int, sides: int) -> list[int]:
    """So many dice from one number: who rolls more of them rolls the first ones alike."""
    found = []
    for _ in range(dice):
        number *= sides
        face = int(number)
        number -= face
        found.append(face + 1)
    return found
