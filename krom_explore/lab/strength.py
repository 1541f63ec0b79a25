"""How strong the levels of bots are: many games between them, each figure with its interval."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from typing import Any, NamedTuple

from krom_explore.engine.ports import Over
from krom_explore.engine.table import GameTable
from krom_explore.odds.simulation import wilson

from .bots import RANDOM
from .playout import play_on


class Strength(NamedTuple):
    """One bot of a level among bots of another: how many games it has won. Simulated, all of it."""

    level: str
    against: str
    games: int
    won: int

    @property
    def share(self) -> Fraction:
        return Fraction(self.won, self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share would lie in endless games, 19 times out of 20."""
        return wilson(self.won, self.games)


def pairs(levels: Sequence[str]) -> list[tuple[str, str]]:
    """Who is measured against whom: the first two levels against none at all, and each against the one below."""
    return [*((level, RANDOM) for level in levels[:2]), *zip(levels[1:], levels, strict=False)]


def strength(
    deal: Callable[[str], GameTable], level: str, against: str, games: int, seed: Any = 0
) -> Iterator[Strength]:
    """Play one bot of a level against others, in every seat equally often; after each game, the count so far.

    ``deal`` makes the table of a seed. Every deal is played once from each seat, so there may be some games more.
    """
    won = number = 0
    deals = 0
    while number < games:
        deals += 1
        players = deal(f"{seed} {deals}").players
        for seat in players:
            table = deal(f"{seed} {deals}")
            play_on(table, {name: level if name == seat else against for name in players})
            number += 1
            won += isinstance(table.pending, Over) and table.pending.winner == seat
            yield Strength(level, against, number, won)
