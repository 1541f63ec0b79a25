"""Exercises on the Mountain: one die that is missing, and what to keep."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from krom_explore.games.krom import odds
from krom_explore.games.krom.odds.words import combination_name
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, dice
from krom_explore.odds.dice import SIDES

PAIRS = (2, 2, 5, 5)
"""Kept, with one die to be rolled again."""
TEMPTING = (2, 2, 3, 4, 5)
"""A pair, or one die short of a straight."""


def last_die(rules: Ruleset) -> Fraction:
    """The chance of a full house from two pairs, with the last die in the air."""
    return odds.mountain(rules=rules).rest(PAIRS, 0).final["full"]


def one_face() -> Fraction:
    return Fraction(1, SIDES)


def tempting(rules: Ruleset) -> dict[str, Any]:
    worth = {choice.keep: choice.value for choice in odds.mountain(rules=rules).choices(TEMPTING)}
    best = odds.mountain(rules=rules).keep(TEMPTING)
    return {
        "dice": " ".join(map(str, TEMPTING)),
        "rerolls": len(rules.mountain.rerolls),
        "best": worth[best],
        "pair": worth[pair()],
        "lost": worth[best] - worth[pair()],
    }


def pair() -> tuple[int, ...]:
    return tuple(face for face in TEMPTING if TEMPTING.count(face) > 1)


EXERCISES = {
    "mountain.1": Exercise(
        chance(),
        answer=last_die,
        misreadings={
            "only-one-face-helps": lambda rules: one_face(),
            "as-if-two-dice": lambda rules: 1 - (1 - one_face()) ** 2,
            "all-dice-again": lambda rules: odds.mountain(0, rules=rules).final["full"],
        },
        facts=lambda rules: {"kept": " ".join(map(str, PAIRS)), "full": combination_name("full"), "sides": SIDES},
    ),
    "mountain.2": Exercise(
        dice(len(TEMPTING)),
        answer=lambda rules: odds.mountain(rules=rules).keep(TEMPTING),
        misreadings={
            "a-pair-in-the-hand": lambda rules: pair(),
            "content-with-a-pair": lambda rules: TEMPTING,
        },
        facts=tempting,
    ),
}
