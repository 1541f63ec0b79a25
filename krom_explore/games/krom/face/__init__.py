"""The face of Krom: the parts of its table, its chapters, its sheets, and which odds question a position asks.

The names here are those of ``krom_explore.games.face.Face``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from krom_explore.engine.ports import Decision
from krom_explore.engine.seat import Seat
from krom_explore.games.face import Part

from .. import answers
from ..box import PLACES
from ..catalogue import WORDS
from ..ruleset import Ruleset
from . import advice, board, cards, mats
from .adapt import called, table_of
from .chapters import CHAPTERS
from .choices import choices, icon, label
from .dice import ROLLED_AT_ONCE, keep, keeping, last_dice, on_tray, prizes
from .editor import EDITOR
from .home import HOME
from .matters import matters
from .new_game import NEW_GAME
from .odds_at import question_at
from .remarks import remarks, told_beside
from .stakes import at_stake, winning
from .status import score, status

__all__ = [
    "CHAPTERS", "CHOSEN", "EDITOR", "HOME", "LOG_HEADS", "NEW_GAME", "PARTS", "ROLLED_AT_ONCE", "TABLE", "TURNED",
    "WIDGETS", "at_stake", "card_name", "choices", "first_scenario", "icon", "keep", "keeping", "label", "last_dice",
    "matters", "on_tray", "prizes", "question_at", "remarks", "score", "status", "table_of", "thought_of",
    "told_beside", "winning",
]  # fmt: skip

WIDGETS = None
TABLE = ("board", "question", "dice", "odds", "mats", "cards", "log")

CHOSEN = frozenset(
    {
        "moved",
        "rested",
        "bought",
        "gathered",
        "shuffled",
        "hunted",
        "climbed",
        "rerolled",
        "realised",
        "played",
        "robbed",
    }
)
TURNED = frozenset({"gathered", "revealed", "drew_bonus", "realised", "played", "countered"})
LOG_HEADS = {"turn": 1, "fight": 2, "acting": 2}

PARTS = {
    "board": Part("krom/board", board.show),
    "mats": Part("krom/mats", mats.show),
    "mine": Part("krom/mine", mats.mine),
    "cards": Part("krom/cards", cards.show),
    "advice": Part("krom/advice", advice.show),
}


def first_scenario(rules: Ruleset) -> dict[str, Any]:
    return {"phase": "actions", "players": {name: {"place": "forest"} for name in called(["Alma", "Kolos"], rules)}}


def thought_of(seat: Seat) -> Sequence[str]:
    pending = seat.pending
    if not isinstance(pending, Decision) or not seat.mine:
        return ()
    if pending.question == "movement":
        return [f"go {place}" for place in PLACES]
    if pending.question != "action":
        return ()
    player, prices = seat.state.players[pending.player], seat.rules.cave.prices
    in_place = {
        "cave": ["rest", *(f"buy {service}" for service in prices)],
        "forest": ["draw", "shuffle"],
        "savannah": [answers.hunt(prey, 0) for prey in seat.state.prey],
        "mountain": ["climb"],
    }
    playable = {answers.parse(option, seat.rules).card for option in seat.options}
    unplayable = [answers.play(card) for card in dict.fromkeys(player.bonus) if card not in playable]
    return [*in_place[player.place], *(answers.realise(card) for card in seat.state.evolutions), *unplayable]


def card_name(card: str, rules: Ruleset, lang: str) -> str:
    """A card of a deck, or a place that the beast goes to."""
    return WORDS.message(f"place-{card}", lang) if card in PLACES else rules.name(card, lang)
