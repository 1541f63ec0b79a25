"""The pages: what each is made of, and the routes that lead to them."""

from __future__ import annotations

from contextlib import suppress

from krom_explore import games
from krom_explore.engine.faults import BadInput
from krom_explore.ui.room import Room, Visitor

from . import box, chapters, editor, home, odds, play, rules
from .page import Page

SECTIONS = ("start", "learn", "play", "odds", "editor", "box", "rules")
"""The pages of a game that stand in the head of every page."""


def open_page(route: str, visitor: Visitor) -> Page:
    """The page a route leads to: ``#/GAME/learn/CHAPTER``, ``#/GAME/play/LINK``; ``#/`` is home.

    The first word is the game. Routes from before there were several had none: the first game is meant.
    """
    path = route.lstrip("#/").strip("/")
    name, _, rest = path.partition("/")
    if name not in games.names():
        name, rest = games.names()[0], path
    return in_room(Room(visitor, name), rest)


def in_room(room: Room, path: str) -> Page:
    section, _, rest = path.partition("/")
    name, _, link = rest.partition("/")
    match section:
        case "" | "start":
            return home.page(room, rest)
        case "learn" if room.face.CHAPTERS and (name or first(room, section)) in room.face.CHAPTERS:
            return chapters.page(room, name or first(room, section), link)
        case "play":
            return play.page(room, rest)
        case "editor":
            return editor.page(room, rest)
        case "odds" if (name or first(room, section)) in odds.questions(room):
            return odds.page(room, name or first(room, section))
        case "box" if not rest:
            return box.page(room)
        case "rules":
            return rules.page(room, rest)
    raise BadInput(f"#/{room.route(path)}"[:60], "route")


def first(room: Room, section: str) -> str:
    """Where a section begins; "" where the game has none."""
    return next(iter(room.face.CHAPTERS if section == "learn" else odds.questions(room)), "")


def open_nearest(route: str, visitor: Visitor) -> Page:
    """The page of a damaged link, afresh; home where there is no such page."""
    steps = route.lstrip("#/").split("/")[:4]
    for depth in (3, 2, 1):
        with suppress(BadInput):
            return open_page("/".join(steps[:depth]), visitor)
    return open_page("", visitor)


def navigation(room: Room) -> list[dict[str, str]]:
    """The sections that a game has, after the way home."""
    has = {"learn": bool(room.face.CHAPTERS), "odds": bool(odds.questions(room))}
    return [{"hash": "#/", "label": room.word("page-start")}] + [
        {
            "hash": f"#/{room.route(section)}",
            "label": room.word("page-game" if section == "start" else f"nav-to-{section}"),
        }
        for section in SECTIONS
        if has.get(section, True)
    ]
