"""Many simulations of the same question, each with its interval: how many of them hold the truth."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from attrs import frozen

from krom_explore.engine import checks

from .drawn import Drawn
from .result import a_result
from .simulation import begins_with, wilson
from .spread import Said

if TYPE_CHECKING:
    from .chart import Chart

MOST_ROLLS = 5_000
MOST_TIMES = 100


@frozen(kw_only=True, repr=False)
class Intervals(Drawn):
    """The interval of each simulation, and the exact chance that they are made to hold."""

    exact: Fraction
    shares: tuple[Fraction, ...]
    """What share each simulation came to."""
    between: tuple[tuple[float, float], ...]
    """The interval that each gives."""

    @property
    def holds(self) -> tuple[bool, ...]:
        """Whether each holds the exact chance."""
        return tuple([low <= self.exact <= high for low, high in self.between])

    def entries(self, lang: str) -> Iterator[tuple[str, str, Fraction]]:
        for number, (share, (low, high)) in enumerate(zip(self.shares, self.between, strict=True), 1):
            for what, value in (("share", share), ("low", Fraction(low)), ("high", Fraction(high))):
                yield Said(f"odds-interval-{what}", {}).say(lang), str(number), value

    def legend(self, lang: str) -> list[str]:
        return [Said(f"odds-interval-{what}", {}).say(lang) for what in ("holds", "misses", "truth")]

    def chart(self, lang: str = "en") -> Chart:
        """Each interval as a line that stands, and the exact chance across them."""
        from .chart import spans

        return spans(self, lang)


def intervals(
    question: Any, n: int, times: int = 40, seed: int | str | None = None, row: str | None = None
) -> Intervals:
    """Simulate a question with ``n`` rolls, and that so many ``times``: which intervals hold the exact chance?

    Watched is one row, the first or the one with that id. It alone is rolled, with its exact chance: a question played
    through so often would take long. Without a seed the rolls are others every time.
    """
    checks.whole("n", n, 1, MOST_ROLLS)
    checks.whole("times", times, 1, MOST_TIMES)
    asked = a_result("question", question)
    rows = {each.id: each for each in asked.rows}
    watched = rows[next(iter(rows)) if row is None else checks.one_of("row", row, rows)]
    roll, chance = Random(begins_with(seed)).random, float(watched.chance)
    counts = [sum([roll() < chance for _ in range(n)]) for _ in range(times)]
    between = tuple([wilson(count, n) for count in counts])
    held = sum(low <= watched.chance <= high for low, high in between)
    return Intervals(
        title=Said("odds-title-intervals", {"times": times, "n": n}),
        sentence=Said("odds-intervals", {"times": times, "held": held, "what": watched.label, "exact": watched.chance}),
        axis=Said("odds-axis-simulations", {}),
        invented=asked.invented,
        exact=watched.chance,
        shares=tuple([Fraction(count, n) for count in counts]),
        between=between,
    )
