"""The odds panel: a sentence first, bars, fractions, the derivation on demand, a simulation beside it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.games.face import Noted
from krom_explore.odds.result import Invented
from krom_explore.odds.simulation import Simulation, simulate
from krom_explore.odds.spread import percent
from krom_explore.ui.boundary import THOUGHT, TOO_MUCH, patience
from krom_explore.ui.room import Room

from .base import Component

CHUNK = 1_000
"""Rolls that one message may ask for; the browser asks again until it has enough."""

ENOUGH = 20_000
"""Rolls after which nobody learns anything new."""

LONGEST = 10**9
"""Fractions with larger denominators are not shown: nobody reads them."""


class OddsPanel(Component):
    """The exact answer to one question, and the same by rolling."""

    kind = "odds"

    def __init__(self, room: Room, ask: Callable[[], Any], moment: Callable[[], object]):
        super().__init__(room)
        self._ask = ask
        """The question of the moment: a result of ``odds``, perhaps Noted, or None."""
        self._moment = moment
        """What the question depends on. While it is the same, nothing is asked again."""
        self._answered: tuple[object, Any] = (object(), None)
        self._too_much: object = object()
        """The moment whose question would take too long."""
        self._rolled: Simulation | None = None
        self._open = False

    def state(self) -> dict[str, Any]:
        words = self.words(
            "odds-title", "show-why", "hide-why", "simulate", "stop-rolling", "again", "exact", "rolled", "chance",
            "outcome", "interval", "table",
        )  # fmt: skip
        return {"words": words, "open": self._open, **self._thought()}

    def _thought(self) -> dict[str, Any]:
        """The answer, or that there is none: a table goes on, however hard the question is that it asks."""
        if self._moment() == self._too_much:
            return self._nothing("ui-odds-too-much")
        with suppress(BadInput, *TOO_MUCH), patience(THOUGHT):
            return self._shown()
        self._too_much, self._answered = self._moment(), (object(), None)
        return self._nothing("ui-odds-too-much")

    def _nothing(self, why: str) -> dict[str, Any]:
        return {"sentence": None, "bars": [], "steps": [], "notes": [], "nothing": self.word(why)}

    def _shown(self) -> dict[str, Any]:
        result, notes = self._answer()
        if result is None:
            return self._nothing("ui-odds-nothing")
        rolled = self._rolls_of(result)
        return {
            "sentence": result.sentence.say(self.lang),
            "bars": self._bars(result, rolled),
            "steps": [self._step(step) for step in result.steps] if self._open else [],
            "notes": notes,
            "rolls": rolled.n if rolled else 0,
            "rollsText": self.word("ui-rolls", n=rolled.n) if rolled else "",
            "chunk": CHUNK,
            "goal": ENOUGH,
        }

    def result(self) -> Any:
        """The present answer, worked out once for each moment."""
        now = self._moment()
        if now != self._answered[0]:
            self._answered = (now, self._ask())
        return self._answered[1]

    def _answer(self) -> tuple[Any, list[str]]:
        """The answer, and what is to be read with it: a remark, rulings it depends on, what is invented in it."""
        found = self.result()
        remark = [self.word(found.note, player=found.player)] if isinstance(found, Noted) else []
        result = found.result if isinstance(found, Noted) else found
        if result is None:
            return None, []
        rulings = [
            self.word("ui-depends", ruling=self.word(f"ruling-{name}"), option=self.word(f"ruling-{name}-{option}"))
            for name, option in result.rulings.items()
        ]
        made_up = result.invented
        note = made_up.note.say(self.lang) if isinstance(made_up, Invented) else self.word("ui-invented")
        return result, remark + rulings + ([note] if made_up else [])

    def _rolls_of(self, result: Any) -> Simulation | None:
        """The rolls so far, as long as they are of this question."""
        same = self._rolled is not None and self._rolled.exact == {row.id: row.chance for row in result.rows}
        return self._rolled if same else None

    def _bars(self, result: Any, rolled: Simulation | None) -> list[dict[str, Any]]:
        counted = {row.id: row for row in rolled.rows} if rolled else {}
        return [
            {
                "id": row.id,
                "label": row.label.say(self.lang),
                "value": float(row.chance),
                "fraction": str(row.chance) if row.chance.denominator < LONGEST else "",
                "percent": percent(row.chance, self.lang),
                **self._counted(counted.get(row.id)),
            }
            for row in result.rows
        ]

    def _counted(self, row: Any) -> dict[str, Any]:
        if row is None:
            return {"rolled": None, "rolledText": "", "intervalText": ""}
        return {
            "rolled": {"share": row.share, "low": row.low, "high": row.high},
            "rolledText": percent(Fraction(row.times, row.n), self.lang),
            "intervalText": " – ".join(percent(Fraction(bound), self.lang) for bound in (row.low, row.high)),
        }

    def _step(self, step: Any) -> dict[str, str]:
        return {
            "text": step.say(self.lang),
            "before": step.before or "",
            "after": str(step.after) if step.after is not None else "",
        }

    def do_explain(self) -> None:
        self._open = not self._open

    def do_simulate(self, n: int) -> None:
        """Roll some more. The browser asks in chunks, so that it can show the rolls converge, and stop."""
        checks.whole("n", n, 1, CHUNK)
        result, _ = self._answer() if self._moment() != self._too_much else (None, [])
        if result is not None:
            rolled = self._rolls_of(result) or simulate(result, 0, seed="page")
            self._rolled = rolled.more(min(n, ENOUGH - rolled.n))

    def do_forget(self) -> None:
        self._rolled = None
