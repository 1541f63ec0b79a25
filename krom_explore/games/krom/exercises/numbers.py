"""Exercises on large numbers: intervals, what they mean, and dice that remember nothing."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt

from krom_explore.games.krom.odds.words import in_place
from krom_explore.learn import Exercise, chance, choice, number

from .combat import pair

FEW, MANY = 100, 900
STREAK = 5

EXERCISES = {
    "numbers.1": Exercise(
        number(),
        answer=lambda rules: Fraction(isqrt(MANY), isqrt(FEW)),
        misreadings={
            "as-many-times-as-rolls": lambda rules: Fraction(MANY, FEW),
            "as-a-part-of-the-old": lambda rules: Fraction(isqrt(FEW), isqrt(MANY)),
            "as-wide-as-before": lambda rules: 1,
        },
        facts=lambda rules: {"few": FEW, "many": MANY, "times": MANY // FEW},
    ),
    "numbers.2": Exercise(
        chance(),
        answer=lambda rules: pair(rules).win["Alma"],
        misreadings={
            "it-is-her-turn": lambda rules: 1 - pair(rules).win["Kolos"] ** (STREAK + 1),
            "won-or-lost-is-even": lambda rules: Fraction(1, 2),
            "the-streak-goes-on": lambda rules: pair(rules).win["Kolos"],
            "all-of-it-again": lambda rules: pair(rules).win["Kolos"] ** STREAK * pair(rules).win["Alma"],
        },
        facts=lambda rules: {"streak": STREAK, "where": in_place("forest")},
    ),
    "numbers.3": Exercise(
        choice("this", "rolls", "method", "sure"),
        answer=lambda rules: "method",
        misreadings={
            "chance-of-a-fixed-number": lambda rules: "this",
            "share-of-the-rolls": lambda rules: "rolls",
            "interval-is-a-promise": lambda rules: "sure",
        },
    ),
}
