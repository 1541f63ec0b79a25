"""Pictures of an answer: plain data that a page draws at once, and that always can be read as a table too.

A result has pictures without more: one is made of its rows. A question that has more to show returns ``Columns`` (a
distribution over an axis) and ``Cells`` (something in rows and columns) from its property ``pictures``. Bars and cells
may have the id of a row, or any other id that the trial of the result tells: then rolls are drawn over them.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from .spread import Named, Said

if TYPE_CHECKING:
    from .result import Result

Words = Said | Named | str


def written(words: Words, lang: str) -> str:
    """What stands beside a bar or above a column, in a language."""
    if isinstance(words, Said):
        return words.say(lang)
    return words.name(words.id, lang) if isinstance(words, Named) else words


FIRST, SECOND, THIRD = "first", "second", "third"
"""Kinds that are told apart by their colour, and in a legend."""


class Kind(NamedTuple):
    """One entry of a legend: bars or cells of the same kind, in words."""

    kind: str
    label: Words
    chance: Fraction | None = None
    """How likely all of them are together."""
    who: str = ""
    """Whose picture stands beside it."""


class Bar(NamedTuple):
    """One bar of a distribution."""

    id: str
    """What a trial tells when it has happened; "" where no trial tells it."""
    label: Words
    """What stands below it, as short as can be."""
    chance: Fraction
    kind: str = ""


class Columns(NamedTuple):
    """Chances side by side over an axis."""

    name: str
    title: Words
    axis: Words
    """What the labels count: points, cards, turns."""
    bars: Sequence[Bar]
    legend: Sequence[Kind] = ()


class Cell(NamedTuple):
    """One cell: a chance, or something in words, or both."""

    chance: Fraction | None = None
    id: str = ""
    text: Words = ""
    """What stands in the cell beside the chance."""
    who: str = ""
    """Whose picture stands in the cell."""
    kind: str = ""
    marked: bool = False
    """Whether it is the one that was asked for."""
    best: bool = False
    share: Fraction | None = None
    """How likely the cell itself is, where it shows something else than its chance."""

    @property
    def exact(self) -> Fraction | None:
        """What is told of the cell when it is pointed at."""
        return self.share if self.chance is None else self.chance


class Cells(NamedTuple):
    """Something in rows and columns."""

    name: str
    title: Words
    down: Words
    """What the rows are."""
    across: Words
    """What the columns are."""
    rows: Sequence[Words]
    columns: Sequence[Words]
    cells: Sequence[Sequence[Cell | None]]
    """Row by row; None where there is nothing to say."""
    legend: Sequence[Kind] = ()
    instead: bool = False
    """Whether it says all that the rows of the result say, so that they need not be shown beside it."""


Picture = Columns | Cells

MOST_SIDE_BY_SIDE = 70
"""More bars or columns than these nobody tells apart."""


def within_sight(result: Result, some: Sequence[Picture]) -> list[Picture]:
    """Those of the pictures that can be taken in; where there is none, the rows."""
    wide = [len(picture.bars if isinstance(picture, Columns) else picture.columns) for picture in some]
    kept = [picture for picture, size in zip(some, wide, strict=True) if size <= MOST_SIDE_BY_SIDE]
    return kept or [of_rows(result)]


def of_rows(result: Result) -> Columns:
    """The picture that every result has: its rows side by side; beside a single one what happens otherwise."""
    rows = result.rows
    bars = [Bar(row.id, row.label, row.chance) for row in rows]
    if len(rows) == 1:
        bars.append(Bar("", Said("odds-otherwise", {}), 1 - rows[0].chance))
    return Columns("rows", result.title, Said("odds-axis-outcome", {}), bars)
