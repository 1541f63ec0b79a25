"""The pages: what each is made of, and the routes that lead to them."""

from __future__ import annotations

from typing import Any

from krom_explore import games
from krom_explore.engine.faults import BadInput
from krom_explore.ui.room import Room, Visitor

from . import box, chapters, editor, home, learn, odds, play, rules, table, watch
from .page import Page

SECTIONS = ("start", "learn", "play", "odds", "editor", "box", "rules")
"""The pages of a game that stand in the head of every page."""

LONGEST = 300
"""Characters at the beginning of a route in which its page is found; after that comes a link."""


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
        case "learn" if room.face.CHAPTERS and not rest:
            return learn.page(room)
        case "learn" if name in room.face.CHAPTERS:
            if link.partition("/")[0] == "watch":
                return watch.of_chapter(room, name, link.partition("/")[2])
            return chapters.page(room, name, link)
        case "play" if name == "watch":
            return watch.of_own_game(room, link)
        case "play":
            return play.page(room, rest)
        case "editor":
            return editor.page(room, rest)
        case "odds" if (name or first_question(room)) in odds.questions(room):
            return odds.page(room, name or first_question(room), link)
        case "table" if rest:
            return table.page(room, room.open(rest))
        case "watch":
            return watch.of_link(room, rest)
        case "box" if not rest:
            return box.page(room)
        case "rules":
            return rules.page(room, rest)
    raise BadInput(f"#/{room.route(path)}"[:60], "route")


def first_question(room: Room) -> str:
    """Where the odds begin; "" where the game has none."""
    return next(iter(odds.questions(room)), "")


def way_home(route: Any) -> list[Any]:
    """A route, and what is tried where it does not open: its page afresh, its section, its game, home."""
    if not isinstance(route, str):
        return [route, ""]
    steps = route[:LONGEST].lstrip("#/").split("/")[:4]
    return list(dict.fromkeys((route, *("/".join(steps[:depth]) for depth in (3, 2, 1) if depth < len(steps)), "")))


def family(route: Any) -> str:
    """What kind of page a route leads to, for the log: only words of ours, nothing that somebody wrote."""
    steps = route[:LONGEST].lstrip("#/").split("/")[:3] if isinstance(route, str) else []
    known = {*games.names(), *SECTIONS, "table", "watch"}
    for name in games.names():
        known |= {*games.game(name).face.CHAPTERS, *odds.questions(Room(Visitor(), name))}
    return "/".join(step if step in known else "…" for step in steps if step) or "home"


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
