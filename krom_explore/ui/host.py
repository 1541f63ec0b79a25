"""The host: makes an anywidget of the app. State flows out as messages, intents flow in; nothing is ever read back."""

from __future__ import annotations

from typing import Any

import anywidget

from . import static
from .app import App, warm
from .room import widget_folders


class Stage(anywidget.AnyWidget):
    """The whole app, or one page of it, in a notebook or served by Voilà."""

    _esm = static.module("stage/widget.js", widget_folders())
    _css = static.styles(widget_folders())

    def __init__(self, route: str = ""):
        super().__init__()
        warm()
        self._app = App(route)
        self.on_msg(self._receive)

    def _receive(self, _: Any, message: Any, __: Any) -> None:
        """One reply to each message, whatever happens behind it (``Screen.receive``)."""
        self.send(self._app.receive(message))
