"""Chances as they are counted: so many ways out of so many. Fractions are made only when somebody looks."""

from __future__ import annotations

from collections.abc import Callable, ItemsView, Iterator, Mapping, ValuesView
from decimal import Decimal
from fractions import Fraction
from functools import lru_cache
from math import gcd
from typing import Any, Generic, NamedTuple, TypeVar

from krom_explore import text
from krom_explore.text import Catalogue

Outcome = TypeVar("Outcome")

FEW_CASES = 100
"""Of more cases than this people are told how many in a hundred."""
MOST_TIMES = 1000
"""Nobody pictures one of more cases than this: beyond it a chance is told as a percentage only."""


class Spread(Mapping[Outcome, Fraction], Generic[Outcome]):
    """How likely each of several outcomes is. What is not listed cannot happen: its chance is 0."""

    __slots__ = ("_chances", "total", "ways")

    def __init__(self, ways: Mapping[Outcome, int], total: int):
        self.ways = ways
        """In how many ways each outcome comes about."""
        self.total = total
        """How many ways there are in all, each as likely as the other."""
        self._chances: dict[Outcome, Fraction] = {}

    def __getitem__(self, outcome: Outcome) -> Fraction:
        chance = self._chances.get(outcome)
        return ratio(self.ways.get(outcome, 0), self.total) if chance is None else chance

    def items(self) -> ItemsView[Outcome, Fraction]:
        return self._all().items()

    def values(self) -> ValuesView[Fraction]:
        return self._all().values()

    def _all(self) -> dict[Outcome, Fraction]:
        if len(self._chances) < len(self.ways):
            total = self.total
            self._chances = {outcome: ratio(ways, total) for outcome, ways in self.ways.items()}
        return self._chances

    def __contains__(self, outcome: object) -> bool:
        return outcome in self.ways

    def __iter__(self) -> Iterator[Outcome]:
        return iter(self.ways)

    def __len__(self) -> int:
        return len(self.ways)

    def __repr__(self) -> str:
        return f"Spread({ {outcome: str(chance) for outcome, chance in self.items()} })"

    @property
    def likeliest(self) -> Outcome:
        """The outcome with the most ways; the first of them where several have as many."""
        return max(self.ways, key=self.ways.__getitem__)

    @property
    def all_likeliest(self) -> list[Outcome]:
        """The outcomes with the most ways."""
        most = max(self.ways.values())
        return [outcome for outcome, ways in self.ways.items() if ways == most]

    @property
    def mean(self) -> Fraction:
        """What the outcomes, which must be numbers, come to on average."""
        return sum((Fraction(outcome) * ways for outcome, ways in self.ways.items()), Fraction(0)) / self.total  # type: ignore[call-overload]


def ratio(ways: int, total: int) -> Fraction:
    """``Fraction(ways, total)`` of two whole numbers, without Fraction's checks of what it is given: thrice as fast."""
    shared = gcd(ways, total)
    fraction = object.__new__(Fraction)
    fraction._numerator = ways // shared  # type: ignore[attr-defined]
    fraction._denominator = total // shared  # type: ignore[attr-defined]
    return fraction


def in_full(value: Fraction, most: int | None = None) -> str:
    """A fraction as it is. One that Python does not write (or of more than ``most`` letters) only nearly so."""
    try:
        written = str(Fraction(value))
    except ValueError:
        return f"≈{float(value):.17g}"
    return written if most is None or len(written) <= most else f"≈{float(value):.17g}"


class Named(NamedTuple):
    """A thing with a name of its own in each language, such as a card of a box."""

    id: str
    name: Callable[[str, str], str]
    """What a thing with that id is called in a language."""


class Said(NamedTuple):
    """A sentence for people: its key in the catalogues, and what is put into it."""

    key: str
    args: dict[str, Any]
    words: Catalogue = text.GENERIC

    def __call__(self, lang: str = "en") -> str:
        return self.say(lang)

    def say(self, lang: str = "en") -> str:
        sentence = self.within(lang)
        return sentence[:1].upper() + sentence[1:]

    def within(self, lang: str = "en") -> str:
        """The same words in the middle of a sentence."""
        shown = dict(self.args)
        for name, value in self.args.items():
            if isinstance(value, Fraction):
                shown[name] = in_full(value, text.LONGEST)
                shown[f"{name}_percent"] = percent(value, lang)
                shown[f"{name}_about"] = about(value, lang)
                shown[f"{name}_round"] = about(value if abs(value) < 1 else Fraction(rounded(value, 0)), lang)
                shown[f"{name}_often"] = often(value, lang)
            elif isinstance(value, list):
                shown[name] = [self._called(item, lang) for item in value]
            else:
                shown[name] = self._called(value, lang)
        return self.words.message(self.key, lang, **shown)

    def _called(self, thing: Any, lang: str) -> Any:
        """What a thing is called in a sentence: by its own name, unless the catalogue knows better."""
        if isinstance(thing, Said):
            return thing.within(lang)
        if isinstance(thing, Named):
            return thing.name(thing.id, lang)
        if isinstance(thing, str) and self.words.has(f"called-{thing}"):
            return self.words.message(f"called-{thing}", lang)
        return thing


@lru_cache(maxsize=4096)
def percent(chance: Fraction, lang: str = "en") -> str:
    """A chance as the language writes percentages, with one digit; more where it would look like never or always."""
    from babel.numbers import format_percent

    digits = 1
    edge = min(chance, 1 - chance)
    while digits < 12 and 0 < edge * 10 ** (digits + 2) < 1:
        digits += 1
    where = text.locale(lang)
    written = where.percent_formats[None].pattern.replace("##0", f"##0.{'#' * digits}")
    return str(format_percent(rounded(chance, digits + 2), written, locale=where))


def often(chance: Fraction, lang: str = "en") -> str:
    """A chance as people tell it: 7 times in 12 (58.3%), once in 216 (0.5%), about 95 times in 100 (613/648)."""
    times, cases, hundred = chance.numerator, chance.denominator, int(rounded(100 * chance, 0))
    if times in (0, cases):
        told = "never" if not times else "always"
    elif cases <= FEW_CASES or (times == 1 and cases <= MOST_TIMES):
        told = "counted"
    else:
        told = "hundred" if cases <= MOST_TIMES and 0 < hundred < 100 else "percent"
    facts = {"told": told, "times": times, "cases": cases, "hundred": hundred, "percent": percent(chance, lang)}
    return text.message("odds-often", lang, **facts)


@lru_cache(maxsize=4096)
def about(value: Fraction, lang: str = "en") -> str:
    """A number with two digits, as the language writes it."""
    from babel.numbers import format_decimal

    return str(format_decimal(rounded(value, 2), "#,##0.##", locale=text.locale(lang)))


def rounded(value: Fraction, digits: int) -> Decimal:
    """A number with so many digits after the point, half up as in school: Babel would round 0.825 to 0.82."""
    scale = 10**digits
    whole = (2 * abs(value.numerator) * scale + value.denominator) // (2 * value.denominator)
    return Decimal(f"{'-' if value < 0 and whole else ''}{whole}e-{digits}")
