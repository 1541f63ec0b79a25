"""The ledger: what a learner has met of one game. The browser keeps it; nothing of it stays on a server.

A ledger is never changed: whatever is entered makes a new one, so that a page that is put back has its old one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from typing import Any, NamedTuple

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput

MOST_COUNTED = 9_999
"""No rule is counted more often."""

MOST_ENTRIES = 2_000
"""Entries of one part of a ledger: rules and steps of the largest game, and the days of five years."""

STARS = 3
"""The most that a step of a lesson can earn."""

LONGEST_ID = 80
"""Letters of a rule's or a step's id."""


class Met(NamedTuple):
    """Whether a rule was seen at work (0 or 1), and how often a question about it was answered rightly and wrongly."""

    seen: int = 0
    right: int = 0
    wrong: int = 0


@dataclass(frozen=True)
class Ledger:
    rules: Mapping[str, Met] = field(default_factory=dict)
    steps: Mapping[str, int] = field(default_factory=dict)
    """The stars of each step of a lesson that was done, by its id; the best try counts."""
    days: Mapping[str, bool] = field(default_factory=dict)
    """Whether the puzzle of a day was solved at the first try, by its date."""

    # --- entering

    def saw(self, rules: Iterable[str]) -> Ledger:
        """These rules were seen at work. Where none of them is new, nothing is."""
        new = [rule for rule in rules if not self.of(rule).seen]
        return self._counted(new, "seen") if new else self

    def answered(self, rules: Iterable[str], right: bool) -> Ledger:
        """A question about these rules was answered."""
        return self._counted(rules, "right" if right else "wrong")

    def _counted(self, rules: Iterable[str], what: str) -> Ledger:
        entries = dict(self.rules)
        for rule in dict.fromkeys(rules):
            met = entries.get(rule, Met())
            entries[rule] = met._replace(**{what: min(getattr(met, what) + 1, MOST_COUNTED)})
        return replace(self, rules=entries)

    def did(self, step: str, stars: int) -> Ledger:
        """A step was done, for so many stars."""
        return replace(self, steps={**self.steps, step: max(stars, self.steps.get(step, 0))})

    def puzzled(self, day: date, right: bool) -> Ledger:
        """The puzzle of a day was tried. Only the first try of a day counts."""
        return replace(self, days={day.isoformat(): right, **self.days})

    # --- asking

    @property
    def met(self) -> bool:
        """Whether anything was met at all."""
        return bool(self.rules or self.steps)

    def of(self, rule: str) -> Met:
        return self.rules.get(rule, Met())

    def streak(self, today: date) -> int:
        """How many days in a row the puzzle was solved, up to today, or to yesterday while today is open."""
        last = today.toordinal() - (today.isoformat() not in self.days)
        many = 0
        while last > many and self.days.get(date.fromordinal(last - many).isoformat()):
            many += 1
        return many

    # --- as plain data

    def data(self) -> dict[str, dict[str, Any]]:
        return {
            "rules": {rule: list(met) for rule, met in self.rules.items()},
            "steps": dict(self.steps),
            "days": dict(self.days),
        }

    def since(self, before: Ledger) -> dict[str, dict[str, Any]]:
        """The entries that are new, as plain data; parts without any are left out."""
        were = before.data()
        news = {
            part: {name: entry for name, entry in entries.items() if were[part].get(name) != entry}
            for part, entries in self.data().items()
        }
        return {part: entries for part, entries in news.items() if entries}

    def with_(self, other: Ledger) -> Ledger:
        """Both together: of each entry the better one, so that nothing is lost."""
        rules = {
            rule: Met(*map(max, self.of(rule), other.of(rule))) for rule in dict.fromkeys([*self.rules, *other.rules])
        }
        steps = {step: max(self.steps.get(step, 0), stars) for step, stars in other.steps.items()}
        return Ledger(rules, {**self.steps, **steps}, {**other.days, **self.days})

    @classmethod
    def read(cls, data: Any) -> Ledger:
        """From plain data. What is wrong in it raises BadInput with the name of the entry."""
        told = checks.table("ledger", data)
        for part in told:
            checks.one_of("ledger", part, ("rules", "steps", "days"))
        return cls(
            {rule: _met(f"rules.{rule}", met) for rule, met in _entries("rules", told)},
            {step: checks.whole(f"steps.{step}", stars, 1, STARS) for step, stars in _entries("steps", told)},
            {_day(day): checks.kind(f"days.{day}", right, bool) for day, right in _entries("days", told)},
        )


def _entries(part: str, told: Mapping[Any, Any]) -> Iterable[tuple[str, Any]]:
    entries = checks.table(part, told.get(part, {}))
    if len(entries) > MOST_ENTRIES:
        raise BadInput(part, "at-most-entries", most=MOST_ENTRIES, found=len(entries))
    for name in entries:
        if not isinstance(name, str) or len(name) > LONGEST_ID:
            raise BadInput(part, "entry-long", most=LONGEST_ID, found=len(str(name)[: 10 * LONGEST_ID]))
        if not name.isprintable():  # half of a sign, say, which no page could show
            raise BadInput(part, "entry-damaged")
    return entries.items()


def _met(path: str, met: Any) -> Met:
    counts = checks.kind(path, met, list)
    if len(counts) != len(Met._fields):
        raise BadInput(path, "length", wanted=len(Met._fields), found=len(counts))
    seen, right, wrong = (checks.whole(path, count, 0, MOST_COUNTED) for count in counts)
    return Met(min(seen, 1), right, wrong)


def _day(day: str) -> str:
    try:
        return date.fromisoformat(day).isoformat()
    except ValueError:
        raise BadInput("days", "date", found=checks.short(day)) from None
