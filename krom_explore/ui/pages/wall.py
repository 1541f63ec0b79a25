"""The wall of a class: what has come in, growing while they play. The teacher leads the class from here."""

from __future__ import annotations

from krom_explore.ui import classes
from krom_explore.ui.components import Component
from krom_explore.ui.components.wall import Wall
from krom_explore.ui.room import Room

from .activity import ForClass
from .page import Page

SECTION = "wall"


def page(room: Room, activity: str, setting: str = "") -> Page:
    """``wall/ACTIVITY/SETTINGS``; without settings the activity as it comes."""
    wall = Wall(room, classes.rounds_of(room, activity, setting))
    parts: dict[str, Component] = {"wall": wall, "collected": wall.collected}
    made = ForClass(room, room.route(SECTION, activity, wall.set.setting), f"activity-{activity}", parts)
    made.more = [{"hash": f"#/{room.route('class')}", "key": "page-class", "rel": "prev"}]
    return made
