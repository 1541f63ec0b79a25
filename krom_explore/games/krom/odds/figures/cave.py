"""The Cave's price list as a yardstick: what a visit is worth in each place."""

from __future__ import annotations

from fractions import Fraction
from itertools import accumulate
from math import comb
from typing import TYPE_CHECKING

from krom_explore.engine import checks
from krom_explore.odds.drawn import Bars, Series

from ...ruleset import Ruleset
from ..forest import MOST_KROM, forest
from ..hunt import hunt_plan
from ..mountain import mountain
from ..words import place_name
from ..worth import price_list
from .words import words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart


def visits(krom: int, life: int) -> Chart:
    """What a visit to each place is worth on average to one who has so much Krom and life, by the Cave's own prices."""
    rules = Ruleset.load()
    checks.whole("krom", krom, 0, MOST_KROM)
    checks.whole("life", life, 1, rules.life.most)
    worth = {
        "cave": a_rest(life, rules),
        "forest": forest(krom=krom, life=life, rules=rules).value,
        "savannah": best_prey(krom, life, rules),
        "mountain": mountain(affordable(krom, rules), rules=rules, life=life).value,
    }
    best = max(worth, key=worth.__getitem__)
    facts = {"krom": krom, "life": life, "place": place_name(best), "best": worth[best], "rest": worth["cave"]}
    return Bars(
        title=words("visits"),
        sentence=words("visits-say", facts),
        axis="",
        value_axis=words("axis-worth"),
        chances=False,
        labels=[words("visit", {"place": place}) for place in worth],
        series=[Series(words("axis-worth"), list(worth.values()))],
        notes=(words("visits-note", {"prey": rules.setup.prey}),),
        invented=tuple(deck for deck in ("gathering", "hunt") if deck in rules.invented),
        most=7,
        lying=True,
    ).chart()


def a_rest(life: int, rules: Ruleset) -> Fraction:
    """A rest; life that there is no room for is nothing."""
    worth, rest = price_list(rules), rules.cave.rest
    return sum(
        (worth[good] * (min(n, rules.life.most - life) if good == "life" else n) for good, n in rest.items()),
        Fraction(0),
    )


def best_prey(krom: int, life: int, rules: Ruleset) -> Fraction:
    """The best of the prey that lie open, turned up at random from the whole deck, on average."""
    nets = {prey: hunt_plan(prey, krom, rules=rules, life=life).best.net for prey in rules.hunt}
    worths = sorted(nets[prey] for prey in rules.deck("hunt"))
    shown = min(rules.setup.prey, len(worths))
    best = [worth * comb(below, shown - 1) for below, worth in enumerate(worths)]
    return sum(best, Fraction(0)) / comb(len(worths), shown)


def affordable(krom: int, rules: Ruleset) -> int:
    """How many rerolls one can pay."""
    return sum(total <= krom for total in accumulate(rules.mountain.rerolls))
