"""The hunt: the chance to catch a prey, and whether to buy dice for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from typing import Any, NamedTuple

from krom_explore.engine import checks
from krom_explore.games.krom.box import Prey
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds.dice import MOST, SIDES, at_least
from krom_explore.odds.spread import Said

from ..catalogue import bad, said
from .worth import Worth, full_worth, in_parts, room_for, worth_of


class Hunt(Fraction):
    """The chance that dice add to at least a value: a Fraction that remembers its question."""

    __slots__ = ("dice", "value", "ways")

    dice: int
    value: int
    ways: int
    """In how many of all ways the hunt succeeds."""
    rulings: Mapping[str, str] = {}
    invented: tuple[str, ...] = ()

    def __new__(cls, dice: int, value: int) -> Hunt:
        counts = at_least(dice)
        ways = counts[value] if value < len(counts) else 0
        self = super().__new__(cls, ways, SIDES**dice)
        self.dice = dice
        self.value = value
        self.ways = ways
        return self

    @property
    def total(self) -> int:
        """How many ways the dice can fall."""
        return int(SIDES**self.dice)

    @property
    def sentence(self) -> Said:
        return said("odds-hunt", {"dice": self.dice, "value": self.value, "chance": Fraction(self)})

    def __repr__(self) -> str:
        return f"Fraction({self.numerator}, {self.denominator})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Hunt, (self.dice, self.value)

    def __copy__(self) -> Hunt:
        return self

    def __deepcopy__(self, _: Any) -> Hunt:
        return self


def hunt(dice: int, value: int) -> Hunt:
    """The chance that so many dice add to at least ``value``."""
    checks.whole("dice", dice, 1, MOST)
    checks.whole("value", value, 0)
    return hunts(dice)[value] if value <= SIDES * dice else Hunt(dice, value)


@cache
def hunts(dice: int) -> tuple[Hunt, ...]:
    """The chances of so many dice to add to at least 0, 1, 2, ..."""
    return tuple([Hunt(dice, value) for value in range(SIDES * dice + 1)])


class Offer(NamedTuple):
    """Hunting with so many bought dice."""

    bought: int
    dice: int
    cost: int
    """In Krom."""
    chance: Hunt
    net: Fraction
    """What the hunt is worth on average, the bought dice paid."""
    fair_price: Fraction
    """The most Krom that these bought dice are worth, against hunting without them."""


class HuntPlan:
    """Whether to buy dice for a prey."""

    def __init__(self, prey: Prey, name: str, krom: int, worth: Worth, room: int | None, rules: Ruleset):
        self.prey = prey
        self.name = name
        self.krom = krom
        self.worth = worth
        self.rules = rules
        unit, whole = in_parts(worth)
        self.reward = Fraction(worth_of(prey.reward, whole, room), unit)
        """What the reward is worth."""
        self.offers = tuple(self._offers())
        """What can be paid for: no bought die, one, ..."""
        self.best = max(self.offers, key=lambda offer: (offer.net, -offer.bought))
        """The offer that is worth most; of equal ones that with fewer dice."""

    def _offers(self) -> list[Offer]:
        plain = hunt(self.prey.dice, self.prey.value)
        offers = []
        for bought, cost in enumerate([0, *self.rules.savannah.extra_dice]):
            if cost > self.krom:
                break
            chance = hunt(self.prey.dice + bought, self.prey.value)
            gained = (chance - plain) * self.reward
            fair = gained / self.worth["krom"] if self.worth["krom"] else Fraction(0)
            net = chance * self.reward - cost * self.worth["krom"]
            offers.append(Offer(bought, self.prey.dice + bought, cost, chance, net, fair))
        return offers

    @property
    def rulings(self) -> dict[str, str]:
        return supply_ruling(self.rules)

    @property
    def invented(self) -> tuple[str, ...]:
        return (f"hunt.{self.name}",) if self.prey.mark == "invented" else ()

    @property
    def sentence(self) -> Said:
        best = self.best
        args = {
            "card": self.rules.name(self.name) if self.name in self.rules.hunt else self.name,
            "bought": best.bought,
        }
        return said("odds-hunt-plan", {**args, "chance": Fraction(best.chance), "net": best.net, "cost": best.cost})


def hunt_plan(
    prey: str | Prey,
    krom: int,
    worth: Mapping[str, Any] | None = None,
    rules: Ruleset | None = None,
    life: int | None = None,
) -> HuntPlan:
    """For no bought die, one, ...: chance, cost and net worth. ``life``: what would go over the most is nothing."""
    rules = rules or Ruleset.load()
    name = prey if isinstance(prey, str) else ""
    if isinstance(prey, str):
        if prey not in rules.hunt:
            raise bad("prey", "one-of", names=list(rules.hunt), found=checks.short(prey))
        prey = rules.hunt[prey]
    elif not isinstance(prey, Prey):
        raise bad("prey", "one-of", names=list(rules.hunt), found=checks.short(prey))
    else:
        name = next((card for card, entry in rules.hunt.items() if entry == prey), "prey")
    checks.whole("krom", krom, 0)
    return HuntPlan(prey, name, krom, full_worth(worth, rules), room_for("life", life, rules), rules)


class HuntPlans:
    """The prey that lie there, and which of them is worth most."""

    def __init__(self, plans: tuple[HuntPlan, ...], rules: Ruleset):
        self.plans = plans
        self.rules = rules
        self.chance = {plan.name: plan.offers[0].chance for plan in plans}
        """The chance to catch each of them without a bought die."""
        self.best = max(plans, key=lambda plan: plan.best.net)
        """The one that is worth most, with as many bought dice as are best; of equal ones the first."""

    def name(self, card: str, lang: str = "en") -> str:
        """A prey as people call it."""
        return str(self.rules.name(card, lang))

    @property
    def rulings(self) -> dict[str, str]:
        return supply_ruling(self.rules)

    @property
    def invented(self) -> tuple[str, ...]:
        return tuple([path for plan in self.plans for path in plan.invented])

    @property
    def sentence(self) -> Said:
        offer = self.best.best
        args = {"card": self.rules.name(self.best.name), "dice": offer.dice, "cost": offer.cost, "net": offer.net}
        return said("odds-hunt-plans", {**args, "chance": Fraction(offer.chance)})


def hunt_plans(
    prey: Sequence[str],
    krom: int,
    worth: Mapping[str, Any] | None = None,
    rules: Ruleset | None = None,
    life: int | None = None,
) -> HuntPlans:
    """The chance to catch each of these prey, and which is worth most with how many dice."""
    rules = rules or Ruleset.load()
    if isinstance(prey, str) or not isinstance(prey, Sequence) or not prey:
        raise bad("prey", "list-of-cards", found=checks.short(prey))
    return HuntPlans(tuple([hunt_plan(card, krom, worth, rules, life) for card in dict.fromkeys(prey)]), rules)


def supply_ruling(rules: Ruleset) -> dict[str, str]:
    """Where the supply is limited, a reward is counted as if it were there to be paid."""
    return {"supply": "box"} if rules.rulings["supply"] == "box" else {}
