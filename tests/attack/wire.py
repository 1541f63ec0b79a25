"""The wire itself, byte by byte: HTTP and websockets by hand, because no library sends what an attacker sends."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import itertools
import json
import os
import socket
import struct
import sys
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any, TypeVar

PROTOCOL = "v1.kernel.websocket.jupyter.org"
PATIENCE = 30.0
"""Seconds after which whoever was asked counts as dead. Against hanging, not a measure of speed."""

CONTINUED, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
"""What a websocket frame can be."""

T = TypeVar("T")
_houses = itertools.count()


def somewhere() -> str:
    """An address of this machine that nobody used before: limits are per address, and visitors have
    one each. Where loopback has one address only (macOS), all have that one."""
    if sys.platform != "linux":
        return "127.0.0.1"
    number = next(_houses)
    return f"127.{10 + os.getpid() % 200}.{number // 250 % 250}.{2 + number % 250}"


async def within(what: Awaitable[T], seconds: float = PATIENCE) -> T:
    """What was waited for, or TimeoutError. Before Python 3.12, asyncio.wait_for may lose a cancellation."""
    async with asyncio.timeout(seconds):
        return await what


class Gone(Exception):
    """The other side has closed, with this websocket code; None: without a word."""

    def __init__(self, code: int | None = None):
        super().__init__(f"closed with {code}")
        self.code = code


@dataclass(frozen=True)
class Answer:
    """What an HTTP server said."""

    status: int
    headers: list[tuple[str, str]]
    body: bytes

    def __getitem__(self, name: str) -> str:
        """All values of a header; empty when it is not there."""
        return ", ".join(value for key, value in self.headers if key == name.lower())

    def json(self) -> Any:
        return json.loads(self.body)


class Wire:
    """One connection, on which anything can be sent."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter):
        self.reader = reader
        self.writer = writer

    @classmethod
    async def to(cls, port: int, source: str | None = None) -> Wire:
        local = (source or somewhere(), 0)
        way = asyncio.open_connection("127.0.0.1", port, local_addr=local, limit=2**20)
        return cls(*await within(way))

    async def send(self, data: bytes) -> None:
        """Send, as fast as the other side takes it."""
        try:
            self.writer.write(data)
            await within(self.writer.drain())
        except ConnectionError:
            raise Gone from None

    async def read(self, count: int) -> bytes:
        try:
            return await within(self.reader.readexactly(count))
        except (ConnectionError, asyncio.IncompleteReadError):
            raise Gone from None

    async def line(self) -> bytes:
        try:
            line = await within(self.reader.readline())
        except ConnectionError:
            raise Gone from None
        if not line.endswith(b"\n"):
            raise Gone
        return line.strip()

    async def answer(self, body: bool = True) -> Answer:
        """Read one answer to a request."""
        status = int((await self.line()).split(b" ", 2)[1])
        headers = []
        while line := await self.line():
            name, _, value = line.decode("latin-1").partition(":")
            headers.append((name.strip().lower(), value.strip()))
        answer = Answer(status, headers, b"")
        if not body or status in (101, 204, 304):
            return answer
        try:
            return Answer(status, headers, await self._body(answer))
        except ConnectionError:
            raise Gone from None

    async def _body(self, answer: Answer) -> bytes:
        if answer["transfer-encoding"] == "chunked":
            chunks = []
            while size := int(await self.line(), 16):
                chunks.append(await self.read(size))
                await self.line()
            await self.line()
            return b"".join(chunks)
        if answer["content-length"]:
            return await self.read(int(answer["content-length"]))
        return await within(self.reader.read())

    async def ends(self) -> bool:
        """Whether the other side closes, whatever it says before."""
        try:
            while await within(self.reader.read(2**16)):
                pass
        except ConnectionError:
            return True
        except TimeoutError:
            return False
        return True

    def go_deaf(self) -> None:
        """Read nothing any more; what comes heaps up, here as far as there is room (little), then on the other side."""
        transport = self.writer.transport
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        assert isinstance(transport, asyncio.ReadTransport)
        transport.pause_reading()

    def cut(self) -> None:
        """As when somebody pulls the plug."""
        self.writer.transport.abort()


def request(method: str, path: str, host: str, body: bytes | None = None, **headers: str) -> bytes:
    """The bytes of a request; a header's name is written with underscores, and an empty one is left out."""
    given = {"Host": host, "Connection": "close"}
    if body is not None:
        given |= {"Content-Type": "application/json", "Content-Length": str(len(body))}
    given |= {name.replace("_", "-"): value for name, value in headers.items()}
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items() if value)]
    return ("\r\n".join(lines) + "\r\n\r\n").encode("latin-1") + (body or b"")


async def fetch(
    port: int, method: str, path: str, body: bytes | None = None, source: str | None = None, **headers: str
) -> Answer:
    """One request on a connection of its own."""
    wire = await Wire.to(port, source)
    try:
        await wire.send(request(method, path, headers.pop("Host", f"127.0.0.1:{port}"), body, **headers))
        return await wire.answer(body=method != "HEAD")
    finally:
        wire.cut()


# --- websockets


def frame(kind: int, payload: bytes = b"", last: bool = True, bits: int = 0, mask: bool = True) -> bytes:
    """A websocket frame. The mask is zeros: the rules ask for one, and nobody has to see it."""
    masked = 0x80 if mask else 0
    start = bytes([(0x80 if last else 0) | bits << 4 | kind])
    if len(payload) < 126:
        size = bytes([masked | len(payload)])
    elif len(payload) < 2**16:
        size = bytes([masked | 126]) + struct.pack("!H", len(payload))
    else:
        size = bytes([masked | 127]) + struct.pack("!Q", len(payload))
    return start + size + (bytes(4) if mask else b"") + payload


class Socket:
    """A websocket from the side of a browser, with the tricks that no browser has."""

    def __init__(self, wire: Wire, answer: Answer):
        self.wire = wire
        self.answer = answer

    @classmethod
    async def to(cls, port: int, path: str, source: str | None = None, **headers: str) -> Socket:
        """Open one, or raise Refused."""
        wire = await Wire.to(port, source)
        given = {
            "Host": f"127.0.0.1:{port}", "Connection": "Upgrade", "Upgrade": "websocket", "Sec_WebSocket_Version": "13",
            "Sec_WebSocket_Key": base64.b64encode(os.urandom(16)).decode(), "Sec_WebSocket_Protocol": PROTOCOL,
        }  # fmt: skip
        host = headers.pop("Host", given.pop("Host"))
        try:
            await wire.send(request("GET", path, host, None, **(given | headers)))
            answer = await wire.answer(body=False)
        except Gone:
            wire.cut()
            raise Refused(None) from None
        if answer.status != 101:
            wire.cut()
            raise Refused(answer)
        return cls(wire, answer)

    async def send(self, payload: bytes, kind: int = BINARY, **how: Any) -> None:
        await self.wire.send(frame(kind, payload, **how))

    async def hear(self) -> bytes:
        """The next message. Pings are answered, as a browser does; the end is raised."""
        parts = []
        while True:
            first, size = await self.wire.read(2)
            if size >= 126:
                size = int.from_bytes(await self.wire.read(2 if size == 126 else 8), "big")
            payload = await self.wire.read(size)
            kind = first & 0x0F
            if kind == CLOSE:
                raise Gone(int.from_bytes(payload[:2], "big") if payload else None)
            if kind == PING:
                await self.send(payload, PONG)
            elif kind in (CONTINUED, TEXT, BINARY):
                parts.append(payload)
                if first & 0x80:
                    return b"".join(parts)

    async def end(self) -> int | None:
        """Listen until the other side closes, and with which code."""
        try:
            while True:
                await self.hear()
        except Gone as gone:
            return gone.code

    async def close(self) -> None:
        """As a browser does: say so, and go."""
        with contextlib.suppress(Gone):
            await self.send(struct.pack("!H", 1001), CLOSE)
        self.wire.cut()


class Refused(Exception):
    """No websocket was opened; what was answered instead, if anything was."""

    def __init__(self, answer: Answer | None):
        super().__init__(f"refused with {answer.status if answer else 'nothing'}")
        self.status = answer.status if answer else None
