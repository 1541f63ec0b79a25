"""Exercises on the Cave: what a visit costs, what a rest is worth, how long saving takes."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

from krom_explore.engine.ports import Decision
from krom_explore.games.krom.game import Table
from krom_explore.games.krom.odds.worth import price_list
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, number

PURSE, LIFE = 7, 3
"""The Krom and the life with which Alma comes to the Cave."""
BONES = 3
"""How many Bones somebody without Krom saves for."""


def shopping(rules: Ruleset) -> Table:
    """Alma has bought one Wood, and life until she has the most."""
    players = {"Alma": {"place": "cave", "krom": PURSE, "life": LIFE}, "Karok": {"place": "forest", "life": 0}}
    table = Table.scenario({"phase": "actions", "players": players}, rules=rules)
    table.choose("buy wood")
    while "buy life" in table.options:
        table.choose("buy life")
    return table


def left(rules: Ruleset) -> int:
    return int(shopping(rules).state.players["Alma"].krom)


def left_after_wood(rules: Ruleset) -> int:
    return PURSE - rules.cave.prices["wood"]


def missing(rules: Ruleset) -> int:
    """The life that Alma lacks when she comes."""
    return rules.life.most - LIFE


def rest_worth(rules: Ruleset, room: int) -> Fraction:
    """A rest by the Cave's own prices, for somebody with room for so much life."""
    worth, rest = price_list(rules), rules.cave.rest
    return worth["krom"] * rest["krom"] + worth["life"] * min(room, rest["life"])


def saving(rules: Ruleset) -> int:
    """How many turns Kolos needs, played on a table: a rest at each visit, and the last one to buy."""
    players = {"Kolos": {"place": "cave", "krom": 0}, "Karok": {"place": "forest", "life": 0}}
    table = Table.scenario({"phase": "actions", "players": players}, rules=rules)
    for _ in range(rests(rules)):
        table.choose("rest")
        move(table, "go forest", "go savannah")
        move(table, "go cave", "go mountain")
    for _ in range(BONES):
        table.choose("buy bone")
    return int(table.state.turn)


def move(table: Table, *answers: str) -> None:
    """Let everybody end this turn, and then choose these places."""
    while not (isinstance(table.pending, Decision) and table.pending.question == "movement"):
        if isinstance(table.pending, Decision):
            table.choose("done" if "done" in table.options else table.options[0])
        else:
            table.roll()
    for answer in answers:
        table.choose(answer)


def rests(rules: Ruleset) -> int:
    """How many rests bring the Krom for all of it."""
    return -(-BONES * rules.cave.prices["bone"] // rules.cave.rest["krom"])


def visit_facts(rules: Ruleset) -> Mapping[str, Any]:
    blocks = -(-missing(rules) // rules.cave.life_block)
    return {
        "krom": PURSE, "life": LIFE, "most": rules.life.most, "missing": missing(rules), "block": rules.cave.life_block,
        "blocks": blocks, "wood": rules.cave.prices["wood"],
    }  # fmt: skip


def saving_facts(rules: Ruleset) -> Mapping[str, Any]:
    total = BONES * rules.cave.prices["bone"]
    return {"bones": BONES, "total": total, "rests": rests(rules), "visits": rests(rules) + 1}


EXERCISES = {
    "cave.1": Exercise(
        number(),
        answer=left,
        misreadings={
            "a-krom-for-each-life": lambda rules: left_after_wood(rules) - missing(rules),
            "life-by-the-point": lambda rules: left_after_wood(rules) - missing(rules) // rules.cave.life_block,
            "rest-heals-free": lambda rules: left_after_wood(rules) + rules.cave.rest["krom"],
        },
        facts=visit_facts,
    ),
    "cave.2": Exercise(
        number(),
        answer=lambda rules: rest_worth(rules, rules.cave.rest["life"]) - rest_worth(rules, 0),
        misreadings={
            "life-like-krom": lambda rules: rules.cave.rest["life"],
            "life-in-whole-blocks": lambda rules: rules.cave.prices["life"],
            "full-life-loses-all": lambda rules: rest_worth(rules, rules.cave.rest["life"]),
        },
        facts=lambda rules: {**rules.cave.rest, "most": rules.life.most, "block": rules.cave.life_block},
    ),
    "cave.3": Exercise(
        number(),
        answer=saving,
        misreadings={
            "rest-and-buy": lambda rules: 2 * rests(rules) - 1,
            "stays-in-the-cave": lambda rules: rests(rules) + 1,
            "rest-and-buy-and-stay": rests,
        },
        facts=saving_facts,
    ),
}
