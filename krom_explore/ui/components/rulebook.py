"""All rules in our own words, each with where it comes from, and the cards of the box; searched as one types."""

from __future__ import annotations

from typing import Any

from krom_explore.engine import checks, rulebook
from krom_explore.games import reading
from krom_explore.learn.search import LONGEST
from krom_explore.ui import library, sources, tries
from krom_explore.ui.room import Room

from .base import Component

WORDS = (
    "search-rules", "chapters", "try-it", "rule-more", "rule-here", "rule-or", "rule-change", "rule-differ",
    "rule-source", "rule-related", "rule-link", "rule-why", "all-cards", "card-copies", "near", "deviations", "found",
    "search-example",
)  # fmt: skip


class Rulebook(Component):
    kind = "rulebook"

    def __init__(self, room: Room, rule: str = "", card: str = "", query: str = ""):
        super().__init__(room)
        self.rule = rule
        self.card = card
        self.query = query

    def state(self) -> dict[str, Any]:
        return {
            "query": self.query,
            "current": self.rule,
            "card": self.card,
            **self._book(),
            "answer": self._answer(),
            "ways": {"box": f"#/{self.room.route('box')}", "deviations": f"#/{self.room.route('deviations')}"},
            "words": self.words(*WORDS),
        }

    def _book(self) -> dict[str, Any]:
        """All that does not change while somebody types: made once for each box and language."""
        kept, key = self.room.rules.kept, ("rulebook", self.lang)
        if key not in kept:
            decks = reading.cards(self.room.game, self.room.rules, self.lang)
            marks = {card.mark for deck in decks for card in deck.cards}
            kept[key] = {
                "chapters": self._chapters(),
                "decks": [{**deck._asdict(), "cards": [self._card(card) for card in deck.cards]} for deck in decks],
                "marks": {mark: self.word(f"mark-{mark}-long") for mark in sorted(marks)},
            }
        book: dict[str, Any] = kept[key]
        return book

    def _card(self, card: reading.Card) -> dict[str, Any]:
        facts = {"id": card.id, "name": card.name, "text": card.text, "mark": card.mark, "copies": card.copies}
        told = sources.of_card(self.room, card)
        return {**facts, "from": told} if told else facts

    def _chapters(self) -> list[dict[str, Any]]:
        room, index = self.room, self.room.game.rulebook.index()
        differ, tryable = sources.differences(room), tries.tryable(room)
        chapters: dict[str, list[dict[str, Any]]] = {}
        for rule, entry in index.items():
            facts = {
                "id": rule,
                "title": room.rule_title(rule),
                "text": room.rule_text(rule, room.rules),
                "mark": entry.mark,
                "label": sources.label(room, rule),
                "open": sources.open_questions(room, rule),
                "differs": differ.get(rule, []),
                "source": sources.cited(room, entry.source),
                "related": rulebook.related(index, rule),
                "try": rule in tryable,
                "why": entry.mark not in ("printed", "own"),
            }
            chapters.setdefault(entry.chapter, []).append({name: fact for name, fact in facts.items() if fact})
        return [{"id": name, "title": self.word(f"chapter-{name}"), "rules": some} for name, some in chapters.items()]

    def _answer(self) -> dict[str, Any] | None:
        """What fits the search, the best first; None where nothing is looked for."""
        if not self.query.strip():
            return None
        answer = library.library(self.room).find(self.query)
        return {
            "found": [{"id": found.document.id, **library.marks(found)} for found in answer.found],
            **library.unfound(self.room, self.query, answer),
        }

    def do_search(self, query: str) -> None:
        self.query = checks.kind("query", query, str)[:LONGEST]
