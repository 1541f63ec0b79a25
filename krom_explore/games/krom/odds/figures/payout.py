"""What the combinations of the Mountain pay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from krom_explore.odds.drawn import Bars, Series
from krom_explore.odds.spread import Named

from ...box import COMBINATIONS
from ...ruleset import Ruleset
from ...words import payout as paid
from ..mountain import mountain as asked
from ..words import combination_name
from .words import words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart


def payout() -> Chart:
    """What each combination pays, in goods and in Krom."""
    rules = Ruleset.load()
    climb = asked(0, rules=rules)

    def in_goods(combination: str, lang: str) -> str:
        return paid(combination, rules, lang)

    shown = [name for name in COMBINATIONS if name != "nothing"]
    facts = {name: {"combination": combination_name(name), "gives": Named(name, in_goods)} for name in shown}
    return Bars(
        title=words("payout"),
        axis=words("axis-combination"),
        value_axis=words("axis-worth"),
        chances=False,
        lying=True,
        labels=[words("payout-label", facts[name]) for name in shown],
        series=[Series(words("axis-worth"), [climb.pays[name] for name in shown])],
        notes=(words("worth-note"),),
        invented=climb.invented,
    ).chart()
