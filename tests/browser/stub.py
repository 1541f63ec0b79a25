"""A server that does as it is told: the real page, the real app behind each table, and whatever may happen to both."""

from __future__ import annotations

import asyncio
import itertools
import json
import threading
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from tornado.httpserver import HTTPServer
from tornado.netutil import bind_sockets
from tornado.web import Application, HTTPError, RequestHandler
from tornado.websocket import WebSocketHandler

from krom_explore.ui.app import App
from krom_explore.ui.serving import line

Answer = tuple[int, dict[str, Any]]

HELD = 5.0
"""Seconds that a question is kept while there is no news."""


class Stub:
    """Tables without limit, unless ``answers`` has something else to say first."""

    def __init__(self, page: bytes):
        self.page = page
        config = page.partition(b'id="jupyter-config-data"')[2].partition(b">")[2].partition(b"<")[0]
        self.version = json.loads(config)["version"]
        self.answers: list[Answer] = []
        """What is answered to the next questions for a table, in the place of one."""
        self.last: Answer = (503, {})
        self.asked: list[dict[str, str]] = []
        """Who came: what stood in the questions."""
        self.heard: list[dict[str, Any]] = []
        """What was said at any table."""
        self.left: list[str] = []
        """The tables to which somebody said goodbye."""
        self.apps: dict[str, App] = {}
        self.lines: list[Talk] = []
        self.deaf = False
        """Whether nobody answers at the tables."""
        self.deadly: Callable[[dict[str, Any]], bool] = lambda message: False
        """Which messages end their table."""
        self.dropped: Callable[[dict[str, Any]], bool] = lambda message: False
        """Which messages have their line cut in the place of an answer."""
        self.url = ""
        self._keys = itertools.count(1)

    def ask(self, body: dict[str, str]) -> Answer | None:
        """The answer to a question for a table; None while there is no news."""
        if self.answers:
            return self.answers.pop(0) if self.answers[0] else None
        known = body.get("table", "")
        same = known in self.apps and not any(each.key == known for each in self.lines)
        key = known if same else f"{next(self._keys):032x}"
        self.apps.setdefault(key, App())
        return 200, {"table": key, "model": f"model-{key}", "same": same, "version": self.version}

    def wait(self, place: int, full: bool = True) -> Answer:
        return 202, {"ticket": "t", "place": place, "full": full, "tables": 2, "version": self.version}

    # --- from the test's thread

    def do(self, act: Callable[[], Any]) -> Any:
        """Something on the server's own thread."""

        async def acted() -> Any:
            return act()

        return asyncio.run_coroutine_threadsafe(acted(), self.loop).result(10)

    def answer(self, *answers: Answer | None) -> None:
        """What is answered next. None at its end: no more news, until there is."""
        self.do(lambda: self.answers.__setitem__(slice(None), answers))

    def hang_up(self, code: int) -> None:
        self.do(lambda: [each.close(code) for each in list(self.lines)])

    def end_tables(self) -> None:
        """All of them, as a server does that ends them."""
        self.do(self._end_tables)

    def _end_tables(self) -> None:
        self.apps = {f"ended {n}": app for n, app in enumerate(self.apps.values())}
        for each in list(self.lines):
            each.close(4001)

    def hear(self) -> None:
        """Answer from now on, also what was asked before."""
        self.deaf = False
        self.do(lambda: [each.catch_up() for each in self.lines])

    @contextmanager
    def running(self) -> Iterator[Stub]:
        sockets = bind_sockets(0, "127.0.0.1")
        self.url = f"http://127.0.0.1:{sockets[0].getsockname()[1]}/"
        self.loop = asyncio.new_event_loop()
        thread = threading.Thread(target=self._run, args=(sockets,), daemon=True)
        thread.start()
        try:
            yield self
        finally:
            self.loop.call_soon_threadsafe(self.loop.stop)
            thread.join(10)

    def _run(self, sockets: Any) -> None:
        asyncio.set_event_loop(self.loop)
        known = {"stub": self}
        routes = [
            (r"/", Home, known),
            (r"/api/tables", Ask, known),
            (r"/api/tables/(\w+)/goodbye", Goodbye, known),
            (r"/api/kernels/(\w+)/channels", Talk, known),
        ]
        server = HTTPServer(Application(routes, log_function=lambda handler: None))
        server.add_sockets(sockets)
        self.loop.run_forever()
        server.stop()


class Known(RequestHandler):
    def initialize(self, stub: Stub) -> None:
        self.stub = stub


class Home(Known):
    def get(self) -> None:
        self.set_header("Cache-Control", "no-store")
        self.finish(self.stub.page)


class Ask(Known):
    async def post(self) -> None:
        body = json.loads(self.request.body)
        self.stub.asked.append(body)
        end = time.monotonic() + HELD
        while (answer := self.stub.ask(body)) is None and time.monotonic() < end:
            await asyncio.sleep(0.02)
        answer = self.stub.last = answer or self.stub.last
        self.set_status(answer[0])
        self.finish(answer[1])


class Goodbye(Known):
    def post(self, key: str) -> None:
        self.stub.left.append(key)


class Talk(WebSocketHandler):
    def initialize(self, stub: Stub) -> None:
        self.stub = stub
        self.unheard: list[dict[str, Any]] = []

    async def get(self, key: str) -> None:  # type: ignore[override]
        if key not in self.stub.apps:
            raise HTTPError(404)
        self.key = key
        await super().get(key)

    def select_subprotocol(self, subprotocols: list[str]) -> str:
        return line.PROTOCOL

    def open(self, *_: str) -> None:
        self.stub.lines.append(self)

    def on_message(self, frame: str | bytes) -> None:
        message = json.loads(line.read(frame, f"model-{self.key}"))
        self.stub.heard.append(message)
        if self.stub.deadly(message):
            self.stub._end_tables()
            return
        if self.stub.dropped(message) and self.ws_connection:
            self.ws_connection.stream.close()
            return
        self.unheard.append(message)
        if not self.stub.deaf:
            self.catch_up()

    def catch_up(self) -> None:
        while self.unheard:
            reply = self.stub.apps[self.key].receive(self.unheard.pop(0))
            content = {"comm_id": f"model-{self.key}", "data": {"method": "custom", "content": reply}}
            parts = [json.dumps(part).encode() for part in ({"msg_type": "comm_msg"}, {}, {}, content)]
            self.write_message(line.frame("iopub", parts), binary=True)

    def on_close(self) -> None:
        self.stub.lines.remove(self)


def page_of(url: str) -> bytes:
    """The page as a real server gives it."""
    with urllib.request.urlopen(url, timeout=10) as answer:
        return bytes(answer.read())
