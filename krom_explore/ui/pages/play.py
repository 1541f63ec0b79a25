"""A whole game: people and bots, on one screen."""

from __future__ import annotations

import json
from typing import Any

from krom_explore import text
from krom_explore.engine.ports import Over
from krom_explore.lab import PERSON, levels_of
from krom_explore.ui.components import Component
from krom_explore.ui.components.account import Account
from krom_explore.ui.components.new_game import NUMBER, NewGameForm, deal, fresh_number
from krom_explore.ui.components.playback import Playback
from krom_explore.ui.desk import Desk, nowhere
from krom_explore.ui.room import Room
from krom_explore.ui.seats import Seats

from .one_screen import MINE, OneScreen
from .page import Page, table_parts


class PlayPage(OneScreen):
    """Its address says who sits where."""

    def hash(self) -> str:
        assert self.desk.seats is not None
        return f"#/{self.route}/{self.desk.seats.code}/{self.desk.table.link()}"

    def news(self) -> str:
        """Nothing: the browser has the lines of the log and the question, and says those that are new."""
        return ""

    def kept(self) -> dict[str, Any]:
        return kept_game(self.desk)


def kept_game(desk: Desk) -> dict[str, Any]:
    """What the browser remembers of a game: how it was dealt and to whom, how it stands, and whether a person has
    played in it, be it taken back."""
    table, room = desk.table, desk.room
    dealt = [table.start, desk.seats, table.rules.hash]
    return {
        "id": json.dumps(dealt, ensure_ascii=False, sort_keys=True),
        "score": {lang: room.face.score(desk.present, lang) for lang in text.languages()},
        "begun": desk.can_undo or table.can_redo,
        "over": isinstance(table.pending, Over),
    }


def page(room: Room, rest: str = "") -> Page:
    """``SEATS/LINK``: a game under way; a link alone has a person in its first seat; nothing is a new game."""
    table, seats = opened(room, rest) if rest else new(room)
    desk = Desk(room, table, seats, plays_back=not room.visitor.still, stops=getattr(room.face, "stops", nowhere))
    own = (MINE,) if MINE in room.face.PARTS else ()
    form = NewGameForm(desk)
    above: dict[str, Component] = {"game": form, "account": Account(desk, form.rematch)}
    parts = above | table_parts(desk, own) | {"playback": Playback(desk)}  # after the log, whose words it shows
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
    return table, Seats.read(code, table.players, levels_of(room.game))


def new(room: Room) -> tuple[Any, Seats]:
    """A game that nobody has played, against the usual bots."""
    sheet = room.face.NEW_GAME
    first = {NUMBER: 0, **sheet.first(room.rules)}
    table, me = deal(room, first)
    number = next(field for field in sheet.fields(room.rules, table) if field.name == NUMBER)
    table, me = deal(room, {**first, NUMBER: fresh_number(number)})
    return table, Seats.of(table.players, {me: PERSON})
