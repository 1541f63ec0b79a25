"""What sheets are made from: a game under a ruleset, in a language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from types import ModuleType
from typing import Any

from krom_explore.odds.result import Result, in_short, note_on
from krom_explore.odds.spread import Named, percent
from krom_explore.odds.steps import Explanation

from .paper import Bar, Bars, Grid
from .plan import NOTHING, Chapter, Plan


class Shop:
    """One game, with its words, its rules and what it has printed."""

    def __init__(self, game: ModuleType, rules: Any, lang: str):
        self.game = game
        self.name: str = game.Table.game.name
        self.rules = rules
        self.lang = lang
        self.words = game.WORDS
        self.plan: Plan = getattr(game, "HANDOUTS", NOTHING)
        self.chapters: Mapping[str, Any] = game.face.CHAPTERS
        self._facts: Mapping[str, Any] = game.rulebook.facts(rules, lang)

    def word(self, key: str, **facts: Any) -> str:
        """A word of handouts."""
        return str(self.words.message(f"handout-{key}", self.lang, **facts))

    def fact_word(self, key: str, **more: Any) -> str:
        """A sentence with the numbers of the box in it, and perhaps with more."""
        return str(self.words.message(key, self.lang, **{**self._facts, **more}))

    def route(self, *steps: str) -> str:
        return "/".join((self.name, *steps))

    def called(self, label: str | Named) -> str:
        """What a field or an option is called: by a message, by its name in this language, or as it is."""
        if isinstance(label, Named):
            return label.name(label.id, self.lang)
        return str(self.words.message(label, self.lang)) if self.words.has(label) else label

    def printed(self, chapter: str) -> Chapter:
        """What of a chapter is printed."""
        return self.plan.chapters.get(chapter) or Chapter(list(range(1, self.chapters[chapter].paragraphs + 1)))

    def paragraphs(self, chapter: str) -> list[str]:
        return [self.fact_word(f"page-{chapter}-{number}") for number in self.printed(chapter).paragraphs]

    def numbers(self, chapter: str) -> Iterator[Grid]:
        """The price list of a chapter, if it has one: with where each number comes from."""
        told = self.chapters[chapter].numbers
        if told:
            rows = [
                (number.label, number.value, str(self.words.message(f"mark-{number.mark}", self.lang)))
                for number in told(self.rules, self.lang)
            ]
            yield Grid(str(self.words.message("ui-numbers", self.lang)), (), rows)

    def bars(self, result: Result, possible: bool = False) -> Bars:
        """All rows of an answer, or those that can happen."""
        return Bars(
            result.title.say(self.lang),
            [
                Bar(row.label.say(self.lang), row.chance, percent(row.chance, self.lang), at_a_glance(row.chance))
                for row in result.rows
                if row.chance or not possible
            ],
        )

    def notes(self, results: Sequence[Result]) -> list[str]:
        """What is to be said of what is invented in some answers."""
        return [note_on(result.invented).say(self.lang) for result in results if result.invented]

    def steps(self, result: Result) -> list[str]:
        """How an answer comes about, with the exact numbers that its sentences say only nearly."""
        return self.told_steps(result.steps)

    def told_steps(self, steps: Explanation) -> list[str]:
        found = []
        for step in steps:
            sums = dict.fromkeys(
                each for each in (step.before or "", step.exactly) if each and len(each) <= LONGEST_SUM
            )
            said, exact = step.say(self.lang), " = ".join(sums)
            found.append(f"{said} {exact}" if exact and exact not in said else said)
        return found

    def chance(self, chance: Fraction) -> tuple[str, str]:
        """A chance as an answer, and what of it stands in small print: a fraction that nobody takes in at a glance."""
        nearly, exact = percent(chance, self.lang), in_short(chance)
        if at_a_glance(chance):
            return f"{exact} ({nearly})", ""
        return nearly, self.word("exactly", exact=exact) if exact else ""

    def rule(self, rule: str, rules: Any = None) -> str:
        """What a rule says, in this box unless another is named."""
        return str(self.game.rulebook.rule_text(rule, self.lang, self.rules if rules is None else rules))

    @property
    def own(self) -> bool:
        """Whether somebody changed the box."""
        return bool(self.rules.hash != self.game.Ruleset.load().hash)

    @property
    def invented(self) -> str:
        """What every page of the app says of a box with invented cards."""
        invented = getattr(self.rules, "invented", ())
        return str(self.words.message("ui-footer", self.lang)) if invented else ""

    def title(self, chapter: str) -> str:
        return self.fact_word(f"page-{chapter}")


def at_a_glance(chance: Fraction) -> str:
    """A fraction of few digits; nothing where it has more."""
    shown = in_short(chance)
    return shown if sum(map(str.isdecimal, shown)) <= MOST_DIGITS else ""


MOST_DIGITS = 9
"""Digits of a fraction in an answer; one with more is told as a percentage."""

LONGEST_SUM = 13
"""Letters of a fraction that one takes in at a glance."""
