"""All that is played here and does not stand in the rulebooks."""

from __future__ import annotations

from krom_explore.engine.faults import BadInput
from krom_explore.ui.components.deviations import Deviations
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.room import Room

from .page import Page


def page(room: Room, rule: str = "") -> Page:
    if rule and rule not in room.game.rulebook.index():
        raise BadInput(f"#/{room.route('deviations', rule)}"[:60], "route")
    route = room.route("deviations", rule) if rule else room.route("deviations")
    made = Page(room, route, "page-deviations", {"prose": Prose(room, "deviations", 1), "list": Deviations(room, rule)})
    made.more = [{"hash": f"#/{room.route('rules')}", "key": "page-rules", "rel": "prev"}]
    return made
