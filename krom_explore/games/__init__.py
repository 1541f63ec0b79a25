"""The games. Each is a folder with the same things in it (docs/adding-a-game.md); this is the only list of them."""

from __future__ import annotations

import os
from functools import cache
from importlib import import_module
from types import ModuleType

HOMES = {"krom": "krom_explore.games.krom"}
"""Where each game lives. The first one is the one that is meant where nobody says which."""

ELSEWHERE = "KROM_EXPLORE_GAMES"
"""The environment may name more: packages with a game in them, parted by commas."""


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
