"""Exercises on an edge case: who robs whom, where a tie with the Kromosaurus decides it."""

from __future__ import annotations

from itertools import product
from typing import Any

from krom_explore.games.krom import odds
from krom_explore.games.krom.box import KROMOSAURUS
from krom_explore.games.krom.game import Table
from krom_explore.games.krom.odds import Combat, Fighter
from krom_explore.games.krom.odds.words import in_place
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance, number
from krom_explore.odds.dice import SIDES

WINNER, VICTIM = "Kolos", "Karok"
LIFE, KROM, BEAST = 3, 7, 4
"""What the victim has, and how much life the Kromosaurus."""


def meet(rules: Ruleset, place: str) -> Combat:
    return odds.combat([Fighter(WINNER), Fighter(VICTIM, LIFE), Fighter(KROMOSAURUS, BEAST)], place, rules)


def ruled(rules: Ruleset, option: str) -> Ruleset:
    return rules.with_rulings(kromosaurus_tie=option)


def seen(rules: Ruleset, fact: str) -> list[Any]:
    """A fact of the combat in the Forest for every roll of the three dice, in one order."""
    players = {WINNER: {"place": "forest"}, VICTIM: {"place": "forest", "life": LIFE, "krom": KROM}}
    scenario = {"phase": "actions", "players": players, "kromosaurus": {"place": "forest", "life": BEAST}}
    table, found = Table.scenario(scenario, rules=rules), []
    for dice in product(range(1, SIDES + 1), repeat=len(table.pending.who)):  # type: ignore[union-attr]
        table.roll(list(dice))
        combat = next(event for event in table.log if event.kind == "combat")
        asked = getattr(table.pending, "question", "")
        found.append(combat.args["order"][0] if fact == "winner" else asked == "rob")
        table.undo()
    return found


def differ(rules: Ruleset, fact: str) -> int:
    """For how many rolls the fact depends on whether weight decides a tie or the Kromosaurus wins it."""
    by_weight, it_wins = (seen(ruled(rules, option), fact) for option in ("by_weight", "wins"))
    return sum(one != other for one, other in zip(by_weight, it_wins, strict=True))


def facts(rules: Ruleset) -> dict[str, Any]:
    return {"one": WINNER, "other": VICTIM, "life": LIFE, "krom": KROM, "rolls": SIDES**3}


EXERCISES = {
    "edge_case.1": Exercise(
        chance(),
        answer=lambda rules: meet(rules, "savannah").stuns[WINNER, VICTIM],
        misreadings={
            "a-tie-is-a-tie-anywhere": lambda rules: meet(rules, "forest").stuns[WINNER, VICTIM],
            "whoever-stuns-lets-rob": lambda rules: meet(rules, "savannah").stunned[VICTIM],
            "winning-is-enough": lambda rules: meet(rules, "savannah").win[WINNER],
        },
        facts=lambda rules: facts(rules) | {"where": in_place("savannah"), "instead": in_place("forest")},
    ),
    "edge_case.2": Exercise(
        number(),
        answer=lambda rules: differ(rules, "robbed"),
        misreadings={
            "every-new-winner-counts": lambda rules: differ(rules, "winner"),
            "every-robbery-counts": lambda rules: sum(seen(ruled(rules, "by_weight"), "robbed")),
        },
        facts=lambda rules: facts(rules) | {"where": in_place("forest")},
    ),
}
