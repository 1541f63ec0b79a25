"""The doors of the house: who may come in, by which name they ask for it, and how much one address may ask."""

from __future__ import annotations

import ipaddress
import json
import math
import re
import socket
from collections.abc import Awaitable, Callable, Iterable, Mapping
from functools import lru_cache
from http import HTTPStatus
from types import MappingProxyType
from typing import Any

from tornado.http1connection import HTTP1Connection
from tornado.httpserver import HTTPServer
from tornado.httputil import HTTPHeaders, HTTPMessageDelegate, RequestStartLine, ResponseStartLine
from tornado.ioloop import IOLoop
from tornado.iostream import IOStream
from tornado.netutil import add_accept_handler

from krom_explore import text

from . import machine
from .pace import Pace
from .turnstile import Turnstile

Price = Callable[[HTTPHeaders], int]
"""How many requests an answer counts as, beside the one that asks for it so."""

NOTHING: Mapping[str, Price] = MappingProxyType({})

DIGITS = 10
"""Of the length of a body, at most."""

LIMITS: dict[str, Any] = {
    "max_header_size": 8 * 1024,
    "max_body_size": 4 * 1024,
    "idle_connection_timeout": 15,
    "body_timeout": 5,
    "max_buffer_size": 1024 * 1024,
    "chunk_size": 16 * 1024,
}
"""What a request may be, and how long it may take to come. A page asks for a table with a few words."""

CONNECTIONS = (64, 8)
"""How many connections one address may have: so many, and so many for each table. A class may come from one address."""

LINES = 64
"""Lines of the head of a request; as many again cost as much as a request. Browsers write about twenty."""

MOST_LINES = LINES + 4
"""With the request itself, an empty line before and two after it."""

LETTERS = 256
"""Letters of the path; as many again cost as much as a request. What our page asks for has about a hundred."""

BODY = 1024
"""Bytes of the body, likewise."""

ANSWER = 50_000
"""Bytes of a long answer; as many again cost as much as a request."""

REQUESTS = (100, 12)
"""How many requests one address may make at once, by the same measure; and as many again in ten seconds."""

CONNECTION = 0.5
"""A connection counts as so much of a request: it costs something even if nothing is asked."""

READS = (300, 60)
"""How many pieces are taken from one address at once, by the same measure; and as many again in ten seconds."""

ARRIVALS = (200, 12)
"""How many connections are let in from everywhere at once, by the same measure, and how many requests; and as many
again in three seconds."""

OF_ONE = 2
"""One address may have one in so many of these connections: a storm from there shuts the doors to nobody else."""

REFUSED = 0.02
"""A connection that is only closed counts as so much of one that is let in."""

PIECES = (500, 100)
"""How many from one connection at once, and a second. A click comes in one piece or two."""

ALL = (400, 20)
"""How many connections may be open in all, by the same measure: with each, somebody may leave a page unread."""

KNOWN = 1000
"""Addresses that are remembered at least."""

NETWORK = 64
"""Bits of an address of version 6 that a provider gives; the others are chosen by whoever has it."""

SENDING = 32 * 1024
"""Bytes of what is sent that the system takes over. It would take megabytes, and keep them for who does not read."""

SHUT = 0.2
"""Seconds for which nobody is let in when too many come at once."""

HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""On every answer. The page has a policy of its own."""


HOST = re.compile(r"(?:\[(?P<address>[0-9a-f:.]+)\]|(?P<name>[0-9a-z._-]+))(?::\d{1,5})?", re.I)


class Names:
    """The names of this server: what it was told, loopback, and the address at which somebody has reached it."""

    def __init__(self, told: Iterable[str]):
        own = socket.gethostname()
        short = own.partition(".")[0]
        self._told = {name.lower().rstrip(".") for name in ("localhost", own, short, f"{short}.local", *told)}

    def has(self, host: str, reached: str) -> bool:
        """Whether ``host`` is a name of ours, for somebody who came by the address ``reached``."""
        found = HOST.fullmatch(host)
        name = (found["address"] or found["name"]).lower().rstrip(".") if found else ""
        try:
            address = ipaddress.ip_address(name)
        except ValueError:
            return name in self._told
        return address.is_loopback or address == unmapped(reached) or name in self._told


def unmapped(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address:
    """An address as people write it: one of version 4 may come in the clothes of version 6."""
    found = ipaddress.ip_address(address.partition("%")[0])
    return getattr(found, "ipv4_mapped", None) or found


@lru_cache(KNOWN)
def whence(address: str) -> str:
    """An address as it is counted: of version 6 its network, for whoever has one there has as many as they like."""
    found = unmapped(address)
    return str(found if found.version == 4 else ipaddress.ip_network((int(found), NETWORK), strict=False))


def arrivals(tables: int, shared: int = 1) -> Pace:
    """How fast all may come, or one of so many who share that."""
    many = (ARRIVALS[0] + ARRIVALS[1] * tables) / shared
    return Pace(many, many / 3)


class Address:
    """What one address does."""

    def __init__(self, tables: int):
        requests, reads, self._connections = (some + more * tables for some, more in (REQUESTS, READS, CONNECTIONS))
        self.pace = Pace(requests, requests / 10)
        self.arrivals = arrivals(tables, OF_ONE)
        self.reads = Pace(reads, reads / 10)
        self.turn = 0.0
        self._streams: dict[Watched, None] = {}

    def may_come(self) -> bool:
        """One more connection. Who goes on after being told to stop gets not even an answer."""
        self.pace.spend(CONNECTION)
        self.arrivals.spend()
        is_quick = self.arrivals.left < 0 or self.pace.left <= -self.pace.at_once
        return self.count() < self._connections and not is_quick

    def comes(self, stream: Watched) -> None:
        self._streams[stream] = None

    def goes(self, stream: Watched) -> None:
        self._streams.pop(stream, None)

    def count(self) -> int:
        """Connections that are open."""
        return len(self._streams)

    def loose(self) -> list[Watched]:
        """Connections that are no lines to tables, the oldest first."""
        return [stream for stream in self._streams if not stream.is_line]

    def idle(self) -> list[Watched]:
        """Those of them on which nothing has been asked that is not answered yet."""
        return [stream for stream in self.loose() if not stream.is_asked]

    @property
    def is_quiet(self) -> bool:
        return self.pace.left >= self.pace.at_once and not self.count()


class Watched(IOStream):
    """A connection that is read piece by piece, at a pace: every letter that comes alone costs as much as a request."""

    def __init__(self, connection: socket.socket, address: Address, **options: Any):
        self._address = address
        self._pace = Pace(*PIECES)
        self.is_line = False
        """Whether it has become a line to a table."""
        self.is_asked = False
        """Whether the head of a request has come, and no other one is waited for: pupils' pages ask how things stand,
        and hear it when there is news."""
        self.reached = str(connection.getsockname()[0])
        """The address of ours at which they are."""
        super().__init__(connection, **options)

    def read_from_fd(self, buf: bytearray | memoryview) -> int | None:
        """0, as if they had left, where somebody takes too much; where all of an address do, those who take most."""
        read = super().read_from_fd(buf)
        if read:
            self._pace.spend()
            self._address.reads.spend()
            if self._pace.left < 0 or (self._address.reads.left < 0 and self._pace.left < self._pace.at_once / 2):
                return 0
        return read

    async def read_until_regex(self, regex: bytes, max_bytes: int | None = None) -> bytes:
        """The head of a request. Of one with too many lines only so many that it is seen to be one: to read 1,600 takes
        5 ms, in which everybody else waits."""
        self.is_asked = False
        head = await super().read_until_regex(regex, max_bytes)
        self.is_asked = True
        lines = head.count(b"\n")
        if lines <= MOST_LINES:
            return head
        self._address.pace.spend(lines // LINES)
        return b"\n".join([*head.split(b"\n", MOST_LINES)[:MOST_LINES], b"\n"])

    def close(self, exc_info: Any = False) -> None:
        """Forgotten at once. A line that breaks while something is written keeps why, and with the places in the code
        what was being written: that can be a megabyte."""
        super().close(exc_info)
        self._address.goes(self)
        if self.error:
            self.error.__traceback__ = None

    def forget(self) -> None:
        """What they have sent and nobody has read: else Tornado reads on in it after the end."""
        self._read_buffer = bytearray()
        self._read_buffer_size = 0


class Doors(HTTPServer):
    """Looks at every connection and every request before anything is done about it."""

    def initialize(  # type: ignore[override]
        self,
        app: Any,
        names: Names,
        tables: int,
        limits: dict[str, Any] = LIMITS,
        files: int = 1,
        dear: Mapping[str, Price] = NOTHING,
    ) -> None:
        """For so many tables, and pages of so many files; ``dear`` is what long answers cost, by path."""
        super().initialize(app, **limits)
        self.names = names
        self.dear = dear
        self.longest: int | None = limits.get("max_body_size")
        """Bytes that a body may have; None where nobody has set a limit."""
        self._measure = tables * files
        self._room = min(machine.connections(tables), ALL[0] + ALL[1] * self._measure)
        self._arrivals = arrivals(self._measure)
        self.turnstile = Turnstile(arrivals(self._measure))
        self._open = 0
        """Connections that were opened since all of them were last counted, and those that were open then."""
        self._addresses: dict[str, Address] = {}
        self._known = KNOWN
        """How many of them there may be before those that are quiet are forgotten: each time so rarely that it costs
        each new one the same."""

    def address(self, name: str) -> Address:
        where = whence(name)
        if where not in self._addresses:
            if len(self._addresses) >= self._known:
                self._addresses = {name: each for name, each in self._addresses.items() if not each.is_quiet}
                self._known = max(KNOWN, 2 * len(self._addresses))
            self._addresses[where] = Address(self._measure)
        return self._addresses[where]

    def _handle_connection(self, connection: socket.socket, address: Any) -> None:
        theirs = self.address(address[0])
        may_come = theirs.may_come()
        self._arrivals.spend(1 if may_come else REFUSED)
        if self._arrivals.left < 0:
            self._shut()
        if not may_come or not self._has_room():
            connection.close()
            return
        self._open += 1
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENDING)
        stream = Watched(connection, theirs, max_buffer_size=self.max_buffer_size, read_chunk_size=self.read_chunk_size)
        theirs.comes(stream)
        self.handle_stream(stream, address)

    def _shut(self) -> None:
        """For a moment. Even a connection that is only closed costs those who play; who comes now waits outside."""
        for name in self._sockets:
            self._handlers[name]()
            self._handlers[name] = lambda: None
        IOLoop.current().call_later(max(SHUT, self._arrivals.debt()), self._unshut)

    def _unshut(self) -> None:
        for name, door in self._sockets.items() if not self._stopped else ():
            self._handlers[name] = add_accept_handler(door, self._handle_connection)

    def _has_room(self) -> bool:
        """For one more connection. Where there is none, the address that has the most of them on which nothing is
        asked closes its oldest; where something is asked on all of them, lines to tables not counted."""
        if self._open < self._room:
            return True
        self._open = sum(address.count() for address in self._addresses.values())
        if self._open < self._room:
            return True
        most = max((address.idle() for address in self._addresses.values()), key=len)
        most = most or max((address.loose() for address in self._addresses.values()), key=len)
        if most:
            most[0].close()
        return bool(most)

    def start_request(self, server_conn: object, request_conn: Any) -> HTTPMessageDelegate:
        return Doorkeeper(self, request_conn, super().start_request(server_conn, request_conn))


def length(headers: HTTPHeaders) -> int:
    """What a request says of the length of its body; whether that is so others look."""
    said = headers.get("Content-Length", "")
    return int(said) if len(said) < DIGITS and said.isdecimal() else 0


class Doorkeeper(HTTPMessageDelegate):
    """Lets a request in, or answers it itself."""

    def __init__(self, doors: Doors, connection: HTTP1Connection, inside: HTTPMessageDelegate):
        self._doors = doors
        self._connection = connection
        self._context: Any = connection.context
        self._stream: Watched = connection.stream  # type: ignore[assignment]
        self._inside: HTTPMessageDelegate | None = inside
        self._asks = False

    def in_vain(self) -> bool:
        """Whether somebody asked and has left. What they have told before they left, a goodbye say, is heard."""
        return self._asks and self._stream.closed()

    def headers_received(self, start_line: Any, headers: HTTPHeaders) -> Awaitable[None] | None:
        address = self._doors.address(self._context.remote_ip)
        lines = sum(1 for _ in headers.get_all())
        body = length(headers)
        cost = 1 + lines // LINES + len(start_line.path) // LETTERS + min(body, LIMITS["max_body_size"]) // BODY
        address.pace.spend(cost)
        self._asks = start_line.method in ("GET", "HEAD")
        if self.in_vain():
            self._drop()
        elif address.pace.left < 0:
            self._refuse(start_line, HTTPStatus.TOO_MANY_REQUESTS, math.ceil(address.pace.debt()) + 1)
        elif lines > LINES:
            self._refuse(start_line, HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        elif "Transfer-Encoding" in headers:  # a body in pieces of a byte keeps everybody else waiting
            self._refuse(start_line, HTTPStatus.LENGTH_REQUIRED)
        elif self._doors.longest is not None and body > self._doors.longest:
            self._refuse(start_line, HTTPStatus.REQUEST_ENTITY_TOO_LARGE)
        elif not self._doors.names.has(headers.get("Host", ""), self._stream.reached):
            self._refuse(start_line, HTTPStatus.MISDIRECTED_REQUEST)
        if self._inside is None:
            return None
        price = self._doors.dear.get(start_line.path.partition("?")[0])
        if price:
            cost += (more := price(headers))
            address.pace.spend(more)
        turn = self._doors.turnstile.turn(address, cost, self)
        return self._later(turn, start_line, headers) if turn else self._inside.headers_received(start_line, headers)

    async def _later(self, turn: Awaitable[None], start_line: Any, headers: HTTPHeaders) -> None:
        await turn
        if self.in_vain():
            self._drop()
        if self._inside and (passed_on := self._inside.headers_received(start_line, headers)):
            await passed_on

    def _drop(self) -> None:
        """Neither answer it nor read on: Tornado would, in what has come before the end."""
        self._inside = None
        self._stream.forget()

    def _refuse(self, start_line: RequestStartLine, status: HTTPStatus, again: int = 0) -> None:
        sentence = text.message(f"serve-door-{status.value}", again=again)
        if start_line.path.startswith("/api/"):
            kind, body = "application/json", json.dumps({"again": again, "why": sentence})
        else:
            kind, body = "text/html; charset=utf-8", f"<!DOCTYPE html><title>{status.value}</title><p>{sentence}</p>"
        more = {"Content-Type": kind, "Content-Length": str(len(body.encode())), "Connection": "close"}
        if again:
            more |= {"Retry-After": str(again), "Refresh": str(again)}  # a page that was asked for comes by itself
        line = ResponseStartLine("HTTP/1.1", status.value, status.phrase)
        self._connection.write_headers(line, HTTPHeaders(HEADERS | more), body.encode())
        self._connection.finish()
        self._drop()

    def data_received(self, chunk: bytes) -> Awaitable[None] | None:
        return self._inside.data_received(chunk) if self._inside else None

    def finish(self) -> None:
        if self._stream.closed():
            self._stream.forget()
        if self._inside:
            self._inside.finish()

    def on_connection_close(self) -> None:
        inside, self._inside = self._inside, None  # what is still read of a body is nobody's any more
        if inside:
            inside.on_connection_close()
