"""The dice of the moment: what fell last, and on the Mountain which dice to keep."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from krom_explore.engine.ports import Decision
from krom_explore.engine.seat import Seat

from ..answers import Intent, parse, write
from ..box import KROMOSAURUS
from ..catalogue import WORDS
from ..ruleset import Ruleset

ROLLED_AT_ONCE = ("reroll",)


def on_tray(answer: str, rules: Ruleset) -> bool:
    return parse(answer, rules).verb == "keep"


def keep(faces: Sequence[int] | None) -> str:
    return write(Intent("stop") if faces is None else Intent("keep", dice=tuple(sorted(faces))))


def keeping(seat: Seat, lang: str) -> dict[str, Any] | None:
    pending = seat.pending
    if not isinstance(pending, Decision) or pending.question != "reroll" or seat.past:
        return None
    if seat.mine and not any(on_tray(option, seat.rules) for option in seat.options):
        return None  # out of Krom: only a card could bring another reroll
    price = pending.about["price"]
    return {
        "who": pending.player,
        "dice": sorted(pending.about["dice"]),
        "price": price,
        "priceText": WORDS.message("good-krom", lang, n=price),
        "mine": seat.mine,
    }


def last_dice(seat: Seat) -> list[dict[str, Any]]:
    """The dice that fell last, by who rolled them; a total where it counts."""
    for event in reversed(seat.log):
        if event.kind == "rolled":
            plus = {KROMOSAURUS: event.args["plus"]}
            totals = event.args["totals"].items()
            return [{"who": who, "faces": [total - plus.get(who, 0)], "total": total} for who, total in totals]
        if event.kind in ("hunted", "climbed", "rerolled"):
            faces = list(event.args["dice"])
            total = sum(faces) if event.kind == "hunted" else None
            return [{"who": event.args["player"], "faces": faces, "total": total}]
    return []
