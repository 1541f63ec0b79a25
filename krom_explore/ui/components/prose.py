"""Words on a page: a title, a sentence that says it all, a few short paragraphs, and the numbers of a chapter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from krom_explore.games.face import Number
from krom_explore.ui.room import Room

from .base import Component


class Prose(Component):
    kind = "prose"

    def __init__(
        self,
        room: Room,
        key: str,
        paragraphs: int,
        rules: Callable[[], Any] | None = None,
        numbers: Callable[[Any, str], Any] | None = None,
        ways: Sequence[tuple[str, str]] = (),
    ):
        super().__init__(room)
        self.key = key
        self.paragraphs = paragraphs
        self._rules = rules or (lambda: room.rules)
        """The rules whose numbers are told: those of the table, where there is one."""
        self._numbers = numbers
        """The price list of a chapter."""
        self._ways = ways
        """Where one goes from here, the most likely first: routes, and the keys of what their buttons say."""

    def state(self) -> dict[str, Any]:
        rules = self._rules()
        return {
            "title": self.room.fact_word(f"page-{self.key}", rules),
            "lead": self.room.fact_word(f"page-{self.key}-lead", rules),
            "paragraphs": [self.room.fact_word(f"page-{self.key}-{n}", rules) for n in range(1, self.paragraphs + 1)],
            "numbers": [self._number(row) for row in self._numbers(rules, self.lang)] if self._numbers else [],
            "ways": [{"hash": f"#/{route}", "label": self.word(key)} for route, key in self._ways],
            "words": self.words("numbers"),
        }

    def _number(self, row: Number) -> dict[str, str]:
        return {**row._asdict(), "markText": self.word(f"mark-{row.mark}-long")}
