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
        titled: bool = True,
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
        self._titled = titled
        """Whether title and lead are said here, and not at the head of the page."""

    def state(self) -> dict[str, Any]:
        rules = self._rules()
        return {
            "title": self.room.fact_word(f"page-{self.key}", rules) if self._titled else "",
            "lead": self.room.fact_word(f"page-{self.key}-lead", rules) if self._titled else "",
            "paragraphs": [self.room.fact_word(f"page-{self.key}-{n}", rules) for n in range(1, self.paragraphs + 1)],
            "numbers": [self._number(row) for row in self._numbers(rules, self.lang)] if self._numbers else [],
            "ways": [self._way(route, key) for route, key in self._ways],
            "words": self.words("numbers"),
        }

    def _way(self, route: str, key: str) -> dict[str, str]:
        """A way, with what it is called while the browser keeps a game there that goes on, or one that is over."""
        kept = {name: f"{key}-{name}" for name in ("begun", "over")}
        words = {name: self.word(other) for name, other in kept.items() if self.room.words.has(other)}
        return {"hash": f"#/{route}", "label": self.word(key), **words}

    def _number(self, row: Number) -> dict[str, str]:
        return {**row._asdict(), "markText": self.word(f"mark-{row.mark}-long")}
