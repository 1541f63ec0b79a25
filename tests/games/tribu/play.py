"""Playing tables of Tribù at random, for tests."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from krom_explore import Decision, Over
from krom_explore.games.tribu import Ruleset, Table

NAMES = ("Ann", "Bob", "Cy Lee", "Dee")


def new_table(players: int = 3, seed: int = 0, rules: Ruleset | None = None) -> Table:
    return Table.new(list(NAMES[:players]), seed=seed, rules=rules)


def busy(options: tuple[str, ...], random: Random) -> str:
    """An answer at random, but a Diorama wherever one can be laid, and hardly ever a discard: chains grow."""
    wanted = [option for option in options if option.startswith(("place", "use", "attack", "protect", "play"))]
    return random.choice(wanted if wanted and random.random() < 0.7 else list(options))


def walk(table: Table, seed: int = 0, steps: int = 20_000) -> Iterator[Table]:
    """The table after each step of a game, to its end at most."""
    random = Random(seed)
    for _ in range(steps):
        if isinstance(table.pending, Over):
            return
        if isinstance(table.pending, Decision):
            table.choose(busy(table.options, random))
        else:
            table.roll()
        yield table


def played(table: Table, seed: int = 0, steps: int = 20_000) -> Table:
    for _ in walk(table, seed, steps):
        pass
    return table
