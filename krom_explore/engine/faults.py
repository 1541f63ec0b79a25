"""What is raised when something from outside (a save, a link, a scenario, a rules file) cannot be used."""

from __future__ import annotations

from typing import Any

from krom_explore import text
from krom_explore.text import GENERIC, Catalogue

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
        return f"{self.path}: {self.sentence(lang)}" if self.path else self.sentence(lang)

    def sentence(self, lang: str = "en") -> str:
        """The sentence alone, for where the field itself is seen."""
        facts = {name: None if fact in NOTHING else fact for name, fact in self.args_.items()}
        return self.words.message(f"bad-{self.code}", lang, **facts)

    @property
    def expected(self) -> str:
        """What was expected at ``path``, in English."""
        return self.sentence()

    def __str__(self) -> str:
        return self.say()


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
