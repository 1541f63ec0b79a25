"""The desk: one table before people, with bots in the other seats if there are any."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from krom_explore.engine.asked import Asked
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Answer, Decision, Event, Illegal, Over, Pending, Roll
from krom_explore.engine.seat import ONLOOKER, Seat
from krom_explore.engine.table import NOTHING_TO_UNDO, GameTable
from krom_explore.engine.tape import Drawn, Entry, read
from krom_explore.lab import PERSON, answer_at

from . import bounds, fresh
from .room import Room
from .seats import Seats

Stops = Callable[[Sequence[Event]], Iterable[int]]
"""After how many of these events what is shown stays in sight until somebody goes on."""


def concerned(pending: Pending) -> tuple[str, ...]:
    """Whom it concerns what a table waits for."""
    return (pending.player,) if isinstance(pending, Decision) else getattr(pending, "who", ())


def nowhere(events: Sequence[Event]) -> Iterable[int]:
    return ()


def named(event: Event, players: Sequence[str]) -> list[str]:
    """The players that an event names, each once."""
    facts = event.args.values()
    found = [name for fact in facts for name in ([fact] if isinstance(fact, str) else listed(fact))]
    return [name for name in dict.fromkeys(found) if name in players]


def listed(fact: Any) -> list[str]:
    """The words in a list, or the names in a table."""
    return [name for name in fact if isinstance(name, str)] if isinstance(fact, (list, tuple, Mapping)) else []


class Desk:
    """A table, whose eyes one sees it with, and how far back one is looking."""

    def __init__(
        self,
        room: Room,
        table: GameTable,
        seats: Seats | None = None,
        chance: fresh.Source = fresh.from_seed,
        plays_back: bool = False,
        stops: Stops = nowhere,
    ):
        self.room = room
        self.seats = seats
        """Who plays, or None where the visitor answers for everybody."""
        self.chance = chance
        """Where dice and cards come from that nobody has set by hand."""
        self.plays_back = plays_back
        """Whether what happens is shown one event at a time."""
        self.stops = stops
        self.moment = 0
        """Counts every change: the same moment is the same picture."""
        self.listed = self.playing = False
        self.position = 0
        """Counts the positions: looking back at one does not change it."""
        self.laid = 0
        """How many tables have been put on the desk."""
        self.set(table)

    def set(self, table: GameTable, seats: Seats | None = None) -> None:
        """Put another table on the desk, perhaps with others at it."""
        self.table = table
        self.seats = seats or self.seats
        self.laid += 1
        self.lifted: str | None = None
        """Who has lifted the curtain, where several people share the screen."""
        self.told = len(table.log)
        """Events that were there before the last intent; on a table that was laid here, before a person's last move."""
        self.threw = False
        """Whether the last intent was to let dice fall, or a card."""
        self._taken: Entry | None = None
        """The answer, roll or draw that has just been taken back."""
        self._sentences: list[str] = []
        self._spoken: tuple[str, str | None] = (self.room.lang, None)
        asked = self._asked_of_people()
        if asked:
            self.told = asked[-1].told
        left = len(table.log) > self.told
        self.run_bots()
        self._first = self._first_of(asked)
        self._arrive(left)

    def _asked_of_people(self) -> list[Asked]:
        """What has been asked of people and answered, or rolled for by them."""
        return [one for one in self.table.asked() if self._asks_people(one.what)] if self.seats is not None else []

    def _first_of(self, asked: Sequence[Asked]) -> int:
        """The first step at which a person was asked, or had to roll: nothing before it can be taken back."""
        return asked[0].step if asked else self.table.steps

    def _asks_people(self, pending: Pending) -> bool:
        """Whether it is for a person to decide; dice that belong to a choice before them are not."""
        return not self._belongs(pending) and not set(self.people).isdisjoint(concerned(pending))

    @property
    def free(self) -> bool:
        """Whether dice and cards can be set by hand: by somebody who answers for everybody."""
        return self.seats is None

    @property
    def closed(self) -> bool:
        """Whether nothing more is asked here, though the game could go on."""
        return False

    @property
    def thinkers(self) -> Seats:
        """Bots that have reasons for what they do."""
        return Seats({name: kind for name, kind in (self.seats or {}).items() if kind != PERSON})

    # --- whose eyes

    @property
    def people(self) -> tuple[str, ...]:
        return self.seats.people if self.seats else ()

    @property
    def me(self) -> str | None:
        """Whose eyes one sees with: None sees everything. Several people have a curtain, and before it is lifted nobody
        sees more than lies open."""
        if self.seats is None:
            return None
        return self.people[0] if len(self.people) == 1 else self.lifted or ONLOOKER

    @property
    def curtain(self) -> str | None:
        """Whose turn it is to lift it."""
        pending = self.table.pending
        if len(self.people) < 2 or not isinstance(pending, Decision) or pending.player not in self.people:
            return None
        return None if self.lifted == pending.player else pending.player

    def lift(self) -> None:
        if self.curtain:
            self.lifted = self.curtain
            self._turn(None)

    def _drop_curtain(self) -> None:
        """It falls as soon as something concerns others than whoever lifted it."""
        if concerned(self.table.pending) != (self.lifted,):
            self.lifted = None

    # --- the picture

    def _arrive(self, left: bool = False) -> None:
        """Another position: the present one, or where it is played back, the first that was new.

        Of a game that was ``left`` and goes on, nobody knows how much of what happened since the last move has been
        seen: it is listed, and what waits to be read is shown.
        """
        self.position += 1
        self._drop_curtain()
        self._passed = self.told
        """The last line that waited to be read, and has been."""
        self._show_news(left)

    def _show_news(self, left: bool) -> None:
        more = len(self.table.log) - self.told
        self.listed = self.playing = False
        if self.plays_back and more > 1 and self.told >= self.table.opening and not left and not self._own_doing():
            self.play_back(self.told + 1)
            return
        self._go_on(self.told)
        self.listed = left and not self.playing

    def _own_doing(self) -> bool:
        """Whether all that is new is what somebody did and got without dice and cards: nobody waits for that."""
        new, turned = self.table.log[self.told :], self.room.face.TURNED
        own = all(set(named(event, self.table.players)) <= {self.me} for event in new)
        return own and not self.threw and not any(event.kind in turned for event in new)

    def _turn(self, back: int | None, playing: bool = False) -> None:
        """Another picture: the present one, or the one when so many events had been told."""
        self.moment += 1
        shown, self.playing = self.playing, playing and back is not None
        """Whether what has just happened is being shown; what is asked comes when it has been seen."""
        self.listed = not self.playing and (self.listed or shown)
        """Whether what has just happened stays in sight as a list: who looked away reads what they have missed."""
        self._back = None if self.playing else back
        self._known = self.table.log
        self.seat: Seat = self.table.seat(self.me, back)
        self.present = self.seat if back is None else self.table.seat(self.me)

    @property
    def stopping(self) -> bool:
        """Whether the event in sight is one at which what is shown stops."""
        return self.playing and len(self.seat.log) in self._stops()

    def _stops(self) -> Iterator[int]:
        """The lines at which what has just happened stops, each where more comes after it."""
        new = self.table.log[self.told :]
        return (self.told + told for told in self.stops(new) if told < len(new))

    def _unread(self, after: int) -> Iterator[int]:
        """The lines after a line at which what is shown waits to be read."""
        return (line for line in self._stops() if line > max(after, self._passed))

    @property
    def holds(self) -> bool:
        """Whether the event in sight stays there until somebody has read what is said of it."""
        line = len(self.seat.log)
        return self.playing and next(self._unread(line - 1), None) == line

    @property
    def brief(self) -> bool:
        """Whether the event in sight need not stay there as long as others."""
        return False

    @property
    def asked_at(self) -> tuple[int, int | None]:
        """The same as long as the question is the same."""
        return self.position, self._back

    def play_back(self, line: int) -> None:
        """Show what has just happened up to line ``line`` of the log; the last one is the present."""
        self._turn(line if line <= self.shown_alone else None, True)

    @property
    def shown_alone(self) -> int:
        """The last line that is shown by itself. What is asked may come with the last event; when that ends the game,
        it is seen before the account of it."""
        return len(self.table.log) - (not isinstance(self.table.pending, Over))

    def _go_on(self, after: int) -> None:
        """To the next line that waits to be read, or to the present."""
        line = next(self._unread(after), None)
        self._turn(line, line is not None)

    def read(self) -> None:
        """What is in sight has been read."""
        if self.holds:
            self._passed = len(self.seat.log)

    def got_it(self) -> None:
        """It has been read: on with what is being shown."""
        held, line = self.holds, len(self.seat.log)
        self.read()
        if not held:
            return
        if self.plays_back:
            self.play_back(line + 1)
        else:
            self._go_on(line)

    # --- playing

    def catch_up(self) -> None:
        """Somebody else has played on the table: see how it stands now, and what of the log is new."""
        log = self.table.log
        pairs = enumerate(zip(self._known, log, strict=False))
        same = next((n for n, (known, now) in pairs if known != now), min(len(self._known), len(log)))
        self.told, self.threw, self._taken = same, False, None
        del self._sentences[same:]
        self.run_bots()
        self._first = self._first_of(self._asked_of_people())
        self._arrive()

    def choose(self, answer: str) -> None:
        if self.curtain:
            raise BadInput("do", "curtain", player=self.curtain)
        self._step(lambda: self.table.choose(answer), False)

    def roll(self, told: Any = None) -> None:
        self._step(lambda: self.table.roll(self.chance(self.table.pending) if told is None else told), True)

    def _step(self, act: Callable[[], Any], threw: bool) -> None:
        if self.full:
            raise BadInput("do", "long-game", most=bounds.STEPS)
        told = len(self.table.log)
        act()
        self.told, self.threw, self._taken = told, threw, None
        self.run_bots()
        self._arrive()

    def run_bots(self) -> None:
        """Let the bots answer, and roll for them, until somebody is asked or has to roll."""
        while self.seats is not None and not self.full and not self._stop():
            pending = self.table.pending
            if isinstance(pending, Decision):
                self.table.choose(self.others_answer())
            else:
                self.table.roll(self.chance(pending))

    def others_answer(self) -> Answer:
        """What whoever is asked answers, who is not a person."""
        assert self.seats is not None
        assert isinstance(self.table.pending, Decision)
        return answer_at(self.table, self.seats[self.table.pending.player])

    @property
    def full(self) -> bool:
        """Whether the game has become so long that nothing more is played here."""
        return self.table.steps >= bounds.STEPS and not isinstance(self.table.pending, Over)

    @property
    def rolls_follow(self) -> bool:
        """Whether dice wait that belong to the choice before them."""
        return self._belongs(self.table.pending)

    def _belongs(self, pending: Pending) -> bool:
        return isinstance(pending, Roll) and pending.purpose in self.room.face.ROLLED_AT_ONCE

    @property
    def can_undo(self) -> bool:
        """Whether there is anything that a person decided: what only bots did is not taken back."""
        return self.table.can_undo if self.seats is None else self.table.steps > self._first

    def undo(self) -> None:
        """Back to somebody's last decision or roll; dice that belong to a choice go with it."""
        if not self.can_undo:
            raise Illegal(NOTHING_TO_UNDO, self.table.say)
        self._travel(self.table.undo, lambda: self.table.can_undo)

    def redo(self) -> None:
        self._travel(self.table.redo, lambda: self.table.can_redo)

    def _travel(self, step: Callable[[], None], possible: Callable[[], bool]) -> None:
        before = self.table.tape
        step()
        while possible() and (self.rolls_follow or not self._stop()):
            step()
        steps = self.table.steps
        self._taken = read(before[steps]) if steps < len(before) else None
        self.told, self.threw = len(self.table.log), False
        del self._sentences[len(self.table.log) :]
        self._arrive()

    def _stop(self) -> bool:
        """Whether the game is over or waits for a person."""
        pending = self.table.pending
        if self.seats is None or isinstance(pending, Over):
            return True
        return not set(self.people).isdisjoint(concerned(pending))

    # --- looking back

    @property
    def looks_back(self) -> bool:
        """Whether one sees a moment of the past, from which there is a way back to now."""
        return self.seat.past and not self.playing

    @property
    def rolls(self) -> int:
        """How often dice have fallen."""
        return self.table.rolls

    def look_back(self, line: int) -> None:
        """See the position as it was when line ``line`` of the log had just been told."""
        self._turn(None if line == len(self.table.log) else line)

    def look_at_now(self) -> None:
        """The present; who skips what is being shown comes to the next of it that waits to be read."""
        if self.holds:
            self.read()
        self._go_on(len(self.seat.log) if self.playing else len(self.table.log))

    # --- words

    def say(self, thing: Any) -> str:
        return self.table.say(thing, self.room.lang)

    def sentence(self) -> str:
        """What is asked, or what had just happened at the moment one looks back to."""
        return self.say(self.seat.log[-1] if self.seat.past else self.seat.pending)

    def taken_back(self) -> str:
        """What has just been taken back; what somebody chose only to whoever sees with their eyes."""
        taken = self._taken
        if taken is None or self.seat.past:
            return ""
        if isinstance(taken, Drawn):
            return self.room.word("ui-taken-back-draw")
        if not isinstance(taken, str):
            return self.room.word("ui-taken-back-roll")
        return (
            self.room.word("ui-taken-back-hidden")
            if self.curtain
            else self.room.word("ui-taken-back", answer=self.say(taken))
        )

    def log_sentences(self) -> list[str]:
        """The whole log in words; each line is said once and kept, as long as the same eyes read it."""
        if self._spoken != (self.room.lang, self.me):
            self._sentences, self._spoken = [], (self.room.lang, self.me)
        missing = len(self.table.log) - len(self._sentences)
        if missing > 0:
            self._sentences += [self.say(event) for event in self.present.log[-missing:]]
        return self._sentences
