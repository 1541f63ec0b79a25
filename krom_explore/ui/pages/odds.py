"""The odds pages: one question each, asked with sliders and answered exactly."""

from __future__ import annotations

from krom_explore.games.sheet import OddsSheet
from krom_explore.ui.components.form import OddsForm
from krom_explore.ui.components.odds import OddsPanel
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.room import Room

from .page import Page


def questions(room: Room) -> dict[str, OddsSheet]:
    return {question.name: question for question in room.game.odds.QUESTIONS}


def asking(room: Room, name: str) -> OddsForm:
    """The form of a question, asked under the rules in use."""
    question, rules = questions(room)[name], room.rules
    return OddsForm(room, question.fields(rules), lambda values: question.ask(values, rules))


def page(room: Room, name: str) -> Page:
    form = asking(room, name)
    panel = OddsPanel(room, lambda: form.answer, lambda: form.asked)
    parts = {"prose": Prose(room, f"odds-{name}", 1), "form": form, "odds": panel}
    made = Page(room, room.route("odds", name), f"page-odds-{name}", parts)
    made.more = [
        {"hash": f"#/{room.route('odds', other)}", "key": f"page-odds-{other}"}
        for other in questions(room)
        if other != name
    ]
    return made
