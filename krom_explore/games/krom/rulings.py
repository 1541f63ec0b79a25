"""Showing what a ruling decides, on the position that goes with it."""

from __future__ import annotations

from krom_explore.engine import checks
from krom_explore.engine.ruleset import Shown

from .game import Table
from .ruleset import Ruleset, rulings


def show(name: str, option: str, position: int = 0) -> Table:
    """The table at the moment where the ruling ``name``, ruled ``option``, makes a difference."""
    ruling = rulings()[checks.one_of("name", name, rulings())]
    checks.one_of("option", option, ruling.options)
    shown: Shown = ruling.positions[checks.whole("position", position, 0, len(ruling.positions) - 1)]
    rules = Ruleset.load().with_changes({**shown.changes, f"rulings.{name}": option})
    table = Table.new(shown.new, rules=rules) if shown.new else Table.scenario(shown.scenario, rules=rules)
    for line in shown.steps:
        table.play_line(line)
    return table
