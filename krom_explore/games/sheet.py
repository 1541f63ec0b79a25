"""Sheets: what a person fills in to ask a question, to begin a game, to set a position up.

A game describes its sheets with these records; a form of ``ui`` shows them, and a command line may read them.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

from attrs import define, field

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.names import plain
from krom_explore.odds.spread import Named

LONGEST_TEXT = 4_000
"""Letters of a text or of cards in a field. All cards of the box by their names have 2,000."""


YES_NO = ("yes", "no")
"""How a switch is written in an address."""


class Key(str):
    """The key of a message. Any other text on a sheet (the name of a player, of a card) stands for itself."""

    __slots__ = ()


@define
class Field:
    """One thing that can be set."""

    name: str
    label: str | Named
    """What it is called: a Key, a thing that has a name in each language, or a name as it is."""
    kind: str
    """number, choice, switch, text or cards"""
    value: Any
    """What it is at first."""
    least: int = 0
    most: int = 0
    options: Sequence[tuple[Any, str | Named]] = ()
    """What may be chosen: each value and what it is called. A Named has another name in each language."""
    group: str = ""

    def checked(self, value: Any) -> Any:
        """``value`` if it can stand in this field."""
        if self.kind == "number":
            if type(value) is not int:
                raise BadInput(self.name, "range", least=self.least, most=self.most, found=checks.short(value))
            return checks.whole(self.name, value, self.least, self.most)
        if self.kind == "choice":
            if value not in [option for option, _ in self.options]:
                names = [str(option) for option, _ in self.options]
                raise BadInput(self.name, "one-of", names=names, found=checks.short(value))
            return value
        if self.kind == "switch":
            return checks.kind(self.name, value, bool)
        return checks.text(self.name, value, LONGEST_TEXT)

    def meant(self, value: Any) -> Any:
        """What a value that stands in the field means to the game."""
        return value

    def entry(self, meant: Any, lang: str) -> Any:
        """What stands in the field, where it means this."""
        return meant

    def written(self, value: Any) -> str:
        """A value as text, short enough for an address."""
        return YES_NO[not value] if self.kind == "switch" else str(value)

    def read(self, text: str) -> Any:
        """The value that a text means, if it can stand in this field."""
        found: Any = text
        if self.kind == "number" and re.fullmatch(r"-?[0-9]{1,9}", text):
            found = int(text)
        elif self.kind == "switch" and text in YES_NO:
            found = text == YES_NO[0]
        elif self.kind == "switch":
            raise BadInput(self.name, "one-of", names=list(YES_NO), found=checks.short(text))
        elif self.kind == "choice":
            found = next((option for option, _ in self.options if str(option) == text), text)
        return self.checked(found)


@define
class MaybeField(Field):
    """A number that may be left out: an empty field holds None."""

    def checked(self, value: Any) -> Any:
        return None if value is None or value == "" else super().checked(value)


@define
class CardsField(Field):
    """Cards of one deck, as a person writes them: by any of their names, a comma between two."""

    deck: str = ""
    cards: Sequence[str] = ()
    """Its cards by their ids, as they are offered to whoever writes."""
    called: Callable[[str, str], str] = field(default=None, kw_only=True)
    """What a card is called in a language."""
    known: dict[str, str] = field(factory=dict)
    """Every way to write a card, and its id."""
    refused: Callable[[str, str | None], BadInput] = field(default=None, kw_only=True)
    """The fault of a card that nobody knows: what was written, and the nearest name."""

    def checked(self, value: Any) -> Any:
        self.meant(super().checked(value))
        return value

    def meant(self, value: Any) -> list[str]:
        """The ids of the cards. A comma surely parts two; within blanks the longest name that fits is taken."""
        found = []
        for piece in value.split(","):
            words = plain(piece).split()
            while words:
                size = self._card(words)
                if not size:
                    unknown = next((at for at in range(1, len(words)) if self._card(words[at:])), len(words))
                    written = " ".join(words[:unknown])[:40]
                    raise self.refused(
                        written, next(iter(difflib.get_close_matches(written, self.known, 1, 0.5)), None)
                    )
                found.append(self.known[" ".join(words[:size])])
                words = words[size:]
        return found

    def entry(self, meant: Iterable[str], lang: str) -> str:
        """The cards by the names that people read. (A scenario may have them by any name.)"""
        return ", ".join(self.called(self.known.get(plain(card), card), lang) for card in meant)

    def _card(self, words: list[str]) -> int:
        """How many of the words make the card that they begin with; 0 where they begin with none."""
        longest = max(len(name.split()) for name in self.known)
        return next((size for size in range(longest, 0, -1) if " ".join(words[:size]) in self.known), 0)


class OddsSheet(NamedTuple):
    """A question of ``odds`` as a sheet: what is set, and the answer to what is set."""

    name: str
    fields: Callable[[Any], list[Field]]
    """The fields, for a ruleset."""
    ask: Callable[[dict[str, Any], Any], Any]
    """The answer, for the values of the fields and a ruleset."""
