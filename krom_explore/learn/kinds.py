"""What kinds of answers there are: how each is read, compared with the exact one, and written for people."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from fractions import Fraction
from types import MappingProxyType
from typing import Any, NamedTuple

from krom_explore import text
from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import SIDES
from krom_explore.odds.result import in_short
from krom_explore.odds.spread import about, percent

from . import numerals
from .numerals import Written

Called = Callable[[str], str]
"""What an option is called by people."""

MOST_PARTS = 100
"""Options that somebody may name in one answer, the same one ever so often."""

CLOSE = Fraction(1, 100)
"""A chance that is as near as this was probably estimated."""


class Remark(NamedTuple):
    """What is said about an answer that is not right: the message ``nearly-CODE`` or ``wrong-CODE``, and its facts."""

    kind: str
    code: str
    facts: Mapping[str, Any] = MappingProxyType({})


class Kind(ABC):
    """A kind of answer."""

    control: str
    """What it is entered with: a field, radio buttons, checkboxes, dice."""
    options: tuple[str, ...] = ()
    most: int = 0
    """How many dice there are at most, where it is dice."""

    @abstractmethod
    def read(self, given: Any, called: Called = str) -> Any:
        """An answer as it can be compared. Raises BadInput, which names the field ``answer``."""

    @abstractmethod
    def agrees(self, given: Any, exact: Any) -> bool:
        """Whether an answer that was read is the exact one."""

    @abstractmethod
    def remark(self, given: Any, exact: Any) -> Remark:
        """What can be said about an answer that is not the exact one, whatever the question."""

    @abstractmethod
    def written(self, exact: Any, lang: str, called: Called = str) -> str:
        """An exact answer as people read it."""


class Number(Kind):
    """Any number: how many, how much, on average."""

    control = "number"

    def read(self, given: Any, called: Called = str) -> Written:
        try:
            return numerals.read(given, percents=False)
        except ValueError:
            raise BadInput("answer", "number-wanted", found=checks.short(given)) from None

    def agrees(self, given: Written, exact: Any) -> bool:
        return given.is_(Fraction(exact))

    def remark(self, given: Written, exact: Any) -> Remark:
        exact = Fraction(exact)
        return rounded_badly(given, exact) or too_far(given, exact)

    def written(self, exact: Any, lang: str, called: Called = str) -> str:
        exact = Fraction(exact)
        if exact.denominator == 1:
            return str(exact)
        return f"{in_short(exact)} ({about(exact, lang)})" if in_short(exact) else about(exact, lang)


class Chance(Kind):
    """A probability."""

    control = "chance"

    def read(self, given: Any, called: Called = str) -> Written:
        try:
            return numerals.read(given, percents=True)
        except ValueError:
            raise BadInput("answer", "chance-wanted", found=checks.short(given)) from None

    def agrees(self, given: Written, exact: Any) -> bool:
        exact = Fraction(exact)
        return given.value == exact if given.value in (0, 1) else given.is_(exact)

    def remark(self, given: Written, exact: Any) -> Remark:
        exact = Fraction(exact)
        if not 0 <= given.value <= 1:
            forgotten = not given.percent and given.places is not None and self.agrees(given.as_percent(), exact)
            if forgotten:
                return Remark("nearly", "percent-forgotten")
            like_percents = not given.percent and given.places is not None and 2 <= given.value <= 100
            return Remark("wrong", "percent-missing" if like_percents else "no-chance")
        if given.percent and self.agrees(given.without_percent(), exact):
            return Remark("nearly", "percent-twice")
        if self.agrees(given, 1 - exact):
            return Remark("wrong", "opposite")
        if not given.places and given.value in (0, 1):  # never and always round nothing
            return too_far(given, exact)
        if badly := rounded_badly(given, exact):
            return badly
        return Remark("nearly", "close") if given.off(exact) < CLOSE else too_far(given, exact)

    def written(self, exact: Any, lang: str, called: Called = str) -> str:
        exact = Fraction(exact)
        if exact.denominator == 1 or not in_short(exact):
            return percent(exact, lang)
        return f"{exact} ({percent(exact, lang)})"


def rounded_badly(given: Written, exact: Fraction) -> Remark | None:
    """Whether it is the exact number with too few digits, or with the last one wrong."""
    if given.places is None:
        return None
    unit = Fraction(1, 10**given.places)
    if (exact / unit).denominator == 1:  # nothing had to be rounded
        return None
    if given.rounds(exact):
        return Remark("nearly", "rounded")
    return Remark("nearly", "last-digit") if given.fine and given.off(exact) <= unit else None


def too_far(given: Written, exact: Fraction) -> Remark:
    return Remark("wrong", "too-high" if given.value > exact else "too-low")


class Choice(Kind):
    """One of several options."""

    control = "choice"

    def __init__(self, *options: str):
        self.options = options

    def read(self, given: Any, called: Called = str) -> str:
        return option("answer", given, self.options, called)

    def agrees(self, given: str, exact: Any) -> bool:
        return given == str(exact)

    def remark(self, given: str, exact: Any) -> Remark:
        return Remark("wrong", "choice")

    def written(self, exact: Any, lang: str, called: Called = str) -> str:
        return called(str(exact))


class Several(Kind):
    """All options that are right, in any order."""

    control = "several"

    def __init__(self, *options: str):
        self.options = options

    def read(self, given: Any, called: Called = str) -> Counter[str]:
        parts = given.split(",", MOST_PARTS) if isinstance(given, str) else entries(given)
        found = [option("answer", part, self.options, called) for part in few(parts, MOST_PARTS) if part != ""]
        return Counter(set(found))

    def agrees(self, given: Counter[str], exact: Any) -> bool:
        return given == Counter(set(map(str, exact)))

    def remark(self, given: Counter[str], exact: Any) -> Remark:
        return partly(given, Counter(set(map(str, exact))))

    def written(self, exact: Any, lang: str, called: Called = str) -> str:
        chosen = set(map(str, exact))
        return text.listed([called(name) for name in self.options if name in chosen], lang) or "–"


class Dice(Kind):
    """The faces of some dice, in any order."""

    control = "dice"

    def __init__(self, most: int):
        self.most = most

    def read(self, given: Any, called: Called = str) -> Counter[int]:
        parts = given.replace(",", " ").split() if isinstance(given, str) else entries(given)
        return Counter([face(part) for part in few([part for part in parts if part not in ("", None)], self.most)])

    def agrees(self, given: Counter[int], exact: Any) -> bool:
        return given == Counter(exact)

    def remark(self, given: Counter[int], exact: Any) -> Remark:
        return partly(given, Counter(exact))

    def written(self, exact: Any, lang: str, called: Called = str) -> str:
        return " ".join(map(str, sorted(exact))) or "–"


def few(parts: list[Any], most: int) -> list[Any]:
    """Parts of an answer that are not too many."""
    if len(parts) > most:
        raise BadInput("answer", "at-most-entries", most=most, found=len(parts))
    return parts


def partly(given: Counter[Any], exact: Counter[Any]) -> Remark:
    """What is missing, or that something does not belong there."""
    if given - exact:
        facts = {"found": (given & exact).total(), "given": given.total()}
        return Remark("wrong", "not-all", {**facts, "extra": [str(part) for part in (given - exact).elements()]})
    if not given:
        return Remark("wrong", "nothing")
    return Remark("nearly", "missing", {"missing": (exact - given).total()})


def option(path: str, given: Any, options: Iterable[str], called: Called) -> str:
    """The option that somebody named, however it is capitalised, by its name or its text."""
    wanted = (given if isinstance(given, str) else checks.short(given)).strip().casefold()
    for name in options:
        if wanted in (name.casefold(), called(name).casefold()):
            return name
    raise BadInput(path, "one-of", names=[called(name) for name in options], found=checks.short(given))


def entries(given: Any) -> list[Any]:
    """What is in a list, a tuple, a set; a thing alone is the only one."""
    if isinstance(given, (list, tuple, set, frozenset)):
        return list(given)
    return [given]


def face(part: Any) -> int:
    written = checks.short(part).strip()
    number = int(written) if written.isascii() and written.isdigit() and len(written) < 9 else part
    return checks.whole("answer", number, 1, SIDES)
