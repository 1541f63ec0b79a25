"""The chapters of the rules, each with positions to try on a live table."""

from __future__ import annotations

from typing import Any

from krom_explore.games.face import Chapter
from krom_explore.learn.handout import ODDS
from krom_explore.ui import fresh
from krom_explore.ui.components import Component
from krom_explore.ui.components.form import OddsForm, TableForm
from krom_explore.ui.components.heading import Heading
from krom_explore.ui.components.odds import OddsPanel
from krom_explore.ui.components.playback import Playback
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.components.tries import Tries
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room

from . import lessons
from .odds import asking
from .one_screen import OneScreen
from .page import Page, table_parts


def page(room: Room, name: str, link: str = "") -> Page:
    """A chapter, at one of its own positions or at the one of a link."""
    chapter = room.face.CHAPTERS[name]
    first = next(iter(chapter.tries))

    def laid(chosen: str) -> Any:
        return room.face.table_of(chapter.tries[chosen], room.rules, fresh.seed())

    table = room.open(link) if link else laid(first)
    desk = Desk(room, table, chance=fresh.rolled, plays_back=not room.visitor.still)

    def use(chosen: str) -> None:
        desk.set(laid(chosen))

    parts: dict[str, Component] = {
        "heading": Heading(room, f"page-{name}", f"page-{name}-lead"),
        "tries": Tries(room, name, list(chapter.tries), use, watch=chapter.watch is not None),
        "prose": Prose(room, name, chapter.paragraphs, lambda: desk.table.rules, chapter.numbers, titled=False),
    }
    if chapter.setter:
        parts["form"] = TableForm(desk, chapter.setter)
    parts |= table_parts(desk, chapter.more)
    if chapter.question:
        form: OddsForm = asking(room, chapter.question)
        panel = OddsPanel(room, lambda: form.answer, lambda: form.asked)
        parts |= {chapter.question: form, f"{chapter.question}_odds": panel}
    parts["playback"] = Playback(desk)  # after the log, whose words it shows
    made = OneScreen(room, room.route("learn", name), f"page-{name}", parts, desk)
    made.whole = True
    made.foremost = ("prose", *chapter.shows)
    made.beside = ("prose", "form", "odds", chapter.question, "log")
    if chapter.setter:
        made.called["form"] = chapter.setter.title
    if chapter.question:
        made.called[chapter.question] = f"page-odds-{chapter.question}"
        made.joined[chapter.question] = (f"{chapter.question}_odds",)
    made.folded = not_taught(room, chapter)
    made.watch = room.route("watch")
    made.handouts = (name, f"{ODDS}{name}")
    if chapter.notebook:
        made.notebook = (chapter.notebook, "ui-notebook", "ui-notebook-elsewhere")
    made.more = beside(room, name)
    if name in lessons.tracks(room):
        made.more.append({"hash": f"#/{room.route('lesson', name)}", "key": "nav-lessons", "rel": ""})
    return made


def not_taught(room: Room, chapter: Chapter) -> tuple[str, ...]:
    """The parts of the table that a chapter can do without."""
    return tuple(part for part in room.face.TABLE if part not in chapter.shows) if chapter.shows else ()


def beside(room: Room, name: str) -> list[dict[str, str]]:
    """The chapters before and after one, with their list between them; after the last one comes a game."""
    pages = [*((f"learn/{one}", f"page-{one}") for one in room.face.CHAPTERS), ("play", "page-play")]
    here = pages.index((f"learn/{name}", f"page-{name}"))
    near = [*((*one, "prev") for one in pages[:here][-1:]), ("learn", "nav-chapters", "up"), (*pages[here + 1], "next")]
    return [{"hash": f"#/{room.route(route)}", "key": key, "rel": rel} for route, key, rel in near]
