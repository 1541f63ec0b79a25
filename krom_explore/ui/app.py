"""The app behind the widget: routes, pages, languages. Messages in, messages out; no idea of a browser."""

from __future__ import annotations

import gc
from functools import cache
from typing import Any

from krom_explore import games, text
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Illegal

from . import pages
from .changes import change
from .components import Component
from .room import Visitor

CHROME = (
    "theme", "theme-auto", "theme-light", "theme-dark", "theme-contrast", "language", "keys", "keys-help", "skip",
    "beside", "copy", "copied", "copy-this", "footer", "close", "done-before", "keys-single", "nav",
)  # fmt: skip
"""What stands around every page."""


@cache
def warm() -> None:
    """Have at hand what a first page needs (rules, words, odds), before somebody waits for it."""
    first = games.names()[0]
    for route in ("", f"{first}/learn"):
        App(route).whole_page()
    gc.freeze()  # all of this stays: a click need not wait until it has been looked through again


class App:
    """One visitor's app."""

    def __init__(self, route: str = ""):
        self.visitor = Visitor()
        self.home = route
        self.page = pages.open_page(route, self.visitor)
        self._sent: dict[str, Any] = {}
        """The picture that the browser has, by the names of the parts."""

    @property
    def lang(self) -> str:
        return self.visitor.lang

    def receive(self, message: Any) -> dict[str, Any]:
        """Carry out a message from the browser and say what has changed."""
        if not isinstance(message, dict):
            raise BadInput("message", "table", found=str(message)[:40])
        if "hello" in message:
            return self.greet(message["hello"] if isinstance(message["hello"], dict) else {})
        if "go" in message:
            return self.go(str(message["go"]))
        if "again" in message:
            return self.whole_page()
        if "lang" in message:
            self.visitor.speak(message["lang"])
            return self.whole_page()
        return self.intend(message)

    def greet(self, hello: dict[str, Any]) -> dict[str, Any]:
        """A visitor arrives: with a language, perhaps with boxes of their own, at some page."""
        self.visitor.speak(hello.get("lang"))
        left_behind = self.visitor.unpack(hello.get("boxes"))
        reply = self.go(str(hello.get("hash") or self.home))
        if left_behind:
            why = left_behind[0].say(self.lang)
            reply["notice"] = text.message("ui-box-left", self.lang, why=why)
        return reply

    def go(self, route: str) -> dict[str, Any]:
        """Open a page. A damaged route leads to its page afresh, one that leads nowhere leads home; both say so."""
        try:
            self.page = pages.open_page(route, self.visitor)
            notice = self.page.notice()
        except BadInput as bad:
            self.page = pages.open_nearest(route, self.visitor)
            notice = bad.say(self.lang)
        return {**self.whole_page(), **({"notice": notice} if notice else {})}

    def whole_page(self) -> dict[str, Any]:
        self._sent = self.states()
        room = self.page.room
        return {
            "page": self.page.outline(),
            "parts": self._sent,
            "hash": self.page.hash(),
            "nav": pages.navigation(room),
            "chrome": {key: room.word(f"ui-{key}") for key in CHROME},
            "lang": self.lang,
            "languages": [{"id": lang, "name": text.message("language-name", lang)} for lang in text.languages()],
        }

    def states(self) -> dict[str, Any]:
        return {name: part.state() for name, part in self.page.parts.items()}

    def intend(self, message: dict[str, Any]) -> dict[str, Any]:
        """Pass an intent to its part; the table's refusals and bad fields come back as a notice beside it."""
        name = message.get("part")
        part: Component | None = self.page.parts.get(name) if isinstance(name, str) else None
        if part is None:
            raise BadInput("part", "one-of", names=list(self.page.parts), found=str(name)[:40])
        reply: dict[str, Any] = {}
        try:
            part.intend(message)
        except (BadInput, Illegal) as refused:
            said = refused.say(self.lang) if isinstance(refused, BadInput) else self.page.say(refused.reason)
            reply["notice"] = said
            reply["noticePart"] = name
        self.page.settle()
        states = self.states()
        changes = {name: change(self._sent[name], state) for name, state in states.items()}
        reply["changes"] = {name: each for name, each in changes.items() if each is not None}
        self._sent = states
        reply["hash"] = self.page.hash()
        reply["said"] = self.page.news()
        return reply
