"""Anything at all as it may stand in a sentence: never too long, never unreadable, never a fault of its own."""

from __future__ import annotations

import re
from collections.abc import Collection
from math import log10
from reprlib import Repr
from typing import Any

SHOWN = 40
"""Letters of something that was found where it should not be. More of it helps nobody."""

UNSEEN = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ud800-\udfff]")
"""What commands a terminal instead of being read, and halves of signs, which no file and no line can carry."""

UNREADABLE = "\N{REPLACEMENT CHARACTER}"
"""What stands in the place of such a sign."""

LONGEST_NUMBER = 1_000
"""Bits of a number that is written out: it has 300 digits then."""


class _Brief(Repr):
    """Values as Python writes them, without looking at more of them than is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.maxlevel = 4
        self.maxstring = self.maxother = self.maxlong = SHOWN + 2
        self.maxdict = self.maxlist = self.maxtuple = self.maxset = self.maxfrozenset = SHOWN // 2

    def repr_int(self, x: int, level: int) -> str:
        return number(x)


_BRIEF = _Brief()


def short(value: Any, most: int = SHOWN) -> str:
    """A value as it may stand in a sentence, however long or odd it is."""
    try:
        shown = _written(value, most)
    except Exception:  # a thing that cannot even be named is named by its kind
        shown = type(value).__name__
    shown = readable(shown)
    return shown if len(shown) <= most else shown[: most - 1] + "…"


def _written(value: Any, most: int) -> str:
    if isinstance(value, str):
        return value[: most + 1]
    if isinstance(value, int):
        return number(value)
    return _BRIEF.repr(value) if isinstance(value, Collection) else str(value)


def readable(written: str) -> str:
    """The same text, in which every sign can be written and seen."""
    return UNSEEN.sub(UNREADABLE, written)


def number(value: int) -> str:
    """A whole number in digits; one that nobody could read by its size."""
    if int.bit_length(value) <= LONGEST_NUMBER:
        return str(value)
    return f"{'-' if value < 0 else ''}≈10^{int(log10(abs(value)))}"
