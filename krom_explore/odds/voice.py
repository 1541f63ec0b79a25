"""How the parts of an answer are said by a game's own catalogue: rows, steps, and the tables of the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from krom_explore.text import Catalogue

from .command import Figure, Section, figures
from .result import Row
from .spread import Said
from .steps import Step


class Voice:
    """The sentences of one catalogue, under the names that answers have for them."""

    def __init__(self, words: Catalogue):
        self.words = words

    def said(self, key: str, args: dict[str, Any]) -> Said:
        return Said(key, args, self.words)

    def step(
        self, key: str, args: dict[str, Any], ways: int | None = None, total: int | None = None,
        exact: Fraction | None = None,
    ) -> Step:  # fmt: skip
        """One step of a derivation: ``odds-step-KEY``."""
        return Step(self.said(f"odds-step-{key}", args), ways, total, exact)

    def row(self, id_: str, key: str, args: dict[str, Any], chance: Fraction) -> Row:
        """One thing that can happen: ``odds-row-KEY``."""
        return Row(id_, self.said(f"odds-row-{key}", args), Fraction(chance))

    # --- the terminal

    def section(self, id_: str, lines: list[Figure] | Mapping[Any, Fraction], **more: Any) -> Section:
        """A table under its heading, ``odds-table-ID``."""
        title = self.said(f"odds-table-{id_}", {"name": more.get("of", "")})
        return Section(id_, title, lines if isinstance(lines, list) else figures(lines), **more)

    def figure(self, id_: str, value: Fraction) -> Figure:
        """A line that has words of its own, ``odds-label-ID``."""
        return Figure(id_, value, self.said(f"odds-label-{id_}", {}))
