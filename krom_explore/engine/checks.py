"""What comes from outside is checked here, by the name of the argument or field, before anything is done with it.

Each check gives the value back or raises BadInput with the path and what was expected. (Whole files go through
``shapes``, whose validators are these checks.)
"""

from __future__ import annotations

import difflib
from collections.abc import Collection
from fractions import Fraction
from numbers import Rational
from typing import Any

from .faults import BadInput

KINDS = {str: "word", int: "whole-number", bool: "yes-no", list: "list", dict: "table"}
"""What a value of each kind is called in a sentence."""


def short(value: Any) -> str:
    """A value as it may stand in a sentence, however long it is."""
    shown = str(value)
    return shown if len(shown) <= 40 else shown[:39] + "…"


def kind(path: str, value: Any, wanted: type) -> Any:
    """A value of just that kind: ``True`` is no number."""
    if type(value) is not wanted:
        raise BadInput(path, KINDS[wanted], found=short(value))
    return value


def whole(path: str, value: Any, least: int, most: int | None = None) -> int:
    """A whole number from ``least`` to ``most``."""
    kind(path, value, int)
    if most is not None and not least <= value <= most:
        raise BadInput(path, "range", least=least, most=most, found=short(value))
    if value < least:
        raise BadInput(path, "at-least", least=least, found=short(value))
    return int(value)


def nearest(name: str, known: Collection[str]) -> str | None:
    """The name that somebody may have meant, if one is near."""
    return next(iter(difflib.get_close_matches(name, list(known), 1, 0.5)), None)


def one_of(path: str, value: Any, names: Collection[str]) -> str:
    if not isinstance(value, str) or value not in names:
        raise BadInput(path, "one-of", names=list(names), found=short(value))
    return value


def exact(path: str, value: Any, least: int | None = None, most: int | None = None) -> Fraction:
    """An exact number: a whole one, a Fraction, or one written out (``"1/3"``, ``"0.25"``). Floats are not exact."""
    try:
        if not isinstance(value, (Rational, str)) or isinstance(value, bool):
            raise ValueError
        number = Fraction(value)
    except (ValueError, ZeroDivisionError):
        raise BadInput(path, "exact-number", found=short(value)) from None
    if (least is not None and number < least) or (most is not None and number > most):
        raise BadInput(
            path, "number-range", least=str(least), most="–" if most is None else str(most), found=short(value)
        )
    return number
