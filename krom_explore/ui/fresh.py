"""Fresh dice: where no seed is shown, every roll is another one, for every visitor and after every Undo.

What falls is told to the table, so that its tape keeps it: redo, a reload and a link give the same dice again.
"""

from __future__ import annotations

from collections.abc import Callable
from random import SystemRandom
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.ports import Draw, Pending, Roll

Source = Callable[[Pending], Any]
"""What falls where chance is pending, as ``table.roll`` is told it; None leaves it to the seed of the table."""

MOST = checks.LARGEST_NUMBER
"""Seeds are smaller than this: a record keeps no larger number."""

_chance = SystemRandom()


def seed() -> int:
    """A seed that nobody knows, for a table that is set anew."""
    return _chance.randrange(MOST)


def unshown() -> str:
    """The same for a table whose number nobody is shown: a text, so that it is no number that somebody typed."""
    return f"fresh {seed()}"


def from_seed(pending: Pending) -> None:
    """The seed decides: the same game has the same dice."""


def rolled(pending: Pending) -> list[list[int]] | str | None:
    """Dice that nobody has seen, or any card of the pile."""
    if isinstance(pending, Roll):
        return [[_chance.randint(1, pending.sides) for _ in range(dice)] for dice in pending.dice]
    return _chance.choice(pending.cards) if isinstance(pending, Draw) else None
