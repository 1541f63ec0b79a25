"""Words on a page: what a chapter says, the positions one can try in it, and the rulebook."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.games import krom
from krom_explore.games.krom.words import rule_text

from .base import Component, need


class Prose(Component):
    """A title, a sentence that says it all, and a few short paragraphs."""

    kind = "prose"

    def __init__(self, key: str, paragraphs: int, numbers: Callable[[str], list[dict[str, str]]] = lambda lang: []):
        self.key = key
        self.paragraphs = paragraphs
        self._numbers = numbers
        """The price list of the chapter, in a language."""

    def state(self) -> dict[str, Any]:
        return {
            "title": self.word(f"page-{self.key}"),
            "lead": self.word(f"page-{self.key}-lead"),
            "paragraphs": [self.word(f"page-{self.key}-{n}") for n in range(1, self.paragraphs + 1)],
            "numbers": self._numbers(self.lang),
            "words": self.words("numbers"),
        }


class Tries(Component):
    """Positions to try, one click each."""

    kind = "tries"

    def __init__(self, key: str, names: list[str], use: Callable[[str], None]):
        self.key = key
        self.names = names
        self.current = names[0]
        self._use = use

    def state(self) -> dict[str, Any]:
        tries = [{"id": name, "label": self.word(f"try-{self.key}-{name}")} for name in self.names]
        return {"label": self.word("ui-tries"), "tries": tries, "current": self.current}

    def do_use(self, name: str) -> None:
        if name not in self.names:
            raise BadInput("name", "one-of", names=self.names, found=str(name)[:40])
        self.current = name
        self._use(name)


class Links(Component):
    """Where one can go from here."""

    kind = "links"

    def __init__(self, groups: list[tuple[str, list[tuple[str, str]]]]):
        self.groups = groups

    def state(self) -> dict[str, Any]:
        return {
            "groups": [
                {
                    "title": self.word(title),
                    "links": [
                        {"hash": route, "title": self.word(key), "lead": self.word(f"{key}-lead")}
                        for route, key in links
                    ],
                }
                for title, links in self.groups
            ]
        }


@cache
def rule_index() -> dict[str, dict[str, Any]]:
    """Every rule with its chapter, mark and sources."""
    return tomllib.loads(files(krom).joinpath("rules.toml").read_text(encoding="utf-8"))


class Rulebook(Component):
    """All rules in our own words, by chapter, each with where it comes from; searchable."""

    kind = "rulebook"

    def __init__(self, rule: str = ""):
        self.rule = rule
        self.query = ""

    def state(self) -> dict[str, Any]:
        chapters: dict[str, list[dict[str, Any]]] = {}
        for rule, entry in rule_index().items():
            said = rule_text(rule, self.lang)
            if self.query and self.query.casefold() not in f"{rule} {said}".casefold():
                continue
            chapters.setdefault(entry["chapter"], []).append(
                {
                    "id": rule,
                    "text": said,
                    "mark": entry["mark"],
                    "markText": self.word(f"mark-{entry['mark']}-long"),
                    "source": "; ".join(self.cited(source) for source in entry.get("source", [])),
                    "open": bool(entry.get("rulings")),
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
        self.query = need(query, str, "query")[:80].strip()
