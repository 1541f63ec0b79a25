"""Every kind of card, and how many of it one can see."""

from __future__ import annotations

from collections import Counter
from typing import Any

from krom_explore.games.face import Sight

from ..box import FAMILIES
from ..look import StateLook, in_sight
from ..ruleset import Ruleset
from .cards import card_face


def show(sight: Sight) -> dict[str, Any]:
    lying = Counter(in_sight(sight.state))
    return {
        "families": [
            {
                "id": family,
                "name": sight.word(f"ui-{family}"),
                "cards": [
                    {**card_face(sight, card), "copies": entry.copies, "seen": lying[card]}
                    for card, entry in getattr(sight.rules, family).items()
                    if entry.copies
                ],
            }
            for family in FAMILIES
        ],
        "words": sight.words("seen", "unseen", "seen-lead"),
    }


def unseen(state: StateLook, player: str | None, rules: Ruleset) -> Counter[str]:
    """The cards that lie nowhere in sight of a player, or of somebody who sees with everybody's eyes."""
    left = Counter(rules.whole_deck)
    left.subtract(in_sight(state, player))
    return +left
