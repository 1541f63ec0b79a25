"""A card as it is shown wherever it lies."""

from __future__ import annotations

from typing import Any

from krom_explore.games.face import Sight

from ..box import Card, Character, Diorama, EventCard, Protection
from ..ruleset import Ruleset
from ..words import describe_card


def card_face(sight: Sight, card: str) -> dict[str, Any]:
    """Its name, what it does, its spheres, where it comes from. Made once for each box and language."""
    key = ("card_face", sight.lang, card)
    if key not in sight.rules.kept:
        sight.rules.kept[key] = made(sight, card)
    face: dict[str, Any] = sight.rules.kept[key]
    return face


def made(sight: Sight, card: str) -> dict[str, Any]:
    rules = sight.rules
    entry = rules.cards[card]
    return {
        "id": card,
        "name": rules.name(card, sight.lang),
        "text": describe_card(card, sight.lang, rules),
        "family": rules.family[card],
        "kind": sight.word(f"ui-kind-{rules.family[card]}"),
        "picture": picture(card, rules),
        "colour": entry.colour if isinstance(entry, Diorama) else None,
        "sign": sign(sight, entry),
        "spheres": entry.spheres,
        "vases": [wanted(sight, vase) for vase in entry.vases] if isinstance(entry, Character) else [],
        "mark": entry.mark,
        "markText": sight.word(f"mark-{entry.mark}-long"),
    }


def sign(sight: Sight, entry: Card) -> str:
    """What stands in its corner: the letter of its colour, how many vases it takes or saves."""
    match entry:
        case Diorama(colour=colour):
            return sight.word(f"ui-letter-{colour}")
        case EventCard(destroys=number):
            return f"−{number}"
        case Protection(saves=number):
            return f"+{number}"
    return ""


def wanted(sight: Sight, vase: str) -> dict[str, str]:
    """A vase that a character asks for."""
    return {"id": vase, "name": sight.rules.vase_name(vase, sight.lang)}


def picture(card: str, rules: Ruleset) -> str:
    """The name of what is drawn on it: its vase in its colour, what an action does, else the card itself."""
    entry = rules.cards[card]
    if isinstance(entry, Diorama):
        return f"{entry.vase or entry.kind}-{entry.colour}"
    return getattr(entry, "effect", card)
