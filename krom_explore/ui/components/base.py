"""A component: a part of a page with state and intents, and no idea of how it is drawn."""

from __future__ import annotations

import inspect
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.games.krom.catalogue import WORDS


class Component:
    """``state()`` is what the browser draws. An intent ``{"do": "choose", "answer": ...}`` calls ``do_choose``."""

    kind = ""
    lang = "en"

    def state(self) -> dict[str, Any]:
        raise NotImplementedError(self.kind)

    def intend(self, message: dict[str, Any]) -> None:
        """Carry out an intent from outside. What does not fit raises BadInput with the name of the field."""
        what = message.get("do")
        act = getattr(self, f"do_{what}", None) if isinstance(what, str) else None
        if act is None:
            raise BadInput("do", "one-of", names=self.intents(), found=str(what)[:40])
        given = {name: value for name, value in message.items() if name not in ("do", "part")}
        wanted = inspect.signature(act).parameters
        for name in given:
            if name not in wanted:
                raise BadInput(name, "unknown-field", known=sorted(wanted))
        for name, parameter in wanted.items():
            if name not in given and parameter.default is parameter.empty:
                raise BadInput(name, "missing")
        act(**given)

    def intents(self) -> list[str]:
        return sorted(name.removeprefix("do_") for name in dir(self) if name.startswith("do_"))

    def speak(self, lang: str) -> None:
        """Say everything in another language from now on."""
        self.lang = lang

    def word(self, key: str, **args: Any) -> str:
        return WORDS.message(key, self.lang, **args)

    def words(self, *keys: str) -> dict[str, str]:
        """The fixed words that the browser puts on buttons and headings."""
        return {key: self.word(f"ui-{key}") for key in keys}


def need(value: Any, kind: type, path: str) -> Any:
    """``value`` if it is of that kind, else BadInput."""
    if type(value) is not kind:
        code = {str: "word", int: "whole-number", bool: "yes-no", list: "list", dict: "table"}[kind]
        raise BadInput(path, code, found=str(value)[:40])
    return value
