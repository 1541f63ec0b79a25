"""Showing what a ruling decides, on the position that goes with it."""

from __future__ import annotations

from krom_explore.engine import rulings

from .game import Table
from .ruleset import Ruleset


def show(name: str, option: str, position: int = 0) -> Table:
    """The table at the moment where the ruling ``name``, ruled ``option``, makes a difference."""
    return rulings.show(Table, Ruleset.load(), name, option, position)
