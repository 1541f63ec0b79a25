"""The sheet of a new game: whom one plays, how many play, and what is in play."""

from __future__ import annotations

from functools import partial
from typing import Any

from krom_explore.games.face import NewGame
from krom_explore.games.sheet import Field, Key
from krom_explore.odds.spread import Named

from ..catalogue import WORDS
from ..game import Table
from ..rules.setup import SWITCHES
from ..ruleset import Ruleset

USUAL = 3
"""So many play where nobody says how many."""
GAMES = 999_999


def fields(rules: Ruleset, table: Table) -> list[Field]:
    """Filled in as the table was set up."""
    state, seed = table.state, table.seed
    names = [(name, Named(name, partial(who, rules))) for name in rules.characters]
    players = list(state.players)
    me = players[0] if players[0] in rules.characters else names[0][0]
    least, most = rules.players.least, rules.players.most
    number = min(max(len(players), least), most)
    game = seed if isinstance(seed, int) and 0 <= seed <= GAMES else 1
    return [
        Field("me", Key("ui-you-are"), "choice", me, options=names),
        Field("players", Key("ui-how-many"), "number", number, least, most),
        Field("kromosaurus", Key("ui-new-kromosaurus"), "switch", state.kromosaurus is not None),
        Field("glacial", Key("ui-new-glacial"), "switch", state.glacial),
        Field("longer", Key("ui-new-longer"), "switch", bool(table.start.get("longer"))),
        Field("seed", Key("ui-seed-new"), "number", game, 0, GAMES),
    ]


def who(rules: Ruleset, name: str, lang: str) -> str:
    """A character and what decides his ties: ``Alma, 52 kg``."""
    return WORDS.message("ui-new-who", lang, name=name, weight=rules.characters[name].weight)


def deal(values: dict[str, Any], rules: Ruleset) -> tuple[Table, str]:
    """The game of that number: the same settings always deal the same game."""
    me = values["me"]
    others = [name for name in rules.characters if name != me]
    switches = {name: values.get(name, False) for name in SWITCHES}
    table = Table.new([me, *others[: values["players"] - 1]], seed=values["seed"], rules=rules, **switches)
    return table, table.players[0]


def first(rules: Ruleset) -> dict[str, Any]:
    return {"me": next(iter(rules.characters)), "players": max(rules.players.least, min(USUAL, rules.players.most))}


NEW_GAME = NewGame(fields, deal, first, {name: f"cli-{name}" for name in SWITCHES})
