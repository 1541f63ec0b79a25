"""What something costs: cards of the Forest, dice of a hunt, rerolls of a climb, the Cave’s services, an Evolution."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from krom_explore.learn.quiz import Luck, NoQuestion, Question, Spoken, choices, in_words_of
from krom_explore.odds.spread import Said

from ..answers import hunt, realise
from ..box import RESOURCES
from ..catalogue import said
from ..game import Table
from ..odds.words import card_name
from ..ruleset import Ruleset
from .positions import alone, amounts, card_text, deck_card, follow, invented, lines, of_box, says, since

PLENTY = 20
"""Krom of somebody who can pay."""


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    asked = {
        "easy": (cards, dice, rerolls, resources),
        "normal": (cards, dice, rerolls, resources, evolution),
        "hard": (rerolls, evolution, services, services),
    }
    return luck.pick(asked[level])(luck, level, rules)


def bill(
    luck: Luck,
    ask: Said,
    table: Table,
    answers: Sequence[str],
    misread: Mapping[str, int | None],
    rule: str,
    *given: Spoken,
    card: str = "",
) -> Question:
    """What these answers cost in all: the engine charges it. It may be about a card that lies there."""
    rules: Ruleset = table.rules
    played = follow(table, luck, *answers)
    paid = [event for event in since(table, played) if "price" in event.args]
    return Question(
        table=table,
        ask=ask,
        answer=spent(played),
        options=choices(luck, spent(played), misread, amount),
        why=in_words_of(played, *paid),
        rules=(rule, *(["evolutions.no_krom"] if rule == "evolutions.cost" else [])),
        given=(*([card_text(card, rules)] if card else []), *given),
        facts={"block": rules.cave.life_block},
        lines=lines(table, played),
        shown=spent,
        invented=bool(card) and invented(rules.card(card)),
        about=("cards",) if card else (),
    )


def spent(table: Table) -> int:
    return sum(event.args.get("price", 0) for event in table.log)


def amount(krom: int) -> Spoken:
    return said("good-krom", {"n": krom}).say


# --- Forest, Savannah, Mountain


def cards(luck: Luck, level: str, rules: Ruleset) -> Question:
    prices = rules.forest.prices
    if prices[0] or prices != sorted(prices):
        raise NoQuestion
    many = luck.number(2, min(len(prices), 3 if level == "easy" else len(prices)))
    table, name = alone(luck, rules, "forest", {"krom": PLENTY})
    misread = {
        "first-card-not-free": sum(prices[1 : many + 1]) if many < len(prices) else sum(prices[1:]) + prices[1],
        "only-the-last-price": prices[many - 1],
        "a-krom-a-card": many - 1,
        "a-krom-a-card-from-the-first": many,
        "the-last-price-each-time": prices[many - 1] * (many - 1),
    }
    ask = said("quiz-cost-cards", {"player": name, "many": many})
    return bill(luck, ask, table, ["draw"] * many, misread, "forest.more_cards")


def dice(luck: Luck, level: str, rules: Ruleset) -> Question:
    prices = rules.savannah.extra_dice
    many = luck.number(1 if level == "easy" else 2, len(prices))
    prey = deck_card(luck, rules, "hunt")
    own = rules.hunt[prey].dice
    table, name = alone(luck, rules, "savannah", {"krom": PLENTY}, prey=[prey])
    misread = {
        "prices-of-dice-added": sum(prices[:many]) if many > 1 else None,
        "a-krom-a-die": many if prices[0] > 1 else None,
        "every-die-is-paid": prices[0] * (own + many),
        "one-price-for-any-dice": prices[0] if many > 1 else None,
        "the-value-is-the-price": rules.hunt[prey].value,
    }
    ask = said("quiz-cost-dice", {"player": name, "card": card_name(prey, rules), "many": many})
    return bill(luck, ask, table, [hunt(prey, many)], misread, "savannah.dice_price", card=prey)


def rerolls(luck: Luck, level: str, rules: Ruleset) -> Question:
    prices = rules.mountain.rerolls
    if prices != sorted(prices):
        raise NoQuestion
    most = min(len(prices), 3) if level == "easy" else len(prices)
    many = luck.number(2 if level == "easy" else 3, most)
    table, name = alone(luck, rules, "mountain", {"krom": PLENTY})
    misread = {
        "a-krom-a-reroll": prices[0] * many,
        "only-the-last-price": prices[many - 1],
        "first-roll-paid": sum(prices[:many]) + prices[0],
        "the-last-price-each-time": prices[many - 1] * many,
    }
    ask = said("quiz-cost-rerolls", {"player": name, "many": many})
    return bill(
        luck, ask, table, ["climb", *["keep"] * many], misread, "mountain.reroll", of_box("reroll-prices", rules)
    )


# --- the Cave


def resources(luck: Luck, level: str, rules: Ruleset) -> Question:
    """Some resources and a Bonus card or two."""
    prices = rules.cave.prices
    kinds = luck.some([good for good in RESOURCES if good in prices], 1 if level == "easy" else 2)
    wanted = {good: luck.number(1, 2) for good in kinds}
    if "bonus" in prices and luck.happens(2, 3):
        wanted["bonus"] = luck.number(1, 2)
    table, name = alone(luck, rules, "cave", {"krom": 2 * PLENTY})
    return basket(luck, table, name, wanted, {})


def services(luck: Luck, level: str, rules: Ruleset) -> Question:
    """The same for somebody who wants to be healthy again too."""
    prices, most, block = rules.cave.prices, rules.life.most, rules.cave.life_block
    if "life" not in prices:
        raise NoQuestion
    had = luck.number(1, most - 1)
    wanted = {good: luck.number(1, 2) for good in luck.some([good for good in RESOURCES if good in prices], 1)}
    if "bonus" in prices and luck.happens(1, 2):
        wanted["bonus"] = 1
    table, name = alone(luck, rules, "cave", {"krom": 2 * PLENTY, "life": had})
    wanted["life"] = -(-(most - had) // block)
    without = sum(prices[good] * many for good, many in wanted.items() if good != "life")
    misread = {
        "a-krom-for-each-life": without + (most - had) * prices["life"],
        "life-by-the-point": without + (most - had) // block * prices["life"],
        "rest-with-the-shopping": without,
        "life-from-nothing": without + -(-most // block) * prices["life"],
    }
    return basket(luck, table, name, wanted, misread, says("has-life", player=name, life=had))


def basket(
    luck: Luck, table: Table, name: str, wanted: Mapping[str, int], misread: Mapping[str, int], *given: Spoken
) -> Question:
    rules: Ruleset = table.rules
    prices = rules.cave.prices
    resource = next(good for good in wanted if good in RESOURCES)
    cheaper = prices.get("bonus", prices[resource]) < prices[resource]

    def as_if(good: str, other: str) -> int | None:
        """The sum if one thing cost as much as another, where the Bonus card is the cheaper one."""
        return sum(prices[other if one == good else one] * many for one, many in wanted.items()) if cheaper else None

    read = {
        **misread,
        "a-bonus-like-a-resource": as_if("bonus", resource),
        "a-resource-like-a-bonus": as_if(resource, "bonus"),
        "each-kind-paid-once": sum(prices[good] for good in wanted),
        "a-krom-a-piece": sum(wanted.values()),
    }
    healthy = "yes" if "life" in wanted else "no"
    bought = {good: many for good, many in wanted.items() if good != "life"}
    ask = said("quiz-cost-services", {"player": name, "goods": amounts(bought), "healthy": healthy})
    answers = [f"buy {good}" for good, many in wanted.items() for _ in range(many)]
    return bill(luck, ask, table, answers, read, "cave.services", *given)


def evolution(luck: Luck, level: str, rules: Ruleset) -> Question:
    """What has to be bought before an Evolution can be realised."""
    card = deck_card(luck, rules, "evolution", lambda one: one.place in (None, "cave") and sum(one.cost.values()) > 2)
    cost = rules.evolution[card].cost
    if not set(cost) <= set(rules.cave.prices):
        raise NoQuestion
    has = {good: luck.number(0, many) for good, many in cost.items()}
    missing = {good: many - has[good] for good, many in cost.items() if many > has[good]}
    if not 1 <= sum(missing.values()) <= 4 or not any(has.values()):
        raise NoQuestion
    table, name = alone(luck, rules, "cave", {"krom": 2 * PLENTY, **has}, evolutions=[card])
    prices = rules.cave.prices
    misread = {
        "what-is-there-forgotten": sum(prices[good] * many for good, many in cost.items()),
        "a-krom-a-piece": sum(missing.values()),
        "each-kind-paid-once": sum(prices[good] for good in missing),
        "points-are-the-price": rules.evolution[card].points,
        "evolutions-cost-krom-too": sum(prices[good] * many for good, many in missing.items())
        + rules.evolution[card].points,
    }
    answers = [*(f"buy {good}" for good, many in missing.items() for _ in range(many)), realise(card)]
    ask = said("quiz-cost-evolution", {"player": name, "card": card_name(card, rules)})
    held = {good: many for good, many in has.items() if many}
    told = says("has", player=name, goods=amounts(held))
    return bill(luck, ask, table, answers, misread, "evolutions.cost", told, card=card)
