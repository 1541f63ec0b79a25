"""A rulebook's index: every rule of a game with its chapter, where it comes from, and what can change it."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from typing import Any

from attrs import Factory, frozen

from .shapes import structure

CITED = re.compile(r"\b[a-z_]+(?:\.[a-z_]+)+\b")
"""What may be the id of a rule in a sentence."""


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
    related: list[str] = Factory(list)
    """Rules to read with it, where its chapter and its rulings do not lead there."""
    told: list[str] = Factory(list)
    """Sections of the box whose entries it names."""


@frozen
class Difference:
    """A place where two rulebooks of one game do not say the same. What differs stands in the catalogues."""

    rules: list[str]
    source: list[str]


FEWEST_RELATED, MOST_RELATED = 2, 4


def related(rules: Mapping[str, Entry], rule: str) -> list[str]:
    """A few rules to read with one: those it names, those on either side of the same question, those of the same name,
    and where these are too few, its neighbours."""
    entry = rules[rule]
    stem = f"{rule}."
    near = {
        **dict.fromkeys(entry.related),
        **dict.fromkeys(other for other, one in rules.items() if not set(one.rulings).isdisjoint(entry.rulings)),
        **dict.fromkeys(other for other in rules if other.startswith(stem) or rule.startswith(f"{other}.")),
        **dict.fromkeys(other for other, one in rules.items() if rule in one.related),
    }
    found = [other for other in near if other != rule][:MOST_RELATED]
    return found if len(found) >= FEWEST_RELATED else [*found, *_neighbours(rules, rule, found)][:FEWEST_RELATED]


def _neighbours(rules: Mapping[str, Entry], rule: str, known: list[str]) -> list[str]:
    """The other rules of a chapter, the nearest first; then those of others."""
    order = list(rules)
    here = order.index(rule)
    chapter = rules[rule].chapter
    far = {other: (rules[other].chapter != chapter, abs(at - here)) for at, other in enumerate(order)}
    return [other for other in sorted(far, key=far.__getitem__) if other != rule and other not in known]


@cache
def index(home: Any) -> dict[str, Entry]:
    """Every rule by its id, in the order of the ``rules.toml`` in a game's folder."""
    data = tomllib.loads(home.joinpath("rules.toml").read_text(encoding="utf-8"))
    return {rule: structure(entry, Entry, rule) for rule, entry in data.items()}


@cache
def differences(home: Any) -> dict[str, Difference]:
    """The ``differences.toml`` in a game's folder."""
    data = tomllib.loads(home.joinpath("differences.toml").read_text(encoding="utf-8"))
    return {name: structure(entry, Difference, name) for name, entry in data.items()}
