"""Exercises on the glacial map: the warmth, the last life, and what comes before the cold."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from krom_explore.games.krom import odds
from krom_explore.games.krom.game import Table
from krom_explore.games.krom.odds import Fighter
from krom_explore.games.krom.odds.words import in_place
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, number

TIRED = 3
"""The life of one who comes to the Cave."""
TURNS = 10
"""So long somebody stays outside."""
WEAK = 2
"""The life of one who fights in the cold."""


def rested(rules: Ruleset) -> int:
    """Life after a rest in the Cave."""
    players = {"Karok": {"place": "cave", "life": TIRED}, "Alma": {"place": "forest", "life": 0}}
    table = Table.scenario({"phase": "actions", "glacial": True, "players": players}, rules=rules)
    table.choose("rest")
    return int(table.state.players["Karok"].life)


def rest_alone(rules: Ruleset, weather: int = 0) -> int:
    """Life after a rest, with something else than the warmth."""
    return min(rules.life.most, TIRED + weather + rules.cave.rest.get("life", 0))


def outside(rules: Ruleset) -> int:
    """Life after so many turns of which none was spent in the Cave, and nobody was met."""
    life = rules.life.most
    for _ in range(TURNS):
        players = {"Alma": {"place": "forest", "life": life}, "Karok": {"place": "cave", "life": 0}}
        table = Table.scenario({"phase": "actions", "glacial": True, "players": players}, rules=rules)
        life = table.state.players["Alma"].life
    return life


def waking_up(rules: Ruleset) -> int:
    """The same if the cold could stun, and the stunned woke up as they do after a combat."""
    life = rules.life.most
    for _ in range(TURNS):
        life = max(0, (life or rules.life.most) - rules.glacial.cold)
    return life


def stunned(rules: Ruleset, life: int) -> Fraction:
    return odds.combat(pair(life), "savannah", rules).stunned["Alma"]


def pair(life: int) -> list[Fighter]:
    return [Fighter("Alma", life), Fighter("Kolos")]


def in_the_cave(rules: Ruleset) -> dict[str, Any]:
    return {"life": TIRED, "warmth": rules.glacial.warmth, "rest": rules.cave.rest.get("life", 0)}


EXERCISES = {
    "glacial.1": Exercise(
        number(),
        answer=rested,
        misreadings={
            "no-warmth": rest_alone,
            "cold-in-the-cave": lambda rules: rest_alone(rules, -rules.glacial.cold),
        },
        facts=in_the_cave,
    ),
    "glacial.2": Exercise(
        number(),
        answer=outside,
        misreadings={
            "cold-takes-the-last-life": lambda rules: max(0, rules.life.most - TURNS * rules.glacial.cold),
            "cold-stuns": waking_up,
        },
        facts=lambda rules: {"turns": TURNS, "life": rules.life.most, "cold": rules.glacial.cold},
    ),
    "glacial.3": Exercise(
        chance(),
        answer=lambda rules: stunned(rules, WEAK),
        misreadings={
            "cold-before-combat": lambda rules: stunned(rules, max(1, WEAK - rules.glacial.cold)),
            "losing-is-enough": lambda rules: 1 - odds.combat(pair(WEAK), "savannah", rules).win["Alma"],
        },
        facts=lambda rules: {"life": WEAK, "where": in_place("savannah")},
    ),
}
