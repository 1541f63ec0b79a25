"""Which rules of a room can be tried, under the box in use."""

from __future__ import annotations

from typing import Any

from krom_explore.engine.table import GameTable
from krom_explore.games import reading
from krom_explore.games.face import Opening
from krom_explore.learn.example import Example, Tried, tried

from .room import Room

SEED = 1
"""What examples are set with, so that they are the same for everybody."""


def tryable(room: Room) -> frozenset[str]:
    """The rules that have an example which can be played. That all of the bundled box can, the tests have seen."""
    kept = room.rules.kept
    if "tryable" not in kept:
        some = reading.examples(room.game).tried
        ours = room.rules.hash == room.game.Ruleset.bundled().hash
        kept["tryable"] = frozenset(rule for rule in some if ours or example_of(room, rule))
    found: frozenset[str] = kept["tryable"]
    return found


def example_of(room: Room, rule: str, seed: int = SEED) -> Tried | None:
    """The example of a rule, played through once; None where the box in use has none."""
    some = reading.examples(room.game).tried.get(rule, ())
    return tried(rule, some, lambda example: laid(room, example, seed))


def laid(room: Room, example: Example, seed: int = SEED) -> GameTable:
    """The position of an example on a table, with what the box in use has."""
    rules = room.rules.with_changes(example.changes) if example.changes else room.rules
    if example.scenario:
        opening = Opening(scenario=example.scenario)
    else:
        opening = Opening(new={"players": example.new, **example.switches})
    table: Any = room.face.table_of(opening, rules, seed)
    return table  # type: ignore[no-any-return]
