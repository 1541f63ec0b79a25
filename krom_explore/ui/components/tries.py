"""Positions to try, one click each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from krom_explore.engine import checks
from krom_explore.ui.room import Room

from .base import Component


class Tries(Component):
    kind = "tries"

    def __init__(self, room: Room, key: str, names: list[str], use: Callable[[str], None], watch: bool = False):
        super().__init__(room)
        self.key = key
        self.names = names
        self.current = names[0]
        self.watch = watch
        """Whether there is an example to watch."""
        self._use = use

    def state(self) -> dict[str, Any]:
        tries = [{"id": name, "label": self.word(f"try-{self.key}-{name}")} for name in self.names]
        return {"label": self.word("ui-tries"), "tries": tries, "current": self.current, "watch": self._watch()}

    def _watch(self) -> dict[str, str] | None:
        if not self.watch:
            return None
        route = self.room.route("learn", self.key, "watch")
        return {"hash": f"#/{route}", "label": self.word("ui-watch"), "about": self.word(f"watch-{self.key}")}

    def do_use(self, name: str) -> None:
        self.current = checks.one_of("name", name, self.names)
        self._use(name)
