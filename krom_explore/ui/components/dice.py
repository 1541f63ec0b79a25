"""The dice tray: roll, or set the dice by hand; draws too; and which dice to keep, where a game lets one keep some."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import takewhile
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Draw, Event, Roll
from krom_explore.games.face import at_stake, prizes, winning

from .base import OnDesk


class Dice(OnDesk):
    kind = "dice"

    def state(self) -> dict[str, Any]:
        seat, face = self.desk.seat, self.room.face
        keeping = face.keeping(seat, self.lang)
        pending = None if seat.past or self.desk.closed else seat.pending
        return {
            "sentence": self.desk.say(pending) if isinstance(pending, (Roll, Draw)) else "",
            "roll": self._roll(pending) if isinstance(pending, Roll) else None,
            "draw": self._draw(pending) if isinstance(pending, Draw) else None,
            "stakes": list(at_stake(face, seat, self.lang)) if isinstance(pending, Roll) else [],
            "keeping": keeping,
            "prizes": None if self.desk.closed else prizes(face, seat, self.lang),
            "last": face.last_dice(self._lie()),
            "rolls": self._rolls(),
            "playing": self.desk.playing,
            "rehearsed": self.desk.free,
            "words": {
                **self.words(
                    "roll", "set-dice", "set-help", "draw", "choose-card", "keep", "kept", "reroll", "stop", "dice",
                    "die", "keep-help",
                ),
                "reroll-all": self.word("ui-reroll-all", dice=len(keeping["dice"]) if keeping else 0),
            },
        }  # fmt: skip

    def _roll(self, pending: Roll) -> dict[str, Any]:
        wins = winning(self.room.face, self.desk.seat, self.lang)
        hands = [
            {"who": who, "dice": dice, **({"wins": [*wins[who]]} if who in wins else {})}
            for who, dice in zip(pending.who, pending.dice, strict=True)
        ]
        kept = list(pending.about.get("kept", ())) if self.desk.rolls_follow else []
        return {"hands": hands, "sides": pending.sides, "purpose": pending.purpose, "kept": kept}

    def _draw(self, pending: Draw) -> dict[str, Any]:
        """A draw can be rehearsed too, by somebody who plays for all."""
        if not self.desk.free:
            return {"cards": []}
        return {
            "cards": [
                {"id": card, "name": self.room.face.card_name(card, self.desk.seat.rules, self.lang), "copies": copies}
                for card, copies in sorted(Counter(pending.cards).items())
            ]
        }

    def _lie(self) -> Sequence[Event]:
        """What has happened with dice that still lie there: in the scene under way. Where nothing is played back, those
        that one has just rolled lie there as well, whatever followed."""
        desk, heads = self.desk, self.room.face.LOG_HEADS
        log = desk.seat.log
        if desk.threw and not desk.plays_back and not desk.seat.past:
            return [*takewhile(lambda event: event.kind not in heads, log[desk.told :])]
        begins = next((n for n in range(len(log) - 1, -1, -1) if log[n].kind in heads), 0)
        return log[begins:]

    def _rolls(self) -> int:
        """How often dice have fallen, so that the browser knows new ones from old ones that look the same."""
        return self.desk.rolls

    def do_roll(self, dice: list[Any] | None = None) -> None:
        if dice is not None and not self.desk.free:
            raise BadInput("dice", "in-a-game")
        self.desk.roll(None if dice is None else checks.kind("dice", dice, list))

    def do_draw(self, card: str | None = None) -> None:
        if card is not None and not self.desk.free:
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
