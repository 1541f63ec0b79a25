"""Exercises on stopping at the right time: a die, the Mountain, the Forest."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from krom_explore.games.krom import odds
from krom_explore.games.krom.catalogue import said
from krom_explore.games.krom.odds.words import card_name
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, any_of, dice, number
from krom_explore.odds.dice import SIDES
from krom_explore.odds.spread import Said

ROLLED = (3, 3, 4, 5, 6)
REROLLS = 1


def stop_from(price: int) -> int:
    """The lowest face at which one stops who may roll a die once more for that price and is paid what it shows."""
    return next(face for face in range(1, SIDES + 1) if face >= odds.total(1).mean - price)


def first_price(rules: Ruleset) -> int:
    return rules.mountain.rerolls[0]


def best(rules: Ruleset) -> any_of:
    """All that can be kept without loss."""
    return any_of(*[one.keep for one in odds.mountain(REROLLS, rules=rules).choices(ROLLED) if not one.regret])


def worths(rules: Ruleset) -> dict[str, Fraction]:
    """What each card of the Gathering deck is worth at the Cave's prices."""
    forest = odds.forest(krom=0, rules=rules)
    return {
        card: Fraction(forest.worths[card] + forest.life_and_krom[card][0] * forest.life_unit, forest.unit)
        for card in forest.cards
    }


def average(cards: Iterable[str], rules: Ruleset) -> Fraction:
    """What these cards are worth on average."""
    worth = [worths(rules)[card] for card in cards]
    return sum(worth, Fraction(0)) / len(worth)


def full(rules: Ruleset) -> list[str]:
    """The cards that bring something."""
    return [card for card in rules.deck("gathering") if worths(rules)[card]]


def priced(rules: Ruleset) -> list[Said]:
    """Every kind of Gathering card: how many there are, and what one of them is worth."""
    worth = worths(rules)
    return [
        said("exercise-stopping-2-kind", {"copies": kind.copies, "card": card_name(card, rules), "worth": worth[card]})
        for card, kind in rules.gathering.items()
    ]


def kept(rules: Ruleset) -> dict[str, Any]:
    found = odds.mountain(REROLLS, rules=rules).choices(ROLLED)
    row = next(one for one in found if one.keep == tuple(sorted(set(ROLLED))))
    return {"dice": " ".join(map(str, ROLLED)), "price": first_price(rules), "best": found[0].value, "row": row.value}


EXERCISES = {
    "stopping.1": Exercise(
        number(),
        answer=lambda rules: stop_from(first_price(rules)),
        misreadings={
            "forgot-the-price": lambda rules: stop_from(0),
            "only-the-best-is-enough": lambda rules: SIDES,
            "never-roll-again": lambda rules: 1,
        },
        facts=lambda rules: {"price": first_price(rules), "mean": odds.total(1).mean},
    ),
    "stopping.2": Exercise(
        number(),
        answer=lambda rules: average(rules.deck("gathering"), rules),
        misreadings={
            "each-kind-once": lambda rules: average(rules.gathering, rules),
            "without-the-empty-ones": lambda rules: average(full(rules), rules),
        },
        facts=lambda rules: {
            "cards": len(rules.deck("gathering")),
            "kinds": priced(rules),
            "empty": len(rules.deck("gathering")) - len(full(rules)),
            "added": sum((worths(rules)[card] for card in rules.deck("gathering")), Fraction(0)),
        },
    ),
    "stopping.3": Exercise(
        dice(5),
        answer=best,
        misreadings={
            "kept-the-row": lambda rules: tuple(sorted(set(ROLLED))),
            "stopped-with-the-pair": lambda rules: ROLLED,
            "rolled-everything-again": lambda rules: (),
        },
        facts=kept,
    ),
}
