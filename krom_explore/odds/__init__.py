"""Odds: what every exact answer has in common. The questions themselves belong to the games.

``odds.combat`` and all other questions that are asked here by name are those of the first game of the registry.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .drawn import Bars, Curves, Grid, Line, Series, compare
from .given import Given, given
from .intervals import Intervals, intervals
from .result import Result, Row, explain
from .simulation import Rolled, Running, Simulation, running, simulate, wilson
from .spread import Named, Said, Spread, percent
from .steps import Explanation, Step

__all__ = [
    "Bars",
    "Curves",
    "Explanation",
    "Given",
    "Grid",
    "Intervals",
    "Line",
    "Named",
    "Result",
    "Rolled",
    "Row",
    "Running",
    "Said",
    "Series",
    "Simulation",
    "Spread",
    "Step",
    "compare",
    "explain",
    "given",
    "intervals",
    "percent",
    "running",
    "simulate",
    "wilson",
]


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    found = globals()[name] = getattr(import_module("krom_explore.games").first().odds, name)
    return found
