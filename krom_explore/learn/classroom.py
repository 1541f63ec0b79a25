"""What a class has done together: every pupil's record, added up, beside the exact answer."""

from __future__ import annotations

import csv
import io
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import erfc, exp, pi, sqrt
from typing import Any

from krom_explore import text
from krom_explore.engine.faults import BadInput
from krom_explore.odds.result import Result, Row
from krom_explore.odds.simulation import MOST_POINTS, wilson
from krom_explore.odds.spread import in_full, rounded
from krom_explore.odds.spreadsheet import as_told

from .activity import Predict, Record, Set, number_of

MOST_PUPILS = 1_000
"""Pupils in one sum: a school."""

LEAST_EXPECTED = 5
"""Where fewer results than this are expected in a row, the chi-square test says little: an old rule of thumb."""

FILE_DIGITS = 6
"""Digits after the point in a file: more than any average of a class needs."""

NEW, SAME = "new", "same"


@dataclass(frozen=True)
class ChiSquare:
    """How far results lie from what is expected."""

    statistic: Fraction
    degrees: int
    p: float
    """How likely dice that are as the exact answer says would lie at least so far from it."""
    small: bool
    """Whether too few results are expected in some row for the test to be trusted."""


class Gathered:
    """The records of a class, and what they come to. A pupil's record may only grow; the same one again changes
    nothing."""

    def __init__(self, asked: Set, exact: Result | Sequence[Row], predict: Predict):
        self.set = asked
        self.rows: Sequence[Row] = exact.rows if isinstance(exact, Result) else exact
        self.predict = predict
        self.records: dict[str, Record] = {}
        """The record of each pupil, by the pupil's id."""
        self.arrived: list[int] = []
        """The rows of all results in the order in which they came."""
        self._known: set[int] = set()
        """After how many results the order is known to be the true one; of a code it is not within."""
        self._unordered = False

    def copy(self) -> Gathered:
        """The same, to be gone on with while this one stays as it is."""
        other = Gathered(self.set, self.rows, self.predict)
        other.records, other.arrived = dict(self.records), list(self.arrived)
        other._known, other._unordered = set(self._known), self._unordered
        return other

    def add(self, pupil: str, record: Record) -> str:
        """``new`` or ``same``. A record that cannot be, or takes back what is known, raises BadInput."""
        record.fits(self.set, self.predict, self.rows)
        known = self.records.get(pupil)
        if known == record:
            return SAME
        if known is None:
            if len(self.records) >= MOST_PUPILS:
                raise BadInput("who", "at-most-entries", most=MOST_PUPILS, found=len(self.records) + 1)
            more = record.results
        else:
            more = self._more(known, record)
        self.records[pupil] = record
        self.arrived += more
        self._known.add(self.n)
        self._unordered |= not record.ordered
        return NEW

    def _more(self, known: Record, record: Record) -> tuple[int, ...]:
        """What a record has beyond the one that is known of the same pupil."""
        if known.predicted is not None and record.predicted != known.predicted:
            raise BadInput("predicted", "record-changed")
        if known.ordered and record.ordered:
            if record.results[: len(known.results)] != known.results:
                raise BadInput("results", "record-changed")
            return record.results[len(known.results) :]
        if Counter(known.results) - Counter(record.results):
            raise BadInput("results", "record-changed")
        return tuple((Counter(record.results) - Counter(known.results)).elements())

    # --- what it comes to

    @property
    def n(self) -> int:
        """How many rounds have been played."""
        return len(self.arrived)

    @property
    def counts(self) -> tuple[int, ...]:
        """How often each row came."""
        found = Counter(self.arrived)
        return tuple(found[row] for row in range(len(self.rows)))

    @property
    def intervals(self) -> list[tuple[float, float]]:
        """Wilson's interval for the share of each row."""
        return [wilson(count, self.n) for count in self.counts]

    @property
    def predictions(self) -> list[tuple[int, ...] | str]:
        """What was predicted, by those who have."""
        return [record.predicted for record in self.records.values() if record.predicted is not None]

    @property
    def predicted(self) -> list[Fraction] | Fraction | None:
        """What the class predicted on average: a share for each row, or a number; None where nobody has yet."""
        told = self.predictions
        if not told:
            return None
        if self.predict.kind == "number":
            return sum((Fraction(number) for number in told if isinstance(number, str)), Fraction(0)) / len(told)
        shares = [Fraction(0)] * len(self.rows)
        for numbers in told:
            of_one = {int(numbers[0]): 100} if self.predict.kind == "choice" else dict(enumerate(map(int, numbers)))
            for row, percent in of_one.items():
                shares[row] += Fraction(percent, 100 * len(told))
        return shares

    @property
    def mean(self) -> Fraction | None:
        """The rows on average, as numbers; None before the first round."""
        return Fraction(sum(number_of(self.rows[row]) for row in self.arrived), self.n) if self.n else None

    def finished(self) -> int:
        """How many pupils have played all their rounds."""
        return sum(len(record.results) >= self.set.rounds for record in self.records.values())

    def running(self, row: int | None = None) -> list[tuple[int, Fraction]]:
        """The law of large numbers: after so many rounds, the share of a row; where none is named, the mean.

        Within a code the order is lost: then there is a point after each pupil only.
        """
        values = [number_of(self.rows[came]) if row is None else came == row for came in self.arrived]
        seen = self._known if self._unordered else set(points(self.n))
        found, total = [], 0
        for n, value in enumerate(values, 1):
            total += value
            if n in seen:
                found.append((n, Fraction(total, n)))
        return found

    def chi_square(self) -> ChiSquare | None:
        """Compares all results with the exact chances. None where there is nothing to compare: no result yet, one row
        only, or a result that cannot come by chance alone."""
        return chi_square(self.counts, [row.chance for row in self.rows])

    # --- out of here

    def csv(self, lang: str = text.FALLBACK) -> str:
        """A line for each pupil: who, what was predicted, the rounds one by one, and where rounds are numbers, these
        once more. Cells cannot be taken for formulas or days, and numbers are written as a spreadsheet in that language
        reads them: where a comma is in them, cells are parted by semicolons."""
        from babel.numbers import get_decimal_symbol

        point = get_decimal_symbol(text.locale(lang))
        out = io.StringIO()
        parted = ";" if point == "," else ","
        write = csv.writer(out, quoting=csv.QUOTE_ALL, lineterminator="\n", delimiter=parted).writerow
        numbers, rounds = self._numbers(), range(1, self.set.rounds + 1)
        head = [text.message(f"collected-file-{name}", lang) for name in ("who", "predicted")]
        for name in ("round", "number") if numbers else ("round",):
            head += [text.message(f"collected-file-{name}", lang, number=number) for number in rounds]
        write(head)
        for record in self.records.values():
            ids = [self.rows[row].id for row in record.results]
            cells = [as_told(record.who), self._written(record, point), *map(as_told, ids)]
            if numbers:
                cells += [""] * (self.set.rounds - len(ids)) + [str(numbers[row]) for row in record.results]
            write(cells)
        return out.getvalue()

    def _numbers(self) -> list[int] | None:
        """What each row counts as where rounds are averaged: of a predicted share, whether it came; else its number.
        None where a row has none."""
        if self.predict.of == "percent":
            return [int(row.id == self.predict.row) for row in self.rows]
        try:
            return [number_of(row) for row in self.rows]
        except ValueError:
            return None

    def _written(self, record: Record, point: str) -> str:
        told = record.predicted
        if told is None:
            return ""
        if isinstance(told, str):
            return f"{rounded(Fraction(told), FILE_DIGITS).normalize():f}".replace(".", point)
        if self.predict.kind == "choice":
            return as_told(self.rows[told[0]].id)
        return as_told(" ".join(map(str, told)))

    def summary(self) -> list[dict[str, Any]]:
        """A row for each thing that can happen: how often it came, and its exact chance."""
        return [
            {"id": row.id, "times": count, "of": self.n, "exact": in_full(row.chance)}
            for row, count in zip(self.rows, self.counts, strict=True)
        ]


def points(n: int) -> list[int]:
    """The numbers of rounds that are drawn: all, or as many as an eye can tell apart on a log scale."""
    if n <= MOST_POINTS:
        return list(range(1, n + 1))
    return sorted({round(n ** (step / MOST_POINTS)) for step in range(MOST_POINTS + 1)})


def chi_square(counts: Sequence[int], chances: Sequence[Fraction]) -> ChiSquare | None:
    n = sum(counts)
    possible = [(count, chance) for count, chance in zip(counts, chances, strict=True) if chance]
    if not n or len(possible) < 2 or sum(count for count, _ in possible) < n:
        return None
    statistic = sum(((count - n * chance) ** 2 / (n * chance) for count, chance in possible), Fraction(0))
    degrees = len(possible) - 1
    small = any(n * chance < LEAST_EXPECTED for _, chance in possible)
    return ChiSquare(statistic, degrees, beyond(float(statistic), degrees), small)


def beyond(statistic: float, degrees: int) -> float:
    """How likely a chi-square variable with so many degrees of freedom is at least so large.

    Its tail is a finite sum: it begins with that of one or two degrees, and each two more add a term.
    """
    half = statistic / 2
    if degrees % 2:
        total, term, at = erfc(sqrt(half)), 2 * exp(-half) * sqrt(half / pi), 1.5
    else:
        total, term, at = exp(-half), exp(-half) * half, 2.0
    for _ in range((degrees - 1) // 2):
        total += term
        term *= half / at
        at += 1
    return min(1.0, total)


# --- codes


@dataclass(frozen=True)
class Pasted:
    """What came of codes that were typed, pasted or read from a file."""

    new: int
    same: int
    faults: tuple[tuple[int, BadInput], ...]
    """Lines that could not be used, by their numbers."""


def paste(gathered: Gathered, told: str) -> Pasted:
    """Add codes, one on each line; of a line with commas or semicolons, the last cell that has something in it."""
    new = same = 0
    faults = []
    for number, line in enumerate(told.splitlines()[:MOST_LINES], 1):
        cells = [cell.strip().strip('"').lstrip("'") for cell in line.replace(";", ",").split(",")]
        code = next((cell for cell in reversed(cells) if cell), "")
        if not code or code.lower() == "code":  # an empty line, or the head of a table
            continue
        try:
            record = Record.from_code(code, gathered.set, len(gathered.rows))
            if gathered.add(record.who, record) == NEW:
                new += 1
            else:
                same += 1
        except BadInput as fault:
            faults.append((number, fault.alone()))
    return Pasted(new, same, tuple(faults))


MOST_LINES = 2_000
"""Lines of codes that are read at once."""
