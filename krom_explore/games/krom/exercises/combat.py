"""Exercises on combat: how often dice are equal, whom weight helps where, who loses life."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from krom_explore.engine.ports import Event
from krom_explore.games.krom import odds
from krom_explore.games.krom.game import Table
from krom_explore.games.krom.odds import Combat, Fighter
from krom_explore.games.krom.odds.words import in_place
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, several
from krom_explore.odds.dice import SIDES

DICE = {"Kolos": 5, "Alma": 5, "Karok": 2, "Valkyr": 4}
"""What four who meet in the Savannah have rolled."""


def pair(rules: Ruleset, place: str = "forest") -> Combat:
    """Alma against Kolos."""
    return odds.combat([Fighter("Alma"), Fighter("Kolos")], place, rules)


def brawl(rules: Ruleset) -> list[Event]:
    """What happens when the four have rolled their dice."""
    players = {name: {"place": "savannah"} for name in DICE}
    table = Table.scenario({"phase": "actions", "players": players}, rules=rules)
    return table.roll(list(DICE.values()))


def hurt(rules: Ruleset) -> list[str]:
    return [event.args["player"] for event in brawl(rules) if event.kind == "hurt"]


def order(rules: Ruleset) -> list[str]:
    return next(list(event.args["order"]) for event in brawl(rules) if event.kind == "combat")


def thrown(rules: Ruleset) -> dict[str, Any]:
    return {"dice": [f"{name} {face}" for name, face in DICE.items()], "where": in_place("savannah")}


EXERCISES = {
    "combat.1": Exercise(
        chance(),
        answer=lambda rules: pair(rules).tie,
        misreadings={
            "one-double-only": lambda rules: Fraction(1, pair(rules).ways),
            "a-chance-for-each-die": lambda rules: Fraction(2, SIDES),
        },
        facts=lambda rules: {"sides": SIDES, "ways": pair(rules).ways},
    ),
    "combat.2": Exercise(
        chance(),
        answer=lambda rules: pair(rules).win["Alma"],
        misreadings={
            "heavier-everywhere": lambda rules: (1 - pair(rules).tie) / 2,
            "ties-are-shared": lambda rules: Fraction(1, 2),
            "weight-before-dice": lambda rules: Fraction(1),
        },
        facts=lambda rules: {
            "where": in_place("forest"),
            "lighter": min(("Alma", "Kolos"), key=lambda name: rules.characters[name].weight),
            "tie": pair(rules).tie,
            "clear": (1 - pair(rules).tie) / 2,
            "helped": pair(rules).win.likeliest,
        },
    ),
    "combat.3": Exercise(
        several(*DICE),
        answer=hurt,
        misreadings={
            "a-lost-tie-hurts": lambda rules: order(rules)[1:],
            "only-the-last-is-hurt": lambda rules: order(rules)[-1:],
        },
        facts=thrown,
    ),
}
