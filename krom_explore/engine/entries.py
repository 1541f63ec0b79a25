"""What the entries of every box have: how many there are of a card, what people call it, where it comes from."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from attrs import field, frozen

from .own_box import OWN
from .shapes import at_most, one_of, whole

MARKS = ("printed", "attested", "deduced", "invented", OWN)
"""Where an entry may come from."""

MOST_COPIES = 99
MOST_NAMES = 40
"""Languages in which something has a name."""


def mark_too() -> Any:
    """Where a part of an entry comes from, if that is from elsewhere."""
    return field(default=None, validator=one_of(*MARKS))


@frozen(kw_only=True)
class Entry:
    """Anything in a box: it says where it comes from."""

    mark: str = field(default=OWN, validator=one_of(*MARKS))
    """Who types a box in need not say it."""
    source: str = ""


@frozen(kw_only=True)
class Named(Entry):
    """Something that people call by a name, which may be from elsewhere than the rest of it."""

    names: dict[str, str] = field(factory=dict, validator=at_most(MOST_NAMES))
    """What people call it, by language."""
    name_mark: str | None = mark_too()


@frozen(kw_only=True)
class CardKind(Named):
    """A kind of card."""

    copies: int = field(default=1, validator=whole(0, MOST_COPIES))


def named(thing: str, called: Mapping[str, str], lang: str) -> str:
    """What something is called in a language; failing that in English, failing that by its id."""
    return called.get(lang) or called.get("en") or thing.replace("_", " ")
