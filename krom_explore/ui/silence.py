"""A sentence for when Python does not answer, beside controls that would not say so."""

from __future__ import annotations

from typing import Any

import anywidget
from traitlets import Unicode

from krom_explore import text

from . import static


class Silence(anywidget.AnyWidget):
    """Answers whenever something beside it was touched; where no answer comes, its browser half says why."""

    _esm = static.module("silence/silence.js", {})
    _css = static.folder() / "silence" / "silence.css"
    _silent = Unicode().tag(sync=True)

    def __init__(self) -> None:
        super().__init__(_silent=text.message("held-silent"))
        self.on_msg(self._answer)

    def _answer(self, _: Any, __: Any, ___: Any) -> None:
        self.send({"here": True})
