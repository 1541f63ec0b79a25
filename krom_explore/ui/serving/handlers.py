"""What the house answers: its page, a table for whoever asks, the line to that table, and how it is."""

from __future__ import annotations

import asyncio
import base64
import gzip
import hashlib
import json
import logging
import re
from collections.abc import Sequence
from typing import Any

from tornado.httputil import HTTPHeaders
from tornado.iostream import StreamClosedError
from tornado.web import HTTPError, RequestHandler
from tornado.websocket import WebSocketClosedError, WebSocketHandler, WebSocketProtocol, WebSocketProtocol13

from . import line
from .doors import ANSWER, HEADERS, whence
from .pace import Pace
from .seat import Seat
from .table import ENDED
from .tables import Tables, Waiting
from .waiting import TooMany

LOG = logging.getLogger(__name__)

KEY = r"([0-9a-f]{32})"
TABLES = "/api/tables"
"""Where a page asks for its table."""

READING = 30.0
"""Seconds for somebody to take an answer in."""

PIECE = 4096
"""Bytes that count as one more frame."""

AT_A_TIME = 32 * 1024
"""Bytes of a long answer that are written at a time: no more than that waits for somebody who reads slowly."""

UNREAD = 1024 * 1024
"""Bytes that may wait for somebody to read them when more comes: about thirty whole pages."""

SIGN_OF_LIFE = 1.0
"""Seconds for a page to answer a ping."""

VIOLATION = 1008
STOPPING = 1001
BUSY = 5
"""Seconds after which to come again where too many wait."""


class Page:
    """The page, the same for everybody: made once, with the policy that lets just its own scripts and styles run.

    ``draws``: whether it may also load a script from this server. There is one, and nothing else here is a script.
    ``prints``: styles of what it prints, which lies in a frame under the same policy.
    """

    def __init__(self, html: str, draws: bool = False, prints: Sequence[str] = ()):
        self.version = hashlib.sha256(html.encode()).hexdigest()[:16]
        self.plain = html.replace(VERSION, self.version).encode()
        self.packed = gzip.compress(self.plain, mtime=0)
        scripts = re.findall(r"<script(?![^>]*application/json)[^>]*>(.*?)</script>", self.plain.decode(), re.S)
        styles = [*re.findall(r"<style[^>]*>(.*?)</style>", self.plain.decode(), re.S), *prints]
        self._policy = (
            f"default-src 'none'; script-src {hashes(scripts)}{SELF if draws else ''}; style-src {hashes(styles)}; "
            "img-src data:; "
            "connect-src 'self' ws://{host} wss://{host}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        )

    def body(self, headers: HTTPHeaders) -> bytes:
        return self.packed if takes_packed(headers) else self.plain

    def price(self, headers: HTTPHeaders) -> int:
        """How many requests it counts as, beside its own."""
        return 0 if has(headers, self.version) else len(self.body(headers)) // ANSWER

    def policy(self, host: str) -> str:
        return self._policy.format(host=host)


SELF = " 'self'"
VERSION = "{version of this page}"
"""Stands in the page until it is made: its version cannot be known before."""


def takes_packed(headers: HTTPHeaders) -> bool:
    """Every browser does."""
    return "gzip" in headers.get("Accept-Encoding", "")


def has(headers: HTTPHeaders, version: str) -> bool:
    """Whether somebody has this version already, and is only told so."""
    return headers.get("If-None-Match") in (f'"{version}"', f'W/"{version}"')


def hashes(texts: list[str]) -> str:
    found = {base64.b64encode(hashlib.sha256(text.encode()).digest()).decode() for text in texts}
    return " ".join(f"'sha256-{each}'" for each in sorted(found)) or "'none'"


class Guarded(RequestHandler):
    """Asked by a page of ours, or by no browser at all; and whatever goes wrong, nothing personal is logged."""

    def initialize(self, tables: Tables, page: Page) -> None:
        self.tables = tables
        self.page = page

    def set_default_headers(self) -> None:
        self.clear_header("Server")
        for name, value in HEADERS.items():
            self.set_header(name, value)

    def check_foreigners(self) -> None:
        """Browsers say which page asks; programs that are no browsers say nothing."""
        origin = self.request.headers.get("Origin")
        if origin is not None and origin.lower().partition("://")[2] != self.request.host.lower():
            raise HTTPError(403)

    def log_exception(self, typ: Any, value: Any, tb: Any) -> None:
        """Refusals are no news; and an address or a key has no place in a log."""
        if not isinstance(value, (HTTPError, StreamClosedError)):
            LOG.error("%s %s", self.request.method, type(self).__name__, exc_info=(typ, value, tb))


class Answer(Guarded):
    """Whatever is answered, and how it is said that something cannot be."""

    def prepare(self) -> None:
        if self.request.method not in ("GET", "HEAD"):
            self.check_foreigners()

    def check_xsrf_cookie(self) -> None:
        """There are no cookies; who asks is known by the origin."""

    async def give(self, body: bytes | dict[str, Any] | None = None) -> None:
        """The whole answer; who does not take it in is not waited for."""
        try:
            await asyncio.wait_for(self.finish(body), READING)
        except TimeoutError:
            self.request.connection.stream.close()  # type: ignore[union-attr]
        except StreamClosedError:
            return

    async def send(self, body: bytes) -> None:
        """A long answer, piece by piece; who does not take one in is not waited for."""
        self.set_header("Content-Length", str(len(body)))
        try:
            for start in range(0, len(body), AT_A_TIME):
                self.write(body[start : start + AT_A_TIME])
                await asyncio.wait_for(self.flush(), READING)
        except TimeoutError:
            self.request.connection.stream.close()  # type: ignore[union-attr]
        except StreamClosedError:
            return
        else:
            await self.give()

    def write_error(self, status_code: int, **_: Any) -> None:
        if self.request.path.startswith("/api/"):
            self.finish({"status": status_code})
        else:
            self.set_header("Content-Security-Policy", self.missing.policy(self.request.host))
            self.finish(self.missing.plain)

    @property
    def missing(self) -> Page:
        """The page that says that there is nothing."""
        page: Page = self.settings["missing"]
        return page


class Home(Answer):
    """The page. It costs nothing: a table is asked for by the page, and only a page of ours can ask."""

    async def get(self) -> None:
        self.set_header("Content-Security-Policy", self.page.policy(self.request.host))
        self.set_header("Content-Type", "text/html; charset=utf-8")
        self.set_header("Cache-Control", "no-cache")
        self.set_header("Vary", "Accept-Encoding")
        self.set_header("Etag", f'"{self.page.version}"')
        if self.check_etag_header():
            self.set_status(304)
            await self.give()
            return
        if takes_packed(self.request.headers):
            self.set_header("Content-Encoding", "gzip")
        await self.send(self.page.body(self.request.headers))

    head = get


class Ask(Answer):
    """A table, please."""

    _asking: asyncio.Task[Seat | Waiting] | None = None

    async def post(self) -> None:
        asked = self._body()
        whose = whence(str(self.request.remote_ip))
        self._asking = asyncio.ensure_future(
            self.tables.ask(whose, asked.get("ticket"), asked.get("table"), asked.get("lost"))
        )
        try:
            found = await self._asking
        except asyncio.CancelledError:
            return  # nobody hears the answer
        except TooMany:
            self.set_status(429)
            self.set_header("Retry-After", str(BUSY))
            await self.give({"again": BUSY})
        else:
            await self.give(self._told(found, asked.get("table")) | {"version": self.page.version})

    def _told(self, found: Seat | Waiting, before: str | None) -> dict[str, Any]:
        if isinstance(found, Seat):
            table = found.table
            return {"table": table.key, "model": table.model, "same": table.key == before}
        self.set_status(202)
        return {"ticket": found.ticket, "place": found.place, "full": found.full, "tables": self.tables.most}

    def _body(self) -> dict[str, str]:
        try:
            body = json.loads(self.request.body or b"{}")
        except (ValueError, RecursionError):
            raise HTTPError(400) from None
        if not isinstance(body, dict) or not all(isinstance(value, str) for value in body.values()):
            raise HTTPError(400)
        return body

    def on_connection_close(self) -> None:
        if self._asking:
            self._asking.cancel()


class Goodbye(Answer):
    """The page was left."""

    async def post(self, key: str) -> None:
        self.tables.goodbye(key)
        self.set_status(204)
        await self.give()


class Health(Answer):
    """How many tables there are, for whoever looks after the machine."""

    async def get(self) -> None:
        await self.give(dict(self.tables.counts()))


class Nowhere(Answer):
    """Every other address."""

    def prepare(self) -> None:
        raise HTTPError(404)


class Measured(WebSocketProtocol13):
    """Takes frames at a pace: also those that are no messages, which nobody else would count."""

    async def _receive_frame(self) -> None:
        pace: Pace = self.handler.pace  # type: ignore[attr-defined]
        await pace.paid()
        pace.spend()
        await super()._receive_frame()


class Talk(Guarded, WebSocketHandler):
    """A page's end of the line to its table."""

    def initialize(self, tables: Tables, page: Page) -> None:
        super().initialize(tables, page)
        self._seat: Seat | None = None
        self._unread = 0
        self._sign = asyncio.Event()

    def prepare(self) -> None:
        self.check_foreigners()
        if line.PROTOCOL not in re.split(r",\s*", self.request.headers.get("Sec-WebSocket-Protocol", "")):
            raise HTTPError(400)

    def check_origin(self, origin: str) -> bool:
        return True  # it was, before anything else

    def select_subprotocol(self, subprotocols: list[str]) -> str:
        return line.PROTOCOL

    def get_websocket_protocol(self) -> WebSocketProtocol | None:
        known: Any = super().get_websocket_protocol()
        return Measured(self, mask_outgoing=False, params=known.params) if known else None

    async def get(self, key: str) -> None:
        self._seat = self.tables.sit_down(key)
        if self._seat is None:
            raise HTTPError(404)
        self.pace = self._seat.table.frames
        await super().get(key)

    def open(self, *_: str) -> None:
        assert self._seat
        self.ws_connection.stream.is_line = True  # type: ignore[union-attr]
        self.set_nodelay(True)  # without it clicks closer than 40 ms take 47 ms
        if self._seat.table.ended:
            self.close(ENDED)
        else:
            self._seat.table.open(self)

    async def on_message(self, frame: str | bytes) -> None:
        assert self._seat
        self.pace.spend(len(frame) / PIECE)
        try:
            message = line.read(frame, self._seat.table.model)
        except line.Refused:
            self.close(VIOLATION)
            self._drop()  # or what comes next is still read
            return
        await self.tables.say(self._seat, message)

    def on_pong(self, data: bytes) -> None:
        self._sign.set()

    def on_close(self) -> None:
        if self._seat:
            self._seat.table.close(self)
            self.tables.stand_up(self._seat)

    def tell(self, frame: bytes) -> None:
        if self._unread > UNREAD:  # before this one, however large it is: whoever reads gets it
            self._drop()
            return
        self._unread += len(frame)
        try:
            written = asyncio.ensure_future(self.write_message(frame, binary=True))
        except WebSocketClosedError:
            return
        written.add_done_callback(lambda done: self._was_read(len(frame), done))

    def _was_read(self, many: int, done: asyncio.Future[None]) -> None:
        self._unread -= many
        if not done.cancelled():
            done.exception()  # a line that breaks is no news

    def _drop(self) -> None:
        """Without a word: whoever is there does not listen."""
        stream = self.ws_connection and self.ws_connection.stream
        if stream:
            stream.close()

    def hang_up(self, code: int) -> None:
        self.close(code)

    async def lives(self) -> bool:
        self._sign.clear()
        try:
            self.ping(b"")
            await asyncio.wait_for(self._sign.wait(), SIGN_OF_LIFE)
        except (TimeoutError, WebSocketClosedError):
            return False
        return True

    def write_error(self, status_code: int, **_: Any) -> None:
        self.finish()
