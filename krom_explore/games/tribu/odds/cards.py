"""The cards a question is about: what nobody has seen yet, and what in it is not the publisher's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from krom_explore.engine import checks

from ..catalogue import bad
from ..ruleset import Ruleset
from ..scenario import meant

Cards = Mapping[str, int] | Iterable[str]
"""Cards as they are given to a question: a list, or how many of each."""


def cards_of(path: str, given: Any, rules: Ruleset, family: str | None = None) -> Counter[str]:
    """The cards that are given by any of their names: no more than the box has."""
    most = len(rules.whole_deck)
    if not isinstance(given, (list, tuple, Mapping)):
        raise bad(path, "list-of-cards", found=checks.short(given))
    if len(given) > most:
        raise bad(path, "at-most-cards", most=most, found=len(given))
    for card in given:
        if not isinstance(card, str):
            raise bad(path, "list-of-cards", found=checks.short(card))
    found: Counter[str] = Counter()
    for card, written in zip(meant(rules, path, list(given), family), given, strict=True):
        found[card] += checks.whole(f"{path}.{written}", given[written], 0, most) if isinstance(given, Mapping) else 1
    return +found


def unseen(rules: Ruleset, *seen: tuple[str, Counter[str]]) -> Counter[str]:
    """What is left of the box without the cards that lie somewhere in sight; each with the field that names them."""
    left = Counter(rules.whole_deck)
    for path, cards in seen:
        for card, number in cards.items():
            if number > left[card]:
                raise bad(path, "too-many-copies", card=card, copies=rules.cards[card].copies)
            left[card] -= number
    return +left


def some_unseen(rules: Ruleset, *seen: tuple[str, Counter[str]], more: int = 0) -> Counter[str]:
    """The same where a card must be left to be drawn, with so many more that one holds."""
    left = unseen(rules, *seen)
    if left.total() <= more:
        raise bad(seen[-1][0], "nothing-left")
    return left


def may_lie_hidden(rules: Ruleset, left: Counter[str]) -> Counter[str]:
    """Those of the cards that may lie face down beside a chain, in the order of the box."""
    return Counter({card: left[card] for card in rules.cards if left[card] and card in rules.activatable})


def character_of(path: str, name: Any, rules: Ruleset) -> str:
    """A character by any of its names."""
    (found,) = meant(rules, path, [checks.kind(path, name, str)], "characters", number=False)
    return found


def drawable(path: str, draws: Any, left: Counter[str], least: int = 1) -> int:
    """So many cards, if there are so many."""
    return checks.whole(path, draws, least, left.total())


# --- what is not the publisher's


def invented_kinds(rules: Ruleset, cards: Iterable[str]) -> tuple[str, ...]:
    """Those of the cards whose very kind is ours: the vase that they show, the vases that they ask for."""
    return tuple(
        f"{rules.family[card]}.{card}"
        for card in dict.fromkeys(cards)
        if (getattr(rules.cards[card], "kind_mark", None) or rules.cards[card].mark) == "invented"
    )


def invented_spheres(rules: Ruleset, cards: Iterable[str]) -> tuple[str, ...]:
    """Those of the cards whose spheres are ours."""
    return tuple(
        f"{rules.family[card]}.{card}" for card in dict.fromkeys(cards) if rules.cards[card].mark == "invented"
    )
