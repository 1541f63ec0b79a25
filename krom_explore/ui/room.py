"""Rooms: one for each game, as a visitor has it, with the box that is in use there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from krom_explore import games, text
from krom_explore.engine import record
from krom_explore.engine.faults import BadInput
from krom_explore.engine.seat import Seat
from krom_explore.games.face import Face, Sight

from . import bounds, static


class Visitor:
    """A language, the boxes that were brought along, and whether things may move."""

    def __init__(self) -> None:
        self.lang = text.FALLBACK
        self.still = True
        """Whether nothing is to be played back, until somebody says that motion is welcome."""
        self.boxes: dict[str, tuple[str, Any]] = {}
        """The text of each box of one's own, and the rules it makes, by the name of its game."""

    def speak(self, lang: Any) -> None:
        if lang in text.languages():
            self.lang = str(lang)

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
        self.face: Face = self.game.face
        self.words = self.game.WORDS
        self._facts: tuple[Any, str, dict[str, Any]] = (None, "", {})
        """The numbers of a box as sentences need them: asked for often, made once for each box and language."""

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

    def word(self, key: str, **args: Any) -> str:
        return str(self.words.message(key, self.lang, **args))

    def fact_word(self, key: str, rules: Any) -> str:
        """A sentence with the numbers of a box in it."""
        if self._facts[:2] != (rules, self.lang):
            self._facts = (rules, self.lang, self.game.rulebook.facts(rules, self.lang))
        return self.word(key, **self._facts[2])

    def rule_text(self, rule: str, rules: Any) -> str:
        return str(self.game.rulebook.rule_text(rule, self.lang, rules))

    def sight(self, seat: Seat, asked: bool) -> Sight:
        return Sight(seat, self.words, self.game.rulebook.rule_text, self.lang, asked)

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
