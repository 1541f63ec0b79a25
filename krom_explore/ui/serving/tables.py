"""All tables of the house: those that stand ready, those that are taken, those that are being set."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import dataclass

from . import machine, ranks
from .pace import Pace
from .seat import LOAD, Seat
from .table import ENDED, REPLACED, Table
from .turns import Turns
from .waiting import AT_ONCE, HELD, Line, Waiter

LOG = logging.getLogger(__name__)

UNSEATED = 15.0
"""Seconds for a page to sit down at the table it was given, and to greet it."""

AFTER_GOODBYE = 5.0
"""Seconds for a page that was left to come back: a reload is there at once."""

CUT = 900.0
"""Seconds that a table whose line is cut is kept."""

CUT_WHILE_OTHERS_WAIT = 60.0

STUCK = 120.0
"""Seconds for one message. A process may compute for twenty; one that has not even done that is stuck."""

REST = 3.0
"""Seconds before a table is set that nobody waits for: those who play come first."""

TROUBLE = (1.0, 5.0)
"""Seconds before the next attempt when a table could not be set: at first, and at most."""


REMEMBERED = 60.0
"""Seconds for which a table that was given up counts as had."""

FORGOTTEN = 0.001
"""Seconds of computing, in a second of late, that are as good as none."""

CALM = 0.7
"""How much of what is too much together is no longer too much."""

AGAIN = 0.12
"""Seconds after which ranks can be changed again: who is not root may do so ten times a second."""


@dataclass(frozen=True)
class Waiting:
    """Not yet: the place in line, and whether all tables are taken or only being set."""

    ticket: str
    place: int
    full: bool


class Tables:
    """Gives out tables, has new ones set, and ends those that nobody will come back to."""

    def __init__(
        self,
        set_table: Callable[[asyncio.Event], Awaitable[Table]],
        ready: int,
        most: int,
        hands: int,
        clock: Callable[[], float] = time.monotonic,
    ):
        self._set_table = set_table
        self._clock = clock
        self.wanted = ready
        """How many should stand ready."""
        self.most = most
        self.hands = hands
        """How many can be set at the same time, before anybody comes."""
        self.ready: list[Table] = []
        self.taken: dict[str, Seat] = {}
        """By the keys of the tables."""
        self.line = Line(clock)
        self._setting: set[asyncio.Task[None]] = set()
        self._ending: set[asyncio.Task[None]] = set()
        self._gone: list[tuple[float, str]] = []
        """Tables that were given up of late: when, and by which address."""
        self._lost: dict[str, tuple[float, str]] = {}
        """Keys of tables whose process died while somebody had them, when, and whose address that was."""
        self._visited = False
        self.hurry = asyncio.Event()
        """Set while tables are to be set fast: before anybody comes, and when somebody waits."""
        self.hurry.set()
        self._trouble = 0.0
        self._turned: dict[str, float] = defaultdict(float)
        """Seconds that each address has computed in turns, in a second of late."""
        self._turning: dict[Seat, float] = {}
        """Who is at work on something long, and how much had been computed when that was last counted."""
        self._places = max(1, hands - 1)
        """How many may compute a lot at the same time: a core is left to all others."""
        self._turns = Turns[Seat](self._places, lambda seat: (self._turned[seat.address], seat.load), self._at_turn)
        """For what is long."""
        self._crowded = False
        """Whether all tables together computed too much when that was last looked at."""
        self._standing: asyncio.TimerHandle | None = None
        """When the others get their ranks."""
        self._closed = False

    def counts(self) -> dict[str, int]:
        return {
            "ready": len(self.ready),
            "taken": len(self.taken),
            "setting": len(self._setting),
            "waiting": len(self.line),
            "most": self.most,
        }

    # --- asking for a table

    async def ask(
        self, address: str, ticket: str | None = None, key: str | None = None, lost: str | None = None
    ) -> Seat | Waiting:
        """A table, the one with that key if nobody else sits at it; or a place in line, the first one for whoever had
        a table that died."""
        self._visited = True
        waiter = self.line.find(ticket)
        if back := await self._back(key):
            self.line.leave(waiter)
            return back
        if waiter:
            return await self._wait(waiter, HELD)
        if self.ready and not len(self.line):
            seat = self._give(address)
            self.look_around()
            return seat
        waiter = self.line.join(address)
        waiter.returns = self._lost.pop(lost or key or "", None) is not None
        waiter.place = self.line.place(waiter, self._order(), self.most - len(self.taken))
        return await self._wait(waiter, AT_ONCE)

    async def _back(self, key: str | None) -> Seat | None:
        """The table that somebody had. Lines that are cut without our knowing it are asked for a sign of life."""
        seat = self.taken.get(key or "")
        for listener in list(seat.table.lines) if seat else ():
            if await listener.lives():
                return None  # another tab, with a copy of the key
            listener.hang_up(REPLACED)
        if seat is None or seat.table.ended:
            return None
        seat.left, seat.since = None, self._clock()
        return seat

    async def _wait(self, waiter: Waiter, patience: float) -> Seat | Waiting:
        waiter.asking += 1
        try:
            self.look_around()
            if not (waiter.given or self._closed):
                await waiter.hear(patience)
        except asyncio.CancelledError:  # whoever asked has left: the next one has the table
            if seat := waiter.take():
                self._take_back(seat)
            raise
        finally:
            waiter.asking -= 1
            waiter.asked = self._clock()
        return waiter.take() or Waiting(waiter.ticket, *waiter.place)

    def _order(self) -> list[Waiter]:
        """Who has lost a table comes first, then who has had the fewest."""
        return self.line.order(self._had(), self._held(), self._share())

    def _had(self) -> Counter[str]:
        """How many tables each address has, or had a moment ago: also who gives them up as fast as they come."""
        return self._held() + Counter(address for _, address in self._gone)

    def _share(self) -> float:
        """How many tables are everybody's share, by address."""
        addresses = {*self._held(), *self.line.addresses()}
        return max(1.0, self.most / max(1, len(addresses)))

    def _is_pressed(self) -> bool:
        """Whether somebody waits for a table that is not ready, and has not had enough of them."""
        had, share = self._had(), self._share()
        return len(self.line) > len(self.ready) and any(had[address] < share for address in self.line.addresses())

    def _number(self) -> None:
        self.line.number(self._order(), self.most - len(self.taken))

    def _held(self) -> Counter[str]:
        return Counter(seat.address for seat in self.taken.values())

    def _serve(self) -> None:
        """Tables that stand ready, for those who wait."""
        kept = 0
        for waiter in self._order() if self.ready and len(self.line) else ():
            if len(self.ready) <= kept:
                return
            if waiter.asking:
                self.line.leave(waiter)
                waiter.given = self._give(waiter.address)
                waiter.news.set()
            elif not self.line.is_away(waiter):
                kept += 1

    def _take_back(self, seat: Seat) -> None:
        del self.taken[seat.table.key]
        self.ready.insert(0, seat.table)
        self._serve()

    def _give(self, address: str) -> Seat:
        table = self.ready.pop(0)
        stale = next((key for key, (_, whose) in self._lost.items() if whose == address), None)
        self._lost.pop(stale or "", None)  # it is made good, whether the key was shown or not: nobody hoards them
        seat = self.taken[table.key] = Seat(
            table, address, Pace(*ranks.FREELY, self._clock), self._clock(), self._clock(), computed=table.computed()
        )
        return seat

    # --- what pages do

    def sit_down(self, key: str) -> Seat | None:
        """The seat of whoever has the key."""
        seat = self.taken.get(key)
        if seat:
            seat.left = None
        return seat

    def stand_up(self, seat: Seat) -> None:
        """A line was cut or hung up."""
        seat.since = self._clock()

    def goodbye(self, key: str) -> None:
        if key in self.taken:
            self.taken[key].left = self._clock()

    async def say(self, seat: Seat, message: str) -> None:
        seat.greeted = seat.busy = True
        seat.said = self._clock()
        before = seat.table.computed()
        try:
            await seat.table.say(message, self._turn(seat))
        finally:
            self._pay(seat, seat.table.computed() - before)
            seat.busy = False
            seat.count()

    @asynccontextmanager
    async def _turn(self, seat: Seat) -> AsyncIterator[None]:
        """Messages begin at once. But where others are there, those who are last take turns: at the lowest rank, too,
        they would be on every core when somebody clicks."""
        if seat.rank == ranks.LAST and len(self._held()) > 1:
            seat.busy = False  # who waits for a turn is not stuck
            async with self._turns.of(seat):
                seat.busy, seat.said = True, self._clock()
                with self._counted(seat, seat.table.computed()):
                    yield
            return
        seat.table.stand(seat.rank)  # whoever has just had a turn stood last until now
        giving_way = asyncio.create_task(self._give_way_when_long(seat))
        try:
            yield
        finally:
            giving_way.cancel()

    async def _give_way_when_long(self, seat: Seat) -> None:
        """At once, not with the next sweep: whoever has a rested table for each message would never be last."""
        before = seat.table.computed()
        while (left := before + ranks.LONG - seat.table.computed()) > 0:
            await asyncio.sleep(max(left, ranks.LONG / 5))  # a process that waits for something does not compute
        with self._counted(seat, before), self._turns.taken(seat):
            await asyncio.Event().wait()  # until the message is answered

    def _at_turn(self, seat: Seat, has: bool) -> None:
        """Whose turn it is comes before all who have had theirs and still compute: thirty who roll ten thousand times
        would hold up whose bots think for a moment."""
        seat.at_turn = has
        seat.table.stand(ranks.AT_TURN if has else ranks.LAST)

    @contextmanager
    def _counted(self, seat: Seat, since: float) -> Iterator[None]:
        """What a long message computes counts as had, from its beginning and while it is at work: who has just come
        is before all who have long been at it."""
        self._turning[seat] = since
        self._count_turn(seat)
        try:
            yield
        finally:
            self._count_turn(seat)
            del self._turning[seat]

    def _count_turn(self, seat: Seat) -> None:
        before = self._turning[seat]
        now = self._turning[seat] = max(before, seat.table.computed())  # of a process that has died nothing is known
        self._turned[seat.address] += LOAD * (now - before)

    def _pay(self, seat: Seat, computed: float) -> None:
        """What is long is taken out of what a table may compute freely; clicks are not."""
        if computed > ranks.LONG:
            seat.freely.spend(computed)

    # --- keeping house

    def begin(self, first: Table) -> None:
        """One table could be set: so can the others."""
        if self.wanted:
            self.ready.append(first)
        else:
            self._end(first)
        self.look_around()

    def look_around(self) -> None:
        """Give out what is ready, and have tables set: as many as are missing, as far as hands and room allow."""
        self._serve()
        coming = len(self.ready) + len(self._setting)
        awaited = len(self.line) - coming
        calmly = self._visited and not self._is_pressed()
        self.hurry.clear() if calmly else self.hurry.set()
        room = self.most - len(self.taken) - coming
        hands = 1 if calmly else max(1, self.hands - self._visited)  # one core is left to those who play
        for _ in range(
            0 if self._closed else min(room, max(awaited, self.wanted - coming), hands - len(self._setting))
        ):
            task = asyncio.create_task(self._set())
            self._setting.add(task)
            task.add_done_callback(self._has_set)

    async def _set(self) -> None:
        await asyncio.sleep(self._trouble)
        with suppress(TimeoutError):
            await asyncio.wait_for(self.hurry.wait(), REST)
        try:
            table = await self._set_table(self.hurry)
        except Exception as fault:
            if self._closed:
                return
            first, most = TROUBLE
            self._trouble = min(most, max(first, 2 * self._trouble))
            why = getattr(fault, "strerror", None) or fault  # without the name of a file
            LOG.error("A table could not be set (%s: %s).", type(fault).__name__, why)
        else:
            self._trouble = 0.0
            self.ready.append(table)

    def _has_set(self, task: asyncio.Task[None]) -> None:
        self._setting.discard(task)
        self.look_around()

    async def sweep(self) -> None:
        """End what nobody will come back to, and what has ended by itself; every second."""
        self._gone = [each for each in self._gone if self._clock() - each[0] < REMEMBERED]
        for table in [table for table in self.ready if not await table.alive()]:
            self.ready.remove(table)
            self._end(table)
        self._lost = {key: died for key, died in self._lost.items() if self._clock() - died[0] < CUT}
        for seat in list(self.taken.values()):
            if self._is_over(seat):
                self.end(seat)
            elif not await seat.table.alive():
                self._lose(seat)
        if len(self.line):
            self._make_room()
        self._watch()
        self.look_around()
        self._number()

    def _watch(self) -> None:
        """Who computes a lot gives way to the others; and where memory runs out, the largest table ends."""
        for address, load in list(self._turned.items()):
            self._turned[address] = (1 - LOAD) * load
            if load < FORGOTTEN:
                del self._turned[address]
        for seat in self._turning:
            self._count_turn(seat)
        for seat in self.taken.values():
            seat.count()
        much = ranks.MUCH * self._places
        some = CALM if self._crowded else 1.0  # who takes turns computes less: that it is too much would be forgotten
        self._crowded = sum(seat.load for seat in self.taken.values()) > some * much
        for seat in self.taken.values():
            seat.crowded = self._crowded
            seat.stood = seat.by_load
            seat.load -= LOAD * seat.load
        self._stand()
        if self.taken and machine.is_short_of_memory():
            self._free_memory()

    def _free_memory(self) -> None:
        """The largest table ends if it is twice as large as it should be. Where memory is nearly gone, it is the
        largest of the address whose tables have taken the most beyond that: the system would choose anybody's."""
        sizes = {seat: seat.table.memory() for seat in self.taken.values()}
        largest = max(sizes, key=lambda seat: sizes[seat])
        if sizes[largest] > 2 * machine.TABLE:
            self.end(largest)
        elif machine.is_nearly_out_of_memory():
            beyond: Counter[str] = Counter()
            for seat, size in sizes.items():
                beyond[seat.address] += max(0, size - machine.TABLE_WITH_WHAT_IT_SHARES)
            greedy, much = beyond.most_common(1)[0]
            if much:
                self.end(max((seat for seat in sizes if seat.address == greedy), key=lambda seat: sizes[seat]))

    def _stand(self) -> None:
        """Everybody at their rank, as far as the system lets us; those who give way first."""
        found = {seat.table: seat.rank for seat in self.taken.values()}
        wanted = dict.fromkeys(self.ready, ranks.FIRST) | found
        if self._standing:
            self._standing.cancel()
        for table, rank in sorted(wanted.items(), key=lambda each: -each[1]):
            if not (self._closed or table.stand(rank)):
                self._standing = asyncio.get_running_loop().call_later(AGAIN, self._stand)
                return

    def _is_over(self, seat: Seat) -> bool:
        now, there = self._clock(), bool(seat.table.lines)
        cut = CUT_WHILE_OTHERS_WAIT if len(self.line) else CUT
        return (
            (seat.left is not None and now - seat.left > AFTER_GOODBYE)
            or (now - seat.since > UNSEATED and (not seat.greeted or (seat.busy and not there)))
            or (not there and now - seat.since > cut)
            or (seat.busy and now - seat.said > STUCK)
        )

    def _make_room(self) -> None:
        """Where some have more than their share and others wait who have nothing, a table for each of these is given
        up: by who has the most, the one that was longest silent. Nobody gives up their only one."""
        held, share = self._held(), self._share()
        without = {waiter.address for waiter in self._order() if not self.line.is_away(waiter)} - held.keys()
        for _ in range(len(without) - (self.most - len(self.taken))):
            largest, many = max(held.items(), key=lambda each: each[1], default=("", 0))
            if many <= share:
                return
            held[largest] -= 1
            theirs = [seat for seat in self.taken.values() if seat.address == largest]
            self.end(min(theirs, key=lambda seat: seat.said))

    def _lose(self, seat: Seat) -> None:
        """A process has died. Who had it for long comes back before all others; who has tables die as fast as they come
        gains nothing."""
        if self._clock() - seat.given > REMEMBERED:
            self._lost[seat.table.key] = (self._clock(), seat.address)
        self.end(seat)

    def end(self, seat: Seat) -> None:
        self.taken.pop(seat.table.key, None)
        self._gone.append((self._clock(), seat.address))
        self._end(seat.table)

    def _end(self, table: Table, code: int = ENDED) -> None:
        task = asyncio.create_task(table.end(code))
        self._ending.add(task)
        task.add_done_callback(self._ending.discard)

    async def close(self, code: int) -> None:
        """The house closes: everybody is told, and all processes end."""
        self._closed = True
        self.line.wake()
        for task in list(self._setting):
            task.cancel()
        for table in [*self.ready, *(seat.table for seat in self.taken.values())]:
            self._end(table, code)
        await asyncio.gather(*self._setting, *self._ending, return_exceptions=True)
