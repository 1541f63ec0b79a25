"""For designers: one position under every ruling, one card with other numbers on it."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

from krom_explore.engine import checks
from krom_explore.odds.dice import SIDES
from krom_explore.odds.drawn import Bars, Series
from krom_explore.odds.result import together

from ...box import KROMOSAURUS
from ...ruleset import Ruleset
from ..bout import Fighter
from ..combat import combat
from ..hunt import hunt_plan
from ..words import card_name, in_place
from .words import a_place, comes_there, words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart

ROBBER, ROBBED = "Kolos", "Karok"
BEAST_LIFE = 4
PREY = "cave_bear"
KROM = 4
MOST_DICE = 3


def beast_ties(life: int, place: str) -> Chart:
    """How likely Kolos may rob Karok, who has so much life, under every ruling on ties with the Kromosaurus."""
    rules = Ruleset.load()
    checks.whole("life", life, 1, rules.life.most)
    comes_there((KROMOSAURUS,), a_place("place", place), rules)
    fighters = [Fighter(ROBBER), Fighter(ROBBED, life), Fighter(KROMOSAURUS, BEAST_LIFE)]
    options = rules.switches()["kromosaurus_tie"].options
    ruled = [combat(fighters, place, rules.with_rulings(kromosaurus_tie=option)) for option in options]
    chances = [answer.stuns[ROBBER, ROBBED] for answer in ruled]
    least, most = min(chances), max(chances)
    facts = {"one": ROBBER, "other": ROBBED, "life": life, "where": in_place(place)}
    return Bars(
        title=words("beast-ties", facts),
        sentence=words("beast-ties-say", {**facts, "most": most, "least": least, "same": least == most}),
        axis=words("axis-ruling"),
        labels=[words(f"beast-ties-{option}") for option in options],
        series=[Series(words("axis-chance"), chances)],
        invented=together(answer.invented for answer in ruled),
        most=Fraction(1, 4),
        lying=True,
    ).chart()


def redrawn(dice: int, value: int) -> Chart:
    """What hunting a Cave bear with other numbers on its card is worth, for every number of bought dice."""
    rules = Ruleset.load()
    checks.whole("dice", dice, 1, MOST_DICE)
    checks.whole("value", value, 1, MOST_DICE * SIDES)
    changed = rules.with_changes({f"hunt.{PREY}.dice": dice, f"hunt.{PREY}.value": value})
    before, after = (hunt_plan(PREY, krom=KROM, rules=box) for box in (rules, changed))
    facts = {"card": card_name(PREY, rules), "dice": dice, "value": value, "bought": after.best.bought}
    return Bars(
        title=words("redrawn", facts),
        sentence=words("redrawn-say", {**facts, "chance": after.best.chance, "net": after.best.net}),
        axis=words("axis-bought"),
        value_axis=words("axis-worth"),
        chances=False,
        labels=[words("redrawn-bought", {"bought": offer.bought, "cost": offer.cost}) for offer in after.offers],
        series=[
            Series(words("redrawn-after"), [offer.net for offer in after.offers]),
            Series(words("redrawn-before"), [offer.net for offer in before.offers]),
        ],
        notes=(words("worth-note"),),
        invented=after.invented,
        most=9,
    ).chart()
