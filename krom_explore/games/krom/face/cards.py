"""The prey and the Evolutions lying face up, and what is left in the piles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from krom_explore.games.face import Sight

from .. import answers
from ..words import describe_card
from .choices import of_answers


def card_face(sight: Sight, card: str) -> dict[str, Any]:
    """A card as it is shown wherever it lies: its name, what it does, where it comes from."""
    mark = sight.rules.card(card).mark
    return {
        "id": card,
        "name": sight.rules.name(card, sight.lang),
        "text": describe_card(card, sight.lang, sight.rules),
        "mark": mark,
        "markText": sight.word(f"mark-{mark}-long"),
    }


def show(sight: Sight) -> dict[str, Any]:
    state = sight.state
    return {
        "prey": [prey(sight, card) for card in state.prey],
        "evolutions": [evolution(sight, card) for card in state.evolutions],
        "piles": [
            {
                "id": name,
                "name": sight.word(f"deck-{name}"),
                "pile": len(deck.pile),
                "discard": counted(sight, deck.discard),
            }
            for name, deck in state.decks.items()
        ],
        "words": sight.words("prey", "evolutions", "less", "more"),
    }


def prey(sight: Sight, card: str) -> dict[str, Any]:
    """A prey, with every way to hunt it that one can pay."""
    entry = sight.rules.hunt[card]
    ways = [answers.hunt(card, bought) for bought in range(len(sight.rules.savannah.extra_dice) + 1)]
    return {
        **card_face(sight, card),
        "dice": entry.dice,
        "value": entry.value,
        "reward": dict(entry.reward),
        "options": offered(sight, ways),
    }


def evolution(sight: Sight, card: str) -> dict[str, Any]:
    entry = sight.rules.evolution[card]
    return {
        **card_face(sight, card),
        "points": entry.points,
        "cost": dict(entry.cost),
        "place": sight.word(f"place-{entry.place}") if entry.place else None,
        "options": offered(sight, [answers.realise(card)]),
    }


def offered(sight: Sight, wanted: Sequence[str]) -> list[dict[str, Any]]:
    """What can be done with a card now, as the question's buttons say it."""
    return [choice.shown() for choice in of_answers(wanted, sight.seat, sight.lang)]


def counted(sight: Sight, cards: Sequence[str | None]) -> list[dict[str, Any]]:
    """Cards that lie open, each with its number; of those that lie face down only how many."""
    return [
        {"name": sight.rules.name(card, sight.lang) if card else sight.word("ui-face-down"), "copies": copies}
        for card, copies in Counter(cards).items()
    ]
