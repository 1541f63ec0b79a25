"""The editor: any position by hand, validated while it is changed, with the rulings, and copied in four forms."""

from __future__ import annotations

from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.ports import Pending
from krom_explore.engine.table import GameTable
from krom_explore.games.sheet import CardsField, Field, Key, MaybeField
from krom_explore.ui import fresh
from krom_explore.ui.desk import Desk

from .form import TableForm

EXPORTS = ("link", "json", "python", "pytest")
RULING = "rulings."
SEED = "seed"
"""The field of the number that dice and cards follow from; where it is empty they are fresh."""


class Editor(TableForm):
    """A form over a whole scenario and its rulings. The desk shows the position as soon as it is possible."""

    kind = "editor"

    def __init__(self, desk: Desk):
        self._exported: tuple[int, str] = (-1, "")
        """What the visitor asked for last, and at which moment."""
        super().__init__(desk, desk.room.face.EDITOR)

    def read(self) -> None:
        rules, seed = self.desk.table.rules, self.desk.table.seed
        shown = seed if type(seed) is int and 0 <= seed <= fresh.MOST else None
        self.fields[SEED] = MaybeField(SEED, Key("ui-seed-empty"), "number", shown, 0, fresh.MOST)
        for name, ruling in rules.switches().items():
            options = [(option, Key(f"ruling-{name}-{option}")) for option in ruling.options]
            first, group = rules.rulings[name], Key("ui-switches")
            self.fields[f"{RULING}{name}"] = Field(
                f"{RULING}{name}", Key(f"ruling-{name}"), "choice", first, options=options, group=group
            )
        super().read()

    def rules(self) -> Any:
        rules = self.desk.table.rules
        ruled = {name.removeprefix(RULING): self.entered[name] for name in self.fields if name.startswith(RULING)}
        return rules if ruled == rules.rulings else rules.with_rulings(**ruled)

    def seed(self) -> int | str:
        """What was typed. Else what the position has that no field shows, so that its cards stay as they were dealt."""
        typed: int | None = self.entered[SEED]
        if typed is not None:
            return typed
        dealt: int | str = self.desk.table.seed
        return dealt if isinstance(dealt, str) else fresh.unshown()

    def chance(self, pending: Pending) -> Any:
        """Dice follow the number where one is shown; else nobody has seen them."""
        return fresh.rolled(pending) if self.entered[SEED] is None else fresh.from_seed(pending)

    def state(self) -> dict[str, Any]:
        moment, what = self._exported
        asked = what if moment == self.desk.moment else ""
        return {
            **super().state(),
            "exports": [{"id": name, "label": self.word(f"ui-copy-{name}")} for name in EXPORTS],
            "exported": {"id": asked, "text": exported(self.desk.table, asked, self.room.name)} if asked else None,
            "cards": {
                field.deck: [field.called(card, self.lang) for card in field.cards]
                for field in self.fields.values()
                if isinstance(field, CardsField)
            },
            "help": f"{self.word('ui-editor-follows')} {self.word('ui-editor-help')}",
        }

    def do_export(self, what: str) -> None:
        """Make one of the copies: they are long, and made only when somebody wants them."""
        self._exported = (self.desk.moment, checks.one_of("what", what, EXPORTS))


def exported(table: GameTable, what: str, game: str) -> str:
    """The position, with all that was played to get there."""
    if what == "link":
        return f"#/{game}/editor/{table.link()}"
    return table.save() if what == "json" else table.code(test=what == "pytest")
