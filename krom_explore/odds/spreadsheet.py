"""An answer as a file for a spreadsheet: exact fractions, and no cell that is taken for a formula."""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from io import StringIO
from typing import Any

from .picture import Cells, Columns, written
from .result import Result
from .simulation import Simulation
from .spread import in_full

DANGEROUS = ("=", "+", "-", "@", "＝", "＋", "－", "＠", "\t", "\r")
"""What a spreadsheet takes for a formula when a cell begins with it."""

DATED = re.compile(r"\d+\s*[/.:-]\s*\d+(\s*[/.:-]\s*\d+)?")
"""What a spreadsheet takes for a day or an hour, in one country or another."""

BETWEEN = " · "
"""Between what a row and what a column of a picture say."""


def harmless(cell: str) -> str:
    """A cell that no spreadsheet takes for a formula."""
    return f"'{cell}" if cell.startswith(DANGEROUS) else cell


def as_told(cell: str) -> str:
    """A cell that somebody wrote, as it is: taken neither for a formula nor for a day, as 1/2 would be."""
    return f"'{cell}" if DATED.fullmatch(cell) else harmless(cell)


def as_csv(rows: Sequence[Mapping[str, Any]]) -> str:
    """Rows with the same names, below a line with these names."""
    lines = StringIO()
    writer = csv.DictWriter(lines, list(rows[0]), lineterminator="\n")
    writer.writeheader()
    for row in rows:
        writer.writerow({name: harmless(cell) if isinstance(cell, str) else cell for name, cell in row.items()})
    return lines.getvalue()


def whole_table(result: Result, rolled: Simulation | None, lang: str) -> list[dict[str, Any]]:
    """The rows of an answer, then what its pictures show besides; with how often each was rolled, where it was."""
    told = [(row.id, row.label.say(lang), row.chance) for row in result.rows]
    known = {id_ for id_, _, _ in told}
    for id_, label, chance in pictured(result, lang):
        if id_ not in known:
            told.append((id_, label, chance))
            known |= {id_} - {""}
    return [line(*each, rolled) for each in told]


def line(id_: str, label: str, chance: Fraction, rolled: Simulation | None) -> dict[str, Any]:
    """One row. A spreadsheet may take 1/12 for a day in December: so both its numbers stand there as well."""
    exact = {
        "outcome": label, "id": id_, "chance": in_full(chance), "numerator": in_full(Fraction(chance.numerator)),
        "denominator": in_full(Fraction(chance.denominator)), "percent": float(100 * chance),
    }  # fmt: skip
    return exact if rolled is None else {**exact, "rolled": rolled.counts[id_] if id_ else "", "of": rolled.n}


def pictured(result: Result, lang: str) -> Iterator[tuple[str, str, Fraction]]:
    """Every bar and cell of the pictures that has a chance: its id, if it has one, and what it is in words."""
    for picture in result.pictures:
        yield from bars(picture, lang) if isinstance(picture, Columns) else cells(picture, lang)


def bars(picture: Columns, lang: str) -> Iterable[tuple[str, str, Fraction]]:
    for bar in picture.bars:
        yield bar.id, f"{written(picture.axis, lang)}{BETWEEN}{written(bar.label, lang)}", bar.chance


def cells(picture: Cells, lang: str) -> Iterable[tuple[str, str, Fraction]]:
    down, across = written(picture.down, lang), written(picture.across, lang)
    columns = [written(column, lang) for column in picture.columns]
    for label, row in zip(picture.rows, picture.cells, strict=True):
        for column, cell in zip(columns, row, strict=False):  # a row may end early
            if cell is not None and (chance := cell.exact) is not None:
                yield cell.id, f"{down} {written(label, lang)}{BETWEEN}{across} {column}", chance
