"""Simulation: the same questions answered by rolling, with an interval, to stand beside the exact answer."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from krom_explore.engine import checks

from .result import Result, a_result
from .spread import Said, in_full

if TYPE_CHECKING:
    from .chart import Chart
    from .drawn import Bars, Curves

SURE = 1.959963984540054
"""The interval holds the truth 19 times out of 20."""
MOST_POINTS = 150
MOST_ROLLS = 1_000_000
"""Nobody waits for more rolls than this."""


class Rolled(NamedTuple):
    """One thing that can happen, exact and simulated side by side."""

    id: str
    label: Said
    exact: Fraction
    times: int
    n: int
    low: float
    high: float

    @property
    def share(self) -> float:
        return self.times / self.n if self.n else 0.0


class Simulation:
    """Rolls so far, and the exact answer beside them. ``more`` goes on from where it stands."""

    def __init__(self, question: Result, seed: int | str | None):
        self.question = question
        self.seed = seed
        """What the rolls begin with; None: nobody knows, and they are others every time."""
        self.n = 0
        self.counts: Counter[str] = Counter()
        """How often each row has happened, by its id."""
        self.exact = {row.id: row.chance for row in question.rows}
        self._labels = {row.id: row.label for row in question.rows}
        self._random = Random(seed)

    def more(self, n: int) -> Simulation:
        """Roll ``n`` times more."""
        for _ in range(checks.whole("n", n, 0, MOST_ROLLS)):
            self.counts.update(self.question.trial(self._random))
        self.n += n
        return self

    @property
    def rows(self) -> list[Rolled]:
        """Everything that can happen, in the order of the exact answer."""
        return [
            Rolled(id_, self._labels[id_], exact, self.counts[id_], self.n, *wilson(self.counts[id_], self.n))
            for id_, exact in self.exact.items()
        ]

    @property
    def title(self) -> Said:
        return Said("odds-title-simulated", {"n": self.n, "question": self.question.title})

    @property
    def drawn(self) -> Bars:
        """Exact and simulated side by side, with the interval of each share."""
        from .drawn import Bars, Series

        rows = [row for row in self.rows if row.exact or row.times]  # what cannot happen teaches nothing
        return Bars(
            title=self.title,
            sentence=Said("odds-simulated", {}),
            invented=self.question.invented,
            labels=[row.label for row in rows],
            series=[
                Series(Said("odds-exact", {}), [row.exact for row in rows]),
                Series(
                    Said("odds-rolled", {}),
                    [Fraction(row.times, row.n) if row.n else None for row in rows],
                    between=[(row.low, row.high) for row in rows],
                ),
            ],
        )

    def table(self, lang: str = "en") -> list[dict[str, Any]]:
        """The rows as plain data, for pandas.DataFrame or csv.DictWriter."""
        return [
            {
                "outcome": row.label.say(lang),
                "id": row.id,
                "exact": in_full(row.exact),
                "rolled": row.times,
                "of": row.n,
                "share": row.share,
                "low": row.low,
                "high": row.high,
            }
            for row in self.rows
        ]

    def chart(self, lang: str = "en") -> Chart:
        """The exact chances as bars, and beside them what was rolled, with its interval."""
        return self.drawn.chart(lang)

    def __repr__(self) -> str:
        return f"<Simulation: {self.title.say()}>"

    def _repr_mimebundle_(self, *_: Any, **__: Any) -> dict[str, Any]:
        return self.drawn._repr_mimebundle_()


def simulate(question: Any, n: int, seed: int | str | None = 0) -> Simulation:
    """Answer a question (a Result) by rolling ``n`` times. ``seed=None`` rolls others every time."""
    checks.whole("n", n, 0, MOST_ROLLS)
    return Simulation(a_result("question", question), begins_with(seed)).more(n)


def begins_with(seed: Any) -> int | str | None:
    """A seed, or None for rolls that are others every time."""
    return None if seed is None else checks.seed("seed", seed)


class Running:
    """The law of large numbers: how the share of one thing settles, roll after roll."""

    def __init__(self, question: Result, n: int, seed: int | str | None, row: str):
        self.question = question
        self.n = n
        self.seed = seed
        self.row = next(each for each in question.rows if each.id == row)
        random = Random(seed)
        happened = 0
        self.happened = [happened := happened + (row in question.trial(random)) for _ in range(n)]
        """How often it has happened after one roll, two, ..."""

    @property
    def title(self) -> Said:
        return Said("odds-title-running", {"what": self.row.label, "n": self.n})

    @property
    def shares(self) -> list[Fraction]:
        """The share after one roll, two, ..."""
        return [Fraction(times, n) for n, times in enumerate(self.happened, 1)]

    @property
    def seen(self) -> list[int]:
        """The numbers of rolls that are drawn: all, or as many as an eye can tell apart on a log scale."""
        if self.n <= MOST_POINTS:
            return list(range(1, self.n + 1))
        return sorted({round(self.n ** (step / MOST_POINTS)) for step in range(MOST_POINTS + 1)})

    @property
    def drawn(self) -> Curves:
        from .drawn import Curves, Line

        seen = self.seen
        shares = [Fraction(self.happened[n - 1], n) for n in seen]
        return Curves(
            title=self.title,
            sentence=Said("odds-running", {"share": shares[-1], "exact": self.row.chance, "n": self.n}),
            axis=Said("odds-axis-rolls", {}),
            value_axis=Said("odds-axis-share", {}),
            most=1,
            log=True,
            invented=self.question.invented,
            series=[
                Line(
                    Said("odds-rolled", {}),
                    list(zip(seen, shares, strict=True)),
                    [wilson(self.happened[n - 1], n) for n in seen],
                ),
                Line(Said("odds-exact", {}), [(seen[0], self.row.chance), (seen[-1], self.row.chance)]),
            ],
        )

    def table(self, lang: str = "en") -> list[dict[str, Any]]:
        """Every roll as plain data, for pandas.DataFrame or csv.DictWriter."""
        rows = []
        for n, times in enumerate(self.happened, 1):
            low, high = wilson(times, n)
            rows.append({"rolls": n, "times": times, "share": times / n, "low": low, "high": high})
        return rows

    def chart(self, lang: str = "en") -> Chart:
        """The share with its interval, and the exact chance as a line."""
        return self.drawn.chart(lang)

    def __repr__(self) -> str:
        return f"<Running: {self.title.say()}>"

    def _repr_mimebundle_(self, *_: Any, **__: Any) -> dict[str, Any]:
        return self.drawn._repr_mimebundle_()


def running(question: Any, n: int, seed: int | str | None = None, row: str | None = None) -> Running:
    """Roll a question ``n`` times and watch the share of one row, the first or the one with that id.

    Without a seed the rolls are others every time.
    """
    checks.whole("n", n, 1, MOST_ROLLS)
    rows = [each.id for each in a_result("question", question).rows]
    if row is not None:
        checks.one_of("row", row, rows)
    return Running(question, n, begins_with(seed), rows[0] if row is None else row)


def wilson(count: int, n: int, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a share of ``count`` in ``n``."""
    if not n:
        return 0.0, 1.0
    share = count / n
    middle = (share + sure**2 / (2 * n)) / (1 + sure**2 / n)
    reach = sure / (1 + sure**2 / n) * sqrt(share * (1 - share) / n + sure**2 / (4 * n**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)
