"""Arriving: in each place that one may go to, how likely one has to fight there, and how likely one acts first.

That is what a player may want to know before moving. Who meets whom in all (``meeting``) is another question.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from krom_explore.engine import checks
from krom_explore.games.krom.box import PLACES
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds.picture import Cell, Cells, Picture
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Said
from krom_explore.odds.steps import Explanation

from ..catalogue import said
from .bout import Fighter
from .meeting import Meeting, meeting
from .words import in_place, place_name, step


class Arriving(Result):
    """What one who moves meets with in each place."""

    def __init__(self, name: str, there: dict[str, Meeting]):
        self.name = name
        self.there = there
        """Who meets whom, if he goes to that place."""
        self.first = {place: met.first[name] for place, met in there.items()}
        """The chance to be the first who acts there."""
        self.fights = {place: met.fights[name] for place, met in there.items()}
        """The chance to have to fight there."""

    @property
    def _any(self) -> Meeting:
        """What all of them depend on is the same."""
        return next(iter(self.there.values()))

    @property
    def rulings(self) -> dict[str, str]:
        return self._any.rulings

    @property
    def invented(self) -> tuple[str, ...]:
        return self._any.invented

    @property
    def title(self) -> Said:
        return said("odds-title-arriving", {"name": self.name})

    @property
    def sentence(self) -> Said:
        most = max(self.first.values())
        best = [place for place, chance in self.first.items() if chance == most]
        if len(best) > 1:
            where = [in_place(place) for place in best]
            return said("odds-arriving-level", {"name": self.name, "where": where, "chance": most})
        facts = {"where": in_place(best[0]), "chance": most, "fight": self.fights[best[0]]}
        return said("odds-arriving", {"name": self.name, **facts})

    @property
    def rows(self) -> list[Row]:
        return [
            Row(f"{what} {place}", said(f"odds-row-{what}-in", {"where": in_place(place)}), chance)
            for what, chances in self._shown.items()
            for place, chance in chances.items()
        ]

    @property
    def _shown(self) -> dict[str, dict[str, Any]]:
        return {"first": self.first, "fight": self.fights}

    @property
    def pictures(self) -> Sequence[Picture]:
        shown, places = self._shown, [place_name(place) for place in self.there]
        cells = [[Cell(chances[place], f"{what} {place}") for what, chances in shown.items()] for place in self.there]
        outcomes = [said(f"odds-pic-{what}", {}) for what in shown]
        where, outcome = said("odds-field-place", {}), said("odds-axis-outcome", {})
        return [Cells("arriving", self.title, where, outcome, places, outcomes, cells)]

    def explained(self, about: str | None = None) -> Explanation:
        return Explanation(
            step("arrives", {"place": place_name(place), "fight": self.fights[place], "chance": self.first[place]})
            for place in self.there
        )

    def trial(self, random: Random) -> list[str]:
        """Each place is tried once."""
        happened = {place: met.trial(random) for place, met in self.there.items()}
        return [
            f"{what} {place}"
            for place, things in happened.items()
            for what in self._shown
            if f"{what} {self.name}" in things
        ]


def arriving(
    name: str,
    mixes: Mapping[str, Mapping[str, Any]],
    kromosaurus: bool | Sequence[str] = False,
    fighters: Sequence[Fighter] = (),
    rules: Ruleset | None = None,
    here: Mapping[str, str] | None = None,
) -> Arriving:
    """What one of those who move meets with in each place that his mix has; all else is asked as in ``meeting``."""
    whole = meeting(mixes, kromosaurus, fighters, rules, here)
    own = whole.mixes[checks.one_of("name", name, whole.mixes)]
    there = {
        place: meeting({**mixes, name: {place: 1}}, kromosaurus, fighters, rules, here)
        for place in PLACES
        if own[place]
    }
    return Arriving(name, there)
