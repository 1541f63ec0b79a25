"""What has just happened, one event at a time: the browser asks for the next one when it is time for it."""

from __future__ import annotations

from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.ports import Event

from .base import OnDesk
from .walk import named


class Playback(OnDesk):
    kind = "playback"

    def state(self) -> dict[str, Any]:
        desk = self.desk
        log = desk.table.log
        return {
            "playing": desk.playing,
            "first": desk.told + 1,
            "at": len(desk.seat.log),
            "last": len(log),
            "event": self._told(len(desk.seat.log), desk.seat.log[-1]) if len(desk.seat.log) > desk.told else None,
            "since": [] if self._moves else self._since(),
            "step": self.word("ui-walk-step", step=len(desk.seat.log) - desk.told, last=len(log) - desk.told),
            "words": self.words(
                "playback", "playback-pause", "playback-go-on", "playback-skip", "playback-again", "playback-speed",
                "playback-slow", "playback-usual", "playback-fast", "playback-since",
            ),
        }  # fmt: skip

    @property
    def _moves(self) -> bool:
        """Whether the visitor sees things move; else all that is new stands there at once."""
        return self.desk.plays_back

    def _since(self) -> list[dict[str, Any]]:
        return [self._told(at, event) for at, event in enumerate(self.desk.present.log, 1) if at > self.desk.told]

    def _told(self, at: int, event: Event) -> dict[str, Any]:
        return {
            "n": at,
            "text": self.desk.log_sentences()[at - 1],
            "kind": event.kind,
            "who": named(event, self.desk.table.players),
        }

    def do_to(self, line: int) -> None:
        """Show what happened up to this line of the log."""
        self.desk.play_back(checks.whole("line", line, self.desk.told + 1, len(self.desk.table.log)))

    def do_now(self) -> None:
        self.desk.look_at_now()

    def do_again(self) -> None:
        """From the first event since the last move."""
        if self.desk.told < len(self.desk.table.log):
            self.desk.play_back(self.desk.told + 1)

    def do_still(self, still: bool) -> None:
        """The visitor wants nothing to move, or no longer."""
        self.room.visitor.still = checks.kind("still", still, bool)
        self.desk.plays_back = not still
        self.desk.look_at_now()
