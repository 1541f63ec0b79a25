"""Games of two in which what one gains the other loses, solved exactly: how both mix so that neither can do better.

Every best mix is a mean of a few corners, and each corner belongs to a square part of the matrix in which both make the
other's choices equally good (Shapley and Snow, 1950). So all square parts are tried, and those are kept that no choice
outside of them upsets. For matrices of a few rows and columns that is quick and needs no rounding.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import combinations
from math import lcm
from typing import NamedTuple

Matrix = Sequence[Sequence[Fraction]]
"""What the chooser of a row gains, row by row."""
Whole = Sequence[Sequence[int]]
Mix = tuple[Fraction, ...]
"""How often each row, or column, is chosen."""


class Solution(NamedTuple):
    """What the chooser of rows gains if both play best, and the corners of all best mixes of each."""

    value: Fraction
    rows: tuple[Mix, ...]
    columns: tuple[Mix, ...]


def solve(matrix: Matrix) -> Solution:
    """The best mixes of both. Those of fewer choices come first."""
    unit = lcm(*(gain.denominator for row in matrix for gain in row))
    gains = [[int(gain * unit) for gain in row] for row in matrix]
    by_column = [list(column) for column in zip(*gains, strict=True)]
    losses = [[-gain for gain in row] for row in gains]
    height, width = len(gains), len(by_column)
    value: Fraction | None = None
    rows: dict[Mix, None] = {}
    columns: dict[Mix, None] = {}
    for size in range(1, min(height, width) + 1):
        for down in combinations(range(height), size):
            for across in combinations(range(width), size):
                mine = secure(by_column, across, down)
                theirs = mine and secure(losses, down, across)
                if mine and theirs:
                    value = mine[1] / unit
                    rows[mine[0]] = columns[theirs[0]] = None
    assert value is not None, "every such game has a solution"
    return Solution(value, tuple(rows), tuple(columns))


def secure(matrix: Whole, rows: Sequence[int], columns: Sequence[int]) -> tuple[Mix, Fraction] | None:
    """The mix of these columns that makes these rows equally good, and how good.

    None where there is not just one, where a choice would be made less than never, or where another row is worse.
    """
    size = len(rows)
    equations = [[*(matrix[row][column] for column in columns), -1, 0] for row in rows]
    found = eliminated([*equations, [1] * size + [0, 1]])
    if found is None or min(found[0][:size]) < 0:
        return None
    (*times, good), total = found
    mix = [0] * len(matrix[0])
    for column, share in zip(columns, times, strict=True):
        mix[column] = share
    if any(sum(gain * share for gain, share in zip(row, mix, strict=True)) < good for row in matrix):
        return None
    return tuple(Fraction(share, total) for share in mix), Fraction(good, total)


def eliminated(equations: list[list[int]]) -> tuple[list[int], int] | None:
    """The solution of as many linear equations as there are unknowns, as whole numbers over one positive number.

    None where there is not just one. (Bareiss: every division comes out even.)
    """
    size = len(equations)
    before = 1
    for at in range(size):
        pivot = next((row for row in range(at, size) if equations[row][at]), None)
        if pivot is None:
            return None
        equations[at], equations[pivot] = equations[pivot], equations[at]
        lead = equations[at]
        for number, row in enumerate(equations):
            if number != at:
                equations[number] = [
                    (lead[at] * value - row[at] * above) // before for value, above in zip(row, lead, strict=True)
                ]
        before = lead[at]
    sign = 1 if before > 0 else -1
    return [sign * row[-1] for row in equations], sign * before


def dot(values: Sequence[Fraction], mix: Sequence[Fraction]) -> Fraction:
    return sum((value * share for value, share in zip(values, mix, strict=True)), Fraction(0))


def dominated(matrix: Matrix) -> dict[int, int]:
    """Rows that are never better and somewhere worse than another, each with the first such row."""
    found: dict[int, int] = {}
    for at, row in enumerate(matrix):
        for other, better in enumerate(matrix):
            if other != at and all(b >= a for a, b in zip(row, better, strict=True)) and list(better) != list(row):
                found[at] = other
                break
    return found


def saddles(matrix: Matrix) -> list[tuple[int, int]]:
    """Cells that are the least of their row and the most of their column: there nobody needs to mix."""
    most = [max(column) for column in zip(*matrix, strict=True)]
    return [
        (down, across)
        for down, row in enumerate(matrix)
        for across, value in enumerate(row)
        if value == min(row) and value == most[across]
    ]
