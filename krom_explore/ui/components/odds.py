"""The odds panel: a sentence first, pictures, bars, fractions, the derivation on demand, a simulation beside it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from fractions import Fraction
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.games.face import KeptBack, Noted
from krom_explore.odds.result import Invented
from krom_explore.odds.simulation import Simulation, simulate
from krom_explore.odds.spread import about, percent
from krom_explore.odds.spreadsheet import as_csv, whole_table
from krom_explore.ui.boundary import THOUGHT, TOO_MUCH, patience
from krom_explore.ui.odds_drawn import Drawing, counted, readable
from krom_explore.ui.room import Room

from .base import Component

CHUNK = 1_000
"""Rolls that one message may ask for; the browser asks again until it has enough."""

SIZES = (1, 10, 100, 1_000, 10_000)
"""So many rolls a visitor can ask for at once."""

ENOUGH = 100_000
"""Rolls after which nobody learns anything new."""

SHORT = 13
"""Letters of a fraction that one takes in at a glance; a longer one is shown on demand."""


class OddsPanel(Component):
    """The exact answer to one question, and the same by rolling."""

    kind = "odds"

    def __init__(
        self,
        room: Room,
        ask: Callable[[], Any],
        moment: Callable[[], object],
        *,
        large: bool = False,
        seed: int | None = None,
    ):
        super().__init__(room)
        self._ask = ask
        """The question of the moment: a result of ``odds``, perhaps Noted or KeptBack; the key of a message that says
        why there is none; or None."""
        self._moment = moment
        """What the question depends on. While it is the same, nothing is asked again."""
        self._large = large
        """Whether the panel is what the page is about: then its pictures are seen at once."""
        self._seed = seed
        """What the rolls begin with, where somebody asked for it; otherwise they are others every time."""
        self._answered: tuple[object, Any] = (object(), None)
        self._too_much: object = object()
        """The moment whose question would take too long."""
        self._told: object = object()
        """The moment at which the visitor asked for what is kept back."""
        self._drawing: Drawing | None = None
        self._rolled: Simulation | None = None
        self._open = False
        self._pictured = large
        self._filed: object = None
        """What the file was asked for of: it is told as long as it is the answer in sight."""

    def state(self) -> dict[str, Any]:
        words = self.words(
            "odds-title", "show-why", "hide-why", "simulate", "stop-rolling", "again", "exact", "rolled", "chance",
            "outcome", "interval", "table", "exact-number", "pictures", "show-picture", "hide-picture", "yours", "best",
            "projector", "rolls-axis", "share-axis", "course", "point-out",
        )  # fmt: skip
        words |= {name: self.word(f"collected-{name}") for name in ("csv", "png")}
        return {"words": words, "open": self._open, "large": self._large, **self._thought()}

    def _thought(self) -> dict[str, Any]:
        """The answer, or that there is none: a table goes on, however hard the question is that it asks."""
        if self._moment() == self._too_much:
            return self._nothing("ui-odds-too-much")
        with suppress(BadInput, *TOO_MUCH), patience(THOUGHT):
            return self._shown()
        self._too_much, self._answered = self._moment(), (object(), None)
        return self._nothing("ui-odds-too-much")

    def _nothing(self, why: str) -> dict[str, Any]:
        return {"sentence": None, "bars": [], "steps": [], "notes": [], "pictures": [], "nothing": self.word(why)}

    def _shown(self) -> dict[str, Any]:
        found = self.result()
        if found is None or isinstance(found, str):
            return self._nothing(found or "ui-odds-nothing")
        result, notes = self._answer()
        rolled = self._rolls_of(result)
        drawing = self._drawn(result)
        return {
            "sentence": result.sentence.say(self.lang),
            "bars": self._bars(result, rolled),
            "pictures": drawing.pictures(rolled) if self._pictured or drawing.instead else [],
            "pictured": self._pictured,
            "instead": drawing.instead,
            "steps": [self._step(step) for step in result.steps] if self._open else [],
            "notes": notes,
            "ask": self.word(found.ask) if self._keeps_back(found) else "",
            "rolls": rolled.n if rolled else 0,
            "rollsText": self.word("ui-rolls", n=rolled.n) if rolled else "",
            "seedText": "" if self._seed is None else self.word("ui-rolls-seed", seed=str(self._seed)),
            "chunk": CHUNK,
            "goal": ENOUGH,
            "sizes": self._sizes(),
            "name": f"{self.room.name}-odds-{type(result).__name__.lower()}",
            "file": as_csv(whole_table(result, rolled, self.lang)) if self._filed == self._sight(rolled) else "",
        }

    def _sizes(self) -> list[dict[str, Any]]:
        return [
            {"n": n, "label": about(Fraction(n), self.lang), "text": self.word("ui-rolls-more", n=n)} for n in SIZES
        ]

    def result(self) -> Any:
        """The present answer, worked out once for each moment."""
        now = self._moment()
        if now != self._answered[0]:
            self._answered = (now, self._ask())
        return self._answered[1]

    def _keeps_back(self, found: Any) -> bool:
        return isinstance(found, KeptBack) and self._told != self._moment()

    def _answer(self) -> tuple[Any, list[str]]:
        """The answer, and what is to be read with it: a remark, rulings it depends on, what is invented in it."""
        found = self.result()
        if isinstance(found, KeptBack):
            found = found.shown if self._keeps_back(found) else found.hidden()
        remark = [self.word(found.note, player=found.player)] if isinstance(found, Noted) else []
        result = found.result if isinstance(found, Noted) else found
        if result is None or isinstance(result, str):
            return None, []
        rulings = [
            self.word("ui-depends", ruling=self.word(f"ruling-{name}"), option=self.word(f"ruling-{name}-{option}"))
            for name, option in result.rulings.items()
        ]
        made_up = result.invented
        note = made_up.note.say(self.lang) if isinstance(made_up, Invented) else self.word("ui-invented")
        return result, remark + rulings + ([note] if made_up else [])

    def _drawn(self, result: Any) -> Drawing:
        """The pictures of the answer, made once for each answer and language."""
        key = (self._moment(), self._told, self.lang)
        if self._drawing is None or self._drawing.key != key:
            self._drawing = Drawing(key, result, self.lang)
        return self._drawing

    def _rolls_of(self, result: Any) -> Simulation | None:
        """The rolls so far, as long as they are of this question."""
        same = self._rolled is not None and self._rolled.exact == {row.id: row.chance for row in result.rows}
        return self._rolled if same else None

    def _bars(self, result: Any, rolled: Simulation | None) -> list[dict[str, Any]]:
        return [
            {
                "id": row.id,
                "label": row.label.say(self.lang),
                "value": float(row.chance),
                "fraction": readable(row.chance),
                "percent": percent(row.chance, self.lang),
                **counted(row.id, rolled, self.lang),
            }
            for row in result.rows
        ]

    def _step(self, step: Any) -> dict[str, str]:
        """A step in the size that a person can follow; fractions of many digits come only when they are asked for."""
        sums = [each for each in dict.fromkeys((step.before or "", step.exactly)) if each]
        brief = all(len(each) <= SHORT for each in sums)
        return {
            "text": step.say(self.lang),
            "sum": " = ".join(sums) if brief else "",
            "exactly": "" if brief else " = ".join(sums),
        }

    def do_explain(self) -> None:
        self._open = not self._open

    def do_picture(self) -> None:
        """Show the pictures, or put them away."""
        self._pictured = not self._pictured

    def do_ask(self) -> None:
        """Tell what is kept back at this moment."""
        self._told = self._moment()

    def do_simulate(self, n: int) -> None:
        """Roll some more. The browser asks in chunks, so that it can show the rolls converge, and stop."""
        checks.whole("n", n, 1, CHUNK)
        result, _ = self._answer() if self._moment() != self._too_much else (None, [])
        if result is not None:
            rolled = self._rolls_of(result) or simulate(result, 0, seed=self._seed)
            self._rolled = rolled.more(min(n, ENOUGH - rolled.n))

    def do_export(self) -> None:
        """The answer in sight as a file: in full, which would be much to send with every answer."""
        result, _ = self._answer() if self._moment() != self._too_much else (None, [])
        if result is not None:
            self._filed = self._sight(self._rolls_of(result))

    def _sight(self, rolled: Simulation | None) -> object:
        """What is in sight: which answer, in which language, after how many rolls."""
        return self._moment(), self._told, self.lang, rolled.n if rolled else 0

    def do_forget(self) -> None:
        self._rolled = None
