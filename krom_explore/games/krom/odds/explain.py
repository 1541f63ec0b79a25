"""Explanations: how an answer comes about, step by step, as data that a page can open and as sentences."""

from __future__ import annotations

from fractions import Fraction
from typing import Any, NamedTuple

from krom_explore.engine import checks
from krom_explore.games.krom.box import COMBINATIONS, KROMOSAURUS, PLACES
from krom_explore.odds.dice import SIDES, sums

from ..catalogue import bad, said
from .combat import Combat
from .duel import Duel
from .forest import Forest
from .hunt import Hunt, HuntPlan, HuntPlans
from .meeting import Meeting
from .mountain import Mountain, Reach, RestOfClimb
from .pile import NextCard


class Step(NamedTuple):
    """One step of a derivation: a sentence and, where something is counted, so many ways of so many."""

    key: str
    args: dict[str, Any]
    ways: int | None = None
    total: int | None = None

    @property
    def before(self) -> str | None:
        """The fraction as it is counted."""
        return None if self.total is None else f"{self.ways}/{self.total}"

    @property
    def after(self) -> Fraction | None:
        """The same, reduced."""
        return None if self.ways is None or self.total is None else Fraction(self.ways, self.total)

    def say(self, lang: str = "en") -> str:
        counted = {} if self.after is None else {"ways": self.ways, "total": self.total, "chance": self.after}
        return said(self.key, {**self.args, **counted}).say(lang)


class Explanation(tuple[Step, ...]):
    """The steps in order; the last one is the answer."""

    __slots__ = ()

    def say(self, lang: str = "en") -> list[str]:
        return [step.say(lang) for step in self]


def explain(result: Any, about: str | None = None) -> Explanation:
    """How a result comes about. ``about`` names whom to explain where there are several."""
    match result:
        case Combat():
            return Explanation(of_combat(result, about))
        case Hunt():
            return Explanation(of_hunt(result))
        case HuntPlan():
            return Explanation(of_hunt_plan(result))
        case HuntPlans():
            return Explanation(of_hunt_plans(result))
        case NextCard():
            return Explanation(of_next_card(result))
        case Forest():
            return Explanation(of_forest(result))
        case Mountain():
            return Explanation(of_mountain(result))
        case RestOfClimb():
            return Explanation(of_rest(result))
        case Reach():
            return Explanation(of_reach(result))
        case Duel():
            return Explanation(of_duel(result))
        case Meeting():
            return Explanation(of_meeting(result, about))
    raise bad("result", "odds-result", found=checks.short(type(result).__name__))


def of_combat(result: Combat, about: str | None) -> list[Step]:
    name = result.win.likeliest if about is None else checks.one_of("about", about, result.names)
    others = [other for other in result.names if other != name]
    dice = sum(hand.dice for hand in result.hands)
    heavy = result.place in result.rules.combat.heavier_wins
    steps = [
        Step("odds-step-dice", {"dice": dice, "all": SIDES**dice}),
        Step("odds-step-ties", {"place": result.place, "heavier": "yes" if heavy else "no"}),
    ]
    if KROMOSAURUS in result.names:
        steps.append(
            Step(
                "odds-step-beast", {"plus": result.rules.kromosaurus.plus, "ruling": result.rulings["kromosaurus_tie"]}
            )
        )
    for total, own, behind in result.cases(name):
        args = {"name": name, "points": total, "own": own, "behind": behind, "others": others, "count": len(others)}
        steps.append(Step("odds-step-combat-case", args, own * behind, result.ways))
    steps.append(Step("odds-step-combat-sum", {"name": name}, result.win.ways[name], result.ways))
    return steps


def of_hunt(result: Hunt) -> list[Step]:
    counts = sums(result.dice)
    steps = [Step("odds-step-dice", {"dice": result.dice, "all": result.total})]
    steps += [
        Step("odds-step-hunt-case", {"points": points}, ways, result.total)
        for points, ways in enumerate(counts)
        if ways and points >= result.value
    ]
    return [*steps, Step("odds-step-hunt-sum", {"value": result.value}, result.ways, result.total)]


def of_hunt_plan(result: HuntPlan) -> list[Step]:
    steps = [Step("odds-step-reward", {"worth": result.reward})]
    for offer in result.offers:
        args = {
            "bought": offer.bought,
            "dice": offer.dice,
            "cost": offer.cost,
            "worth": result.reward,
            "net": offer.net,
        }
        steps.append(Step("odds-step-offer", args, offer.chance.ways, offer.chance.total))
    return [*steps, Step("odds-step-offer-best", {"bought": result.best.bought, "net": result.best.net})]


def of_hunt_plans(result: HuntPlans) -> list[Step]:
    steps = []
    for plan in result.plans:
        args = {"card": result.rules.name(plan.name), "dice": plan.prey.dice, "value": plan.prey.value}
        steps += [Step("odds-step-prey", args), *of_hunt_plan(plan)]
    best = result.best
    return [*steps, Step("odds-step-prey-best", {"card": result.rules.name(best.name), "net": best.best.net})]


def of_next_card(result: NextCard) -> list[Step]:
    return [
        Step("odds-step-card", {"card": result.name(card)}, ways, result.chance.total)
        for card, ways in result.chance.ways.items()
    ]


def of_forest(result: Forest) -> list[Step]:
    steps = [
        Step("odds-step-card", {"card": result.rules.name(card)}, ways, result.chance.total)
        for card, ways in result.chance.ways.items()
    ]
    steps += [Step("odds-step-forest-way", {"how": how, "value": value}) for how, value in result.values.items()]
    steps += [
        Step("odds-step-forest-drawn", {"cards": cards}, ways, result.drawn.total)
        for cards, ways in result.drawn.ways.items()
    ]
    return [*steps, Step("odds-step-forest-best", {"best": result.best, "value": result.value})]


def of_mountain(result: Mountain) -> list[Step]:
    plain = Mountain(0, result.worth, result.room, result.rules)
    steps = [Step("odds-step-dice", {"dice": result.rules.mountain.dice, "all": plain.final.total})]
    for name in COMBINATIONS:
        args = {"combination": name, "worth": result.pays[name]}
        steps.append(Step("odds-step-combination", args, plain.final.ways[name], plain.final.total))
    for rerolls in range(result.rerolls + 1):
        value = Mountain(rerolls, result.worth, result.room, result.rules).value
        steps.append(Step("odds-step-climb", {"rerolls": rerolls, "value": value}))
    return [*steps, *finals(result), Step("odds-step-climb-best", {"value": result.value, "spent": result.spent.mean})]


def finals(result: Mountain | RestOfClimb) -> list[Step]:
    return [
        Step("odds-step-final", {"combination": name}, ways, result.final.total)
        for name, ways in result.final.ways.items()
    ]


def of_rest(result: RestOfClimb) -> list[Step]:
    missing = result.climb.rules.mountain.dice - len(result.dice)
    steps = [Step("odds-step-dice", {"dice": missing, "all": SIDES**missing})] if missing else []
    return [*steps, Step("odds-step-rest", {"rerolls": result.left}), *finals(result)]


def of_reach(result: Reach) -> list[Step]:
    size = result.rules.mountain.dice
    steps = [
        Step("odds-step-dice", {"dice": size, "all": SIDES**size}),
        *(Step("odds-step-counted", {"combination": name}) for name in result.counted),
    ]
    for rerolls in range(result.rerolls + 1):
        chance = Fraction(Reach(result.combination, rerolls, result.exact, result.rules))
        steps.append(Step("odds-step-reach", {"rerolls": rerolls, "chance": chance}))
    return steps


def of_duel(result: Duel) -> list[Step]:
    fight = result.fight[-1]
    steps = [Step("odds-step-card-fights", {"fights": len(result.fight) - 1})] if result.cards else []
    for (lost, dealt), ways in fight.ways.items():
        key = "odds-step-lost" if lost else "odds-step-dealt" if dealt else "odds-step-nothing"
        steps.append(Step(key, {"amount": lost or dealt}, ways, fight.total))
    steps.append(Step("odds-step-left-out", {"ways": fight.total - fight.ways.get((0, 0), 0), "total": fight.total}))
    steps += [Step("odds-step-fights", {"fights": n, "chance": result.fights[n]}) for n in range(1, 6)]
    return [*steps, Step("odds-step-duel", {"life": result.life, "beast": result.kromosaurus, "chance": result.win})]


def of_meeting(result: Meeting, about: str | None) -> list[Step]:
    name = next(iter(result.mixes)) if about is None else checks.one_of("about", about, result.mixes)
    steps = [
        Step("odds-step-goes", {"name": name, "place": place, "chance": result.mixes[name][place]})
        for place in PLACES
        if result.mixes[name][place]
    ]
    steps += [
        Step("odds-step-fight", {"place": place, "names": list(names), "chance": chance})
        for (place, names), chance in result.fight.items()
        if name in names
    ]
    steps.append(Step("odds-step-alone", {"name": name, "chance": result.alone[name]}))
    return [*steps, Step("odds-step-first", {"name": name, "chance": result.first[name]})]
