"""Advice on the Mountain: hidden until asked for; after the climb, what the best play would have been."""

from __future__ import annotations

from typing import Any, NamedTuple

from krom_explore import odds
from krom_explore.engine.ports import Decision, Roll
from krom_explore.odds.spread import about
from krom_explore.ui.desk import Desk, rerolls_left, rerolls_used

from .base import Component


class Crossroads(NamedTuple):
    """A moment of a climb at which there was something to choose."""

    step: int
    """The length of the tape."""
    dice: list[int]
    used: int
    left: int


class Advice(Component):
    """What the best play is, and what every other choice would cost."""

    kind = "advice"

    def __init__(self, desk: Desk):
        self.desk = desk
        self.asked = -1
        """The length of the tape for which advice was asked."""
        self.climb: list[Crossroads] = []
        """The choices of the last climb, as they came."""
        self.laid = desk.laid

    def state(self) -> dict[str, Any]:
        self._remember()
        pending = self.desk.table.pending
        choosing = isinstance(pending, Decision) and pending.question == "reroll"
        rolling = isinstance(pending, Roll) and pending.purpose in ("climb", "reroll")
        shown = choosing and self.asked == len(self.desk.table.tape)
        return {
            "words": self.words("advice", "advice-ask", "advice-none"),
            "possible": choosing,
            "choices": self._choices(self.climb[-1]) if shown else [],
            "review": [] if choosing or rolling else self._review(),
        }

    def _remember(self) -> None:
        """Keep the choices of the climb under way; forget what was taken back or belongs to another table."""
        table = self.desk.table
        now = len(table.tape)
        if self.laid != self.desk.laid:
            self.climb, self.laid = [], self.desk.laid
        self.climb = [moment for moment in self.climb if moment.step < now]
        pending = table.pending
        if isinstance(pending, Roll) and pending.purpose == "climb":
            self.climb = []
        if isinstance(pending, Decision) and pending.question == "reroll":
            used, left = rerolls_used(table), rerolls_left(table, table.state.players[pending.player].krom)
            self.climb.append(Crossroads(now, sorted(pending.about["dice"]), used, left))

    def _ranked(self, moment: Crossroads) -> list[Any]:
        climb = odds.mountain(moment.used + moment.left, rules=self.desk.table.rules)
        ranked: list[Any] = climb.choices(moment.dice, moment.left)
        return ranked

    def _choices(self, moment: Crossroads) -> list[dict[str, Any]]:
        return [
            {
                "keep": list(choice.keep),
                "label": self._label(list(choice.keep), len(moment.dice)),
                "value": self.word("ui-advice-worth", krom=about(choice.value, self.lang)),
                "regret": self.word("ui-advice-cost", krom=about(choice.regret, self.lang)) if choice.regret else "",
                "best": not choice.regret,
            }
            for choice in self._ranked(moment)
        ]

    def _label(self, keep: list[int], dice: int) -> str:
        if len(keep) == dice:
            return self.word("ui-advice-stop")
        return self.word("ui-advice-keep", dice=" ".join(map(str, keep))) if keep else self.word("ui-advice-keep-none")

    def _review(self) -> list[str]:
        """The climb that is over: what was chosen each time, and what would have been best."""
        said = []
        for moment in self.climb:
            answer = self.desk.table.tape[moment.step]
            kept = moment.dice if answer == "stop" else [int(face) for face in answer.split()[1:]]
            ranked = self._ranked(moment)
            regret = next(choice.regret for choice in ranked if list(choice.keep) == sorted(kept))
            facts = {
                "dice": " ".join(map(str, moment.dice)),
                "chosen": self._label(kept, len(moment.dice)),
                "best": self._label(list(ranked[0].keep), len(moment.dice)),
            }
            key = "ui-review-cost" if regret else "ui-review-best"
            said.append(self.word(key, **facts, cost=about(regret, self.lang)))
        return said

    def do_ask(self) -> None:
        self.asked = len(self.desk.table.tape)
