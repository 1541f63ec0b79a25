"""Stopping: pages are told, nothing is left. And what the server lives through without stopping."""

from __future__ import annotations

import asyncio
import signal

import pytest

from .folder import full, little_room
from .house import House, house, until
from .visitor import Visitor, leave
from .wire import fetch

STOPPED = 1001


async def class_of(server: House, count: int) -> list[Visitor]:
    return list(await asyncio.gather(*(server.visitor().come() for _ in range(count))))


@pytest.mark.parametrize(("how", "count"), [(signal.SIGINT, 5), (signal.SIGTERM, 2), (signal.SIGHUP, 1)])
async def test_a_stop_tells_the_pages_and_leaves_nothing(how: signal.Signals, count: int) -> None:
    server = House("--class-size", str(count))
    visitors = await class_of(server, count)
    waiting = server.visitor()
    ends = [asyncio.create_task(visitor.line.end()) for visitor in visitors]
    asking = asyncio.create_task(waiting.ask(ticket="0" * 32))
    assert await asyncio.to_thread(server.stop, how) == 0
    assert [await end for end in ends] == [STOPPED] * count
    await asyncio.gather(asking, return_exceptions=True)


async def test_a_stop_while_tables_are_being_set() -> None:
    server = House("--class-size", "6")
    assert (await server.health())["ready"] < 6
    asking = [asyncio.create_task(server.visitor().ask()) for _ in range(8)]
    await asyncio.sleep(0.3)
    assert await asyncio.to_thread(server.stop) == 0
    await asyncio.gather(*asking, return_exceptions=True)


async def test_a_stop_with_somebody_who_floods_and_somebody_who_does_not_read() -> None:
    server = House("--class-size", "2")
    flooder, deaf = await class_of(server, 2)

    async def flood(visitor: Visitor) -> None:
        while True:
            await visitor.send({"again": True})

    flooding = [asyncio.create_task(flood(visitor)) for visitor in (flooder, deaf)]
    await asyncio.sleep(1)
    assert await asyncio.to_thread(server.stop) == 0
    for task in flooding:
        task.cancel()
    await asyncio.gather(*flooding, return_exceptions=True)


async def test_started_again_it_serves_the_same_page() -> None:
    """Where the page is another one, everybody who comes back loads it anew, all at once."""
    pages = set()
    for _ in range(2):
        with house("--class-size", "1") as server:
            pages.add((await fetch(server.port, "GET", "/")).body)
    assert len(pages) == 1


async def test_a_second_signal_is_no_trouble() -> None:
    server = House("--class-size", "1")
    await class_of(server, 1)
    server.process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(server.stop) in (0, -signal.SIGINT)


async def test_a_full_temporary_folder_stops_nobody_who_is_there() -> None:
    with little_room() as folder, house("--class-size", "3", folder=folder) as server:
        visitors = await class_of(server, 2)

        async def ready() -> bool:
            return (await server.health())["ready"] >= 1

        assert await until(ready)
        with full(folder):
            late = [server.visitor() for _ in range(3)]
            coming = [asyncio.create_task(visitor.come()) for visitor in late]
            for _ in range(20):
                for visitor in visitors:
                    await visitor.click()
                await asyncio.sleep(0.1)
        await asyncio.gather(*coming)  # there is room again: whoever waited comes in
        for visitor in (*visitors, *late):
            await visitor.click()
        await leave(*visitors, *late)
