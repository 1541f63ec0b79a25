"""A page to set up any position."""

from __future__ import annotations

from krom_explore.ui.components.editor import Editor
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room

from .page import Page, table_parts


def page(room: Room, link: str = "") -> Page:
    """The editor, at its first position or at the one of a link: the form shows how that game was set up."""
    if link:
        table = room.open(link)
    else:
        table = room.game.Table.scenario(room.face.first_scenario(room.rules), rules=room.rules)
    desk = Desk(room, table)
    parts = {"prose": Prose(room, "editor", 1), "editor": Editor(desk), **table_parts(desk)}
    made = Page(room, room.route("editor"), "page-editor", parts, desk)
    made.watch = room.route("watch")
    return made
