"""The sheet of a new game: how many play, and what they are called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

from krom_explore.games.face import NewGame
from krom_explore.games.sheet import Field, Key

from ..game import Table
from ..ruleset import Ruleset

NAMES = ("Ada", "Bruno", "Clara", "Dante", "Elena", "Fabio")
"""What players are called as long as nobody says otherwise. Their pawns have different colours."""
USUAL = 2
"""So many play where nobody says how many."""
GAMES = 999_999


def called(names: Sequence[str], rules: Ruleset, number: int | None = None) -> list[str]:
    """So many names (as many as there are, where nobody says), those that are missing filled up with friendly ones."""
    wanted = len(names) if number is None else number
    found = list(names)[: min(max(wanted, rules.players.least), rules.players.most)]
    spare = friendly(found)
    while len(found) < max(wanted, rules.players.least):
        found.append(next(spare))
    return found


def friendly(taken: Sequence[str]) -> Iterator[str]:
    """Names that nobody has yet, whatever the capitals."""
    known = {name.casefold() for name in taken}
    numbered = (f"{NAMES[0]} {number}" for number in count(2))
    for names in (NAMES, numbered):
        yield from (name for name in names if name.casefold() not in known)


def fields(rules: Ruleset, table: Table) -> list[Field]:
    """Filled in as the table was set up."""
    seed, least, most = table.seed, rules.players.least, rules.players.most
    players = called(list(table.players), rules)
    game = seed if isinstance(seed, int) and 0 <= seed <= GAMES else 1
    return [
        Field("players", Key("ui-how-many"), "number", len(players), least, most),
        *(Field(name_field(number), label(number), "text", name) for number, name in enumerate(players)),
        Field("seed", Key("ui-seed-cards"), "number", game, 0, GAMES),
    ]


def name_field(number: int) -> str:
    return f"name{number + 1}"


def label(number: int) -> str:
    return Key("ui-your-name") if number == 0 else Key(f"ui-name-{number + 1}")


def deal(values: dict[str, Any], rules: Ruleset) -> tuple[Table, str]:
    """The game of that number: the same settings always deal the same game."""
    given = [values[name_field(n)] for n in range(values["players"]) if name_field(n) in values]
    names = called([" ".join(name.split()) for name in given], rules, values["players"])
    table = Table.new(names, seed=values["seed"], rules=rules)
    return table, table.players[0]


def first(rules: Ruleset) -> dict[str, Any]:
    return {"players": min(max(USUAL, rules.players.least), rules.players.most)}


NEW_GAME = NewGame(fields, deal, first)
