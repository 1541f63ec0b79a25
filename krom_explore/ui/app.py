"""The app behind the widget: routes, pages, languages. Messages in, messages out; no idea of a browser."""

from __future__ import annotations

import gc
from collections.abc import Mapping
from contextlib import suppress
from functools import cache, partial
from typing import Any

from krom_explore import games, text
from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.learn.ledger import Ledger

from . import bounds, library, pages, printing
from .boundary import HURRY, PATIENCE, patience, said, sendable, tell
from .pages.page import Page
from .room import NOTHING_LEARNED, Room, Visitor
from .screen import Act, Screen


@cache
def warm() -> None:
    """Have at hand what a first page needs (rules, words, odds), before somebody waits for it."""
    App("").whole_page()
    have_at_hand(games.names()[0])


@cache
def warm_others() -> None:
    """The same for the games that nobody is shown at first."""
    for name in games.names()[1:]:
        have_at_hand(name)


def have_at_hand(game: str) -> None:
    for chapter in list(games.game(game).face.CHAPTERS)[:1]:
        App(f"{game}/learn/{chapter}").whole_page()
    library.library(Room(Visitor(), game))
    gc.freeze()  # all of this stays: a click need not wait until it has been looked through again


class App(Screen):
    """One visitor's app."""

    def __init__(self, route: str = ""):
        visitor = Visitor()
        super().__init__(visitor, pages.open_page(route, visitor))
        self.home = route
        self._learned: dict[str, Ledger] = {}
        """The ledgers as the browser has them."""

    def answer(self, message: Any) -> dict[str, Any]:
        """With what is new in the ledgers, which the browser enters into its own; None instead of entries wipes one."""
        reply = super().answer(message)
        news: dict[str, Any] = {}
        for name, ledger in self.visitor.ledgers.items():
            before = self._learned.get(name, NOTHING_LEARNED)
            if ledger == NOTHING_LEARNED != before:
                news[name] = None
            elif ledger is not before and (entries := ledger.since(before)):
                news[name] = entries
        self._learned = dict(self.visitor.ledgers)
        return {**reply, "learned": news} if news else reply

    def meant(self, message: Any) -> Act:
        fields = bounds.fields(message)
        if "hello" in fields:
            return partial(self.greet, fields["hello"] if isinstance(fields["hello"], dict) else {})
        if "go" in fields:
            self.visitor.live_on(fields.get("today"))
            return partial(self.go, fields["go"])
        if "find" in fields:
            query = checks.kind("find", bounds.plain("find", fields["find"]), str)
            return partial(self.attempt, partial(self.find, query))
        if "print" in fields:
            return partial(self.attempt, partial(self.print, fields))
        return super().meant(message)

    def attempt(self, act: Act, seconds: float = PATIENCE) -> dict[str, Any]:
        with patience(seconds):
            return super().attempt(act)

    def doing(self, message: Mapping[str, Any]) -> str:
        return f"{super().doing(message)} on {pages.family(self.page.route)}"

    def greet(self, hello: dict[str, Any]) -> dict[str, Any]:
        """A visitor arrives: with a language, perhaps with boxes of their own, at some page."""
        self.visitor.speak(hello.get("lang"))
        self.visitor.still = hello.get("motion") is not True
        self.visitor.live_on(hello.get("today"))
        left_behind = self.unpack(hello.get("boxes"))
        self.remember(hello.get("ledgers"))
        reply = self.go(hello.get("hash") or self.home)
        if left_behind:
            reply["notice"] = text.message("ui-box-left", self.lang, why=left_behind[0])
        return reply

    def unpack(self, boxes: Any) -> list[str]:
        """Take boxes along that the browser kept. One that no longer holds is left behind; the sentences say why."""
        why = []
        for game in games.names():
            box = boxes.get(game) if isinstance(boxes, dict) else None
            if isinstance(box, str):
                try:
                    with patience():
                        self.visitor.bring(game, box)
                except Exception as fault:
                    if not isinstance(fault, BadInput):
                        tell("a box", fault)
                    why.append(said(fault, self.lang))
        return why

    def remember(self, ledgers: Any) -> None:
        """What the visitor had learned before. A ledger that is damaged counts as none, and stays as it is until there
        is something to enter."""
        for game in games.names():
            told = ledgers.get(game) if isinstance(ledgers, dict) else None
            if told is not None:
                try:
                    self.visitor.ledgers[game] = Ledger.read(told)
                except BadInput as fault:
                    tell("a ledger", fault)
        self._learned = dict(self.visitor.ledgers)

    def intend(self, name: str, message: dict[str, Any]) -> dict[str, Any]:
        """With the rules that were seen at work entered into the ledger."""
        reply = super().intend(name, message)
        if self.page.desk is not None:
            room, desk = self.page.room, self.page.desk
            room.ledger = room.ledger.saw(event.rule for event in desk.seat.log[desk.told :])
        return reply

    def go(self, route: Any, seconds: float = PATIENCE) -> dict[str, Any]:
        """Open a page. A damaged route leads to its page afresh, one that leads nowhere leads home; both say so."""
        notice, refused = "", False
        for each in pages.way_home(route):
            try:
                reply = self.attempt(partial(self.open, each), seconds)
                return {**reply, "notice": notice, "refused": refused} if notice else reply
            except Exception as fault:
                if not isinstance(fault, BadInput):
                    tell(f"opening {pages.family(each)}", fault)
                elif not notice:  # it will never open, however often it is tried
                    refused = True
                notice = notice or self.why_not(fault)
                seconds = HURRY
        if self.visitor.boxes:  # nothing opens with the visitor's own box: then without it
            self.visitor.boxes = {}
            return {**self.go("", HURRY), "notice": notice}
        return {"notice": notice}

    def find(self, query: str) -> dict[str, Any]:
        """A quick search in the rules of the game of this page. Nothing of the page changes."""
        return sendable({"found": library.quick(self.page.room, query)})

    def print(self, fields: Mapping[str, Any]) -> dict[str, Any]:
        """Something on paper. Nothing of the page changes."""
        try:
            return sendable({"printed": printing.printed(self.page, fields)})
        except BadInput as bad:
            return {"notice": said(bad, self.lang)}

    def open(self, route: Any) -> dict[str, Any]:
        """The page at just this route."""
        page = pages.open_page(checks.kind("page", bounds.plain("page", route, bounds.ROUTE), str), self.visitor)
        notice = page.notice()
        return {**self.show(page), **({"notice": notice} if notice else {})}

    def why_not(self, fault: Exception) -> str:
        """Why there is another page than the one that was asked for."""
        return said(fault, self.lang) if isinstance(fault, BadInput) else text.message("ui-other-page", self.lang)

    def whole_again(self, notice: str, part: Any = None) -> dict[str, Any]:
        """Where the page cannot be drawn any more, the nearest one that can."""
        reply = super().whole_again(notice, part)
        return reply if "page" in reply else {**self.go(self._here(), HURRY), "notice": notice}

    def _here(self) -> str:
        """Where the visitor is, with the position as far as it can still be told."""
        with suppress(Exception):
            return self.page.hash()
        return self.page.route

    def drawn(self, page: Page) -> dict[str, Any]:
        """The page and what leads elsewhere: its address, the menu, the languages."""
        return {
            **super().drawn(page),
            "hash": page.hash(),
            "kept": page.kept(),
            "nav": pages.navigation(page.room),
            "languages": [{"id": lang, "name": text.message("language-name", lang)} for lang in text.languages()],
        }
