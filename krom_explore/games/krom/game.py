"""Krom as the table knows it: the rules of this package put behind the kernel's interface."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from krom_explore.engine import positions
from krom_explore.engine.ports import Answer, Awaited, Decision, Event, Pending, Ports, Reason
from krom_explore.engine.table import GameTable

from . import answers, look, scenario, words
from .catalogue import WORDS
from .look import StateLook
from .rules import actions, setup, turn
from .ruleset import Ruleset
from .state import State


class Krom:
    """The game of Krom."""

    name = "krom"

    def begin(self, rules: Ruleset, start: Mapping[str, Any], ports: Ports) -> State:
        positions.check_start(start, (setup.POINTS, *setup.SWITCHES))
        if "scenario" in start:
            return scenario.begin(rules, start["scenario"], ports)
        return setup.new_game(rules, start["players"], dict(start), ports)

    def play_turn(self, position: State) -> None:
        turn.play_turn(position)

    def tidy(self, position: State, answer: Answer) -> Answer:
        return answers.tidy(answer, position.rules)

    def why_not(self, position: State, decision: Decision, answer: Answer) -> Reason:
        return actions.explain(position, decision, answer)

    def look(self, position: State) -> StateLook:
        return look.whole_table(position)

    def key(self, position: State) -> Hashable:
        return position.key()

    def players(self, position: State) -> tuple[str, ...]:
        return tuple(position.players)

    def view(self, position: State, player: str) -> StateLook:
        return look.view(position, player)

    def awaited(self, position: State, pending: Pending, player: str) -> Awaited:
        return look.awaited(position, pending, player)

    def seen(self, position: State, event: Event, player: str) -> Event:
        return look.event_seen(position, event, player)

    def say(self, thing: Any, lang: str, position: State) -> str:
        return words.say(thing, lang, position.rules)

    def pack_rules(self, rules: Ruleset) -> dict[str, Any]:
        return rules.packed

    def unpack_rules(self, packed: Any, given: Ruleset | None) -> Ruleset:
        return Ruleset.unpack(packed, given)

    def event_kinds(self) -> frozenset[str]:
        return WORDS.keys("event-")


class Table(GameTable):
    """A game of Krom on the table."""

    game = Krom()

    @classmethod
    def new(
        cls,
        players: list[str],
        *,
        seed: int | str = 0,
        rules: Ruleset | None = None,
        kromosaurus: bool = False,
        glacial: bool = False,
        longer: bool = False,
        points: int | None = None,
    ) -> Table:
        """A new game, set up from the seed; a short one where fewer points than usual are to win."""
        start = {"players": players, "seed": seed, "kromosaurus": kromosaurus, "glacial": glacial, "longer": longer}
        return cls(Ruleset.given(rules), start if points is None else {**start, setup.POINTS: points})

    @classmethod
    def scenario(cls, data: Any, *, rules: Ruleset | None = None, seed: int | str = 0) -> Table:
        """A position that somebody sets up, as a mapping or as TOML or JSON text."""
        return cls(Ruleset.given(rules), {"scenario": positions.read(data), "seed": seed})
