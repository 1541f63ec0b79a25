"""Movement: whom one meets where everybody else goes somewhere with a certain chance."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from krom_explore.engine import checks
from krom_explore.odds.drawn import Bars, Series

from ...box import PLACES
from ...ruleset import Ruleset
from .. import meeting as asked
from ..words import in_place
from .words import a_place, words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart


def meeting(players: int, place: str, share: int) -> Chart:
    """Whom one meets in a place if each of the others goes there with a chance of ``share`` percent."""
    rules = Ruleset.load()
    checks.whole("players", players, rules.players.least, rules.players.most)
    a_place("place", place)
    checks.whole("share", share, 0, 100)
    me, *others = list(rules.characters)[:players]
    elsewhere = next(other for other in PLACES if other != place)
    mixes = {me: {place: 1}} | {name: {place: share, elsewhere: 100 - share} for name in others}
    met = [Fraction(0)] * players
    for (where, names), chance in asked.meeting(mixes, rules=rules).fight.items():
        if where == place:
            met[len(names) - 1] += chance
    met[0] = 1 - sum(met, Fraction(0))
    return Bars(
        title=words("meeting", {"where": in_place(place)}),
        sentence=words("meeting-say", {"players": players, "share": Fraction(share, 100), "alone": met[0]}),
        axis=words("axis-met"),
        labels=[words("met", {"n": n}) for n in range(players)],
        series=[Series(words("met-series"), met)],
        most=1,
    ).chart()
