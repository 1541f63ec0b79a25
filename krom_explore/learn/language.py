"""What a search has to know of a language: its words, which of them say nothing, and what is left of one without its
endings.

Which words say nothing, and the endings, stand in ``languages.toml``; English has a stemmer of its own. Words of a
language without an entry are taken as they are. (snowballstemmer knows them all, but its import is slower than a page.)
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache, partial
from importlib.resources import files
from itertools import pairwise
from typing import Any, NamedTuple

WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
"""A word, with an apostrophe in it if it has one."""

ELIDED = re.compile(r"^(?:[a-z]{1,2}|(?:d|n|s)?[ae]ll|quell|quest|(?:jus|lors|puis|quel)qu)'(?=..)")
"""What stands before a word and has lost its end: ``l’``, ``qu’``, ``dell’``."""

ACCENTED = frozenset({"dé", "dés"})
"""Words that nothing but an accent tells from one that says nothing."""

SHORTEST = 3
"""Letters that are left of a word, or one more where a long ending is cut off."""

MOST_STEMS = 10_000
"""Stems that are kept. All rules of a game have about a thousand words."""


class Language(NamedTuple):
    stem: Callable[[str], str]
    """A word without its endings, so that forms of one word are the same."""
    silent: frozenset[str]
    """Words that say nothing about what is looked for: articles, pronouns, question words."""


class Word(NamedTuple):
    """A word of a text, and where it stands there."""

    said: str
    start: int
    end: int


def words(text: str) -> list[Word]:
    return [Word(folded(found[0]), found.start(), found.end()) for found in WORD.finditer(text)]


@lru_cache(maxsize=MOST_STEMS)
def folded(word: str) -> str:
    """Small letters without accents, apostrophes and what belongs to them: ``Zoë’s`` is ``zoe``, ``l’os`` ``os``."""
    small = word.casefold()
    if small in ACCENTED:
        return small
    plain = unicodedata.normalize("NFKD", small)
    bare = "".join(letter for letter in plain if not unicodedata.combining(letter))
    bare = bare.replace("’", "'").replace("œ", "oe").replace("æ", "ae")
    return ELIDED.sub("", bare).removesuffix("'s").replace("'", "")


@lru_cache(maxsize=MOST_STEMS)
def stem(word: str, lang: str) -> str:
    """What is left of a (folded) word without its endings."""
    language = LANGUAGES.get(lang)
    return language.stem(word) if language else word


def silent(word: str, lang: str) -> bool:
    """Whether a (folded) word says nothing about what is looked for."""
    language = LANGUAGES.get(lang)
    return language is not None and word in language.silent


# --- English: the first and the last step of Porter's stemmer (1980), which take plurals, -ed, -ing, -y and -e away


def english(word: str) -> str:
    if len(word) <= 2 or not word.isascii() or not word.isalpha():
        return word
    return _final_e(_y(_past(_plural(word))))


def _vowel(word: str, at: int) -> bool:
    letter = word[at]
    return letter in "aeiou" or (letter == "y" and at > 0 and not _vowel(word, at - 1))


def _measure(word: str) -> int:
    """How often a consonant follows a vowel: Porter's m."""
    kinds = [_vowel(word, at) for at in range(len(word))]
    return sum(before and not after for before, after in pairwise(kinds))


def _has_vowel(word: str) -> bool:
    return any(_vowel(word, at) for at in range(len(word)))


def _short_end(word: str) -> bool:
    """Whether it ends in consonant, vowel, consonant, as ``hop`` does."""
    if len(word) < 3 or word[-1] in "wxy":
        return False
    return not _vowel(word, len(word) - 1) and _vowel(word, len(word) - 2) and not _vowel(word, len(word) - 3)


def _plural(word: str) -> str:
    if word.endswith(("sses", "ies")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith(("ss", "us")) else word


def _past(word: str) -> str:
    if word.endswith("eed"):
        return word[:-1] if _measure(word[:-3]) else word
    for ending in ("ed", "ing"):
        if word.endswith(ending) and _has_vowel(bare := word.removesuffix(ending)):
            if bare.endswith(("at", "bl", "iz")) or (_measure(bare) == 1 and _short_end(bare)):
                return bare + "e"
            double = (
                len(bare) > 1 and bare[-1] == bare[-2] and bare[-1] not in "lsz" and not _vowel(bare, len(bare) - 1)
            )
            return bare[:-1] if double else bare
    return word


def _y(word: str) -> str:
    return word[:-1] + "i" if word.endswith("y") and _has_vowel(word[:-1]) else word


def _final_e(word: str) -> str:
    if not word.endswith("e"):
        return word
    many = _measure(word[:-1])
    return word[:-1] if many > 1 or (many == 1 and not _short_end(word[:-1])) else word


# --- other languages: endings are cut off, one of each round


def light(rounds: Sequence[Sequence[str]], word: str) -> str:
    """A word without the first ending that fits, in each round; two equal letters at the end become one."""
    for endings in rounds:
        for ending in endings:
            left = len(word) - len(ending)
            if word.endswith(ending) and left >= SHORTEST + (len(ending) > 3):
                word = word[:left]
                break
    return word[:-1] if len(word) > SHORTEST and word[-1] == word[-2] else word


def _language(entry: dict[str, Any]) -> Language:
    rounds = [endings.split() for endings in entry.get("endings", ())]
    return Language(partial(light, rounds) if rounds else english, frozenset(entry["silent"].split()))


LANGUAGES = {
    lang: _language(entry)
    for lang, entry in tomllib.loads(files(__package__).joinpath("languages.toml").read_text(encoding="utf-8")).items()
}
