"""What a question may be made of. What it may not is refused by the argument's name, before anything is computed."""

from __future__ import annotations

from collections.abc import Collection
from fractions import Fraction
from numbers import Rational
from typing import Any

from krom_explore.engine.faults import BadInput


def short(value: Any) -> str:
    shown = str(value)
    return shown if len(shown) <= 40 else shown[:39] + "…"


def whole(path: str, value: Any, least: int, most: int | None = None) -> int:
    """A whole number from ``least`` to ``most``."""
    if type(value) is not int:
        raise BadInput(path, "whole-number", found=short(value))
    if most is not None and not least <= value <= most:
        raise BadInput(path, "range", least=least, most=most, found=short(value))
    if value < least:
        raise BadInput(path, "at-least", least=least, found=short(value))
    return value


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
