"""How much a message may carry. What comes from a browser is measured here before anything is done with it."""

from __future__ import annotations

from math import isfinite
from typing import Any

from krom_explore.engine import toml
from krom_explore.engine.faults import BadInput

LINE = 1_000
"""Characters of an answer, of a field, of a search, all in all. The longest answer that a game knows has about 60."""
CARDS = 4_000
"""Characters of a list of cards: some 200 of them, by their names."""
BOX = toml.LARGEST
"""Characters of a box."""
ROUTE = 150_000
"""Characters of a route with a link in it. A game of STEPS steps makes a link of about 20,000."""
STEPS = 10_000
"""Answers, rolls and draws of one game. Of 14 games in which four play at random the longest has 8,116; every one makes
each click slower."""
FIELDS = 10
"""Fields of a message. The largest one that our own page sends has five."""
NAME = 60
"""Characters of the name of a field."""
ENTRIES = 300
"""Things in a list or a table, with all that lies in them. A pupil's record has the most: rounds and a prediction."""
DEEP = 3
"""Lists that lie in each other: dice are a list for each one who rolls."""
NUMBER = 10**9
"""The largest number that anything on a page can be."""


def fields(message: Any) -> dict[str, Any]:
    """A message if it is a table with a few named fields; their values are not looked at."""
    if not isinstance(message, dict):
        raise BadInput("message", "table", found=type(message).__name__)
    if len(message) > FIELDS:
        raise BadInput("message", "at-most-entries", most=FIELDS, found=len(message))
    for name in message:
        plain("message", name, NAME)
    return message


def plain(path: str, value: Any, longest: int = LINE) -> Any:
    """A value if it is plain data of a reasonable size: at most ``longest`` characters in it, all in all."""
    letters = entries = 0
    level = [value]
    for _ in range(DEEP + 1):
        inside: list[Any] = []
        for one in level:
            letters += len(text(path, one)) if isinstance(one, str) else 0
            inside += contents(path, one)
        entries += len(inside)
        if letters > longest:
            raise BadInput(path, "entry-long", most=longest, found=letters)
        if entries > ENTRIES:
            raise BadInput(path, "entry-many", most=ENTRIES)
        if not inside:
            return value
        level = inside
    raise BadInput(path, "entry-deep")


def contents(path: str, value: Any) -> list[Any]:
    """What lies in a list or a table; nothing lies in anything else, which must be a text or a number of some kind."""
    if isinstance(value, (list, dict)) and len(value) > ENTRIES:
        raise BadInput(path, "entry-many", most=ENTRIES)
    if isinstance(value, dict):
        return [*value, *value.values()]
    if isinstance(value, list):
        return value
    if isinstance(value, (int, float)):
        number(path, value)
    elif not (value is None or isinstance(value, str)):
        raise BadInput(path, "plain-data")
    return []


def text(path: str, value: str) -> str:
    """A text if it can be sent back: half of a sign cannot."""
    try:
        value.encode()
    except UnicodeEncodeError:
        raise BadInput(path, "entry-damaged") from None
    return value


def number(path: str, value: float) -> None:
    if isinstance(value, float) and not isfinite(value):
        raise BadInput(path, "plain-data")
    if abs(value) > NUMBER:
        raise BadInput(path, "number-large", most=NUMBER)
