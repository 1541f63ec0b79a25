"""What several answers have in common: bars side by side, curves and maps, each with its numbers as exact data."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from attrs import frozen

from krom_explore import text
from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput

from .result import Result, Row, a_result, note_on, together
from .spread import Said, about, percent, rounded

if TYPE_CHECKING:
    from .chart import Chart

Words = Said | str
"""A sentence of a catalogue, or words that somebody has typed."""

MOST_LINES = 24
"""More lines than this nobody wants to hear: of more places every second is told, every third, ..."""
CHANCE = Said("odds-axis-chance", {})
OUTCOME = Said("odds-axis-outcome", {})


class Series(NamedTuple):
    """One value for each label, drawn alike."""

    name: Words
    values: Sequence[Fraction | None]
    mood: str = ""
    """``good``, ``nearly-good``, ``nearly-bad`` or ``bad``, where it is one of these."""
    between: Sequence[tuple[float, float]] = ()
    """The interval of each value, where they are simulated."""


class Line(NamedTuple):
    """Points that belong together, drawn as a line."""

    name: Words
    points: Sequence[tuple[Any, Any]]
    between: Sequence[tuple[float, float]] = ()
    of: str = ""
    """The player whose line it is, if it is one's."""


@frozen(kw_only=True)
class Drawn(ABC):
    """Numbers that are seen side by side."""

    title: Words
    sentence: Words | None = None
    """What they say in a sentence."""
    axis: Words
    value_axis: Words = CHANCE
    chances: bool = True
    """Whether the numbers are chances, written as percentages; otherwise they are amounts of something."""
    most: Any = None
    """Where the scale ends at least: charts that end alike can be compared. Without it, with the largest."""
    notes: tuple[Words, ...] = ()
    invented: tuple[str, ...] = ()
    """The paths of what the numbers depend on and is not the publisher's."""

    @abstractmethod
    def entries(self, lang: str) -> Iterator[tuple[str, str, Fraction]]:
        """Every number: to which series it belongs, where it stands there, the number itself."""

    @abstractmethod
    def chart(self, lang: str = "en") -> Chart:
        """The numbers as a Plotly figure."""

    def table(self, lang: str = "en") -> list[dict[str, Any]]:
        """The numbers as plain data, for pandas.DataFrame or csv.DictWriter."""
        return [
            {"series": series, "at": at, "exact": str(value)}
            | ({"percent": float(100 * value)} if self.chances else {"value": float(value)})
            for series, at, value in self.entries(lang)
        ]

    def lines(self, lang: str = "en") -> str:
        """Title, sentence and numbers as text: a line for each place, a column for each series."""
        columns: dict[str, dict[str, str]] = {}
        places: dict[str, None] = {}
        for series, at, value in self.entries(lang):
            columns.setdefault(series, {})[at] = self.written(value, lang)
            places[at] = None
        kept = list(places)
        if len(kept) > MOST_LINES:
            kept = [kept[round(step * (len(kept) - 1) / (MOST_LINES - 1))] for step in range(MOST_LINES)]
        rows = [["", *columns]] if len(columns) > 1 else []
        rows += [[at, *(column.get(at, "") for column in columns.values())] for at in kept]
        wide = [max(map(len, column)) for column in zip(*rows, strict=True)]
        table = ["  ".join(cell.ljust(size) for cell, size in zip(row, wide, strict=True)).rstrip() for row in rows]
        notes = [self.word(note, lang) for note in self.notes]
        notes += [note_on(self.invented).say(lang)] if self.invented else []
        head = [self.word(self.title, lang), *([self.word(self.sentence, lang)] if self.sentence else [])]
        return "\n".join([*head, "", *table, *(["", *notes] if notes else [])])

    def word(self, words: Words, lang: str) -> str:
        return words.say(lang) if isinstance(words, Said) else words

    def written(self, value: Any, lang: str) -> str:
        """A number as people read it."""
        return percent(Fraction(value), lang) if self.chances else about(Fraction(value), lang)

    def legend(self, lang: str) -> list[str]:
        """What must be told of colours."""
        return []

    def __repr__(self) -> str:
        return f"<{type(self).__name__}: {self.word(self.title, 'en')}>"

    def _repr_mimebundle_(self, *_: Any, **__: Any) -> dict[str, Any]:
        try:
            return self.chart().mimebundle()
        except ImportError:
            return {"text/plain": self.lines()}


@frozen(kw_only=True, repr=False)
class Bars(Drawn):
    """Several series over the same labels, as bars side by side or on top of each other."""

    labels: Sequence[Words]
    series: Sequence[Series]
    axis: Words = OUTCOME
    moods: Sequence[str] = ()
    """The mood of each label, where there is one series only."""
    stacked: bool = False
    lying: bool = False
    """Whether the bars lie even where they could stand."""

    @property
    def piled(self) -> bool:
        """Whether a bar really stands on another."""
        values = zip(*(series.values for series in self.series), strict=True)
        return self.stacked and any(sum(value is not None for value in at) > 1 for at in values)

    def entries(self, lang: str) -> Iterator[tuple[str, str, Fraction]]:
        for series in self.series:
            for label, value in zip(self.labels, series.values, strict=True):
                if value is not None:
                    yield self.word(series.name, lang), self.word(label, lang), Fraction(value)

    def legend(self, lang: str) -> list[str]:
        return [self.word(series.name, lang) for series in self.series] if len(self.series) > 1 else []

    def chart(self, lang: str = "en") -> Chart:
        from .chart import grouped

        return grouped(self, lang)


@frozen(kw_only=True, repr=False)
class Curves(Drawn):
    """Several series of points over numbers, as lines."""

    series: Sequence[Line]
    log: bool = False
    """Whether each step along the axis is ten times the last."""

    def at(self, x: Any, lang: str) -> str:
        return text.told_of(self.word(self.axis, lang), about(Fraction(x), lang), lang)

    def entries(self, lang: str) -> Iterator[tuple[str, str, Fraction]]:
        for series in self.series:
            for x, y in series.points:
                yield self.word(series.name, lang), about(Fraction(x), lang), Fraction(y)

    def legend(self, lang: str) -> list[str]:
        names = [self.word(series.name, lang) for series in self.series if series.name]
        return names if len(self.series) > 1 else []

    def chart(self, lang: str = "en") -> Chart:
        from .chart import curves

        return curves(self, lang)


@frozen(kw_only=True, repr=False)
class Grid(Drawn):
    """Numbers in rows and columns, as a map: the darker the more."""

    rows: Sequence[Words]
    columns: Sequence[Words]
    values: Sequence[Sequence[Fraction | None]]
    """Row by row; None where there is nothing to say."""
    blank_below: Fraction = Fraction(0)
    """Numbers below this are left out of their cells, where there would be too many of them to read."""
    by_row: bool = False
    """Whether each row is darker where it has more than in its other columns; otherwise all cells are compared."""

    def entries(self, lang: str) -> Iterator[tuple[str, str, Fraction]]:
        for under, column in enumerate(self.columns):
            for label, row in zip(self.rows, self.values, strict=True):
                value = row[under]
                if value is not None:
                    yield self.word(column, lang), self.word(label, lang), Fraction(value)

    def in_cell(self, value: Fraction, lang: str) -> str:
        """A number as it stands in its cell: whole percentages, for cells are small."""
        if value < self.blank_below:
            return ""
        if not self.chances:
            return about(value, lang)
        whole = int(rounded(100 * value, 0))
        if 0 < value < 1 and whole in (0, 100):
            return "<1%" if not whole else ">99%"
        return f"{whole}%"

    @property
    def shades(self) -> list[list[float | None]]:
        """How dark each cell is, from 0 to 1."""
        whole = [value for row in self.values for value in row if value is not None]
        most = Fraction(self.most) if self.most is not None else max(whole, default=Fraction(0))
        found = []
        for row in self.values:
            known = [value for value in row if value is not None]
            low, high = (min(known), max(known)) if self.by_row and known else (Fraction(0), most)
            size = high - low or 1
            found.append([None if value is None else float((value - low) / size) for value in row])
        return found

    def chart(self, lang: str = "en") -> Chart:
        from .chart import grid

        return grid(self, lang)


def compare(answers: Mapping[str, Any], rows: Sequence[str] | None = None) -> Bars:
    """Several answers side by side: ``compare({"one die": odds.hunt(1, 4), "two dice": odds.hunt(2, 4)})``.

    ``rows`` names the ids of the rows that are compared; without it all of them are.
    """
    if not isinstance(answers, Mapping) or not answers:
        raise BadInput("answers", "table", found=checks.short(answers))
    read = {str(name): a_result(f"answers.{name}", answer) for name, answer in answers.items()}
    found: dict[str, Row] = {row.id: row for answer in read.values() for row in answer.rows}
    for number, id_ in enumerate(rows or ()):
        checks.one_of(f"rows[{number}]", id_, found)
    shown = list(rows or found)
    return Bars(
        title=common_title(list(read.values())),
        labels=[found[id_].label for id_ in shown],
        series=[
            Series(name, [{row.id: row.chance for row in answer.rows}.get(id_) for id_ in shown])
            for name, answer in read.items()
        ],
        invented=together(answer.invented for answer in read.values()),
    )


def common_title(answers: Sequence[Result]) -> Said:
    """The title that all of them have, or else one that fits all."""
    titles = {answer.title() for answer in answers}
    return answers[0].title if len(titles) == 1 else Said("odds-title-compare", {})
