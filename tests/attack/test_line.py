"""The line to a table: whatever is not a message of a page ends it, and nobody else notices."""

from __future__ import annotations

import json
import struct
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from .bystanders import bystanders
from .frames import BROKEN, FRAMES, MESSAGE, ODD, raw
from .house import House
from .visitor import HELLO, Visitor, leave
from .wire import CONTINUED, PING, Gone, Refused, Socket, frame, somewhere, within

REFUSED = {1002, 1003, 1007, 1008, 1009}
"""Codes with which a line ends that nobody should have used like that."""


@pytest.fixture(scope="module")
def seat(server: House) -> Visitor:
    """The attacker's own table: it outlives each of the attacks below."""
    return Visitor(server.port)


@asynccontextmanager
async def seated(seat: Visitor) -> AsyncIterator[Visitor]:
    """The attacker sits down. Afterwards the table is as it was, for whoever opens the line anew. Each time from
    another address: how much one may ask is not what is tried here."""
    seat.source = somewhere()
    if not seat.table:
        await seat.come()
    await seat.sit()
    yield seat
    seat.cut()
    await seat.sit()
    assert "page" in await seat.say(MESSAGE)
    await seat.line.close()


async def outcome(seat: Visitor) -> Any:
    """What comes next: a reply, or the code with which the line ends."""
    try:
        return await seat.reply()
    except Gone as gone:
        return gone.code


# --- frames of Jupyter's protocol


@pytest.mark.parametrize("name", FRAMES)
async def test_a_frame_that_no_page_sends_ends_the_line(server: House, seat: Visitor, name: str) -> None:
    async with seated(seat):
        with suppress(Gone):  # closed before all of it was sent
            await seat.line.send(FRAMES[name](seat.model))
        assert await outcome(seat) in {*REFUSED, None}


async def test_a_hundred_bad_frames_are_not_noticed_by_others(server: House, seat: Visitor) -> None:
    async with bystanders(server):
        for make in FRAMES.values():
            async with seated(seat):
                with suppress(Gone):
                    await seat.line.send(make(seat.model))


# --- messages that are odd, in frames that are not


@pytest.mark.parametrize("name", ODD)
async def test_an_odd_message_gets_one_reply_or_ends_the_line(server: House, seat: Visitor, name: str) -> None:
    async with seated(seat):
        await seat.line.send(raw(seat.model, ODD[name]))
        said = await outcome(seat)
        if isinstance(said, dict):
            assert "Traceback" not in json.dumps(said)
            await seat.say(HELLO)  # whatever page that led to
        else:
            assert said in REFUSED, f"{said}: the table itself has ended"


# --- websockets, below their messages


async def test_other_protocols_are_not_spoken(server: House, seat: Visitor) -> None:
    """Jupyter's older protocol, or none at all, are read by other code with other holes."""
    async with seated(seat), bystanders(server):
        for protocol in ("", "kernel.v5.2.websocket.jupyter.org", "v1.kernel", "v2.kernel.websocket.jupyter.org"):
            path = f"/api/kernels/{seat.table}/channels"
            try:
                socket = await Socket.to(server.port, path, Sec_WebSocket_Protocol=protocol)
            except Refused:
                continue
            try:
                await socket.send(struct.pack("!i", 400_000_000))
                assert await socket.end() in {*REFUSED, None}
            finally:
                socket.wire.cut()


@pytest.mark.parametrize("name", BROKEN)
async def test_a_broken_websocket_is_closed(server: House, seat: Visitor, name: str) -> None:
    async with seated(seat):
        before = server.memory()
        with suppress(Gone):
            await seat.line.wire.send(BROKEN[name])
        assert await outcome(seat) in {*REFUSED, None}
        assert server.memory() < before + 40


async def test_a_bomb_is_not_unpacked(server: House, seat: Visitor) -> None:
    """300 kB that would be 300 MB."""
    squeeze = zlib.compressobj(9, wbits=-15)
    bomb = squeeze.compress(bytes(300 * 10**6)) + squeeze.flush(zlib.Z_SYNC_FLUSH)
    async with seated(seat), bystanders(server):
        seat.cut()
        await seat.sit(Sec_WebSocket_Extensions="permessage-deflate")
        try:
            for piece in (bomb[:-4], bomb[: 200 * 1024]):
                await seat.line.send(piece, bits=4)
        except Gone:
            pass
        assert await outcome(seat) in {*REFUSED, None}


async def test_pieces_without_end_hold_nobody_up(server: House, seat: Visitor) -> None:
    async with seated(seat), bystanders(server):
        try:
            await seat.line.send(b"", last=False)
            for _ in range(200):
                await seat.line.wire.send(frame(CONTINUED, b"", last=False) * 200)
        except Gone:
            pass


async def test_a_flood_of_pings_holds_nobody_up(server: House, seat: Visitor) -> None:
    """The attacker does not read the answers either: they must not heap up."""
    async with seated(seat), bystanders(server):
        try:
            for _ in range(200):
                await within(seat.line.wire.send(frame(PING, b"x" * 100) * 200), 3)
        except (TimeoutError, Gone):
            pass


async def test_the_attacker_leaves(server: House, seat: Visitor) -> None:
    """And may come again: nobody is locked out for what was tried."""
    await leave(seat)
    again = await server.visitor(source=seat.source).come()
    await again.click()
