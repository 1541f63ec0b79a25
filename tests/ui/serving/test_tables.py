"""Who gets a table, who waits, and which tables nobody will come back to; with a clock that the tests turn."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import AbstractAsyncContextManager
from typing import Any

import pytest

from krom_explore.ui.serving import machine, ranks, waiting
from krom_explore.ui.serving import tables as house
from krom_explore.ui.serving.tables import Seat, Tables, Waiting
from tests import own_loop


class Wood:
    """As much of a table as the house needs."""

    count = 0

    def __init__(self) -> None:
        Wood.count += 1
        self.key = f"table {Wood.count}"
        self.lines: list[Any] = []
        self.lives = True
        self.ended = False
        self.code = 0
        self.said: list[Any] = []
        self.answers = asyncio.Event()
        self.answers.set()

    async def alive(self) -> bool:
        return self.lives

    async def say(self, message: Any, turn: AbstractAsyncContextManager[None]) -> None:
        async with turn:
            self.said.append(message)
            await self.answers.wait()

    async def end(self, code: int = 0) -> None:
        self.ended, self.code = True, code

    used = 0.0
    size = 70 * 10**6
    rank = 0
    refuses = False

    def computed(self) -> float:
        return self.used

    def memory(self) -> int:
        return self.size

    def stand(self, rank: int) -> bool:
        if not self.refuses:
            self.rank = rank
        return not self.refuses


class Page:
    """The other end of a line."""

    def __init__(self, lives: bool = True):
        self.alive = lives
        self.code = 0

    async def lives(self) -> bool:
        return self.alive

    def hang_up(self, code: int) -> None:
        self.code = code


class Rig:
    """A house, its clock, and a carpenter who can be slow or fail."""

    last: Rig

    def __init__(self, ready: int, most: int, hands: int = 2):
        Rig.last = self
        self.now = 100.0
        self.slow = asyncio.Event()
        self.slow.set()
        self.broken = False
        self.calm: list[bool] = []
        self.working = self.busiest = 0
        self.tables = Tables(self.set_table, ready, most, hands, lambda: self.now)

    async def set_table(self, hurry: asyncio.Event) -> Any:
        self.calm.append(not hurry.is_set())
        self.working += 1
        self.busiest = max(self.busiest, self.working)
        try:
            await self.slow.wait()
            await asyncio.sleep(0)
            if self.broken:
                raise OSError("no room on the disk")
            return Wood()
        finally:
            self.working -= 1

    async def open(self) -> Tables:
        self.tables.begin(await self.set_table(self.tables.hurry))
        await self.settle()
        while self.tables.counts()["setting"]:
            await self.settle()
        return self.tables

    async def settle(self) -> None:
        for _ in range(50):
            await asyncio.sleep(0)

    async def later(self, seconds: float) -> None:
        self.now += seconds
        await self.tables.sweep()
        await self.settle()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What waits for a while in real seconds does so for a moment."""
    monkeypatch.setattr(house, "AT_ONCE", 0.1)
    monkeypatch.setattr(house, "HELD", 0.1)
    monkeypatch.setattr(house, "REST", 0.01)
    monkeypatch.setattr(house, "TROUBLE", (0.01, 0.02))


def runs(test: Callable[[], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    async def tidily() -> None:
        try:
            await test()
        finally:
            await Rig.last.tables.close(0)

    def wrapped() -> None:
        own_loop.run(tidily())

    wrapped.__name__ = test.__name__
    return wrapped


async def come(tables: Tables, address: str = "a", **asked: Any) -> Seat:
    found = await tables.ask(address, **asked)
    assert isinstance(found, Seat)
    return found


async def wait(tables: Tables, address: str = "a", **asked: Any) -> Waiting:
    found = await tables.ask(address, **asked)
    assert isinstance(found, Waiting)
    return found


async def sits(tables: Tables, address: str = "a") -> Seat:
    seat = await come(tables, address)
    seat.table.lines.append(Page())
    await tables.say(seat, "hello")
    return seat


@runs
async def test_tables_stand_ready_and_everybody_gets_another():
    rig = Rig(3, 3)
    tables = await rig.open()
    assert tables.counts() == {"ready": 3, "taken": 0, "setting": 0, "waiting": 0, "most": 3}
    assert len({(await come(tables)).table.key for _ in range(3)}) == 3
    assert tables.counts()["taken"] == 3


@runs
async def test_with_none_ready_one_is_set_for_whoever_comes():
    rig = Rig(0, 2)
    tables = await rig.open()
    assert tables.counts()["ready"] == 0
    assert await come(tables)


@runs
async def test_who_comes_too_many_waits_and_enters_when_somebody_leaves():
    rig = Rig(2, 2)
    tables = await rig.open()
    seats = [await sits(tables) for _ in range(2)]
    first, second = await wait(tables), await wait(tables)
    assert [(each.place, each.full) for each in (first, second)] == [(1, True), (2, True)]
    await rig.later(1)
    assert [(await wait(tables, ticket=each.ticket)).place for each in (first, second)] == [1, 2]
    assert (await wait(tables, ticket=first.ticket)).full
    asking = asyncio.ensure_future(tables.ask("a", ticket=first.ticket))
    await asyncio.sleep(0)
    seats[0].table.lines.clear()
    tables.goodbye(seats[0].table.key)
    await rig.later(house.AFTER_GOODBYE + 1)
    await asyncio.sleep(0.02)
    found = await asking
    if isinstance(found, Waiting):  # it was answered just before: the table is kept for the next question
        found = await tables.ask("a", ticket=first.ticket)
    assert isinstance(found, Seat)
    assert seats[0].table.ended
    await rig.later(1)
    assert (await wait(tables, ticket=second.ticket)).place == 1


@runs
async def test_who_comes_does_not_have_all_others_ask_again():
    """Somebody of another address comes before the second one: told once a second, not with every one who comes."""
    rig = Rig(1, 1)
    tables = await rig.open()
    await sits(tables, "seated")
    crowd = [await wait(tables, "crowd") for _ in range(4)]
    for name in "abc":
        waiting_ = await wait(tables, name)
        assert waiting_.place < 5
        assert not any(tables.line.find(each.ticket).news.is_set() for each in crowd)
    await rig.later(1)
    told = [(await wait(tables, "crowd", ticket=each.ticket)).place for each in crowd]
    assert told == [1, 5, 6, 7]


@runs
async def test_who_does_not_ask_again_has_left():
    rig = Rig(1, 1)
    tables = await rig.open()
    await sits(tables)
    gone, second = await wait(tables), await wait(tables)
    await rig.later(waiting.FORGOTTEN - 1)
    await wait(tables, ticket=second.ticket)
    await rig.later(2)
    assert tables.counts()["waiting"] == 1
    assert (await wait(tables, ticket=second.ticket)).place == 1
    assert (await wait(tables, ticket=gone.ticket)).ticket != gone.ticket


@runs
async def test_too_many_who_wait_are_asked_to_come_later():
    rig = Rig(1, 1)
    tables = await rig.open()
    await sits(tables)
    for _ in range(waiting.MOST_FROM_ONE):
        tables.line.join("crowd")
    with pytest.raises(waiting.TooMany):
        await tables.ask("crowd")
    assert await wait(tables, "somebody else")


@runs
async def test_a_reload_comes_back_to_its_table_and_a_second_tab_does_not():
    rig = Rig(2, 3)
    tables = await rig.open()
    seat = await sits(tables)
    key = seat.table.key
    assert (await come(tables, key=key)).table.key != key, "somebody sits there"
    seat.table.lines.clear()
    tables.goodbye(key)
    assert (await come(tables, key=key)).table.key == key
    await rig.later(house.AFTER_GOODBYE + 1)
    assert not seat.table.ended, "the goodbye was before the reload"


@runs
async def test_a_line_that_is_cut_without_a_word_does_not_keep_its_page_away():
    rig = Rig(1, 1)
    tables = await rig.open()
    seat = await sits(tables)
    dead = seat.table.lines[0] = Page(lives=False)
    assert (await come(tables, key=seat.table.key)) is seat
    assert dead.code == house.REPLACED


@runs
async def test_a_table_without_its_page_ends_soon_and_one_without_its_line_late():
    rig = Rig(3, 3)
    tables = await rig.open()
    never, silent, cut, seated = await come(tables), await come(tables), await sits(tables), None
    silent.table.lines.append(Page())
    cut.table.lines.clear()
    tables.stand_up(cut)
    await rig.later(house.UNSEATED - 1)
    assert not never.table.ended
    assert not silent.table.ended
    await rig.later(2)
    assert never.table.ended
    assert silent.table.ended
    seated = await sits(tables)
    await rig.later(house.CUT - house.UNSEATED - 2)
    assert not cut.table.ended
    await rig.later(2)
    assert cut.table.ended
    assert not seated.table.ended


@runs
async def test_half_an_hour_of_thought_costs_nothing():
    """With the line there the table stays. With the line cut it ends, and the page, which has its position, gets
    another or a place in the line."""
    rig = Rig(2, 2)
    tables = await rig.open()
    seated, cut = await sits(tables, "seated"), await sits(tables, "cut")
    cut.table.lines.clear()
    tables.stand_up(cut)
    for _ in range(31):
        await rig.later(60)
    assert not seated.table.ended
    assert cut.table.ended
    await asyncio.sleep(0.05)
    back = await come(tables, "cut", key=cut.table.key)
    assert back.table is not cut.table
    assert (await wait(tables, "cut too", key=cut.table.key)).place == 1


@runs
async def test_who_waits_gets_what_others_have_lost_the_line_to():
    rig = Rig(1, 1)
    tables = await rig.open()
    cut = await sits(tables)
    cut.table.lines.clear()
    tables.stand_up(cut)
    ticket = (await wait(tables)).ticket
    for _ in range(7):
        await rig.later(house.CUT_WHILE_OTHERS_WAIT / 6)
        found = await tables.ask("a", ticket=ticket)
    assert cut.table.ended
    assert isinstance(found, Seat)


@runs
async def test_a_busy_table_that_was_left_ends_and_one_that_is_stuck_too():
    rig = Rig(2, 2)
    tables = await rig.open()
    left, stuck = await sits(tables), await sits(tables)
    for seat in (left, stuck):
        seat.table.answers.clear()
    unanswered = [asyncio.ensure_future(tables.say(seat, "click")) for seat in (left, stuck)]
    await rig.settle()
    left.table.lines.clear()
    tables.stand_up(left)
    await rig.later(house.UNSEATED + 1)
    assert left.table.ended
    assert not stuck.table.ended
    await rig.later(house.STUCK)
    assert stuck.table.ended
    assert not any(each.done() for each in unanswered)


@runs
async def test_a_process_that_has_died_is_noticed():
    rig = Rig(2, 2)
    tables = await rig.open()
    seat = await sits(tables)
    spare = tables.ready[0]
    seat.table.lives = spare.lives = False
    await rig.later(1)
    assert seat.table.ended
    assert seat.table.code == house.ENDED
    assert spare.ended
    await asyncio.sleep(0.05)
    assert tables.counts()["ready"] == 2


@runs
async def test_before_anybody_comes_all_hands_set_tables_and_then_one_at_a_time():
    rig = Rig(8, 10, hands=4)
    tables = await rig.open()
    assert rig.busiest == 4
    for _ in range(6):
        await sits(tables)
    rig.busiest = 0
    rig.calm.clear()
    await asyncio.sleep(0.3)
    assert rig.busiest == 1
    assert all(rig.calm)
    assert tables.counts()["ready"] == 4, "as many as there is room for"


@runs
async def test_one_core_is_left_to_those_who_play():
    rig = Rig(1, 10, hands=4)
    tables = await rig.open()
    await sits(tables)
    rig.busiest = 0
    rig.slow.clear()
    asking = [asyncio.ensure_future(tables.ask("a")) for _ in range(6)]
    await rig.settle()
    assert rig.working == 3
    rig.slow.set()
    await asyncio.gather(*asking)


@runs
async def test_a_table_that_cannot_be_set_is_tried_again():
    rig = Rig(1, 2)
    tables = await rig.open()
    rig.broken = True
    await sits(tables)
    ticket = (await wait(tables)).ticket
    await asyncio.sleep(0.05)
    rig.broken = False
    await asyncio.sleep(0.1)
    assert await come(tables, ticket=ticket)


@runs
async def test_who_leaves_while_waiting_leaves_the_table_to_the_next():
    rig = Rig(1, 2)
    tables = await rig.open()
    await sits(tables)
    rig.slow.clear()
    leaves = asyncio.ensure_future(tables.ask("a"))
    await rig.settle()
    stays = asyncio.ensure_future(tables.ask("a"))
    await rig.settle()
    leaves.cancel()
    rig.slow.set()
    await rig.settle()
    found = await stays
    if isinstance(found, Waiting):
        rig.now += waiting.AWAY + 1
        found = await tables.ask("a", ticket=found.ticket)
    assert isinstance(found, Seat)


@runs
async def test_nobody_gets_the_table_of_somebody_else():
    """Two questions with one ticket, and one of them is gone when the table comes: it is given once."""
    rig = Rig(1, 3)
    tables = await rig.open()
    await sits(tables)
    rig.slow.clear()
    ticket = (await wait(tables)).ticket
    gone, other = (asyncio.ensure_future(tables.ask("a", ticket=ticket)) for _ in range(2))
    honest = asyncio.ensure_future(tables.ask("b"))
    await rig.settle()
    gone.cancel()
    tables.ready.append(Wood())  # type: ignore[arg-type]
    tables.look_around()
    found = [each for each in await asyncio.gather(other, honest) if isinstance(each, Seat)]
    assert len(found) == 1


@runs
async def test_an_address_that_has_most_tables_gives_way_to_one_that_has_none():
    rig = Rig(4, 4)
    tables = await rig.open()
    seats = []
    for _ in range(4):
        rig.now += 1
        seats.append(await sits(tables, "greedy"))
    greedy = (await wait(tables, "greedy")).ticket
    other = (await wait(tables, "other")).ticket
    await rig.later(1)
    assert seats[0].table.ended, "the one that was longest silent"
    assert not seats[1].table.ended
    await asyncio.sleep(0.05)
    assert await come(tables, "other", ticket=other)
    assert await wait(tables, "greedy", ticket=greedy)
    await rig.later(1)
    assert not seats[1].table.ended


@runs
async def test_nobody_keeps_more_than_a_share_from_a_whole_class():
    rig = Rig(6, 6)
    tables = await rig.open()
    greedy = [await sits(tables, "greedy") for _ in range(6)]
    tickets = {name: (await wait(tables, name)).ticket for name in "abcdef"}
    for _ in range(8):
        await rig.later(1)
        await asyncio.sleep(0.03)
        for name, ticket in list(tickets.items()):
            if isinstance(found := await tables.ask(name, ticket=ticket), Seat):
                found.table.lines.append(Page())
                await tables.say(found, "hello")
                del tickets[name]
    assert sum(not seat.table.ended for seat in greedy) == 1, "nobody gives up their only one"
    assert len(tickets) == 1


@runs
async def test_a_whole_class_has_not_to_wait_for_one_table_after_the_other():
    rig = Rig(18, 18)
    tables = await rig.open()
    greedy = [await sits(tables, "greedy") for _ in range(18)]
    asking = [asyncio.ensure_future(wait(tables, f"pupil {n}")) for n in range(12)]
    tickets = [found.ticket for found in await asyncio.gather(*asking)]
    await rig.later(1)
    assert sum(seat.table.ended for seat in greedy) == 12
    await asyncio.sleep(0.05)
    for n, ticket in enumerate(tickets):
        await come(tables, f"pupil {n}", ticket=ticket)
    await rig.later(1)
    assert sum(seat.table.ended for seat in greedy) == 12, "who has a table makes nobody give one up"


@runs
async def test_where_more_wait_than_there_are_tables_and_none_is_taken_nobody_has_to_give_one_up():
    """All had just ended, with a class in line: the sweep broke off."""
    rig = Rig(0, 3)
    tables = await rig.open()
    rig.slow.clear()
    tickets = {name: (await wait(tables, name)).ticket for name in "abcde"}
    await rig.later(1)
    rig.slow.set()
    await asyncio.sleep(0.05)
    assert await come(tables, "a", ticket=tickets["a"])


@runs
async def test_who_has_asked_and_left_makes_nobody_give_a_table_up():
    rig = Rig(4, 4)
    tables = await rig.open()
    seats = [await sits(tables, "school") for _ in range(4)]
    for n in range(10):
        await wait(tables, f"ghost {n}")
    await rig.later(waiting.AWAY + 1)
    assert not any(seat.table.ended for seat in seats)


@runs
async def test_a_few_who_have_two_tables_each_keep_nobody_out():
    rig = Rig(6, 6)
    tables = await rig.open()
    seats = [await sits(tables, name) for name in "aabbcc"]
    tickets = {name: (await wait(tables, name)).ticket for name in "defg"}
    for _ in range(3):
        await rig.later(1)
        await asyncio.sleep(0.03)
        for name, ticket in list(tickets.items()):
            if isinstance(found := await tables.ask(name, ticket=ticket), Seat):
                found.table.lines.append(Page())
                await tables.say(found, "hello")
                del tickets[name]
    assert len(tickets) == 1
    assert {seat.address for seat in seats if not seat.table.ended} == set("abc")


@runs
async def test_who_computes_all_the_time_gives_way_and_later_no_longer():
    rig = Rig(2, 2)
    tables = await rig.open()
    busy, calm = await sits(tables), await sits(tables)
    for _ in range(5):
        busy.table.used += 0.9
        calm.table.used += 0.02
        await rig.later(1)
    assert busy.table.rank == ranks.LAST
    assert calm.table.rank == ranks.FIRST
    for _ in range(20):
        await rig.later(1)
    assert busy.table.rank == ranks.FIRST


@runs
async def test_tables_that_compute_a_lot_do_it_one_after_the_other_where_others_are_there():
    rig = Rig(4, 4)
    tables = await rig.open()
    greedy, other = [await sits(tables, address) for address in "ghi"], await sits(tables, "other")
    for _ in range(5):
        for seat in greedy:
            seat.table.used += 0.6
        other.table.used += 0.02
        await rig.later(1)
    for seat in [*greedy, other]:
        seat.table.answers.clear()
    saying = [asyncio.create_task(tables.say(seat, "more")) for seat in [*greedy, other]]
    await rig.settle()
    assert [seat.table.said.count("more") for seat in greedy] == [1, 0, 0]
    assert other.table.said.count("more") == 1
    await rig.later(house.STUCK - 1)
    for done, seat in enumerate(greedy, start=1):
        seat.table.answers.set()
        await rig.settle()
        assert [each.table.said.count("more") for each in greedy] == [int(n <= done) for n in range(3)]
        await rig.later(house.STUCK - 1)
    assert not any(seat.table.ended for seat in greedy), "who waits for a turn is not stuck"
    other.table.answers.set()
    await asyncio.gather(*saying)


@runs
async def test_a_long_message_is_the_last_in_rank_at_once_and_those_who_take_turns_wait_for_it():
    """Whoever had a rested table for each message was never last, for a rank was known a second late."""
    rig = Rig(3, 3)
    tables = await rig.open()
    rested, tired, other = [await sits(tables, address) for address in ("sprinter", "sprinter too", "other")]
    tired.freely.spend(1)
    for seat in (rested, tired):
        seat.table.answers.clear()
    saying = [asyncio.create_task(tables.say(rested, "more"))]
    await rig.settle()
    assert rested.table.rank != ranks.LAST
    rested.table.used += 2 * ranks.LONG
    await asyncio.sleep(2 * ranks.LONG)
    assert rested.table.rank == ranks.LAST
    saying.append(asyncio.create_task(tables.say(tired, "more")))
    await rig.settle()
    assert "more" not in tired.table.said
    await tables.say(other, "click")
    assert "click" in other.table.said, "nobody waits for a turn with a click"
    rested.table.answers.set()
    await rig.settle()
    assert "more" in tired.table.said
    tired.table.answers.set()
    await asyncio.gather(*saying)


@runs
async def test_a_class_behind_one_address_clicks_beside_somebody_who_has_much_computed():
    """Thirty who click fast compute more than half a core together: half of them were the last, and took turns with
    the attacker's long messages."""
    rig = Rig(31, 31)
    tables = await rig.open()
    pupils, greedy = [await sits(tables, "proxy") for _ in range(30)], await sits(tables, "greedy")
    for _ in range(10):
        for seat in pupils:
            seat.table.used += 0.02
        greedy.table.used += 0.6
        await rig.later(1)
    for seat in [greedy, *pupils]:
        seat.table.answers.clear()
    saying = [asyncio.create_task(tables.say(seat, "click")) for seat in [greedy, *pupils]]
    await rig.settle()
    assert {seat.table.rank for seat in pupils} == {ranks.FIRST}
    assert greedy.table.rank == ranks.LAST
    assert all("click" in seat.table.said for seat in pupils)
    for seat in [greedy, *pupils]:
        seat.table.answers.set()
    await asyncio.gather(*saying)


@runs
async def test_of_those_who_take_turns_the_address_that_has_had_least_of_them_comes_next():
    """One pupil against hard bots, a click every now and then, beside two who have theirs think without end. What
    others behind the same address click does not count."""
    rig = Rig(25, 25)
    tables = await rig.open()
    greedy, pupil = [await sits(tables, address) for address in "ab"], await sits(tables, "school")
    others = [await sits(tables, "school") for _ in range(20)]
    for seat in [*greedy, pupil]:
        seat.freely.spend(1)
    for _ in range(3):
        for seat, seconds in ((greedy[0], 0.3), (greedy[1], 0.3), (pupil, 0.15), *((seat, 0.02) for seat in others)):
            seat.table.answers.clear()
            saying = asyncio.create_task(tables.say(seat, "before"))
            await rig.settle()
            seat.table.used += seconds
            seat.table.answers.set()
            await saying
        await rig.later(1)
    for seat in [*greedy, pupil]:
        seat.table.answers.clear()
    saying_all = [asyncio.create_task(tables.say(seat, "more")) for seat in [*greedy, pupil]]
    await rig.settle()
    assert "more" not in pupil.table.said
    greedy[0].table.answers.set()
    await rig.settle()
    assert "more" in pupil.table.said
    for seat in [*greedy, pupil]:
        seat.table.answers.set()
    await asyncio.gather(*saying_all)


@runs
async def test_a_process_that_has_died_gives_nothing_back():
    """Nobody knows any more how much it had computed: an address whose tables die would have had less than nothing."""
    rig = Rig(2, 2)
    tables = await rig.open()
    greedy, _ = await sits(tables, "greedy"), await sits(tables, "other")
    greedy.table.used = 5.0
    await tables.say(greedy, "more")
    greedy.table.answers.clear()
    saying = asyncio.create_task(tables.say(greedy, "more"))
    await rig.settle()
    greedy.table.used = 0.0
    greedy.table.answers.set()
    await saying
    assert greedy.load > 0
    assert greedy.rank == ranks.LAST
    assert tables._turned["greedy"] >= 0


@runs
async def test_who_is_alone_may_compute_at_all_tables_at_once():
    rig = Rig(2, 2)
    tables = await rig.open()
    seats = [await sits(tables) for _ in range(2)]
    for _ in range(5):
        for seat in seats:
            seat.table.used += 0.6
        await rig.later(1)
    for seat in seats:
        seat.table.answers.clear()
    saying = [asyncio.create_task(tables.say(seat, "more")) for seat in seats]
    await rig.settle()
    assert [seat.table.said.count("more") for seat in seats] == [1, 1]
    for seat in seats:
        seat.table.answers.set()
    await asyncio.gather(*saying)


@runs
async def test_what_was_computed_before_somebody_came_is_not_theirs():
    rig = Rig(1, 1)
    tables = await rig.open()
    tables.ready[0].used = 1.0
    seat = await sits(tables)
    await rig.later(1)
    assert seat.load == 0


@runs
async def test_where_ranks_can_be_changed_now_and_then_only_all_are_changed_in_the_end():
    """Who is not root may change ten a second; a table that was refused once was forgotten."""
    rig = Rig(3, 3)
    tables = await rig.open()
    seats = [await sits(tables) for _ in range(3)]
    for seat in seats:
        seat.table.used += 0.9
    for seat in seats[1:]:
        seat.table.refuses = True
    await rig.later(1)
    assert ranks.LAST not in [seat.table.rank for seat in seats[1:]]
    for seat in seats:
        seat.table.refuses = False
        await asyncio.sleep(2 * house.AGAIN)
    assert {seat.table.rank for seat in seats} == {ranks.LAST}


@runs
async def test_who_gives_tables_up_as_fast_as_they_come_waits_for_those_who_had_none():
    rig = Rig(2, 2)
    tables = await rig.open()
    await sits(tables, "honest")
    await sits(tables, "honest too")
    tickets = [(await wait(tables, "churn")).ticket for _ in range(5)]
    for seat in list(tables.taken.values()):
        tables.end(seat)
    await asyncio.sleep(0.05)
    for ticket in tickets[:2]:
        tables.end(await come(tables, "churn", ticket=ticket))
    rig.slow.clear()
    newcomer = await wait(tables, "newcomer")
    assert newcomer.place == 1
    assert tables.hurry.is_set()
    rig.slow.set()
    await come(tables, "newcomer", ticket=newcomer.ticket)
    assert not tables.hurry.is_set(), "tables are set calmly for those who have had enough of them"


@runs
async def test_where_memory_runs_out_the_largest_table_ends():
    rig = Rig(3, 3)
    tables = await rig.open()
    small, large = await sits(tables), await sits(tables)
    large.table.size *= 4
    await rig.later(1)
    assert not large.table.ended
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(machine, "is_short_of_memory", lambda: True)
        await rig.later(1)
        assert large.table.ended
        await rig.later(1)
    assert not small.table.ended, "it is no larger than it should be"


@runs
async def test_where_memory_is_nearly_gone_who_has_most_of_it_beyond_their_due_gives_up_the_largest():
    """Many tables that are each just not too large: the system would choose which process ends."""
    rig = Rig(9, 9)
    tables = await rig.open()
    school, greedy = [await sits(tables, "school") for _ in range(6)], [await sits(tables, "greedy") for _ in range(3)]
    for seat, more in zip([*school, *greedy], [0.5, 0.2, 0.2, 0.2, 0.2, 0.2, 0.7, 0.9, 0.8], strict=True):
        seat.table.size = int((1 + more) * machine.TABLE)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(machine, "free_memory", lambda: machine.HOUSE // 2)
        await rig.later(1)
        assert not any(seat.table.ended for seat in [*school, *greedy])
        patch.setattr(machine, "free_memory", lambda: machine.HOUSE // 4)
        await rig.later(1)
    assert [seat.table.ended for seat in greedy] == [False, True, False]
    assert not any(seat.table.ended for seat in school)


@runs
async def test_who_fills_the_line_makes_room_for_somebody_else():
    rig = Rig(1, 1)
    tables = await rig.open()
    await sits(tables)
    for name in ("x", "y"):
        for _ in range(waiting.MOST_FROM_ONE):
            tables.line.join(name)
    assert len(tables.line) == waiting.MOST
    assert await wait(tables, "somebody else")
    assert len(tables.line) == waiting.MOST


@runs
async def test_a_class_that_comes_from_one_address_loses_nothing():
    rig = Rig(4, 4)
    tables = await rig.open()
    seats = [await sits(tables, "school") for _ in range(4)]
    await wait(tables, "school")
    await rig.later(1)
    assert not any(seat.table.ended for seat in seats)


@runs
async def test_when_the_house_closes_everybody_is_told_and_nothing_stays():
    rig = Rig(2, 3)
    tables = await rig.open()
    seat = await sits(tables)
    spare = tables.ready[0]
    await tables.close(1001)
    assert (seat.table.ended, seat.table.code) == (True, 1001)
    assert spare.ended
    assert not rig.working
