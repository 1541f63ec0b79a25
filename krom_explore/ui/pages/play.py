"""A full game against bots."""

from __future__ import annotations

from krom_explore.krom.game import Table
from krom_explore.krom.ruleset import Ruleset
from krom_explore.ui.components.form import Field, Form
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.desk import Desk

from .page import Page, table_parts


class NewGame(Form):
    """Who plays, and how; a change deals a new game."""

    title = "ui-new-game"

    def __init__(self, desk: Desk):
        self.desk = desk
        names = list(Ruleset.load().characters)
        most = len(names)
        table = desk.table
        super().__init__(
            [
                Field("me", "ui-you-are", "choice", desk.me, options=[(name, name) for name in names]),
                Field("players", "ui-how-many", "number", len(table.state.players), 2, most),
                Field("kromosaurus", "page-kromosaurus", "switch", False),
                Field("glacial", "page-glacial", "switch", False),
                Field("longer", "ui-longer", "switch", False),
                Field("seed", "ui-seed", "number", 1, 0, 999_999),
            ]
        )

    def changed(self, field: str) -> None:
        chosen = self.values()
        names = list(Ruleset.load().characters)
        others = [name for name in names if name != chosen["me"]][: chosen["players"] - 1]
        switches = {name: chosen[name] for name in ("kromosaurus", "glacial", "longer")}
        self.desk.me = chosen["me"]
        self.desk.set(Table.new([chosen["me"], *others], seed=chosen["seed"], **switches))


def page(link: str = "") -> Page:
    table = Table.from_link(link) if link else Table.new(["Alma", "Kolos", "Karok"], seed=1)
    desk = Desk(table, me=next(iter(table.state.players)))
    parts = {"prose": Prose("play", 1), "form": NewGame(desk), **table_parts(desk)}
    return Page("play", "page-play", parts, desk)
