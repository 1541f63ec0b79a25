"""The host: makes an anywidget of the app. State flows out as messages, intents flow in; nothing is ever read back."""

from __future__ import annotations

import logging
from typing import Any

import anywidget

from krom_explore import text

from . import static
from .app import App, warm
from .room import widget_folders

LOG = logging.getLogger(__name__)


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
        """The one boundary: whatever goes wrong behind it, the visitor reads a sentence and the table is as it was."""
        try:
            replies = self._app.receive(message)
        except Exception:
            LOG.exception("the app could not answer %r", message)
            replies = {"notice": text.message("ui-trouble", self._app.lang)}
        self.send(replies)
