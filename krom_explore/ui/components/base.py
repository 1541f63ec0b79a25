"""A component: a part of a page with state and intents, and no idea of how it is drawn."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.ui import bounds
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room


class Component:
    """``state()`` is what the browser draws: a function of the table, the language and what the visitor has opened.

    An intent ``{"do": "choose", "answer": ...}`` calls ``do_choose``.
    """

    kind = ""
    longest: Mapping[str, int] = MappingProxyType({})
    """Characters that a field of an intent may have, where it may have more than a line."""

    def __init__(self, room: Room):
        self.room = room

    @property
    def lang(self) -> str:
        return self.room.lang

    def state(self) -> dict[str, Any]:
        raise NotImplementedError(self.kind)

    def intend(self, message: dict[str, Any]) -> None:
        """Carry out an intent from outside. What does not fit raises BadInput with the name of the field."""
        what = bounds.plain("do", message.get("do"))
        act = getattr(self, f"do_{what}", None) if isinstance(what, str) else None
        if act is None:
            raise BadInput("do", "one-of", names=self.intents(), found=checks.short(what))
        given = {name: value for name, value in message.items() if name not in ("do", "part")}
        wanted = inspect.signature(act).parameters
        for name in given:
            if name not in wanted:
                raise BadInput(name, "unknown-field", known=sorted(wanted))
            bounds.plain(name, given[name], self.longest.get(name, bounds.LINE))
        for name, parameter in wanted.items():
            if name not in given and parameter.default is parameter.empty:
                raise BadInput(name, "missing")
        act(**given)

    def intents(self) -> list[str]:
        return sorted(name.removeprefix("do_") for name in dir(self) if name.startswith("do_"))

    def word(self, key: str, **args: Any) -> str:
        return self.room.word(key, **args)

    def words(self, *keys: str) -> dict[str, str]:
        """The fixed words that the browser puts on buttons and headings."""
        return {key: self.word(f"ui-{key}") for key in keys}


class OnDesk(Component):
    """A component that shows a desk."""

    def __init__(self, desk: Desk):
        super().__init__(desk.room)
        self.desk = desk
