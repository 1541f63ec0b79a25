"""What the pictures of a result show, for tests of any game."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from krom_explore.odds.picture import Cells, Columns
from krom_explore.odds.result import Result


def shown(result: Result) -> Iterator[tuple[str, Fraction]]:
    """Everything that is rolled and drawn: the id that a trial tells, and the exact chance beside it."""
    for row in result.rows:
        yield row.id, row.chance
    for picture in result.pictures:
        if isinstance(picture, Columns):
            yield from ((bar.id, bar.chance) for bar in picture.bars if bar.id)
        else:
            cells = [cell for row in picture.cells for cell in row if cell is not None]
            yield from ((cell.id, cell.chance) for cell in cells if cell.id)


def holds_together(result: Result) -> None:
    """The same id has the same chance everywhere, legends add up, and rows have as many cells as there are columns."""
    told: dict[str, Fraction] = {}
    for id_, chance in shown(result):
        assert told.setdefault(id_, chance) == chance
    for picture in result.pictures:
        if isinstance(picture, Cells):
            assert len(picture.rows) == len(picture.cells)
            assert all(len(row) <= len(picture.columns) for row in picture.cells)
            continue
        for kind in picture.legend:
            assert kind.chance == sum((bar.chance for bar in picture.bars if bar.kind == kind.kind), Fraction(0))
