"""The face of Tribù: the parts of its table, its chapters, its sheets, and which odds question a position asks.

The names here are those of ``krom_explore.games.face.Face``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from krom_explore.engine.ports import Event
from krom_explore.engine.seat import Seat
from krom_explore.games.face import Part

from ..odds.at import question_at
from ..ruleset import Ruleset
from . import hand, seen, spheres, tribes
from .adapt import table_of
from .chapters import CHAPTERS
from .choices import choices, icon, label, thought_of
from .editor import EDITOR, first_scenario
from .home import HOME
from .interlude import interlude, stops
from .new_game import NEW_GAME
from .recap import recap
from .status import score, status

__all__ = [
    "CHAPTERS", "CHOSEN", "EDITOR", "HOME", "LOG_HEADS", "NEW_GAME", "PARTS", "ROLLED_AT_ONCE", "TABLE", "TURNED",
    "WIDGETS", "card_name", "choices", "first_scenario", "icon", "interlude", "keep", "keeping", "label", "last_dice",
    "on_tray", "question_at", "recap", "score", "status", "stops", "table_of", "thought_of",
]  # fmt: skip

WIDGETS = None
TABLE = ("tribes", "question", "dice", "odds", "spheres", "seen", "log")
ROLLED_AT_ONCE = ()

CHOSEN = frozenset(
    {
        "leader",
        "drew",
        "took",
        "discarded",
        "began",
        "placed",
        "protected",
        "activated",
        "swapped",
        "used",
        "attacked",
        "defended",
        "undefended",
        "played",
        "blocked",
        "robbing",
    }
)
TURNED = frozenset({"drew", "took", "used", "attacked", "defended"})
LOG_HEADS = {"challenge": 1, "turn": 2, "closed": 2}

PARTS = {
    "tribes": Part("tribu/tribes", tribes.show),
    "mine": Part("tribu/hand", hand.show),
    "spheres": Part("tribu/spheres", spheres.show),
    "seen": Part("tribu/seen", seen.show),
}


def card_name(card: str, rules: Ruleset, lang: str) -> str:
    return rules.name(card, lang)


# --- Tribù has no dice


def on_tray(answer: str, rules: Ruleset) -> bool:
    return False


def keeping(seat: Seat, lang: str) -> dict[str, Any] | None:
    return None


def keep(faces: Sequence[int] | None) -> str:
    return ""


def last_dice(events: Sequence[Event]) -> list[dict[str, Any]]:
    return []
