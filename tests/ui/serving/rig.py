"""A house whose tables are of wood, with a clock that the tests turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from krom_explore.ui.serving import tables as house
from krom_explore.ui.serving.seat import Seat
from krom_explore.ui.serving.tables import Tables, Waiting
from tests import own_loop


class Wood:
    """As much of a table as the house needs."""

    count = 0

    def __init__(self) -> None:
        Wood.count += 1
        self.key = f"table {Wood.count}"
        self.lines: list[Any] = []
        self.lives = True
        self.ended = False
        self.code = 0
        self.said: list[Any] = []
        self.answers = asyncio.Event()
        self.answers.set()

    async def alive(self) -> bool:
        return self.lives

    async def say(self, message: Any, turn: AbstractAsyncContextManager[None]) -> None:
        async with turn:
            self.said.append(message)
            await self.answers.wait()

    async def end(self, code: int = 0) -> None:
        self.ended, self.code = True, code

    used = 0.0
    size = 70 * 10**6
    rank = 0
    refuses = False

    def computed(self) -> float:
        return self.used

    def memory(self) -> int:
        return self.size

    def stand(self, rank: int) -> bool:
        if not self.refuses:
            self.rank = rank
        return not self.refuses


class Page:
    """The other end of a line."""

    def __init__(self, lives: bool = True):
        self.alive = lives
        self.code = 0

    async def lives(self) -> bool:
        return self.alive

    def hang_up(self, code: int) -> None:
        self.code = code


class Rig:
    """A house, its clock, and a carpenter who can be slow or fail."""

    last: Rig

    def __init__(self, ready: int, most: int, hands: int = 2):
        Rig.last = self
        self.now = 100.0
        self.slow = asyncio.Event()
        self.slow.set()
        self.broken = False
        self.calm: list[bool] = []
        self.working = self.busiest = 0
        self.tables = Tables(self.set_table, ready, most, hands, lambda: self.now)

    async def set_table(self, hurry: asyncio.Event) -> Any:
        self.calm.append(not hurry.is_set())
        self.working += 1
        self.busiest = max(self.busiest, self.working)
        try:
            await self.slow.wait()
            await asyncio.sleep(0)
            if self.broken:
                raise OSError("no room on the disk")
            return Wood()
        finally:
            self.working -= 1

    async def open(self) -> Tables:
        self.tables.begin(await self.set_table(self.tables.hurry))
        await self.settle()
        while self.tables.counts()["setting"]:
            await self.settle()
        return self.tables

    async def settle(self) -> None:
        for _ in range(50):
            await asyncio.sleep(0)

    async def later(self, seconds: float) -> None:
        self.now += seconds
        await self.tables.sweep()
        await self.settle()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for a while in real seconds does so for a moment."""
    monkeypatch.setattr(house, "AT_ONCE", 0.1)
    monkeypatch.setattr(house, "HELD", 0.1)
    monkeypatch.setattr(house, "REST", 0.01)
    monkeypatch.setattr(house, "TROUBLE", (0.01, 0.02))


def runs(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    async def tidily() -> None:
        try:
            await test()
        finally:
            await Rig.last.tables.close(0)

    def wrapped() -> None:
        own_loop.run(tidily())

    wrapped.__name__ = test.__name__
    return wrapped


async def come(tables: Tables, address: str = "a", **asked: Any) -> Seat:
    found = await tables.ask(address, **asked)
    assert isinstance(found, Seat)
    return found


async def wait(tables: Tables, address: str = "a", **asked: Any) -> Waiting:
    found = await tables.ask(address, **asked)
    assert isinstance(found, Waiting)
    return found


async def sits(tables: Tables, address: str = "a") -> Seat:
    seat = await come(tables, address)
    seat.table.lines.append(Page())
    await tables.say(seat, "hello")
    return seat
