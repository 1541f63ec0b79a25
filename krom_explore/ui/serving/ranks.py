"""Who gives way to whom: a table that computes more than others has a lower rank with the system."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

T = TypeVar("T", bound=Hashable)

FIRST = 4
LAST = 19
"""Ranks of tables; the system knows twenty, and the first is the server's, which everybody needs."""

STEPS = ((0.12, LAST), (0.06, 14), (0.03, 9))
"""Seconds of computing in a second, of late, and the rank of who needs more. A fast player needs two hundredths.

They are small because where many compute nobody gets much: of two cores each of sixteen has a tenth, and all others
wait for all of them.
"""

TOGETHER = 0.3
"""The same for all tables of an address together, where there are others: as much as twenty fast players."""


def rank(load: float) -> int:
    """Of a table that computes so much."""
    return next((rank for least, rank in STEPS if load > least), FIRST)


def ranks(loads: Mapping[T, tuple[str, float]]) -> dict[T, int]:
    """Of all tables, by their addresses and by how much they compute. Where those of an address compute too much
    together and somebody else is there, the busiest of them are the last."""
    found = {table: rank(load) for table, (_, load) in loads.items()}
    together = {address: 0.0 for address, _ in loads.values()}
    for table, (address, load) in sorted(loads.items(), key=lambda each: each[1][1]):
        together[address] += load
        if together[address] > TOGETHER and len(together) > 1:
            found[table] = LAST
    return found
