"""What has just happened, one event at a time: the browser asks for the next one when it is time for it."""

from __future__ import annotations

from typing import Any

from krom_explore.engine import checks
from krom_explore.games.face import interlude, matters, recap, told_beside
from krom_explore.ui.desk import Desk, named
from krom_explore.ui.reasons import Reasons, chooser

from .base import OnDesk
from .walk import turned


class Playback(OnDesk):
    kind = "playback"

    def __init__(self, desk: Desk):
        super().__init__(desk)
        self._reasons = Reasons(desk)
        self._why: tuple[int, int] | None = None
        """The position and the line of the log whose reason was asked for."""

    def state(self) -> dict[str, Any]:
        desk = self.desk
        log = desk.table.log
        return {
            "playing": desk.playing,
            "first": desk.told + 1,
            "at": len(desk.seat.log),
            "last": len(log),
            "who": named(desk.seat.log[-1], desk.table.players) if len(desk.seat.log) > desk.told else [],
            "beside": self._beside(),
            "taken": desk.taken_back(),
            "card": turned(desk.seat.log[-1], self.room, desk.table.rules) if len(desk.seat.log) > desk.told else None,
            "still": not desk.plays_back and not desk.playing,
            "listed": desk.listed,
            "holds": desk.holds,
            "brief": desk.brief,
            "interlude": self._interlude(),
            "recap": self._recap(),
            "matters": self._matters(),
            "asks": self._asks(),
            "reason": self._reason(),
            "step": self.word("ui-walk-step", step=len(desk.seat.log) - desk.told, last=len(log) - desk.told),
            "words": self.words(
                "playback", "playback-pause", "playback-go-on", "playback-skip", "playback-again", "playback-speed",
                "playback-slow", "playback-usual", "playback-fast", "playback-since", "playback-all",
                "playback-ask", "playback-continue",
            ),
        }  # fmt: skip

    def _beside(self) -> str:
        """What the last event's sentence leaves out: what a card does."""
        desk = self.desk
        new = len(desk.seat.log) > desk.told
        return told_beside(self.room.face, desk.seat.log[-1], desk.table.rules, self.lang) if new else ""

    def _interlude(self) -> dict[str, Any] | None:
        """What is to be read where what is shown stops."""
        shown = interlude(self.room.face, self.desk.seat, self.lang) if self.desk.stopping else None
        return shown._asdict() if shown else None

    def _recap(self) -> list[int]:
        """The lines that stay in sight when all has been shown: what others did since the last move, in short."""
        desk = self.desk
        if desk.playing:
            return []
        return [desk.told + n for n in recap(self.room.face, desk.present.log[desk.told :], desk.me)]

    def _matters(self) -> list[int]:
        """The lines of the list that are seen where there is no room for all of it."""
        desk = self.desk
        if desk.playing:
            return []
        return [desk.told + n for n in matters(self.room.face, desk.present.log[desk.told :], desk.me)]

    def _asks(self) -> list[dict[str, Any]]:
        """The lines in sight that tell what a bot chose to do: for each it can be asked why."""
        desk = self.desk
        lines = range(desk.told + 1, len(desk.seat.log) + 1)
        return [{"n": n, "ask": self.word("ui-playback-why", player=bot)} for n in lines if (bot := chooser(desk, n))]

    def _reason(self) -> dict[str, Any] | None:
        """Why a bot did what was asked about."""
        desk = self.desk
        position, line = self._why or (None, 0)
        passed = desk.playing and line != len(desk.seat.log)
        return None if position != desk.position or passed else {"n": line, "told": self._reasons.of(line)}

    def do_why(self, line: int) -> None:
        self._why = (self.desk.position, checks.whole("line", line, self.desk.told + 1, len(self.desk.seat.log)))

    def do_to(self, line: int) -> None:
        """Show what happened up to this line of the log; the one after the last that is shown alone is the present."""
        self.desk.play_back(checks.whole("line", line, self.desk.told + 1, self.desk.shown_alone + 1))

    def do_read(self) -> None:
        """It has been read: go on."""
        self.desk.got_it()

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
