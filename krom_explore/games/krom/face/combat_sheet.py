"""A sheet for a combat: who fights where, with how much life and which card."""

from __future__ import annotations

from typing import Any

from krom_explore.games.face import Setter
from krom_explore.games.sheet import Field, Key
from krom_explore.odds.spread import Named

from ..box import PLACES
from ..ruleset import Ruleset


def fields(rules: Ruleset) -> list[Field]:
    combat_cards = sorted(rules.cards_played["combat"])
    cards: list[tuple[str, str | Named]] = [
        ("", Key("ui-no-card")),
        *((card, Named(card, rules.name)) for card in combat_cards),
    ]
    found = [
        Field("place", Key("ui-place"), "choice", PLACES[0], options=[(p, Key(f"place-{p}")) for p in PLACES]),
        Field("kromosaurus", Key("page-kromosaurus"), "switch", False),
    ]
    for name in rules.characters:
        most = rules.life.most
        found += [
            Field(f"{name}.fights", Key("ui-fights"), "switch", False, group=name),
            Field(f"{name}.life", Key("name-life"), "number", most, 1, most, group=name),
            Field(f"{name}.card", Key("ui-card"), "choice", "", options=list(cards), group=name),
        ]
    return found


def read(table: Any) -> dict[str, Any]:
    """What the position fills in: the combat is where most are who can fight."""
    state, rules = table.state, table.rules

    def fighters(place: str) -> list[str]:
        return [name for name in state.places[place] if not state.players[name].stunned]

    place = max(state.places, key=lambda place: len(fighters(place)))
    beast = state.kromosaurus
    values: dict[str, Any] = {"place": place, "kromosaurus": beast is not None and beast.place == place}
    for name in rules.characters:
        fights = name in fighters(place)
        player = state.players[name] if fights else None
        held = [card for card in player.bonus if card in rules.cards_played["combat"]] if player else []
        values |= {
            f"{name}.fights": fights,
            f"{name}.life": player.life if player else rules.life.most,
            f"{name}.card": held[0] if held else "",
        }
    return values


def make(values: dict[str, Any], rules: Ruleset) -> dict[str, Any]:
    place = values["place"]
    players: dict[str, Any] = {}
    for name in rules.characters:
        if values[f"{name}.fights"]:
            card = values[f"{name}.card"]
            players[name] = {"place": place, "life": values[f"{name}.life"], "bonus": [card] if card else []}
    if len(players) == 1 and values["kromosaurus"]:
        onlooker = next(name for name in rules.characters if name not in players)
        players[onlooker] = {"place": next(other for other in PLACES if other != place), "life": 0}
    beast = {"kromosaurus": {"place": place}} if values["kromosaurus"] else {}
    return {"phase": "actions", "players": players, **beast}


COMBAT = Setter(
    "ui-combat-form", fields, read, make, lambda path, entries: {"kromosaurus.place": "place"}.get(path, "")
)
