"""A question as a command of the terminal: what may be typed, how it is read, the tables that answer it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, NamedTuple

from krom_explore.engine.faults import BadInput

from .result import Result
from .spread import Said

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser


class Figure(NamedTuple):
    """A line of a table."""

    id: str
    value: Fraction
    label: Said | None = None
    """What people read; None where it is the id."""


class Section(NamedTuple):
    """One of the tables that tell an answer in the terminal."""

    id: str
    title: Said
    figures: list[Figure]
    unit: str = "percent"
    """What the figures are: chances, or amounts of something."""
    of: str = ""
    """Whom it is about, where there is such a table for each of several."""
    likeliest: int | None = None
    """How many lines people want to see, where there are many."""


class Command(NamedTuple):
    """A question as it is typed."""

    name: str
    about: Said
    """What it answers, in a few words."""
    arguments: Callable[[Parser], None]
    """Adds what may be typed behind the name."""
    read: Callable[[argparse.Namespace, Any], Result]
    """The answer to what was typed, with a ruleset."""
    sections: Callable[[Any, argparse.Namespace], list[Section]]
    """The tables of that answer."""


def pair(path: str, entry: str) -> tuple[str, str]:
    """``NAME=VALUE`` as it was typed."""
    name, equals, value = entry.partition("=")
    if not equals:
        raise BadInput(path, "name-value", found=entry)
    return name, value


def pairs(path: str, entries: str) -> dict[str, str]:
    """``NAME=VALUE,NAME=VALUE``."""
    return dict(pair(path, entry) for entry in entries.split(",") if entry)


def whole(path: str, value: str) -> int:
    """A whole number as it was typed."""
    try:
        return int(value)
    except ValueError:
        raise BadInput(path, "whole-number", found=value) from None


def counted(path: str, entries: Iterable[str]) -> dict[str, int]:
    """So many of several things as they are typed: ``NAME`` or ``NAME=3``."""
    found: dict[str, int] = {}
    for entry in entries:
        name, _, count = entry.partition("=")
        found[name] = found.get(name, 0) + (whole(f"{path}.{name}", count) if count else 1)
    return found


def figures(spread: Mapping[Any, Fraction]) -> list[Figure]:
    return [Figure(str(outcome), chance) for outcome, chance in spread.items()]
