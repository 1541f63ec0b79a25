"""The board: the places, the figures in them, and where one may go."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from krom_explore import text
from krom_explore.games.face import Sight

from ..box import PLACES, TOKENS, Goods
from ..ruleset import Ruleset

FOUND = 2
"""So many kinds of goods are named below a place: there is room for one line."""


def show(sight: Sight) -> dict[str, Any]:
    state, seat = sight.state, sight.seat
    moving = seat.mine and getattr(sight.pending, "question", "") == "movement"
    beast = state.kromosaurus
    return {
        "places": [
            {
                "id": place,
                "name": sight.word(f"place-{place}"),
                **way_there(sight, place, moving),
                "here": [
                    {"name": name, "stunned": state.players[name].stunned, "asked": name == seat.asked}
                    for name in state.places[place]
                ],
                "beast": beast.life if beast and beast.place == place else None,
                "gives": offers(place, sight),
                "tie": sight.word("ui-heavier" if place in sight.rules.combat.heavier_wins else "ui-lighter"),
            }
            for place in PLACES
        ],
        "glacial": state.glacial,
        "asked": seat.asked,
        "label": sight.word("ui-board"),
        "words": sight.words("rule", "stunned", "life", "kromosaurus"),
    }


def gives(place: str, word: Callable[..., str], rules: Ruleset) -> str:
    """What one goes to a place for: what it gives most of in this box."""
    key = (gives.__name__, place)
    if key not in rules.kept:
        rules.kept[key] = most_given(place, rules)
    sells = "yes" if rules.cave.prices else "no"
    return word(f"ui-gives-{place}", goods=[word(f"name-{good}") for good in rules.kept[key]], sells=sells)


def offers(place: str, sight: Sight) -> str:
    """The same on the board, where the Cave has room for its prices: who never goes there reckons with them too."""
    prices = cave_prices(sight) if place == "cave" else []
    if not prices:
        return gives(place, sight.word, sight.rules)
    return sight.word("ui-gives-cave-for", prices=text.apart(prices, sight.lang))


def cave_prices(sight: Sight) -> list[str]:
    """What the Cave sells, what has the same price together."""
    cave = sight.rules.cave
    by_price: dict[int, list[str]] = {}
    for good, price in cave.prices.items():
        by_price.setdefault(price, []).append(sight.word("ui-cave-sold", good=good, n=cave.life_block))
    return [
        sight.word("ui-cave-price", goods=text.listed(sold, sight.lang, "or"), price=price)
        for price, sold in by_price.items()
    ]


def most_given(place: str, rules: Ruleset) -> list[str]:
    """The Krom and resources that cards or combinations bring, all of them counted: the most frequent ones."""
    rewards: list[tuple[Goods, int]] = []
    if place == "forest":
        rewards = [(card.reward, card.copies) for card in rules.gathering.values()]
    elif place == "savannah":
        rewards = [(prey.reward, prey.copies) for prey in rules.hunt.values()]
    elif place == "mountain":
        rewards = [(result.gives, 1) for result in rules.mountain.results.values()]
    sums: Counter[str] = Counter()
    for reward, copies in rewards:
        sums.update({good: amount * copies for good, amount in reward.items() if good in TOKENS})
    return [good for good, _ in sums.most_common(FOUND)]


def way_there(sight: Sight, place: str, moving: bool) -> dict[str, Any]:
    """The answer that leads to a place, while somebody moves; where it is closed, why."""
    answer = f"go {place}"
    reason = sight.seat.why_not(answer) if moving else None
    return {
        "answer": answer if moving else None,
        "legal": moving and reason is None,
        **(sight.reason(reason) if reason else {"why": None, "rule": None, "ruleText": None}),
    }
