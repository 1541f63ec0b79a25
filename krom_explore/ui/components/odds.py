"""The odds panel: a sentence first, bars, fractions, the derivation on demand, a simulation beside it."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import Any

from krom_explore import odds
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Roll
from krom_explore.krom.box import COMBINATIONS, KROMOSAURUS
from krom_explore.ui.desk import Desk, rerolls_left, this_phase

from .base import Component, need

CHUNK = 5_000
"""Rolls that one message may ask for; the browser asks again until it has enough."""


class OddsPanel(Component):
    """The exact answer to one question, and the same by rolling."""

    kind = "odds"

    def __init__(self, ask: Callable[[], Any | None], moment: Callable[[], object] = object):
        self._ask = ask
        """The question of the moment: the result of a function of ``odds``, or None."""
        self._moment = moment
        """What the question depends on. While it is the same, nothing is asked again."""
        self._at: object = None
        self._result: Any = None
        self._unrolled: odds.Simulation | None = None
        """That answer with no rolls beside it yet."""
        self.simulation: odds.Simulation | None = None
        self.open = False

    def state(self) -> dict[str, Any]:
        result = self.result()
        words = self.words(
            "odds-title", "show-why", "hide-why", "simulate", "stop-rolling", "again", "exact", "rolled", "chance",
            "outcome", "interval", "table",
        )  # fmt: skip
        common = {"words": words, "open": self.open}
        if result is None:
            return {
                **common,
                "sentence": None,
                "nothing": self.word("ui-odds-nothing"),
                "bars": [],
                "steps": [],
                "notes": [],
            }
        rolled = self.simulation
        assert self._unrolled is not None
        rows = (rolled or self._unrolled).rows
        return {
            **common,
            "sentence": result.sentence.say(self.lang),
            "bars": [self._bar(row, rolled is not None) for row in rows],
            "steps": [self._step(step) for step in odds.explain(result)] if self.open else [],
            "notes": self._notes(result),
            "rolls": rolled.n if rolled else 0,
            "rollsText": self.word("ui-rolls", n=rolled.n) if rolled else "",
            "chunk": CHUNK // 5,
            "goal": CHUNK * 4,
        }

    def result(self) -> Any:
        """The present answer. A new question forgets the old rolls."""
        now = self._moment()
        if now == self._at:
            return self._result
        self._at, self._result = now, self._ask()
        result = self._result
        unrolled = None if result is None else odds.simulate(result, 0, seed="page")
        if self._unrolled is None or unrolled is None or unrolled.exact != self._unrolled.exact:
            self.simulation = None
        self._unrolled = unrolled
        return result

    def _bar(self, row: Any, rolled: bool) -> dict[str, Any]:
        return {
            "id": row.label,
            "label": self._row_label(row.label),
            "value": float(row.exact),
            "fraction": str(row.exact) if row.exact.denominator < 10**9 else "",
            "percent": odds.percent(row.exact, self.lang),
            "rolled": {"share": row.share, "low": row.low, "high": row.high} if rolled else None,
            "rolledText": odds.percent(Fraction(row.times, row.n), self.lang) if rolled and row.n else "",
            "intervalText": self._interval(row) if rolled and row.n else "",
        }

    def _interval(self, row: Any) -> str:
        return " – ".join(odds.percent(Fraction(bound), self.lang) for bound in (row.low, row.high))

    def _row_label(self, label: str) -> str:
        kind, _, name = label.partition(" ")
        if kind in COMBINATIONS:
            return self.word(f"combination-{kind}")
        return self.word(f"ui-row-{kind}", name=name or "none")

    def _step(self, step: Any) -> dict[str, str]:
        return {
            "text": step.say(self.lang),
            "before": step.before or "",
            "after": str(step.after) if step.after is not None else "",
        }

    def _notes(self, result: Any) -> list[str]:
        """What the answer depends on: rulings, and what is invented."""
        notes = [
            self.word("ui-depends", ruling=self.word(f"ruling-{name}"), option=self.word(f"ruling-{name}-{option}"))
            for name, option in result.rulings.items()
        ]
        return [*notes, self.word("ui-invented")] if result.invented else notes

    def do_explain(self) -> None:
        self.open = not self.open

    def do_simulate(self, n: int) -> None:
        """Roll some more. The browser asks in chunks, so that it can show the rolls converge, and stop."""
        need(n, int, "n")
        if not 1 <= n <= CHUNK:
            raise BadInput("n", "range", least=1, most=CHUNK, found=n)
        if self._unrolled is not None:
            self.simulation = (self.simulation or self._unrolled).more(n)

    def do_forget(self) -> None:
        self.simulation = None


def question_at(desk: Desk) -> Any | None:
    """The odds question that fits what is pending on a desk, if there is one."""
    table, pending = desk.table, desk.table.pending
    look, rules = table.state, table.rules
    if isinstance(pending, Roll) and pending.purpose == "combat":
        lives = {name: seat.life for name, seat in look.players.items()}
        if look.kromosaurus:
            lives[KROMOSAURUS] = look.kromosaurus.life
        place = next(place for place, names in look.places.items() if pending.who[0] in names)
        return odds.combat([odds.Fighter(name, life=lives[name]) for name in pending.who], place, rules)
    if isinstance(pending, Roll) and pending.purpose == "hunt":
        return _hunt_rolled(desk, pending)
    if not isinstance(pending, Decision):
        return None
    seat = look.players[pending.player]
    if pending.question == "action":
        if "climb" in table.options:
            return odds.mountain(rerolls_left(table, seat.krom), rules=rules)
        if "draw" in table.options and not any(e.kind == "gathered" for e in this_phase(table)):
            deck = look.decks["gathering"]
            return odds.forest(list(deck.pile), list(deck.discard), krom=seat.krom, rules=rules)
        if any(option.startswith("hunt ") for option in table.options):
            plans = [odds.hunt_plan(card, krom=seat.krom, rules=rules) for card in look.prey]
            return max(plans, key=lambda plan: plan.best.net)
    return None


def _hunt_rolled(desk: Desk, pending: Roll) -> Any:
    """The hunt whose dice are about to fall: the prey is in the answer that led here."""
    card = desk.table.tape[-1].split()[1]
    return odds.hunt(dice=sum(pending.dice), value=desk.table.rules.hunt[card].value)
