"""Forms: fields with a value, a kind and, when something is wrong with them, a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from attrs import define, field

from krom_explore.engine.faults import BadInput

from .base import Component, need


class Refused(NamedTuple):
    """What somebody entered, and why it does not hold (not known before it was tried)."""

    entry: Any
    why: BadInput | None = None


def _forget_refused(field: Field, _: Any, value: Any) -> Any:
    """A field that gets a value, from the visitor or from a new position, has nothing more to complain about."""
    field.refused = None
    return value


@define
class Field:
    """One thing that can be set. ``options`` are (value, message key or name) pairs."""

    name: str
    label: str
    kind: str
    """number, choice, switch or text"""
    value: Any = field(on_setattr=_forget_refused)
    """What holds, whatever was entered since."""
    least: int = 0
    most: int = 0
    options: list[tuple[Any, str]] = field(factory=list)
    group: str = ""
    refused: Refused | None = field(default=None, init=False)

    def checked(self, value: Any) -> Any:
        """``value`` if it can stand in this field."""
        if self.kind == "number":
            if type(value) is not int or not self.least <= value <= self.most:
                raise BadInput(self.name, "range", least=self.least, most=self.most, found=str(value)[:40])
        elif self.kind == "choice":
            if value not in [option for option, _ in self.options]:
                names = [str(option) for option, _ in self.options]
                raise BadInput(self.name, "one-of", names=names, found=str(value)[:40])
        elif self.kind == "switch":
            need(value, bool, self.name)
        else:
            need(value, str, self.name)
        return value


class Form(Component):
    """Fields that are validated while they are changed.

    An entry that does not fit stays in its field with the reason beside it, and is tried again with every change; until
    it fits, the value before it holds.
    """

    kind = "form"
    title = ""
    folded: tuple[str, ...] = ()
    """The groups that are closed until somebody opens them."""
    start = ""
    """The key of the words on the button that carries out what was set, where it is not carried out at once."""

    def __init__(self, fields: list[Field]):
        self.fields = {field.name: field for field in fields}

    def state(self) -> dict[str, Any]:
        return {
            "title": self.word(self.title) if self.title else "",
            "fields": [
                {
                    "name": field.name,
                    "label": self.label(field.label),
                    "kind": field.kind,
                    "value": field.refused.entry if field.refused else field.value,
                    "least": field.least,
                    "most": field.most,
                    "options": [{"value": value, "label": self.label(name)} for value, name in field.options],
                    "group": self.label(field.group) if field.group else "",
                    "folded": field.group in self.folded,
                    "fault": self.fault(field),
                }
                for field in self.fields.values()
            ],
            "start": self.word(self.start) if self.start else "",
        }

    def label(self, name: str) -> str:
        """A message where the name is the key of one (it has a hyphen), else the name itself."""
        return self.word(name) if "-" in name else name

    def do_set(self, field: str, value: Any) -> None:
        """Set one field; the rest of the form follows."""
        if field not in self.fields:
            raise BadInput("field", "one-of", names=list(self.fields), found=str(field)[:40])
        newest = self.fields[field]
        newest.refused = Refused(value)
        waiting = [newest, *(other for other in self.fields.values() if other.refused and other is not newest)]
        if not self._take(waiting):  # all at once: two entries may fit only together
            while any(self._take([one]) for one in waiting if one.refused):
                pass  # what was taken may have made room for another

    def _take(self, fields: Sequence[Field]) -> bool:
        """Let the entries of these fields hold if they fit, else leave everything as it was."""
        before = [(field, field.value, field.refused.entry) for field in fields if field.refused]
        try:
            for field, _, entry in before:
                field.value = field.checked(entry)
            self.changed(fields[0].name)
        except BadInput as bad:
            for field, value, entry in before:
                field.value = value
                field.refused = Refused(entry, bad)
            return False
        return True

    def fault(self, field: Field) -> str | None:
        """Why the entry of a field is refused; where another field is in its way, with the name of that one."""
        if field.refused is None or field.refused.why is None:
            return None
        bad = field.refused.why
        sentence = bad.sentence(self.lang)
        other = self.fields.get(self.field_of(bad.path))
        if other is None or other is field:
            return sentence
        names = [self.label(name) for name in (other.group, other.label) if name]
        return f"{' – '.join(names)}: {sentence}"

    def field_of(self, path: str) -> str:
        """The field that a fault with this path belongs to; "" for the form as a whole."""
        return path if path in self.fields else ""

    def changed(self, field: str) -> None:
        """What follows from a change. Raises BadInput where the values do not go together."""

    def values(self) -> dict[str, Any]:
        return {name: field.value for name, field in self.fields.items()}
