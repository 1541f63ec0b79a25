"""Playing tables at random, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

from krom_explore import Decision, Over, Ruleset, Table

CHARACTERS = ("Alma", "Mörhy", "Valkyr", "Karok", "Grouma", "Kolos")


def new_table(players: int = 3, seed: int = 0, rules: Ruleset | None = None, **switches: bool) -> Table:
    return Table.new(list(CHARACTERS[:players]), seed=seed, rules=rules, **switches)


def step(table: Table, random: Random) -> None:
    """One answer at random, or the dice of the seed."""
    if isinstance(table.pending, Decision):
        table.choose(random.choice(table.options))
    else:
        table.roll()


def walk(table: Table, seed: int = 0, steps: int = 10_000) -> Iterator[Table]:
    """The table after each step of a random game, to its end at most."""
    random = Random(seed)
    for _ in range(steps):
        if isinstance(table.pending, Over):
            return
        step(table, random)
        yield table


def played(table: Table, seed: int = 0, steps: int = 10_000) -> Table:
    for _ in walk(table, seed, steps):
        pass
    return table


def all_switches() -> list[dict[str, Any]]:
    """Every kind of game: 2 to 6 players, glacial, Kromosaurus, longer, strict box."""
    return [
        {"players": players, "glacial": glacial, "kromosaurus": beast, "longer": longer, "box": box}
        for players, glacial, beast, longer, box in product(range(2, 7), *[(False, True)] * 4)
    ]
