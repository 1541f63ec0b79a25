"""Where too much is asked from everywhere, addresses take turns."""

import asyncio
from types import SimpleNamespace

from krom_explore.ui.serving.pace import Pace
from krom_explore.ui.serving.turnstile import Turnstile
from tests import own_loop

OPEN = SimpleNamespace(in_vain=lambda: False)
CLOSED = SimpleNamespace(in_vain=lambda: True)
FAST = 200.0
"""Requests a second: slow enough that some have to wait."""


def somebody():
    return SimpleNamespace(turn=0.0)


async def order(turnstile, asks) -> list[str]:
    """Who got through, one after the other."""
    passed: list[str] = []

    def through(name):
        return lambda _: passed.append(name)

    waiting = []
    for name, who, cost in asks:
        turn = turnstile.turn(who, cost, OPEN)
        if turn is None:
            passed.append(name)
        else:
            turn.add_done_callback(through(name))
            waiting.append(turn)
    await asyncio.wait_for(asyncio.gather(*waiting), 30)
    await asyncio.sleep(0)
    return passed


def test_up_to_so_much_nobody_waits():
    async def scene():
        turnstile, who = Turnstile(Pace(5, FAST)), somebody()
        assert [turnstile.turn(who, 1, OPEN) for _ in range(5)] == [None] * 5
        assert turnstile.turn(who, 1, OPEN) is not None

    own_loop.run(scene())


def test_many_of_one_address_keep_nobody_else_waiting():
    async def scene():
        greedy, honest = somebody(), somebody()
        asks = [("greedy", greedy, 1)] * 50 + [("honest", honest, 1)] * 2
        passed = await order(Turnstile(Pace(2, FAST)), asks)
        assert passed.index("honest") <= 4
        assert [n for n, name in enumerate(passed) if name == "honest"][1] <= 8
        assert len(passed) == 52

    own_loop.run(scene())


def test_what_costs_more_comes_less_often():
    async def scene():
        dear, cheap = somebody(), somebody()
        asks = [each for _ in range(20) for each in (("dear", dear, 9), ("cheap", cheap, 1))]
        passed = await order(Turnstile(Pace(1, FAST)), asks)
        assert passed[:20].count("cheap") > 15

    own_loop.run(scene())


def test_who_was_there_before_is_no_worse_off_than_who_comes_when_all_is_quiet_again():
    async def scene():
        turnstile, old, new = Turnstile(Pace(100, FAST)), somebody(), somebody()
        for _ in range(99):
            turnstile.turn(old, 1, OPEN)
        passed = await order(turnstile, [("old", old, 1), *[("new", new, 1), ("old", old, 1)] * 5])
        assert passed.index("old") < passed.index("new") + 2
        assert passed[:8].count("old") >= 3

    own_loop.run(scene())


def test_who_has_left_costs_nothing():
    async def scene():
        turnstile, gone, there = Turnstile(Pace(1, FAST)), somebody(), somebody()
        assert turnstile.turn(there, 1, OPEN) is None
        left = [turnstile.turn(gone, 1000, CLOSED) for _ in range(100)]
        last = turnstile.turn(there, 1, OPEN)
        await asyncio.wait_for(asyncio.gather(*left, last), 10)  # it would take a hundred seconds

    own_loop.run(scene())
