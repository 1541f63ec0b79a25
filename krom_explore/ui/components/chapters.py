"""The chapters in their order, each with the steps of its lessons and the stars that were earned in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from krom_explore.learn.lesson import Step
from krom_explore.ui.room import Room

from .base import Component
from .coverage import led_to, next_step
from .links import Link, linked


class Chapters(Component):
    kind = "chapters"

    def __init__(self, room: Room, chapters: dict[str, Link], after: Link, steps: Callable[[str], Sequence[Step]]):
        super().__init__(room)
        self.chapters = chapters
        self.after = after
        """Where one goes after the last one."""
        self._steps = steps
        """The steps of a chapter's track; a chapter without any is opened and that is all."""

    def state(self) -> dict[str, Any]:
        worth = next_step(self.room, [step for name in self.chapters for step in self._steps(name)])
        chapters = [self._chapter(name, link, worth) for name, link in self.chapters.items()]
        steps = [step for chapter in chapters for step in chapter["steps"]]
        done = [step["stars"] for step in steps if step["stars"]]
        facts = {"done": len(done), "steps": len(steps), "stars": sum(done)}
        return {
            "chapters": chapters,
            "after": linked(self.after),
            "next": worth.track if worth else "",
            "begun": self.room.ledger.met,
            "done": len(done),
            "last": len(steps),
            "progress": self.word("ui-chapters-sum", **facts) if steps else "",
            "words": self.words("chapters", "chapters-first", "chapters-next", "chapters-free", "lesson-open"),
        }

    def _chapter(self, name: str, link: Link, worth: Step | None) -> dict[str, Any]:
        """The chapter leads to the step worth doing, if that is one of its own, else to its next open step; when all
        are done, to the free table."""
        earned = self.room.ledger.steps
        steps: list[dict[str, Any]] = [
            {
                "hash": f"#/{self.room.route('lesson', name, str(step.number))}",
                "title": self.word(f"{step.key}-title"),
                "stars": earned.get(step.id, 0),
            }
            for step in self._steps(name)
        ]
        done = sum(step["stars"] > 0 for step in steps)
        table = linked(link)
        first = [led_to(self.room, worth)["hash"]] if worth and worth.track == name else []
        left = [step["hash"] for step in steps if not step["stars"]]
        return {
            **table,
            "name": name,
            "hash": [*first, *left, table["hash"]][0],
            "free": table["hash"] if steps else "",
            "steps": steps,
            "done": done,
            "told": self.word("ui-chapters-steps", done=done, steps=len(steps)) if steps else "",
        }
