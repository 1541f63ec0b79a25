"""Honest visitors who click on while somebody attacks, and an eye on the server's memory."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field

import psutil

from .house import House
from .visitor import Visitor
from .wire import PATIENCE

PAUSE = 0.1
"""Seconds between two clicks of an honest visitor in a test: fast, for a person."""

SLOWEST = 10_000.0
"""Milliseconds that a click may take beside an attack. Far above what it takes: it protects from an attack that stops
everybody (75 s once), on a machine that may be busy with other tests."""

BEFORE = 10
"""Clicks of each before an attack, to compare with."""

TIMES, SLACK = 5.0, 200.0
"""How many times as long the median click may take beside an attack, and milliseconds more for a machine that has other
tests to run."""

ROOM = 80.0
"""Megabytes that the server's own process may grow by during one attack. The attacks that we know took 500 and more."""


@dataclass
class Bystanders:
    """What they saw."""

    taken: list[float] = field(default_factory=list)
    """Milliseconds of each click."""
    before: float = 0.0
    most: float = 0.0
    """Megabytes of the server's process."""

    @property
    def median(self) -> float:
        return statistics.median(self.taken)


async def click_on(visitor: Visitor, taken: list[float], pause: float) -> None:
    while True:
        taken.append(await visitor.click())
        await asyncio.sleep(pause)


async def watch(house: House, seen: Bystanders) -> None:
    while True:
        with suppress(psutil.NoSuchProcess):
            seen.most = max(seen.most, house.memory())
        await asyncio.sleep(0.05)


@asynccontextmanager
async def bystanders(house: House, count: int = 2, room: float = ROOM) -> AsyncIterator[Bystanders]:
    """So many click throughout the block. Afterwards: all were answered, none waited for long, the memory stayed."""
    house.honest += [Visitor(house.port) for _ in range(count - len(house.honest))]
    visitors = house.honest[:count]
    alone = []
    for visitor in visitors:
        await visitor.heal()
        alone += [await visitor.click() for _ in range(BEFORE)]
    most = TIMES * statistics.median(alone) + SLACK
    seen = Bystanders(before=house.memory())
    tasks = [asyncio.create_task(click_on(visitor, seen.taken, PAUSE)) for visitor in visitors]
    tasks.append(asyncio.create_task(watch(house, seen)))
    try:
        yield seen
        begun = time.perf_counter()
        last = [visitor.clicked for visitor in visitors]
        while any(visitor.clicked < count + 2 for visitor, count in zip(visitors, last, strict=True)):
            stopped = [task for task in tasks if task.done()]
            assert not stopped, f"an honest visitor was stopped: {stopped[0].exception()!r}"
            assert time.perf_counter() < begun + PATIENCE, "honest visitors are not answered any more"
            await asyncio.sleep(0.02)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for visitor in visitors:
            visitor.cut()
    assert max(seen.taken) < SLOWEST, f"somebody waited {max(seen.taken):.0f} ms for a click"
    assert seen.median < most, f"a click took {statistics.median(alone):.0f} ms before, and then {seen.median:.0f} ms"
    assert seen.most - seen.before < room, f"the server grew from {seen.before:.0f} to {seen.most:.0f} MB"
