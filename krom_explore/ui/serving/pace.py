"""How fast somebody may go: a bucket that fills steadily, and what is done is taken out of it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

DEEPEST = 2
"""How deep a debt can be, in times of what is allowed at once: nobody is locked out for long."""


class Pace:
    """So much at once, and so much a second for ever. Debts are allowed: whoever has one waits until it is paid."""

    def __init__(self, at_once: float, a_second: float, clock: Callable[[], float] = time.monotonic):
        self.at_once = at_once
        self.a_second = a_second
        self._clock = clock
        self._left = at_once
        self._since = clock()

    @property
    def left(self) -> float:
        now = self._clock()
        self._left = min(self.at_once, self._left + (now - self._since) * self.a_second)
        self._since = now
        return self._left

    def spend(self, amount: float = 1.0) -> None:
        self._left = max(self.left - amount, -DEEPEST * self.at_once)

    def debt(self) -> float:
        """Seconds until nothing is owed."""
        return max(0.0, -self.left / self.a_second)

    async def paid(self) -> None:
        """Wait until nothing is owed."""
        while (debt := self.debt()) > 0:
            await asyncio.sleep(debt)
