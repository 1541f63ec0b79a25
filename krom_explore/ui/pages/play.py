"""A whole game: people and bots, on one screen."""

from __future__ import annotations

from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.ports import Over
from krom_explore.lab import PERSON
from krom_explore.ui.components import Component
from krom_explore.ui.components.account import Account
from krom_explore.ui.components.new_game import NUMBER, NewGameForm, deal, fresh_number
from krom_explore.ui.components.playback import Playback
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room
from krom_explore.ui.seats import Seats

from .page import Page, table_parts

FIRST = ("game", "account", "playback", "question", "dice", "mine")
"""What is always in sight beside the picture of the table; the rest is opened."""


TOLD = "log"
"""The sheet whose words are in sight also while it is closed."""

FIRST_OF_ALL = ""
"""The sheet that is open before anybody has chosen one."""


class PlayPage(Page):
    """Its address says who sits where."""

    desk: Desk
    sheet: str | None = FIRST_OF_ALL
    """The sheet that is open."""

    def hash(self) -> str:
        assert self.desk.seats is not None
        return f"#/{self.route}/{self.desk.seats.code}/{self.desk.table.link()}"

    def news(self) -> str:
        """Nothing: the browser has the lines of the log and the question, and says those that are new."""
        return ""

    def kept(self) -> dict[str, Any]:
        table = self.desk.table
        return {
            "id": f"{table.seed} {' '.join(table.players)} {table.rules.hash}",
            "score": self.room.face.score(self.desk.present, self.room.lang),
            "begun": table.steps > 0,
            "over": isinstance(table.pending, Over),
        }

    def outline(self) -> dict[str, Any]:
        sheets = {name: self.room.word(f"part-{name}") for name in self.sheets}
        first = [name for name in self.parts if name not in sheets]
        return {**super().outline(), "layout": "game", "first": first, "sheets": sheets}

    @property
    def sheets(self) -> list[str]:
        """What is opened when it is wanted: the game's own things first."""
        own = self.room.face.PARTS
        always = (*FIRST, next(name for name in self.room.face.TABLE if name in own))
        rest = [name for name in self.parts if name not in always]
        return [name for name in rest if name in own] + [name for name in rest if name not in own]

    @property
    def closed(self) -> list[str]:
        opened = next(iter(self.sheets), None) if self.sheet == FIRST_OF_ALL else self.sheet
        return [name for name in self.sheets if name not in (opened, TOLD)]

    def open_sheet(self, name: Any) -> None:
        self.sheet = None if name is None else checks.one_of("sheet", name, self.sheets)


def page(room: Room, rest: str = "") -> Page:
    """``SEATS/LINK``: a game under way; a link alone has a person in its first seat; nothing is a new game."""
    table, seats = opened(room, rest) if rest else new(room)
    desk = Desk(room, table, seats, plays_back=not room.visitor.still)
    mine = ("mine",) if "mine" in room.face.PARTS else ()
    form = NewGameForm(desk)
    above: dict[str, Component] = {"game": form, "account": Account(desk, form.rematch)}
    parts = above | table_parts(desk, mine) | {"playback": Playback(desk)}  # after the log, whose words it shows
    made = PlayPage(room, room.route("play"), "page-play", parts, desk)
    made.watch = room.route("play", "watch")
    return made


def opened(room: Room, rest: str) -> tuple[Any, Seats]:
    """The table of an address, and who sits at it."""
    code, _, link = rest.partition("/")
    if not Seats.is_code(code):
        table = room.open(rest)
        return table, Seats.of(table.players, {table.players[0]: PERSON})
    table = room.open(link)
    return table, Seats.read(code, table.players)


def new(room: Room) -> tuple[Any, Seats]:
    """A game that nobody has played, against the usual bots."""
    sheet = room.face.NEW_GAME
    first = {NUMBER: 0, **sheet.first(room.rules)}
    table, me = deal(room, first)
    number = next(field for field in sheet.fields(room.rules, table) if field.name == NUMBER)
    table, me = deal(room, {**first, NUMBER: fresh_number(number)})
    return table, Seats.of(table.players, {me: PERSON})
