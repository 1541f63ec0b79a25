"""What may be typed on the command line, explained in the language of whoever types it."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from . import FALLBACK, GENERIC, Catalogue

ARGPARSE = {
    "usage: ": "argparse-usage",
    "positional arguments": "argparse-positional",
    "options": "argparse-options",
    "show this help message and exit": "argparse-help",
    "%(prog)s: error: %(message)s\n": "argparse-error",
    "argument %(argument_name)s: %(message)s": "argparse-argument",
    "unrecognized arguments: %s": "argparse-unrecognized",
    "not allowed with argument %s": "argparse-not-with",
    "ignored explicit argument %r": "argparse-ignored",
    "the following arguments are required: %s": "argparse-required",
    "expected one argument": "argparse-one",
    "expected at least one argument": "argparse-some",
    "ambiguous option: %(option)s could match %(matches)s": "argparse-ambiguous",
    "invalid %(type)s value: %(value)r": "argparse-number",
    "invalid choice: %(value)r (choose from %(choices)s)": "argparse-choice",
}
"""The messages of argparse that a command of ours can come to, and the name of each in the catalogues."""

GAP = re.compile(r"%(?:\((\w+)\))?[rs]")
"""Where argparse puts something in."""

PLACEHOLDER = re.compile(r"\b[A-Z][A-Z_]+\b")
"""A word in capitals stands for what is typed: ``NAME=OPTION``. The letter N is a number in every language."""


@contextmanager
def spoken(lang: str) -> Iterator[None]:
    """Let argparse speak a language. Its own words go through gettext, which wants compiled files: it gets ours."""
    theirs = argparse._  # type: ignore[attr-defined]

    def said(message: str) -> str:
        if message not in ARGPARSE:
            return str(theirs(message))
        gaps = {gap[1] or "what": gap[0] for gap in GAP.finditer(message)}
        # What stands at the end of a message, a space or a new line, belongs to argparse.
        end = message[len(message.rstrip()) :]
        return GENERIC.message(ARGPARSE[message], lang, **gaps) + end

    argparse._ = said  # type: ignore[attr-defined]
    try:
        yield
    finally:
        argparse._ = theirs  # type: ignore[attr-defined]


class Parser(argparse.ArgumentParser):
    """A parser whose explanations come from a catalogue."""

    def __init__(self, *args: Any, words: Catalogue = GENERIC, lang: str = FALLBACK, **more: Any):
        self.words = words
        self.lang = lang
        super().__init__(*args, **more)

    def say(self, key: str) -> str:
        """A sentence as argparse takes it, with its % doubled."""
        return self.words.message(key, self.lang).replace("%", "%%")

    def add_argument(self, *names: Any, **more: Any) -> argparse.Action:
        """As everywhere; what stands for something typed is a word of the language too, where the catalogue has it."""
        action = super().add_argument(*names, **more)
        if action.nargs != 0 and not action.choices:
            counted = action.type is int and action.option_strings
            written = str(action.metavar or ("N" if counted else action.dest.upper()))
            action.metavar = PLACEHOLDER.sub(self._typed, written)
        return action

    def _typed(self, found: re.Match[str]) -> str:
        name = found[0].lower()
        return self.say(f"typed-{name}") if name in self.words.keys("typed-") else found[0]
