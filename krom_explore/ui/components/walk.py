"""The stepper: what has been played, one event at a time, each with its sentence and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.ports import Event
from krom_explore.engine.table import GameTable
from krom_explore.ui.recorded import RecordDesk

from .base import Component


class Walk(Component):
    kind = "walk"

    def __init__(self, desk: RecordDesk, take_over: Callable[[GameTable], None]):
        super().__init__(desk.room)
        self.desk = desk
        self._take_over = take_over

    def state(self) -> dict[str, Any]:
        desk = self.desk
        event = desk.seat.log[-1] if desk.step else None
        return {
            "at": desk.step,
            "last": desk.last,
            "passing": desk.passing,
            "step": self.word("ui-walk-step", step=desk.step, last=desk.last),
            "sentence": desk.sentence(),
            "kind": event.kind if event else "",
            "who": named(event, desk.table.players) if event else [],
            "rule": event.rule if event else None,
            "ruleText": self.room.rule_text(event.rule, desk.seat.rules) if event else "",
            "words": self.words(
                "walk", "walk-first", "walk-back", "walk-play", "walk-pause", "walk-next", "walk-last", "walk-slider",
                "walk-take-over", "walk-take-over-why", "rule",
            ),
        }  # fmt: skip

    def news(self) -> str:
        """What is said at this moment; nothing where it is only passed."""
        if self.desk.passing:
            return ""
        step = self.word("ui-walk-step", step=self.desk.step, last=self.desk.last)
        return f"{step}: {self.desk.sentence()}"

    def do_to(self, step: int, passing: bool = False) -> None:
        self.desk.go(step, checks.kind("passing", passing, bool))

    def do_take_over(self) -> None:
        """Play on from here."""
        self._take_over(self.desk.rest())


def named(event: Event, players: Sequence[str]) -> list[str]:
    """The players that an event names, each once."""
    found = [name for fact in event.args.values() for name in ([fact] if isinstance(fact, str) else listed(fact))]
    return [name for name in dict.fromkeys(found) if name in players]


def listed(fact: Any) -> list[str]:
    """The words in a list, or the names in a table."""
    return [name for name in fact if isinstance(name, str)] if isinstance(fact, (list, tuple, Mapping)) else []
