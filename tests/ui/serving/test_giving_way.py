"""Who gives way to whom: ranks and turns of tables that compute, and what ends where memory runs out."""

from __future__ import annotations

import asyncio

import pytest

from krom_explore.ui.serving import machine, ranks
from krom_explore.ui.serving import tables as house
from krom_explore.ui.serving.turns import LONGEST, LOOK

from .rig import Rig, at_once, runs, sits

__all__ = ["at_once"]  # it is for every test here


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
async def test_a_long_message_is_a_turn_and_those_who_take_turns_wait_for_it():
    """Whoever had a rested table for each message was never last, for a rank was known a second late."""
    rig = Rig(3, 3)
    tables = await rig.open()
    rested, tired, other = [await sits(tables, address) for address in ("sprinter", "sprinter too", "other")]
    tired.freely.spend(1)
    for seat in (rested, tired):
        seat.table.answers.clear()
    saying = [asyncio.create_task(tables.say(rested, "more"))]
    await rig.settle()
    assert rested.table.rank < ranks.AT_TURN
    rested.table.used += 2 * ranks.LONG
    await asyncio.sleep(2 * ranks.LONG)
    assert rested.table.rank == ranks.AT_TURN
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
async def test_who_computes_for_long_is_the_last_in_rank_and_so_are_all_who_begin_beside_them():
    """Somebody whose bots think for a moment, beside many who have rested tables roll ten thousand times."""
    rig = Rig(4, 4)
    tables = await rig.open()
    *rested, pupil = [await sits(tables, address) for address in ("a", "b", "c", "pupil")]
    pupil.freely.spend(1)
    for seat in (*rested, pupil):
        seat.table.answers.clear()
    saying = [asyncio.create_task(tables.say(seat, "more")) for seat in rested]
    await rig.settle()
    for seat in rested:
        seat.table.used += 2 * ranks.LONG
    await asyncio.sleep(2 * ranks.LONG)
    assert sorted(seat.table.rank for seat in rested) == [ranks.AT_TURN, ranks.LAST, ranks.LAST]
    saying.append(asyncio.create_task(tables.say(pupil, "more")))
    await rig.settle()
    assert "more" not in pupil.table.said
    await asyncio.sleep(LONGEST)
    assert "more" in pupil.table.said
    assert [seat.table.rank for seat in (*rested, pupil)] == [ranks.LAST] * 3 + [ranks.AT_TURN]
    tables._stand()
    assert pupil.table.rank == ranks.AT_TURN, "it is their turn, however much they owe"
    for seat in (*rested, pupil):
        seat.table.answers.set()
    await asyncio.gather(*saying)
    assert pupil.table.rank == ranks.LAST


@runs
async def test_many_who_compute_a_little_take_turns_where_it_is_too_much_together():
    """A dozen tables that each stayed just below the last rank, in short messages, came before a pupil's bots."""
    rig = Rig(30, 30)
    tables = await rig.open()
    pupils = [await sits(tables, f"pupil {n}") for n in range(12)]
    few = [await sits(tables, "few") for _ in range(3)]
    many = [await sits(tables, f"many {n}") for n in range(6)]
    for greedy, rank in ((few, 14), ([*few, *many], ranks.LAST)):
        for _ in range(20):
            for seat in greedy:
                seat.table.used += 0.11
            for seat in pupils:
                seat.table.used += 0.02
            await rig.later(1)
        assert {seat.table.rank for seat in greedy} == {rank}
        assert {seat.table.rank for seat in pupils} == {ranks.FIRST}


@runs
async def test_many_who_click_at_the_same_moment_take_turns_before_they_fill_all_cores():
    """Thirty who each clicked six times at once every second held up everybody by three times, at half the load."""
    rig = Rig(33, 33)
    tables = await rig.open()
    pupils, many = [await sits(tables, f"p{n}") for n in range(4)], [await sits(tables, f"m{n}") for n in range(28)]
    for _ in range(20):
        for seat, seconds in [*((seat, 0.018) for seat in pupils), *((seat, 0.036) for seat in many)]:
            seat.table.used += seconds
        await rig.later(1)
    assert {seat.table.rank for seat in many} == {ranks.LAST}
    assert {seat.table.rank for seat in pupils} == {ranks.FIRST}


@runs
async def test_whose_bots_think_has_the_next_turn_though_they_began_beside_many_who_compute():
    """Two dozen had theirs think without end: a pupil was the last until it was done, and waited ten times as long."""
    rig = Rig(8, 8)
    tables = await rig.open()
    many, pupil = [await sits(tables, "many") for _ in range(6)], await sits(tables, "pupil")
    for seat in [*many, pupil]:
        seat.table.answers.clear()
    saying = [asyncio.create_task(tables.say(seat, "think")) for seat in many]
    await rig.settle()
    for seat in many:
        seat.table.used += 0.3
    await asyncio.sleep(2 * ranks.LONG)
    saying.append(asyncio.create_task(tables.say(pupil, "think")))
    await rig.settle()
    pupil.table.used += 2 * ranks.LONG
    await asyncio.sleep(2 * ranks.LONG + 2 * LOOK)
    assert pupil.table.rank == ranks.AT_TURN
    assert {seat.table.rank for seat in many} == {ranks.LAST}
    for seat in [*many, pupil]:
        seat.table.answers.set()
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
    assert greedy.table.rank == ranks.AT_TURN > ranks.FIRST
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
