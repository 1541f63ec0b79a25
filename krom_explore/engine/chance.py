"""Chance from a seed: the n-th roll or draw of a game is a function of the seed and n, and of nothing else.

So undoing and rolling again gives the same dice, a bot's own randomness cannot touch them, and two machines agree.
Bytes come from BLAKE2b; those that would favour a face or a card are thrown away, so that every result is exactly
equally likely.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from struct import Struct

from . import checks

SHARE = 16
"""Bytes that belong to one step, a quarter of a block: enough for a dozen dice."""


class SeededChance:
    """The chance of one game."""

    __slots__ = ("_block", "_seed", "_shares")

    def __init__(self, seed: int | str):
        self._seed = blake2b(str(checks.seed("seed", seed)).encode())
        self._block = -1
        self._shares: tuple[bytes, ...] = ()

    def roll(self, step: int, dice: Sequence[int], sides: int = 6) -> list[list[int]]:
        """The dice of chance step ``step``: ``dice[i]`` faces for the i-th one who rolls."""
        to_faces, unfair = _faces(sides)
        if step // 4 != self._block:
            self._turn_to(step // 4)
        faces = self._shares[step % 4].translate(to_faces, unfair)
        more = 0
        while len(faces) < sum(dice):
            more += 1
            faces += self._hash(b"/%d+%d" % (step, more)).translate(to_faces, unfair)
        at = 0
        rolled = []
        for n in dice:
            rolled.append([*faces[at : at + n]])
            at += n
        return rolled

    def pick(self, step: int, among: int) -> int:
        """A number from 0 to ``among`` - 1 for chance step ``step``."""
        if step // 4 != self._block:
            self._turn_to(step // 4)
        number = int.from_bytes(self._shares[step % 4], "big")
        more = 0
        while number >= _TOP - _TOP % among:
            more += 1
            number = int.from_bytes(self._hash(b"/%d+%d" % (step, more))[:SHARE], "big")
        return number % among

    def _turn_to(self, block: int) -> None:
        """Lay out the bytes of four steps, a share for each."""
        self._block = block
        self._shares = _quarters(self._hash(b"/%d" % block))

    def _hash(self, label: bytes) -> bytes:
        source = self._seed.copy()
        source.update(label)
        return source.digest()


_TOP = 256**SHARE
_quarters = Struct(f"{SHARE}s" * 4).unpack


@cache
def _faces(sides: int) -> tuple[bytes, bytes]:
    """Which face each byte stands for, and the bytes that stand for none because they would favour the low faces."""
    return bytes(byte % sides + 1 for byte in range(256)), bytes(range(256 - 256 % sides, 256))
