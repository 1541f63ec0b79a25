"""The list of chapters: what each is about, and which the visitor has opened."""

from __future__ import annotations

from krom_explore.ui.components.chapters import Chapters
from krom_explore.ui.components.links import Link
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.room import Room

from .page import Page


def page(room: Room) -> Page:
    """Every chapter in its order, and after the last one a game."""
    chapters = [Link(room.route("learn", name), f"page-{name}", room) for name in room.face.CHAPTERS]
    parts = {
        "prose": Prose(room, "learn", 0),
        "chapters": Chapters(room, chapters, Link(room.route("play"), "page-play", room)),
    }
    return Page(room, room.route("learn"), "page-learn", parts)
