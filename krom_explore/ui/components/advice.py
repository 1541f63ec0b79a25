"""Advice on the Mountain: hidden until asked for, then what each choice would be worth."""

from __future__ import annotations

from typing import Any

from krom_explore import odds
from krom_explore.engine.ports import Decision
from krom_explore.odds.spread import about
from krom_explore.ui.desk import Desk

from .base import Component
from .odds import rerolls


class Advice(Component):
    """What the best play is, and what every other choice would cost."""

    kind = "advice"
    SHOWN = 8

    def __init__(self, desk: Desk):
        self.desk = desk
        self.asked = -1
        """The length of the tape for which advice was asked."""

    def state(self) -> dict[str, Any]:
        pending = self.desk.table.pending
        words = self.words("advice", "advice-ask", "advice-none", "advice-cost")
        if not isinstance(pending, Decision) or pending.question != "reroll":
            return {"words": words, "possible": False, "choices": []}
        shown = self.asked == len(self.desk.table.tape)
        return {"words": words, "possible": True, "choices": self._choices(pending) if shown else []}

    def _choices(self, pending: Decision) -> list[dict[str, Any]]:
        seat = self.desk.table.state.players[pending.player]
        used, left = rerolls(self.desk, seat.krom)
        dice = pending.about["dice"]
        climb = odds.mountain(used + left, rules=self.desk.table.rules)
        return [
            {
                "keep": list(choice.keep),
                "label": self._label(list(choice.keep), len(dice)),
                "value": about(choice.value, self.lang),
                "regret": about(choice.regret, self.lang) if choice.regret else "",
                "best": not choice.regret,
            }
            for choice in climb.choices(dice, left)[: self.SHOWN]
        ]

    def _label(self, keep: list[int], dice: int) -> str:
        if len(keep) == dice:
            return self.word("ui-advice-stop")
        return self.word("ui-advice-keep", dice=" ".join(map(str, keep))) if keep else self.word("ui-advice-keep-none")

    def do_ask(self) -> None:
        self.asked = len(self.desk.table.tape)
