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
from ..game import Table
from ..ruleset import Ruleset
from ..words import option
from . import advice, board, cards, mats
from .adapt import SEED, called, table_of
from .chapters import CHAPTERS
from .dice import ROLLED_AT_ONCE, keep, keeping, last_dice, on_tray
from .editor import EDITOR
from .new_game import NEW_GAME
from .odds_at import question_at
from .status import status

__all__ = [
    "CHAPTERS", "EDITOR", "NEW_GAME", "PARTS", "ROLLED_AT_ONCE", "TABLE", "WIDGETS", "card_name", "first_scenario",
    "home", "icon", "keep", "keeping", "label", "last_dice", "on_tray", "question_at", "status", "table_of",
    "thought_of",
]  # fmt: skip

WIDGETS = None
TABLE = ("board", "question", "dice", "odds", "mats", "cards", "log")

ICONS = {
    "rest": "life", "hunt": "paw", "climb": "mountain", "keep": "dice", "realise": "points", "play": "bonus",
    "counter": "bonus", "draw": "forest", "shuffle": "redo", "go": "foot", "rob": "hand",
}  # fmt: skip
"""What stands for each verb, where it is about nothing that can be pictured."""

PARTS = {
    "board": Part("krom/board", board.show),
    "mats": Part("krom/mats", mats.show),
    "cards": Part("krom/cards", cards.show),
    "advice": Part("krom/advice", advice.show),
}


def home(rules: Ruleset, seed: int = SEED) -> Table:
    return Table.new(called(["Alma", "Kolos", "Karok"], rules), seed=seed, rules=rules, kromosaurus=True)


def first_scenario(rules: Ruleset) -> dict[str, Any]:
    return {"phase": "actions", "players": {name: {"place": "forest"} for name in called(["Alma", "Kolos"], rules)}}


def label(answer: str, seat: Seat, lang: str) -> str:
    assert isinstance(seat.pending, Decision)
    return option(answer, seat.pending, seat.state, lang, seat.rules)


def icon(answer: str, rules: Ruleset) -> str | None:
    """The good or the place that an answer is about; else a picture of what is done."""
    intent = answers.parse(answer, rules)
    if intent.good == "nothing":
        return None
    taken = [good for good, _ in answers.amounts(intent.picks)] if intent.verb in ("take", "give") else []
    return next(filter(None, (intent.place, intent.good, *taken)), None) or ICONS.get(intent.verb)


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
