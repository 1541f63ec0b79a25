"""Exercises on chains: a character laid alone, the wait for a vase, and how to mix attacks."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from krom_explore.learn import Exercise, chance, number
from krom_explore.odds.spread import Named

from .. import odds
from ..box import COLOURS
from ..odds import Lonely, Standoff, Wait
from ..odds.words import card_name, colour_name
from ..ruleset import Ruleset

PLACE = 2
WORTH, COST = 2, 1
"""What a vase, and what a card is worth in the game of the last exercise."""


def somebody(rules: Ruleset) -> str:
    """The first character of the box; in the bundled one it is printed."""
    return next(iter(rules.characters))


def vase_name(rules: Ruleset, place: int) -> Named:
    return Named(rules.characters[somebody(rules)].vases[place - 1], rules.vase_name)


# --- a character laid alone


def gamble(rules: Ruleset) -> Lonely:
    return odds.lonely(somebody(rules), rules=rules)


def helping(rules: Ruleset, colour: str = "") -> int:
    """The cards that fit without one that stands for any vase, perhaps of one colour only."""
    fits = [card for card in gamble(rules).helpers if card not in rules.for_any_vase]
    return sum(rules.cards[card].copies for card in fits if colour in ("", rules.dioramas[card].colour))


def laid_alone(rules: Ruleset) -> dict[str, Any]:
    found = gamble(rules)
    return {
        "character": card_name(found.character, rules), "vase": vase_name(rules, 1), "hand": rules.setup.hand,
        "box": len(rules.whole_deck), "pile": found.pile, "helpers": found.helpers.total(),
    }  # fmt: skip


# --- a wait


def waiting(rules: Ruleset, colour: str) -> Wait:
    return odds.wait(somebody(rules), PLACE, colour, rules=rules)


def wait_of_one_colour(rules: Ruleset) -> dict[str, Any]:
    found = waiting(rules, COLOURS[0])
    return {
        "character": card_name(found.character, rules), "vase": vase_name(rules, PLACE), "place": PLACE,
        "colour": colour_name(COLOURS[0]), "helpers": found.helpers.total(), "pile": found.pile,
    }  # fmt: skip


# --- attacks that are mixed


def mixing(rules: Ruleset) -> Standoff:
    """The strongest attack, or none, against the strongest protection, or none."""
    event = max(rules.events, key=lambda card: rules.events[card].destroys)
    protection = max(rules.protections, key=lambda card: rules.protections[card].saves)
    return odds.standoff(WORTH, {event: COST, protection: COST}, cards=[event, protection], rules=rules)


def in_the_standoff(rules: Ruleset) -> dict[str, Any]:
    game = mixing(rules)
    (_, spent), (open_, both) = game.matrix
    return {
        "event": card_name(game.attacks[1], rules), "protection": card_name(game.defences[1], rules),
        "worth": WORTH, "cost": COST, "open": open_, "spent": spent, "both": both,
    }  # fmt: skip


EXERCISES = {
    "chains.1": Exercise(
        chance(),
        answer=lambda rules: gamble(rules).saved,
        misreadings={
            "whole-box": lambda rules: Fraction(gamble(rules).helpers.total(), len(rules.whole_deck)),
            "one-colour-fits": lambda rules: Fraction(helping(rules, COLOURS[0]), gamble(rules).pile),
            "nothing-for-any-vase": lambda rules: Fraction(helping(rules), gamble(rules).pile),
        },
        facts=laid_alone,
    ),
    "chains.2": Exercise(
        number(),
        answer=lambda rules: waiting(rules, COLOURS[0]).mean,
        misreadings={
            "as-if-put-back": lambda rules: Fraction(
                waiting(rules, COLOURS[0]).pile, waiting(rules, COLOURS[0]).helpers.total()
            ),
            "any-colour-will-do": lambda rules: waiting(rules, "any").mean,
            "middle-of-the-pile": lambda rules: Fraction(waiting(rules, "any").pile + 1, 2),
        },
        facts=wait_of_one_colour,
    ),
    "chains.3": Exercise(
        chance(),
        answer=lambda rules: mixing(rules).attacker[mixing(rules).attacks[1]],
        misreadings={
            "levels-ones-own": lambda rules: mixing(rules).defender[mixing(rules).defences[1]],
            "as-often-as-not": lambda rules: Fraction(1, len(mixing(rules).attacks)),
            "attack-always": lambda rules: Fraction(1),
        },
        facts=in_the_standoff,
    ),
}
