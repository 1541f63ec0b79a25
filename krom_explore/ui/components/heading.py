"""The head of a page on which a table has the room: its title, and perhaps one sentence."""

from __future__ import annotations

from typing import Any

from krom_explore.ui.room import Room

from .base import Component


class Heading(Component):
    kind = "heading"

    def __init__(self, room: Room, title: str, lead: str = ""):
        super().__init__(room)
        self.title = title
        self.lead = lead

    def state(self) -> dict[str, Any]:
        rules = self.room.rules
        lead = self.room.fact_word(self.lead, rules) if self.lead else ""
        return {"title": self.room.fact_word(self.title, rules), "lead": lead}
