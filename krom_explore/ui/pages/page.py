"""A page: named parts in an order, and perhaps a table that they show."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from krom_explore import text
from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Reason
from krom_explore.ui import past, printing
from krom_explore.ui.components import Component
from krom_explore.ui.components.dice import Dice
from krom_explore.ui.components.form import TableForm
from krom_explore.ui.components.log import Log
from krom_explore.ui.components.odds import OddsPanel
from krom_explore.ui.components.picture import Picture
from krom_explore.ui.components.question import Question
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room

MOST = 5
"""Differences of a box that a notice names."""


class Page:
    """What stands at one route."""

    def __init__(self, room: Room, route: str, title: str, parts: dict[str, Component], desk: Desk | None = None):
        self.room = room
        self.route = route
        self.title = title
        self.parts = parts
        self.desk = desk
        self.more: list[dict[str, str]] = []
        """Links to the pages beside this one: hash, key of the title and, where there is an order, prev or next."""
        self.watch = ""
        """The route at which the table can be watched from its start, before its link; "" where that is not offered."""
        self.notebook: tuple[str, str, str] | None = None
        """The notebook that belongs to this page: its file, the key of what leads there, and the key of what is said
        where it cannot be reached; "" says nothing."""
        self.welcome: tuple[str, ...] = ()
        """Parts that stand together at the top, as what one sees first: words beside a picture."""
        self.handouts: tuple[str, ...] = ()
        """What can be printed here, by the names of ``learn.handout``."""
        self.leads_to: Page | None = None
        """The page that takes this one's place after the present intent."""

    def settle(self) -> None:
        """After an intent: sheets that are filled in from the table follow it."""
        for part in self.parts.values():
            if isinstance(part, TableForm):
                part.settle()

    def states(self) -> dict[str, Any]:
        """What the parts show, by their names; None where nobody looks."""
        return {name: None if name in self.closed else part.state() for name, part in self.parts.items()}

    @property
    def closed(self) -> Collection[str]:
        """Parts that are not in sight."""
        return ()

    def open_sheet(self, name: Any) -> None:
        """Look at a part that was closed. Most pages have none."""
        raise BadInput("sheet", "one-of", names=[], found=checks.short(name))

    def outline(self) -> dict[str, Any]:
        """What the browser builds the page from."""
        return {
            "game": self.room.name,
            "route": self.route,
            "title": self.room.word(self.title),
            "parts": [{"name": name, "kind": part.kind} for name, part in self.parts.items()],
            "welcome": list(self.welcome),
            "beside": [{**link, "label": self.room.word(link["key"])} for link in self.more],
            "watch": f"#/{self.watch}" if self.watch else "",
            "notebook": self.beside_notebook(),
            "handouts": printing.offered(self.room, self.handouts),
        }

    def beside_notebook(self) -> dict[str, str] | None:
        """The way to the notebook where it is served beside the app; elsewhere, how to open it."""
        if self.notebook is None:
            return None
        file, key, otherwise = self.notebook
        elsewhere = self.room.word(otherwise, file=file) if otherwise else ""
        return {"file": file, "label": self.room.word(key), "elsewhere": elsewhere}

    def printed_as(self, name: str) -> tuple[str, Any]:
        """The handout that is printed under a name, as things stand on the page, and the rules that it goes by."""
        return name, self.room.rules

    def hash(self) -> str:
        """The route with the position in it, so that a reload or a friend finds the same table."""
        return f"#/{self.route}" if self.desk is None else f"#/{self.route}/{self.desk.table.link()}"

    def kept(self) -> dict[str, Any] | None:
        """What the browser is to remember of a game under way, beside its address; None where there is none."""
        return None

    def say(self, reason: Reason) -> str:
        assert self.desk is not None
        return self.desk.say(reason)

    def news(self) -> str:
        """What has just happened, for those who hear it, and what is asked now."""
        if self.desk is None:
            return ""
        lines = self.desk.log_sentences()[self.desk.told :]
        return " ".join(filter(None, [self.desk.taken_back(), *lines, self.desk.sentence()]))

    def notice(self) -> str | None:
        """What is to be known about the table that a link brought: other rules than those in use, and which."""
        if self.desk is None:
            return None
        brought, own = self.desk.table.rules, self.room.rules
        if brought.restored:
            names = [self.room.word(f"ruling-{name}") for name in brought.restored]
            return self.room.word("ui-restored", questions=" ".join(names))
        differ = own.differences(brought)
        if not differ:
            return None
        named = [str(change) for change in differ[:MOST]]
        more = [self.room.word("ui-and-more", n=len(differ) - MOST)] if len(differ) > MOST else []
        return self.room.word("ui-other-box", differences=text.apart([*named, *more], self.room.lang))


def table_parts(desk: Desk, more: tuple[str, ...] = ()) -> dict[str, Component]:
    """All parts of a table, in the order in which the game wants them read."""
    room = desk.room
    generic: dict[str, Component] = {
        "question": Question(desk),
        "dice": Dice(desk),
        "odds": OddsPanel(room, lambda: past.question_at(desk), lambda: desk.asked_at),
        "log": Log(desk),
    }
    own = {name: Picture(desk, part) for name, part in room.face.PARTS.items()}
    return {name: generic.get(name) or own[name] for name in (*room.face.TABLE, *more)}
