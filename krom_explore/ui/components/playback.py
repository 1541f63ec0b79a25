"""What has just happened, one event at a time: the browser asks for the next one when it is time for it."""

from __future__ import annotations

from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.ports import Decision, Draw, Elsewhere, Roll
from krom_explore.engine.seat import ONLOOKER
from krom_explore.engine.table import GameTable
from krom_explore.games.face import interlude, recap, told_beside
from krom_explore.lab import reason_at
from krom_explore.ui.desk import Desk, named
from krom_explore.ui.recorded import step_of

from .base import OnDesk
from .walk import turned


class Playback(OnDesk):
    kind = "playback"

    def __init__(self, desk: Desk):
        super().__init__(desk)
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
            "skipped": desk.skipped,
            "holds": desk.holds,
            "brief": desk.brief,
            "interlude": self._interlude(),
            "recap": self._recap(),
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

    def _reason(self) -> dict[str, str] | None:
        """Why a bot did what is in sight: offered where it was one, told on request."""
        desk = self.desk
        line = len(desk.seat.log)
        bot = self._bot(line)
        table = choice_of(desk, line, bot) if bot else None
        if bot is None or table is None:
            return None
        asked = self._why == (desk.position, line)
        told = reason_at(table, desk.thinkers[bot], self.lang) if asked else ""
        return {"ask": self.word("ui-playback-why", player=bot), "told": told}

    def _bot(self, line: int) -> str | None:
        desk = self.desk
        event = desk.seat.log[line - 1] if line > desk.told else None
        chosen = event is not None and event.kind in self.room.face.CHOSEN
        who = named(event, desk.table.players)[:1] if event and chosen else []
        return who[0] if who and who[0] in desk.thinkers else None

    def do_why(self) -> None:
        self._why = (self.desk.position, len(self.desk.seat.log))

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


def choice_of(desk: Desk, line: int, bot: str) -> GameTable | None:
    """The table when the bot gave the answer that a line of the log follows from: at once, after dice or a card of its
    own, or together with the others. None where there was no such answer, or nobody may know that it was asked."""
    table = desk.table.fork()
    question = ""
    for step in range(step_of(table, line) - 1, -1, -1):
        table.go_to(step)
        pending = table.pending
        if isinstance(pending, Decision) and pending.player == bot:
            return None if isinstance(table.awaited(ONLOOKER), Elsewhere) else table
        own = isinstance(pending, Draw) or (isinstance(pending, Roll) and pending.who == (bot,))
        together = isinstance(pending, Decision) and question in ("", pending.question) and len(table.answered) > 0
        if not own and not together:
            return None
        question = pending.question if isinstance(pending, Decision) else question
    return None
