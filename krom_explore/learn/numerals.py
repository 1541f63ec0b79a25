"""Numbers as people write them: fractions, decimals with a point or a comma, percents."""

from __future__ import annotations

import re
import unicodedata
from decimal import Decimal, InvalidOperation
from fractions import Fraction
from numbers import Integral, Rational, Real
from typing import Any, NamedTuple

LONGEST = 400
"""Characters of an answer that are read, and digits before or after its point. Nobody writes a longer number."""

FLOAT = Fraction(1, 10**9)
"""What a computed decimal may be off."""

PERCENT = re.compile(r"\s*(%|percent|per cent|prozent|pour cent|pourcent|per cento|percento)$", re.IGNORECASE)
OUT_OF = re.compile(r"(-?\d+)\s*(?:/|in|out of|times in|von|mal in|sur|fois sur|su|volte su)\s*(\d+)", re.IGNORECASE)
"""In any of the languages: whoever writes a number need not say which."""
MIXED = re.compile(r"(-?)(\d+)\s+(\d+)\s*/\s*(\d+)")
"""``4 1/6``: whole ones, and a fraction."""
VULGAR = re.compile("(?P<whole>[0-9]?)[ ]*(?P<part>[¼-¾⅐-⅞↉])(?![0-9])")
"""``½``, also behind whole ones."""
THOUSANDS = re.compile(r"-?\d{1,3}(,\d{3})+\.\d+")


SLASH = "⁄"
"""The line within a fraction that is one sign."""


class Written(NamedTuple):
    """A number, and how finely it was written."""

    value: Fraction
    places: int | None = None
    """Digits after the point. None: a fraction, which is exact."""
    digits: int = 0
    """Significant digits."""
    percent: bool = False

    def is_(self, exact: Fraction) -> bool:
        """Whether it is that number, written out or rounded to the digits given."""
        if self.value == exact:
            return True
        if self.places is None:
            return False
        return self.off(exact) <= FLOAT or (self.fine and self.rounds(exact))

    @property
    def fine(self) -> bool:
        """Whether there are enough digits to tell a number by: two, or whole percents."""
        return self.percent or self.digits >= 2

    def rounds(self, exact: Fraction) -> bool:
        """Whether it is ``exact``, rounded to as many digits, however few."""
        return self.places is not None and self.off(exact) <= Fraction(1, 2) / Fraction(10) ** self.places

    def off(self, exact: Fraction) -> Fraction:
        return abs(self.value - exact)

    def as_percent(self) -> Written:
        """The same with a percent sign."""
        places = None if self.places is None else self.places + 2
        return Written(self.value / 100, places, self.digits, True)

    def without_percent(self) -> Written:
        places = None if self.places is None else self.places - 2
        return Written(self.value * 100, places, self.digits, False)


def read(given: Any, percents: bool) -> Written:
    """A number that somebody gave, as text or as Python knows it. Raises ValueError where it is none."""
    if isinstance(given, bool):
        raise ValueError(given)
    if isinstance(given, str):
        return typed(given, percents)
    if isinstance(given, Integral):
        return decimal(Decimal(int(given)))
    if isinstance(given, Rational):
        return Written(Fraction(int(given.numerator), int(given.denominator)))
    if isinstance(given, Decimal):
        return decimal(given)
    if isinstance(given, Real):
        return decimal(Decimal(repr(float(given))))
    raise ValueError(given)


def typed(given: str, percents: bool) -> Written:
    if len(given) > LONGEST:
        raise ValueError(given)
    plain = VULGAR.sub(spelt, given.strip().lstrip("~≈").strip()).replace("−", "-").replace(SLASH, "/")
    bare = PERCENT.sub("", plain) if percents else plain
    if mixed := MIXED.fullmatch(bare):
        sign, whole, part, of = mixed.groups()
        bare_fraction = f"{sign}{int(whole) * int(of) + int(part)}/{of}"
        return typed(bare_fraction + ("%" if bare != plain else ""), percents)
    if counted := OUT_OF.fullmatch(bare):
        if not int(counted[2]):
            raise ValueError(given)
        number = Written(Fraction(int(counted[1]), int(counted[2])))
    else:
        point = bare.replace(",", "") if THOUSANDS.fullmatch(bare) else bare.replace(",", ".")
        try:
            number = decimal(Decimal(point.replace("_", "?")))
        except InvalidOperation:
            raise ValueError(given) from None
    return number.as_percent() if bare != plain else number


def spelt(found: re.Match[str]) -> str:
    """A fraction that is one sign, with the signs that it is made of."""
    whole = f"{found['whole']} " if found["whole"] else ""
    return whole + unicodedata.normalize("NFKC", found["part"])


def decimal(value: Decimal) -> Written:
    if not value.is_finite() or not -LONGEST < value.adjusted() < LONGEST:
        raise ValueError(value)
    _, digits, exponent = value.as_tuple()
    assert isinstance(exponent, int)
    return Written(Fraction(value), max(0, -exponent), len(digits))
