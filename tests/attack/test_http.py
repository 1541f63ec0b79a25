"""HTTP as no browser speaks it: refused or ended in good time, and nobody else waits for it."""

from __future__ import annotations

import asyncio
from contextlib import suppress

import pytest

from .bystanders import bystanders
from .house import House
from .rude import ASK, BROKEN, CHUNKED, TOO_MUCH, throw
from .visitor import leave
from .wire import Gone, Wire, fetch, request, within

SLOW = 45.0
"""Seconds after which somebody who sends a byte now and then must have been shown the door."""


@pytest.mark.parametrize("name", TOO_MUCH)
async def test_too_much_is_refused(server: House, name: str) -> None:
    answer = await throw(server.port, server.visitor().source, TOO_MUCH[name])
    assert answer is None or 400 <= answer.status < 500, answer


async def test_a_body_without_a_length_is_not_even_read(server: House) -> None:
    """4,090 chunks of a byte were one request and 35 ms for everybody; now the answer is there before a body is."""
    head = ASK.replace(b"%(host)s", f"127.0.0.1:{server.port}".encode()) + CHUNKED
    wire = await Wire.to(server.port)
    await wire.send(head)
    answer = await wire.answer()
    assert answer.status == 411
    assert answer.json()["why"]
    assert await wire.ends()


async def test_a_head_of_many_lines_counts_as_many_requests(server: House) -> None:
    source = server.visitor().source
    many = {f"X{n}": "1" for n in range(500)}
    answers = [await fetch(server.port, "GET", "/health", source=source, **many) for _ in range(30)]
    assert {answer.status for answer in answers} == {431, 429}


@pytest.mark.parametrize("name", BROKEN)
async def test_what_is_broken_is_refused_or_ignored(server: House, name: str) -> None:
    visitor = server.visitor()
    answer = await throw(server.port, visitor.source, BROKEN[name])
    if answer is not None and answer.status == 200 and answer["content-type"].startswith("application/json"):
        visitor.table = answer.json().get("table", "")
        await leave(visitor)
    assert answer is None or answer.status < 500, answer
    assert answer is None or b"Traceback" not in answer.body


async def test_all_of_it_at_once_is_not_noticed_by_others(server: House) -> None:
    source = server.visitor().source
    async with bystanders(server):
        for _ in range(2):
            for bad in (*TOO_MUCH.values(), *BROKEN.values()):
                answer = await throw(server.port, source, bad)
                if answer is not None and answer.status == 200 and b'"table"' in answer.body:
                    await fetch(server.port, "POST", f"/api/tables/{answer.json()['table']}/goodbye", b"", source)


async def test_who_is_slow_is_shown_the_door(server: House) -> None:
    """A header, a body, or nothing at all, a byte now and then: each keeps a connection, and none for long."""
    host = f"127.0.0.1:{server.port}".encode()
    starts = {
        "nothing": b"",
        "a request line": b"GET /",
        "headers": b"GET / HTTP/1.1\r\nHost: " + host + b"\r\nX: ",
        "a body": ASK.replace(b"%(host)s", host) + b"Content-Length: 4000\r\n\r\n{",
        "chunks": ASK.replace(b"%(host)s", host) + b"Transfer-Encoding: chunked\r\n\r\n",
    }
    async with bystanders(server):
        wires = {name: await Wire.to(server.port) for name in starts}
        for name, wire in wires.items():
            await wire.send(starts[name])
        dripping = [asyncio.create_task(drip(wire)) for name, wire in wires.items() if name != "nothing"]
        ends = {name: asyncio.create_task(within(wire.ends(), SLOW)) for name, wire in wires.items()}
        await asyncio.wait(ends.values())
        for task in dripping:
            task.cancel()
        for wire in wires.values():
            wire.cut()
        stayed = [name for name, end in ends.items() if end.exception() or not end.result()]
        assert not stayed, f"still connected after {SLOW:g} s: {stayed}"


async def drip(wire: Wire) -> None:
    with suppress(Gone):
        while True:
            await wire.send(b"1")
            await asyncio.sleep(0.5)


async def test_requests_in_one_go_are_answered_in_order_and_not_all_at_once(server: House) -> None:
    """Pipelining: a thousand requests in one packet, whose answers nobody reads."""
    one = request("GET", "/", f"127.0.0.1:{server.port}", Connection="keep-alive")
    async with bystanders(server):
        wire = await Wire.to(server.port)
        with suppress(Gone, TimeoutError):
            await within(wire.send(one * 3000), 5)
        wire.cut()


async def test_half_open_connections_are_not_kept(server: House) -> None:
    """The page is asked for and the line goes dead before it is there."""
    async with bystanders(server):
        for _ in range(100):
            wire = await Wire.to(server.port)
            await wire.send(request("GET", "/", f"127.0.0.1:{server.port}"))
            wire.cut()
        for _ in range(20):
            wire = await Wire.to(server.port)
            await wire.send(request("POST", "/api/tables", f"127.0.0.1:{server.port}", b'{"ticket": "x"}'))
            wire.cut()
    honest = await server.visitor().come()
    await honest.click()
