"""Words that the figures share, and checks of what their sliders may say."""

from __future__ import annotations

from typing import Any

from krom_explore.engine import checks
from krom_explore.odds.spread import Said

from ...box import KROMOSAURUS, PLACES
from ...catalogue import bad, said
from ...ruleset import Ruleset


def words(key: str, args: dict[str, Any] | None = None) -> Said:
    """A sentence of the figures' catalogue; yes and no as Fluent tells them apart."""
    facts = {name: ("yes" if fact else "no") if isinstance(fact, bool) else fact for name, fact in (args or {}).items()}
    return said(f"figure-{key}", facts)


def a_place(path: str, place: Any) -> str:
    return checks.one_of(path, place, PLACES)


def a_fighter(path: str, name: Any, rules: Ruleset) -> str:
    return checks.one_of(path, name, rules.weights)


def comes_there(names: tuple[str, ...], place: str, rules: Ruleset) -> None:
    """The Kromosaurus does not go everywhere."""
    if KROMOSAURUS in names and place not in rules.kromosaurus.destinations:
        raise bad("place", "beast-place", place=place)
