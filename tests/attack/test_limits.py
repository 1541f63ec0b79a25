"""Limits per visitor: whoever takes too much is slowed or ended, and the others click on."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from contextlib import suppress
from pathlib import Path

import psutil
import pytest

from .attackers import flood
from .bystanders import bystanders
from .house import House, lives, until
from .visitor import HELLO, INTENTS, Visitor, envelope, leave
from .wire import Gone, Refused, Wire

ENDED = 4001
REPLACED = 4002
SOCKETS = 3
A_LITTLE = 1024**2


async def test_ten_sockets_to_one_table_leave_three(server: House) -> None:
    visitor = await server.visitor().come()
    tabs = [Visitor(server.port, visitor.source, visitor.table, visitor.model) for _ in range(10)]
    for tab in tabs:
        await tab.sit()
    old = [visitor, *tabs[:-SOCKETS]]
    codes = await asyncio.gather(*(one.line.end() for one in old))
    assert set(codes) == {REPLACED}
    for tab in tabs[-SOCKETS:]:
        await tab.say({"again": True})
        for other in tabs[-SOCKETS:]:
            if other is not tab:
                await other.reply()  # what a table says is heard on all its lines


async def test_a_flood_is_slowed_and_others_do_not_notice(server: House) -> None:
    flooder = await server.visitor().come()
    async with bystanders(server):
        await flood(flooder, 4)
    flooder.cut()


async def test_a_flood_of_whole_pages_is_slowed_too(server: House) -> None:
    """Each message is small and its answer is long: the answers must not heap up, whether they are read or not."""
    flooder = await server.visitor().come()
    page = envelope(flooder.model, HELLO)
    async with bystanders(server):
        await flood(flooder, 4, page, read=False)
    flooder.cut()


async def test_who_does_not_read_is_not_waited_for(server: House) -> None:
    """Answers that nobody takes in heap up to a limit, and then the line is closed."""
    deaf = await server.visitor().come()
    deaf.line.wire.go_deaf()

    async def shown_the_door() -> bool:
        try:
            for _ in range(10):
                await deaf.send(HELLO)
        except Gone:
            return True
        return False

    async with bystanders(server):
        assert await until(shown_the_door, 60)


async def test_floods_on_all_lines_of_a_table(server: House) -> None:
    first = await server.visitor().come()
    lines = [first, *(Visitor(server.port, first.source, first.table, first.model) for _ in range(SOCKETS - 1))]
    for line in lines[1:]:
        await line.sit()
    async with bystanders(server):
        await asyncio.gather(*(flood(line, 3) for line in lines))
    for line in lines:
        line.cut()


async def test_a_table_that_is_killed_says_so_and_another_takes_its_place(server: House) -> None:
    visitor = await server.visitor().come()
    table = await server.behind(visitor)
    async with bystanders(server):
        os.kill(table.pid, signal.SIGKILL)
        assert await visitor.line.end() == ENDED
        visitor.socket = None
        with pytest.raises(Refused) as refused:
            await visitor.sit()
        assert refused.value.status == 404
        assert not await visitor.heal()
        await visitor.click()


async def test_a_busy_table_ends_when_its_page_is_left(server: House) -> None:
    """A process that hears nothing any more (stopped, here; it might compute for ever) cannot be asked to end."""
    visitor = await server.visitor().come()
    table = await server.behind(visitor)
    table.suspend()
    try:
        async with bystanders(server):
            await visitor.send(INTENTS[0])
            await leave(visitor)
            assert await until(lambda: not lives(table)), "an abandoned table lives for ever"
    finally:
        with suppress(psutil.NoSuchProcess):
            table.resume()


async def test_a_busy_table_holds_nobody_else_up(server: House) -> None:
    visitor = await server.visitor().come()
    table = await server.behind(visitor)
    table.suspend()
    try:
        async with bystanders(server):
            await flood(visitor, 2)
    finally:
        table.resume()
    visitor.cut()


async def test_what_a_table_may_use_is_limited(server: House) -> None:
    """By the system, which no code in the table can talk out of it."""
    visitor = await server.visitor().come()
    table = await server.behind(visitor)
    soft, _ = table.rlimit(psutil.RLIMIT_DATA)
    assert 0 < soft <= 2 * 1024**3


async def test_connections_from_one_address_are_limited_and_others_come_in(server: House) -> None:
    source = server.visitor().source
    wires: list[Wire] = []
    async with bystanders(server):
        with suppress(OSError, TimeoutError):
            for _ in range(300):
                wires.append(await Wire.to(server.port, source))
        honest = await server.visitor().come()
        await honest.click()
        await leave(honest)
        ended = [asyncio.create_task(wire.ends()) for wire in wires]
        done, _ = await asyncio.wait(ended, timeout=3)
        assert len(wires) < 300 or done, "300 connections from one address, and all of them stay"
    for wire in wires:
        wire.cut()
    await asyncio.gather(*ended)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="no such limit here")
async def test_a_table_that_has_run_out_of_memory_ends_and_another_takes_its_place(server: House) -> None:
    """It would answer every click with a fault for as long as somebody clicks, or not at all."""
    visitor = await server.visitor().come()
    table = await server.behind(visitor)
    used = int(re.search(r"VmData:\s+(\d+) kB", Path(f"/proc/{table.pid}/status").read_text())[1]) * 1024  # type: ignore[index]
    table.rlimit(psutil.RLIMIT_DATA, (used + A_LITTLE, table.rlimit(psutil.RLIMIT_DATA)[1]))
    await visitor.click()
    assert await visitor.line.end() == ENDED
    visitor.socket = None
    assert not await visitor.heal()
    await visitor.click()
