"""The desk: one table in a visitor's hands, with bots in the other seats if there are any."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Over, Roll
from krom_explore.engine.seat import Seat
from krom_explore.engine.table import GameTable
from krom_explore.lab import answer_at

from . import bounds, fresh
from .room import Room


class Desk:
    """A table, whose eyes one sees it with, and how far back one is looking."""

    def __init__(self, room: Room, table: GameTable, me: str | None = None, chance: fresh.Source = fresh.from_seed):
        self.room = room
        self.me = me
        """The seat of the visitor, or None where the visitor answers for everybody."""
        self.chance = chance
        """Where dice and cards come from that nobody has set by hand."""
        self.moment = 0
        """Counts every change: the same moment is the same picture."""
        self.laid = 0
        """How many tables have been put on the desk."""
        self.set(table)

    def set(self, table: GameTable) -> None:
        """Put another table on the desk."""
        self.table = table
        self.laid += 1
        self.told = len(table.log)
        """Events that were there before the last intent."""
        self._sentences: list[str] = []
        self._spoken = self.room.lang
        self.run_bots()
        self._turn(None)

    def _turn(self, back: int | None) -> None:
        """Another picture: the present one, or the one when so many events had been told."""
        self.moment += 1
        self._known = self.table.log
        self.seat: Seat = self.table.seat(self.me, back)

    def catch_up(self) -> None:
        """Somebody else has played on the table: see how it stands now, and what of the log is new."""
        log = self.table.log
        pairs = enumerate(zip(self._known, log, strict=False))
        same = next((n for n, (known, now) in pairs if known != now), min(len(self._known), len(log)))
        self.told = same
        del self._sentences[same:]
        self.run_bots()
        self._turn(None)

    def choose(self, answer: str) -> None:
        self._step(lambda: self.table.choose(answer))

    def roll(self, told: Any = None) -> None:
        self._step(lambda: self.table.roll(self.chance(self.table.pending) if told is None else told))

    def _step(self, act: Callable[[], Any]) -> None:
        if self.full:
            raise BadInput("do", "long-game", most=bounds.STEPS)
        told = len(self.table.log)
        act()
        self.told = told
        self.run_bots()
        self._turn(None)

    def run_bots(self) -> None:
        """Let the bots answer, and roll for them, until the visitor is asked or has to roll."""
        while self.me is not None and not self.full and not isinstance(self.table.pending, Over):
            pending = self.table.pending
            if isinstance(pending, Decision):
                if pending.player == self.me:
                    return
                self.table.choose(answer_at(self.table))
            elif self.me in getattr(pending, "who", ()):
                return
            else:
                self.table.roll(self.chance(pending))

    @property
    def full(self) -> bool:
        """Whether the game has become so long that nothing more is played here."""
        return self.table.steps >= bounds.STEPS

    @property
    def rolls_follow(self) -> bool:
        """Whether dice wait that belong to the choice before them."""
        pending = self.table.pending
        return isinstance(pending, Roll) and pending.purpose in self.room.face.ROLLED_AT_ONCE

    def undo(self) -> None:
        """Back to the visitor's last decision or roll; dice that belong to a choice go with it."""
        self._travel(self.table.undo, lambda: self.table.can_undo)

    def redo(self) -> None:
        self._travel(self.table.redo, lambda: self.table.can_redo)

    def _travel(self, step: Callable[[], None], possible: Callable[[], bool]) -> None:
        step()
        while possible() and not self._stop():
            step()
        self.told = len(self.table.log)
        del self._sentences[len(self.table.log) :]
        self._turn(None)

    def _stop(self) -> bool:
        pending = self.table.pending
        if self.rolls_follow:
            return False
        if self.me is None or isinstance(pending, Over):
            return True
        who = (pending.player,) if isinstance(pending, Decision) else getattr(pending, "who", ())
        return self.me in who

    @property
    def looks_back(self) -> bool:
        """Whether one sees a moment of the past, from which there is a way back to now."""
        return self.seat.past

    @property
    def rolls(self) -> int:
        """How often dice have fallen."""
        return self.table.rolls

    def look_back(self, line: int) -> None:
        """See the position as it was when line ``line`` of the log had just been told."""
        self._turn(None if line == len(self.table.log) else line)

    def look_at_now(self) -> None:
        self._turn(None)

    def say(self, thing: Any) -> str:
        return self.table.say(thing, self.room.lang)

    def sentence(self) -> str:
        """What is asked, or what had just happened at the moment one looks back to."""
        return self.say(self.seat.log[-1] if self.seat.past else self.seat.pending)

    def log_sentences(self) -> list[str]:
        """The whole log in words; each line is said once and kept."""
        if self._spoken != self.room.lang:
            self._sentences, self._spoken = [], self.room.lang
        missing = len(self.table.log) - len(self._sentences)
        if missing > 0:
            seen = self.seat.log if not self.seat.past else self.table.seat(self.me).log
            self._sentences += [self.say(event) for event in seen[-missing:]]
        return self._sentences
