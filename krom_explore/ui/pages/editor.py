"""A page to set up any position."""

from __future__ import annotations

from krom_explore.ui import fresh
from krom_explore.ui.components import Component
from krom_explore.ui.components.editor import Editor
from krom_explore.ui.components.heading import Heading
from krom_explore.ui.components.playback import Playback
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room

from .one_screen import MINE, OneScreen
from .page import Page, table_parts


def page(room: Room, link: str = "") -> Page:
    """The editor, at its first position or at the one of a link: the form shows how that game was set up."""
    if link:
        table = room.open(link)
    else:
        first = room.face.first_scenario(room.rules)
        table = room.game.Table.scenario(first, rules=room.rules, seed=fresh.unshown())
    desk = Desk(room, table, plays_back=not room.visitor.still)
    editor = Editor(desk)
    desk.chance = editor.chance
    own = (MINE,) if MINE in room.face.PARTS else ()
    head: dict[str, Component] = {
        "heading": Heading(room, "page-editor", "page-editor-lead"),
        "editor": editor,
    }
    parts = head | table_parts(desk, own) | {"playback": Playback(desk)}  # after the log, whose words it shows
    made = OneScreen(room, room.route("editor"), "page-editor", parts, desk)
    made.whole = True
    made.foremost, made.beside = ("editor",), ("odds", "log")
    made.watch = room.route("watch")
    return made
