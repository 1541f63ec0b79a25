"""A live table and nothing else: where one plays on after taking over."""

from __future__ import annotations

from krom_explore.engine.table import GameTable
from krom_explore.ui import fresh
from krom_explore.ui.components.heading import Heading
from krom_explore.ui.components.playback import Playback
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room
from krom_explore.ui.seats import Seats

from .one_screen import MINE, OneScreen
from .page import Page, table_parts


def page(room: Room, table: GameTable, me: str | None = None) -> Page:
    desk = Desk(room, table, Seats.alone(table.players, me), fresh.rolled, not room.visitor.still)
    own = (MINE,) if MINE in room.face.PARTS else ()
    parts = {"heading": Heading(room, "page-table"), **table_parts(desk, own), "playback": Playback(desk)}
    made = OneScreen(room, room.route("table"), "page-table", parts, desk)
    made.whole, made.beside = True, ("odds", "log")
    made.watch = room.route("watch")
    return made
