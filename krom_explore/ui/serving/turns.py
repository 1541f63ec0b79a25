"""Turns: a few places for those who compute a lot, so that a core is left to everybody else."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Turns:
    """So many at a time. Who waits comes next by address, one after the other: many of one address take no more of
    the turns than one of another."""

    def __init__(self, places: int):
        self._free = places
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """By address; the first of them is next."""

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        await self._enter(address)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, address: str) -> None:
        if self._free:
            self._free -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(address, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it had just come
                self._leave()
            raise

    def _leave(self) -> None:
        while self._waiting:
            address = next(iter(self._waiting))
            line = self._waiting.pop(address)
            turn = line.popleft()
            if line:
                self._waiting[address] = line  # behind the others
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1
