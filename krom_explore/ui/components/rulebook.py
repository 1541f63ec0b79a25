"""All rules in our own words, by chapter, each with where it comes from; searchable."""

from __future__ import annotations

from typing import Any

from krom_explore.engine import checks
from krom_explore.ui.room import Room

from .base import Component


class Rulebook(Component):
    kind = "rulebook"

    def __init__(self, room: Room, rule: str = ""):
        super().__init__(room)
        self.rule = rule
        self.query = ""

    def state(self) -> dict[str, Any]:
        chapters: dict[str, list[dict[str, Any]]] = {}
        for rule, entry in self.room.game.rulebook.index().items():
            said = self.room.rule_text(rule, self.room.rules)
            if self.query and self.query.casefold() not in f"{rule} {said}".casefold():
                continue
            chapters.setdefault(entry.chapter, []).append(
                {
                    "id": rule,
                    "text": said,
                    "mark": entry.mark,
                    "markText": self.word(f"mark-{entry.mark}-long"),
                    "source": "; ".join(self.cited(source) for source in entry.source),
                    "open": bool(entry.rulings),
                }
            )
        return {
            "label": self.word("ui-search-rules"),
            "query": self.query,
            "current": self.rule,
            "chapters": [{"title": self.word(f"chapter-{name}"), "rules": rules} for name, rules in chapters.items()],
            "none": self.word("ui-no-rule-found"),
            "openText": self.word("ui-open-question"),
        }

    def cited(self, source: str) -> str:
        """``FR l.12-14`` for people who have the box and not our files."""
        book, _, where = source.partition(" ")
        return self.word(f"source-{book.lower()}", where=where.removeprefix("l.").replace("-", "–"))

    def do_search(self, query: str) -> None:
        self.query = checks.kind("query", query, str)[:80].strip()
