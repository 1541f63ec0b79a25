"""Sentences for people: Fluent catalogues, one folder per language, and lists and numbers as Babel writes them.

A ``Catalogue`` is a set of folders. The generic one says what belongs to no game; a game's is the generic one and its
own folder, and nothing of another game's.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from functools import cache, lru_cache, reduce
from importlib.resources import files
from math import isfinite
from typing import TYPE_CHECKING, Any

from . import pseudo
from .brief import number, readable
from .brief import short as short

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"
"""The language that is complete. What another one lacks is said in this one."""

LONGEST = 2_000
"""Letters of all things in a sentence. Fluent itself refuses 2,500, and such a sentence is read by nobody."""

MOST_LISTED = 200
"""Things in one list of a sentence; the rest is left out. To join them takes longer with the square of their number."""

LARGEST = 10**24
"""Numbers from here on are written out: Fluent knows 28 digits, of which three are behind the point."""


class Catalogue:
    """All sentences that can be said in one game, or (``GENERIC``) in none."""

    def __init__(self, *folders: Any):
        self.folders = (files(__name__), *folders)
        """Each has a folder per language. The first is the generic one."""
        self._bundles: dict[str, FluentBundle] = {}
        self._own: dict[str, frozenset[str]] = {}
        """The names that a language has itself. What its sentences refer to besides is the fallback's."""
        self._filled = lru_cache(maxsize=4096, typed=True)(self._fill)
        """The same facts make the same sentence: a page says most of its sentences again after every click."""

    def message(self, key: str, lang: str = FALLBACK, /, **args: Any) -> str:
        """The sentence ``key`` in ``lang``, or in English where that language lacks it."""
        if not args:
            return self._filled(key, lang)  # most words of a page; there is nothing to look through
        return self._filled(key, lang, **_together({name: _shown(value, lang) for name, value in args.items()}))

    def has(self, key: str, lang: str = FALLBACK) -> bool:
        """Whether the catalogue of ``lang`` itself has the message."""
        self._bundle(lang)
        return key in self._own[lang]

    def glance(self, key: str, lang: str = FALLBACK) -> str | None:
        """A message of one line with nothing to fill in, read without all the others: what a game is called need not
        wait until all that it can say is known. None where it is not so simple."""
        plain = re.compile(rf"^{re.escape(key)} = ([^{{}}\n]*[^{{}}\s])$(?!\n )", re.MULTILINE)
        for language in dict.fromkeys((lang, FALLBACK)):
            for folder in reversed(self.folders):
                for entry in catalogues(folder.joinpath(language)):
                    if found := plain.search(entry.read_text(encoding="utf-8")):
                        return pseudo.spoken(found[1]) if lang == pseudo.LANG else found[1]
        return None

    def keys(self, prefix: str) -> frozenset[str]:
        """What follows ``prefix`` in the names of the messages that begin with it."""
        self._bundle(FALLBACK)
        return frozenset(name.removeprefix(prefix) for name in self._own[FALLBACK] if name.startswith(prefix))

    def _fill(self, key: str, lang: str, /, **shown: Any) -> str:
        for language in dict.fromkeys((lang, FALLBACK)):
            if language in languages() and self.has(key, language):
                bundle = self._bundle(language)
                pattern = bundle.get_message(key).value
                assert pattern is not None, f"{key} has no text of its own"
                sentence, faults = bundle.format_pattern(pattern, shown)
                if faults:
                    raise ValueError(f"{key} in {language}: {faults[0]}")
                return str(sentence)
        raise KeyError(key)

    def _bundle(self, lang: str) -> FluentBundle:
        if lang not in self._bundles:
            from fluent.runtime import FluentBundle

            bundle = FluentBundle([lang], functions={"NUMBER": _number}, use_isolating=False)
            if lang == pseudo.LANG:
                bundle._messages = Pseudo(self._written(FALLBACK).lines)
                self._own[lang] = self._own[FALLBACK]
                self._bundles[lang] = bundle
                return bundle
            bundle._messages = written = Written()
            homes: dict[str, Any] = {}
            for folder in self.folders:
                for entry in catalogues(folder.joinpath(lang)):
                    for name, lines in entries(entry.read_text(encoding="utf-8")):
                        if name in homes:
                            raise ValueError(f"{name} in {lang} is in {homes[name]} and again in {entry}")
                        homes[name] = entry
                        written.lines[name] = lines
            self._own[lang] = frozenset(homes)
            if lang != FALLBACK:
                written.lines = {**self._written(FALLBACK).lines, **written.lines}
            self._bundles[lang] = bundle
        return self._bundles[lang]

    def _written(self, lang: str) -> Written:
        written = self._bundle(lang)._messages
        assert isinstance(written, Written)
        return written


class Written(dict[str, Any]):
    """Messages by name, each read by Fluent when it is first said: to read all takes longer than to draw a page."""

    def __init__(self, lines: dict[str, str] | None = None) -> None:
        self.lines = lines or {}

    def __missing__(self, name: str) -> Any:
        from fluent.runtime import FluentResource

        [self[name]] = FluentResource(self.read(name)).body
        return self[name]

    def read(self, name: str) -> str:
        return self.lines[name]


class Pseudo(Written):
    """The same messages in a language that nobody speaks."""

    def read(self, name: str) -> str:
        return pseudo.message(super().read(name))


ENTRY = re.compile(r"^([a-zA-Z][\w-]*) *=.*(?:\n(?![a-zA-Z#]).*)*", re.MULTILINE)
"""A message with the lines that go on with it: those of the next one, and comments, begin with a letter or a #."""


def entries(catalogue: str) -> Iterator[tuple[str, str]]:
    """The messages of a catalogue: their names, and their lines as they are written."""
    return ((found[1], found[0].rstrip() + "\n") for found in ENTRY.finditer(catalogue))


GENERIC = Catalogue()
message, has = GENERIC.message, GENERIC.has


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for, and the one that nobody speaks where it is asked for."""
    found = sorted(folder.name for folder in files(__name__).iterdir() if catalogues(folder))
    return (*found, pseudo.LANG) if os.environ.get(pseudo.ASKED) else tuple(found)


def catalogues(folder: Any) -> list[Any]:
    """The catalogues in a language's folder, by name."""
    if not folder.is_dir():
        return []
    return sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)


def listed(items: Iterable[str], lang: str = FALLBACK, style: str = "standard") -> str:
    """``a, b and c`` as the language writes it; ``style="or"`` for ``a, b or c``."""
    from babel.lists import format_list

    some = list(items)
    some = some if len(some) <= MOST_LISTED else [*some[:MOST_LISTED], "…"]
    return format_list(some, style=style, locale=locale(lang))  # type: ignore[arg-type]


def quoted(written: str, lang: str = FALLBACK) -> str:
    """A text in the quotes of the language."""
    return message("said-quoted", lang, text=written)


def told_of(what: str, told: str, lang: str = FALLBACK) -> str:
    """``what: told`` as the language writes it."""
    return message("said-of", lang, what=what, told=told)


def apart(items: Iterable[str], lang: str = FALLBACK) -> str:
    """``a; b; c`` as the language writes it."""
    some = list(items)
    return reduce(lambda first, then: message("said-apart", lang, first=first, then=then), some) if some else ""


@cache
def locale(lang: str) -> Any:
    """How the language writes lists and numbers, for Babel; one that it does not know writes them as English does."""
    from babel import Locale, UnknownLocaleError

    try:
        return Locale.parse(lang, sep="-" if "-" in lang else "_")
    except (UnknownLocaleError, ValueError, TypeError):
        return Locale.parse(FALLBACK)


def _shown(value: Any, lang: str) -> Any:
    """A fact as Fluent takes it, whatever it is."""
    if isinstance(value, (list, tuple)):
        return _within(listed(map(_item, value[: MOST_LISTED + 1]), lang)) if value else "–"
    if isinstance(value, str):
        return _within(value)
    if value is None:
        return "none"
    if isinstance(value, int):
        return value if -LARGEST < value < LARGEST else _grouped(value, lang)
    return value if isinstance(value, (float, Decimal)) and isfinite(value) else short(value)


def _together(shown: dict[str, Any]) -> dict[str, Any]:
    """The facts of one sentence: where they are too long together, each has its share of the room."""
    texts = [value for value in shown.values() if isinstance(value, str)]
    if sum(map(len, texts)) <= LONGEST:
        return shown
    share = LONGEST // len(texts)
    return {name: short(value, share) if isinstance(value, str) else value for name, value in shown.items()}


def _item(item: Any) -> str:
    """One thing of a list, in its own words if it has any."""
    try:
        return str(item)
    except Exception:
        return short(item)


def _number(given: Any, **options: Any) -> Any:
    """Fluent's NUMBER, which takes no number that is written out already."""
    from fluent.runtime.types import fluent_number

    return given if isinstance(given, str) else fluent_number(given, **options)


def _within(written: str) -> str:
    """A text that is not too long for a sentence, and in which every sign can be seen."""
    return readable(written) if len(written) <= LONGEST else short(written, LONGEST)


def _grouped(value: int, lang: str) -> str:
    """A large number as the language writes it."""
    from babel.numbers import get_group_symbol

    shown = number(value)
    return f"{value:,}".replace(",", get_group_symbol(locale(lang))) if shown.lstrip("-").isdecimal() else shown
