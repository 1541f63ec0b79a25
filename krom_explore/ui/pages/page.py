"""A page: named parts in an order, and perhaps a table that they show."""

from __future__ import annotations

from typing import Any

from krom_explore.engine.ports import Reason
from krom_explore.games.krom.catalogue import WORDS
from krom_explore.ui.components import Component
from krom_explore.ui.components.odds import OddsPanel, question_at
from krom_explore.ui.components.table import Board, Cards, Dice, Log, Mats, Question
from krom_explore.ui.desk import Desk


class Page:
    """What stands at one route."""

    def __init__(self, route: str, title: str, parts: dict[str, Component], desk: Desk | None = None):
        self.route = route
        self.title = title
        self.parts = parts
        self.desk = desk
        self.lang = "en"
        self.more: list[dict[str, str]] = []
        """Links to the pages beside this one: hash, key of the title and, where there is an order, prev or next."""

    def speak(self, lang: str) -> None:
        self.lang = lang
        if self.desk is not None:
            self.desk.speak(lang)
        for part in self.parts.values():
            part.speak(lang)

    def outline(self) -> dict[str, Any]:
        """What the browser builds the page from."""
        return {
            "route": self.route,
            "title": WORDS.message(self.title, self.lang),
            "parts": [{"name": name, "kind": part.kind} for name, part in self.parts.items()],
            "beside": [{**link, "label": WORDS.message(link["key"], self.lang)} for link in self.more],
        }

    def hash(self) -> str:
        """The route with the position in it, so that a reload or a friend finds the same table."""
        return f"#/{self.route}" if self.desk is None else f"#/{self.route or 'start'}/{self.desk.table.link()}"

    def say(self, reason: Reason) -> str:
        assert self.desk is not None
        return self.desk.say(reason)

    def news(self) -> str:
        """What has just happened, for those who hear it, and what is asked now."""
        if self.desk is None:
            return ""
        lines = self.desk.log_sentences()[self.desk.told :]
        return " ".join([*lines, self.desk.say(self.desk.table.pending)])


def table_parts(desk: Desk) -> dict[str, Component]:
    """All parts of a table, in the order in which one reads them."""
    return {
        "board": Board(desk),
        "question": Question(desk),
        "dice": Dice(desk),
        "odds": OddsPanel(lambda: question_at(desk), lambda: desk.moment),
        "mats": Mats(desk),
        "cards": Cards(desk),
        "log": Log(desk),
    }
