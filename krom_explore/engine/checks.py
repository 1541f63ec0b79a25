"""What comes from outside is checked here, by the name of the argument or field, before anything is done with it.

Each check gives the value back or raises BadInput with the path and what was expected. (Whole files go through
``shapes``, whose validators are these checks.)
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Collection, Iterator, Mapping
from fractions import Fraction
from numbers import Rational
from typing import Any

from krom_explore.text import short as short

from .faults import BadInput

KINDS = {str: "word", int: "whole-number", bool: "yes-no", list: "list", dict: "table"}
"""What a value of each kind is called in a sentence."""

LARGEST_NUMBER = 1_000_000
"""No number of a box, of a position or of a question is larger. The heaviest beast of the box weighs 5,000."""

LONGEST_TEXT = 2_000
"""Letters of one text in a box or a position. The longest there is tells where an entry comes from, in about 100."""

LONGEST_SEED = 100
"""Letters or digits of a seed."""

LONGEST_NAME = 120
"""Letters that are compared to find out which name somebody may have meant: longer ones are nobody's."""

DEEPEST = 12
"""How deep tables and lists may lie in each other. A box is four deep, a saved game with a box of its own seven."""

MOST_ENTRIES = 20_000
"""Tables, lists, texts and numbers in one box, position or saved game. A long game with a box of its own has 5,000."""

LONGEST_EXACT = 100
"""Letters of an exact number that is written out."""

DIGITS = 18
"""Digits above and below the line of an exact number. Answers are exact, so that each digit is carried through them."""

EXPONENT = re.compile(r"[eE]\s*[+-]?0*(\d+)\s*$")
"""The power of ten of a number that is written so: ``1e9999999`` has ten million digits."""


def kind(path: str, value: Any, wanted: type) -> Any:
    """A value of just that kind: ``True`` is no number."""
    if type(value) is not wanted:
        raise BadInput(path, KINDS[wanted], found=short(value))
    return value


def table(path: str, value: Any) -> Mapping[Any, Any]:
    """A table of named fields."""
    if not isinstance(value, Mapping):
        raise BadInput(path, "table", found=short(value))
    return value


def whole(path: str, value: Any, least: int, most: int | None = None) -> int:
    """A whole number from ``least`` to ``most``; where no most is told, to the largest that there is anywhere."""
    kind(path, value, int)
    if most is not None and not least <= value <= most:
        raise BadInput(path, "range", least=least, most=most, found=short(value))
    if value < least:
        raise BadInput(path, "at-least", least=least, found=short(value))
    if most is None and value > LARGEST_NUMBER:
        raise BadInput(path, "number-large", most=LARGEST_NUMBER)
    return int(value)


def nearest(name: str, known: Collection[str]) -> str | None:
    """The name that somebody may have meant, if one is near."""
    return next(iter(difflib.get_close_matches(name[:LONGEST_NAME], list(known), 1, 0.5)), None)


def one_of(path: str, value: Any, names: Collection[str]) -> str:
    if not isinstance(value, str) or value not in names:
        raise BadInput(path, "one-of", names=list(names), found=short(value))
    return value


def exact(path: str, value: Any, least: int | None = None, most: int | None = None, digits: int = DIGITS) -> Fraction:
    """An exact number: a whole one, a Fraction, or one written out (``"1/3"``, ``"0.25"``). Floats are not exact."""
    try:
        if not isinstance(value, (Rational, str)) or isinstance(value, bool):
            raise ValueError
        if isinstance(value, str) and not _can_be_read(value):
            raise BadInput(path, "exact-large", digits=digits, found=short(value))
        number = Fraction(value)
    except (ValueError, ZeroDivisionError) as fault:
        if isinstance(fault, BadInput):
            raise
        raise BadInput(path, "exact-number", found=short(value)) from None
    if max(abs(number.numerator), number.denominator) >= 10**digits:
        raise BadInput(path, "exact-large", digits=digits, found=short(value))
    if (least is not None and number < least) or (most is not None and number > most):
        raise BadInput(
            path, "number-range", least=str(least), most="–" if most is None else str(most), found=short(value)
        )
    return number


def _can_be_read(written: str) -> bool:
    """Whether a number that is written out has so few digits that reading it takes no time."""
    if len(written) > LONGEST_EXACT:
        return False
    power = EXPONENT.search(written)
    return power is None or (len(power[1]) <= 3 and int(power[1]) <= LONGEST_EXACT)


def seed(path: str, value: Any) -> int | str:
    """What a game or a simulation begins with: a whole number, or a text that every machine writes alike."""
    if type(value) is int and abs(value) < 10**LONGEST_SEED:
        return value
    if type(value) is str and len(value) <= LONGEST_SEED and is_text(value):
        return value
    raise BadInput(path, "seed", found=short(value))


def is_text(value: str) -> bool:
    """Whether a text can be written down: halves of signs cannot."""
    return value.isascii() or re.search("[\ud800-\udfff]", value) is None


def plain(data: Any, path: str = "", most: int = MOST_ENTRIES) -> Any:
    """Plain data without a fault of ``plain_faults``."""
    for fault in plain_faults(data, path, most):
        raise fault
    return data


def plain_faults(data: Any, path: str = "", most: int = MOST_ENTRIES) -> Iterator[BadInput]:
    """What is too much in tables, lists, texts and numbers as TOML and JSON have them: too many, too deep, too long.

    Whoever reads such data asks this first. Nothing that is done with it afterwards takes long.
    """
    waiting: list[tuple[tuple[str, ...], Any]] = [((path,) if path else (), data)]
    met = 0
    while waiting:
        way, value = waiting.pop()
        if isinstance(value, (Mapping, list, tuple)):
            met += len(value)
            if met > most:
                yield BadInput(".".join(way), "many", most=most)
                return
            if len(way) > DEEPEST:
                yield BadInput(".".join(way), "deep", most=DEEPEST)
                return
            inside = value.items() if isinstance(value, Mapping) else enumerate(value)
            for name, inner in reversed(list(inside)):
                yield from _too_large(way, name)
                waiting.append(((*way, name if isinstance(name, str) else short(name)), inner))
        else:
            yield from _too_large(way, value)


def _too_large(way: tuple[str, ...], value: Any) -> Iterator[BadInput]:
    """What is wrong with one text or number."""
    if isinstance(value, int) and not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
        yield BadInput(".".join(way), "number-large", most=LARGEST_NUMBER)
    elif isinstance(value, str) and len(value) > LONGEST_TEXT:
        yield BadInput(".".join(way), "text-long", most=LONGEST_TEXT, found=len(value))
    elif isinstance(value, str) and not is_text(value):
        yield BadInput(".".join(way), "not-a-text")


def text(path: str, value: Any, most: int = LONGEST_TEXT) -> str:
    """A text of at most so many letters that can be written down."""
    kind(path, value, str)
    if len(value) > most:
        raise BadInput(path, "text-long", most=most, found=len(value))
    if not is_text(value):
        raise BadInput(path, "not-a-text")
    return str(value)
