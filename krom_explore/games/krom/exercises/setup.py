"""Exercises on setup: what leaves the piles, which prey lie open, what a look at one's own card tells."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import comb
from typing import Any

from krom_explore.games.krom import odds
from krom_explore.games.krom.box import DECKS
from krom_explore.games.krom.game import Table
from krom_explore.games.krom.odds.words import card_name
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, number

PLAYERS = ["Alma", "Kolos", "Karok", "Valkyr"]
PREY = "mammoth"
HELD = "no_you_dont"
"""The card that Alma sees in her own hand."""


def dealt(rules: Ruleset) -> dict[str, int]:
    """How many cards of each deck four players take out of the piles."""
    decks = Table.new(PLAYERS, rules=rules).state.decks
    return {deck: len(rules.deck(deck)) - len(decks[deck].pile) for deck in DECKS}


def open_cards(rules: Ruleset) -> int:
    """Those of them that lie face up."""
    return dealt(rules)["hunt"] + dealt(rules)["evolution"]


def lies_open(rules: Ruleset) -> Fraction:
    """The chance that one prey is among those that are turned up."""
    cards = rules.deck("hunt")
    without = comb(len(cards) - cards.count(PREY), dealt(rules)["hunt"])
    return 1 - Fraction(without, comb(len(cards), dealt(rules)["hunt"]))


def put_back(rules: Ruleset) -> Fraction:
    """The same, were each card put back before the next is turned up."""
    return 1 - (1 - odds.next_card(rules.deck("hunt"), rules).chance[PREY]) ** dealt(rules)["hunt"]


def unseen(rules: Ruleset) -> list[str]:
    """The Bonus cards that Alma does not see."""
    cards = rules.deck("bonus")
    cards.remove(HELD)
    return cards


def prey_facts(rules: Ruleset) -> Mapping[str, Any]:
    return {"card": card_name(PREY, rules), "open": dealt(rules)["hunt"], "prey": len(rules.deck("hunt"))}


def hand_facts(rules: Ruleset) -> Mapping[str, Any]:
    cards = rules.deck("bonus")
    return {"card": card_name(HELD, rules), "copies": cards.count(HELD), "cards": len(cards), "unseen": len(cards) - 1}


EXERCISES = {
    "setup.1": Exercise(
        number(),
        answer=lambda rules: sum(dealt(rules).values()),
        misreadings={
            "hidden-cards-forgotten": open_cards,
            "open-cards-for-each": lambda rules: open_cards(rules) * len(PLAYERS) + dealt(rules)["bonus"],
            "one-hidden-card-for-all": lambda rules: open_cards(rules) + rules.setup.bonus,
        },
        facts=lambda rules: {"players": len(PLAYERS), "open": open_cards(rules), "hidden": dealt(rules)["bonus"]},
    ),
    "setup.2": Exercise(
        chance(),
        answer=lies_open,
        misreadings={
            "one-card-only": lambda rules: odds.next_card(rules.deck("hunt"), rules).chance[PREY],
            "cards-put-back": put_back,
        },
        facts=prey_facts,
    ),
    "setup.3": Exercise(
        chance(),
        answer=lambda rules: odds.next_card(unseen(rules), rules).chance[HELD],
        misreadings={
            "own-card-unseen": lambda rules: odds.next_card(rules.deck("bonus"), rules).chance[HELD],
            "own-card-half-counted": lambda rules: Fraction(unseen(rules).count(HELD), len(rules.deck("bonus"))),
            "own-card-still-there": lambda rules: Fraction(rules.deck("bonus").count(HELD), len(unseen(rules))),
        },
        facts=hand_facts,
    ),
}
