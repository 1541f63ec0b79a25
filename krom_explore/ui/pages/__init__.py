"""The pages: what each is made of, and the routes that lead to them."""

from __future__ import annotations

from typing import Any

from krom_explore import games
from krom_explore.engine.faults import BadInput
from krom_explore.ui.room import Room, Visitor

from . import (
    activity,
    box,
    chapters,
    deviations,
    editor,
    first,
    home,
    learn,
    lessons,
    odds,
    play,
    quiz,
    rules,
    table,
    wall,
    watch,
)
from .page import Page

SECTIONS = ("start", "learn", "play", "quiz", "odds", "class", "editor", "box", "rules")
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
        case "lesson" if room.face.CHAPTERS and not rest:
            return learn.page(room)
        case "lesson" if name in lessons.tracks(room):
            return lessons.page(room, name, link)
        case first.SECTION if first.coach_of(room):
            return first.page(room, rest)
        case "play" if name == "watch":
            return watch.of_own_game(room, link)
        case "play":
            return play.page(room, rest)
        case "quiz" if quiz.kinds(room):
            return quiz.page(room, rest)
        case activity.SECTION if activity.has_any(room):
            return activity.page(room, rest)
        case activity.CODES if activity.has_any(room) and rest:
            return activity.of_codes(room, rest)
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
        case wall.SECTION if name and activity.has_any(room):
            return wall.page(room, name, link)
        case "deviations":
            return deviations.page(room, rest)
    raise BadInput(f"#/{room.route(path)}"[:60], "route")


def first_question(room: Room) -> str:
    """Where the odds begin; "" where the game has none."""
    return next(iter(odds.questions(room)), "")


def way_home(route: Any) -> list[Any]:
    """A route, and what is tried where it does not open: its page afresh, its section, its game, home."""
    if not isinstance(route, str):
        return [route, ""]
    steps = route[:LONGEST].lstrip("#/").split("/")[:5]
    return list(dict.fromkeys((route, *("/".join(steps[:depth]) for depth in (4, 3, 2, 1) if depth < len(steps)), "")))


def family(route: Any) -> str:
    """What kind of page a route leads to, for the log: only words of ours, nothing that somebody wrote.

    Only the route's own game is asked for its words: where there is no memory left, no other can be loaded.
    """
    steps = route[:LONGEST].lstrip("#/").split("/")[:3] if isinstance(route, str) else []
    game = next((name for name in games.names() if name in steps[:1]), games.names()[0])
    known = {*games.names(), *SECTIONS, first.SECTION, activity.CODES, wall.SECTION}
    known |= {"lesson", "table", "watch", "deviations"}
    known |= {*games.game(game).face.CHAPTERS, *odds.questions(Room(Visitor(), game))}
    return "/".join(step if step in known else "…" for step in steps if step) or "home"


def navigation(room: Room) -> list[dict[str, str]]:
    """The sections that a game has, after the way home."""
    has = {
        "learn": bool(room.face.CHAPTERS),
        "odds": bool(odds.questions(room)),
        "quiz": bool(quiz.kinds(room)),
        "class": activity.has_any(room),
    }
    return [{"hash": "#/", "label": room.word("page-start")}] + [
        {
            "hash": f"#/{room.route(section)}",
            "label": room.word("page-game" if section == "start" else f"nav-to-{section}"),
        }
        for section in SECTIONS
        if has.get(section, True)
    ]
