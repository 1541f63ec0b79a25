"""Who gets a table, who waits, and which tables nobody will come back to; with a clock that the tests turn."""

from __future__ import annotations

import asyncio

import pytest

from krom_explore.ui.serving import tables as house
from krom_explore.ui.serving import waiting
from krom_explore.ui.serving.seat import Seat
from krom_explore.ui.serving.tables import Waiting

from .rig import Page, Rig, Wood, at_once, come, runs, sits, wait

__all__ = ["at_once"]  # it is for every test here


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


async def first_in_line_after_a_death(held: float) -> str:
    """Somebody's table dies after so many seconds while a newcomer waits: who has the next one."""
    rig = Rig(1, 1)
    tables = await rig.open()
    seat = await sits(tables, "pupil")
    await rig.later(held)
    newcomer = await tables.ask("newcomer")
    assert isinstance(newcomer, Waiting)
    rig.slow.clear()
    seat.table.lives = False
    await rig.later(1)
    back = await tables.ask("pupil", lost=seat.table.key)
    assert isinstance(back, Waiting)
    waiting_again = [
        asyncio.create_task(tables.ask("newcomer", newcomer.ticket)),
        asyncio.create_task(tables.ask("pupil", back.ticket)),
    ]
    rig.slow.set()
    await asyncio.gather(*waiting_again)
    return next(iter(tables.taken.values())).address


@runs
async def test_whose_table_died_is_first_in_line():
    assert await first_in_line_after_a_death(held=house.REMEMBERED + 1) == "pupil"


@runs
async def test_who_has_tables_die_as_fast_as_they_come_is_not():
    assert await first_in_line_after_a_death(held=5) == "newcomer"


@runs
async def test_a_table_that_died_brings_its_visitor_forward_once():
    rig = Rig(1, 1)
    tables = await rig.open()
    seat = await sits(tables)
    await rig.later(house.REMEMBERED + 1)
    rig.slow.clear()
    seat.table.lives = False
    await rig.later(1)
    both = [await tables.ask("a", lost=seat.table.key), await tables.ask("a", lost=seat.table.key)]
    assert [tables.line.find(each.ticket).returns for each in both] == [True, False]


@runs
async def test_who_lets_many_tables_die_keeps_newcomers_waiting_for_a_share_only():
    """All tables of one address died after a minute, and all of them came back before anybody else had one."""
    rig = Rig(6, 6)
    tables = await rig.open()
    seats = [await sits(tables, "greedy") for _ in range(6)]
    await rig.later(house.REMEMBERED + 1)
    rig.slow.clear()
    for seat in seats:
        seat.table.lives = False
    await rig.later(1)
    for seat in seats:
        await wait(tables, "greedy", lost=seat.table.key)
    for name in "ab":
        await wait(tables, name)
    order = [waiter.address for waiter in tables._order()]
    assert order == ["greedy", "greedy", "a", "b", "greedy", "greedy", "greedy", "greedy"]


@runs
async def test_nobody_hoards_tables_that_died():
    """Somebody who asks without the key has a table, too: then the key brings nobody forward any more."""
    rig = Rig(2, 2)
    tables = await rig.open()
    seat = await sits(tables, "hoarder")
    await rig.later(house.REMEMBERED + 1)
    seat.table.lives = False
    await rig.later(1)
    await sits(tables, "hoarder")
    await sits(tables, "hoarder")
    again = await tables.ask("hoarder", lost=seat.table.key)
    assert isinstance(again, Waiting)
    assert not tables.line.find(again.ticket).returns


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
