"""A full game against bots."""

from __future__ import annotations

from typing import Any

from krom_explore.games.krom.game import Table
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.ui.components.form import Field, Form
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.desk import Desk

from .page import Page, table_parts

SWITCHES = ("kromosaurus", "glacial", "longer")
FIRST = {"me": "Alma", "players": 3, "seed": 1}


class NewGame(Form):
    """Who plays, and how. The game under way goes on until a new one is asked for."""

    title = "ui-new-game"
    start = "ui-start"

    def __init__(self, desk: Desk):
        self.desk = desk
        look, seed = desk.table.state, desk.table.seed
        names = [(name, name) for name in desk.table.rules.characters]
        super().__init__(
            [
                Field("me", "ui-you-are", "choice", desk.me, options=names),
                Field("players", "ui-how-many", "number", len(look.players), 2, len(names)),
                Field("kromosaurus", "page-kromosaurus", "switch", look.kromosaurus is not None),
                Field("glacial", "page-glacial", "switch", look.glacial),
                Field("longer", "ui-longer", "switch", bool(desk.table.start.get("longer"))),
                Field("seed", "ui-seed", "number", seed if isinstance(seed, int) else FIRST["seed"], 0, 999_999),
            ]
        )
        self.dealt = self.values()

    def do_start(self) -> None:
        """Deal what was set; where nothing was changed, the next game and not the same one again."""
        if self.values() == self.dealt:
            self.fields["seed"].value = (self.fields["seed"].value + 1) % 1_000_000
        self.dealt = self.values()
        self.desk.me = self.dealt["me"]
        self.desk.set(deal(self.dealt))


def deal(chosen: dict[str, Any]) -> Table:
    """The game of that number: the same settings always deal the same game."""
    others = [name for name in Ruleset.load().characters if name != chosen["me"]]
    switches = {name: chosen.get(name, False) for name in SWITCHES}
    return Table.new([chosen["me"], *others[: chosen["players"] - 1]], seed=chosen["seed"], **switches)


def page(link: str = "") -> Page:
    table = Table.from_link(link) if link else deal(FIRST)
    desk = Desk(table, me=next(iter(table.state.players)))
    parts = {"prose": Prose("play", 1), "form": NewGame(desk), **table_parts(desk)}
    return Page("play", "page-play", parts, desk)
