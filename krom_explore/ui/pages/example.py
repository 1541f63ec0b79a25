"""A rule to try on a live table: the position is set so that just this rule is seen at work."""

from __future__ import annotations

from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Pending
from krom_explore.ui import tries
from krom_explore.ui.components.example import Example
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room
from krom_explore.ui.seats import Seats

from .one_screen import OneScreen
from .page import Page, table_parts


class ExamplePage(OneScreen):
    """Its address has the position as soon as it is another than at the start."""

    rule: str
    untouched: tuple[str, ...]
    """What had been played before anybody touched it."""

    def hash(self) -> str:
        touched = tuple(self.desk.table.tape) != self.untouched
        return super().hash() if touched else f"#/{self.route}"

    def outline(self) -> dict[str, Any]:
        title = self.room.word("ui-example-title", title=self.room.rule_title(self.rule))
        return {**super().outline(), "title": title}


def page(room: Room, rule: str, link: str = "") -> Page:
    """The example of a rule, at its start or at the position of a link."""
    tried = tries.example_of(room, rule)
    if tried is None:
        raise BadInput(f"#/{room.route('rules', rule, 'try')}"[:60], "not-tried")
    table = room.open(link) if link else tried.start.fork()
    eyes = tried.example.eyes if tried.example.eyes in table.players else None

    def chance(pending: Pending) -> Any:
        return shown.chance(pending)

    desk = Desk(room, table, Seats.alone(table.players, eyes), chance)
    shown = Example(desk, rule, tried)
    made = ExamplePage(
        room, room.route("rules", rule, "try"), "page-rules", {"example": shown, **table_parts(desk)}, desk
    )
    made.rule = rule
    made.untouched = tuple(tried.start.tape)
    made.watch = room.route("watch")
    made.more = [{"hash": f"#/{room.route('rules', rule)}", "key": "ui-rule-back", "rel": "prev"}]
    return made
