"""Whether the parts of a box go together: what no single field can tell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from krom_explore.engine.faults import BadInput

from .box import COMBINATIONS, DECKS, KROMOSAURUS, MOST_CARDS, RESOURCES
from .catalogue import bad

if TYPE_CHECKING:
    from .ruleset import Ruleset

LONGEST_NAME = 40
LONGEST_ID = 80


def faults(rules: Ruleset) -> Iterator[BadInput]:
    """Everything that keeps this box from being played."""
    yield from players(rules)
    yield from boards(rules)
    yield from characters(rules)
    yield from cards(rules)
    yield from target(rules)


def players(rules: Ruleset) -> Iterator[BadInput]:
    least, most = rules.players.least, rules.players.most
    if not least <= most <= len(rules.characters):
        yield bad("players.most", "players-characters", least=least, most=len(rules.characters), found=most)
    elif len(rules.target.points) != most - least + 1:
        wanted, found = most - least + 1, len(rules.target.points)
        yield bad("target.points", "points-players", wanted=wanted, found=found, least=least, most=most)


def boards(rules: Ruleset) -> Iterator[BadInput]:
    if set(rules.mountain.results) != set(COMBINATIONS):
        yield bad("mountain.results", "exactly", names=list(COMBINATIONS))
    if not rules.forest.prices:
        yield bad("forest.prices", "length", wanted=1, found=0)
    for path, prices in (("forest.prices", rules.forest.prices), ("savannah.extra_dice", rules.savannah.extra_dice)):
        if prices != sorted(prices):
            yield bad(path, "rising")
    if not rules.kromosaurus.destinations:
        yield bad("kromosaurus.destinations", "length", wanted=1, found=0)


def characters(rules: Ruleset) -> Iterator[BadInput]:
    """Names may be in any script; an answer must be able to tell them from each other and from goods."""
    known = {name.casefold() for name in rules.characters}
    seen = {KROMOSAURUS.casefold()}
    for name in rules.characters:
        plain = name.casefold()
        if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME or name != " ".join(name.split()):
            yield bad(f"characters.{name}", "character-name", most=LONGEST_NAME)
        elif plain in seen:
            yield bad(f"characters.{name}", "character-same", name=name)
        elif without_goods(plain) != plain and without_goods(plain) in known:
            yield bad(f"characters.{name}", "character-goods", name=name)
        seen.add(plain)
    if rules.rulings["equal_weights"] == "refused":
        weighed: dict[int, str] = {}
        for name, weight in rules.weights.items():
            if weight in weighed:
                yield bad("characters", "weights-distinct", first=weighed[weight], second=name)
            weighed.setdefault(weight, name)


def without_goods(name: str) -> str:
    """A name without the resources that it ends with."""
    words = name.split()
    while words and words[-1] in RESOURCES:
        words.pop()
    return " ".join(words)


def cards(rules: Ruleset) -> Iterator[BadInput]:
    seen: set[str] = set()
    for deck in DECKS:
        for card, entry in getattr(rules, deck).items():
            if len(card) > LONGEST_ID:
                yield bad(f"{deck}.{card}", "text-long", most=LONGEST_ID, found=len(card))
            elif not re.fullmatch(r"[a-z0-9_]+", card):
                yield bad(f"{deck}.{card}", "card-id", found=card, near=card_id(card))
            elif card in seen:
                yield bad(f"{deck}.{card}", "card-twice")
            seen.add(card)
            for lang, name in entry.names.items():
                if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME or name != name.strip():
                    yield bad(f"{deck}.{card}.names.{lang}", "card-name", most=LONGEST_NAME)
        setup = rules.setup
        needed = {"hunt": setup.prey, "evolution": setup.evolutions, "bonus": setup.bonus * rules.players.most}
        wanted = max(1, needed.get(deck, 1))
        size = sum(entry.copies for entry in getattr(rules, deck).values())
        if not wanted <= size <= MOST_CARDS:
            few = size < wanted
            yield bad(deck, "deck-small" if few else "deck-large", wanted=wanted if few else MOST_CARDS, found=size)


def card_id(written: str) -> str | None:
    """The id that a card’s name makes, if it has letters that an id may have."""
    return re.sub(r"[^a-z0-9]+", "_", written.lower()).strip("_") or None


def target(rules: Ruleset) -> Iterator[BadInput]:
    """Unless the last Evolution ends the game, the points must not run out before somebody has enough of them."""
    if rules.rulings["evolution_runs_out"] == "ends":
        return
    points = sum(card.points * card.copies for card in rules.evolution.values())
    longer = rules.target.longer
    for players, goal in enumerate(rules.target.points, rules.players.least):
        if points < players * (goal + longer - 1) + 1:
            most = (points - 1) // players + 1 - longer
            path = f"target.points[{players - rules.players.least}]"
            yield bad(
                path, "target-high", players=players, points=points, goal=goal + longer, most=most if most > 0 else None
            )
