"""A full game against bots."""

from __future__ import annotations

from typing import Any

from krom_explore.ui.components.account import Account
from krom_explore.ui.components.form import Form
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room

from .page import Page, table_parts

NUMBER = "seed"
"""The field with the number of the game, by which it can be dealt again."""


class NewGameForm(Form):
    """Who plays, and how. The game under way goes on until a new one is asked for."""

    title = "ui-new-game"
    start = "ui-start"

    def __init__(self, desk: Desk):
        super().__init__(desk.room, desk.room.face.NEW_GAME.fields(desk.room.rules, desk.table))
        self.desk = desk
        self.dealt = dict(self.entered)

    def rematch(self, new_seats: bool) -> None:
        """The next game, set as the last one was; with new seats, for the next of those that one can be."""
        self.entered = {**self.dealt, NUMBER: self.dealt[NUMBER] % self.fields[NUMBER].most + 1}
        seat = next((field for field in self.fields.values() if field.kind == "choice"), None)
        if new_seats and seat:
            names = [name for name, _ in seat.options]
            self.entered[seat.name] = names[(names.index(self.dealt[seat.name]) + 1) % len(names)]
        self.do_start()

    def do_start(self) -> None:
        """Deal what was set; where nothing was changed, the next game and not the same one again."""
        values = dict(self.entered)
        if values == self.dealt:
            values[NUMBER] = values[NUMBER] % self.fields[NUMBER].most + 1
        table, me = deal(self.room, values)
        self.entered, self.dealt = values, dict(values)
        self.desk.me = me
        self.desk.set(table)


def deal(room: Room, values: dict[str, Any]) -> tuple[Any, str]:
    made: tuple[Any, str] = room.face.NEW_GAME.deal(values, room.rules)
    return made


def seat_of(table: Any) -> str:
    """The visitor's seat at a table that a link brought."""
    return str(table.players[0])


def page(room: Room, link: str = "") -> Page:
    if link:
        table = room.open(link)
        me = seat_of(table)
    else:
        table, me = deal(room, {NUMBER: 1, **room.face.NEW_GAME.first(room.rules)})
    desk = Desk(room, table, me)
    form = NewGameForm(desk)
    account = Account(desk, form.rematch)
    parts = {"prose": Prose(room, "play", 1), "account": account, "form": form, **table_parts(desk)}
    made = Page(room, room.route("play"), "page-play", parts, desk)
    made.watch = room.route("play", "watch")
    return made
