"""A class without browsers: pupils who play and send what they have as their pages do, and a teacher who leads."""

from __future__ import annotations

import asyncio
import json
import secrets
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any
from urllib.parse import quote

from krom_explore import games
from krom_explore.learn.activity import Record, animal

from .wire import Answer, Gone, fetch, somewhere

AGAIN = 0.2
"""Seconds until a pupil tries again who was not heard."""


def activity(name: str = "fair", rounds: int | None = None) -> tuple[str, int]:
    """The key of an activity of the first game, and how many rows it has."""
    game = games.names()[0]
    found, rules = games.activities(game), games.rules(game)
    assert found is not None
    asked = found.set(name, rules, rounds)
    return asked.key(), len(found.exact(asked, rules).rows)


def bars(rows: int) -> tuple[int, ...]:
    """What somebody predicts who has no idea."""
    return (100 - 10 * (rows - 1), *[10] * (rows - 1))


@dataclass
class Pupil:
    """One pupil with one browser."""

    port: int
    key: str
    rows: int
    id: str = field(default_factory=lambda: secrets.token_hex(16))
    source: str = field(default_factory=somewhere)
    room: str = ""
    version: int = 0
    who: str = "otter-17"
    results: list[int] = field(default_factory=list)
    luck: Random = field(default_factory=Random)

    def record(self) -> dict[str, Any]:
        return Record(self.key, self.who, bars(self.rows), tuple(self.results)).as_json()

    def play(self, rounds: int = 1) -> None:
        self.results += self.luck.choices(range(self.rows), k=rounds)

    async def look(self, since: int = 0) -> dict[str, Any]:
        """How things stand."""
        path = f"/api/class/now?room={self.room}&since={since}"
        answer = await fetch(self.port, "GET", path, source=self.source, X_Pupil=self.id)
        assert answer.status == 200, answer
        state: dict[str, Any] = answer.json()
        self.room, self.version = state["room"], state["version"]
        return state

    async def send(self, record: Any = None, **more: Any) -> Answer:
        """Send what was played, or something else, once."""
        body = {"room": self.room, "record": self.record() if record is None else record} | more
        return await fetch(
            self.port, "POST", "/api/class/record", json.dumps(body).encode(), self.source, X_Pupil=self.id
        )

    async def report(self) -> None:
        """Send what was played until the server has it, whatever comes between."""
        while True:
            try:
                answer = await self.send()
                if answer.status == 200 and "known" in answer.json():
                    return
                assert answer.status in (200, 409, 429), answer
                await self.look()
            except (Gone, OSError, IndexError, ValueError):
                pass
            await asyncio.sleep(AGAIN)

    async def lose_the_line(self) -> None:
        """Send it and be cut before the answer is there."""
        sending = asyncio.create_task(self.send())
        await asyncio.sleep(0.001)
        sending.cancel()
        await asyncio.gather(sending, return_exceptions=True)

    def other_tab(self) -> Pupil:
        """The same browser once more."""
        return replace(self, results=list(self.results), room="", version=0)


@dataclass
class Teacher:
    """Whoever has the key."""

    port: int
    key: str
    source: str = field(default_factory=somewhere)
    room: str = ""
    version: int = 0

    async def lead(self, **what: Any) -> Answer:
        return await fetch(
            self.port, "POST", "/api/class/lead", json.dumps(what).encode(), self.source, X_Teacher=self.key
        )

    async def wall(self, of: str = "", since: int = 0) -> dict[str, Any]:
        path = f"/api/class/wall?of={quote(of, safe='')}&room={self.room}&since={since}"
        answer = await fetch(self.port, "GET", path, source=self.source, X_Teacher=self.key)
        assert (answer.status, answer["content-type"]) == (200, "application/json"), answer
        news: dict[str, Any] = answer.json()
        self.room, self.version = news["room"], news["version"]
        return news

    async def counts(self, rows: int) -> list[int]:
        """The histogram of the present activity, as pupils see it when the answer is revealed."""
        assert (await self.lead(do="reveal", on=True)).status == 200
        state = await Pupil(self.port, "", rows).look()
        counts: list[int] = state["counts"]
        return counts


def class_of(size: int, port: int, key: str, rows: int, seed: int = 0) -> list[Pupil]:
    return [Pupil(port, key, rows, who=animal(1000 * n + n), luck=Random(f"{seed} {n}")) for n in range(size)]
