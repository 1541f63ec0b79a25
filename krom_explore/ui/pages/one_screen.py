"""A table on one screen: what the next decision needs is in sight, the rest are sheets that are opened when wanted."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

from krom_explore.engine import checks
from krom_explore.ui.components import Component
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room

from .page import Page

FIRST = (
    "heading", "tries", "newgame", "score", "account", "met", "example", "coach", "lesson", "quiz", "playback", "walk",
    "question", "dice",
)  # fmt: skip
"""The kinds of parts that are always in sight beside the picture of the table."""

MINE = "mine"
"""A part of a game's own that is always in sight: what belongs to whoever looks."""

TOLD = "log"
"""The sheet whose words are in sight also while it is closed."""

EVERYTHING = "everything"
"""The sheet of what a page can do without."""

FIRST_OF_ALL = ""
"""The sheet that is open before anybody has chosen one."""


class Sheet(NamedTuple):
    """Parts that are seen together when somebody opens them."""

    name: str
    parts: tuple[str, ...]
    label: str
    """The key of what it is called."""
    beside: bool = False
    """Whether it stands below what is asked, and not below the picture of the table."""


class OneScreen(Page):
    desk: Desk

    def __init__(self, room: Room, route: str, title: str, parts: dict[str, Component], desk: Desk):
        super().__init__(room, route, title, parts, desk)
        self.layout = "game"
        """How the browser lays it out; "" for all parts one below the other."""
        self.foremost: tuple[str, ...] = ()
        """Sheets that come before the others; where it is narrow, the head of the page leads to the first of them."""
        self.beside: tuple[str, ...] = ()
        """Sheets that stand below what is asked, in their order; the first is open where there is room."""
        self.joined: dict[str, tuple[str, ...]] = {}
        """Parts that stand in the sheet of another one."""
        self.called: dict[str, str] = {}
        """The keys of what sheets are called, where that is not ``part-NAME``."""
        self.folded: tuple[str, ...] = ()
        """Parts that the page can do without: one sheet has all of them, the last one."""
        self.whole = False
        """Whether closed sheets are told as well, so that they are on paper, and open without a question."""
        self.sheet: str | None = FIRST_OF_ALL
        """The sheet that is open, where closed ones are not told."""

    def outline(self) -> dict[str, Any]:
        if not self.layout:
            return super().outline()
        laid = self.laid()
        in_sheets = {name for sheet in laid for name in sheet.parts}
        return {
            **super().outline(),
            "layout": self.layout,
            "first": [name for name in self.parts if name not in in_sheets],
            "sheets": [
                {**sheet._asdict(), "parts": list(sheet.parts), "label": self.room.word(sheet.label)} for sheet in laid
            ],
            "lead": next(iter(self.foremost), None),
            "whole": self.whole,
        }

    def laid(self) -> list[Sheet]:
        """The sheets, in the order of their tabs."""
        inner = {name for names in self.joined.values() for name in names}
        known = [name for name in self.sheets if name not in inner and name not in self.folded]
        first = [name for name in (*self.beside, *self.foremost) if name in known]
        sheets = [
            Sheet(name, (name, *self.joined.get(name, ())), self.called.get(name, f"part-{name}"), name in self.beside)
            for name in dict.fromkeys((*first, *known))
        ]
        folded = tuple(name for name in self.parts if name in self.folded)
        return [*sheets, *([Sheet(EVERYTHING, folded, "ui-everything")] if folded else [])]

    @property
    def sheets(self) -> list[str]:
        """The parts that are opened when they are wanted: the game's own things first."""
        own = self.room.face.PARTS
        always = (MINE, next(name for name in self.room.face.TABLE if name in own))
        rest = [name for name, part in self.parts.items() if part.kind not in FIRST and name not in always]
        return [name for name in rest if name in own] + [name for name in rest if name not in own]

    @property
    def closed(self) -> Collection[str]:
        if self.whole:
            return ()
        laid = self.laid()
        opened = next((sheet.name for sheet in laid), None) if self.sheet == FIRST_OF_ALL else self.sheet
        return [name for sheet in laid if sheet.name != opened for name in sheet.parts if name != TOLD]

    def open_sheet(self, name: Any) -> None:
        self.sheet = None if name is None else checks.one_of("sheet", name, [sheet.name for sheet in self.laid()])
