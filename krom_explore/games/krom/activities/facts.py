"""What a pupil has to see before predicting: the prey, who fights where, the cards of a pile."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from krom_explore.learn.activities import Facts

from ..catalogue import WORDS, said
from ..odds.words import in_place
from ..ruleset import Ruleset
from ..words import describe_card


def prey(values: Mapping[str, Any], rules: Ruleset, lang: str) -> list[str]:
    """The Hunt card: its dice, its value, what it brings."""
    card = values["prey"]
    text = describe_card(card, lang, rules)
    return [WORDS.message("activity-given", lang, name=rules.name(card, lang), value=text)]


def pile(values: Mapping[str, Any], rules: Ruleset, lang: str) -> list[str]:
    """Every Gathering card, and how often it is there."""
    cards = [
        WORDS.message(
            "activity-fact-cards", lang,
            copies=entry.copies, card=rules.name(card, lang), text=describe_card(card, lang, rules),
        )
        for card, entry in rules.gathering.items()
    ]  # fmt: skip
    return [*cards, WORDS.message("activity-fact-pile", lang, cards=len(rules.deck("gathering")))]


def fighters(one: str, other: str) -> Facts:
    """Two who fight, by the fields that name them: what they weigh, and whom a tie helps where they are."""

    def told(values: Mapping[str, Any], rules: Ruleset, lang: str) -> list[str]:
        weights = [
            WORDS.message("activity-given", lang, name=name, value=WORDS.message("card-character", lang, weight=kg))
            for name, kg in ((values[who], rules.weights[values[who]]) for who in (one, other))
        ]
        place = values["place"]
        heavier = "yes" if place in rules.combat.heavier_wins else "no"
        return [*weights, said("odds-step-ties", {"where": in_place(place), "heavier": heavier}).say(lang)]

    return told


FACTS: Mapping[str, Facts] = {
    "sum": prey,
    "third_die": prey,
    "ties": fighters("one", "other"),
    "winners_die": fighters("who", "against"),
    "draws": pile,
}
