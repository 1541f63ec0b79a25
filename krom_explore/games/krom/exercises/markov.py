"""Exercises on chains: the Kromosaurus roams and fights."""

from __future__ import annotations

from fractions import Fraction

from krom_explore.games.krom import odds
from krom_explore.games.krom.odds.words import in_place
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance
from krom_explore.odds.dice import SIDES


def here(rules: Ruleset) -> Fraction:
    """The chance that the Kromosaurus comes to the first of its places."""
    cards = rules.kromosaurus.destinations
    return Fraction(cards.count(cards[0]), len(cards))


def dealt(rules: Ruleset) -> Fraction:
    """The chance that one fight costs the Kromosaurus life."""
    return sum((chance for (_, hit), chance in blows(rules).items() if hit), Fraction(0))


def blows(rules: Ruleset) -> odds.Spread[tuple[int, int]]:
    """What one fight costs both."""
    return odds.duel(1, 1, rules=rules).fight[0]


def beaten(rules: Ruleset) -> list[int]:
    """For each face of the player, how many faces of the Kromosaurus stay below it."""
    return [min(SIDES, max(0, face - 1 - rules.kromosaurus.plus)) for face in range(1, SIDES + 1)]


EXERCISES = {
    "markov.1": Exercise(
        chance(),
        answer=lambda rules: here(rules) ** 2,
        misreadings={
            "one-turn-only": here,
            "added-two-turns": lambda rules: 2 * here(rules),
            "must-move-on": lambda rules: Fraction(0),
        },
        facts=lambda rules: {"where": in_place(rules.kromosaurus.destinations[0]), "once": here(rules)},
    ),
    "markov.2": Exercise(
        chance(),
        answer=dealt,
        misreadings={
            "forgot-what-it-adds": lambda rules: Fraction(SIDES - 1, 2 * SIDES),
            "equal-hurts-too": lambda rules: dealt(rules) + blows(rules)[0, 0],
        },
        facts=lambda rules: {
            "plus": rules.kromosaurus.plus,
            "by_face": [str(below) for below in beaten(rules)],
            "good": sum(beaten(rules)),
            "ways": SIDES**2,
        },
    ),
    "markov.3": Exercise(
        chance(),
        answer=lambda rules: odds.duel(1, 1, rules=rules).win,
        misreadings={
            "one-fight-only": dealt,
            "two-ends-are-even": lambda rules: Fraction(1, 2),
            "draws-count-as-lost": lambda rules: dealt(rules) * (1 - blows(rules)[0, 0]),
        },
        facts=lambda rules: {"hit": dealt(rules), "nothing": blows(rules)[0, 0], "deciding": 1 - blows(rules)[0, 0]},
    ),
}
