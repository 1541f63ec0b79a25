"""What is in the box: characters, Dioramas, events, protections and actions, as typed records."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from attrs import field, frozen

from krom_explore.engine.entries import CardKind, Entry, Named, mark_too
from krom_explore.engine.shapes import at_most, each, one_of, whole

from .catalogue import expected

FAMILIES = ("characters", "dioramas", "events", "protections", "actions")
"""The five kinds of cards, all in one deck."""
COLOURS = ("red", "blue")
BOTH = "both"
"""The colour of spheres that go with either."""

# --- the most of everything: far beyond the real box and what a variant may try, and little enough for a page, a link
# and a game that ends

MOST_PLAYERS = 8
MOST_HAND = 20
MOST_CHAINS = 20
MOST_ROUNDS = 1_000
MOST_VASES = 9
"""Vases of one character, and kinds of vases that one card touches."""
MOST_SPHERES = 99
MOST_GOAL = 10_000
MOST_KINDS = 100
"""Different cards of one family."""
MOST_CARDS = 500
"""Cards of the deck. The box has 100."""


def _colour() -> Any:
    return field(default=BOTH, validator=one_of(*COLOURS, BOTH))


@frozen(kw_only=True)
class Players(Entry):
    least: int = field(validator=whole(2, MOST_PLAYERS))
    most: int = field(validator=whole(2, MOST_PLAYERS))


@frozen(kw_only=True)
class Setup(Entry):
    hand: int = field(validator=whole(1, MOST_HAND))


@frozen(kw_only=True)
class Challenge(Entry):
    chains: list[int] = field(validator=each(whole(1, MOST_CHAINS), MOST_PLAYERS))


@frozen(kw_only=True)
class Limit(Entry):
    rounds: int = field(validator=whole(1, MOST_ROUNDS))


@frozen(kw_only=True)
class Goal(Entry):
    spheres: int = field(validator=whole(1, MOST_GOAL))
    magic: int = field(validator=whole(0, MOST_SPHERES))
    leader: int = field(validator=whole(0, MOST_SPHERES))


@frozen(kw_only=True)
class Vase(Named):
    """A kind of vase: what a character asks for, and what a Diorama shows."""


@frozen(kw_only=True)
class Card(CardKind):
    """Any card: at the end of a challenge it counts its spheres, for or against whoever has it."""

    spheres: int = field(default=0, validator=whole(0, MOST_SPHERES))


@frozen(kw_only=True)
class Character(Card):
    """A Tribù card: whoever begins a chain."""

    vases: list[str] = field(validator=at_most(MOST_VASES))
    """The vases that it asks for, in order."""
    colour: str = _colour()
    leader: bool = False
    """Whether there is a leader card of it."""

    def __attrs_post_init__(self) -> None:
        if not self.vases:
            raise expected("no-vases")


@frozen(kw_only=True, slots=False)  # with slots, cached properties would make every look-up slow
class Diorama(Card):
    """A vase, one that stands for any vase, or a Totem."""

    vase: str | None = None
    any: bool = False
    totem: bool = False
    colour: str = _colour()
    kind_mark: str | None = mark_too()

    @cached_property
    def kind(self) -> str:
        """vase, any or totem."""
        return next(name for name in ("vase", "any", "totem") if getattr(self, name))

    def __attrs_post_init__(self) -> None:
        found = [name for name in ("vase", "any", "totem") if getattr(self, name)]
        if len(found) != 1:
            raise expected("diorama-kind", found=", ".join(found) or "–")


@frozen(kw_only=True)
class EventCard(Card):
    """An Evento card: an attack."""

    destroys: int = field(validator=whole(1, MOST_VASES))


@frozen(kw_only=True)
class Protection(Card):
    """A Protezione card: an answer to an attack."""

    saves: int = field(validator=whole(1, MOST_VASES))


@frozen(kw_only=True, slots=False)  # with slots, cached properties would make every look-up slow
class Action(Card):
    """An Azione card: draw some cards, block somebody, or steal a Diorama."""

    draw: int = field(default=0, validator=whole(0, MOST_HAND))
    block: bool = False
    steal: bool = False

    @cached_property
    def effect(self) -> str:
        """draw, block or steal."""
        return next(name for name in EFFECTS if getattr(self, name))

    def __attrs_post_init__(self) -> None:
        found = [name for name in EFFECTS if getattr(self, name)]
        if len(found) != 1:
            raise expected("action-effect", found=", ".join(found) or "–")


EFFECTS = ("draw", "block", "steal")
