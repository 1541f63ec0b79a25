"""What a notebook holds: a table, a part of one, anything that stands on a screen, as ipywidgets like any other.

The table is the caller's own: what is played on a widget is played on it, and what a cell does to it is seen at once.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from typing import Any
from uuid import uuid4

import anywidget
import ipywidgets  # type: ignore[import-untyped]
from ipywidgets import ValueWidget, widget_serialization
from traitlets import Any as AnyTrait
from traitlets import Dict, Int, Unicode, observe

from krom_explore import text
from krom_explore.engine.faults import BadInput
from krom_explore.engine.table import GameTable

from . import cells, static
from .boundary import said, tell
from .desk import Desk
from .recorded import RecordDesk
from .room import widget_folders
from .screen import Screen
from .turning import told

Callback = Callable[[Any], object]


class Script(anywidget.AnyWidget):
    """The browser half of all of them, which reaches a page once."""

    _esm = "export default {}"
    name = Unicode().tag(sync=True)
    text = Unicode().tag(sync=True)
    style = Unicode().tag(sync=True)

    there: Script | None = None

    @classmethod
    def here(cls) -> Script:
        """The one of this kernel; somebody may have closed it with all other widgets."""
        if cls.there is None or cls.there.comm is None:
            folders = widget_folders()
            module, style = static.module("held/held.js", folders), static.styles(folders)
            cls.there = cls(name=sha256((module + style).encode()).hexdigest(), text=module, style=style)
        return cls.there


class Held(anywidget.AnyWidget, ValueWidget):  # type: ignore[misc]
    """A screen as a widget."""

    _esm = static.folder() / "held" / "loader.js"
    _code = AnyTrait().tag(sync=True, **widget_serialization)
    _picture = Dict().tag(sync=True)
    """What a view begins with. It is set again when something else than a click in this widget changed the page."""
    _id = Unicode().tag(sync=True)
    """By which a view finds its model again."""
    _silent = Unicode().tag(sync=True)
    """What is said when Python does not answer."""
    value = Int().tag(sync=True)

    def __init__(self, screen: Screen):
        self._screen = screen
        self._count = 0
        self._notice = ""
        """What was said last, until somebody does something: a view that comes later says it too."""
        self._busy = False
        """Whether changes are of this widget's own making: then it need not be told of them."""
        id_ = uuid4().hex
        with self._at_work():
            super().__init__(
                model_id=id_,
                _id=id_,
                _code=Script.here(),
                _picture=self._numbered(screen.whole_page()),
                _silent=text.message("held-silent", screen.lang),
                # Side by side they share the width; one above the other each is as high as it is.
                layout=ipywidgets.Layout(flex="1 1 auto", width="100%", min_width="0", margin="4px 0"),
            )
        self.on_msg(self._receive)

    @contextmanager
    def _at_work(self) -> Iterator[None]:
        before, self._busy = self._busy, True
        try:
            yield
        finally:
            self._busy = before

    def _numbered(self, reply: dict[str, Any]) -> dict[str, Any]:
        """Who has missed one notices by the number of the next."""
        self._count += 1
        return {**reply, "n": self._count}

    def _receive(self, _: Any, message: Any, __: Any) -> None:
        """One reply to each message, whatever happens behind it (``Screen.receive``)."""
        with self._at_work():
            reply = self._answer(message)
        self.send(self._numbered(reply))

    def _answer(self, message: Any) -> dict[str, Any]:
        if message == {"again": True}:
            return self._whole()
        self._notice = ""
        return self._screen.receive(message)

    def _whole(self) -> dict[str, Any]:
        return {**self._screen.receive({"again": True}), **({"notice": self._notice} if self._notice else {})}

    def _show(self, notice: str = "") -> None:
        """The page as it is now, to all views."""
        self._notice = notice
        self._picture = self._numbered(self._whole())


class HeldTable(Held):
    """A table, parts of it, or a walk through what was played.

    ``value`` is the number of answers, rolls and draws, in a walk the step; setting it goes back or forth.
    """

    def __init__(self, screen: Screen):
        self._calls: list[Callback] = []
        self._gone = ""
        """Why this is no longer the table, if it is not."""
        super().__init__(screen)
        with self._at_work():
            self.value = self._step
        self._settled = self._step, self.table.tape
        """What was told last to whoever wants to know."""
        self._watched = self.table
        self._end = self._watched.on_change(self._moved)
        cells.keep(self)

    @property
    def _desk(self) -> Desk:
        desk = self._screen.page.desk
        assert desk is not None
        return desk

    @property
    def table(self) -> GameTable:
        """The table that is played on; in a walk what was played, and after taking over what goes on from there."""
        return self._desk.table

    @property
    def _step(self) -> int:
        desk = self._desk
        return desk.step if isinstance(desk, RecordDesk) else desk.table.steps

    def on_change(self, call: Callback) -> None:
        """Call back with the table after every change of it (in a walk after every step), whoever made it."""
        self._calls.append(call)

    def retire(self, why: str) -> None:
        """The table is shown elsewhere now, or another one is meant: say so, and follow it no longer."""
        self._end()
        self._gone = text.message(why, self._screen.lang)
        self._show(self._gone)

    def misses(self, name: str) -> None:
        """Say that a name of the notebook stands for another table now."""
        self._show(text.message("held-replaced", self._screen.lang, name=name))

    def _answer(self, message: Any) -> dict[str, Any]:
        if self._gone and isinstance(message, dict) and "part" in message:
            return {"notice": self._gone}
        return super()._answer(message)

    def _receive(self, widget: Any, message: Any, buffers: Any) -> None:
        super()._receive(widget, message, buffers)
        if self.table is not self._watched:  # taken over
            self._end()
            self._watched = self.table
            self._end = self._watched.on_change(self._moved)
        passing = isinstance(self._desk, RecordDesk) and self._desk.passing
        if (self._step, self.table.tape) != self._settled and not passing:
            self._settle()

    def _moved(self, _: Any) -> None:
        """Somebody else has played on the table: a cell, a slider, another widget."""
        if self._busy:
            return
        with self._at_work():
            self._show(self._screen.catch_up())
        self._settle()

    def _settle(self) -> None:
        """After a change: the number of steps, and who wants to know."""
        with self._at_work():
            self.value = self._step
        self._settled = self._step, self.table.tape
        for call in self._calls:
            try:
                call(self.table)
            except Exception as fault:
                self._show(text.message("held-callback", self._screen.lang, name=name_of(call), fault=told(fault)))

    @observe("value")
    def _go(self, change: Any) -> None:
        if self._busy:
            return
        desk = self._desk
        try:
            if isinstance(desk, RecordDesk):
                desk.go(change["new"])
                self._show()
                self._settle()
            else:
                desk.table.go_to(change["new"])
        except Exception as fault:
            self._settle_back(fault)

    def _settle_back(self, fault: Exception) -> None:
        """There is no such step: the number is as it was."""
        if not isinstance(fault, BadInput):
            tell("value", fault)
        with self._at_work():
            self.value = self._step
        self._show(said(fault, self._screen.lang))


def name_of(call: Callback) -> str:
    return str(getattr(call, "__name__", type(call).__name__))
