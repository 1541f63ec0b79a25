"""The rulebook page: all rules and cards, one of them, or what a search finds."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote, unquote

from krom_explore.engine.faults import BadInput
from krom_explore.games import reading
from krom_explore.learn.handout import RULES
from krom_explore.learn.search import LONGEST
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.components.rulebook import Rulebook
from krom_explore.ui.library import CARDS
from krom_explore.ui.room import Room

from . import example
from .page import Page

FIND, TRY = "find", "try"


class RulesPage(Page):
    """Its address has what is looked for."""

    rulebook: Rulebook

    def hash(self) -> str:
        query = self.rulebook.query.strip()
        return f"#/{self.room.route('rules', FIND, quote(query, safe=''))}" if query else f"#/{self.route}"


def page(room: Room, rest: str = "") -> Page:
    """``RULE``, ``RULE/try`` (with a link), ``cards`` and ``cards/CARD``, ``find/WORDS``; nothing is the whole book."""
    first, _, more = rest.partition("/")
    if first in room.game.rulebook.index():
        section, _, link = more.partition("/")
        if section == TRY:
            return example.page(room, first, link)
        if not more:
            return made(room, rest, rule=first)
    elif first == FIND:
        return made(room, "", query=unquote(more)[:LONGEST])
    elif first == CARDS and reading.cards(room.game, room.rules, room.lang):
        if not more or more in cards(room):
            return made(room, rest, card=more or CARDS)
    elif not rest:
        return made(room, "")
    raise BadInput(f"#/{room.route('rules', rest)}"[:60], "route")


def cards(room: Room) -> set[str]:
    return {card.id for deck in reading.cards(room.game, room.rules, room.lang) for card in deck.cards}


def made(room: Room, rest: str, **at: Any) -> RulesPage:
    rulebook = Rulebook(room, **at)
    route = room.route("rules", rest) if rest else room.route("rules")
    found = RulesPage(room, route, "page-rules", {"prose": Prose(room, "rules", 0), "rulebook": rulebook})
    found.rulebook = rulebook
    found.handouts = (RULES,)
    return found
