"""The total of dice: how likely each is."""

from __future__ import annotations

from fractions import Fraction
from math import sqrt
from random import Random

from krom_explore.engine import checks
from krom_explore.odds.dice import SIDES, rolled, sums
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Said, Spread
from krom_explore.odds.steps import Explanation, Step

from ..catalogue import said
from .words import mean_step, row, step

MOST = 12
"""More dice than these have more totals than a chart can show."""


class Total(Result):
    """So many dice added up."""

    def __init__(self, dice: int):
        self.dice = dice
        self.chance = Spread({points: ways for points, ways in enumerate(sums(dice)) if ways}, SIDES**dice)
        """The chance of each total."""

    @property
    def mean(self) -> Fraction:
        """The total on average."""
        return self.chance.mean

    @property
    def variance(self) -> Fraction:
        """The square of the distance from the mean, on average."""
        return sum(((total - self.mean) ** 2 * chance for total, chance in self.chance.items()), Fraction(0))

    @property
    def deviation(self) -> float:
        """How far from the mean a total usually is: the standard deviation."""
        return sqrt(self.variance)

    @property
    def title(self) -> Said:
        return said("odds-title-total", {"dice": self.dice})

    @property
    def sentence(self) -> Said:
        best = self.chance.all_likeliest
        facts = {"totals": list(map(str, best)), "count": len(best), "chance": self.chance[best[0]]}
        return said("odds-total", {"dice": self.dice, "mean": self.mean, **facts})

    @property
    def rows(self) -> list[Row]:
        return [row(f"total {total}", "points", {"points": total}, chance) for total, chance in self.chance.items()]

    def explained(self, about: str | None = None) -> Explanation:
        cases = map(self._case, self.chance)
        added = sum(points * ways for points, ways in self.chance.ways.items())
        return Explanation([self._all(), *cases, mean_step(added, self.chance.total)])

    def explained_row(self, row: str) -> Explanation:
        return Explanation([self._all(), self._case(int(row.removeprefix("total ")))])

    def _all(self) -> Step:
        return step("dice", {"dice": self.dice, "all": self.chance.total})

    def _case(self, points: int) -> Step:
        return step("hunt-case", {"points": points, "dice": self.dice}, self.chance.ways[points], self.chance.total)

    def trial(self, random: Random) -> list[str]:
        return [f"total {sum(rolled(self.dice, random))}"]


def total(dice: int = 1) -> Total:
    """How likely each total of so many dice is."""
    return Total(checks.whole("dice", dice, 1, MOST))
