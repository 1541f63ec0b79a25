"""Exercises on the Savannah: what counts as caught, where a bought die helps, and what it is worth."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from krom_explore.games.krom import odds
from krom_explore.games.krom.box import Prey
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, choice, number

LONE = (2, 9)
"""Dice and value of a prey hunted without a bought die."""
THREE = {"small": (1, 2), "middle": (2, 9), "large": (3, 15)}
BOAR = Prey(dice=1, value=4, reward={"bone": 2})


def gains() -> dict[str, Fraction]:
    """By how much one bought die raises the chance against each of the three."""
    return {name: odds.hunt(dice + 1, value) - odds.hunt(dice, value) for name, (dice, value) in THREE.items()}


def by_plain_chance() -> list[str]:
    """The three, the hardest first."""
    return sorted(THREE, key=lambda name: odds.hunt(*THREE[name]))


def first_die(rules: Ruleset) -> Any:
    """The offer of one bought die for the boar."""
    return odds.hunt_plan(BOAR, krom=rules.savannah.extra_dice[0], rules=rules).offers[1]


def reward(rules: Ruleset) -> Fraction:
    return odds.hunt_plan(BOAR, krom=0, rules=rules).reward


def three_prey(rules: Ruleset) -> dict[str, Any]:
    facts: dict[str, Any] = {}
    for name, (dice, value) in THREE.items():
        plain, more = Fraction(odds.hunt(dice, value)), Fraction(odds.hunt(dice + 1, value))
        facts |= {f"{name}_dice": dice, f"{name}_value": value, f"{name}_plain": plain, f"{name}_more": more}
    return facts


def the_boar(rules: Ruleset) -> dict[str, Any]:
    plain, more = odds.hunt(BOAR.dice, BOAR.value), odds.hunt(BOAR.dice + 1, BOAR.value)
    return {
        "dice": BOAR.dice,
        "value": BOAR.value,
        "bones": BOAR.reward["bone"],
        "reward": reward(rules),
        "plain": Fraction(plain),
        "more": Fraction(more),
        "price": rules.savannah.extra_dice[0],
    }


EXERCISES = {
    "savannah.1": Exercise(
        chance(),
        answer=lambda rules: Fraction(odds.hunt(*LONE)),
        misreadings={
            "must-beat-the-value": lambda rules: Fraction(odds.hunt(LONE[0], LONE[1] + 1)),
            "exactly-the-value": lambda rules: odds.hunt(*LONE) - odds.hunt(LONE[0], LONE[1] + 1),
        },
        facts=lambda rules: {"dice": LONE[0], "value": LONE[1], "ways": odds.hunt(*LONE).total},
    ),
    "savannah.2": Exercise(
        choice(*THREE),
        answer=lambda rules: max(gains(), key=gains().__getitem__),
        misreadings={
            "hardest-gains-most": lambda rules: by_plain_chance()[0],
            "surest-gains-most": lambda rules: by_plain_chance()[-1],
        },
        facts=three_prey,
    ),
    "savannah.3": Exercise(
        number(),
        answer=lambda rules: first_die(rules).fair_price,
        misreadings={
            "paid-for-what-you-had": lambda rules: first_die(rules).chance * reward(rules),
            "whole-reward": reward,
            "price-for-worth": lambda rules: rules.savannah.extra_dice[0],
        },
        facts=the_boar,
    ),
}
