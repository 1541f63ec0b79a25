"""A rulebook's index: every rule of a game with its chapter, where it comes from, and what can change it."""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from attrs import Factory, frozen

from .shapes import structure


@frozen
class Entry:
    """A rule in the index: what it says stands in the catalogues."""

    chapter: str
    mark: str
    """printed, attested, deduced or invented"""
    source: list[str] = Factory(list)
    """Lines of the rulebooks (``FR l.12-14``) or parts of our notes."""
    questions: list[str] = Factory(list)
    """The open questions that it answers."""
    rulings: list[str] = Factory(list)
    """The rulings that change what it says."""


@cache
def index(home: Any) -> dict[str, Entry]:
    """Every rule by its id, in the order of the ``rules.toml`` in a game's folder."""
    data = tomllib.loads(home.joinpath("rules.toml").read_text(encoding="utf-8"))
    return {rule: structure(entry, Entry, rule) for rule, entry in data.items()}
