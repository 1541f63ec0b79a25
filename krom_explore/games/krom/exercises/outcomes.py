"""Exercises on outcomes and events: two dice, one combat."""

from __future__ import annotations

from fractions import Fraction

from krom_explore.games.krom import odds
from krom_explore.games.krom.odds.words import in_place
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, several
from krom_explore.odds.dice import SIDES

from .combat import pair

PLACE = "forest"
MUCH = 3
ROLLS = {"4-4": (4, 4), "5-2": (5, 2), "1-1": (1, 1), "3-6": (3, 6), "6-6": (6, 6), "2-3": (2, 3)}
"""What Alma and Kolos roll."""


def won(rules: Ruleset) -> list[str]:
    """The rolls with which Alma wins."""
    strength = rules.tie_strength[PLACE]
    return [name for name, dice in ROLLS.items() if (dice[0], strength["Alma"]) > (dice[1], strength["Kolos"])]


def higher(equal: bool) -> list[str]:
    return [name for name, (hers, his) in ROLLS.items() if hers > his or (equal and hers == his)]


def loses(rules: Ruleset, exactly: bool = False) -> Fraction:
    """The chance that Alma loses much life."""
    lost = odds.life_lost(2, rules=rules).lost
    return sum((chance for life, chance in lost.items() if life == MUCH or (life > MUCH and not exactly)), Fraction(0))


EXERCISES = {
    "outcomes.1": Exercise(
        several(*ROLLS),
        answer=won,
        misreadings={
            "equal-dice-win-nothing": lambda rules: higher(equal=False),
            "listed-the-losses": lambda rules: [name for name in ROLLS if name not in won(rules)],
        },
        facts=lambda rules: {"where": in_place(PLACE)},
    ),
    "outcomes.2": Exercise(
        chance(),
        answer=lambda rules: 1 - Fraction(SIDES - 1, SIDES) ** 2,
        misreadings={
            "added-what-overlaps": lambda rules: Fraction(2, SIDES),
            "exactly-one-six": lambda rules: Fraction(2 * (SIDES - 1), SIDES**2),
            "both-are-sixes": lambda rules: Fraction(1, SIDES**2),
        },
        facts=lambda rules: {"ways": SIDES**2, "others": SIDES - 1, "none": (SIDES - 1) ** 2},
    ),
    "outcomes.3": Exercise(
        chance(),
        answer=loses,
        misreadings={
            "exactly-so-much": lambda rules: loses(rules, exactly=True),
            "either-of-them": lambda rules: 2 * loses(rules),
            "among-those-who-lose": lambda rules: loses(rules) / (1 - odds.life_lost(2, rules=rules).lost[0]),
        },
        facts=lambda rules: {"much": MUCH, "ways": pair(rules).ways},
    ),
}
