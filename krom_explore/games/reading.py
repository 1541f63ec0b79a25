"""What the rulebook of a game may have beside its rules. All of it is optional: a game brings it in ``rulebook``.

``cards(rules, lang)`` lists the cards of a box, as ``Deck``s. ``differences()`` says where its printed rulebooks do not
say the same (``engine.rulebook.Difference``). The catalogues may have ``title-RULE``, ``reason-RULE`` (why something is
played that no rulebook says) and ``chosen-RULING`` (why an open question is ruled so by default); the folder a
``search.toml`` (``learn.search``) and an ``examples.toml`` (``learn.example``), of which ``EXAMPLES`` is made.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType, ModuleType
from typing import Any, NamedTuple

from krom_explore.engine.rulebook import Difference
from krom_explore.learn.example import Examples

PARTS = ("name", "kind")
"""What of a card may have a mark of its own."""


class Card(NamedTuple):
    id: str
    name: str
    text: str
    """What stands on it."""
    mark: str
    copies: int = 1
    parts: Mapping[str, str] = MappingProxyType({})
    """Where its name or its kind comes from, where that is not where the rest comes from: their marks."""
    source: str = ""
    """Where its mark comes from, as the box has it."""


def provenance(entry: Any) -> dict[str, Any]:
    """What an entry of a box says of where it comes from, beside its mark."""
    marks = {part: getattr(entry, f"{part}_mark", None) for part in PARTS}
    return {"parts": {part: mark for part, mark in marks.items() if mark}, "source": entry.source}


class Deck(NamedTuple):
    id: str
    title: str
    cards: list[Card]


NO_EXAMPLES = Examples({}, {})


def cards(game: ModuleType, rules: Any, lang: str) -> list[Deck]:
    listed = getattr(game.rulebook, "cards", None)
    return listed(rules, lang) if listed else []


def differences(game: ModuleType) -> dict[str, Difference]:
    told = getattr(game.rulebook, "differences", None)
    return told() if told else {}


def examples(game: ModuleType) -> Examples:
    found: Examples = getattr(game, "EXAMPLES", NO_EXAMPLES)
    return found
