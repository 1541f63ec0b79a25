"""What things are worth to a player, in Krom. Unless told otherwise: what the Cave asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from math import lcm
from typing import Any

from krom_explore.engine import checks
from krom_explore.games.krom.box import RESOURCES, TOKENS, Goods
from krom_explore.games.krom.ruleset import Ruleset

from ..catalogue import bad

GOODS = (*TOKENS, "bonus", "life")

Worth = dict[str, Fraction]


def price_list(rules: Ruleset) -> Worth:
    """The Cave's own prices; a Krom is worth a Krom, and what the Cave does not sell nothing."""
    prices = rules.cave.prices
    worth = {good: Fraction(prices.get(good, 0)) for good in GOODS}
    worth["krom"] = Fraction(1)
    worth["life"] /= rules.cave.life_block
    return worth


def full_worth(worth: Mapping[str, Any] | None, rules: Ruleset) -> Worth:
    """The price list with the player's own opinions in it."""
    if worth is not None and not isinstance(worth, Mapping):
        raise bad("worth", "table", found=checks.short(worth))
    known = price_list(rules)
    for good, value in (worth or {}).items():
        checks.one_of("worth", good, GOODS)
        known[good] = checks.exact(f"worth.{good}", value)
    return known


def price_of_a_point(rules: Ruleset) -> Fraction | None:
    """What the goods for all Evolutions of the box cost in the Cave, for each of their points; None without points."""
    worth = price_list(rules)
    cards = rules.evolution.values()
    points = sum(card.points * card.copies for card in cards)
    price = sum(worth[good] * amount * card.copies for card in cards for good, amount in card.cost.items())
    return Fraction(price) / points if points else None


def in_parts(worth: Worth) -> tuple[int, dict[str, int]]:
    """A unit, and what everything is worth in whole parts of it."""
    unit = common(list(worth.values()))
    return unit, {good: value.numerator * (unit // value.denominator) for good, value in worth.items()}


def worth_of(goods: Goods, worth: Mapping[str, int], room: int | None = None) -> int:
    """What goods are worth to one who has ``room`` for so much life (None: for any); a free choice is the best one."""
    total = 0
    for good, amount in goods.items():
        if good == "resource":
            total += amount * max(worth[resource] for resource in RESOURCES)
        elif good == "life" and room is not None:
            total += min(amount, room) * worth["life"]
        else:
            total += amount * worth[good]
    return total


def common(numbers: list[Fraction]) -> int:
    """A number that makes whole numbers of all of them."""
    return lcm(*[number.denominator for number in numbers])


def room_for(path: str, life: Any, rules: Ruleset) -> int | None:
    """How much life a player who has ``life`` can still gain; None where it is not told."""
    if life is None:
        return None
    return max(0, rules.life.most - checks.whole(path, life, 0))
