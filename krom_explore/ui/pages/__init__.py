"""The pages: what each is made of, and the routes that lead to them."""

from __future__ import annotations

from krom_explore import text
from krom_explore.engine.faults import BadInput

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


def open_page(route: str, lang: str) -> Page:
    """The page a route leads to: ``#/learn/combat``, ``#/odds/mountain``, ``#/play/LINK``."""
    path = route.lstrip("#/").strip("/")
    section, _, rest = path.partition("/")
    name, _, link = rest.partition("/")
    match section:
        case "":
            page = home.page()
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


def navigation(lang: str) -> list[dict[str, str]]:
    """The sections that exist."""
    return [{"hash": f"#/{route}", "label": text.message(key, lang)} for route, key in SECTIONS]
