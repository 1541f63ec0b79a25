"""Exercises on a box of one's own: what a card that was changed does to a hunt."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from krom_explore.games.krom import odds
from krom_explore.games.krom.odds import Hunt, HuntPlan
from krom_explore.games.krom.odds.words import card_name
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, number

PREY = "cave_bear"
KROM = 4


def easier(rules: Ruleset) -> int:
    """A value of one less than on the card."""
    return rules.hunt[PREY].value - 1


def hunted(rules: Ruleset, value: int) -> Hunt:
    return odds.hunt(rules.hunt[PREY].dice, value)


def plans(rules: Ruleset) -> list[HuntPlan]:
    """The same hunt for every value that its dice can reach, the lowest first."""
    prey = rules.hunt[PREY]
    values = range(prey.dice, 6 * prey.dice + 1)
    return [odds.hunt_plan(PREY, krom=KROM, rules=rules.with_changes({f"hunt.{PREY}.value": n})) for n in values]


def least(rules: Ruleset, wanted: Any) -> int:
    """The least value at which something is so of the plan."""
    return next(plan.prey.value for plan in plans(rules) if wanted(plan))


def facts(rules: Ruleset) -> dict[str, Any]:
    prey = rules.hunt[PREY]
    return {
        "prey": card_name(PREY, rules),
        "dice": prey.dice,
        "value": prey.value,
        "easier": easier(rules),
        "krom": KROM,
    }


EXERCISES = {
    "own_box.1": Exercise(
        chance(),
        answer=lambda rules: Fraction(hunted(rules, easier(rules))),
        misreadings={
            "must-beat-the-value": lambda rules: Fraction(hunted(rules, easier(rules) + 1)),
            "only-the-value-itself": lambda rules: (
                Fraction(hunted(rules, easier(rules))) - Fraction(hunted(rules, easier(rules) + 1))
            ),
        },
        facts=facts,
    ),
    "own_box.2": Exercise(
        number(),
        answer=lambda rules: least(rules, lambda plan: plan.best.bought == 2),
        misreadings={
            "the-surest-is-the-best": lambda rules: least(
                rules, lambda plan: plan.offers[2].chance > plan.offers[1].chance
            ),
            "any-dice-are-two-dice": lambda rules: least(rules, lambda plan: plan.best.bought > 0),
        },
        facts=facts,
    ),
}
