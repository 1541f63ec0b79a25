"""Arriving: who comes gets a table or knows at once that they wait; who does not sit down keeps nobody out."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from collections.abc import Iterator

import psutil
import pytest

from tests import own_loop

from .bystanders import bystanders
from .house import START, House, Refuses, house, until
from .visitor import Visitor, leave
from .wire import Gone, fetch

KNOW = 10.0
"""Seconds within which everybody must know. A second is the aim (bench/app_bench.py measures it); this protects."""

FEW = 256
"""Open files: what macOS allows at first."""


@pytest.fixture(scope="module")
def small() -> Iterator[House]:
    """A house that is soon full."""
    with house("--class-size", "1") as started:
        yield started


async def test_a_crowd_on_a_small_class(server: House) -> None:
    """Sixty at once where four tables are ready: those are given out first, all others know their place at once."""
    health = await server.health()
    crowd = [server.visitor() for _ in range(60)]
    coming = [asyncio.create_task(visitor.come()) for visitor in crowd]
    assert await until(lambda: all(visitor.knew for visitor in crowd))
    assert max(visitor.knew for visitor in crowd) < KNOW

    async def as_many_as_can() -> bool:
        return (await server.health())["taken"] == health["most"]

    assert await until(as_many_as_can), await server.health()
    room = health["most"] - health["taken"]
    assert await until(lambda: sum(bool(visitor.table) for visitor in crowd) == room)  # they have heard of it, too
    inside = [visitor for visitor in crowd if visitor.table]
    assert len({visitor.table for visitor in inside}) == room, "two at one table"
    assert sum(not visitor.places for visitor in inside) >= health["ready"], "what was ready was not given out first"
    waiting = [visitor for visitor in crowd if not visitor.table]
    places = [(n, True) for n in range(1, len(waiting) + 1)]
    assert await until(lambda: sorted(visitor.places[-1] for visitor in waiting) == places)
    for visitor in waiting:
        told = [place for place, _ in visitor.places]
        assert told == sorted(told, reverse=True), f"pushed back in the line: {told}"
    for task in coming:
        task.cancel()
    await asyncio.gather(*coming, return_exceptions=True)
    await leave(*crowd)


async def test_a_full_house_lets_in_as_others_leave(small: House) -> None:
    most = (await small.health())["most"]
    seated = [await small.visitor().come() for _ in range(most)]
    waiting = [small.visitor() for _ in range(3)]
    places = [visitor.places for visitor in waiting]
    coming = []
    for visitor in waiting:
        coming.append(asyncio.create_task(visitor.arrive()))
        assert await until(lambda visitor=visitor: visitor.places)
    assert [told[0] for told in places] == [(1, True), (2, True), (3, True)]
    await leave(seated.pop())
    assert await until(lambda: waiting[0].table), "a place was free and nobody entered"
    assert await until(lambda: [told[-1] for told in places[1:]] == [(1, True), (2, True)]), places
    assert not waiting[1].table
    await leave(*seated)
    await asyncio.gather(*coming)


async def test_an_abandoned_ticket_keeps_nobody_waiting(small: House) -> None:
    most = (await small.health())["most"]
    seated = [await small.visitor().come() for _ in range(most)]
    ghosts = [small.visitor() for _ in range(10)]
    assert {(await ghost.ask()).status for ghost in ghosts} == {202}
    honest = small.visitor()
    entering = asyncio.create_task(honest.come())
    await asyncio.sleep(0.5)
    await leave(*seated)
    await entering
    await honest.click()
    await leave(honest)


async def test_pages_cost_nothing(server: House) -> None:
    """150 pages, each from another address, and nobody sits down. It took 8.5 GB once."""
    async with bystanders(server):
        before = len(server.tables())
        pages = await asyncio.gather(*(server.visitor().page() for _ in range(150)))
        assert {page.status for page in pages} == {200}
        assert len({page.body for page in pages}) == 1, "the page is not the same for everybody"
        page = gzip.decompress(pages[0].body)
        found = re.search(rb'<script id="jupyter-config-data"[^>]*>(.*?)</script>', page, re.S)
        assert found
        config = json.loads(found[1])
        assert config["tables"] == "/api/tables"
        assert config["version"]
        assert not config.get("kernelId"), "a table came with the page"
        assert len(server.tables()) <= before + 1, "a page took a table"


async def test_who_asks_and_does_not_sit_down_keeps_nobody_out(small: House) -> None:
    greedy = [small.visitor() for _ in range(40)]
    answers = await asyncio.gather(*(visitor.ask() for visitor in greedy))
    assert {answer.status for answer in answers} <= {200, 202, 429}
    honest = await small.visitor().come()
    await honest.click()
    await leave(honest)


async def test_one_address_does_not_take_all_tables(server: House) -> None:
    """Somebody who asks as fast as they can gets some, and others still get theirs."""
    source = server.visitor().source
    async with bystanders(server):
        greedy = [server.visitor(source=source) for _ in range(150)]
        answers = await asyncio.gather(*(visitor.ask() for visitor in greedy), return_exceptions=True)
        got = {answer.status for answer in answers if not isinstance(answer, BaseException)}
        assert got <= {200, 202, 429}, got
        honest = server.visitor()
        await honest.come()
        await honest.click()


async def test_a_forged_address_is_not_believed(server: House) -> None:
    """Who is slowed for one address does not get out of it by naming others."""
    source = server.visitor().source

    async def ask(n: int) -> int:
        forged = {"X_Forwarded_For": f"10.0.0.{n}", "X_Real_IP": f"10.0.0.{n}", "Forwarded": f"for=10.0.0.{n}"}
        answer = await fetch(server.port, "POST", "/api/tables", b'{"ticket": "x"}', source, **forged)
        return answer.status

    statuses: list[int] = []
    for start in range(0, 400, 50):
        asked = await asyncio.gather(*(ask(n % 256) for n in range(start, start + 50)), return_exceptions=True)
        statuses += [one for one in asked if isinstance(one, int)]
        if len(statuses) < start + 50 or 429 in statuses:
            break
    else:
        pytest.fail(f"400 asks from one address and no limit: {sorted(set(statuses))}")


# --- coming back


async def test_a_reload_comes_back_to_the_same_table(server: House) -> None:
    visitor = await server.visitor().come()
    await visitor.click()
    assert await visitor.reload()
    await visitor.click()
    await asyncio.sleep(7)  # longer than a table waits for a reload
    await visitor.click()


async def test_a_goodbye_ends_the_table(server: House) -> None:
    visitor = await server.visitor().come()
    old = visitor.table
    behind = await server.behind(visitor)
    await leave(visitor)
    assert await until(lambda: not psutil.pid_exists(behind.pid))
    assert not await visitor.arrive(), "a table that had ended was given out again"
    assert visitor.table != old


async def test_a_duplicated_tab_gets_a_table_of_its_own(server: House) -> None:
    """It asks for the table of the tab that it was copied from, at which somebody sits."""
    first = await server.visitor().come()
    listening = asyncio.create_task(first.line.hear())  # a browser answers whoever asks whether it is still there
    second = Visitor(server.port, first.source, first.table, first.model)
    assert not await second.arrive()
    assert second.table != first.table
    await first.send({"again": True})
    await listening


async def test_a_cut_line_is_mended(server: House) -> None:
    visitor = await server.visitor().come()
    await visitor.click()
    assert await visitor.heal(), "the table was given away"
    await visitor.click()


ASKS = {
    "nothing": b"",
    "no JSON": b"{",
    "a list": b"[]",
    "a number": b"7",
    "deep": b"[" * 3000,
    "no UTF-8": b"\xff\xfe",
    "a ticket that is a list": b'{"ticket": [1]}',
    "a table that is an object": b'{"table": {}}',
    "a table with a path": b'{"table": "../../etc/passwd"}',
    "a table with a surrogate": b'{"table": "\\ud800"}',
    "a ticket of 3 kB": json.dumps({"ticket": "x" * 3000}).encode(),
    "something else": b'{"kernel": "python3", "path": "/etc/passwd"}',
    "NaN": b'{"ticket": NaN}',
    "5 kB": json.dumps({"ticket": "x" * 5000}).encode(),
}


@pytest.mark.parametrize("name", ASKS)
async def test_an_odd_ask_is_answered(server: House, name: str) -> None:
    visitor = server.visitor()
    try:
        answer = await fetch(server.port, "POST", "/api/tables", ASKS[name], visitor.source)
    except Gone:
        return
    assert answer.status in (200, 202, 400, 413, 415, 422, 429), answer
    assert b"Traceback" not in answer.body
    if answer.status == 200:
        visitor.table = answer.json()["table"]
        await leave(visitor)


async def test_all_of_them_are_forgotten(server: House, small: House) -> None:
    """Tables that were given to nobody, and tickets that nobody asks with, do not stay."""
    for one in (server, small):

        async def empty(one: House = one) -> bool:
            health = await one.health()
            return health["taken"] <= len(one.honest) and not health["waiting"]

        assert await until(empty), await one.health()


# --- the size of a class


async def test_a_class_of_nobody_serves_whoever_comes() -> None:
    with house("--class-size", "0") as empty:
        crowd = [empty.visitor() for _ in range(3)]
        await asyncio.gather(*(visitor.come() for visitor in crowd))
        for visitor in crowd:
            await visitor.click()
        await leave(*crowd)


@pytest.mark.parametrize("size", ["100000", "1000000000000", "-1", "many", "1e3"])
def test_a_class_that_no_machine_holds_is_refused_with_a_sentence(size: str) -> None:
    with pytest.raises(Refuses) as refused, house("--class-size", size):
        pass
    assert refused.value.code == 2
    said = refused.value.said.strip()
    assert said.endswith(".")
    assert "\n" not in said


def test_a_machine_that_allows_few_open_files_lowers_the_class_with_a_sentence() -> None:
    squeezed = ["sh", "-c", f'ulimit -n {FEW}; exec "$@"', "sh", *START]
    with house("--class-size", "30", command=squeezed) as started:
        health = own_loop.run(started.health())
        assert 0 < health["most"] < 30
        assert str(health["most"]) in started.logged()


def test_how_much_it_can_hold_is_said_at_the_start() -> None:
    with house("--class-size", "3") as started:
        assert "Tables for 3," in started.process.stdout.readline()
