"""Whom and what the lessons name, and who takes their place in a box of one's own.

A step speaks of what a card costs and brings. So only a card with the same numbers can stand for another one.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction

from krom_explore.learn.alike import in_place_of

from ..box import DECKS
from ..ruleset import Ruleset


def called(words: Collection[str], rules: Ruleset) -> dict[str, str] | None:
    """The characters and cards among some words, each with what it is called in a box; None where one is missing."""
    ours = Ruleset.bundled()
    people = [name for name in ours.characters if name in words]
    if len(people) > rules.players.most:
        return None
    found = seated(people, ours, rules)
    for deck in DECKS:
        for card, ours_ in getattr(ours, deck).items():
            if card in words:
                other = in_place_of(card, ours_, getattr(rules, deck), found.values())
                if other is None:
                    return None
                found[card] = other
    return found


def seated(people: Sequence[str], ours: Ruleset, rules: Ruleset) -> dict[str, str]:
    """Everybody under their own name, or whoever is free and as heavy, or as light, among those of the box."""
    free = [name for name in rules.characters if name not in people]
    found = {}
    for name in people:
        if name not in rules.characters:
            free.sort(key=lambda other: abs(rank(other, rules) - rank(name, ours)))
        found[name] = name if name in rules.characters else free.pop(0)
    return found


def rank(name: str, rules: Ruleset) -> Fraction:
    """From 0 for the lightest of a box to 1 for the heaviest."""
    by_weight = sorted(rules.characters, key=rules.weights.__getitem__)
    return Fraction(by_weight.index(name), max(1, len(by_weight) - 1))


def said(names: Mapping[str, str], rules: Ruleset, lang: str) -> dict[str, str]:
    """The names as sentences say them: a card by what is printed on it."""
    cards = {card for deck in DECKS for card in getattr(rules, deck)}
    return {name: rules.name(other, lang) if other in cards else other for name, other in names.items()}
