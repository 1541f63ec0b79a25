"""Exercises on sums of dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import count

from krom_explore.games.krom import odds
from krom_explore.learn import Exercise, chance, number
from krom_explore.odds.dice import SIDES

VALUE = 9
HIGH = 14
"""What is to be reached more often than not."""
EVEN = Fraction(1, 2)


def needed(value: int, enough: Fraction) -> int:
    """With how few dice a total is reached with at least that chance."""
    return next(dice for dice in count(1) if odds.hunt(dice, value) >= enough)


EXERCISES = {
    "sums.1": Exercise(
        chance(),
        answer=lambda rules: Fraction(odds.hunt(2, VALUE)),
        misreadings={
            "exactly-the-value": lambda rules: odds.total(2).chance[VALUE],
            "more-than-the-value": lambda rules: Fraction(odds.hunt(2, VALUE + 1)),
            "all-totals-alike": lambda rules: Fraction(2 * SIDES - VALUE + 1, 2 * SIDES - 1),
        },
        facts=lambda rules: {"value": VALUE, "ways": SIDES**2, "good": odds.hunt(2, VALUE).ways, "most": 2 * SIDES},
    ),
    "sums.2": Exercise(
        number(),
        answer=lambda rules: needed(HIGH, EVEN),
        misreadings={
            "can-just-be-reached": lambda rules: -(-HIGH // SIDES),
            "almost-for-sure": lambda rules: needed(HIGH, Fraction(9, 10)),
        },
        facts=lambda rules: {
            "value": HIGH, "dice": needed(HIGH, EVEN), "before": needed(HIGH, EVEN) - 1,
            "now": Fraction(odds.hunt(needed(HIGH, EVEN), HIGH)),
            "then": Fraction(odds.hunt(needed(HIGH, EVEN) - 1, HIGH)),
        },
    ),
    "sums.3": Exercise(
        number(),
        answer=lambda rules: Fraction(odds.total(4).deviation / odds.total(1).deviation).limit_denominator(100),
        misreadings={
            "as-many-times-as-dice": lambda rules: odds.total(4).mean / odds.total(1).mean,
            "square-of-the-spread": lambda rules: (odds.total(4).variance / odds.total(1).variance) ** 2,
            "no-wider": lambda rules: 1,
        },
        facts=lambda rules: {"dice": 4, "one": odds.total(1).variance, "many": odds.total(4).variance},
    ),
}  # fmt: skip
