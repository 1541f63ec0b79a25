"""Simulation: the same questions answered by rolling, with an interval, to stand beside the exact answer."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from krom_explore.engine import checks

from .result import Result, a_result
from .spread import Said

SURE = 1.959963984540054
"""The interval holds the truth 19 times out of 20."""


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

    def __init__(self, question: Result, seed: int | str):
        self.question = question
        self.seed = seed
        self.n = 0
        self.counts: Counter[str] = Counter()
        """How often each row has happened, by its id."""
        self.exact = {row.id: row.chance for row in question.rows}
        self._labels = {row.id: row.label for row in question.rows}
        self._random = Random(seed)

    def more(self, n: int) -> Simulation:
        """Roll ``n`` times more."""
        for _ in range(checks.whole("n", n, 0)):
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


def simulate(question: Any, n: int, seed: int | str = 0) -> Simulation:
    """Answer a question (a Result) by rolling ``n`` times."""
    checks.whole("n", n, 0)
    return Simulation(a_result("question", question), seed).more(n)


def wilson(count: int, n: int, sure: float = SURE) -> tuple[float, float]:
    """Wilson's interval for a share of ``count`` in ``n``."""
    if not n:
        return 0.0, 1.0
    share = count / n
    middle = (share + sure**2 / (2 * n)) / (1 + sure**2 / n)
    reach = sure / (1 + sure**2 / n) * sqrt(share * (1 - share) / n + sure**2 / (4 * n**2))
    return max(0.0, middle - reach), min(1.0, middle + reach)
