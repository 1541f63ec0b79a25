"""Quizzes: questions that a game makes from a seed, each with the position it is about. Nothing of them is stored.

A kind of quiz is a function of luck, a level and a ruleset. Exactly one choice of a question is right; each of the
others is what somebody answers who reads the rules in another way, and that way has a name. The same seed makes the
same question on any machine.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from fractions import Fraction
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

from krom_explore.engine import checks
from krom_explore.engine.chance import SeededChance
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import SIDES, Illegal
from krom_explore.engine.rulebook import CITED
from krom_explore.engine.table import GameTable
from krom_explore.odds.spread import Said
from krom_explore.text import FALLBACK, Catalogue

from .exercise import Exercise, Task, Verdict
from .kinds import Chance, Kind

Thing = TypeVar("Thing")

LEVELS = ("easy", "normal", "hard")

LEAST_WRONG, MOST_WRONG = 2, 3
"""How many wrong choices stand beside the right one."""

MOST_TRIES = 200
"""Positions that are tried for one question. Most kinds need a few; one that this box cannot ask needs all of them."""

CLOSE = Fraction(2, 100)
"""A chance that is typed may be off by so much: nobody counts dice in mid-game to the last digit."""

TEN = 10
"""Questions of one run."""

LARGEST_SEED = 10**9
"""Seeds are whole numbers below this, so that they are short in an address."""

Spoken = Callable[[str], str]
"""Something said, in a language."""


class NoQuestion(Exception):
    """This position makes no good question: another one is tried."""


class Luck:
    """What positions are made of. Everything it picks follows from its seed, on any machine."""

    def __init__(self, seed: str):
        self._chance = SeededChance(seed)
        self._step = 0

    def below(self, many: int) -> int:
        """A number from 0 to ``many`` - 1."""
        self._step += 1
        return self._chance.pick(self._step, many)

    def number(self, least: int, most: int) -> int:
        if most < least:
            raise NoQuestion
        return least + self.below(most - least + 1)

    def pick(self, things: Sequence[Thing]) -> Thing:
        if not things:
            raise NoQuestion
        return things[self.below(len(things))]

    def mixed(self, things: Sequence[Thing]) -> list[Thing]:
        """All of them, in another order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in things]

    def some(self, things: Sequence[Thing], many: int) -> list[Thing]:
        """So many different ones, in any order."""
        if many > len(things):
            raise NoQuestion
        return self.mixed(things)[:many]

    def happens(self, times: int, of: int) -> bool:
        """Something that comes so many times of so many."""
        return self.below(of) < times

    def die(self) -> int:
        return self.number(1, SIDES)


class Option(NamedTuple):
    """Something that can be chosen."""

    value: Any
    """What it stands for: a name, a number, an order, a reason."""
    said: Spoken
    misreading: str | None
    """The misreading that leads here; None where it is right."""


@dataclass(frozen=True)
class Question:
    """A question about a position, with its answer and why it is so."""

    table: GameTable
    """The position."""
    ask: Said
    answer: Any
    why: Spoken
    """Why it is so, in this position."""
    rules: tuple[str, ...]
    """The rules that it is about; the first of them is cited."""
    options: tuple[Option, ...] = ()
    """What can be chosen; nothing where the answer is typed."""
    typed: Kind | None = None
    """What is typed, where nothing can be chosen."""
    misreadings: Mapping[str, Any] = field(default_factory=dict)
    """What somebody types who reads it so."""
    given: tuple[Spoken, ...] = ()
    """What one has to know of the position, in a few short lines."""
    facts: Mapping[str, Any] = field(default_factory=dict)
    """What is put into the sentences of its misreadings."""
    lines: tuple[str, ...] = ()
    """How the position is played out: the lines of a tape."""
    told: int = 0
    """How many events of the playing out are seen while the question is put, such as the dice it is about. A number
    below 0 hides as many that have been told: they would give it away."""
    shown: Callable[[Any], Any] | None = None
    """What the position shows when it has been played out: the answer. None where one way of many is played."""
    invented: bool = False
    """Whether it depends on something that is not the publisher's."""
    about: tuple[str, ...] = ()
    """The parts of the table that it is about, beside the board: they come first."""

    @property
    def words(self) -> Catalogue:
        return self.ask.words

    def played(self) -> GameTable:
        """The position, played out."""
        table = self.table.fork()
        for line in self.lines:
            table.play_line(line)
        return table

    @cached_property
    def task(self) -> Task:
        """What is typed is graded as in an exercise."""
        assert self.typed is not None
        misreadings = {name: _always(value) for name, value in self.misreadings.items()}
        exercise = Exercise(self.typed, _always(self.answer), misreadings, _always(self.facts))
        return Task("", exercise, self.table.rules, self.words)

    def grade(self, given: Any) -> Verdict:
        """Right, nearly or wrong. A choice is its number, from 1 on; what else is given is read as people write it."""
        if self.typed is None:
            option = self.options[checks.whole("answer", given, 1, len(self.options)) - 1]
            name = option.misreading
            return Verdict("right", self.why) if name is None else Verdict("wrong", self.misread(name).say, name)
        verdict = self.task.grade(given)
        if verdict.right or verdict.misreading or not verdict.counted or not isinstance(self.typed, Chance):
            return verdict
        read = self.typed.read(given)
        if not 0 <= read.value <= 1:
            return Verdict(verdict.kind, verdict.reason, counted=False)
        return Verdict("right", self._near) if read.off(self.answer) <= CLOSE else verdict

    def _near(self, lang: str) -> str:
        return Said("verdict-near", {"answer": self.task.answer(lang)}).say(lang)

    def misread(self, name: str) -> Said:
        """What a misreading looks like, and what the rule says."""
        return Said(f"misreading-{name}", dict(self.facts), self.words)

    def missed(self, verdict: Verdict, known: Container[str]) -> list[str]:
        """The rules that a wrong answer got wrong: those that its misreading cites, else the one that is cited here."""
        cited = CITED.findall(self.misread(verdict.misreading).say(FALLBACK)) if verdict.misreading else []
        return [rule for rule in cited if rule in known] or [self.rules[0]]

    def correct(self, lang: str) -> str:
        """The right answer as people read it."""
        if self.typed is not None:
            return self.task.answer(lang)
        return next(option.said(lang) for option in self.options if option.misreading is None)


Make = Callable[[Luck, str, Any], Question]
"""A kind of quiz: makes a question of a level under a ruleset, or raises NoQuestion."""


def _always(value: Any) -> Callable[[Any], Any]:
    return lambda _: value


# --- what the makers of questions need


def choices(luck: Luck, truth: Any, misread: Mapping[str, Any], said: Callable[[Any], Spoken]) -> tuple[Option, ...]:
    """The right choice among wrong ones: the first misreading that leads elsewhere, and some of the others, as luck has
    it. Of those that come to the same one is named; None comes to nothing.

    Where too few of them lead elsewhere, the position asks nothing.
    """
    astray = [(name, value) for name, value in misread.items() if value is not None and value != truth]
    wrong: dict[Any, str] = {}
    for name, value in (*astray[:1], *luck.mixed(astray[1:])):
        wrong.setdefault(value, name)
    if len(wrong) < LEAST_WRONG:
        raise NoQuestion
    values = [truth, *list(wrong)[:MOST_WRONG]]
    in_order = sorted(values) if all(type(value) is int for value in values) else luck.mixed(values)
    return tuple(Option(value, said(value), wrong.get(value)) for value in in_order)


def elsewhere(truth: Fraction, misread: Mapping[str, Fraction | None]) -> dict[str, Fraction]:
    """The misreadings of something typed that lead to another answer, and not to one that would count as right."""
    found: dict[str, Fraction] = {}
    for name, value in misread.items():
        if value is not None and abs(value - truth) > CLOSE and value not in found.values():
            found[name] = Fraction(value)
    if len(found) < LEAST_WRONG:
        raise NoQuestion
    return found


def in_words_of(table: GameTable, *things: Any) -> Spoken:
    """Events, reasons or answers, as the table itself says them."""
    return lambda lang: " ".join(table.say(thing, lang) for thing in things)


# --- asking


class Posed(NamedTuple):
    """A question, and where it comes from: what a link to it says."""

    kind: str
    level: str
    seed: int
    question: Question


def pose(kinds: Mapping[str, Make], kind: str, level: str, seed: int, rules: Any) -> Posed | None:
    """The question of a seed. None where this box cannot be asked such a thing.

    Positions that make no good question are passed over, in an order that the seed decides.
    """
    for attempt in range(MOST_TRIES):
        try:
            question = kinds[kind](Luck(f"{kind} {level} {seed} {attempt}"), level, rules)
        except (NoQuestion, BadInput, Illegal):  # a box may lack the cards, or rule that something cannot be done
            continue
        return Posed(kind, level, seed, question)
    return None


def mixed(kinds: Mapping[str, Make], level: str, seed: int, number: int, rules: Any) -> Posed | None:
    """The question with this number, from 0 on, of a run: all kinds in turn, in an order that the seed decides."""
    order = Luck(f"run {level} {seed}").mixed(sorted(kinds))
    at = number % len(order)
    for kind in (*order[at:], *order[:at]):
        if posed := pose(kinds, kind, level, question_seed(seed, number), rules):
            return posed
    return None


def question_seed(seed: int, number: int) -> int:
    """The seed of a question of a run, for a link to it alone."""
    return (seed * TEN + number) % LARGEST_SEED


HARD_FROM = 3
"""The day of the week, from Monday on, since which the puzzle of the day is a hard one."""


def of_day(kinds: Mapping[str, Make], day: date, rules: Any) -> Posed | None:
    """The puzzle of a day: the same for everybody, never an easy one, and harder from the middle of the week on."""
    _, normal, hard = LEVELS
    level = normal if day.weekday() < HARD_FROM else hard
    return mixed(kinds, level, day.toordinal(), 0, rules)
