"""Showing what a ruling decides, on the position that goes with it."""

from __future__ import annotations

from typing import Any, TypeVar

from . import checks
from .ruleset import GameRules, Shown
from .table import GameTable

AnyTable = TypeVar("AnyTable", bound=GameTable)


def show(kind: type[AnyTable], bundled: GameRules, name: str, option: str, position: int = 0) -> AnyTable:
    """A table of that kind at the moment where the ruling ``name``, ruled ``option``, makes a difference."""
    switches = bundled.switches()
    ruling = switches[checks.one_of("name", name, switches)]
    checks.one_of("option", option, ruling.options)
    shown: Shown = ruling.positions[checks.whole("position", position, 0, len(ruling.positions) - 1)]
    rules = bundled.with_changes({**shown.changes, f"rulings.{name}": option})
    start: dict[str, Any] = {"players": shown.new} if shown.new else {"scenario": shown.scenario}
    table = kind(rules, {**start, "seed": 0})
    for line in shown.steps:
        table.play_line(line)
    return table
