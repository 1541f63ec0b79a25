"""Exercises on the Kromosaurus: where it roams, a fight fought again and again, and what helps."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations, product
from typing import Any

from krom_explore.games.krom import odds
from krom_explore.games.krom.box import PLACES
from krom_explore.games.krom.odds.words import place_name
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, choice

ROUTE = ("forest", "savannah", "forest")
"""Where Alma goes in three turns."""


def met(rules: Ruleset) -> Fraction:
    """The chance that she meets it at least once."""
    where = rules.kromosaurus.destinations
    roams: Iterable[tuple[str, ...]] = (
        permutations(where, len(ROUTE)) if cycles(rules) else product(where, repeat=len(ROUTE))
    )
    found = [any(mine == its for mine, its in zip(ROUTE, way, strict=True)) for way in roams]
    return Fraction(sum(found), len(found))


def cycles(rules: Ruleset) -> bool:
    """Whether a card that was drawn stays out until all have been drawn."""
    return bool(rules.rulings["kromosaurus_cards"] == "cycle")


def once(rules: Ruleset) -> Fraction:
    """The chance that it comes to one place in one turn."""
    return Fraction(1, len(rules.kromosaurus.destinations))


def last_lives(rules: Ruleset) -> odds.Duel:
    """Both with one life, bare hands."""
    return odds.duel(1, 1, rules=rules)


def ways(rules: Ruleset, ahead: bool, equal: bool) -> Fraction:
    """How much of one fight is won by the player, and how much costs nobody anything."""
    fight = last_lives(rules).fight[-1]
    counted = [n for (lost, dealt), n in fight.ways.items() if (ahead and dealt) or (equal and lost == dealt)]
    return Fraction(sum(counted), fight.total)


def helps(rules: Ruleset) -> dict[str, Fraction]:
    """The chance to fell it, for one who has much life, one point more as well, or a single life and one more die."""
    most = rules.life.most
    return {
        "life": odds.duel(most, rules=rules).win,
        "plus": odds.duel(most, plus=1, rules=rules).win,
        "die": odds.duel(1, dice=1, rules=rules).win,
    }


def last_fight(rules: Ruleset) -> dict[str, Any]:
    return {
        "plus": rules.kromosaurus.plus,
        "won": ways(rules, ahead=True, equal=False),
        "equal": ways(rules, ahead=False, equal=True),
    }


EXERCISES = {
    "kromosaurus.1": Exercise(
        chance(),
        answer=met,
        misreadings={
            "chances-added": lambda rules: min(Fraction(1), len(ROUTE) * once(rules)),
            "every-time": lambda rules: once(rules) ** len(ROUTE),
            "it-visits-the-cave": lambda rules: 1 - (1 - Fraction(1, len(PLACES))) ** len(ROUTE),
        },
        facts=lambda rules: {
            "route": [place_name(place) for place in ROUTE],
            "turns": len(ROUTE),
            "cards": len(rules.kromosaurus.destinations),
            "missed": 1 - once(rules),
            "cycle": "yes" if cycles(rules) else "no",
        },
    ),
    "kromosaurus.2": Exercise(
        chance(),
        answer=lambda rules: last_lives(rules).win,
        misreadings={
            "one-fight-only": lambda rules: ways(rules, ahead=True, equal=False),
            "a-tie-fells-it": lambda rules: ways(rules, ahead=True, equal=True),
            "without-its-plus": lambda rules: Fraction(1, 2),
        },
        facts=last_fight,
    ),
    "kromosaurus.3": Exercise(
        choice("life", "plus", "die"),
        answer=lambda rules: max(helps(rules), key=helps(rules).__getitem__),
        misreadings={
            "life-above-all": lambda rules: "life",
            "safe-and-small": lambda rules: "plus",
        },
        facts=lambda rules: (
            {"most": rules.life.most, "beast": rules.kromosaurus.life}
            | {f"with_{name}": win for name, win in helps(rules).items()}
        ),
    ),
}
