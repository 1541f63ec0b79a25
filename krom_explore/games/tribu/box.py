"""What is in the box: characters, Dioramas, events, protections and actions, as typed records."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from attrs import field, frozen

from krom_explore.engine.entries import copies, from_where, mark_too, names
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


def _spheres() -> Any:
    return field(default=0, validator=whole(0, MOST_SPHERES))


def _colour() -> Any:
    return field(default=BOTH, validator=one_of(*COLOURS, BOTH))


@frozen(kw_only=True)
class Players:
    least: int = field(validator=whole(2, MOST_PLAYERS))
    most: int = field(validator=whole(2, MOST_PLAYERS))
    mark: str = from_where()
    source: str = ""


@frozen(kw_only=True)
class Setup:
    hand: int = field(validator=whole(1, MOST_HAND))
    mark: str = from_where()
    source: str = ""


@frozen(kw_only=True)
class Challenge:
    chains: list[int] = field(validator=each(whole(1, MOST_CHAINS), MOST_PLAYERS))
    mark: str = from_where()
    source: str = ""


@frozen(kw_only=True)
class Limit:
    rounds: int = field(validator=whole(1, MOST_ROUNDS))
    mark: str = from_where()
    source: str = ""


@frozen(kw_only=True)
class Goal:
    spheres: int = field(validator=whole(1, MOST_GOAL))
    magic: int = field(validator=whole(0, MOST_SPHERES))
    leader: int = field(validator=whole(0, MOST_SPHERES))
    mark: str = from_where()
    source: str = ""


@frozen(kw_only=True)
class Vase:
    """A kind of vase: what a character asks for, and what a Diorama shows."""

    names: dict[str, str] = names()
    mark: str = from_where()
    name_mark: str | None = mark_too()
    source: str = ""


@frozen(kw_only=True)
class Character:
    """A Tribù card: whoever begins a chain."""

    vases: list[str] = field(validator=at_most(MOST_VASES))
    """The vases that it asks for, in order."""
    spheres: int = _spheres()
    colour: str = _colour()
    leader: bool = False
    """Whether there is a leader card of it."""
    copies: int = copies()
    names: dict[str, str] = names()
    mark: str = from_where()
    name_mark: str | None = mark_too()
    source: str = ""

    def __attrs_post_init__(self) -> None:
        if not self.vases:
            raise expected("no-vases")


@frozen(kw_only=True, slots=False)  # with slots, cached properties would make every look-up slow
class Diorama:
    """A vase, one that stands for any vase, or a Totem."""

    vase: str | None = None
    any: bool = False
    totem: bool = False
    colour: str = _colour()
    spheres: int = _spheres()
    copies: int = copies()
    names: dict[str, str] = names()
    mark: str = from_where()
    name_mark: str | None = mark_too()
    kind_mark: str | None = mark_too()
    source: str = ""

    @cached_property
    def kind(self) -> str:
        """vase, any or totem."""
        return next(name for name in ("vase", "any", "totem") if getattr(self, name))

    def __attrs_post_init__(self) -> None:
        found = [name for name in ("vase", "any", "totem") if getattr(self, name)]
        if len(found) != 1:
            raise expected("diorama-kind", found=", ".join(found) or "–")


@frozen(kw_only=True)
class EventCard:
    """An Evento card: an attack."""

    destroys: int = field(validator=whole(1, MOST_VASES))
    spheres: int = _spheres()
    copies: int = copies()
    names: dict[str, str] = names()
    mark: str = from_where()
    name_mark: str | None = mark_too()
    source: str = ""


@frozen(kw_only=True)
class Protection:
    """A Protezione card: an answer to an attack."""

    saves: int = field(validator=whole(1, MOST_VASES))
    spheres: int = _spheres()
    copies: int = copies()
    names: dict[str, str] = names()
    mark: str = from_where()
    name_mark: str | None = mark_too()
    source: str = ""


@frozen(kw_only=True, slots=False)  # with slots, cached properties would make every look-up slow
class Action:
    """An Azione card: draw some cards, block somebody, or steal a Diorama."""

    draw: int = field(default=0, validator=whole(0, MOST_HAND))
    block: bool = False
    steal: bool = False
    spheres: int = _spheres()
    copies: int = copies()
    names: dict[str, str] = names()
    mark: str = from_where()
    name_mark: str | None = mark_too()
    source: str = ""

    @cached_property
    def effect(self) -> str:
        """draw, block or steal."""
        return next(name for name in EFFECTS if getattr(self, name))

    def __attrs_post_init__(self) -> None:
        found = [name for name in EFFECTS if getattr(self, name)]
        if len(found) != 1:
            raise expected("action-effect", found=", ".join(found) or "–")


EFFECTS = ("draw", "block", "steal")

Card = Character | Diorama | EventCard | Protection | Action
