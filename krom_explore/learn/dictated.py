"""Codes that can be dictated: small numbers as letters in groups of four, in which a wrong letter is noticed."""

from __future__ import annotations

from collections.abc import Sequence

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without 0, O, 1 and I, which are misread for each other."""

CHECK = 1021
"""A prime below the square of the letters. One wrong letter, or two neighbours exchanged, always leave another rest."""

GROUP = 4

LONGEST = 120
"""Letters of a code, with what parts its groups. The longest that there can be has about 60."""


def write(digits: Sequence[tuple[int, int]]) -> str:
    """Numbers as a code, each with how many there could be in its place."""
    number = 0
    for digit, many in reversed(digits):
        assert 0 <= digit < many
        number = number * many + digit
    check = number % CHECK
    letters = _letters(number) + LETTERS[check // len(LETTERS)] + LETTERS[check % len(LETTERS)]
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


def _letters(number: int) -> str:
    found = ""
    while number:
        number, rest = divmod(number, len(LETTERS))
        found = LETTERS[rest] + found
    return found


class Reader:
    """The numbers of a code, one after the other."""

    def __init__(self, path: str, number: int):
        self._path = path
        self._left = number

    def next(self, many: int) -> int:
        """The next one, of which there could be so many."""
        self._left, digit = divmod(self._left, many)
        return digit

    def end(self) -> None:
        if self._left:
            raise BadInput(self._path, "code-wrong")


def read(path: str, code: str) -> Reader:
    """A code as somebody types it: small letters, blanks and other parting signs do not matter."""
    written = checks.text(path, code, LONGEST).upper()
    letters = [letter for letter in written if letter not in " -–—._\t\u00a0"]
    for letter in letters:
        if letter not in LETTERS:
            raise BadInput(path, "code-letter", found=checks.short(letter))
    if len(letters) < 3:
        raise BadInput(path, "code-wrong")
    number = 0
    for letter in letters[:-2]:
        number = number * len(LETTERS) + LETTERS.index(letter)
    check = LETTERS.index(letters[-2]) * len(LETTERS) + LETTERS.index(letters[-1])
    if check != number % CHECK:
        raise BadInput(path, "code-wrong")
    return Reader(path, number)
