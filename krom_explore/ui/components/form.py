"""Forms: fields with a value, a kind and, when something is wrong with them, a sentence."""

from __future__ import annotations

from typing import Any

from attrs import define, field

from krom_explore.engine.faults import BadInput

from .base import Component, need


@define
class Field:
    """One thing that can be set. ``options`` are (value, message key or name) pairs."""

    name: str
    label: str
    kind: str
    """number, choice, switch or text"""
    value: Any
    least: int | None = None
    most: int | None = None
    options: list[tuple[Any, str]] = field(factory=list)
    group: str = ""

    def checked(self, value: Any) -> Any:
        """``value`` if it can stand in this field."""
        if self.kind == "number":
            need(value, int, self.name)
            if (self.least is not None and value < self.least) or (self.most is not None and value > self.most):
                raise BadInput(self.name, "range", least=self.least, most=self.most, found=value)
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
    """Fields that are validated while they are changed. A value that does not fit stays out, and says why."""

    kind = "form"
    title = ""

    def __init__(self, fields: list[Field]):
        self.fields = {field.name: field for field in fields}
        self.faults: dict[str, str] = {}

    def state(self) -> dict[str, Any]:
        return {
            "title": self.word(self.title) if self.title else "",
            "fields": [
                {
                    "name": field.name,
                    "label": self.label(field.label),
                    "kind": field.kind,
                    "value": field.value,
                    "least": field.least,
                    "most": field.most,
                    "options": [{"value": value, "label": self.label(name)} for value, name in field.options],
                    "group": self.label(field.group) if field.group else "",
                    "fault": self.faults.get(field.name),
                }
                for field in self.fields.values()
            ],
            "fault": self.faults.get(""),
        }

    def label(self, name: str) -> str:
        """A message where the name is the key of one (it has a hyphen), else the name itself."""
        return self.word(name) if "-" in name else name

    def do_set(self, field: str, value: Any) -> None:
        """Set one field; the rest of the form follows."""
        if field not in self.fields:
            raise BadInput("field", "one-of", names=list(self.fields), found=str(field)[:40])
        self.faults = {}
        before = self.fields[field].value
        try:
            self.fields[field].value = self.fields[field].checked(value)
            self.changed(field)
        except BadInput as bad:
            self.fields[field].value = before
            self.faults[field if bad.path == field else self.field_of(bad.path)] = bad.sentence(self.lang)

    def field_of(self, path: str) -> str:
        """The field that a fault with this path belongs to; "" for the form as a whole."""
        return path if path in self.fields else ""

    def changed(self, field: str) -> None:
        """What follows from a change. Raises BadInput where the values do not go together."""

    def values(self) -> dict[str, Any]:
        return {name: field.value for name, field in self.fields.items()}
