"""The stepper: what has been played, one event at a time, each with its sentence and the rule behind it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from krom_explore import text
from krom_explore.engine import checks
from krom_explore.engine.ports import Event
from krom_explore.engine.table import GameTable
from krom_explore.ui.desk import named
from krom_explore.ui.recorded import RecordDesk
from krom_explore.ui.room import Room

from .base import Component


class Walk(Component):
    kind = "walk"

    def __init__(self, desk: RecordDesk, take_over: Callable[[GameTable], None]):
        super().__init__(desk.room)
        self.desk = desk
        self._take_over = take_over
        self._quiet = False
        """Whether the step in sight came by itself: then nobody is told who has not asked for it."""

    def state(self) -> dict[str, Any]:
        desk = self.desk
        event = desk.seat.log[-1] if desk.step else None
        return {
            "at": desk.step,
            "last": desk.last,
            "passing": desk.passing,
            "step": self.word("ui-walk-step", step=desk.step, last=desk.last),
            "sentence": self.sentence(),
            "kind": event.kind if event else "",
            "who": named(event, desk.table.players) if event else [],
            "card": turned(event, self.room, desk.seat.rules),
            "rule": event.rule if event else None,
            "ruleText": self.room.rule_at(event.rule, desk.seat) if event else "",
            "show": None,
            "words": self.words(
                "walk", "walk-first", "walk-back", "walk-play", "walk-pause", "walk-next", "walk-last", "walk-slider",
                "walk-take-over", "walk-take-over-why", "rule",
            ),
        }  # fmt: skip

    def sentence(self) -> str:
        return self.desk.sentence()

    def news(self) -> str:
        """What is said at this moment; nothing where it is only passed, or came by itself."""
        if self.desk.passing or self._quiet:
            return ""
        step = self.word("ui-walk-step", step=self.desk.step, last=self.desk.last)
        return text.told_of(step, self.sentence(), self.lang)

    def do_to(self, step: int, passing: bool = False, quiet: bool = False) -> None:
        checks.kind("quiet", quiet, bool)
        self.desk.go(step, checks.kind("passing", passing, bool))
        self._quiet = quiet

    def do_take_over(self) -> None:
        """Play on from here."""
        self._take_over(self.desk.rest())


def turned(event: Event | None, room: Room, rules: Any) -> dict[str, str] | None:
    """The card that an event turns up, by its name; without one where it may not be known."""
    if event is None or event.kind not in room.face.TURNED:
        return None
    card = event.args.get("card")
    return {"name": room.face.card_name(card, rules, room.lang) if card else ""}


class Show(Walk):
    """A walk that begins by itself where nobody minds, says before and after it what it is, and then leads on."""

    def __init__(
        self, desk: RecordDesk, take_over: Callable[[GameTable], None], key: str, ways: Sequence[tuple[str, str]]
    ):
        super().__init__(desk, take_over)
        self.key = key
        """What its words begin with: ``KEY-start`` and ``KEY-end``."""
        self._ways = ways
        """Where it leads: routes, and the keys of what their buttons say."""

    def state(self) -> dict[str, Any]:
        ways = [{"hash": f"#/{route}", "label": self.word(key)} for route, key in self._ways]
        state = super().state()
        words = {**state["words"], "walk-play": self.word("ui-walk-watch")}
        show = {"end": self.word(f"{self.key}-end"), "ways": ways}
        return {**state, "rule": None, "ruleText": "", "words": words, "show": show}

    def sentence(self) -> str:
        return super().sentence() if self.desk.step else self.word(f"{self.key}-start")
