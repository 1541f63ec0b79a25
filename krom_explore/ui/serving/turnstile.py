"""The turnstile behind the doors: so much is done for all addresses together; where more is asked they take turns."""

from __future__ import annotations

import asyncio
import heapq
from itertools import count
from typing import Protocol

from .pace import Pace


class Asks(Protocol):
    """Somebody whose turns are counted."""

    turn: float
    """Up to where they have had their share, in the same measure as everybody else's."""


class Waits(Protocol):
    """A request, as far as it matters here."""

    def in_vain(self) -> bool:
        """Whether nobody needs it any more; it costs nothing then, and nothing is done about it."""


class Turnstile:
    """Lets requests through at a pace. Those that are too many wait, and the next one is of whoever has had least: many
    of one address keep nobody else's waiting, and many addresses only take turns with the others."""

    def __init__(self, pace: Pace):
        self._pace = pace
        self._line: list[tuple[float, int, float, Waits, asyncio.Future[None]]] = []
        self._numbers = count()
        self._now = 0.0
        """How far turns have come."""

    def turn(self, who: Asks, cost: float, request: Waits) -> asyncio.Future[None] | None:
        """None where somebody may go on at once; else what to wait for."""
        begins = max(self._now, who.turn)
        who.turn = begins + cost
        if not self._line and self._pace.left >= 1:
            self._pace.spend(cost)
            self._now = who.turn
            return None
        waits: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self._line, (begins, next(self._numbers), cost, request, waits))
        if len(self._line) == 1:
            self._go_on()
        return waits

    def _go_on(self) -> None:
        while self._line and self._pace.left >= 1:
            begins, _, cost, request, waits = heapq.heappop(self._line)
            if not request.in_vain():
                self._now = max(self._now, begins)
                self._pace.spend(cost)
            if not waits.done():
                waits.set_result(None)
        if self._line:
            asyncio.get_running_loop().call_later((1 - self._pace.left) / self._pace.a_second, self._go_on)
