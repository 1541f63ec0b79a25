"""Exercises that check themselves.

An ``Exercise`` says what kind of answer is wanted, how the right one is computed, and what somebody answers who reads
the rules in another way. Nothing is stored: all of it is computed from the ruleset in force.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Any

from krom_explore import text
from krom_explore.engine.faults import BadInput
from krom_explore.odds.spread import Said, about, often, percent
from krom_explore.text import GENERIC, Catalogue

from .kinds import Chance, Choice, Dice, Kind, Number, Several
from .note import card

OPTIONS_SAID = 3
"""Where more answers than these are right, a solution gives the first as an example."""


def chance() -> Kind:
    """A probability: ``1/3``, ``0.33``, ``33 %``."""
    return Chance()


def number() -> Kind:
    """A number: how many, how much, how much on average."""
    return Number()


def choice(*options: str) -> Kind:
    """One of these. What people read is ``exercise-ID-OPTION``, or the option itself."""
    return Choice(*options)


def several(*options: str) -> Kind:
    """Those of these that are right, in any order."""
    return Several(*options)


def dice(most: int) -> Kind:
    """Faces of at most so many dice, in any order: what to keep, what was rolled."""
    return Dice(most)


class any_of(tuple[Any, ...]):
    """Several answers, each of them right: ``any_of("keep", "stop")``."""

    def __new__(cls, *answers: Any) -> any_of:
        return super().__new__(cls, answers)


@dataclass(frozen=True)
class Exercise:
    """A question whose answer can be checked. Its sentences are ``exercise-ID``, ``-hint`` and ``-solution``."""

    kind: Kind
    answer: Callable[[Any], Any]
    """The right answer under a ruleset; where several are right, ``any_of`` them."""
    misreadings: Mapping[str, Callable[[Any], Any]] = field(default_factory=dict)
    """What somebody answers who reads it so. The sentence is ``misreading-NAME``."""
    facts: Callable[[Any], Mapping[str, Any]] = lambda rules: {}
    """What is put into its sentences."""


@dataclass(frozen=True, repr=False)
class Verdict:
    """What is said about an answer."""

    kind: str
    """``right``, ``nearly`` or ``wrong``."""
    reason: Callable[[str], str]
    """Why, in a language."""
    misreading: str | None = None
    """Which misreading the answer looks like."""
    counted: bool = True
    """Whether it was a try: what cannot be read is none."""

    @property
    def right(self) -> bool:
        return self.kind == "right"

    def say(self, lang: str = "en") -> str:
        """The verdict and its reason, in a sentence or two."""
        return text.message(f"verdict-{self.kind}", lang, reason=self.reason(lang))

    def __repr__(self) -> str:
        return self.say()

    def _repr_html_(self) -> str:
        return card(self.kind, self.say())


class Task:
    """An exercise as it is posed: with its id, under the rules in force, in the words of its game."""

    def __init__(self, id_: str, exercise: Exercise, rules: Any, words: Catalogue = GENERIC):
        self.id = id_
        self.exercise = exercise
        self.rules = rules
        self.words = words
        self.key = f"exercise-{id_.replace('.', '-')}"

    @cached_property
    def answers(self) -> tuple[Any, ...]:
        """All answers that are right."""
        answer = self.exercise.answer(self.rules)
        return answer if isinstance(answer, any_of) else (answer,)

    @cached_property
    def misreadings(self) -> dict[str, Any]:
        """What each misreading answers."""
        return {name: answer(self.rules) for name, answer in self.exercise.misreadings.items()}

    @cached_property
    def facts(self) -> dict[str, Any]:
        return dict(self.exercise.facts(self.rules))

    def question(self, lang: str = "en") -> str:
        return Said(self.key, self.facts, self.words).say(lang)

    def hint(self, lang: str = "en") -> str:
        return Said(f"{self.key}-hint", self.facts, self.words).say(lang)

    def solution(self, lang: str = "en") -> str:
        told = {"answer": self.answer(lang)}
        first = self.answers[0]
        if isinstance(first, Fraction):
            told |= {"answer_percent": percent(first, lang), "answer_about": about(first, lang)}
            told |= {"answer_often": often(first, lang)}
        return Said(f"{self.key}-solution", self.facts | told, self.words).say(lang)

    def answer(self, lang: str = "en") -> str:
        """The right answer as people read it."""
        shown = self.answers if len(self.answers) <= OPTIONS_SAID else self.answers[:1]
        called = lambda option: self.within(option, lang)  # noqa: E731  (it only carries the language)
        return text.listed([self.exercise.kind.written(each, lang, called) for each in shown], lang, "or")

    def called(self, option: str, lang: str = "en") -> str:
        """What people read where an option stands."""
        said = self.within(option, lang)
        return said[:1].upper() + said[1:] if self.words.has(f"{self.key}-{option}") else said

    def within(self, option: str, lang: str = "en") -> str:
        """The same in the middle of a sentence."""
        named = self.named(option)
        return named.within(lang) if isinstance(named, Said) else named

    def named(self, option: str) -> Said | str:
        """The same in whatever language it will be said."""
        key = f"{self.key}-{option}"
        return Said(key, self.facts, self.words) if self.words.has(key) else option

    def options(self, lang: str = "en") -> dict[str, str]:
        return {option: self.called(option, lang) for option in self.exercise.kind.options}

    def _right(self, lang: str) -> str:
        """The answer once more; of a choice, which is in sight, why it is so."""
        chosen = self.exercise.kind.control == "choice"
        return self.solution(lang) if chosen else text.message("verdict-is", lang, answer=self.answer(lang))

    def grade(self, given: Any) -> Verdict:
        """Right, nearly or wrong, and why."""
        kind = self.exercise.kind
        try:
            read = kind.read(given, self.called)
        except BadInput as fault:
            return Verdict("wrong", fault.alone().sentence, counted=False)
        if any(kind.agrees(read, exact) for exact in self.answers):
            return Verdict("right", self._right)
        for name, misread in self.misreadings.items():
            if kind.agrees(read, misread):
                return Verdict("wrong", Said(f"misreading-{name}", self.facts, self.words).say, name)
        remarks = [kind.remark(read, exact) for exact in self.answers]
        remark = next((said for said in remarks if said.kind == "nearly"), remarks[0])
        facts = dict(remark.facts)
        if "extra" in facts:
            facts["extra"] = [self.named(option) for option in facts["extra"]]
        return Verdict(remark.kind, Said(f"{remark.kind}-{remark.code}", facts).say)
