"""The rulebook page."""

from __future__ import annotations

from krom_explore.engine.faults import BadInput
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.components.rulebook import Rulebook
from krom_explore.ui.room import Room

from .page import Page


def page(room: Room, rule: str = "") -> Page:
    if rule and rule not in room.game.rulebook.index():
        raise BadInput(f"#/{room.route('rules', rule)}"[:60], "route")
    route = room.route("rules", rule) if rule else room.route("rules")
    return Page(room, route, "page-rules", {"prose": Prose(room, "rules", 1), "rulebook": Rulebook(room, rule)})
