"""In how many ways dice add up."""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from random import Random

from krom_explore.engine.ports import SIDES as SIDES

MOST = 60
"""More dice than this are refused: nobody's hands hold them."""


@cache
def sums(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice add to 0, 1, 2, ..."""
    if dice == 0:
        return (1,)
    below = (*accumulate(sums(dice - 1)),)
    last = len(below) - 1
    return tuple(
        (below[min(total - 1, last)] if total else 0) - (below[total - SIDES - 1] if total > SIDES else 0)
        for total in range(dice * SIDES + 1)
    )


@cache
def at_least(dice: int) -> tuple[int, ...]:
    """In how many ways so many dice add to at least 0, 1, 2, ..."""
    return tuple(accumulate(reversed(sums(dice))))[::-1]


def rolled(dice: int, random: Random) -> list[int]:
    """So many dice, rolled once."""
    return [random.randint(1, SIDES) for _ in range(dice)]
