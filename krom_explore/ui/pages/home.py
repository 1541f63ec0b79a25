"""Home: what this is, the games on the shelf, and where to go first."""

from __future__ import annotations

from krom_explore import games
from krom_explore.ui import fresh
from krom_explore.ui.components import Component
from krom_explore.ui.components.links import Link, Links
from krom_explore.ui.components.picture import Picture
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room

from .page import Page

TUTORIALS = "00_start.ipynb"
"""The notebook that leads to all others."""


def page(room: Room, link: str = "") -> Page:
    """A game's first page: a table to touch at once, and everything that can be done with it."""
    table = room.open(link) if link else room.face.home(room.rules, fresh.seed())
    desk = Desk(room, table, chance=fresh.rolled)
    picture = next(name for name in room.face.TABLE if name in room.face.PARTS)
    parts: dict[str, Component] = {
        "prose": Prose(room, "game", 1),
        picture: Picture(desk, room.face.PARTS[picture]),
        "links": links(room),
    }
    made = Page(room, room.route("start"), "page-game", parts, desk)
    if any(chapter.notebook for chapter in room.face.CHAPTERS.values()):
        made.notebook = (TUTORIALS, "ui-tutorials", "")
    return made


def links(room: Room) -> Links:
    """Where to go from here: to another game where there are several, to a game, a chapter, a question, the rules."""
    shelf = [Link(name, "page-game", Room(room.visitor, name)) for name in games.names()]
    learn = [Link(room.route("learn", name), f"page-{name}", room) for name in room.face.CHAPTERS]
    asks = [Link(room.route("odds", one.name), f"page-odds-{one.name}", room) for one in room.game.odds.QUESTIONS]
    play = [Link(room.route(name), f"page-{name}", room) for name in ("play", "editor", "box")]
    groups = [
        *([("nav-shelf", shelf)] if len(shelf) > 1 else []),
        ("nav-play", play),
        ("nav-learn", learn),
        ("nav-odds", asks),
        ("nav-rules", [Link(room.route("rules"), "page-rules", room)]),
    ]
    return Links(room, [(title, some) for title, some in groups if some], shelf="nav-shelf")
