"""What has to be known before one predicts, and to work it out on paper: the prey, who fights where, the cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from krom_explore.learn.activities import Facts
from krom_explore.odds.spread import Named, Said

from ..catalogue import said
from ..odds.words import card_name, combination_name, in_place
from ..ruleset import Ruleset
from ..words import describe_card


def prey(result: Any, values: Mapping[str, Any], rules: Ruleset) -> list[Said]:
    """The Hunt card: its dice, its value, what it brings."""
    card = values["prey"]
    text = Named(card, lambda name, lang: describe_card(name, lang, rules))
    return [said("activity-given", {"name": card_name(card, rules), "value": text})]


def fighters(one: str, other: str) -> Facts:
    """Two who fight, by the fields that name them: what they weigh, and whom a tie helps where they are."""

    def told(result: Any, values: Mapping[str, Any], rules: Ruleset) -> list[Said]:
        weights = [
            said("activity-given", {"name": name, "value": said("card-character", {"weight": rules.weights[name]})})
            for name in (values[one], values[other])
        ]
        place = values["place"]
        heavier = "yes" if place in rules.combat.heavier_wins else "no"
        return [*weights, said("odds-step-ties", {"where": in_place(place), "heavier": heavier})]

    return told


def pile(result: Any, values: Mapping[str, Any], rules: Ruleset) -> list[Said]:
    """The list of cards: those that bring what is wanted, and the others."""
    listed: dict[bool, list[Said]] = {True: [], False: []}
    for card, copies in result.left.items():
        named = said("activity-known-copies", {"card": card_name(card, rules), "copies": copies})
        listed[result.hits(card)].append(named)
    return [
        said("activity-known-pile", {"pile": result.pile}),
        said("activity-known-wanted", {"want": result.called, "cards": listed[True]}),
        *([said("activity-known-others", {"cards": listed[False]})] if listed[False] else []),
    ]


def climb(result: Any, values: Mapping[str, Any], rules: Ruleset) -> list[Said]:
    """What the best climber goes by: what each combination is worth."""
    pays = getattr(result, "climb", result).pays
    worth = [said("activity-known-worth", {"what": combination_name(name), "worth": pays[name]}) for name in pays]
    return [said("activity-known-pays", {"list": worth})]


FACTS: Mapping[str, Facts] = {
    "sum": prey,
    "third_die": prey,
    "ties": fighters("one", "other"),
    "winners_die": fighters("who", "against"),
    "draws": pile,
    "stops": climb,
    "mountain": climb,
}
