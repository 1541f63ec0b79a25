"""Sentences for people: Fluent catalogues, one folder per language, and lists and numbers as Babel writes them."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FALLBACK = "en"
"""The language that is complete. What another one lacks is said in this one."""


@cache
def languages() -> tuple[str, ...]:
    """The languages there are catalogues for."""
    return tuple(sorted(folder.name for folder in files(__name__).iterdir() if _catalogues(folder)))


def _catalogues(folder: Any) -> list[Any]:
    if not folder.is_dir():
        return []
    return sorted((entry for entry in folder.iterdir() if entry.name.endswith(".ftl")), key=lambda entry: entry.name)


@cache
def _bundle(lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource

    bundle = FluentBundle([lang], use_isolating=False)
    for entry in _catalogues(files(__name__).joinpath(lang)):
        bundle.add_resource(FluentResource(entry.read_text(encoding="utf-8")))
    return bundle


def has(key: str, lang: str = FALLBACK) -> bool:
    """Whether the catalogue of ``lang`` itself has the message."""
    return _bundle(lang).has_message(key)


@cache
def keys(prefix: str) -> frozenset[str]:
    """What follows ``prefix`` in the names of the messages that begin with it."""
    messages = _bundle(FALLBACK)._messages
    return frozenset(name.removeprefix(prefix) for name in messages if name.startswith(prefix))


def message(key: str, lang: str = FALLBACK, **args: Any) -> str:
    """The sentence ``key`` in ``lang``, or in English where that language lacks it."""
    return _filled(key, lang, **{name: _shown(value, lang) for name, value in args.items()})


@lru_cache(maxsize=4096, typed=True)
def _filled(key: str, lang: str, /, **shown: Any) -> str:
    """The same facts make the same sentence: a page says most of its sentences again after every click."""
    for language in dict.fromkeys((lang, FALLBACK)):
        if language in languages() and has(key, language):
            bundle = _bundle(language)
            pattern = bundle.get_message(key).value
            assert pattern is not None, f"{key} has no text of its own"
            sentence, faults = bundle.format_pattern(pattern, shown)
            if faults:
                raise ValueError(f"{key} in {language}: {faults[0]}")
            return str(sentence)
    raise KeyError(key)


def listed(items: Iterable[str], lang: str = FALLBACK, style: str = "standard") -> str:
    """``a, b and c`` as the language writes it; ``style="or"`` for ``a, b or c``."""
    from babel.lists import format_list

    return format_list(list(items), style=style, locale=_locale(lang))  # type: ignore[arg-type]


@cache
def _locale(lang: str) -> Any:
    from babel import Locale

    return Locale.parse(lang)


def _shown(value: Any, lang: str) -> Any:
    if isinstance(value, (list, tuple)):
        return listed([str(item) for item in value], lang) if value else "–"
    if value is None:
        return "none"
    return value
