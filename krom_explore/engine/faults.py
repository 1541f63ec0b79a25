"""What is raised when something from outside (a save, a link, a scenario, a rules file) cannot be used."""

from __future__ import annotations

from typing import Any, Self

from krom_explore import text
from krom_explore.text import GENERIC, Catalogue

LONGEST_PATH = 120
"""Letters of a path that are said: a name in it may be as long as somebody likes."""

NOTHING = ("", "“”")
"""What is found where nothing was entered: sentences have other words for it."""


class BadInput(ValueError):
    """Which field is wrong, and what was expected there. Nothing was changed or half-loaded."""

    def __init__(self, path: str, code: str, *, words: Catalogue = GENERIC, **args: Any):
        super().__init__(path, code)
        self.path = path
        self.code = code
        self.words = words
        """The catalogue that has the sentence: a game has faults of its own."""
        self.args_ = args

    def say(self, lang: str = "en") -> str:
        """The sentence for a person, with the path of the field."""
        where = text.short(self.path, LONGEST_PATH)
        return f"{where}: {self.sentence(lang)}" if where else self.sentence(lang)

    def sentence(self, lang: str = "en") -> str:
        """The sentence alone, for where the field itself is seen."""
        facts = {name: None if isinstance(fact, str) and fact in NOTHING else fact for name, fact in self.args_.items()}
        try:
            return self.words.message(f"bad-{self.code}", lang, **facts)
        except ValueError:  # a fact that stands in the sentence more than once may still be too long for it
            brief = {name: fact if fact is None else text.short(fact) for name, fact in facts.items()}
            return self.words.message(f"bad-{self.code}", lang, **brief)

    def alone(self) -> Self:
        """The same, to be kept: without all who called when it was raised, and what they held in their hands."""
        self.__traceback__ = self.__context__ = None
        return self

    @property
    def expected(self) -> str:
        """What was expected at ``path``, in English."""
        return self.sentence()

    def __str__(self) -> str:
        return self.say()

    def _render_traceback_(self) -> list[str]:
        """In a notebook: the sentence, for the fault is in what was given and not in our code."""
        return [f"{type(self).__name__}: {self}"]


class Expected(ValueError):
    """A bad value, raised where its path is not known yet; whoever knows the path turns it into BadInput."""

    def __init__(self, code: str, *, words: Catalogue = GENERIC, **args: Any):
        super().__init__(code)
        self.code = code
        self.words = words
        self.args_ = args

    def at(self, path: str) -> BadInput:
        return BadInput(path, self.code, words=self.words, **self.args_)


class TooManyBranches(RuntimeError):
    """An exact enumeration that would not end in reasonable time."""

    def __init__(self, branches: int, limit: int):
        super().__init__(branches, limit)
        self.branches = branches
        self.limit = limit

    def __str__(self) -> str:
        return text.message("bad-branches", "en", branches=self.branches, limit=self.limit)


class NoEnd(RuntimeError):
    """A game of bots that nobody has won after so many turns."""

    def __init__(self, turns: int):
        super().__init__(turns)
        self.turns = turns

    def __str__(self) -> str:
        return text.message("bad-no-end", "en", turns=self.turns)
