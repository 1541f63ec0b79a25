"""Which rules a learner has met: how many in each chapter, and at the end of a first game all of them as a map."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from krom_explore.engine.ports import Over
from krom_explore.learn.lesson import Step
from krom_explore.ui.coached import CoachedDesk
from krom_explore.ui.room import Room

from .base import OnDesk
from .coverage import led_to, next_step


def met_here(desk: CoachedDesk) -> set[str]:
    """Rules that were seen at work or spoken of in this game as far as it is in sight."""
    return {event.rule for event in desk.seat.log} | {rule for said in desk.in_sight for rule in said.moment.rules}


def met_so_far(room: Room, desk: CoachedDesk) -> set[str]:
    """Those, and what was learned before."""
    here = met_here(desk)
    return {rule for rule in room.game.rulebook.index() if rule in here or any(room.ledger.of(rule))}


def met_by_chapter(room: Room, met: set[str]) -> list[dict[str, Any]]:
    chapters: dict[str, list[bool]] = {}
    for rule, entry in room.game.rulebook.index().items():
        chapters.setdefault(entry.chapter, []).append(rule in met)
    return [
        {"id": name, "name": room.word(f"chapter-{name}"), "met": sum(rules), "of": len(rules)}
        for name, rules in chapters.items()
    ]


class Met(OnDesk):
    """The map, and where one may go next: the lesson worth doing, and routes, each under the key of what its button
    says."""

    kind = "met"
    desk: CoachedDesk

    def __init__(self, desk: CoachedDesk, steps: Callable[[], Sequence[Step]], ways: Sequence[tuple[str, str]]):
        super().__init__(desk)
        self._steps = steps
        """All steps of lessons, in their order."""
        self._ways = ways

    def state(self) -> dict[str, Any]:
        if self.desk.playing or not isinstance(self.desk.table.pending, Over):
            return {"over": False}
        met = met_so_far(self.room, self.desk)
        index = self.room.game.rulebook.index()
        return {
            "over": True,
            "title": self.word("ui-met-title"),
            "text": self.word("ui-met-told", met=len(met), rules=len(index)),
            "next": self.word("ui-met-next"),
            "ways": [*self._lesson(), *({"hash": f"#/{route}", "label": self.word(key)} for route, key in self._ways)],
            "chapters": [
                {
                    **chapter,
                    "told": self.word("ui-met-chapter", met=chapter["met"], rules=chapter["of"]),
                    "rules": [
                        {"id": rule, "text": self.room.rule_at(rule, self.desk.seat), "met": rule in met}
                        for rule, entry in index.items()
                        if entry.chapter == chapter["id"]
                    ],
                }
                for chapter in met_by_chapter(self.room, met)
            ],
            "words": self.words("met-yes", "met-no"),
        }

    def _lesson(self) -> list[dict[str, str]]:
        step = next_step(self.room, self._steps())
        return [led_to(self.room, step)] if step else []
