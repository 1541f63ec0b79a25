"""The ruleset: every number, card and ruling of a box of Tribù, with where it comes from."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from importlib.resources import files
from typing import Any, ClassVar

from attrs import field, frozen

from krom_explore.engine.card_rules import CardRules
from krom_explore.engine.entries import named
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ruleset import Ruling
from krom_explore.engine.shapes import at_most

from . import fits
from .answers import Grammar
from .box import (
    FAMILIES,
    MOST_KINDS,
    Action,
    Challenge,
    Character,
    Diorama,
    EventCard,
    Goal,
    Limit,
    Players,
    Protection,
    Setup,
    Vase,
)  # fmt: skip
from .catalogue import WORDS

Slot = tuple[frozenset[str], frozenset[str]]
"""The cards that fit a place in a chain: as long as no card for any vase lies in that chain, and after that."""


@frozen(kw_only=True, slots=False)  # with slots, cached properties would make every look-up slow
class Ruleset(CardRules):
    """A box of Tribù and how its open questions are ruled. Immutable; changes give a new one."""

    HOME: ClassVar[Any] = files(__package__)
    WORDS = WORDS
    DECKS = FAMILIES

    players: Players
    setup: Setup
    challenge: Challenge
    limit: Limit
    goal: Goal
    vases: dict[str, Vase] = field(validator=at_most(MOST_KINDS))
    characters: dict[str, Character] = field(validator=at_most(MOST_KINDS))
    dioramas: dict[str, Diorama] = field(validator=at_most(MOST_KINDS))
    events: dict[str, EventCard] = field(validator=at_most(MOST_KINDS))
    protections: dict[str, Protection] = field(validator=at_most(MOST_KINDS))
    actions: dict[str, Action] = field(validator=at_most(MOST_KINDS))

    def misfits(self) -> Iterator[BadInput]:
        return fits.faults(self)

    # --- the cards

    @cached_property
    def grammar(self) -> Grammar:
        """How answers are read with the names of this box."""
        return Grammar(self)

    @cached_property
    def family(self) -> dict[str, str]:
        """Which of the five families each card is of."""
        return {card: family for family in FAMILIES for card in getattr(self, family)}

    @cached_property
    def whole_deck(self) -> tuple[str, ...]:
        """All cards of the box, sorted: a pile has no order."""
        return tuple(sorted(card for card, entry in self.cards.items() for _ in range(entry.copies)))

    @cached_property
    def spheres(self) -> dict[str, int]:
        return {card: entry.spheres for card, entry in self.cards.items()}

    @cached_property
    def activatable(self) -> frozenset[str]:
        """What may lie face down beside a chain: no character, no action."""
        return frozenset((*self.dioramas, *self.events, *self.protections))

    @cached_property
    def for_any_vase(self) -> frozenset[str]:
        return frozenset(card for card, entry in self.dioramas.items() if entry.kind == "any")

    @cached_property
    def totems(self) -> frozenset[str]:
        return frozenset(card for card, entry in self.dioramas.items() if entry.kind == "totem")

    @cached_property
    def slots(self) -> dict[str, tuple[Slot, ...]]:
        """What fits each place of each character's chain, in order: asked at every turn, so kept at hand."""
        shown: dict[str | None, set[str]] = {}
        for card, entry in self.dioramas.items():
            shown.setdefault(entry.vase, set()).add(card)
        return {
            name: tuple(
                (frozenset(shown.get(vase, set())) | self.for_any_vase, frozenset(shown.get(vase, set())))
                for vase in character.vases
            )
            for name, character in self.characters.items()
        }

    @cached_property
    def leaders(self) -> tuple[str, ...]:
        """The characters that have a leader card, sorted."""
        return tuple(sorted(name for name, character in self.characters.items() if character.leader))

    def chains_needed(self, players: int) -> int:
        """How many complete chains close a challenge with so many players."""
        return self.challenge.chains[players - self.players.least]

    def vase_name(self, vase: str, lang: str = "en") -> str:
        """The name of a kind of vase for people."""
        return named(vase, self.vases[vase].names, lang)


def rulings() -> dict[str, Ruling]:
    """Every open question that is a switch, by name."""
    return Ruleset.switches()
