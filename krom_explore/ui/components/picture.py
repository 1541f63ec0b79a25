"""A part of the table that is the game's own: the game says what is seen, touching it answers the question."""

from __future__ import annotations

from typing import Any

from krom_explore.engine import checks
from krom_explore.games.face import Part
from krom_explore.ui.desk import Desk

from .base import OnDesk


class Picture(OnDesk):
    def __init__(self, desk: Desk, part: Part):
        super().__init__(desk)
        self.kind = part.widget
        self._show = part.show
        self._asked = 0
        """The moment at which the visitor asked for what the part keeps back."""

    def state(self) -> dict[str, Any]:
        asked = self._asked == self.desk.moment
        return self._show(self.room.sight(self.desk.seat, asked, self.desk.thinkers))

    def do_choose(self, answer: str) -> None:
        self.desk.choose(checks.kind("answer", answer, str))

    def do_ask(self) -> None:
        self._asked = self.desk.moment
