"""A page in front of somebody: messages in, messages out, and the picture of it that the browser has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Illegal

from . import bounds
from .boundary import HURRY, Kept, said, sendable, tell
from .changes import change

if TYPE_CHECKING:
    from .pages.page import Page
    from .room import Visitor

Act = Callable[[], dict[str, Any]]
"""Something that is done, and what is replied."""

CHROME = (
    "theme", "theme-auto", "theme-light", "theme-dark", "theme-contrast", "language", "keys", "keys-help", "skip",
    "beside", "copy", "copied", "copy-this", "footer", "close", "done-before", "keys-single", "nav",
    "thinking", "cut", "unheard", "menu", "kept-refused", "table-more", "read-more", "board-large", "board-small",
    "find", "find-open", "find-help", "near",
)  # fmt: skip
"""What stands around every page."""


class Screen:
    """One page, as one browser sees it."""

    def __init__(self, visitor: Visitor, page: Page):
        self.visitor = visitor
        self.page = page
        self._sent: dict[str, Any] = {}
        """The picture that the browser has, by the names of the parts."""
        self._kept: dict[str, Any] | None = None
        """What the browser was told to remember."""

    @property
    def lang(self) -> str:
        return self.visitor.lang

    def receive(self, message: Any) -> dict[str, Any]:
        """Carry out a message from the browser. There is exactly one reply, whatever happens behind it."""
        try:
            return self.answer(message)
        except Exception as fault:  # on the way back from another one
            tell("a fault", fault)
            return {"notice": said(fault, self.lang)}

    def answer(self, message: Any) -> dict[str, Any]:
        with Kept(self.visitor, self.page) as kept:
            try:
                act = self.meant(message)
            except BadInput as bad:
                return {"notice": said(bad, self.lang)}
            try:
                return act()
            except Exception as fault:
                tell(self.doing(message), fault)
                kept.put_back()
                return self.whole_again(said(fault, self.lang), message.get("part"))

    def meant(self, message: Any) -> Act:
        """What a message asks for. One that cannot be understood raises BadInput."""
        fields = bounds.fields(message)
        if "again" in fields:
            return partial(self.attempt, self.whole_page)
        if "lang" in fields:
            self.visitor.speak(fields["lang"])
            return partial(self.attempt, self.whole_page)
        if "sheet" in fields:
            return partial(self.attempt, partial(self.open_sheet, bounds.plain("sheet", fields["sheet"])))
        name = bounds.plain("part", fields.get("part"))
        if not isinstance(name, str) or name not in self.page.parts:
            raise BadInput("part", "one-of", names=list(self.page.parts), found=checks.short(name))
        return partial(self.attempt, partial(self.intend, name, fields))

    def attempt(self, act: Act, _: float = 0.0) -> dict[str, Any]:
        """Do it, however long it takes: in a notebook somebody's own code may follow what is done."""
        return act()

    def doing(self, message: Mapping[str, Any]) -> str:
        """A message for the log: its kind, and nothing that somebody wrote."""
        kind = next(
            (kind for kind in ("hello", "go", "find", "print", "again", "lang", "sheet") if kind in message), ""
        )
        if kind:
            return kind
        does, part = message.get("do"), self.page.parts[message["part"]]
        return f"{message['part']}.{does}" if does in part.intents() else str(message["part"])

    def whole_again(self, notice: str, part: Any = None) -> dict[str, Any]:
        """After a fault: all that is seen, drawn anew, and a sentence."""
        try:
            reply = self.attempt(self.whole_page, HURRY)
            return {**reply, "notice": notice, **({"noticePart": part} if isinstance(part, str) else {})}
        except Exception as fault:
            tell("drawing the page", fault)
            return {"notice": notice}

    def whole_page(self) -> dict[str, Any]:
        return self.show(self.page)

    def show(self, page: Page) -> dict[str, Any]:
        """Put a page before the visitor: the whole of it. One that cannot be drawn leaves the one before it there."""
        drawn = sendable(self.drawn(page))
        self.page, self._sent, self._kept = page, drawn["parts"], page.kept()
        return drawn

    def drawn(self, page: Page) -> dict[str, Any]:
        return {
            "page": page.outline(),
            "parts": page.states(),
            "chrome": {key: page.room.word(f"ui-{key}") for key in CHROME},
            "lang": self.lang,
        }

    def open_sheet(self, name: Any) -> dict[str, Any]:
        """Look at another sheet, or at none."""
        try:
            self.page.open_sheet(name)
        except BadInput as bad:
            return {"notice": said(bad, self.lang)}
        return self.news()

    def intend(self, name: str, message: dict[str, Any]) -> dict[str, Any]:
        """Pass an intent to its part; the table's refusals and bad fields come back as a notice beside it."""
        reply: dict[str, Any] = {}
        try:
            self.page.parts[name].intend(message)
        except BadInput as bad:
            reply = {"notice": said(bad, self.lang), "noticePart": name}
        except Illegal as refused:
            reply = {"notice": self.page.say(refused.reason), "noticePart": name}
        if self.page.leads_to is not None:
            return self.show(self.page.leads_to)
        self.page.settle()
        return reply | self.news()

    def news(self) -> dict[str, Any]:
        """What has changed since the browser was last told."""
        now = self.page.states()
        changes = {name: change(self._sent[name], state) for name, state in now.items()}
        news: dict[str, Any] = {
            "changes": {name: each for name, each in changes.items() if each is not None},
            "hash": self.page.hash(),
            "said": self.page.news(),
        }
        if (kept := self.page.kept()) != self._kept:
            news["kept"] = self._kept = kept
        reply, self._sent = sendable(news), now
        return reply

    def catch_up(self) -> str:
        """Somebody else has played on the table. What is to be said if that cannot be shown; "" if it can."""
        try:
            if self.page.desk is not None:
                self.page.desk.catch_up()
            self.page.settle()
        except Exception as fault:
            tell("catching up", fault)
            return said(fault, self.lang)
        return ""
