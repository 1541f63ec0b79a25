"""The scenario editor: any position by hand, validated while it is changed, and copied in four forms."""

from __future__ import annotations

import difflib
from pprint import pformat
from textwrap import indent
from typing import Any

from attrs import define, field

from krom_explore.engine import tape
from krom_explore.games.krom.box import DECKS, KROMOSAURUS, PLACES, RESOURCES
from krom_explore.games.krom.catalogue import bad
from krom_explore.games.krom.game import Table
from krom_explore.games.krom.ruleset import rulings
from krom_explore.ui.desk import Desk

from .form import Field, Form

SHOWN = ("prey", "evolutions")
"""Cards that lie face up."""


@define
class CardsField(Field):
    """Cards of one deck, as a person writes them."""

    deck: str = ""
    known: dict[str, str] = field(factory=dict)
    """Every way to write a card, and its id."""

    def checked(self, value: Any) -> Any:
        self.cards(super().checked(value))
        return value

    def cards(self, written: str) -> list[str]:
        """The ids of the cards. A comma surely parts two; within blanks the longest name that fits is taken."""
        found = []
        for piece in written.split(","):
            words = plain(piece).split()
            while words:
                size = self._card(words)
                if not size:
                    unknown = next((at for at in range(1, len(words)) if self._card(words[at:])), len(words))
                    self._refuse(" ".join(words[:unknown])[:40])
                found.append(self.known[" ".join(words[:size])])
                words = words[size:]
        return found

    def _card(self, words: list[str]) -> int:
        """How many of the words make the card that they begin with; 0 where they begin with none."""
        longest = max(len(name.split()) for name in self.known)
        return next((size for size in range(longest, 0, -1) if " ".join(words[:size]) in self.known), 0)

    def _refuse(self, found: str) -> None:
        near = next(iter(difflib.get_close_matches(found, self.known, 1, 0.5)), None)
        raise bad(self.name, "unknown-card", deck=self.deck, found=found, near=near)


def plain(written: str) -> str:
    """As names are compared: whatever the capitals and the apostrophes."""
    return written.casefold().replace("’", "'")


class Editor(Form):
    """A form over a whole scenario and its rulings. The desk shows the position as soon as it is possible."""

    kind = "editor"
    title = "page-editor"
    folded = ("ui-decks", "ui-switches")

    def __init__(self, desk: Desk):
        self.desk = desk
        rules = desk.table.rules
        beast = rules.kromosaurus
        places = [(place, f"place-{place}") for place in beast.destinations]
        phases = [("movement", "page-movement"), ("actions", "ui-actions")]
        self.names = {deck: self._names(deck) for deck in DECKS}
        fields = [
            Field("phase", "ui-phase", "choice", "actions", options=phases),
            Field("glacial", "page-glacial", "switch", False),
            Field("longer", "ui-longer", "switch", False),
            Field("kromosaurus", "ui-plays", "switch", False, group=KROMOSAURUS),
            Field("kromosaurus.place", "ui-place", "choice", "forest", options=places, group=KROMOSAURUS),
            Field("kromosaurus.life", "name-life", "number", beast.life, 1, beast.life, group=KROMOSAURUS),
            self._cards("prey", "ui-prey", "hunt", "ui-cards"),
            self._cards("evolutions", "ui-evolutions", "evolution", "ui-cards"),
        ]
        for name in rules.characters:
            fields += self._seat(name)
        fields += [
            self._cards(f"discards.{deck}", f"ui-{deck}-discard", deck, "ui-decks")
            for deck in ("gathering", "hunt", "bonus")
        ]
        for name, ruling in rulings().items():
            options = [(option, f"ruling-{name}-{option}") for option in ruling.options]
            fields.append(
                Field(
                    f"rulings.{name}", f"ruling-{name}", "choice", ruling.default, options=options, group="ui-switches"
                )
            )
        super().__init__(fields)

    def _names(self, deck: str) -> dict[str, str]:
        """Every way to write the cards of a deck: the id, and the names in all languages of the box."""
        return {
            plain(name): card
            for card, entry in getattr(self.desk.table.rules, deck).items()
            for name in (card.replace("_", " "), *entry.names.values(), card)
        }

    def _cards(self, name: str, label: str, deck: str, group: str) -> Field:
        return CardsField(name, label, "text", "", group=group, deck=deck, known=self.names[deck])

    def _seat(self, name: str) -> list[Field]:
        rules = self.desk.table.rules
        places = [(place, f"place-{place}") for place in PLACES]
        return [
            Field(name, "ui-plays", "switch", False, group=name),
            Field(f"{name}.place", "ui-place", "choice", "forest", options=places, group=name),
            Field(f"{name}.life", "name-life", "number", rules.life.most, 0, rules.life.most, group=name),
            Field(f"{name}.krom", "name-krom", "number", rules.setup.krom, 0, 99, group=name),
            *(Field(f"{name}.{good}", f"name-{good}", "number", 0, 0, 99, group=name) for good in RESOURCES),
            self._cards(f"{name}.bonus", "name-bonus", "bonus", name),
            self._cards(f"{name}.evolutions", "ui-evolutions", "evolution", name),
            Field(f"{name}.trophy", "ui-trophy", "switch", False, group=name),
        ]

    def read(self, scenario: dict[str, Any]) -> None:
        """Fill the fields from a scenario, and from the rules on the desk."""
        rules = self.desk.table.rules
        given: dict[str, Any] = {"phase": "movement"}
        given |= {name: scenario[name] for name in ("phase", "glacial", "longer", *SHOWN) if name in scenario}
        given |= {f"discards.{deck}": cards for deck, cards in scenario.get("discards", {}).items()}
        given |= {f"rulings.{name}": option for name, option in rules.rulings.items()}
        beast = scenario.get("kromosaurus")
        given["kromosaurus"] = bool(beast)
        if isinstance(beast, dict):
            given |= {f"kromosaurus.{fact}": value for fact, value in beast.items()}
        for name, seat in scenario["players"].items():
            left_out = {"place": rules.setup.place, "life": 0 if seat.get("stunned") else rules.life.most}
            given |= {name: True, **{f"{name}.{fact}": value for fact, value in {**left_out, **seat}.items()}}
        for name, value in given.items():
            if name in self.fields and value is not None:
                self.fields[name].value = self._written(value) if isinstance(value, list) else value

    def _written(self, cards: list[str]) -> str:
        return ", ".join(self.desk.table.rules.name(card, self.lang) for card in cards)

    def state(self) -> dict[str, Any]:
        rules = self.desk.table.rules
        return {
            **super().state(),
            "exports": [
                {"id": name, "label": self.word(f"ui-copy-{name}"), "text": made}
                for name, made in exports(self.desk.table).items()
            ],
            "cards": {deck: [rules.name(card, self.lang) for card in getattr(rules, deck)] for deck in DECKS},
            "help": self.word("ui-editor-help"),
        }

    def changed(self, field: str) -> None:
        ruled = {name: self.fields[f"rulings.{name}"].value for name in rulings()}
        rules = self.desk.table.rules
        if ruled != rules.rulings:
            rules = rules.with_rulings(**ruled)
        self.desk.set(Table.scenario(self.scenario(), rules=rules, seed=self.desk.table.seed))

    def values(self) -> dict[str, Any]:
        """The values, with cards as ids."""
        return {
            name: field.cards(field.value) if isinstance(field, CardsField) else field.value
            for name, field in self.fields.items()
        }

    def scenario(self) -> dict[str, Any]:
        chosen = self.values()
        players = {name: player(name, chosen) for name in self.desk.table.rules.characters if chosen[name]}
        scenario: dict[str, Any] = {"phase": chosen["phase"], "players": players}
        if chosen["kromosaurus"]:
            scenario["kromosaurus"] = {fact: chosen[f"kromosaurus.{fact}"] for fact in ("place", "life")}
        scenario |= {name: chosen[name] for name in ("glacial", "longer", *SHOWN) if chosen[name]}
        discards = {deck: cards for deck in DECKS if (cards := chosen.get(f"discards.{deck}"))}
        return {**scenario, "discards": discards} if discards else scenario

    def field_of(self, path: str) -> str:
        """``players.Karok.bonus[0]`` belongs to the field ``Karok.bonus``."""
        name = path.removeprefix("players.").partition("[")[0]
        return name if name in self.fields else ""


def player(name: str, chosen: dict[str, Any]) -> dict[str, Any]:
    """One seat of the scenario: what is none is left out."""
    seat = {fact: chosen[f"{name}.{fact}"] for fact in ("place", "life", "krom")}
    more = (*RESOURCES, "bonus", "evolutions", "trophy")
    return seat | {fact: chosen[f"{name}.{fact}"] for fact in more if chosen[f"{name}.{fact}"]}


def exports(table: Table) -> dict[str, str]:
    """The position, with all that was played to get there, as a link, as JSON, as Python and as a test."""
    names = "Ruleset, Table" if table.rules.packed["changes"] else "Table"
    opening = f"from krom_explore import {names}\n\n"
    lines = as_python(table)
    asked = f"assert table.say(table.pending) == {table.say(table.pending)!r}\n"
    return {
        "link": f"#/editor/{table.link()}",
        "json": table.save(),
        "python": opening + lines,
        "pytest": f"{opening}\ndef test_position():\n{indent(lines + asked, '    ')}",
    }


def as_python(table: Table) -> str:
    """The lines that bring a table back."""
    start = table.start
    how = "scenario" if "scenario" in start else "new"
    given = pformat(start.pop("scenario" if how == "scenario" else "players"), width=100, sort_dicts=False)
    given += "".join(f", {name}={value!r}" for name, value in start.items() if value)
    lines = []
    if changes := table.rules.packed["changes"]:
        lines.append(f"rules = Ruleset.load().with_changes({pformat(changes, width=100)})")
        given += ", rules=rules"
    lines.append(f"table = Table.{how}({given})")
    return "\n".join([*lines, *map(play, table.tape), ""])


def play(line: str) -> str:
    """A line of tape as the call that plays it."""
    entry = tape.read(line)
    if isinstance(entry, list):
        hands = [hand[0] if len(hand) == 1 else hand for hand in entry]
        return f"table.roll({entry[0] if len(entry) == 1 else hands})"
    return f"table.roll({str(entry)!r})" if isinstance(entry, tape.Drawn) else f"table.choose({entry!r})"
