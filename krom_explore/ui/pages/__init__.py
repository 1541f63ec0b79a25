"""The pages: what each is made of, and the routes that lead to them."""

from __future__ import annotations

from contextlib import suppress

from krom_explore.engine.faults import BadInput
from krom_explore.games.krom.catalogue import WORDS

from . import chapters, editor, home, odds, play, rules
from .page import Page

SECTIONS = (
    ("", "page-start"),
    ("learn/setup", "nav-learn"),
    ("play", "page-play"),
    ("odds/combat", "nav-odds"),
    ("editor", "page-editor"),
    ("rules", "page-rules"),
)

FIRST = {"learn": "learn/setup", "odds": "odds/combat"}
"""Where a section begins."""


def open_page(route: str, lang: str) -> Page:
    """The page a route leads to: ``#/learn/combat``, ``#/odds/mountain``, ``#/play/LINK``."""
    path = route.lstrip("#/").strip("/")
    path = FIRST.get(path, path)
    section, _, rest = path.partition("/")
    name, _, link = rest.partition("/")
    match section:
        case "" | "start":
            page = home.page(rest)
        case "learn" if name in chapters.names():
            page = chapters.page(name, link)
        case "play":
            page = play.page(rest)
        case "editor":
            page = editor.page(rest)
        case "odds" if name in odds.QUESTIONS:
            page = odds.page(name)
        case "rules":
            page = rules.page(rest)
        case _:
            raise BadInput(f"#/{path}"[:60], "route")
    page.speak(lang)
    return page


def open_nearest(route: str, lang: str) -> Page:
    """The page of a damaged link, afresh; home where there is no such page."""
    steps = route.lstrip("#/").split("/")
    for depth in (2, 1):
        with suppress(BadInput):
            return open_page("/".join(steps[:depth]), lang)
    return open_page("", lang)


def navigation(lang: str) -> list[dict[str, str]]:
    """The sections that exist."""
    return [{"hash": f"#/{route}", "label": WORDS.message(key, lang)} for route, key in SECTIONS]
