"""The lessons of a game: a track of steps for each chapter, on the tables of whatever box is in use."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any

from krom_explore.engine import toml
from krom_explore.engine.faults import BadInput

from . import solver
from .lesson import Step, lay, read, words
from .predicates import Known, Own

MOST_KEPT = 40
"""Tracks that are kept laid out, of all boxes together."""

Names = Callable[[Collection[str], Any], Mapping[str, str] | None]
"""Those of some words that name somebody or something, each with what it is called in a box; None where the box lacks
one of them."""

Said = Callable[[Mapping[str, str], Any, str], dict[str, Any]]
"""The same in the words of a language, for sentences."""


class Lessons:
    """What a game brings as ``LESSONS``."""

    def __init__(
        self,
        table: Any,
        ruleset: Any,
        rules: Collection[str],
        files: Mapping[str, str],
        own: Mapping[str, Own] | None = None,
        names: Names = lambda words, rules: {},
        said: Said = lambda names, rules, lang: dict(names),
    ):
        self.table = table
        self.ruleset = ruleset
        self.known = Known(table.game.event_kinds(), rules, own or {})
        self.tracks = {name: read(toml.read(text), name) for name, text in files.items()}
        """The steps of each track as plain data, as they were written for the bundled box."""
        self.names = names
        self.said = said
        self._laid: dict[tuple[str, str], tuple[Step, ...]] = {}

    def track(self, name: str, rules: Any) -> tuple[Step, ...]:
        """The steps of a track that can be done with this box. Each keeps its number where others are left out."""
        key = (name, rules.hash)
        if key not in self._laid:
            while len(self._laid) >= MOST_KEPT:
                del self._laid[next(iter(self._laid))]
            self._laid[key] = self._lay(name, rules)
        return self._laid[key]

    def _lay(self, name: str, rules: Any) -> tuple[Step, ...]:
        """The bundled box is proven by the tests; with another one each step is proven when it is laid."""
        ours = rules.hash == self.ruleset.bundled().hash
        found = []
        for number in range(1, len(self.tracks[name]) + 1):
            step = self.step(name, number, rules) if ours else self.proven(name, number, rules)
            if step is not None:
                found.append(step)
        return tuple(found)

    def step(self, name: str, number: int, rules: Any) -> Step:
        """A step as it was written, with this box. What does not hold in it raises BadInput."""
        data = self.tracks[name][number - 1]
        names = self.names(frozenset(words(data)), rules)
        if names is None:
            raise BadInput(f"{name}.steps.{number - 1}", "step-box")
        return lay(data, name, number, self.table, rules, self.known, names)

    def proven(self, name: str, number: int, rules: Any) -> Step | None:
        """A step with a box that it was not written for; None where it cannot be done there."""
        try:
            step = self.step(name, number, rules)
        except BadInput:  # a position, a card or a place that this box does not have
            return None
        return step if solver.holds(step) else None
