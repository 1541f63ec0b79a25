"""What the rulebook of a game may have beside its rules. All of it is optional: a game brings it in ``rulebook``.

``cards(rules, lang)`` lists the cards of a box, as ``Deck``s. ``differences()`` says where its printed rulebooks do not
say the same (``engine.rulebook.Difference``). The catalogues may have ``title-RULE``, ``reason-RULE`` (why something is
played that no rulebook says) and ``chosen-RULING`` (why an open question is ruled so by default); the folder a
``search.toml`` (``learn.search``) and an ``examples.toml`` (``learn.example``), of which ``EXAMPLES`` is made.
"""

from __future__ import annotations

from types import ModuleType
from typing import Any, NamedTuple

from krom_explore.engine.rulebook import Difference
from krom_explore.learn.example import Examples


class Card(NamedTuple):
    id: str
    name: str
    text: str
    """What stands on it."""
    mark: str
    copies: int = 1


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
