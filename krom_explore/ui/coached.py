"""A desk with a coach at it: what has happened is shown as far as the coach has something to say, and then it waits."""

from __future__ import annotations

from collections.abc import Iterator

from krom_explore.engine.asked import Asked
from krom_explore.engine.ports import Decision, Roll
from krom_explore.engine.table import GameTable
from krom_explore.learn.coach import Coach, Spoken, routine

from .desk import Desk
from .room import Room
from .seats import Seats


class CoachedDesk(Desk):
    """One person's game. What the coach says follows from the position and from the line of the log in sight.

    An event that is spoken of stays in sight until it has been read, and what is asked comes after it: so nothing that
    is said is passed over, and nothing is said of what cannot be seen.
    """

    def __init__(self, room: Room, table: GameTable, seats: Seats, coach: Coach, plays_back: bool = False):
        self.coach = coach
        self.learner = seats.people[0]
        self._read: frozenset[str] = frozenset()
        """The moments that have been read: whoever takes back and plays otherwise is not told them again."""
        super().__init__(room, table, seats, plays_back=plays_back)

    def set(self, table: GameTable, seats: Seats | None = None) -> None:
        self._asked: tuple[Asked, ...] = ()
        """What was asked of the learner and has been answered."""
        self._followed = 0
        """How many steps of the game they are known of."""
        super().set(table, seats)

    def begin_anew(self, table: GameTable, seats: Seats) -> None:
        self._read = frozenset()
        self.learner = seats.people[0]
        self.set(table, seats)

    # --- what is said in this game

    def _listen(self) -> None:
        """What the coach says up to now. Of a game that goes on, or back, what came before is known."""
        table, me = self.table, self.learner
        known = min(self._followed, table.steps)
        before = [one for one in self._asked if one.step < known]
        self._asked = (*before, *(one for one in table.asked(known) if one.of(me)))
        self._followed = table.steps
        now = [Asked(table.steps, len(table.log), table.pending)] if isinstance(table.pending, (Decision, Roll)) else []
        asked = [*self._asked, *(one for one in now if one.of(me))]
        self.spoken = tuple(self.coach.spoken(table.log_seen_by(me), asked, me, table.opening, table.rules))

    def _is_read(self, said: Spoken) -> bool:
        return said.name in self._read

    def _unread(self, after: int) -> Iterator[int]:
        """The lines after a line at which something is said of an event, and nobody has read it."""
        events = (said for said in self.spoken if said.step is None and said.line > after)
        return (said.line for said in events if not self._is_read(said))

    @property
    def says(self) -> Spoken | None:
        """What the coach says to what is in sight: to the last event, or else to the question, if that is in sight."""
        line = len(self.seat.log) if self.seat.past else None
        event = next((said for said in self.spoken if said.step is None and said.line == line), None)
        if self.looks_back or (event and not self._is_read(event)):
            return event
        step = None if self.playing else self.table.steps
        question = next((said for said in self.spoken if said.step is not None and said.step == step), None)
        return None if question is None or self._is_read(question) else question

    @property
    def brief(self) -> bool:
        """What others do and a learner has seen before passes quickly; what is said of an event waits anyway."""
        log = self.seat.log
        return self.playing and routine(log, len(log), self.learner, self.table.opening)

    @property
    def in_sight(self) -> list[Spoken]:
        """All that has been said up to what is in sight."""
        line, now = len(self.seat.log), not self.seat.past
        return [said for said in self.spoken if said.line < line or (said.line == line and (now or said.step is None))]

    # --- what is shown

    def _arrive(self, left: bool = False) -> None:
        self.position += 1
        self._listen()
        self._show_news(left)

    def _go_on(self, after: int) -> None:
        """What is said of the last event waits to be read too."""
        super()._go_on(min(after, len(self.table.log) - 1))

    def play_back(self, line: int) -> None:
        if line <= self.shown_alone:
            self._turn(line, True)
        else:
            self._go_on(len(self.table.log) - 1)

    def read(self) -> None:
        """What is said has been read."""
        said = self.says
        if said is not None and not self.looks_back:
            self._read |= {said.name}

    def read_all(self) -> None:
        """All that was said has been read: of a game that was over when it was opened nothing is left to be seen."""
        self._read |= {said.name for said in self.spoken}
        self._turn(None)
