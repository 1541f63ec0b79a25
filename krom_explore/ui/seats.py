"""Who sits where: people, and bots of some strength. It stands in the address, a letter for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Self

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.lab import LEVELS, PERSON, RANDOM

LETTERS = {PERSON: "p", **{level: level[0] for level in LEVELS}, RANDOM: "r"}
MOST = 12
"""Letters that such a word may have: no table has more seats."""

USUAL = "normal"
"""How strong a bot is where nobody says how strong."""


class Seats(dict[str, str]):
    """For each player, who plays: ``person``, or the strength of a bot."""

    @classmethod
    def of(cls, players: Iterable[str], kinds: Mapping[str, str]) -> Self:
        """Those that are named, and the usual bots in all other seats."""
        return cls({name: kinds.get(name, USUAL) for name in players})

    @classmethod
    def alone(cls, players: Iterable[str], me: str | None) -> Self | None:
        """One person and the usual bots; where nobody is named, the visitor answers for everybody."""
        return None if me is None else cls.of(players, {me: PERSON})

    @classmethod
    def read(cls, code: str, players: Iterable[str], levels: Sequence[str] = LEVELS) -> Self:
        """From an address; one that is not for these players, or for bots of these levels, raises BadInput."""
        kinds, names = {LETTERS[kind]: kind for kind in (PERSON, *levels, RANDOM)}, tuple(players)
        if len(code) != len(names) or not set(code) <= set(kinds) or LETTERS[PERSON] not in code:
            letters = [LETTERS[level] for level in levels]
            raise BadInput("seats", "seats", many=len(names), letters=letters, found=checks.short(code))
        return cls({name: kinds[letter] for name, letter in zip(names, code, strict=True)})

    @staticmethod
    def is_code(word: str) -> bool:
        """Whether a word of an address says who sits where. (A link has many more letters.)"""
        return 0 < len(word) <= MOST and set(word) <= set(LETTERS.values())

    @property
    def code(self) -> str:
        return "".join(LETTERS[kind] for kind in self.values())

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(name for name, kind in self.items() if kind == PERSON)
