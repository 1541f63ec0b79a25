"""The chapters in their order. Which of them were opened is known in the browser only."""

from __future__ import annotations

from typing import Any

from krom_explore.ui.room import Room

from .base import Component
from .links import Link, linked


class Chapters(Component):
    kind = "chapters"

    def __init__(self, room: Room, chapters: list[Link], after: Link):
        super().__init__(room)
        self.chapters = chapters
        self.after = after
        """Where one goes after the last one."""

    def state(self) -> dict[str, Any]:
        last = len(self.chapters)
        return {
            "chapters": [linked(link) for link in self.chapters],
            "after": linked(self.after),
            "progress": [self.word("ui-chapters-opened", n=n, last=last) for n in range(last + 1)],
            "words": self.words("chapters", "chapters-first", "chapters-next"),
        }
