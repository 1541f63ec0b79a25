"""The Savannah: so many dice against every prey, and every number of dice against a value."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from krom_explore.engine import checks
from krom_explore.odds.dice import SIDES
from krom_explore.odds.drawn import Bars, Curves, Line, Series

from ...ruleset import Ruleset
from ..hunt import hunt
from ..words import card_name
from .words import words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart

MOST = 8
"""So many dice nobody rolls in a hunt, but one sees where it leads."""


def prey(dice: int = 1) -> Chart:
    """The chance of so many dice against every prey of the box, the easiest first."""
    rules = Ruleset.load()
    checks.whole("dice", dice, 1, MOST)
    found = sorted(rules.hunt.items(), key=lambda entry: (entry[1].value, entry[0]))
    return Bars(
        title=words("prey", {"dice": dice}),
        sentence=words("prey-say", {"dice": dice, "sure": sum(hunt(dice, each.value) == 1 for _, each in found)}),
        axis=words("axis-prey"),
        labels=[words("prey-label", {"card": card_name(name, rules), "value": each.value}) for name, each in found],
        series=[Series(words("axis-chance"), [Fraction(hunt(dice, each.value)) for _, each in found])],
        invented=("hunt",) if "hunt" in rules.invented else (),
        most=1,
        lying=True,
    ).chart()


def dice_for(value: int) -> Chart:
    """The chance to reach a value with one die, two, ..."""
    checks.whole("value", value, 1, MOST * SIDES)
    chances = [(dice, Fraction(hunt(dice, value))) for dice in range(1, MOST + 1)]
    half = next((dice for dice, chance in chances if 2 * chance >= 1), 0)
    return Curves(
        title=words("dice-for", {"value": value}),
        sentence=words("dice-for-say", {"value": value, "half": half}),
        axis=words("axis-dice"),
        series=[Line(words("axis-chance"), chances)],
        most=1,
    ).chart()
