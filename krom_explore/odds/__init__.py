"""Odds: what every exact answer has in common. The questions themselves belong to the games.

``odds.combat`` and all other questions that are asked here by name are those of the first game of the registry.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from .spread import Said, Spread, percent

__all__ = ["Said", "Spread", "percent"]


def __getattr__(name: str) -> Any:
    if name.startswith("__"):
        raise AttributeError(name)
    return getattr(import_module("krom_explore.games").first().odds, name)
