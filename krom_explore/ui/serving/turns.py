"""Turns: a few places for those who compute a lot, so that a core is left to everybody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Generic, TypeVar

T = TypeVar("T")


LONGEST = 1.0
"""Seconds after which a turn is given on to the next, over or not: who computes for long, or hangs, does so at the
lowest rank and keeps nobody from a turn."""


class Turns(Generic[T]):
    """So many at a time. Who has had the least of late comes next; of equals, who has waited longer."""

    def __init__(self, places: int, had: Callable[[T], tuple[float, ...]], longest: float = LONGEST):
        self._free = places
        self._had = had
        self._longest = longest
        self._waiting: list[tuple[T, asyncio.Future[None]]] = []

    @asynccontextmanager
    async def of(self, who: T) -> AsyncIterator[None]:
        if self._free > 0:
            self._free -= 1
        else:
            await self._called(who)
        with self._given_on():
            yield

    @contextmanager
    def taken(self) -> Iterator[None]:
        """The turn of somebody who is at work already. Where no place is free, the others wait for one more to end."""
        self._free -= 1
        with self._given_on():
            yield

    @contextmanager
    def _given_on(self) -> Iterator[None]:
        """At its end, or when it has lasted for long."""
        later = asyncio.get_running_loop().call_later(self._longest, self._leave)
        try:
            yield
        finally:
            if asyncio.get_running_loop().time() < later.when():
                self._leave()
            later.cancel()

    async def _called(self, who: T) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((who, turn))
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just come
                self._leave()
            raise

    def _leave(self) -> None:
        self._free += 1
        while self._waiting and self._free > 0:
            called = min(self._waiting, key=lambda each: self._had(each[0]))
            self._waiting.remove(called)
            if not called[1].done():
                called[1].set_result(None)
                self._free -= 1
