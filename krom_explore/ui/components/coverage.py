"""The map of the rules: which of them the visitor has seen, got right and got wrong, and which lesson comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from krom_explore.learn.coverage import NEW, STANDINGS, standings, worth_doing
from krom_explore.learn.lesson import Step
from krom_explore.ui.room import Room

from .base import Component


class Coverage(Component):
    kind = "coverage"

    def __init__(self, room: Room, steps: Callable[[], Sequence[Step]]):
        super().__init__(room)
        self._steps = steps
        """All steps of lessons, in their order."""

    def state(self) -> dict[str, Any]:
        index = self.room.game.rulebook.index()
        stands = standings(index, self.room.ledger)
        chapters: dict[str, list[dict[str, str]]] = {}
        for rule, entry in index.items():
            said = self.room.rule_text(rule, self.room.rules)
            chapters.setdefault(entry.chapter, []).append({"id": rule, "text": said, "standing": stands[rule]})
        counts = Counter(stands.values())
        return {
            "told": self.word("ui-coverage-told", met=len(index) - counts[NEW], rules=len(index)),
            "rules": len(index),
            "legend": [{"id": one, "text": self.word(f"ui-coverage-{one}"), "many": counts[one]} for one in STANDINGS],
            "chapters": [
                {"id": name, "title": self.word(f"chapter-{name}"), "rules": rules} for name, rules in chapters.items()
            ],
            "next": self._next(),
            "words": self.words("coverage", "coverage-why"),
        }

    def _next(self) -> dict[str, str] | None:
        step = next_step(self.room, self._steps())
        return led_to(self.room, step) if step else None


def next_step(room: Room, steps: Sequence[Step]) -> Step | None:
    """The step of the lessons that is worth doing now."""
    by_id = {step.id: step for step in steps}
    chosen = worth_doing({id_: step.written.rules for id_, step in by_id.items()}, room.ledger)
    return by_id[chosen] if chosen else None


def led_to(room: Room, step: Step) -> dict[str, str]:
    label = room.word("ui-coverage-next", title=room.word(f"{step.key}-title"))
    return {"hash": f"#/{room.route('lesson', step.track, str(step.number))}", "label": label}
