"""Exercises on the Forest: how far a purse reaches, what a seen card tells, whether to shuffle."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any

from krom_explore.games.krom import odds
from krom_explore.games.krom.game import Table
from krom_explore.games.krom.odds.words import card_name
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, choice, number
from krom_explore.odds.spread import Named

PURSE = 5
EMPTY = "nothing_at_all"
"""The card that Alma drew first."""
GONE = {EMPTY: 3, "branch": 2, "whole_trunk": 1}
"""What lies in the discard when somebody thinks of shuffling."""


def drawn(rules: Ruleset) -> int:
    """How many cards the purse pays for, if none of them brings anything, played on a table."""
    players = {"Alma": {"place": "forest", "krom": PURSE}, "Karok": {"place": "cave", "life": 0}}
    table = Table.scenario({"phase": "actions", "players": players}, rules=rules)
    while "draw" in table.options:
        table.choose("draw")
        table.roll(EMPTY)
    return int(table.state.drawn)


def affordable(prices: list[int]) -> int:
    """How many cards the purse pays for at these prices."""
    return sum(sum(prices[: card + 1]) <= PURSE for card in range(len(prices)))


def left(rules: Ruleset) -> Counter[str]:
    """The pile after the first card."""
    return Counter(rules.deck("gathering")) - Counter([EMPTY])


def share(kinds: list[str], cards: Counter[str], of: int) -> Fraction:
    return Fraction(sum(cards[card] for card in kinds), of)


def bringing_wood(rules: Ruleset) -> list[str]:
    """The kinds of cards that bring Wood, alone or with something else."""
    return [card for card, entry in rules.gathering.items() if "wood" in entry.reward]


def wood_alone(rules: Ruleset) -> list[str]:
    return [card for card in bringing_wood(rules) if len(rules.gathering[card].reward) == 1]


def wood(rules: Ruleset) -> Fraction:
    """The chance that the second card brings Wood."""
    chance = odds.forest(left(rules), [EMPTY], rules=rules).chance
    return sum((chance[card] for card in bringing_wood(rules)), Fraction(0))


def picked_over(rules: Ruleset) -> odds.Forest:
    return odds.forest(discard=GONE, krom=PURSE, rules=rules)


def copies_named(copies: int, rules: Ruleset) -> Callable[[str, str], str]:
    return lambda card, lang: f"{copies} × {rules.name(card, lang)}"


def pile_facts(rules: Ruleset) -> Mapping[str, Any]:
    cards = left(rules)
    deck = [Named(card, copies_named(entry.copies, rules)) for card, entry in rules.gathering.items()]
    return {"card": card_name(EMPTY, rules), "deck": deck, "wood": wood(rules) * cards.total(), "left": cards.total()}


def shuffle_facts(rules: Ruleset) -> Mapping[str, Any]:
    values = picked_over(rules).values
    return {
        "empty": card_name(EMPTY, rules), "empties": GONE[EMPTY], "branch": card_name("branch", rules),
        "branches": GONE["branch"], "trunk": card_name("whole_trunk", rules), "krom": PURSE,
        "draw": values["draw"], "shuffle": values["shuffle"],
    }  # fmt: skip


EXERCISES = {
    "forest.1": Exercise(
        number(),
        answer=drawn,
        misreadings={
            "prices-not-added": lambda rules: sum(price <= PURSE for price in rules.forest.prices),
            "first-card-paid": lambda rules: affordable(rules.forest.prices[1:]),
        },
        facts=lambda rules: {"krom": PURSE, "prices": [str(price) for price in rules.forest.prices[1:]]},
    ),
    "forest.2": Exercise(
        chance(),
        answer=wood,
        misreadings={
            "seen-card-still-there": lambda rules: share(bringing_wood(rules), left(rules), left(rules).total() + 1),
            "only-plain-wood": lambda rules: share(wood_alone(rules), left(rules), left(rules).total()),
            "kinds-alike": lambda rules: Fraction(len(bringing_wood(rules)), len(rules.gathering)),
        },
        facts=pile_facts,
    ),
    "forest.3": Exercise(
        choice("shuffle", "draw", "done"),
        answer=lambda rules: picked_over(rules).best,
        misreadings={"best-card-back": lambda rules: "shuffle", "first-card-is-a-risk": lambda rules: "done"},
        facts=shuffle_facts,
    ),
}
