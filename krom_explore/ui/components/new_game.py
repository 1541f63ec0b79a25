"""The game under way in one line, and the sheet of a new one: who plays, how strong the bots are, what is in play."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from krom_explore.engine.ports import Over
from krom_explore.games.sheet import Field, Key
from krom_explore.lab import PERSON, levels_of
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room
from krom_explore.ui.seats import USUAL, Seats

from .form import Form

NUMBER = "seed"
"""The field with the number of the game, by which it can be dealt again."""

SEAT = "seat."
"""How the fields of the other seats begin."""


class NewGameForm(Form):
    """The game under way goes on until a new one is asked for."""

    kind = "newgame"
    title = "ui-new-game"
    start = "ui-start"

    def __init__(self, desk: Desk):
        super().__init__(desk.room, desk.room.face.NEW_GAME.fields(desk.room.rules, desk.table))
        self.desk = desk
        self.offered = self.entered[NUMBER]
        """The number that was filled in for the visitor; who leaves it as it is wants another game."""
        self.kinds: dict[str, str] = dict(desk.seats or {})
        """Who was said to play, also those who do not at present."""
        self._players = desk.table.players
        """Who would play, as far as the fields say."""
        self._seat()

    def state(self) -> dict[str, Any]:
        under_way = self.desk.table.steps > 0 and not isinstance(self.desk.table.pending, Over)
        return {
            **super().state(),
            "warning": self.word("ui-ends-a-game") if under_way else "",
            "score": self.room.face.score(self.desk.seat, self.lang),
            "number": self.word("ui-game-number", number=str(self.desk.table.seed)),
            "seated": self._seated() if not self.desk.table.steps else "",
            "words": self.words(
                "close",
                "games",
                "games-none",
                "games-over",
                "games-open",
                "games-refused",
                "games-go-on",
                "games-look",
                "download",
            ),
        }

    def _seated(self) -> str:
        """Who sits where, for whoever has just come and has set nothing."""
        seats = self.desk.seats or Seats({})
        if len(seats.people) != 1:
            return ""
        bots = [f"{name} ({self.word(f'ui-seat-{kind}')})" for name, kind in seats.items() if kind != PERSON]
        return self.word("ui-seated", me=seats.people[0], others=bots)

    def _seat(self) -> None:
        """The game's own fields, for as many as would play, and one for everybody else among them."""
        table, me = deal(self.room, self.entered)
        self._rename(table.players)
        others = [name for name in table.players if name != me]
        own = {field.name: field for field in self.room.face.NEW_GAME.fields(self.room.rules, table)}
        who = [(kind, Key(f"ui-seat-{kind}")) for kind in (*levels_of(self.room.game), PERSON)]
        self.fields = own | {
            f"{SEAT}{name}": Field(
                f"{SEAT}{name}", name, "choice", self.kinds.get(name, USUAL), options=who, group=Key("ui-others")
            )
            for name in others
        }
        self.entered = {name: self.entered.get(name, field.value) for name, field in self.fields.items()}
        self.refused = {name: why for name, why in self.refused.items() if name in self.fields}

    def _rename(self, players: Sequence[str]) -> None:
        """Who is called otherwise on the same seat plays as before."""
        for before, now in zip(self._players, players, strict=False):
            if before in self.kinds and now not in self.kinds and before not in players:
                self.kinds[now] = self.kinds[before]
        self._players = tuple(players)

    def changed(self, field: str) -> None:
        if field.startswith(SEAT):
            self.kinds[field.removeprefix(SEAT)] = self.entered[field]
        else:
            self._seat()

    def do_start(self) -> None:
        """Deal what was set; where the number was left as it was, the dice of another game. Nothing is dealt while
        something does not fit: its field says why."""
        if self.refused:
            return
        if self.entered[NUMBER] == self.offered:
            self.entered[NUMBER] = self.offered = fresh_number(self.fields[NUMBER])
        table, me = deal(self.room, self.entered)
        self.desk.set(table, Seats.of(table.players, {**self.kinds, me: PERSON}))

    def rematch(self, new_seats: bool) -> None:
        """The same people and bots once more, on the same seats or each one seat further."""
        names = list(self.desk.table.players)
        start = {**self.desk.table.start, "seed": fresh_number(self.fields[NUMBER])}
        players = names[1:] + names[:1] if new_seats else names
        table = type(self.desk.table)(self.desk.table.rules, {**start, "players": players})
        self.desk.set(table, Seats.of(table.players, dict(self.desk.seats or {})))


def fresh_number(field: Field) -> int:
    """The number of a game that nobody has played."""
    return field.least + secrets.randbelow(field.most - field.least + 1)


def deal(room: Room, values: dict[str, Any]) -> tuple[Any, str]:
    made: tuple[Any, str] = room.face.NEW_GAME.deal(values, room.rules)
    return made
