"""The scenario editor: any position by hand, validated while it is changed, and copied in four forms."""

from __future__ import annotations

import json
from pprint import pformat
from typing import Any

from krom_explore.krom.box import KROMOSAURUS, PLACES, RESOURCES
from krom_explore.krom.game import Table
from krom_explore.ui.desk import Desk

from .form import Field, Form


class Editor(Form):
    """A form over a whole scenario. The desk shows the position as soon as it is possible."""

    kind = "editor"
    title = "page-editor"

    def __init__(self, desk: Desk):
        self.desk = desk
        rules = desk.table.rules
        destinations = [(place, f"place-{place}") for place in rules.kromosaurus.destinations]
        fields = [
            Field(
                "phase",
                "ui-phase",
                "choice",
                "actions",
                options=[("movement", "page-movement"), ("actions", "ui-actions")],
            ),
            Field("glacial", "page-glacial", "switch", False),
            Field("longer", "ui-longer", "switch", False),
            Field("kromosaurus", "ui-plays", "switch", False, group=KROMOSAURUS),
            Field("kromosaurus.place", "ui-place", "choice", "forest", options=destinations, group=KROMOSAURUS),
            Field(
                "kromosaurus.life",
                "name-life",
                "number",
                rules.kromosaurus.life,
                1,
                rules.kromosaurus.life,
                group=KROMOSAURUS,
            ),
            Field("prey", "ui-prey", "text", "", group="ui-cards"),
            Field("evolutions", "ui-evolutions", "text", "", group="ui-cards"),
            Field("discards.gathering", "ui-gathering-discard", "text", "", group="ui-cards"),
        ]
        for name in rules.characters:
            fields += self._seat(name)
        super().__init__(fields)
        self.scenario: dict[str, Any] = {}

    def read(self, scenario: dict[str, Any]) -> None:
        """Fill the fields from a scenario and show it."""
        given: dict[str, Any] = {"kromosaurus": bool(scenario.get("kromosaurus"))}
        given |= {name: scenario[name] for name in ("phase", "glacial", "longer") if name in scenario}
        given |= {name: " ".join(scenario[name]) for name in ("prey", "evolutions") if name in scenario}
        given["discards.gathering"] = " ".join(scenario.get("discards", {}).get("gathering", []))
        if isinstance(scenario.get("kromosaurus"), dict):
            given |= {f"kromosaurus.{fact}": value for fact, value in scenario["kromosaurus"].items()}
        for name in self.desk.table.rules.characters:
            seat = scenario["players"].get(name)
            given[name] = seat is not None
            for fact, value in (seat or {}).items():
                given[f"{name}.{fact}"] = " ".join(value) if isinstance(value, list) else value
        for name, value in given.items():
            if name in self.fields and value is not None:
                self.fields[name].value = value
        self.changed("")

    def _seat(self, name: str) -> list[Field]:
        rules = self.desk.table.rules
        return [
            Field(f"{name}", "ui-plays", "switch", False, group=name),
            Field(
                f"{name}.place", "ui-place", "choice", "forest", options=[(p, f"place-{p}") for p in PLACES], group=name
            ),
            Field(f"{name}.life", "name-life", "number", rules.life.most, 0, rules.life.most, group=name),
            Field(f"{name}.krom", "name-krom", "number", rules.setup.krom, 0, 99, group=name),
            *(Field(f"{name}.{good}", f"name-{good}", "number", 0, 0, 99, group=name) for good in RESOURCES),
            Field(f"{name}.bonus", "name-bonus", "text", "", group=name),
            Field(f"{name}.evolutions", "ui-evolutions", "text", "", group=name),
            Field(f"{name}.trophy", "ui-trophy", "switch", False, group=name),
        ]

    def state(self) -> dict[str, Any]:
        rules = self.desk.table.rules
        decks = ("bonus", "evolution", "hunt", "gathering")
        return {
            **super().state(),
            "exports": [
                {"id": name, "label": self.word(f"ui-copy-{name}"), "text": made}
                for name, made in self.exports().items()
            ],
            "cards": {
                deck: [{"id": c, "name": rules.name(c, self.lang)} for c in getattr(rules, deck)] for deck in decks
            },
            "help": self.word("ui-editor-help"),
        }

    def exports(self) -> dict[str, str]:
        """The position as a link, as JSON, as Python and as a test."""
        data = pformat(self.scenario, width=100, sort_dicts=False)
        pending = self.desk.table.say(self.desk.table.pending)
        return {
            "link": f"#/editor/{self.desk.table.link()}",
            "json": json.dumps(self.scenario, ensure_ascii=False, indent=2),
            "python": f"from krom_explore import Table\n\ntable = Table.scenario({data})\n",
            "pytest": "from krom_explore import Table\n\n\ndef test_position():\n"
            f"    table = Table.scenario({data})\n    assert table.say(table.pending) == {pending!r}\n",
        }

    def changed(self, field: str) -> None:
        self.scenario = self._scenario()
        self._show()

    def _show(self) -> None:
        self.desk.set(Table.scenario(self.scenario))

    def _scenario(self) -> dict[str, Any]:
        chosen = self.values()
        players = {name: self._player(name, chosen) for name in self.desk.table.rules.characters if chosen[name]}
        scenario: dict[str, Any] = {"phase": chosen["phase"], "players": players}
        scenario |= {name: True for name in ("glacial", "longer") if chosen[name]}
        if chosen["kromosaurus"]:
            scenario["kromosaurus"] = {"place": chosen["kromosaurus.place"], "life": chosen["kromosaurus.life"]}
        scenario |= {name: cards for name in ("prey", "evolutions") if (cards := chosen[name].split())}
        if chosen["discards.gathering"].split():
            scenario["discards"] = {"gathering": chosen["discards.gathering"].split()}
        return scenario

    def _player(self, name: str, chosen: dict[str, Any]) -> dict[str, Any]:
        seat: dict[str, Any] = {
            "place": chosen[f"{name}.place"],
            "life": chosen[f"{name}.life"],
            "krom": chosen[f"{name}.krom"],
        }
        seat |= {good: n for good in RESOURCES if (n := chosen[f"{name}.{good}"])}
        seat |= {pile: cards for pile in ("bonus", "evolutions") if (cards := chosen[f"{name}.{pile}"].split())}
        return {**seat, "trophy": True} if chosen[f"{name}.trophy"] else seat

    def field_of(self, path: str) -> str:
        """``players.Karok.bonus[0]`` belongs to the field ``Karok.bonus``."""
        plain = path.removeprefix("players.").partition("[")[0]
        return plain if plain in self.fields else ""
