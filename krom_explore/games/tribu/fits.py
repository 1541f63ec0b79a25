"""Whether the parts of a box go together: what no single field can tell."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from krom_explore.engine.faults import BadInput

from .box import FAMILIES, MOST_CARDS
from .catalogue import bad

if TYPE_CHECKING:
    from .ruleset import Ruleset

LONGEST_NAME = 40
LONGEST_ID = 80


def faults(rules: Ruleset) -> Iterator[BadInput]:
    """Everything that keeps this box from being played."""
    yield from players(rules)
    yield from vases(rules)
    yield from cards(rules)


def players(rules: Ruleset) -> Iterator[BadInput]:
    least, most = rules.players.least, rules.players.most
    leaders, chains = len(rules.leaders), rules.challenge.chains
    if not least <= most <= leaders:
        yield bad("players.most", "players-leaders", least=least, most=leaders, found=most)
    elif len(chains) != most - least + 1:
        yield bad(
            "challenge.chains", "chains-players", wanted=most - least + 1, found=len(chains), least=least, most=most
        )
    characters = len([name for name, character in rules.characters.items() if character.copies])
    for number, needed in enumerate(chains):
        if needed > characters:
            yield bad(f"challenge.chains[{number}]", "chains-characters", most=characters, found=needed)


def vases(rules: Ruleset) -> Iterator[BadInput]:
    """A vase that is asked for or shown must be one of the box."""
    for vase, entry in rules.vases.items():
        yield from named("vases", vase, entry.names)
    known = list(rules.vases)
    for name, character in rules.characters.items():
        for number, vase in enumerate(character.vases):
            if vase not in rules.vases:
                yield bad(f"characters.{name}.vases[{number}]", "one-of", names=known, found=vase)
    for card, diorama in rules.dioramas.items():
        if diorama.vase is not None and diorama.vase not in rules.vases:
            yield bad(f"dioramas.{card}.vase", "one-of", names=known, found=diorama.vase)


def cards(rules: Ruleset) -> Iterator[BadInput]:
    seen: set[str] = set()
    for family in FAMILIES:
        for card, entry in getattr(rules, family).items():
            yield from named(family, card, entry.names)
            if card in seen:
                yield bad(f"{family}.{card}", "card-twice")
            seen.add(card)
    size, wanted = len(rules.whole_deck), rules.setup.hand * rules.players.most + 1
    if size < wanted:
        yield bad("setup.hand", "deck-small", wanted=wanted, found=size)
    elif size > MOST_CARDS:
        yield bad("dioramas", "deck-large", most=MOST_CARDS, found=size)
    if not any(entry.copies and entry.kind != "totem" for entry in rules.dioramas.values()):
        yield bad("dioramas", "no-dioramas")
    elif not any(rules.spheres[card] for card in rules.whole_deck if rules.family[card] in ("characters", "dioramas")):
        yield bad("dioramas", "no-spheres", goal=rules.goal.spheres)


def named(section: str, thing: str, names: Mapping[str, str]) -> Iterator[BadInput]:
    """An id is what answers are written with; names are for people, in any script."""
    if len(thing) > LONGEST_ID:
        yield bad(f"{section}.{thing}", "text-long", most=LONGEST_ID, found=len(thing))
    elif not re.fullmatch(r"[a-z0-9_]+", thing):
        near = re.sub(r"[^a-z0-9]+", "_", thing.lower()).strip("_") or None
        yield bad(f"{section}.{thing}", "card-id", found=thing, near=near)
    for lang, name in names.items():
        if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME or name != name.strip():
            yield bad(f"{section}.{thing}.names.{lang}", "card-name", most=LONGEST_NAME)
