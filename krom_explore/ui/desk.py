"""The desk: one table in a visitor's hands, with bots in the other seats if there are any."""

from __future__ import annotations

from typing import Any

from krom_explore.engine.ports import Decision, Event, Over, Roll
from krom_explore.games.krom.game import Table
from krom_explore.lab import RandomBot


class Glance:
    """An earlier moment of a table: what it looked like when a line of the log had just been told."""

    options: tuple[str, ...] = ()
    tape: tuple[str, ...] = ()

    def __init__(self, desk: Desk, line: int):
        self.log = desk.log()[:line]
        self.state = desk.table.state_after(line)
        self.pending = self.log[-1]
        """Nothing is asked in the past: the line itself is what is to be said of it."""


class Desk:
    """A table, whose eyes one sees it with, and how far back one is looking."""

    def __init__(self, table: Table, me: str | None = None, lang: str = "en"):
        self.me = me
        """The seat of the visitor, or None where the visitor answers for everybody."""
        self.lang = lang
        self.moment = 0
        """Counts every change: the same moment is the same position."""
        self.laid = 0
        """How many tables have been put on the desk."""
        self.set(table)

    def set(self, table: Table) -> None:
        """Put another table on the desk."""
        self.table = table
        self.moment += 1
        self.laid += 1
        self.told = 0
        """Events that were there before the last intent."""
        self.looking_back: Glance | None = None
        self.sentences: list[str] = []
        self.run_bots()

    @property
    def shown(self) -> Table | Glance:
        """The table that is looked at: the present one, or an earlier moment of it."""
        return self.looking_back or self.table

    @property
    def asked(self) -> str | None:
        """Who is asked, if somebody is."""
        pending = self.shown.pending
        return pending.player if isinstance(pending, Decision) else None

    @property
    def mine(self) -> bool:
        """Whether the visitor is to answer."""
        return self.looking_back is None and self.asked is not None and self.me in (None, self.asked)

    def choose(self, answer: str) -> None:
        self._step(lambda: self.table.choose(answer))

    def roll(self, told: Any = None) -> None:
        self._step(lambda: self.table.roll(told))

    def _step(self, act: Any) -> None:
        told = len(self.table.log)
        act()
        self.moment += 1
        self.told = told
        self.looking_back = None
        self.run_bots()

    def run_bots(self) -> None:
        """Let the bots answer, and roll for them, until the visitor is asked or has to roll."""
        while self.me is not None and not isinstance(self.table.pending, Over):
            pending = self.table.pending
            if isinstance(pending, Decision):
                if pending.player == self.me:
                    return
                bot = RandomBot(f"{self.table.seed} {len(self.table.tape)}")
                self.table.choose(bot.decide(pending))
            elif self.me in getattr(pending, "who", ()):
                return
            else:
                self.table.roll()

    def undo(self) -> None:
        """Back to the visitor's last decision or roll; a reroll goes with the choice of the dice that were kept."""
        self._travel(self.table.undo, lambda: self.table.can_undo)

    def redo(self) -> None:
        self._travel(self.table.redo, lambda: self.table.can_redo)

    def _travel(self, step: Any, possible: Any) -> None:
        step()
        self.moment += 1
        while possible() and not self._stop():
            step()
        self.told = len(self.table.log)
        self.looking_back = None
        del self.sentences[len(self.table.log) :]

    def _stop(self) -> bool:
        pending = self.table.pending
        if rerolling(self.table):
            return False
        if self.me is None or isinstance(pending, Over):
            return True
        who = (pending.player,) if isinstance(pending, Decision) else getattr(pending, "who", ())
        return self.me in who

    def look_back(self, line: int) -> None:
        """See the position as it was when line ``line`` of the log had just been told."""
        self.looking_back = None if line == len(self.table.log) else Glance(self, line)

    def say(self, thing: Any) -> str:
        return self.table.say(thing, self.lang)

    def log(self) -> list[Event]:
        """What has happened, as the visitor may know it."""
        return self.table.log if self.me is None else self.table.log_seen_by(self.me)

    def log_sentences(self) -> list[str]:
        """The log in words; said once, kept."""
        if len(self.sentences) < len(self.table.log):
            self.sentences += [self.say(event) for event in self.log()[len(self.sentences) :]]
        return self.sentences

    def speak(self, lang: str) -> None:
        self.lang = lang
        self.sentences = []


def this_phase(table: Table) -> list[Event]:
    """What has happened since the last action phase began."""
    log = table.log
    start = max((n for n, event in enumerate(log) if event.kind == "acting"), default=0)
    return log[start:]


def rerolling(table: Table) -> bool:
    """Whether dice of a climb wait to be rolled again."""
    return isinstance(table.pending, Roll) and table.pending.purpose == "reroll"


def rerolls_used(table: Table) -> int:
    """How many rerolls the climb under way has had."""
    return len([event for event in this_phase(table) if event.kind == "rerolled"])


def rerolls_left(table: Table, krom: int) -> int:
    """How many more rerolls that much Krom pays for."""
    left = 0
    for price in table.rules.mountain.rerolls[rerolls_used(table) :]:
        krom -= price
        if krom < 0:
            break
        left += 1
    return left
