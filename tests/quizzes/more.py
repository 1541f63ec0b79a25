"""The checks of every game, and those that a game has for itself: its answers found in another way."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from krom_explore.learn.quiz import pose

from . import krom, tribu
from .checks import faults, package

OTHERWISE = {"krom": krom.otherwise, "tribu": tribu.otherwise}


def all_faults(name: str, kind: str, level: str, seed: int, rules: Any) -> Iterator[str]:
    yield from faults(name, kind, level, seed, rules)
    posed = pose(package(name).QUIZZES, kind, level, seed, rules)
    if name in OTHERWISE and posed is not None:
        found = OTHERWISE[name](kind, posed.question)
        if found != posed.question.answer:
            yield f"found otherwise: {found!r}, the answer is {posed.question.answer!r}"
