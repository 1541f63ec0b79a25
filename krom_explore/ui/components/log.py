"""What has happened, line by line, each with the rule behind it; and a look back at any moment."""

from __future__ import annotations

from typing import Any

from krom_explore.engine import checks
from krom_explore.ui.desk import Desk
from krom_explore.ui.reasons import Reasons

from .base import OnDesk


class Log(OnDesk):
    kind = "log"

    def __init__(self, desk: Desk):
        super().__init__(desk)
        self._explained: int | None = None
        self._reasons = Reasons(desk)

    def state(self) -> dict[str, Any]:
        table, heads = self.desk.table, self.room.face.LOG_HEADS
        sentences = self.desk.log_sentences()
        sentences = sentences[: len(self.desk.seat.log)] if self.desk.playing else sentences
        events = table.log[: len(sentences)]
        return {
            "lines": [
                {
                    "n": number,
                    "text": said,
                    "kind": event.kind,
                    **({"head": heads[event.kind]} if event.kind in heads else {}),
                }
                for number, (said, event) in enumerate(zip(sentences, events, strict=True), 1)
            ],
            "told": min(self.desk.told, len(sentences)),
            "opening": table.opening,
            "begun": table.steps > 0,
            "explained": self._why(),
            "at": len(self.desk.seat.log),
            "past": self.desk.looks_back,
            "players": list(table.players),
            "words": self.words(
                "log-filter", "log-all", "log", "why", "look-back", "rule", "back-to-now", "watch-game"
            ),
        }

    def _why(self) -> dict[str, Any] | None:
        log = self.desk.table.log
        if self._explained is None or not 1 <= self._explained <= len(log):
            return None
        rule = log[self._explained - 1].rule
        told = {"why": why} if (why := self._reasons.of(self._explained)) else {}
        return {"n": self._explained, "rule": rule, "ruleText": self.room.rule_at(rule, self.desk.seat), **told}

    def do_why(self, line: int) -> None:
        checks.whole("line", line, 1, len(self.desk.table.log))
        self._explained = line if line != self._explained else None

    def do_look_back(self, line: int) -> None:
        self.desk.look_back(checks.whole("line", line, self.desk.table.opening + 1, len(self.desk.table.log)))

    def do_now(self) -> None:
        """Back to the present."""
        self.desk.look_at_now()
