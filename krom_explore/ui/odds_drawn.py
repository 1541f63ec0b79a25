"""The pictures of an answer as the browser draws them: in the visitor's language, with rolls over what is exact."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cached_property
from typing import Any

from krom_explore.odds.picture import Bar, Cell, Cells, Columns, Kind, Picture, Words, written
from krom_explore.odds.result import Result
from krom_explore.odds.simulation import Simulation, wilson
from krom_explore.odds.spread import Said, percent

LONGEST = 10**9
"""Fractions with larger denominators are not shown beside a bar: nobody reads them."""


class Drawing:
    """The pictures of one answer in one language. What is exact is put into words once, however often it is rolled."""

    def __init__(self, key: object, result: Result, lang: str):
        self.key = key
        """What the pictures depend on."""
        self._lang = lang
        self._found = result.pictures
        self.instead = any(isinstance(picture, Cells) and picture.instead for picture in self._found)
        """Whether a picture says all that the rows say."""

    def pictures(self, rolled: Simulation | None) -> list[dict[str, Any]]:
        return [self._over(picture, rolled) for picture in self._exact] if rolled else self._exact

    @cached_property
    def _exact(self) -> list[dict[str, Any]]:
        """In words for the first who looks: most tables have their pictures put away."""
        return [self._picture(picture) for picture in self._found]

    def _picture(self, picture: Picture) -> dict[str, Any]:
        return self._columns(picture) if isinstance(picture, Columns) else self._cells(picture)

    def _columns(self, columns: Columns) -> dict[str, Any]:
        return {
            "name": columns.name,
            "kind": "bars",
            "title": self._word(columns.title),
            "axis": self._word(columns.axis),
            "legend": self._legend(columns.legend),
            "bars": [self._bar(bar) for bar in columns.bars],
        }

    def _bar(self, bar: Bar) -> dict[str, Any]:
        return {
            "id": bar.id,
            "label": self._word(bar.label),
            "kind": bar.kind,
            "value": float(bar.chance),
            "percent": percent(bar.chance, self._lang),
            "fraction": readable(bar.chance),
        }

    def _cells(self, cells: Cells) -> dict[str, Any]:
        return {
            "name": cells.name,
            "kind": "cells",
            "title": self._word(cells.title),
            "down": self._word(cells.down),
            "across": self._word(cells.across),
            "legend": self._legend(cells.legend),
            "columns": list(map(self._word, cells.columns)),
            "rows": [
                {"label": self._word(label), "cells": [self._cell(cell) for cell in row]}
                for label, row in zip(cells.rows, cells.cells, strict=True)
            ],
        }

    def _cell(self, cell: Cell | None) -> dict[str, Any] | None:
        if cell is None:
            return None
        chance, exact = cell.chance, cell.exact
        return {
            "id": cell.id,
            "value": None if chance is None else float(chance),
            "percent": "" if chance is None else percent(chance, self._lang),
            "text": cell.text.within(self._lang) if isinstance(cell.text, Said) else self._word(cell.text),
            "who": cell.who,
            "kind": cell.kind,
            "marked": cell.marked,
            "best": cell.best,
            "fraction": "" if exact is None else readable(exact),
            "often": "" if exact is None else percent(exact, self._lang),
        }

    def _legend(self, kinds: Sequence[Kind]) -> list[dict[str, str]]:
        return [
            {
                "kind": kind.kind,
                "label": self._word(kind.label),
                "percent": "" if kind.chance is None else percent(kind.chance, self._lang),
                "who": kind.who,
            }
            for kind in kinds
        ]

    def _word(self, words: Words) -> str:
        return written(words, self._lang)

    def _over(self, picture: dict[str, Any], rolled: Simulation) -> dict[str, Any]:
        """The picture with the share of each bar or cell that a trial tells of."""

        def over(one: dict[str, Any] | None) -> dict[str, Any] | None:
            return {**one, **counted(one["id"], rolled, self._lang)} if one and one["id"] else one

        if picture["kind"] == "bars":
            return {**picture, "bars": list(map(over, picture["bars"]))}
        return {**picture, "rows": [{**row, "cells": list(map(over, row["cells"]))} for row in picture["rows"]]}


def readable(chance: Fraction) -> str:
    """A chance as a fraction, if that is short enough to be read."""
    return str(chance) if chance.denominator < LONGEST else ""


def counted(id_: str, rolled: Simulation | None, lang: str) -> dict[str, Any]:
    """How often something has happened, with its interval, as numbers and as words."""
    if rolled is None:
        return {"rolled": None, "rolledText": "", "intervalText": ""}
    times = rolled.counts[id_]
    low, high = wilson(times, rolled.n)
    return {
        "rolled": {"share": times / rolled.n, "low": low, "high": high},
        "rolledText": percent(Fraction(times, rolled.n), lang),
        "intervalText": " – ".join(percent(Fraction(bound), lang) for bound in (low, high)),
    }
