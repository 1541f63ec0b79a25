"""A page for one's own box: take the bundled one as a file, change it, use it everywhere."""

from __future__ import annotations

from krom_explore.ui.components.box import Box
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.room import Room

from .page import Page


def page(room: Room) -> Page:
    return Page(room, room.route("box"), "page-box", {"prose": Prose(room, "box", 2), "box": Box(room)})
