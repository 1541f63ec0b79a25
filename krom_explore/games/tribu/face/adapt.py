"""The positions of the chapters are written for the bundled box. With another one, the cards that it has are set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.games.face import Opening

from ..game import Table
from ..lessons.names import called as cards_called
from ..ruleset import Ruleset
from .new_game import called

SEED = 1
"""What positions are set with where nobody asks for another seed: in notebooks and tests."""


def table_of(position: Opening, rules: Ruleset, seed: int = SEED) -> Table:
    """The position on a table; where the box has no cards that are played alike, a new game of as many players."""
    if position.scenario is not None:
        names = cards_called(frozenset(words(position.scenario)), rules)
        with suppress(BadInput):
            if names is not None:
                return Table.scenario(renamed(position.scenario, names), rules=rules, seed=seed)
    players = list((position.scenario or position.new or {})["players"])
    return Table.new(called(players, rules), seed=seed, rules=rules)


def words(data: Any) -> Iterator[str]:
    """Every word of a scenario: names of fields, of players and of cards."""
    if isinstance(data, str):
        yield data
    elif isinstance(data, Mapping):
        for name, value in data.items():
            yield name
            yield from words(value)
    elif isinstance(data, list):
        for value in data:
            yield from words(value)


def renamed(data: Any, names: Mapping[str, str]) -> Any:
    """The same with other names."""
    if isinstance(data, str):
        return names.get(data, data)
    if isinstance(data, Mapping):
        return {names.get(name, name): renamed(value, names) for name, value in data.items()}
    return [renamed(value, names) for value in data] if isinstance(data, list) else data
