"""A table that is taken: whose it is, what was heard of them, and who gives way to whom."""

from __future__ import annotations

from dataclasses import dataclass

from . import ranks
from .pace import Pace
from .table import Table

LOAD = 0.3
"""How much the last second counts in the load of a table."""


@dataclass(eq=False)
class Seat:
    """A table that is taken, from the house's side: whose it is, and what was heard of them."""

    table: Table
    address: str
    freely: Pace
    """What it may compute without a turn."""
    since: float
    """When the table was given to its page, or when its line was last cut."""
    given: float
    """When the table was given to its page."""
    greeted: bool = False
    """Whether the page has ever said anything."""
    said: float = 0.0
    """When it last did."""
    busy: bool = False
    """Whether the table has yet to answer that."""
    left: float | None = None
    """When the page said goodbye."""
    at_turn: bool = False
    """Whether it is their turn to compute."""
    crowded: bool = False
    """Whether all tables together compute more than those cores can on which turns are taken."""
    computed: float = 0.0
    load: float = 0.0
    """Seconds that the table had computed when it was last looked at, and how many in a second of late."""
    stood: int = ranks.FIRST
    """The rank for the load of the last whole second. In the next one it is known in part only: a table may be lower in
    rank before that is over, and not higher."""

    def count(self) -> None:
        """What was computed since."""
        computed = max(self.computed, self.table.computed())  # of a process that has died nothing is known
        more, self.computed = computed - self.computed, computed
        self.load += LOAD * more

    @property
    def rank(self) -> int:
        return ranks.AT_TURN if self.at_turn else max(self.stood, self.by_load)

    @property
    def by_load(self) -> int:
        return ranks.rank(self.load, self.freely.debt() > 0, self.crowded)
