"""Positions to try, one click each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from krom_explore.engine import checks
from krom_explore.ui.room import Room

from .base import Component


class Tries(Component):
    kind = "tries"

    def __init__(self, room: Room, key: str, names: list[str], use: Callable[[str], None]):
        super().__init__(room)
        self.key = key
        self.names = names
        self.current = names[0]
        self._use = use

    def state(self) -> dict[str, Any]:
        tries = [{"id": name, "label": self.word(f"try-{self.key}-{name}")} for name in self.names]
        return {"label": self.word("ui-tries"), "tries": tries, "current": self.current}

    def do_use(self, name: str) -> None:
        self.current = checks.one_of("name", name, self.names)
        self._use(name)
