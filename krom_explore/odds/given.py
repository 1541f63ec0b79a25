"""What to believe after something was seen: every possibility before it and after it (Bayes' rule, counted)."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import isfinite
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput

from .drawn import Bars, Series
from .result import Result, Row
from .spread import Said
from .steps import Explanation, Step

if TYPE_CHECKING:
    from .chart import Chart

MOST_CASES = 100
"""Possibilities among which one is true."""

DIGITS = 200
"""Digits of a weight or a chance: it may be an exact answer of another question."""

FLOAT = Fraction(1, 10**9)
"""What a float may be off the fraction that it stands for, as a share of it where it is small."""

SIMPLE = 1000
"""The largest number below the line of a fraction that a float may stand for."""

LONGEST = 100_000
"""A trial that has not seen it after so many tries counts for nothing."""


class Given(Result):
    """Possibilities of which one is true, how likely each was, and how likely each is now that something was seen."""

    def __init__(self, before: Mapping[str, Fraction], seen: Mapping[str, Fraction]):
        self.before = dict(before)
        """The chance of each possibility before anything was seen."""
        self.seen = dict(seen)
        """For each possibility: the chance to see what was seen, if it is true."""
        self.both = {name: chance * self.seen[name] for name, chance in self.before.items()}
        """The chance that a possibility is true and that it is seen."""
        self.evidence = sum(self.both.values(), Fraction(0))
        """The chance to see it at all."""
        if not self.evidence:
            raise BadInput("seen", "never-seen")
        self.after = {name: chance / self.evidence for name, chance in self.both.items()}
        """The chance of each possibility, given what was seen."""

    def label(self, name: str) -> Said:
        """What a possibility is called."""
        return Said("odds-row-given", {"name": name})

    @property
    def likeliest(self) -> str:
        """The possibility that is likeliest now; the first of them where several are."""
        return max(self.after, key=self.after.__getitem__)

    @property
    def title(self) -> Said:
        return Said("odds-title-given", {})

    @property
    def sentence(self) -> Said:
        best = self.likeliest
        facts = {"before": self.before[best], "chance": self.after[best], "evidence": self.evidence}
        return Said("odds-given", {"name": self.label(best), **facts})

    @property
    def rows(self) -> list[Row]:
        return [Row(name, self.label(name), chance) for name, chance in self.after.items()]

    @property
    def drawn(self) -> Bars:
        """Every possibility before and after, side by side."""
        return Bars(
            title=self.title,
            sentence=self.sentence,
            labels=[self.label(name) for name in self.before],
            series=[
                Series(Said("odds-before", {}), list(self.before.values())),
                Series(Said("odds-after", {}), list(self.after.values())),
            ],
            invented=self.invented,
        )

    def chart(self, lang: str = "en") -> Chart:
        """Every possibility as a bar before and one after."""
        return self.drawn.chart(lang)

    def explained(self, about: str | None = None) -> Explanation:
        """``about``: one of the possibilities; otherwise the likeliest ends the derivation."""
        name = self.likeliest if about is None else checks.one_of("about", about, self.before)
        cases = [self._case(each) for each in self.before]
        added = self._step("given-sum", {"evidence": self.evidence})
        facts = {"both": self.both[name], "evidence": self.evidence, "after": self.after[name]}
        return Explanation([*cases, added, self._step("given", {"name": self.label(name), **facts})])

    def explained_row(self, row: str) -> Explanation:
        return self.explained(row)

    def _case(self, name: str) -> Step:
        facts = {"before": self.before[name], "seen": self.seen[name], "both": self.both[name]}
        return self._step("given-case", {"name": self.label(name), **facts})

    def _step(self, key: str, args: dict[str, Any]) -> Step:
        return Step(Said(f"odds-step-{key}", args))

    def trial(self, random: Random) -> list[str]:
        """Tried again and again until it is seen: what was true then."""
        names, weights = list(self.before), [float(chance) for chance in self.before.values()]
        for _ in range(LONGEST):
            (name,) = random.choices(names, weights)
            if random.random() < self.seen[name]:
                return [name]
        return []


def given(before: Mapping[str, Any], seen: Mapping[str, Any]) -> Given:
    """What to believe after something was seen.

    ``before``: how often each possibility is true (chances, or any weights). ``seen``: for each, the chance to see then
    what was seen.
    """
    for path, told in (("before", before), ("seen", seen)):
        if not isinstance(told, Mapping) or not told:
            raise BadInput(path, "table", found=checks.short(told))
        if len(told) > MOST_CASES:
            raise BadInput(path, "at-most-entries", most=MOST_CASES, found=len(told))
    weights = {named: number(f"before.{named}", weight) for named, weight in called(before)}
    chances = {named: number(f"seen.{named}", chance, 1) for named, chance in called(seen)}
    if weights.keys() != chances.keys():
        missing = [name for name in weights if name not in chances]
        more = [name for name in chances if name not in weights]
        raise BadInput(
            "seen", "given-names", names=list(weights), missing=missing, lacks=len(missing), more=more, extra=len(more)
        )
    total = sum(weights.values(), Fraction(0))
    if not total:
        raise BadInput("before", "never-seen")
    return Given({name: weight / total for name, weight in weights.items()}, chances)


def called(told: Mapping[Any, Any]) -> list[tuple[str, Any]]:
    """Each possibility by its name: anything may stand for itself."""
    return [
        (name if isinstance(name, str) else checks.short(name, checks.LONGEST_NAME), value)
        for name, value in told.items()
    ]


def number(path: str, value: Any, most: int | None = None) -> Fraction:
    """A weight or a chance. A float (Python's ``1/3``) is the simple fraction that it stands for."""
    if isinstance(value, float) and isfinite(value):
        exact = Fraction(value)
        simple = exact.limit_denominator(SIMPLE)
        if abs(simple - exact) > FLOAT * min(Fraction(1), abs(exact)):
            raise BadInput(path, "given-float", found=repr(float(value)))
        value = simple
    return checks.exact(path, value, 0, most, DIGITS)
