"""The host: makes an anywidget of the app. State flows out as messages, intents flow in; nothing is ever read back."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any

import anywidget

from . import static
from .app import App, warm, warm_others
from .room import widget_folders

IDLE = 20.0
"""Seconds after which a table that stands ready has the other games at hand too: in a crowd first pages come first."""


class Stage(anywidget.AnyWidget):
    """The whole app, or one page of it, in a notebook or served by Voilà."""

    _esm = static.module("stage/widget.js", widget_folders())
    _css = static.styles(widget_folders())

    def __init__(self, route: str = ""):
        super().__init__()
        warm()
        with suppress(RuntimeError):  # where nothing runs on, nobody waits
            asyncio.get_running_loop().call_later(IDLE, warm_others)
        self._app = App(route)
        self.on_msg(self._receive)

    def _receive(self, _: Any, message: Any, __: Any) -> None:
        """One reply to each message, whatever happens behind it (``Screen.receive``)."""
        self.send(self._app.receive(message))
