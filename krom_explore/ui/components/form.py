"""Forms: a sheet that can be filled in. What does not fit stays in its field, with a sentence beside it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from krom_explore import text
from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.games.face import Setter
from krom_explore.games.sheet import CardsField, Field
from krom_explore.odds.spread import Named
from krom_explore.ui import bounds
from krom_explore.ui.boundary import THOUGHT, TOO_MUCH, patience
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room

from .base import Component


class Refused(NamedTuple):
    """What somebody entered, and why it does not hold (not known before it was tried)."""

    entry: Any
    why: BadInput | None = None


class Form(Component):
    """Fields that are validated while they are changed.

    An entry that does not fit stays in its field with the reason beside it, and is tried again with every change; until
    it fits, the value before it holds.
    """

    kind = "form"
    longest = MappingProxyType({"value": bounds.CARDS})
    title = ""
    folded: tuple[str, ...] = ()
    """The groups that are closed until somebody opens them."""
    start = ""
    """The key of the words on the button that carries out what was set, where it is not carried out at once."""

    def __init__(self, room: Room, fields: Sequence[Field]):
        super().__init__(room)
        self.fields = {field.name: field for field in fields}
        self.entered: dict[str, Any] = {field.name: field.value for field in fields}
        """What holds in each field."""
        self.refused: dict[str, Refused] = {}

    def state(self) -> dict[str, Any]:
        return {
            "title": self.word(self.title) if self.title else "",
            "fields": [
                {
                    "name": field.name,
                    "label": self.label(field.label),
                    "kind": field.kind,
                    "value": self.refused[field.name].entry if field.name in self.refused else self.entered[field.name],
                    "least": field.least,
                    "most": field.most,
                    "options": [{"value": value, "label": self.label(name)} for value, name in field.options],
                    "group": self.label(field.group) if field.group else "",
                    "folded": field.group in self.folded,
                    "fault": self.fault(field),
                    **({"deck": field.deck} if isinstance(field, CardsField) else {}),
                }
                for field in self.fields.values()
            ],
            "start": self.word(self.start) if self.start else "",
        }

    def label(self, name: str | Named) -> str:
        return self.room.label(name)

    def values(self) -> dict[str, Any]:
        """What the entries that hold mean to the game."""
        return {name: field.meant(self.entered[name]) for name, field in self.fields.items()}

    def differing(self) -> dict[str, str]:
        """What holds and is not as it was at first, as text."""
        return {
            name: field.written(self.entered[name])
            for name, field in self.fields.items()
            if self.entered[name] != field.value
        }

    def fill(self, values: dict[str, Any]) -> None:
        """Enter these values, and the first ones in all other fields; nothing is left to complain about."""
        self.entered = {name: values.get(name, field.value) for name, field in self.fields.items()}
        self.refused = {}

    def do_set(self, field: str, value: Any) -> None:
        """Set one field; the rest of the form follows."""
        checks.one_of("field", field, list(self.fields))
        self.refused[field] = Refused(value)
        waiting = [field, *(other for other in self.refused if other != field)]
        if not self._take(waiting):  # all at once: two entries may fit only together
            while any(self._take([one]) for one in waiting if one in self.refused):
                pass  # what was taken may have made room for another

    def _take(self, names: Sequence[str]) -> bool:
        """Let the entries of these fields hold if they fit, else leave everything as it was."""
        before, refused = dict(self.entered), {name: self.refused[name] for name in names}
        try:
            for name, (entry, _) in refused.items():
                self.entered[name] = self.fields[name].checked(entry)
                del self.refused[name]
            self.changed(names[0])
        except BadInput as bad:
            self.entered = before
            self.refused |= {name: Refused(entry, bad.alone()) for name, (entry, _) in refused.items()}
            return False
        return True

    def fault(self, field: Field) -> str | None:
        """Why the entry of a field is refused; where another field is in its way, with the name of that one."""
        bad = self.refused[field.name].why if field.name in self.refused else None
        if bad is None:
            return None
        sentence = bad.sentence(self.lang)
        other = self.fields.get(self.field_of(bad.path))
        if other is None or other is field:
            return sentence
        names = [self.label(name) for name in (other.group, other.label) if name]
        return text.told_of(" – ".join(names), sentence, self.lang)

    def field_of(self, path: str) -> str:
        """The field that a fault with this path belongs to; "" for the form as a whole."""
        return path

    def changed(self, field: str) -> None:
        """What follows from a change. Raises BadInput where the values do not go together."""


class OddsForm(Form):
    """The sheet of an odds question: every change asks anew."""

    def __init__(self, room: Room, fields: Sequence[Field], ask: Callable[[dict[str, Any]], Any]):
        super().__init__(room, fields)
        self._ask = ask
        self.asked = 0
        """Counts the questions."""
        self._answer: Any = None

    def settle_on(self, written: Mapping[str, str]) -> None:
        """Enter what an address says, all at once. Raises BadInput with the name of the field."""
        for name, entry in written.items():
            if name not in self.fields:
                raise BadInput(name, "unknown-field", known=list(self.fields))
            self.entered[name] = self.fields[name].read(entry)
        self.changed(next(iter(written), ""))

    @property
    def answer(self) -> Any:
        """The answer to what is entered, worked out when somebody looks at it."""
        if self._answer is None:
            self._answer = self._ask(self.values())
        return self._answer

    def changed(self, field: str) -> None:
        try:
            with patience(THOUGHT):
                self._answer = self._ask(self.values())
        except TOO_MUCH:
            raise BadInput(field, "too-much") from None
        self.asked += 1


class TableForm(Form):
    """A sheet that sets the table on a desk, and is filled in by whatever table is put there."""

    def __init__(self, desk: Desk, setter: Setter):
        super().__init__(desk.room, setter.fields(desk.table.rules))
        self.desk = desk
        self.title = setter.title
        self.folded = setter.folded
        self._setter = setter
        self.read()

    def read(self) -> None:
        """Fill the fields in from the table on the desk."""
        values = self._setter.read(self.desk.table)
        self.fill({name: self.fields[name].entry(value, self.lang) for name, value in values.items()})
        self.laid = self.desk.laid

    def settle(self) -> None:
        """Somebody else may have put another table on the desk."""
        if self.laid != self.desk.laid:
            self.read()

    def changed(self, field: str) -> None:
        rules = self.rules()
        scenario = self._setter.make(self.values(), rules)
        self.desk.set(self.room.game.Table.scenario(scenario, rules=rules, seed=self.seed()))
        self.laid = self.desk.laid

    def rules(self) -> Any:
        """The rules under which the table is set."""
        return self.desk.table.rules

    def seed(self) -> int | str:
        """What the table that is set begins with."""
        seed: int | str = self.desk.table.seed
        return seed

    def field_of(self, path: str) -> str:
        waiting = {name: refused.entry for name, refused in self.refused.items()}
        return self._setter.field_of(path, {**self.entered, **waiting})
