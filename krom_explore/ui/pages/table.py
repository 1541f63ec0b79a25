"""A live table and nothing else: where one plays on after taking over."""

from __future__ import annotations

from krom_explore.engine.table import GameTable
from krom_explore.ui import fresh
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room
from krom_explore.ui.seats import Seats

from .page import Page, table_parts


def page(room: Room, table: GameTable, me: str | None = None) -> Page:
    desk = Desk(room, table, Seats.alone(table.players, me), fresh.rolled)
    made = Page(room, room.route("table"), "page-table", table_parts(desk), desk)
    made.watch = room.route("watch")
    return made
