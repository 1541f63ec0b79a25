"""Who computes a lot takes turns; who has had the least comes next."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from contextlib import suppress

from krom_explore.ui.serving.turns import LOOK, Turns
from tests import own_loop


async def settle() -> None:
    for _ in range(10):
        await asyncio.sleep(0)


class Line:
    """Some who want a turn, and the order in which they had one."""

    def __init__(self, places: int):
        self.loads: Counter[str] = Counter()
        self.turns = Turns[str](places, lambda name: (self.loads[name[0]],))
        self.had: list[str] = []
        self.done: dict[str, asyncio.Event] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def come(self, *names: str) -> None:
        """Each name is an address and a number: ``a1``."""
        for name in names:
            self.done[name] = asyncio.Event()
            self.tasks[name] = asyncio.create_task(self._turn(name))
            await settle()

    async def _turn(self, name: str) -> None:
        async with self.turns.of(name):
            self.had.append(name)
            self.loads[name[0]] += 1
            await self.done[name].wait()

    async def end(self, name: str) -> None:
        self.done[name].set()
        await settle()


def test_many_of_one_address_have_no_more_turns_than_one_of_another():
    async def scene() -> None:
        line = Line(1)
        await line.come("a1", "a2", "a3", "b1", "b2", "c1")
        for _ in range(6):
            await line.end(line.had[-1])
        assert line.had == ["a1", "b1", "c1", "a2", "b2", "a3"]

    own_loop.run(scene())


def test_who_has_had_less_comes_before_all_who_wait():
    """A pupil whose bots think, and six who have theirs think without end: it was one turn of each of them."""

    async def scene() -> None:
        line = Line(1)
        line.loads.update(dict.fromkeys("bcdefg", 5))
        await line.come(*(f"{name}1" for name in "bcdefg"), "p1")
        await line.end("b1")
        assert line.had == ["b1", "p1"]

    own_loop.run(scene())


def test_who_turns_out_to_need_a_turn_has_the_next_one_that_is_theirs():
    """They were last until they were done: beside two dozen who were last, too, a third of a second took four."""

    async def scene() -> None:
        line, told = Line(1), []
        line.turns._at_turn = lambda who, has: told.append((who, has))
        line.loads["b"] = 5
        with line.turns.taken("b1"):
            await line.come("b2")
            with line.turns.taken("p1"):
                assert told[-1] == ("p1", False), "it goes on at the lowest rank"
                await asyncio.sleep(2 * LOOK)
                assert told[-2:] == [("b1", False), ("p1", True)], "who has had far less does not wait for the end"
            await settle()
            assert line.had == ["b2"], "b1 has had as much, and waits since later"
            await line.end("b2")
            assert told[-1] == ("b1", True)

    own_loop.run(scene())


def test_who_has_had_whole_turns_comes_after_those_who_ask_for_their_first():
    """Somebody who computes for long has had the least of late, because that is known in the end only."""

    async def scene() -> None:
        told = []
        turns = Turns[str](1, lambda name: (0,), lambda who, has: told.append((who, has)), longest=0.02)
        with turns.taken("long"):
            await asyncio.sleep(0.1)
            assert told == [("long", True)], "nobody else wants it"
            with turns.taken("a"):
                await asyncio.sleep(0.03)
                assert told[-2:] == [("long", False), ("a", True)]
                async with asyncio.timeout(5), turns.of("b"):
                    assert told[-2:] == [("a", False), ("b", True)]
            assert told[-1] == ("long", True)
        assert turns._free == 1
        assert turns._waiting == []

    own_loop.run(scene())


def test_so_many_at_a_time_and_free_places_are_not_kept():
    async def scene() -> None:
        line = Line(2)
        await line.come("a1", "a2", "a3")
        assert line.had == ["a1", "a2"]
        for name in ("a1", "a2", "a3"):
            await line.end(name)
        await line.come("b1", "b2", "b3")
        assert line.had == ["a1", "a2", "a3", "b1", "b2"]

    own_loop.run(scene())


def test_who_leaves_while_waiting_or_in_a_turn_leaves_it_to_the_next():
    async def scene() -> None:
        line = Line(1)
        await line.come("a1", "b1", "c1", "d1")
        line.tasks["b1"].cancel()
        line.tasks["a1"].cancel()
        await settle()
        assert line.had == ["a1", "c1"]
        line.done["c1"].set()
        line.tasks["d1"].cancel()  # at the very moment at which its turn comes
        await settle()
        for name in "abcd":
            with suppress(asyncio.CancelledError):
                await line.tasks[f"{name}1"]
        await line.come("e1")
        assert line.had[-1] == "e1"

    own_loop.run(scene())


def test_who_never_ends_keeps_nobody_from_a_turn():
    async def scene() -> None:
        turns = Turns[str](1, lambda name: (0,), longest=0.02)
        hangs = asyncio.Event()

        async def hang() -> None:
            async with turns.of("hangs"):
                await hangs.wait()

        hanging = asyncio.create_task(hang())
        await settle()
        for _ in range(3):
            async with asyncio.timeout(5), turns.of("next"):
                pass
        hangs.set()
        await hanging
        assert turns._free == 1, "a turn that was given on is not given back twice"

    own_loop.run(scene())


def test_a_turn_that_ends_when_the_loop_is_late_is_given_back_all_the_same():
    """Its time was over when it ended, but nobody had been told so yet: the place was lost for good."""

    async def scene() -> None:
        told = []
        turns = Turns[str](1, lambda name: (0,), lambda who, has: told.append((who, has)), longest=0.01)
        async with turns.of("late"):
            time.sleep(0.02)  # the loop hears of nothing meanwhile
        assert turns._free == 1
        await asyncio.sleep(0.02)
        assert turns._free == 1
        assert told == [("late", True), ("late", False)]

    own_loop.run(scene())
