"""The hunt: the chance to catch a prey, and whether to buy dice for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from krom_explore.engine import checks
from krom_explore.games.krom.box import MOST_CARDS, Prey
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Figure, Section
from krom_explore.odds.dice import MOST, SIDES, at_least, rolled, sums
from krom_explore.odds.picture import FIRST, THIRD, Bar, Cell, Cells, Columns, Kind, Picture
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Named, Said
from krom_explore.odds.steps import Explanation, Step

from ..catalogue import bad, said
from .words import card_name, row, section, step, worth_arguments, worth_read
from .worth import Worth, full_worth, in_parts, room_for, worth_of

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser

MOST_DRAWN = 8
"""More dice than these have more totals than one can tell apart side by side."""

VALUES = 11
"""So many values are seen beside each other."""


class Hunt(Result, Fraction):
    """The chance that dice add to at least a value: a Fraction that remembers its question."""

    __slots__ = ("dice", "value", "ways")

    dice: int
    value: int
    ways: int
    """In how many of all ways the hunt succeeds."""

    def __new__(cls, dice: int, value: int) -> Hunt:
        counts = at_least(dice)
        ways = counts[value] if value < len(counts) else 0
        self = Fraction.__new__(cls, ways, SIDES**dice)
        self.dice = dice
        self.value = value
        self.ways = ways
        return self

    @property
    def total(self) -> int:
        """How many ways the dice can fall."""
        return int(SIDES**self.dice)

    @property
    def title(self) -> Said:
        return said("odds-title-hunt", {"dice": self.dice, "value": self.value})

    @property
    def sentence(self) -> Said:
        return said("odds-hunt", {"dice": self.dice, "value": self.value, "chance": Fraction(self)})

    @property
    def rows(self) -> list[Row]:
        return [row("caught", "total", {}, self)]

    def explained(self, about: str | None = None) -> Explanation:
        cases = [
            step("hunt-case", {"points": points, "dice": self.dice}, ways, self.total)
            for points, ways in enumerate(sums(self.dice))
            if ways and points >= self.value
        ]
        first = step("dice", {"dice": self.dice, "all": self.total})
        return Explanation([first, *cases, step("hunt-sum", {"value": self.value}, self.ways, self.total)])

    def trial(self, random: Random) -> list[str]:
        points = sum(rolled(self.dice, random))
        return [f"total {points}", *["caught"] * (points >= self.value)]

    @property
    def pictures(self) -> Sequence[Picture]:
        return [*[self._totals()] * (self.dice <= MOST_DRAWN), self._beside()]

    def _totals(self) -> Columns:
        """Every total, and which of them are enough."""
        bars = [
            Bar(f"total {points}", str(points), Fraction(ways, self.total), FIRST if points >= self.value else THIRD)
            for points, ways in enumerate(sums(self.dice))
            if ways
        ]
        legend = [
            Kind(FIRST, said("odds-pic-enough", {"value": self.value}), Fraction(self)),
            Kind(THIRD, said("odds-pic-too-little", {}), 1 - self),
        ]
        title = said("odds-pic-totals", {"dice": self.dice})
        return Columns("totals", title, said("odds-pic-axis-total", {}), bars, legend)

    def _beside(self) -> Cells:
        """The same with more dice and fewer, against higher values and lower ones."""
        dice = range(max(1, self.dice - SIDES + 1), max(self.dice, SIDES) + 1)
        lowest = max(1, self.value - VALUES // 2)
        values = range(lowest, lowest + VALUES)
        cells = [
            [Cell(Fraction(hunt(n, value)), marked=(n, value) == (self.dice, self.value)) for n in dice]
            for value in values
        ]
        return Cells(
            "beside", said("odds-pic-hunts", {}), said("odds-field-value", {}), said("odds-field-dice", {}),
            [str(value) for value in values], [str(n) for n in dice], cells,
        )  # fmt: skip

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


class HuntPlan(Result):
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
    def card(self) -> Named | str:
        """The prey as people call it."""
        return card_name(self.name, self.rules) if self.name in self.rules.hunt else self.name

    @property
    def title(self) -> Said:
        return said("odds-title-hunt-plan", {"card": self.card})

    @property
    def sentence(self) -> Said:
        best = self.best
        args = {"card": self.card, "bought": best.bought, "chance": Fraction(best.chance)}
        return said("odds-hunt-plan", {**args, "net": best.net, "cost": best.cost})

    @property
    def rows(self) -> list[Row]:
        return [row("caught", "caught", {"name": self.card}, self.best.chance)]

    def explained(self, about: str | None = None) -> Explanation:
        return Explanation(
            [
                step("reward", {"worth": self.reward}),
                *map(self._offer_step, self.offers),
                step("offer-best", {"bought": self.best.bought, "net": self.best.net}),
            ]
        )

    def _offer_step(self, offer: Offer) -> Step:
        args = {"bought": offer.bought, "dice": offer.dice, "cost": offer.cost, "worth": self.reward, "net": offer.net}
        return step("offer", args, offer.chance.ways, offer.chance.total, offer.net)

    def trial(self, random: Random) -> list[str]:
        return ["caught"] if "caught" in self.best.chance.trial(random) else []


def hunt_plan(
    prey: str | Prey,
    krom: int,
    worth: Mapping[str, Any] | None = None,
    rules: Ruleset | None = None,
    life: int | None = None,
) -> HuntPlan:
    """For no bought die, one, ...: chance, cost and net worth. ``life``: what would go over the most is nothing."""
    rules = Ruleset.given(rules)
    name = prey if isinstance(prey, str) else ""
    if isinstance(prey, str):
        prey = rules.hunt[checks.one_of("prey", prey, rules.hunt)]
    elif not isinstance(prey, Prey):
        raise bad("prey", "one-of", names=list(rules.hunt), found=checks.short(prey))
    else:
        name = next((card for card, entry in rules.hunt.items() if entry == prey), "prey")
    checks.whole("krom", krom, 0)
    return HuntPlan(prey, name, krom, full_worth(worth, rules), room_for("life", life, rules), rules)


class HuntPlans(Result):
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
    def title(self) -> Said:
        return said("odds-title-hunt-plans", {})

    @property
    def sentence(self) -> Said:
        offer = self.best.best
        args = {"card": self.best.card, "dice": offer.dice, "cost": offer.cost, "net": offer.net}
        return said("odds-hunt-plans", {**args, "chance": Fraction(offer.chance)})

    @property
    def rows(self) -> list[Row]:
        return [
            row(f"caught {plan.name}", "caught", {"name": plan.card}, self.chance[plan.name]) for plan in self.plans
        ]

    def explained(self, about: str | None = None) -> Explanation:
        steps: list[Step] = []
        for plan in self.plans:
            args = {"card": plan.card, "dice": plan.prey.dice, "value": plan.prey.value}
            steps += [step("prey", args), *plan.explained()]
        return Explanation([*steps, step("prey-best", {"card": self.best.card, "net": self.best.best.net})])

    def trial(self, random: Random) -> list[str]:
        """One throw for each prey: the dice on its card first, then those that can be bought."""
        caught = []
        for plan in self.plans:
            dice = rolled(plan.offers[-1].dice, random)
            caught += [offer_id(plan, offer) for offer in plan.offers if sum(dice[: offer.dice]) >= plan.prey.value]
        return caught

    @property
    def pictures(self) -> Sequence[Picture]:
        """Every prey with every number of dice that can be bought: the chance, and what it is worth."""
        prices = [0, *self.rules.savannah.extra_dice]
        columns = prices[: max(len(plan.offers) for plan in self.plans)]
        cells = [
            [
                Cell(
                    Fraction(offer.chance),
                    id=offer_id(plan, offer),
                    text=said("odds-pic-worth", {"net": offer.net}),
                    best=plan is self.best and offer is plan.best,
                )
                for offer in plan.offers
            ]
            for plan in self.plans
        ]
        return [
            Cells(
                "offers", said("odds-pic-offers", {}), said("odds-pic-prey", {}), said("odds-pic-bought", {}),
                [plan.card for plan in self.plans],
                [said("odds-pic-price", {"bought": bought, "cost": cost}) for bought, cost in enumerate(columns)],
                cells, instead=True,
            )
        ]  # fmt: skip


def offer_id(plan: HuntPlan, offer: Offer) -> str:
    """The id of a hunt with so many bought dice; without any, that of its row."""
    return f"caught {plan.name}" + (f" +{offer.bought}" if offer.bought else "")


def hunt_plans(
    prey: Sequence[str],
    krom: int,
    worth: Mapping[str, Any] | None = None,
    rules: Ruleset | None = None,
    life: int | None = None,
) -> HuntPlans:
    """The chance to catch each of these prey, and which is worth most with how many dice."""
    rules = Ruleset.given(rules)
    if not isinstance(prey, (list, tuple)) or not prey:
        raise bad("prey", "list-of-cards", found=checks.short(prey))
    if len(prey) > MOST_CARDS:
        raise bad("prey", "at-most-entries", most=MOST_CARDS, found=len(prey))
    for number, card in enumerate(prey):
        checks.one_of(f"prey[{number}]", card, rules.hunt)
    return HuntPlans(tuple([hunt_plan(card, krom, worth, rules, life) for card in dict.fromkeys(prey)]), rules)


def supply_ruling(rules: Ruleset) -> dict[str, str]:
    """Where the supply is limited, a reward is counted as if it were there to be paid."""
    return {"supply": "box"} if rules.rulings["supply"] == "box" else {}


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    """From one die to all that a prey asks for and the Savannah sells."""
    most = max([prey.dice for prey in rules.hunt.values()], default=1) + len(rules.savannah.extra_dice)
    dice = min(2, most)
    return [
        Field("dice", Key("odds-field-dice"), "number", dice, 1, most),
        Field("value", Key("odds-field-value"), "number", dice * SIDES // 2 + 1, 1, most * SIDES),
    ]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Hunt:
    return hunt(chosen["dice"], chosen["value"])


def arguments(parser: Parser) -> None:
    parser.add_argument("dice", type=int, help=parser.say("odds-cli-dice"))
    parser.add_argument("value", type=int, help=parser.say("odds-cli-value"))


def read(options: argparse.Namespace, rules: Ruleset) -> Hunt:
    return hunt(options.dice, options.value)


def sections(result: Hunt, options: argparse.Namespace) -> list[Section]:
    return [section("hunt", [Figure(f"{result.value}+", Fraction(result))])]


QUESTION = OddsSheet("hunt", fields, ask)
COMMAND = Command("hunt", said("odds-cli-hunt", {}), arguments, read, sections)


def plan_arguments(parser: Parser) -> None:
    parser.add_argument("prey", help=parser.say("odds-cli-prey"))
    parser.add_argument("--krom", type=int, default=0, help=parser.say("odds-cli-krom"))
    worth_arguments(parser)


def plan_read(options: argparse.Namespace, rules: Ruleset) -> HuntPlan:
    return hunt_plan(options.prey, options.krom, worth_read(options), rules, options.life)


def plan_sections(result: HuntPlan, options: argparse.Namespace) -> list[Section]:
    offers = result.offers
    return [
        section("chance", [Figure(f"+{offer.bought} ({offer.cost} Krom)", Fraction(offer.chance)) for offer in offers]),
        section("net", [Figure(f"+{offer.bought}", offer.net) for offer in offers], unit="krom"),
        section("fair-price", [Figure(f"+{offer.bought}", offer.fair_price) for offer in offers], unit="krom"),
    ]


PLAN_COMMAND = Command("plan", said("odds-cli-plan", {}), plan_arguments, plan_read, plan_sections)
