"""What the editor offers: a whole scenario, and the open questions of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from krom_explore.games.face import Setter
from krom_explore.games.sheet import CardsField, Field, Key

from ..box import DECKS, KROMOSAURUS, PLACES, RESOURCES
from ..catalogue import bad
from ..ruleset import Ruleset

SHOWN = {"prey": "hunt", "evolutions": "evolution"}
"""Cards that lie face up, and the deck they are from."""
DISCARDS = ("gathering", "hunt", "bonus")


def fields(rules: Ruleset) -> list[Field]:
    beast = rules.kromosaurus
    places = [(place, Key(f"place-{place}")) for place in beast.destinations]
    phases = [("movement", Key("page-movement")), ("actions", Key("ui-actions"))]
    found = [
        Field("phase", Key("ui-phase"), "choice", "actions", options=phases),
        Field("glacial", Key("page-glacial"), "switch", False),
        Field("longer", Key("ui-longer"), "switch", False),
        Field("kromosaurus", Key("ui-plays"), "switch", False, group=KROMOSAURUS),
        Field("kromosaurus.place", Key("ui-place"), "choice", places[0][0], options=places, group=KROMOSAURUS),
        Field("kromosaurus.life", Key("name-life"), "number", beast.life, 1, beast.life, group=KROMOSAURUS),
        *(cards(rules, name, f"ui-{name}", deck, Key("ui-cards")) for name, deck in SHOWN.items()),
    ]
    for name in rules.characters:
        found += seat(rules, name)
    return [*found, *(cards(rules, f"discards.{d}", f"ui-{d}-discard", d, Key("ui-decks")) for d in DISCARDS)]


def seat(rules: Ruleset, name: str) -> list[Field]:
    places = [(place, Key(f"place-{place}")) for place in PLACES]
    return [
        Field(name, Key("ui-plays"), "switch", False, group=name),
        Field(f"{name}.place", Key("ui-place"), "choice", rules.setup.place, options=places, group=name),
        Field(f"{name}.life", Key("name-life"), "number", rules.life.most, 0, rules.life.most, group=name),
        Field(f"{name}.krom", Key("name-krom"), "number", rules.setup.krom, 0, 99, group=name),
        *(Field(f"{name}.{good}", Key(f"name-{good}"), "number", 0, 0, 99, group=name) for good in RESOURCES),
        cards(rules, f"{name}.bonus", "name-bonus", "bonus", name),
        cards(rules, f"{name}.evolutions", "ui-evolutions", "evolution", name),
        Field(f"{name}.trophy", Key("ui-trophy"), "switch", False, group=name),
    ]


def cards(rules: Ruleset, name: str, label: str, deck: str, group: str) -> Field:
    """A field for cards: by their ids, or by their names in all languages of the box."""
    return CardsField(
        name, Key(label), "cards", "", group=group, deck=deck, known=rules.card_names(deck),
        cards=list(getattr(rules, deck)), called=rules.name,
        refused=lambda found, near: bad(name, "unknown-card", deck=deck, found=found, near=near),
    )  # fmt: skip


def read(table: Any) -> dict[str, Any]:
    """How the game on the table was set up, as values of the fields."""
    rules, start = table.rules, table.start
    scenario = start.get("scenario") or {**start, "players": {name: {} for name in table.players}}
    values: dict[str, Any] = {"phase": "movement"}
    values |= {name: scenario[name] for name in ("phase", "glacial", "longer") if name in scenario}
    values |= {name: scenario[name] for name in SHOWN if name in scenario}
    values |= {f"discards.{deck}": some for deck, some in scenario.get("discards", {}).items()}
    beast = scenario.get("kromosaurus")
    values["kromosaurus"] = bool(beast)
    if isinstance(beast, dict):
        values |= {f"kromosaurus.{fact}": value for fact, value in beast.items() if value is not None}
    for name, given in scenario["players"].items():
        left_out = {"place": rules.setup.place, "life": 0 if given.get("stunned") else rules.life.most}
        facts = {
            fact: value for fact, value in {**left_out, **given}.items() if value is not None and fact != "stunned"
        }
        values |= {name: True} | {f"{name}.{fact}": value for fact, value in facts.items()}
    return values


def make(values: dict[str, Any], rules: Ruleset) -> dict[str, Any]:
    players = {name: player(name, values) for name in rules.characters if values[name]}
    scenario: dict[str, Any] = {"phase": values["phase"], "players": players}
    if values["kromosaurus"]:
        scenario["kromosaurus"] = {fact: values[f"kromosaurus.{fact}"] for fact in ("place", "life")}
    scenario |= {name: values[name] for name in ("glacial", "longer", *SHOWN) if values[name]}
    discards = {deck: some for deck in DECKS if (some := values.get(f"discards.{deck}"))}
    return {**scenario, "discards": discards} if discards else scenario


def player(name: str, values: dict[str, Any]) -> dict[str, Any]:
    """One seat of the scenario: what is none is left out."""
    facts = {fact: values[f"{name}.{fact}"] for fact in ("place", "life", "krom")}
    more = (*RESOURCES, "bonus", "evolutions", "trophy")
    return facts | {fact: values[f"{name}.{fact}"] for fact in more if values[f"{name}.{fact}"]}


def field_of(path: str, entries: Mapping[str, Any]) -> str:
    """``players.Karok.bonus[0]`` belongs to the field ``Karok.bonus``."""
    return path.removeprefix("players.").partition("[")[0]


EDITOR = Setter("page-editor", fields, read, make, field_of, folded=("ui-decks", "ui-switches"))
