"""Exercises on expectation: life lost, and what a bought die is worth."""

from __future__ import annotations

from fractions import Fraction

from krom_explore.games.krom import odds
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, number

LITTLE = 2
"""The life of one who has hardly any."""
VALUE, DICE, REWARD = 9, 2, 9
"""A prey: what is to be reached, with how many dice, and what its reward is worth in Krom."""


def lost(rules: Ruleset, life: int | None = None) -> odds.LifeLost:
    return odds.life_lost(2, life, rules=rules)


def gained() -> Fraction:
    """How much likelier the hunt succeeds with one die more."""
    return odds.hunt(DICE + 1, VALUE) - odds.hunt(DICE, VALUE)


def price(rules: Ruleset) -> int:
    """What the Savannah asks for one more die."""
    return next(iter(rules.savannah.extra_dice), 0)


EXERCISES = {
    "expectation.1": Exercise(
        number(),
        answer=lambda rules: 2 * lost(rules).mean,
        misreadings={
            "middle-of-what-can-happen": lambda rules: Fraction(sum(lost(rules).lost), len(lost(rules).lost)),
            "only-when-one-loses": lambda rules: lost(rules).mean / (1 - lost(rules).lost[0]),
            "one-of-the-two": lambda rules: lost(rules).mean,
        },
        facts=lambda rules: {"life": rules.life.most, "ways": lost(rules).lost.total, "one": lost(rules).mean},
    ),
    "expectation.2": Exercise(
        number(),
        answer=lambda rules: lost(rules, LITTLE).mean,
        misreadings={
            "loses-more-than-there-is": lambda rules: lost(rules).mean,
            "forgot-the-stunned": lambda rules: sum(
                (life * chance for life, chance in lost(rules).lost.items() if life <= LITTLE), Fraction(0)
            ),
        },
        facts=lambda rules: {"life": LITTLE, "stunned": lost(rules, LITTLE).stunned},
    ),
    "expectation.3": Exercise(
        number(),
        answer=lambda rules: gained() * REWARD,
        misreadings={
            "whole-hunt-for-the-die": lambda rules: odds.hunt(DICE + 1, VALUE) * REWARD,
            "price-already-paid": lambda rules: gained() * REWARD - price(rules),
            "reward-for-sure": lambda rules: REWARD,
        },
        facts=lambda rules: {
            "value": VALUE, "dice": DICE, "more": DICE + 1, "reward": REWARD, "price": price(rules), "gain": gained(),
            "before": Fraction(odds.hunt(DICE, VALUE)), "after": Fraction(odds.hunt(DICE + 1, VALUE)),
        },
    ),
}  # fmt: skip
