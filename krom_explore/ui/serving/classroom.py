"""The room of a class: what its pupils have sent, what the teacher has opened, and who may know what. In memory only.

A pupil sends their whole record again and again, so that nothing is lost and nothing counts twice: not when a page is
reloaded, when there are two of them, when the line is cut, or when the server was restarted and knows nobody. What
belongs to whom is known by a number that the pupil's browser has made up and tells nobody else.
"""

from __future__ import annotations

import asyncio
import hmac
import math
import secrets
import time
from collections import Counter
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

from krom_explore import games
from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.learn.activity import Record, Set
from krom_explore.learn.classroom import Gathered

from .pace import Pace

PUPILS = 4
"""How many pupils there may be for each table: a browser that keeps nothing is another pupil after each reload."""

FROM_ONE_ADDRESS = 2
"""How many of them may come from one address, for each table: a class may have one address, and nobody takes all."""

LESSONS = 40
"""Activities that can be opened in one room. There are twelve, and a teacher changes some."""

RECORDS = (20, 4)
"""How many records one pupil may send at once, and a second. A page sends no more than two."""

SOON = 3.0
"""Seconds in which pupils learn how far the class has come. To tell thirty of each result would be too much talk."""

AT_ONCE = 100
"""Records that the teacher's page is told at a time; the others at its next question, which it asks at once."""

AWAY = 3600.0
"""Seconds after which a pupil who has not asked how things stand may be forgotten: another class has come."""

SETTLED = 300.0
"""Seconds after which a pupil who is here gives way to nobody but the first of an address: a class that works is not
squeezed by those who come later from many addresses, and pupils who were made up and left do not keep a class out. As
many of one address as there are tables: a class has no more."""

HERE = 10.0
"""Seconds for which a pupil counts as here whose page does not ask how things stand: a reload takes some of them."""

CALMLY = 0.25
"""Seconds between two times at which the wall hears of records: its table draws everything each time, and whoever
changes a nickname without end must not keep it from the teacher's clicks."""

MANY = 3
"""Where somebody was taken out and more than so many others have the same address, the teacher is asked about them."""

LOOK_ROUND = 2.5
"""Seconds after which it is looked again who has left, as long as somebody may have."""


class Bell:
    """Something that changes, and who waits for it."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.version = 1
        self._clock = clock
        self._waiting: set[asyncio.Future[None]] = set()
        self._soon: asyncio.TimerHandle | None = None
        self._rung = -math.inf
        self._heard = self.version
        """When it last rang, and the version that whoever heard it knows."""

    def ring(self) -> None:
        self.version += 1
        self._sound()

    def ring_calmly(self, rest: float) -> None:
        """At once, or so many seconds after it last rang: what happens in between is told together."""
        self.version += 1
        wait = self._rung + rest - self._clock()
        if wait <= 0:
            self._sound()
        elif not self._soon:
            self._soon = asyncio.get_running_loop().call_later(wait, self._sound)

    def _sound(self) -> None:
        self._rung, self._heard = self._clock(), self.version
        if self._soon:
            self._soon.cancel()
            self._soon = None
        for each in self._waiting:
            if not each.done():
                each.set_result(None)

    def ring_within(self, seconds: float) -> None:
        """However often that is said in the meantime, it rings once."""
        if not self._soon:
            self._soon = asyncio.get_running_loop().call_later(seconds, self.ring)

    async def rung_after(self, version: int, seconds: float) -> None:
        """Wait until it has rung since ``version``, so many seconds at most. Who has heard it last time and asks
        while it rests waits for the next one like all others."""
        rests = self._soon is not None and version >= self._heard
        if version != self.version and not rests:
            return
        waits: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.add(waits)
        try:
            await asyncio.wait([waits], timeout=seconds)
        finally:
            self._waiting.discard(waits)


class Elsewhere(Exception):
    """A record of an activity that was not opened here: the page keeps it until it is."""


class Hurried(Exception):
    """Somebody sends more than a page does."""


@dataclass
class Pupil:
    """Somebody who has sent something."""

    number: int
    """By which the teacher's page tells pupils apart."""
    address: str
    pace: Pace
    since: float
    seen: float
    """When something was first heard of them, and last."""


@dataclass
class Seen:
    """A page that asks how things stand."""

    address: str
    at: float
    """When it last did, or was answered."""


@dataclass
class Lesson:
    """One activity in this room."""

    gathered: Gathered
    revealed: bool = False
    changed: dict[str, int] = field(default_factory=dict)
    """When each pupil's record last changed: the version of the wall."""
    whole_since: int = 0
    """The version at which somebody's record was taken out: who knows an older one begins anew."""

    def forget(self, gone: Collection[str], version: int) -> None:
        """Add everything up anew without some pupils."""
        if self.changed.keys().isdisjoint(gone):
            return
        self.changed = {who: at for who, at in self.changed.items() if who not in gone}
        before = self.gathered
        self.gathered = Gathered(before.set, before.rows, before.predict)
        for other, record in before.records.items():
            if other not in gone:
                self.gathered.add(other, record)
        self.whole_since = version


def worked_out(key: str) -> Gathered:
    """An empty sum for an activity, with its exact answer. That can take a while."""
    name = checks.one_of("game", Set.read(key).game, [each for each in games.names() if games.activities(each)])
    activities, rules = games.activities(name), games.rules(name)
    assert activities is not None
    asked = activities.read(key, rules)
    return Gathered(asked, activities.exact(asked, rules), activities.of(asked.activity).predict)


def behind(record: Record, known: Record) -> bool:
    """Whether a record is what is known, or what it was earlier: a page that was opened twice has fallen behind."""
    if record.who != known.who and record.results == known.results:
        return False  # another nickname
    begins = record.results == known.results[: len(record.results)]
    return begins and (record.predicted == known.predicted or not (record.predicted or record.results))


def gives_way(addresses: Counter[str], address: str) -> str | None:
    """The address that gives up one of its own to another, which has fewer even then; None where there is none."""
    largest, many = max(addresses.items(), key=lambda each: each[1], default=("", 0))
    return largest if addresses[address] + 1 < many else None


class Room:
    """One class on one server."""

    def __init__(
        self,
        tables: int,
        work_out: Callable[[str], Gathered] = worked_out,
        clock: Callable[[], float] = time.monotonic,
    ):
        self.name = secrets.token_hex(8)
        """Another one after each start: a page that knows an older one tells everything again."""
        self.key = secrets.token_hex(16)
        """The teacher's."""
        self.paused = False
        self.wall, self.board = Bell(clock), Bell(clock)
        """What the teacher sees, and what pupils do."""
        self._tables = tables
        self._most = PUPILS * tables
        self._most_from_one = FROM_ONE_ADDRESS * tables
        self._work_out = work_out
        self._clock = clock
        self._activity: str | None = None
        self._lessons: dict[str, Lesson] = {}
        self._pupils: dict[str, Pupil] = {}
        self._addresses: Counter[str] = Counter()
        self._seen: dict[str, Seen] = {}
        """Pages that ask how things stand."""
        self._asking: Counter[str] = Counter()
        """Whose questions are kept until there is news."""
        self._said_here = 0
        """How many are here, as the wall knows it."""
        self._looking_round: asyncio.TimerHandle | None = None
        self._numbers = 0
        self._dismissed: set[str] = set()
        self._whence: dict[int, str] = {}
        """The addresses of those who were taken out, by their numbers."""
        self._closed_to: set[str] = set()
        """Addresses from which nobody new comes in as long as this activity is open."""
        self._told: dict[str, Any] = {}
        """What pupils may know at the version of the board that stands in it: worked out once, however many ask."""

    # --- pupils

    def hear(self, who: str, address: str, told: Any) -> Record:
        """Take a record in; what is known of this pupil then."""
        record = Record.from_json(told)
        lesson = self._lessons.get(record.key)
        if lesson is None:
            raise Elsewhere
        pupil = self._pupils.get(who) or self._newcomer(who, address, record, lesson.gathered)
        pupil.seen = self._clock()
        pupil.pace.spend()
        if pupil.pace.left < 0:
            raise Hurried
        known = lesson.gathered.records.get(who)
        if known is not None and behind(record, known):
            return known
        lesson.gathered.add(who, record)
        self._let_in(who, pupil)
        self.wall.ring_calmly(CALMLY)
        lesson.changed[who] = self.wall.version
        self.board.ring_within(SOON)
        return record

    def known(self, who: str, key: Any) -> Record | None:
        """What a pupil has sent before: their own, and nobody else's."""
        lesson = self._lessons.get(key) if isinstance(key, str) else None
        return lesson.gathered.records.get(who) if lesson else None

    def _newcomer(self, who: str, address: str, record: Record, into: Gathered) -> Pupil:
        if self.is_out(who) or address in self._closed_to:
            raise BadInput("", "room-dismissed")
        record.fits(into.set, into.predict, into.rows)  # before anybody makes room for it
        if self._crowded(self._addresses, address):
            self._make_room(address)
        return Pupil(self._numbers + 1, address, Pace(*RECORDS, self._clock), self._clock(), self._clock())

    def _crowded(self, addresses: Counter[str], address: str) -> bool:
        """Whether there are too many for one more of an address."""
        return addresses.total() >= self._most or addresses[address] >= self._most_from_one

    def _make_room(self, address: str) -> None:
        """Whoever has been away for long is forgotten. Where that is not enough, the address that has the most gives up
        its newest pupil to one that has fewer: else whoever makes up pupils would keep the others out."""
        self._forget({who for who, pupil in self._pupils.items() if self._clock() - pupil.seen > AWAY})
        if not self._crowded(self._addresses, address):
            return
        largest = gives_way(self._addresses - self._settled(), address)
        if largest is None and not self._addresses[address]:
            largest = gives_way(self._addresses, address)
        if largest is None or self._addresses[address] >= self._most_from_one:
            raise BadInput("", "room-full", most=self._most)
        self._forget({max(self._from(largest), key=lambda who: self._pupils[who].number)})

    def _settled(self) -> Counter[str]:
        """How many of each address have been here for long, and are here."""
        self.here()
        now, pupils = self._clock(), (self._pupils.get(who) for who in self._seen)
        long = Counter(pupil.address for pupil in pupils if pupil and now - pupil.since > SETTLED)
        return Counter({address: min(many, self._tables) for address, many in long.items()})

    def _from(self, address: str) -> set[str]:
        return {who for who, pupil in self._pupils.items() if pupil.address == address}

    def _forget(self, gone: set[str]) -> None:
        """Take everything out that some pupils have sent."""
        if not gone:
            return
        self._addresses -= Counter(self._pupils.pop(who).address for who in gone)
        self._ring()
        for lesson in self._lessons.values():
            lesson.forget(gone, self.wall.version)

    def _let_in(self, who: str, pupil: Pupil) -> None:
        if who not in self._pupils:
            self._numbers = pupil.number
            self._pupils[who] = pupil
            self._addresses[pupil.address] += 1

    @contextmanager
    def looks(self, who: str, address: str) -> Iterator[None]:
        """A pupil asks how things stand, and is here until the question is answered or its page is gone."""
        if who in self._pupils:
            self._pupils[who].seen = self._clock()
        if self.is_out(who) or address in self._closed_to or not (who in self._seen or self._has_room_to_see(address)):
            yield
            return
        self._seen[who] = Seen(address, self._clock())
        self._asking[who] += 1
        self._look_round_soon()
        try:
            yield
        finally:
            self._asking -= Counter([who])
            if who in self._seen:
                self._seen[who].at = self._clock()
            self._look_round_soon()

    def _has_room_to_see(self, address: str) -> bool:
        """Whether one more page can count as here. As with records, who makes up many keeps nobody else out."""
        addresses = Counter(page.address for page in self._seen.values())
        if not self._crowded(addresses, address):
            return True
        largest = gives_way(addresses - self._settled(), address)
        if largest is not None:
            del self._seen[[who for who, page in self._seen.items() if page.address == largest][-1]]
        return largest is not None

    def here(self) -> int:
        now = self._clock()
        self._seen = {who: page for who, page in self._seen.items() if who in self._asking or now - page.at < HERE}
        return len(self._seen)

    def _look_round_soon(self) -> None:
        if not self._looking_round:
            self._looking_round = asyncio.get_running_loop().call_later(LOOK_ROUND, self._look_round)

    def _look_round(self) -> None:
        """Tell the wall who has come and gone: those who go send nothing."""
        self._looking_round = None
        if self.here() != self._said_here:
            self.wall.ring()
        if any(who not in self._asking for who in self._seen):
            self._look_round_soon()

    def is_out(self, who: str) -> bool:
        """Whether the teacher has taken this pupil out of the class."""
        return who in self._dismissed

    def told(self) -> dict[str, Any]:
        """What every pupil may know: nothing of anybody else, and what has come out only when the teacher shows it."""
        if self._told.get("version") != self.board.version:
            self._told = self._for_all()
        return self._told

    def _for_all(self) -> dict[str, Any]:
        lesson = self._lessons.get(self._activity or "")
        shown = lesson is not None and lesson.revealed
        return {
            "room": self.name,
            "version": self.board.version,
            "activity": self._activity,
            "paused": self.paused,
            "revealed": shown,
            "n": lesson.gathered.n if lesson else 0,
            "pupils": len(lesson.gathered.records) if lesson else 0,
            "counts": list(lesson.gathered.counts) if lesson and shown else None,
        }

    # --- the teacher

    def is_teacher(self, key: str) -> bool:
        return hmac.compare_digest(key.encode(), self.key.encode())

    def shown(self, of: str | None, since: int) -> dict[str, Any]:
        """What the teacher's page shows of one activity: the records that have come since it last asked, or where
        ``whole`` says so all of them."""
        lesson = self._lessons.get(of or self._activity or "")
        self._said_here = self.here()
        since = since if lesson and lesson.whole_since <= since <= self.wall.version else 0
        changed = sorted(lesson.changed.items(), key=lambda each: each[1]) if lesson else []
        news = [(who, at) for who, at in changed if at > since]
        told = news[:AT_ONCE]
        return {
            "room": self.name,
            "version": told[-1][1] if len(told) < len(news) else self.wall.version,
            "activity": self._activity,
            "paused": self.paused,
            "revealed": lesson is not None and lesson.revealed,
            "here": self._said_here,
            "whole": since == 0,
            "records": [
                [self._pupils[who].number, lesson.gathered.records[who].as_json()] for who, _ in told if lesson
            ],
        }

    async def open(self, key: Any) -> None:
        """Lead the class to an activity, or back to one. The exact answer is worked out while others are answered."""
        key = checks.kind("activity", key, str)
        if key not in self._lessons:
            if len(self._lessons) >= LESSONS:
                raise BadInput("activity", "room-lessons", most=LESSONS)
            gathered = await asyncio.to_thread(self._work_out, key)
            self._lessons.setdefault(gathered.set.key(), Lesson(gathered))
            key = gathered.set.key()
        self._activity = key
        self._closed_to.clear()
        self.paused = False
        self._ring()

    def pause(self, on: Any) -> None:
        self.paused = checks.kind("on", on, bool)
        self._ring()

    def reveal(self, on: Any) -> None:
        """Show the answer on all screens, or hide it again."""
        self._now().revealed = checks.kind("on", on, bool)
        self._ring()

    def dismiss(self, number: Any) -> int:
        """Take everything out that a pupil has sent. Nothing more is taken from them; their page says so, and can come
        in again as somebody new. How many others have the same address."""
        who = next((who for who, pupil in self._pupils.items() if pupil.number == number), None)
        if who is None:
            raise BadInput("pupil", "room-nobody")
        address = self._whence[number] = self._pupils[who].address
        self._send_out({who})
        return self._addresses[address]

    def dismiss_like(self, number: Any) -> None:
        """Take everybody out who has the address of a pupil who was taken out, and let nobody new in from there until
        another activity is opened. Only the teacher knows whether that is one person or a whole class."""
        address = self._whence.get(checks.kind("pupil", number, int))
        if address is None:
            raise BadInput("pupil", "room-nobody")
        self._closed_to.add(address)
        self._seen = {who: page for who, page in self._seen.items() if page.address != address}
        self._send_out(self._from(address))

    def _send_out(self, gone: set[str]) -> None:
        self._dismissed |= gone
        self._seen = {who: page for who, page in self._seen.items() if who not in gone}
        self._forget(gone)

    def csv(self) -> str:
        """The present activity as a sheet."""
        return self._now().gathered.csv()

    def _now(self) -> Lesson:
        if self._activity is None:
            raise BadInput("activity", "room-closed")
        return self._lessons[self._activity]

    def _ring(self) -> None:
        self.wall.ring()
        self.board.ring()
