"""The games. Each is a folder with the same things in it (docs/adding-a-game.md); this is the only list of them."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from krom_explore.games.krom import Ruleset as Ruleset
    from krom_explore.games.krom import Table as Table
    from krom_explore.learn.activities import Activities

HOMES = {"krom": "krom_explore.games.krom", "tribu": "krom_explore.games.tribu"}
"""Where each game lives. The first one is the one that is meant where nobody says which."""

ELSEWHERE = "KROM_EXPLORE_GAMES"
"""The environment may name more: packages with a game in them, parted by commas."""

RULES = "KROM_EXPLORE_RULES"
"""And a box of one's own that is in use from the start: ``NAME=FILE``."""


@cache
def homes() -> dict[str, str]:
    """The package of each game, by the game's name."""
    packages = [package.strip() for package in os.environ.get(ELSEWHERE, "").split(",") if package.strip()]
    return HOMES | {package.rpartition(".")[2]: package for package in packages}


def names() -> tuple[str, ...]:
    return tuple(homes())


def game(name: str) -> ModuleType:
    """The package of a game; what it must have is written in docs/adding-a-game.md."""
    return import_module(homes()[name])


def first() -> ModuleType:
    return game(names()[0])


@cache
def rules(name: str) -> Any:
    """The rules of a game as they come in the box, or as the environment says."""
    wanted, _, path = os.environ.get(RULES, "").partition("=")
    return game(name).Ruleset.load(path if path and wanted == name else None)


def activities(name: str) -> Activities | None:
    """What a class can do with a game; None where nobody has thought of anything yet."""
    return getattr(game(name), "ACTIVITIES", None)


def __getattr__(name: str) -> Any:
    """``Table`` and ``Ruleset`` are those of the first game."""
    if name not in ("Table", "Ruleset"):
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(first(), name)
