"""The chapters of the rules, each with positions to try on a live table."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

from krom_explore import odds
from krom_explore.games.krom.box import KROMOSAURUS, PLACES
from krom_explore.games.krom.game import Table
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.ui.components import Component
from krom_explore.ui.components.advice import Advice
from krom_explore.ui.components.form import Field, Form
from krom_explore.ui.components.odds import OddsPanel
from krom_explore.ui.components.prose import Prose, Tries
from krom_explore.ui.desk import Desk

from .numbers import numbers
from .page import Page, table_parts


@cache
def chapters() -> dict[str, dict[str, Any]]:
    return tomllib.loads(files(__package__).joinpath("chapters.toml").read_text(encoding="utf-8"))


def names() -> list[str]:
    return list(chapters())


def page(name: str, link: str = "") -> Page:
    """A chapter, at one of its own positions or at the one of a link."""
    chapter = chapters()[name]
    tries = chapter["tries"]
    desk = Desk(Table.from_link(link) if link else set_up(tries[next(iter(tries))]))
    parts: dict[str, Component] = {
        "prose": Prose(name, chapter["paragraphs"], lambda lang: numbers(name, desk.table.rules, lang))
    }
    parts["tries"] = Tries(name, list(tries), lambda chosen: desk.set(set_up(tries[chosen])))
    if chapter.get("form") == "combat":
        parts["form"] = CombatForm(desk)
    parts |= table_parts(desk)
    if chapter.get("advice"):
        parts["advice"] = Advice(desk)
    if chapter.get("form") == "duel":
        form = DuelForm()
        parts |= {"duel": form, "duel_odds": OddsPanel(form.question)}
    made = Page(f"learn/{name}", f"page-{name}", parts, desk)
    here = names().index(name)
    for rel, at in (("prev", here - 1), ("next", here + 1)):
        if 0 <= at < len(names()):
            made.more.append({"hash": f"#/learn/{names()[at]}", "key": f"page-{names()[at]}", "rel": rel})
    return made


def set_up(position: dict[str, Any]) -> Table:
    if "scenario" in position:
        return Table.scenario(position["scenario"])
    switches = {name: value for name, value in position.items() if name != "new"}
    return Table.new(position["new"], seed=1, **switches)


class CombatForm(Form):
    """Who fights where, with how much life and which card; a change sets the fight up anew."""

    title = "ui-combat-form"

    def __init__(self, desk: Desk):
        self.desk = desk
        rules = desk.table.rules
        cards = [("", "ui-no-card"), *((card, rules.name(card)) for card in sorted(rules.cards_played["combat"]))]
        fields = [
            Field("place", "ui-place", "choice", PLACES[0], options=[(place, f"place-{place}") for place in PLACES]),
            Field("kromosaurus", "page-kromosaurus", "switch", False),
        ]
        for name in rules.characters:
            fields += [
                Field(f"{name}.fights", "ui-fights", "switch", False, group=name),
                Field(f"{name}.life", "name-life", "number", rules.life.most, 1, rules.life.most, group=name),
                Field(f"{name}.card", "ui-card", "choice", "", options=list(cards), group=name),
            ]
        super().__init__(fields)
        self.read_desk()

    def read_desk(self) -> None:
        """Fill the fields from the position on the desk."""
        look = self.desk.table.state
        place = max(look.places, key=lambda place: len([n for n in look.places[place] if not look.players[n].stunned]))
        self.fields["place"].value = place
        self.fields["kromosaurus"].value = look.kromosaurus is not None and look.kromosaurus.place == place
        for name in self.desk.table.rules.characters:
            seat = look.players.get(name)
            fights = seat is not None and seat.place == place and not seat.stunned
            self.fields[f"{name}.fights"].value = fights
            self.fields[f"{name}.life"].value = seat.life if seat and fights else self.desk.table.rules.life.most
            held = seat.bonus if seat and fights else ()
            cards = [card for card in held if card in self.desk.table.rules.cards_played["combat"]]
            self.fields[f"{name}.card"].value = cards[0] if cards else ""
        self.read = self.desk.laid

    def state(self) -> dict[str, Any]:
        if self.read != self.desk.laid:
            self.read_desk()
        return super().state()

    def changed(self, field: str) -> None:
        chosen = self.values()
        characters = list(self.desk.table.rules.characters)
        place = chosen["place"]
        players: dict[str, Any] = {}
        for name in characters:
            if chosen[f"{name}.fights"]:
                card = chosen[f"{name}.card"]
                players[name] = {"place": place, "life": chosen[f"{name}.life"], "bonus": [card] if card else []}
        if len(players) == 1 and chosen["kromosaurus"]:
            onlooker = next(name for name in characters if name not in players)
            players[onlooker] = {"place": next(other for other in PLACES if other != place), "life": 0}
        scenario: dict[str, Any] = {"phase": "actions", "players": players}
        if chosen["kromosaurus"]:
            scenario["kromosaurus"] = {"place": place}
        self.desk.set(Table.scenario(scenario))
        self.read = self.desk.laid

    def field_of(self, path: str) -> str:
        return {"kromosaurus.place": "place"}.get(path, "")


class DuelForm(Form):
    """A player against the Kromosaurus, fight after fight."""

    title = "ui-duel-form"

    def __init__(self) -> None:
        rules = Ruleset.load()
        super().__init__(
            [
                Field("life", "ui-your-life", "number", rules.life.most, 1, rules.life.most),
                Field("beast", KROMOSAURUS, "number", rules.kromosaurus.life, 1, rules.kromosaurus.life),
                Field("dice", "ui-extra-dice", "number", 0, 0, 3),
                Field("plus", "ui-plus", "number", 0, 0, 9),
                Field(
                    "place",
                    "ui-place",
                    "choice",
                    "forest",
                    options=[(p, f"place-{p}") for p in rules.kromosaurus.destinations],
                ),
            ]
        )

    def question(self) -> Any:
        chosen = self.values()
        return odds.duel(
            chosen["life"], chosen["beast"], dice=chosen["dice"], plus=chosen["plus"], place=chosen["place"]
        )
