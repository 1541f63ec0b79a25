"""The teacher's end of a class: what has come in, who is still working, and the way for pupils to come in.

The server of the class tells the page in the browser, and that one tells it here: so the sum, the chart and the words
are made where every other page makes them, from the records themselves.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.learn.activity import Record, Set
from krom_explore.learn.classroom import Gathered
from krom_explore.learn.rounds import Rounds
from krom_explore.ui import classes, qr
from krom_explore.ui.room import Room

from .base import Component
from .collected import Collected

NEWS = 200_000
"""Letters of what the server has told: a hundred records of the longest activity."""

ADDRESS = 300
"""Letters of the address of a server."""

WORDS = (
    "wall-begin", "wall-pause", "wall-go-on", "wall-reveal", "wall-hide", "wall-next", "wall-large", "wall-join",
    "wall-copy", "wall-lead", "wall-waiting", "wall-not-teacher", "wall-outdated",
    "wall-alone", "wall-codes", "wall-lost", "wall-code",
)  # fmt: skip


class Wall(Component):
    kind = "wall"
    longest: Mapping[str, int] = MappingProxyType({"news": NEWS, "address": ADDRESS})

    def __init__(self, room: Room, rounds: Rounds):
        super().__init__(room)
        self.rounds = rounds
        self.collected = Collected(room, rounds, lambda: self.gathered, lambda: self.revealed, lambda: self.paused)
        """What has come in, drawn. The exact answer is there for everybody or for nobody: this page is on a wall."""
        self._address = ""
        """Where this app is reached by others."""
        self.gathered = self._empty()
        self._heard: dict[str, Any] = {"room": "", "version": 0}
        self._here = 0
        self._activity: str | None = None
        self.paused = self.revealed = False

    def _empty(self) -> Gathered:
        return Gathered(self.set, self.rounds.rows, self.rounds.activity.predict)

    @property
    def set(self) -> Set:
        return self.rounds.set

    # --- what the browser tells

    def do_hear(self, news: Any) -> None:
        """What the server of the class has told."""
        told = read(news)
        if not told["whole"] and told["room"] != self._heard["room"]:
            raise BadInput("room", "wall-news")
        gathered = self._empty() if told["whole"] else self.gathered.copy()
        for number, record in told["records"]:
            gathered.add(str(number), record)
        self.gathered = gathered
        self._heard = {"room": told["room"], "version": told["version"]}
        self._here, self._activity = told["here"], told["activity"]
        self.paused, self.revealed = told["paused"], told["revealed"]

    def do_reached(self, address: Any) -> None:
        """Under which address others find this app."""
        address = checks.kind("address", address, str)
        if not address.startswith(("http://", "https://")):
            raise BadInput("address", "class-address")
        self._address = address

    def do_large(self, large: Any) -> None:
        """Letters for a wall, also in what was collected."""
        self.collected.do_large(large)

    # --- what it shows

    def state(self) -> dict[str, Any]:
        route = f"#/{classes.pupil_route(self.room, self.set)}"
        link = f"{self._address}{route}" if self._address else ""
        return {
            "key": self.set.key(),
            "heard": self._heard,
            "leads": self._activity == self.set.key(),
            "paused": self.paused,
            "revealed": self.revealed,
            "standing": self._standing(),
            "working": self._working(),
            "pupils": self._pupils(),
            "join": {"hash": route, "link": link, "code": qr.drawn(link) if link else None},
            "codes": f"#/{self.room.route('codes', self.set.activity, self.set.setting)}",
            "next": self._next(),
            "nextSure": self._sure(),
            "elsewhere": self._elsewhere(),
            "local": self.word("ui-class-local") if qr.leads_here_only(self._address) else "",
            "words": self.words(*WORDS),
        }

    def _standing(self) -> str:
        return self.word("ui-wall-here", n=self._here)

    def _working(self) -> str:
        return self.word("ui-wall-working", n=len(self.gathered.records) - self.gathered.finished())

    def _pupils(self) -> list[dict[str, Any]]:
        """Everybody, those who have the furthest to go first."""
        found = [
            {
                "number": int(number),
                "name": classes.called(self.room, record.who),
                "done": len(record.results),
                "of": self.set.rounds,
                "said": self._said(record),
                "out": self.word("ui-wall-dismiss", name=classes.called(self.room, record.who)),
                "outSure": self.word("ui-wall-dismiss-sure", name=classes.called(self.room, record.who)),
            }
            for number, record in self.gathered.records.items()
        ]
        return sorted(found, key=lambda pupil: (pupil["done"], pupil["number"]))

    def _said(self, record: Record) -> str:
        done = len(record.results)
        if done >= self.set.rounds:
            return self.word("ui-wall-done")
        if record.predicted is None:
            return self.word("ui-wall-predicts")
        return self.word("ui-wall-plays", done=done, of=self.set.rounds)

    def _next(self) -> dict[str, str] | None:
        """The activity after this one, as it comes: of this game or, after its last one, of another."""
        found = classes.after(self.room, self.set.activity)
        if found is None:
            return None
        room, activity = found
        return classes.led(self.room, classes.activities(room).set(activity, classes.box(room)))

    def _sure(self) -> str:
        """What is asked before the class leaves results behind; "" where there are none."""
        rounds = self.gathered.n
        return self.word("ui-wall-next-sure", rounds=rounds) if rounds else ""

    def _elsewhere(self) -> dict[str, str] | None:
        """What the class does, if it is something else than what this page shows."""
        if self._activity is None or self._activity == self.set.key():
            return None
        way = classes.led(self.room, Set.read(self._activity))
        return {"said": self.word("ui-wall-still", activity=way["label"]), "hash": way["hash"]}


def read(news: Any) -> dict[str, Any]:
    """What the server has told, once more checked: it comes by way of the browser."""
    try:
        told = json.loads(checks.kind("news", news, str))
    except (ValueError, RecursionError):
        raise BadInput("news", "wall-news") from None
    told = checks.table("news", told)
    for name in ("room", "version", "whole", "paused", "revealed", "here", "activity", "records"):
        if name not in told:
            raise BadInput(name, "missing")
    if told["activity"] is not None:
        Set.read(told["activity"])
    return {
        "room": checks.kind("room", told["room"], str)[:60],
        "version": checks.whole("version", told["version"], 0, 10**9),
        "whole": checks.kind("whole", told["whole"], bool),
        "paused": checks.kind("paused", told["paused"], bool),
        "revealed": checks.kind("revealed", told["revealed"], bool),
        "here": checks.whole("here", told["here"], 0),
        "activity": told["activity"],
        "records": [numbered(each) for each in checks.kind("records", told["records"], list)],
    }


def numbered(each: Any) -> tuple[int, Record]:
    """A pupil's number and record."""
    if not isinstance(each, list) or len(each) != 2:
        raise BadInput("records", "wall-news")
    return checks.whole("pupil", each[0], 1), Record.from_json(each[1])
