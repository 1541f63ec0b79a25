"""What people call things: a card by its id or any of its names, however they write it; and answers read once."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

MOST_KEPT = 20_000
"""Answers that are kept at hand, of all boxes together: every box has cards of its own."""

LONGEST_NAME = 12
"""So many words of an answer are tried as one name."""


class Names:
    """Things that can be called by their id or by other names."""

    def __init__(self, things: Mapping[str, Iterable[str]]):
        others = {sound(name): thing for thing, names in things.items() for name in names}
        self.ids = frozenset(things)
        self.by_sound = {**others, **{sound(thing): thing for thing in things}}
        self.by_sound.pop("", None)

    def whole(self, words: Sequence[str] | str) -> str:
        """The thing that all the words together call."""
        name = words if isinstance(words, str) else " ".join(words)
        return name if name in self.ids else self.by_sound.get(sound(name), "")

    def fits(self, words: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
        """Each thing that the first words can call, and the words after it: as an id first, then by the longest name.

        The last resort is that they call nothing.
        """
        lengths = range(min(len(words), LONGEST_NAME), 0, -1)
        for length in lengths:
            if (name := " ".join(words[:length])) in self.ids:
                yield name, words[length:]
        for length in lengths:
            if found := self.whole(words[:length]):
                yield found, words[length:]
        yield "", words


class Kept(dict[str, T]):
    """The stable answers that have been read; what else people say is read and forgotten, for it has no end."""

    def __init__(self, read: Callable[[str], T], write: Callable[[T], str]):
        self.read = read
        self.write = write

    def __missing__(self, text: str) -> T:
        said = self.read(text)
        if self.write(said) == text:
            if len(self) == MOST_KEPT:
                self.clear()
            self[text] = said
        return said


def sound(name: str) -> str:
    """What is left of a name without capitals, accents, blanks, hyphens and other signs."""
    return "".join(letter for letter in unicodedata.normalize("NFKD", name.casefold()) if letter.isalnum())


def plain(written: str) -> str:
    """As names in a position are compared: whatever the capitals, apostrophes, hyphens and underscores."""
    return " ".join(re.sub("[-‐‑_]", " ", written.casefold().replace("’", "'")).split())


def names_in(cards: Mapping[str, Any]) -> dict[str, str]:
    """Every way to write these cards. A name that two of them have says neither; an id always says its card."""
    said: dict[str, str | None] = {}
    for card, entry in cards.items():
        for name in dict.fromkeys(map(plain, entry.names.values())):
            said[name] = card if said.get(name, card) == card else None
    return {name: card for name, card in said.items() if card} | {plain(card): card for card in cards}
