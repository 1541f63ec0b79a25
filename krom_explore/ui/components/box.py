"""My box: the cards and numbers of a game as a file, one's own in their place, and what is different in it."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.ui import bounds
from krom_explore.ui.room import Room

from .base import Component

MOST = 60
"""Differences, or faults, that are listed."""

WORDS = (
    "download", "forget", "file", "paste", "paste-label", "use", "faults", "changes", "what", "bundled", "yours",
    "too-long",
)  # fmt: skip


class Box(Component):
    kind = "box"
    longest = MappingProxyType({"text": bounds.BOX})

    def __init__(self, room: Room):
        super().__init__(room)
        self._template = False
        """Whether the visitor asked for the file to begin with."""
        self._faults: list[BadInput] = []

    def state(self) -> dict[str, Any]:
        room, own = self.room, self.room.box is not None
        changes = room.rules.differences(room.game.Ruleset.bundled())
        return {
            "title": self.word("ui-box"),
            "lead": self.word("ui-box-how"),
            "inUse": self.word("ui-box-in-use" if changes else "ui-box-same" if own else "ui-box-ours", n=len(changes)),
            "own": own,
            "text": room.box,
            "name": f"{room.name}-box.toml",
            "template": (room.box or room.game.Ruleset.template()) if self._template else None,
            "faults": [{"path": bad.path, "sentence": bad.sentence(self.lang)} for bad in self._faults[:MOST]],
            "changes": [
                {"path": change.path, "here": shown(change.here), "there": shown(change.there)}
                for change in changes[:MOST]
            ],
            "words": {key: self.word(f"ui-box-{key}") for key in WORDS},
        }

    def do_template(self) -> None:
        """The file to begin with: the bundled box, or one's own where one is in use."""
        self._template = True

    def do_load(self, text: str) -> None:
        """Use this box everywhere from now on; where it does not hold, say everything that is wrong with it."""
        self._template = False
        faults = self.room.game.Ruleset.faults(checks.kind("text", text, str))
        self._faults = [fault.alone() for fault in faults]
        if not self._faults:
            self.room.visitor.bring(self.room.name, text)

    def do_forget(self) -> None:
        self._template, self._faults = False, []
        self.room.visitor.forget(self.room.name)


def shown(value: Any) -> str:
    """A value of the box in a table: what is not there is a dash."""
    if value is None:
        return "–"
    if isinstance(value, dict):
        return ", ".join(f"{name} {amount}" for name, amount in value.items()) or "–"
    return ", ".join(map(str, value)) if isinstance(value, list) else str(value)
