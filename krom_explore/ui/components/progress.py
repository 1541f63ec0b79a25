"""What the visitor has learned, as a file: saved, brought back, or forgotten. The browser keeps it between visits."""

from __future__ import annotations

import json
from types import MappingProxyType
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.learn.ledger import Ledger
from krom_explore.ui import bounds
from krom_explore.ui.room import Room

from .base import Component

FORMAT = "krom-explore progress"
VERSION = 1


class Progress(Component):
    kind = "progress"
    longest = MappingProxyType({"text": bounds.BOX})

    def __init__(self, room: Room):
        super().__init__(room)
        self._saved: Ledger | None = None
        """The ledger that was last asked for as a file."""
        self._asking = False
        """Whether the visitor has asked to start over and not yet said whether it is meant."""
        self._said = ""
        """The key of what was done last, and with how many steps."""
        self._steps = 0

    def state(self) -> dict[str, Any]:
        ledger = self.room.ledger
        return {
            "title": self.word("ui-progress"),
            "where": self.word("ui-progress-where"),
            "name": f"{self.room.name}-progress.json",
            "file": written(self.room.name, ledger) if self._saved == ledger else None,
            "any": ledger != Ledger(),
            "asking": self._asking,
            "told": self.word(self._said, steps=self._steps) if self._said else "",
            "words": {
                key: self.word(f"ui-progress-{key}")
                for key in ("save", "bring", "over", "sure", "yes", "no", "too-long")
            },
        }

    def do_save(self) -> None:
        self._saved, self._asking = self.room.ledger, False

    def do_bring(self, text: str) -> None:
        """Enter what a file has, beside what is there: of each entry the better one counts."""
        self._asking, self._said = False, ""
        brought = read(self.room.name, checks.kind("text", text, str))
        self.room.ledger = self.room.ledger.with_(brought)
        self._said, self._steps = "ui-progress-brought", len(brought.steps)

    def do_over(self) -> None:
        """Ask whether it is meant."""
        self._asking, self._said = True, ""

    def do_keep(self) -> None:
        self._asking = False

    def do_forget(self) -> None:
        if not self._asking:
            raise BadInput("do", "progress-asked")
        self._asking = False
        self.room.ledger = Ledger()
        self._said = "ui-progress-wiped"


def written(game: str, ledger: Ledger) -> str:
    """A ledger as a file."""
    return json.dumps({"format": FORMAT, "version": VERSION, "game": game, "progress": ledger.data()}, indent=1) + "\n"


def read(game: str, text: str) -> Ledger:
    """The ledger in a file. One that is damaged, or of another game, raises BadInput."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        raise BadInput("file", "progress-json") from None
    if not isinstance(told, dict):
        raise BadInput("file", "progress-json")
    if (told.get("format"), told.get("version")) != (FORMAT, VERSION):
        raise BadInput("file", "progress-format", wanted=VERSION)
    if told.get("game") != game:
        raise BadInput("game", "progress-game", found=checks.short(told.get("game")), wanted=game)
    return Ledger.read(told.get("progress"))
