"""What a beginner may be asked about the race."""

from fractions import Fraction
from itertools import product

from krom_explore.engine.ports import SIDES
from krom_explore.learn import Exercise, chance, choice

from . import odds

LEFT = 9


def arrives(pace, rules):
    return odds.arrive(LEFT, pace, rules).rows[0].chance


def far_enough(dice):
    rolls = list(product(range(1, SIDES + 1), repeat=dice))
    return Fraction(sum(sum(roll) >= LEFT for roll in rolls), len(rolls))


EXERCISES = {
    "arrive.1": Exercise(
        chance(),
        answer=lambda rules: arrives("run", rules),
        misreadings={
            "doubles-do-not-matter": lambda rules: far_enough(rules.pace.run),
            "one-die": lambda rules: far_enough(1),
        },
        facts=lambda rules: {"left": LEFT},
    ),
    "arrive.2": Exercise(
        choice("walk", "run"),
        answer=lambda rules: max(("walk", "run"), key=lambda pace: arrives(pace, rules)),
        misreadings={"safe-is-likely": lambda rules: "walk", "more-dice-are-better": lambda rules: "run"},
        facts=lambda rules: {"left": LEFT},
    ),
}
