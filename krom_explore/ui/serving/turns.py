"""Turns: a few places for those who compute a lot, so that a core is left to everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from typing import Generic, TypeVar

T = TypeVar("T")


LONGEST = 0.4
"""Seconds after which a turn is given on to whoever has had fewer. Whose bots think needs less."""

LOOK = 0.1
"""Seconds after which it is looked whether a turn is given on: at once where the next one has had far less of late."""

FAR_LESS = 2
"""How many times less that is."""


@dataclass(eq=False)
class Turn(Generic[T]):
    """Somebody's wish for a place, as long as their message is at work or waits to be."""

    who: T
    come: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when they have had a place: they may begin."""
    has: bool = False
    spent: float = 0.0
    """Seconds for which they have had a place."""
    look: asyncio.TimerHandle | None = None

    def level(self, longest: float) -> int:
        """How many turns they have had: who computes for long, or hangs, comes after those who need one."""
        return int((self.spent + LOOK / 100) / longest)


class Turns(Generic[T]):
    """So many at a time. Who has had fewer turns for what they ask comes next, of these who has had the least of late;
    of equals, who has waited longer. Who has had to give a turn on waits for another one, and goes on meanwhile."""

    def __init__(
        self,
        places: int,
        had: Callable[[T], tuple[float, ...]],
        at_turn: Callable[[T, bool], None] = lambda who, has: None,
        longest: float = LONGEST,
    ):
        self._free = places
        self._had = had
        self._at_turn = at_turn
        """Is told whose turn it is, and whose it is no longer."""
        self._longest = longest
        self._look = min(LOOK, longest)
        self._waiting: list[Turn[T]] = []

    @asynccontextmanager
    async def of(self, who: T) -> AsyncIterator[None]:
        """Who has not begun waits for a turn."""
        with self._wanted(who) as turn:
            await turn.come.wait()
            yield

    @contextmanager
    def taken(self, who: T) -> Iterator[None]:
        """Who is at work already goes on, without a turn until it is theirs."""
        with self._wanted(who) as turn:
            if not turn.has:
                self._at_turn(who, False)
            yield

    @contextmanager
    def _wanted(self, who: T) -> Iterator[Turn[T]]:
        turn = Turn(who)
        self._waiting.append(turn)
        self._hand_out()
        try:
            yield turn
        finally:
            if turn.has:
                self._end(turn)
            else:
                self._waiting.remove(turn)
            self._hand_out()

    def _hand_out(self) -> None:
        while self._waiting and self._free > 0:
            turn = min(self._waiting, key=self._order)
            self._waiting.remove(turn)
            self._free -= 1
            turn.has = True
            self._at_turn(turn.who, True)
            turn.come.set()
            self._later(turn)

    def _order(self, turn: Turn[T]) -> tuple[float, ...]:
        return turn.level(self._longest), *self._had(turn.who)

    def _later(self, turn: Turn[T]) -> None:
        turn.look = asyncio.get_running_loop().call_later(self._look, self._look_at, turn)

    def _look_at(self, turn: Turn[T]) -> None:
        """Somebody has had a place for a while: another one may need it more."""
        turn.spent += self._look
        if any(self._comes_before(each, turn) for each in self._waiting):
            self._end(turn)
            self._waiting.append(turn)
            self._hand_out()
        else:
            self._later(turn)

    def _comes_before(self, other: Turn[T], turn: Turn[T]) -> bool:
        theirs, own = other.level(self._longest), turn.level(self._longest)
        if theirs != own:
            return theirs < own
        return FAR_LESS * self._had(other.who)[0] < self._had(turn.who)[0]

    def _end(self, turn: Turn[T]) -> None:
        if turn.look:
            turn.look.cancel()
        turn.has = False
        self._free += 1
        self._at_turn(turn.who, False)
