"""Exercises on drawing without putting back: the Gathering pile."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from krom_explore.games.krom import odds
from krom_explore.games.krom.odds import Draws
from krom_explore.games.krom.odds.words import card_name
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance


def commonest(rules: Ruleset) -> str:
    """The Gathering card of which there are most."""
    return max(rules.gathering, key=lambda card: rules.gathering[card].copies)


def drawn(rules: Ruleset, want: str, draws: int = 2, put_back: bool = False) -> Draws:
    return odds.draws(want, draws, put_back=put_back, rules=rules)


def two(rules: Ruleset) -> Draws:
    return drawn(rules, commonest(rules))


def cards(rules: Ruleset) -> dict[str, Any]:
    found = two(rules)
    return {
        "card": card_name(found.want, rules), "wanted": found.wanted, "pile": found.pile,
        "fewer": found.wanted - 1, "rest": found.pile - 1,
    }  # fmt: skip


def wood(rules: Ruleset) -> dict[str, Any]:
    found = drawn(rules, "wood")
    others = found.pile - found.wanted
    return {
        "wanted": found.wanted, "pile": found.pile, "others": others, "less": others - 1, "rest": found.pile - 1,
        "none": found.chance[0],
    }  # fmt: skip


EXERCISES = {
    "pile.1": Exercise(
        chance(),
        answer=lambda rules: two(rules).chance[2],
        misreadings={
            "put-back": lambda rules: drawn(rules, commonest(rules), put_back=True).chance[2],
            "only-the-pile-shrinks": lambda rules: (
                Fraction(two(rules).wanted, two(rules).pile) * Fraction(two(rules).wanted, two(rules).pile - 1)
            ),
            "added-not-multiplied": lambda rules: Fraction(2 * two(rules).wanted, two(rules).pile),
        },
        facts=cards,
    ),
    "pile.2": Exercise(
        chance(),
        answer=lambda rules: 1 - drawn(rules, "wood").chance[0],
        misreadings={
            "put-back": lambda rules: drawn(rules, "wood", put_back=True).some,
            "exactly-one": lambda rules: drawn(rules, "wood").chance[1],
            "first-card-only": lambda rules: drawn(rules, "wood", 1).some,
        },
        facts=wood,
    ),
    "pile.3": Exercise(
        chance(),
        answer=lambda rules: Fraction(two(rules).wanted, two(rules).pile),
        misreadings={
            "as-if-one-were-gone": lambda rules: Fraction(two(rules).wanted - 1, two(rules).pile - 1),
            "as-if-another-were-gone": lambda rules: Fraction(two(rules).wanted, two(rules).pile - 1),
        },
        facts=cards,
    ),
}
