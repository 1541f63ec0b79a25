"""Who waits for a table: places in line, kept as long as somebody asks."""

from __future__ import annotations

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

AT_ONCE = 0.4
"""Seconds within which somebody who has just come knows whether there is a table."""

HELD = 8.0
"""Seconds that somebody who waits is kept on the line before the answer is: still waiting."""

AWAY = 2.0
"""Seconds between two questions of somebody who waits. A table that comes meanwhile is kept for them."""

FORGOTTEN = 20.0
"""Seconds after which somebody who waits and does not ask again has left."""

MOST = 300
"""How many may wait in all, and from one address; more are asked to come again later."""
MOST_FROM_ONE = 150


class TooMany(Exception):
    """Too many wait already."""


@dataclass(eq=False)
class Waiter:
    """Somebody who waits."""

    address: str
    asked: float
    """When they last asked, or heard the answer."""
    place: tuple[int, bool] = (0, False)
    """Which one in line they are, and whether all tables are taken before it is their turn."""
    ticket: str = field(default_factory=lambda: secrets.token_hex(16))
    returns: bool = False
    """Whether they had a table that died."""
    asking: int = 0
    """Questions of theirs that are on the line just now."""
    given: Any = None
    """What they waited for."""
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def take(self) -> Any:
        """What they waited for, once: another question of theirs does not get it again."""
        given, self.given = self.given, None
        return given

    async def hear(self, seconds: float) -> None:
        """Wait until there is news."""
        self.news.clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.news.wait(), seconds)


class Line:
    """All who wait, by their tickets, in the order in which they came."""

    def __init__(self, clock: Callable[[], float]):
        self._clock = clock
        self._waiters: dict[str, Waiter] = {}

    def __len__(self) -> int:
        return len(self._waiters)

    def find(self, ticket: str | None) -> Waiter | None:
        return self._waiters.get(ticket or "")

    def join(self, address: str) -> Waiter:
        held = self.addresses()
        if held[address] >= MOST_FROM_ONE or (len(self) >= MOST and not self._make_room(held, address)):
            raise TooMany
        waiter = Waiter(address, self._clock())
        self._waiters[waiter.ticket] = waiter
        return waiter

    def addresses(self) -> Counter[str]:
        """From where how many wait."""
        return Counter(waiter.address for waiter in self._waiters.values())

    def _make_room(self, held: Counter[str], address: str) -> bool:
        """The last one of those from where most wait gives way to somebody from where far fewer do."""
        largest, many = held.most_common(1)[0]
        if many < 2 * (held[address] + 1):
            return False
        self.leave(next(each for each in reversed(self._waiters.values()) if each.address == largest))
        return True

    def leave(self, waiter: Waiter | None) -> None:
        if waiter:
            self._waiters.pop(waiter.ticket, None)

    def order(self, had: Counter[str], held: Counter[str], share: float) -> list[Waiter]:
        """The next one first: whoever lost a table, as long as the address has less than its share of those that are
        held; then one of each address in turn, and those after the others who have had tables already."""
        turns: dict[Waiter, tuple[bool, int]] = {}
        for waiter in self._waiters.values():
            first = waiter.returns and held[waiter.address] < share
            held[waiter.address] += first
            turns[waiter] = (not first, had[waiter.address])
            had[waiter.address] += 1
        return sorted(turns, key=turns.__getitem__)

    def is_away(self, waiter: Waiter) -> bool:
        return not waiter.asking and self._clock() - waiter.asked > AWAY

    def place(self, waiter: Waiter, order: list[Waiter], free: int) -> tuple[int, bool]:
        """Of one who has just come. The others hear later that theirs has changed: not with every one who comes, or all
        would ask again each time."""
        at = order.index(waiter) + 1
        return at, at > free

    def number(self, order: list[Waiter], free: int) -> None:
        """Tell everybody their place, now and then; and forget those who have left without a word."""
        for waiter in order:
            if not waiter.asking and self._clock() - waiter.asked > FORGOTTEN:
                self.leave(waiter)
        for at, waiter in enumerate([waiter for waiter in order if waiter.ticket in self._waiters], 1):
            if waiter.place != (at, at > free):
                waiter.place = (at, at > free)
                waiter.news.set()

    def wake(self) -> None:
        for waiter in self._waiters.values():
            waiter.news.set()
