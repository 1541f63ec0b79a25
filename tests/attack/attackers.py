"""Attackers, each on one machine of the class network: one floods, one tries what is malformed, one has much computed.

    python -m tests.attack.attackers flood|fuzz|grind|sprint|wander|heckle PORT SECONDS

They run as processes of their own, so that whoever measures beside them measures the server and not its own work.
"""

from __future__ import annotations

import asyncio
import itertools
import os
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from random import Random, randrange
from typing import Any

from krom_explore import Table

from .frames import BROKEN, FRAMES, ODD, raw
from .pupils import Pupil, activity
from .rude import BROKEN as RUDE
from .rude import TOO_MUCH, throw
from .visitor import HELLO, INTENTS, NoTable, Visitor, envelope
from .wire import BINARY, PING, Gone, Refused, Wire, fetch, frame, somewhere, within

MANNERS = 10
"""How nice their processes are: an attacker has a machine of their own and takes no computing time from ours."""

TROUBLE = (Gone, Refused, NoTable, OSError, TimeoutError, AssertionError)
"""What an attacker must expect."""


async def flood(visitor: Visitor, seconds: float, message: bytes | None = None, read: bool = True) -> None:
    """Messages as fast as TCP takes them. The answers are thrown away, or not even read."""

    async def listen() -> None:
        with suppress(Gone, TimeoutError):
            while True:
                await visitor.line.hear()

    listening = asyncio.create_task(listen()) if read else None
    many = frame(BINARY, message or envelope(visitor.model, INTENTS[0])) * 20
    try:
        async with asyncio.timeout(seconds):
            while True:
                await visitor.line.wire.send(many)
    except (Gone, TimeoutError):
        pass
    finally:
        if listening:
            listening.cancel()


async def flooder(port: int, seconds: float) -> None:
    """A table of one's own, flooded in one way after the other."""
    end = time.monotonic() + seconds
    source = somewhere()
    turn = 0
    while (left := end - time.monotonic()) > 0:
        visitor = Visitor(port, source)
        with suppress(*TROUBLE):
            await visitor.come()
            turn += 1
            message = envelope(visitor.model, HELLO) if turn % 3 == 0 else None
            await flood(visitor, min(left, 20), message, read=turn % 2 == 1)
        await gone(visitor)


GRINDS = 29
"""How many tables one grinder has: all of a class but one."""

SPRINTS = (6, 4)
"""How many addresses a sprinter has, and how many tables each."""

WANDERS, THOUGHTS = 3, 10
"""How many tables a wanderer has at a time, and how often bots think at each of them."""

HECKLES, NICKNAMES, QUESTIONS = 8, 20, 5
"""How many addresses a heckler has; how many nicknames and held questions each made-up pupil."""

SPRINT = 1.0
"""Seconds for which a sprinter keeps to one table of an address."""


async def have_bots_think(visitor: Visitor) -> None:
    """What takes long to answer: hard bots, in a game that nobody has thought about yet. It takes two tenths of a
    second and more; a page that was opened before takes as little as a click."""
    link = Table.new(["Alma", "Kolos", "Karok"], seed=randrange(10**6)).link()
    for message in (
        {"go": f"#/krom/play/phh/{link}"},
        {"part": "question", "do": "choose", "answer": "go forest"},
    ):
        assert "notice" not in await visitor.say(message), "that was refused, and cost nothing"


async def grinder(port: int, seconds: float) -> None:
    """Many tables of one address, each asked for what takes long, again and again."""

    async def grind(visitor: Visitor) -> None:
        await visitor.come()
        while True:
            await have_bots_think(visitor)

    source = somewhere()
    visitors = [Visitor(port, source) for _ in range(GRINDS)]
    await for_a_while(seconds, [grind(visitor) for visitor in visitors], visitors)


async def sprinter(port: int, seconds: float) -> None:
    """A few addresses with a few tables each. Every address has one of its tables compute, for a moment, and then the
    next: each has rested when its turn comes again."""
    addresses, tables = SPRINTS

    async def sprint(visitors: list[Visitor]) -> None:
        for visitor in visitors:
            await visitor.come()
        for visitor in itertools.cycle(visitors):
            end = time.monotonic() + SPRINT
            while time.monotonic() < end:
                await have_bots_think(visitor)

    crowd = [[Visitor(port, source) for _ in range(tables)] for source in [somewhere() for _ in range(addresses)]]
    await for_a_while(seconds, [sprint(visitors) for visitors in crowd], list(itertools.chain(*crowd)))


async def wanderer(port: int, seconds: float) -> None:
    """A few tables that compute, each left soon for another one, from another address."""

    async def wander() -> None:
        while True:
            visitor = Visitor(port)
            with suppress(*TROUBLE):
                await visitor.come()
                for _ in range(THOUGHTS):
                    await have_bots_think(visitor)
            await gone(visitor)

    await for_a_while(seconds, [wander() for _ in range(WANDERS)], [])


async def heckler(port: int, seconds: float) -> None:
    """A class that is not there, from several addresses: made-up pupils whose nicknames change without end, and
    questions that are held."""
    key, rows = activity()

    async def heckle(source: str) -> None:
        while True:
            pupil = Pupil(port, key, rows, source=source)
            held: list[asyncio.Task[Any]] = []
            with suppress(*TROUBLE):
                await pupil.look()
                pupil.play()
                held += [asyncio.create_task(pupil.look(pupil.version)) for _ in range(QUESTIONS)]
                for number in range(NICKNAMES):
                    pupil.who = f"pupil {number}"
                    await pupil.send()
            for question in held:
                question.cancel()
            await asyncio.gather(*held, return_exceptions=True)
            await asyncio.sleep(0)

    await for_a_while(seconds, [heckle(somewhere()) for _ in range(HECKLES)], [])


async def for_a_while(seconds: float, doings: list[Coroutine[Any, Any, None]], visitors: list[Visitor]) -> None:
    async def do(doing: Coroutine[Any, Any, None]) -> None:
        with suppress(*TROUBLE):
            await doing

    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await asyncio.gather(*(do(doing) for doing in doings))
    for visitor in visitors:
        await gone(visitor)


async def gone(visitor: Visitor) -> None:
    visitor.cut()
    with suppress(*TROUBLE):
        await visitor.goodbye()


class Fuzzer:
    """Everything that the tests of this folder try, in any order, again and again."""

    def __init__(self, port: int, seed: int = 0):
        self.port = port
        self.source = somewhere()
        self.random = Random(seed)
        self.visitor = Visitor(port, self.source)

    async def run(self, seconds: float) -> None:
        tricks: list[Callable[[], Awaitable[None]]] = [
            self.frame, self.frame, self.odd, self.websocket, self.rude, self.rude, self.asks, self.pages,
            self.connections, self.pings, self.guesses,
        ]  # fmt: skip
        end = time.monotonic() + seconds
        while (left := end - time.monotonic()) > 0:
            with suppress(*TROUBLE):
                await within(self.random.choice(tricks)(), min(left, 10))
        await gone(self.visitor)

    async def sits(self) -> Visitor:
        if not self.visitor.table:
            await self.visitor.arrive()
        try:
            await self.visitor.sit()
        except Refused:
            self.visitor.table = ""
            raise
        return self.visitor

    async def frame(self) -> None:
        visitor = await self.sits()
        await visitor.line.send(self.random.choice(list(FRAMES.values()))(visitor.model))
        await visitor.line.end()

    async def odd(self) -> None:
        visitor = await self.sits()
        for message in self.random.sample(list(ODD.values()), 3):
            await visitor.line.send(raw(visitor.model, message))
            await visitor.reply()
        visitor.cut()

    async def websocket(self) -> None:
        visitor = await self.sits()
        await visitor.line.wire.send(self.random.choice(list(BROKEN.values())))
        await visitor.line.end()

    async def pings(self) -> None:
        visitor = await self.sits()
        await within(visitor.line.wire.send(frame(PING, b"x" * 100) * 5000), 2)
        visitor.cut()

    async def rude(self) -> None:
        await throw(self.port, self.source, self.random.choice([*TOO_MUCH.values(), *RUDE.values()]))

    async def asks(self) -> None:
        """Tables and tickets that nobody uses."""
        visitors = [Visitor(self.port, self.source) for _ in range(30)]
        await asyncio.gather(*(visitor.ask() for visitor in visitors), return_exceptions=True)

    async def pages(self) -> None:
        looks = [fetch(self.port, "GET", "/", source=self.source) for _ in range(50)]
        await asyncio.gather(*looks, return_exceptions=True)

    async def connections(self) -> None:
        """Many that say nothing, for some seconds."""
        wires = await asyncio.gather(*(Wire.to(self.port, self.source) for _ in range(200)), return_exceptions=True)
        await asyncio.sleep(3)
        for wire in wires:
            if isinstance(wire, Wire):
                wire.cut()

    async def guesses(self) -> None:
        for _ in range(50):
            visitor = Visitor(self.port, self.source, table=f"{self.random.getrandbits(128):032x}")
            with suppress(Refused):
                await visitor.sit()


def main(kind: str, port: int, seconds: float) -> None:
    os.nice(MANNERS)
    kinds = {
        "flood": flooder,
        "fuzz": lambda port, seconds: Fuzzer(port).run(seconds),
        "grind": grinder,
        "sprint": sprinter,
        "wander": wanderer,
        "heckle": heckler,
    }
    asyncio.run(kinds[kind](port, seconds))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), float(sys.argv[3]))
