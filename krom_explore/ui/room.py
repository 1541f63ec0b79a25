"""Rooms: one for each game, as a visitor has it, with the box that is in use there."""

from __future__ import annotations

import re
from collections.abc import Mapping
from contextlib import suppress
from datetime import date
from pathlib import Path
from types import MappingProxyType
from typing import Any

from krom_explore import games, text
from krom_explore.engine import record
from krom_explore.engine.faults import BadInput
from krom_explore.engine.rulebook import CITED
from krom_explore.engine.seat import Seat
from krom_explore.games.face import Face, Sight
from krom_explore.games.sheet import Key
from krom_explore.learn.ledger import Ledger
from krom_explore.odds.spread import Named

from . import bounds, static

NOTHING_LEARNED = Ledger()


class Visitor:
    """A language, the boxes that were brought along, what was learned, and whether things may move."""

    def __init__(self) -> None:
        self.lang = text.FALLBACK
        self.still = True
        """Whether nothing is to be played back, until somebody says that motion is welcome."""
        self.boxes: dict[str, tuple[str, Any]] = {}
        """The text of each box of one's own, and the rules it makes, by the name of its game."""
        self.ledgers: dict[str, Ledger] = {}
        """What was learned of each game. What is entered here is kept by the browser."""
        self._day: date | None = None

    def speak(self, lang: Any) -> None:
        if lang in text.languages():
            self.lang = str(lang)

    @property
    def today(self) -> date:
        """Which day it is where the visitor is; where nobody has said that, where we are."""
        return self._day or date.today()

    def live_on(self, day: Any) -> None:
        """Which day the browser says it is. What is no date says nothing."""
        with suppress(TypeError, ValueError):
            self._day = date.fromisoformat(day)

    def bring(self, game: str, box: str) -> None:
        """Use a box of one's own from now on. One that does not hold raises BadInput, and nothing has changed."""
        bounds.plain("box", box, bounds.BOX)
        self.boxes[game] = (box, games.game(game).Ruleset.from_toml(box))

    def forget(self, game: str) -> None:
        """Back to the box that everybody has."""
        self.boxes.pop(game, None)


class Room:
    """One game for one visitor."""

    def __init__(self, visitor: Visitor, name: str):
        self.visitor = visitor
        self.name = name
        self.game = games.game(name)
        self.words = self.game.WORDS
        self._facts: tuple[Any, str, dict[str, Any]] = (None, "", {})
        """The numbers of a box as sentences need them: asked for often, made once for each box and language."""
        self._told: dict[str, str] = {}
        """Sentences with these numbers and nothing else in them."""

    @property
    def face(self) -> Face:
        """Asked for when it is needed: a game that only stands on the shelf need not show it."""
        face: Face = self.game.face
        return face

    @property
    def lang(self) -> str:
        return self.visitor.lang

    @property
    def box(self) -> str | None:
        """The text of the visitor's own box, where it is in use."""
        return self.visitor.boxes[self.name][0] if self.name in self.visitor.boxes else None

    @property
    def rules(self) -> Any:
        """The rules that are in use here."""
        own = self.visitor.boxes.get(self.name)
        return own[1] if own else games.rules(self.name)

    @property
    def ledger(self) -> Ledger:
        """What the visitor has learned of this game."""
        return self.visitor.ledgers.get(self.name, NOTHING_LEARNED)

    @ledger.setter
    def ledger(self, ledger: Ledger) -> None:
        self.visitor.ledgers[self.name] = ledger

    def word(self, key: str, **args: Any) -> str:
        return str(self.words.message(key, self.lang, **args))

    def label(self, name: str | Named) -> str:
        """What something is called on a sheet: the message of a key, the name of a thing in this language, or the name
        as it is."""
        if isinstance(name, Named):
            return name.name(name.id, self.lang)
        return self.word(name) if isinstance(name, Key) else name

    def fact_word(self, key: str, rules: Any, **more: Any) -> str:
        """A sentence with the numbers of a box in it, and perhaps with more."""
        if self._facts[:2] != (rules, self.lang):
            self._facts = (rules, self.lang, self.game.rulebook.facts(rules, self.lang))
            self._told = {}
        if more:
            return self.word(key, **{**self._facts[2], **more})
        if key not in self._told:
            self._told[key] = self.word(key, **self._facts[2])
        return self._told[key]

    def rule_text(self, rule: str, rules: Any) -> str:
        return str(self.game.rulebook.rule_text(rule, self.lang, rules))

    def rule_at(self, rule: str, seat: Seat) -> str:
        """What a rule says at a table: with what was agreed on there, where the game has words for that."""
        told = getattr(self.game.rulebook, "rule_at", None)
        return str(told(rule, self.lang, seat.rules, seat.state)) if told else self.rule_text(rule, seat.rules)

    def rule_title(self, rule: str) -> str:
        """What a rule is about, in a few words; its id where the game has none."""
        key = f"title-{rule.replace('.', '-')}"
        return self.word(key) if self.words.has(key) else rule.replace(".", " ").replace("_", " ")

    def in_titles(self, said: str) -> str:
        """The same sentence; rules that it cites by their ids are called by what they are about."""
        rules = self.game.rulebook.index()

        def titled(cited: re.Match[str]) -> str:
            return text.quoted(self.rule_title(cited[0]), self.lang) if cited[0] in rules else cited[0]

        return CITED.sub(titled, said)

    def sight(self, seat: Seat, asked: bool, bots: Mapping[str, str] = MappingProxyType({})) -> Sight:
        return Sight(seat, self.words, self.game.rulebook.rule_text, self.lang, asked, bots)

    def route(self, *steps: str) -> str:
        """The route of a page of this game: ``GAME/odds/QUESTION``."""
        return "/".join((self.name, *steps))

    def open(self, link: str) -> Any:
        """The table that a link leads to, under the rules it was made with. It is counted before it is played."""
        steps = len(record.from_link(link, self.name).tape)
        if steps > bounds.STEPS:
            raise BadInput("tape", "long-game", most=bounds.STEPS)
        return self.game.Table.from_link(link)


def widget_folders() -> dict[str, Path]:
    """Where the browser half of each game is: in a folder of ours, unless the game says where."""
    return {name: games.game(name).face.WIDGETS or static.folder() / name for name in games.names()}
