"""Exercises on movement: where one may go, how often one is alone, who can meet at all."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from krom_explore.games.krom import odds
from krom_explore.games.krom.answers import parse
from krom_explore.games.krom.box import PLACES
from krom_explore.games.krom.game import Table
from krom_explore.games.krom.odds.words import place_name
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, several

APART = {"Alma": "forest", "Kolos": "savannah"}
"""Two who stand in different places before they choose."""


def waking(rules: Ruleset) -> Table:
    """Karok lay stunned in the Forest, and a new turn begins."""
    players = {"Karok": {"place": "forest", "life": 0}, "Alma": {"place": "cave"}}
    return Table.scenario({"turn": 4, "players": players}, rules=rules)


def destinations(table: Table) -> list[str]:
    """Where the one who is asked may go."""
    return [parse(option, table.rules).place for option in table.options]


def first_turn(rules: Ruleset) -> odds.Meeting:
    """Three players leave the Cave, each for any place that is open."""
    there = dict.fromkeys(destinations(Table.new(["Alma", "Kolos", "Karok"], rules=rules)), 1)
    return odds.meeting({"Alma": there, "Kolos": there, "Karok": there}, rules=rules)


def apart(rules: Ruleset) -> odds.Meeting:
    """Two who stand apart go, each for any place that is open."""
    table = Table.scenario({"players": {name: {"place": place} for name, place in APART.items()}}, rules=rules)
    mixes = {}
    for name in APART:
        mixes[name] = dict.fromkeys(destinations(table), 1)
        table.choose(table.options[0])
    return odds.meeting(mixes, rules=rules)


def anywhere(rules: Ruleset, *names: str) -> odds.Meeting:
    """The same as if everybody could go to every place, even to the one where they are."""
    return odds.meeting({name: dict.fromkeys(PLACES, 1) for name in names}, rules=rules)


def first_facts(rules: Ruleset) -> Mapping[str, Any]:
    return {"open": sum(chance > 0 for chance in first_turn(rules).mixes["Alma"].values()), "others": 2}


def apart_facts(rules: Ruleset) -> Mapping[str, Any]:
    met = apart(rules)
    shared = [place for place in PLACES if all(mix[place] for mix in met.mixes.values())]
    ways = sum(chance > 0 for chance in met.mixes["Alma"].values()) ** 2
    return {"shared": [place_name(place) for place in shared], "count": len(shared), "ways": ways}


EXERCISES = {
    "movement.1": Exercise(
        several(*PLACES),
        answer=lambda rules: destinations(waking(rules)),
        misreadings={
            "stunned-stay": lambda rules: [waking(rules).state.players["Karok"].place],
            "stunned-go-home": lambda rules: [rules.setup.place],
            "may-stay": lambda rules: list(PLACES),
        },
    ),
    "movement.2": Exercise(
        chance(),
        answer=lambda rules: first_turn(rules).alone["Alma"],
        misreadings={
            "cave-is-open": lambda rules: anywhere(rules, "Alma", "Kolos", "Karok").alone["Alma"],
            "one-other-only": lambda rules: 1 - Fraction(1, first_facts(rules)["open"]),
            "meetings-counted-twice": lambda rules: (
                1 - Fraction(first_facts(rules)["others"], first_facts(rules)["open"])
            ),
        },
        facts=first_facts,
    ),
    "movement.3": Exercise(
        chance(),
        answer=lambda rules: apart(rules).fights["Alma"],
        misreadings={
            "meet-everywhere": lambda rules: Fraction(1, len(destinations(waking(rules)))),
            "stay-where-they-are": lambda rules: anywhere(rules, *APART).fights["Alma"],
            "one-place-only": lambda rules: Fraction(1, apart_facts(rules)["ways"]),
        },
        facts=apart_facts,
    ),
}
