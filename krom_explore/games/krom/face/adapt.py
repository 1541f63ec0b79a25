"""The positions of the chapters are written for the bundled box. With another one, the nearest that it has is set."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from contextlib import suppress
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.games.face import Opening

from ..game import Table
from ..rules.setup import POINTS
from ..ruleset import Ruleset

SEED = 1
"""What positions are set with where nobody asks for another seed: in notebooks and tests."""


def table_of(position: Opening, rules: Ruleset, seed: int = SEED) -> Table:
    """The position on a table, with characters and cards of this box."""
    if position.new is not None:
        switches = {name: value for name, value in position.new.items() if name != "players"}
        names = called(position.new["players"], rules)
        if POINTS in switches:
            switches[POINTS] = min(switches[POINTS], rules.goal(len(names), longer=False))
        return Table.new(names, seed=seed, rules=rules, **switches)
    assert position.scenario is not None
    with suppress(BadInput):
        return Table.scenario(position.scenario, rules=rules, seed=seed)
    with suppress(BadInput):
        return Table.scenario(adapted(position.scenario, rules), rules=rules, seed=seed)
    return Table.new(list(rules.characters)[: rules.players.least], seed=seed, rules=rules)


def called(names: list[str], rules: Ruleset) -> list[str]:
    """The same number of characters (or as many as may play), those that the box has under their own names."""
    wanted = names[: rules.players.most]
    spare = [name for name in rules.characters if name not in wanted]
    found = [name if name in rules.characters else spare.pop(0) for name in wanted]
    return found + spare[: max(0, rules.players.least - len(found))]


def adapted(scenario: Mapping[str, Any], rules: Ruleset) -> dict[str, Any]:
    """The scenario with the characters, the cards and the numbers of this box."""
    left = {deck: Counter(rules.deck(deck)) for deck in ("hunt", "gathering", "evolution", "bonus")}

    def cards(deck: str, some: list[str]) -> list[str]:
        return [card for one in some if (card := substitute(one, deck, left[deck], rules))]

    names = dict(zip(scenario["players"], called(list(scenario["players"]), rules), strict=False))
    players = {}
    for name, own in names.items():
        seat = dict(scenario["players"][name])
        if "life" in seat:
            seat["life"] = min(seat["life"], rules.life.most)
        for field, deck in (("bonus", "bonus"), ("evolutions", "evolution")):
            if field in seat:
                seat[field] = cards(deck, seat[field])
        players[own] = seat
    found: dict[str, Any] = {**scenario, "players": players}
    for field, deck, most in (("prey", "hunt", rules.setup.prey), ("evolutions", "evolution", rules.setup.evolutions)):
        if field in found:
            found[field] = cards(deck, found[field][:most])
    if "discards" in found:
        found["discards"] = {deck: cards(deck, some) for deck, some in found["discards"].items()}
    if isinstance(found.get("kromosaurus"), Mapping) and "life" in found["kromosaurus"]:
        life = min(found["kromosaurus"]["life"], rules.kromosaurus.life)
        found["kromosaurus"] = {**found["kromosaurus"], "life": life}
    return found


def substitute(card: str, deck: str, left: Counter[str], rules: Ruleset) -> str | None:
    """The card itself where the box has it, else one that does the same, else none."""
    own = getattr(rules, deck)
    wanted = getattr(getattr(Ruleset.load(), deck).get(card), "effect", None)
    alike = [other for other in own if left[other] and getattr(own[other], "effect", None) == wanted]
    found = card if left[card] else next(iter(alike), None)
    if found:
        left[found] -= 1
    return found
