"""What is played here that the rulebooks do not say: chosen, deduced, invented, each with its reason and its source."""

from __future__ import annotations

from typing import Any

from krom_explore.games import reading
from krom_explore.ui import sources
from krom_explore.ui.room import Room

from .base import Component

MARKS = ("deduced", "invented", "attested")


class Deviations(Component):
    kind = "deviations"

    def __init__(self, room: Room, rule: str = ""):
        super().__init__(room)
        self.rule = rule
        """The rule that somebody came for."""

    def state(self) -> dict[str, Any]:
        marked = [(mark, self._marked(mark)) for mark in MARKS]
        groups = [("chosen", self._chosen()), *marked, ("differ", self._differ())]
        return {
            "current": self.rule,
            "groups": [
                {"id": name, "title": self.word(f"deviations-{name}", n=len(items)), "items": items}
                for name, items in groups
                if items
            ],
            "cards": self._cards(),
            "words": self.words("rule-here", "rule-or", "deviations-why", "rule-source", "rule"),
        }

    def _chosen(self) -> list[dict[str, Any]]:
        """The open questions, as they are ruled here."""
        found, own = [], self.word("ui-deviations-own")
        for name, ruling in self.room.rules.switches().items():
            ruled = self.room.rules.rulings[name]
            found.append(
                {
                    "rule": ruling.rule,
                    "title": self.word(f"ruling-{name}"),
                    "here": self.word(f"ruling-{name}-{ruled}"),
                    "others": [self.word(f"ruling-{name}-{option}") for option in ruling.options if option != ruled],
                    "why": self._reason(f"chosen-{name}") if ruled == ruling.default else own,
                    "source": sources.cited(self.room, ruling.source),
                }
            )
        return found

    def _marked(self, mark: str) -> list[dict[str, Any]]:
        """The rules of that mark, without those that are nothing but an open question."""
        room = self.room
        homes = {ruling.rule for ruling in room.rules.switches().values()}
        return [
            {
                "rule": rule,
                "title": room.rule_title(rule),
                "here": room.rule_text(rule, room.rules),
                "others": [],
                "why": self._reason(f"reason-{rule.replace('.', '-')}"),
                "source": sources.cited(room, entry.source),
            }
            for rule, entry in room.game.rulebook.index().items()
            if entry.mark == mark and (rule not in homes or self._reason(f"reason-{rule.replace('.', '-')}"))
        ]

    def _differ(self) -> list[dict[str, Any]]:
        """Where the printed rulebooks do not say the same."""
        return [
            {
                "rule": difference.rules[0],
                "title": self.room.rule_title(difference.rules[0]),
                "here": self.word(f"differs-{name}"),
                "others": [],
                "why": "",
                "source": sources.cited(self.room, difference.source),
            }
            for name, difference in reading.differences(self.room.game).items()
        ]

    def _cards(self) -> str:
        """How many cards are not the publisher's."""
        decks = reading.cards(self.room.game, self.room.rules, self.lang)
        marks = [card.mark for deck in decks for card in deck.cards]
        invented = marks.count("invented")
        return self.word("deviations-cards", invented=invented, all=len(marks)) if invented else ""

    def _reason(self, key: str) -> str:
        return self.word(key) if self.room.words.has(key) else ""
