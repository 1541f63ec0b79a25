"""Explanations: how an answer comes about, step by step, as data that a page can open and as sentences."""

from __future__ import annotations

from fractions import Fraction
from html import escape
from typing import NamedTuple

from krom_explore.text.brief import number

from .spread import Said, in_full


class Step(NamedTuple):
    """One step of a derivation: a sentence and, where something is counted, so many ways of so many."""

    said: Said
    ways: int | None = None
    total: int | None = None
    exact: Fraction | None = None
    """A number that the sentence says only nearly."""

    @property
    def exactly(self) -> str:
        """The exact number of the step, if it has one: as a fraction, reduced."""
        found = self.after if self.exact is None else self.exact
        return "" if found is None else in_full(found)

    @property
    def key(self) -> str:
        return self.said.key

    @property
    def before(self) -> str | None:
        """The fraction as it is counted."""
        return None if self.ways is None or self.total is None else f"{number(self.ways)}/{number(self.total)}"

    @property
    def after(self) -> Fraction | None:
        """The same, reduced."""
        return None if self.ways is None or self.total is None else Fraction(self.ways, self.total)

    def say(self, lang: str = "en") -> str:
        counted = {} if self.after is None else {"ways": self.ways, "total": self.total, "chance": self.after}
        return self.said._replace(args={**self.said.args, **counted}).say(lang)


class Explanation(tuple[Step, ...]):
    """The steps in order; the last one is the answer."""

    __slots__ = ()

    def say(self, lang: str = "en") -> list[str]:
        return [step.say(lang) for step in self]

    def __repr__(self) -> str:
        return "\n".join(self.say())

    def _repr_html_(self) -> str:
        return "".join(["<ol>", *(f"<li>{escape(line)}</li>" for line in self.say()), "</ol>"])
