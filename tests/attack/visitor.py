"""A visitor without a browser: asks for a table, sits down, clicks, reloads, leaves."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
import uuid
from dataclasses import dataclass, field
from typing import Any

from .wire import Answer, Socket, fetch, somewhere, within

HELLO: dict[str, Any] = {"hello": {"hash": "#/krom/learn/combat"}}
INTENTS: list[dict[str, Any]] = [{"part": "dice", "do": "roll"}, {"part": "question", "do": "undo"}]
"""What a page sends: a fight, taken back and fought again."""

IN_LINE = 120.0
"""Seconds after which somebody who waits for a table gives up. Against hanging, not a measure of speed."""

CHANNEL, HEADER, PARENT, METADATA, CONTENT = range(5)
"""Which part of a frame of Jupyter's protocol is what."""


class NoTable(Exception):
    """The server gave no table and no place in the line either."""


def pack(parts: list[bytes]) -> bytes:
    """A frame of Jupyter's protocol: a count, that many offsets, the parts."""
    start = 8 * (len(parts) + 2)
    offsets = [start]
    for part in parts:
        offsets.append(offsets[-1] + len(part))
    return b"".join(each.to_bytes(8, "little") for each in (len(offsets), *offsets)) + b"".join(parts)


def unpack(frame: bytes) -> list[bytes]:
    count = int.from_bytes(frame[:8], "little")
    offsets = [int.from_bytes(frame[8 * n : 8 * n + 8], "little") for n in range(1, count + 1)]
    return [frame[start:end] for start, end in itertools.pairwise(offsets)]


def envelope(model: str, message: Any, **changed: Any) -> bytes:
    """A message to the app in its frame; ``changed`` puts something else in place of a part."""
    header = {"msg_id": uuid.uuid4().hex, "msg_type": "comm_msg", "session": "", "username": "", "version": "5.3"}
    content = {"comm_id": model, "data": {"method": "custom", "content": message}}
    parts = {"channel": b"shell", "header": header, "parent": {}, "metadata": {}, "content": content} | changed
    return pack([part if isinstance(part, bytes) else json.dumps(part).encode() for part in parts.values()])


@dataclass
class Visitor:
    """One person with one page."""

    port: int
    source: str = field(default_factory=somewhere)
    table: str = ""
    model: str = ""
    socket: Socket | None = None
    knew: float = 0.0
    """Seconds from coming to knowing: in, or waiting at which place."""
    places: list[tuple[int, bool]] = field(default_factory=list)
    """What was said while waiting: the place in the line, and whether all tables were taken."""
    clicked: int = 0

    # --- arriving

    async def page(self) -> Answer:
        return await fetch(self.port, "GET", "/", source=self.source, Accept_Encoding="gzip")

    async def ask(self, source: str | None = None, **body: Any) -> Answer:
        """Ask once for a table."""
        said = json.dumps(body).encode()
        return await fetch(self.port, "POST", "/api/tables", said, source or self.source)

    async def arrive(self) -> bool:
        """Ask until there is a table; whether it is the one that the visitor had."""
        begun = time.perf_counter()
        wanted = {"table": self.table} if self.table else {}
        ticket: dict[str, str] = {}
        while time.perf_counter() < begun + IN_LINE:
            answer = await self.ask(**wanted, **ticket)
            self.knew = self.knew or time.perf_counter() - begun
            if answer.status == 200:
                given = answer.json()
                self.table, self.model = given["table"], given["model"]
                return bool(given["same"])
            if answer.status == 202:
                ticket = {"ticket": answer.json()["ticket"]}
                self.places.append((answer.json()["place"], answer.json()["full"]))
            elif answer.status == 429:
                await asyncio.sleep(answer.json()["again"])
            else:
                raise NoTable(f"{answer.status}: {answer.body[:200]!r}")
        raise NoTable(f"waited for {IN_LINE:g} s, at last at place {self.places[-1:]}")

    async def sit(self, **headers: str) -> Visitor:
        """Open the line to the table."""
        path = f"/api/kernels/{self.table}/channels?session_id={uuid.uuid4().hex}"
        self.socket = await Socket.to(self.port, path, self.source, **headers)
        return self

    async def come(self) -> Visitor:
        """Everything that a page does until its first board is there."""
        await self.page()
        same = await self.arrive()
        await self.sit()
        await self.greet(same)
        return self

    async def greet(self, same: bool) -> None:
        """Say what a page says first: a table that is the same as before goes on where it was."""
        if not same:
            self.clicked = 0
        reply = await self.say({"again": True} if same else HELLO)
        assert "page" in reply, f"no page: {str(reply)[:200]}"

    # --- at the table

    @property
    def line(self) -> Socket:
        assert self.socket, "nobody sits here"
        return self.socket

    async def send(self, message: Any) -> None:
        await self.line.send(envelope(self.model, message))

    async def reply(self) -> dict[str, Any]:
        parts = unpack(await within(self.line.hear()))
        assert json.loads(parts[HEADER])["msg_type"] == "comm_msg"
        content = json.loads(parts[CONTENT])
        assert content["comm_id"] == self.model, "that was for somebody else"
        reply: dict[str, Any] = content["data"]["content"]
        return reply

    async def say(self, message: Any) -> dict[str, Any]:
        await self.send(message)
        return await self.reply()

    async def click(self) -> float:
        """One click, and the milliseconds until its answer. After a cut the table may have had it already."""
        begun = time.perf_counter()
        reply = await self.say(INTENTS[self.clicked % 2])
        self.clicked += 1
        assert "changes" in reply, f"no answer to a click: {str(reply)[:200]}"
        return (time.perf_counter() - begun) * 1000

    # --- leaving

    def cut(self) -> None:
        """The line is cut; the table is not given up."""
        if self.socket:
            self.socket.wire.cut()
        self.socket = None

    async def reload(self) -> bool:
        """As a browser does: goodbye, the page anew, and the table again if it is still there."""
        before = self.table
        await self.goodbye()
        await self.come()
        return self.table == before

    async def heal(self) -> bool:
        """As the page does when the line is lost: the same table if it is there, else another one."""
        self.cut()
        same = await self.arrive()
        await self.sit()
        await self.greet(same)
        return same

    async def goodbye(self) -> Answer | None:
        if self.socket:
            await self.socket.close()
            self.socket = None
        if not self.table:
            return None
        return await fetch(self.port, "POST", f"/api/tables/{self.table}/goodbye", b"", self.source, Content_Type="")


async def leave(*visitors: Visitor) -> None:
    """All of them go, at once, however they are."""
    await asyncio.gather(*(visitor.goodbye() for visitor in visitors), return_exceptions=True)
