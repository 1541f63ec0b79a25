"""The dice tray: roll, or set the dice by hand; draws too; and which dice to keep, where a game lets one keep some."""

from __future__ import annotations

from collections import Counter
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Draw, Roll

from .base import OnDesk


class Dice(OnDesk):
    kind = "dice"

    def state(self) -> dict[str, Any]:
        seat, face = self.desk.asking, self.room.face
        pending = None if seat.past else seat.pending
        return {
            "sentence": self.desk.say(pending) if isinstance(pending, (Roll, Draw)) else "",
            "roll": self._roll(pending) if isinstance(pending, Roll) else None,
            "draw": self._draw(pending) if isinstance(pending, Draw) else None,
            "keeping": face.keeping(seat, self.lang),
            "last": face.last_dice(self.desk.seat),
            "rolls": self._rolls(),
            "playing": self.desk.playing,
            "rehearsed": self.desk.seats is None,
            "words": self.words(
                "roll", "set-dice", "set-help", "draw", "choose-card", "keep", "kept", "reroll", "stop", "dice", "die"
            ),
        }

    def _roll(self, pending: Roll) -> dict[str, Any]:
        hands = [{"who": who, "dice": dice} for who, dice in zip(pending.who, pending.dice, strict=True)]
        kept = list(pending.about.get("kept", ())) if self.desk.rolls_follow else []
        return {"hands": hands, "sides": pending.sides, "purpose": pending.purpose, "kept": kept}

    def _draw(self, pending: Draw) -> dict[str, Any]:
        """A draw can be rehearsed too, by somebody who plays for all."""
        if self.desk.seats is not None:
            return {"cards": []}
        return {
            "cards": [
                {"id": card, "name": self.room.face.card_name(card, self.desk.seat.rules, self.lang), "copies": copies}
                for card, copies in sorted(Counter(pending.cards).items())
            ]
        }

    def _rolls(self) -> int:
        """How often dice have fallen, so that the browser knows new ones from old ones that look the same."""
        return self.desk.rolls

    def do_roll(self, dice: list[Any] | None = None) -> None:
        if dice is not None and self.desk.seats is not None:
            raise BadInput("dice", "in-a-game")
        self.desk.roll(None if dice is None else checks.kind("dice", dice, list))

    def do_draw(self, card: str | None = None) -> None:
        if card is not None and self.desk.seats is not None:
            raise BadInput("card", "in-a-game")
        self.desk.roll(None if card is None else checks.kind("card", card, str))

    def do_keep(self, dice: list[Any], roll: bool = False) -> None:
        """Keep some of the dice; with ``roll`` the others are rolled at once."""
        checks.kind("roll", roll, bool)
        checks.kind("dice", dice, list)
        self.desk.choose(self.room.face.keep([checks.kind(f"dice[{n}]", face, int) for n, face in enumerate(dice)]))
        if roll and self.desk.rolls_follow:
            self.desk.roll()

    def do_stop(self) -> None:
        self.desk.choose(self.room.face.keep(None))
