"""What the room of a class answers: to pupils, and to whoever has the teacher's key."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any

from tornado.web import HTTPError

from krom_explore import text
from krom_explore.engine.faults import BadInput

from .classroom import MANY, RECORDS, Elsewhere, Hurried, Room
from .doors import whence
from .handlers import Answer

CLASS = "/api/class"
"""Where pages of a class ask."""

PATIENCE = 20.0
"""Seconds for which a question how things stand is kept until there is news."""

PUPIL = re.compile(r"[0-9a-f]{32}")
"""What a browser is known by."""

VERSION = re.compile(r"\d{1,9}")

AGAIN = 2
"""Seconds after which somebody who hurries may go on."""


class InClass(Answer):
    """A question of a page in a class. What cannot be is said in its language."""

    _waiting: asyncio.Task[None] | None = None

    @property
    def room(self) -> Room:
        room: Room = self.settings["classroom"]
        return room

    @property
    def lang(self) -> str:
        """The language that the page is written in."""
        wanted = self.request.headers.get("Accept-Language", "")[:2].lower()
        return wanted if wanted in text.languages() else text.FALLBACK

    @property
    def pupil(self) -> str:
        found = PUPIL.fullmatch(self.request.headers.get("X-Pupil", ""))
        if not found:
            raise HTTPError(400)
        return found[0]

    @property
    def address(self) -> str:
        return whence(str(self.request.remote_ip))

    def told(self) -> dict[str, Any]:
        """What a page has sent."""
        try:
            body = json.loads(self.request.body)
        except (ValueError, RecursionError):
            raise HTTPError(400) from None
        if not isinstance(body, dict):
            raise HTTPError(400)
        return body

    def since(self) -> int:
        """The version that a page knows, if it is one of this room; 0 where it is to be told everything."""
        known = self.get_query_argument("since", "0")
        if not VERSION.fullmatch(known):
            raise HTTPError(400)
        return int(known) if self.get_query_argument("room", "") == self.room.name else 0

    async def wait(self, bell: Any, since: int) -> bool:
        """Wait for news; False where nobody hears of it any more."""
        self._waiting = asyncio.ensure_future(bell.rung_after(since, PATIENCE))
        try:
            await self._waiting
        except asyncio.CancelledError:
            return False
        return True

    def on_connection_close(self) -> None:
        if self._waiting:
            self._waiting.cancel()

    def write_error(self, status_code: int, **_: Any) -> None:
        self.finish({"status": status_code, "why": text.message("room-unclear", self.lang)})

    async def refuse(self, status: int, why: str, **more: Any) -> None:
        self.set_status(status)
        await self.give({"why": why, **more})


class Now(InClass):
    """How things stand, for pupils."""

    async def get(self) -> None:
        pupil = self.pupil
        with self.room.looks(pupil, self.address):
            heard = await self.wait(self.room.board, self.since())
        if heard:
            await self.give({**self.room.told(), "out": self.room.is_out(pupil)})


class Sent(InClass):
    """What a pupil has done."""

    async def post(self) -> None:
        told, pupil = self.told(), self.pupil
        record = told.get("record")
        if told.get("room") != self.room.name:
            await self.refuse(409, text.message("room-other", self.lang), room=self.room.name)
            return
        try:
            known = self.room.hear(pupil, self.address, record)
        except Elsewhere:  # nobody's fault: who plays alone is told so, and a browser does not take it for an error
            await self.give({"held": True, "why": text.message("room-not-open", self.lang)})
        except Hurried:
            self.set_header("Retry-After", str(AGAIN))
            await self.refuse(429, text.message("room-hurried", self.lang, most=RECORDS[1]), again=AGAIN)
        except BadInput as bad:
            if self.room.is_out(pupil):  # the page has not heard of it yet; it will, and says so
                await self.give({"held": True, "why": bad.say(self.lang)})
                return
            theirs = self.room.known(pupil, record.get("key") if isinstance(record, dict) else None)
            await self.refuse(422, bad.say(self.lang), known=theirs.as_json() if theirs else None)
        else:
            await self.give({"known": known.as_json()})


class OfTeacher(InClass):
    """Only for whoever has the teacher's key."""

    def prepare(self) -> None:
        super().prepare()
        if not self.room.is_teacher(self.request.headers.get("X-Teacher", "")):
            self.set_status(403)
            self.finish({"why": text.message("room-teacher-only", self.lang)})


class Wall(OfTeacher):
    """How things stand, for the teacher."""

    async def get(self) -> None:
        since = self.since()
        if await self.wait(self.room.wall, since):
            shown = self.room.shown(self.get_query_argument("of", None), since)
            self.set_header("Content-Type", "application/json")
            await self.send(json.dumps({**shown, "address": self.settings["address"]}).encode())


class Lead(OfTeacher):
    """What the teacher does: lead on, pause, reveal, send somebody out, take the results home."""

    async def post(self) -> None:
        told = self.told()
        ask = ""
        try:
            match told.get("do"):
                case "next":
                    await self.room.open(told.get("activity"))
                case "pause":
                    self.room.pause(told.get("on"))
                case "reveal":
                    self.room.reveal(told.get("on"))
                case "dismiss":
                    others = self.room.dismiss(told.get("pupil"))
                    ask = text.message("room-dismiss-like", self.lang, n=others) if others > MANY else ""
                case "dismiss-like":
                    self.room.dismiss_like(told.get("pupil"))
                case "export":
                    self.set_header("Content-Type", "text/csv; charset=utf-8")
                    await self.send(self.room.csv().encode())
                    return
                case _:
                    raise HTTPError(400)
        except BadInput as bad:
            await self.refuse(422, bad.say(self.lang))
        else:
            await self.give({"version": self.room.wall.version, "ask": ask})


ROUTES = {f"{CLASS}/now": Now, f"{CLASS}/record": Sent, f"{CLASS}/wall": Wall, f"{CLASS}/lead": Lead}
