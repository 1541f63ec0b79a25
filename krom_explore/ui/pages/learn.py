"""Learn: the chapters in their order with their lessons, the map of the rules, and progress as a file."""

from __future__ import annotations

from functools import partial

from krom_explore.ui.components import Component
from krom_explore.ui.components.chapters import Chapters
from krom_explore.ui.components.coverage import Coverage
from krom_explore.ui.components.links import Link
from krom_explore.ui.components.progress import Progress
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.room import Room

from . import home, lessons, quiz
from .page import Page


def page(room: Room) -> Page:
    """Every chapter in its order, and after the last one a game."""
    chapters = {name: Link(room.route("learn", name), f"page-{name}", room) for name in room.face.CHAPTERS}
    after = Link(room.route("play"), "page-play", room)
    parts: dict[str, Component] = {
        "prose": Prose(room, "learn", 0, ways=home.first_game(room)),
        "chapters": Chapters(room, chapters, after, partial(lessons.steps_of, room)),
        **quiz.leads(room),
        "coverage": Coverage(room, partial(lessons.all_steps, room)),
        "progress": Progress(room),
    }
    return Page(room, room.route("learn"), "page-learn", parts)
