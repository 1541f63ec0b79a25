"""Tribù as the table knows it: the rules of this package put behind the kernel's interface."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any

from krom_explore.engine import positions
from krom_explore.engine.ports import Answer, Awaited, Decision, Event, Pending, Ports, Reason
from krom_explore.engine.table import GameTable

from . import answers, look, scenario, words
from .catalogue import WORDS
from .look import StateLook
from .rules import setup, turn
from .ruleset import Ruleset
from .state import State


class Tribu:
    """The game of Tribù."""

    name = "tribu"

    def begin(self, rules: Ruleset, start: Mapping[str, Any], ports: Ports) -> State:
        positions.check_start(start)
        if "scenario" in start:
            return scenario.begin(rules, start["scenario"], ports)
        return setup.new_game(rules, start["players"], ports)

    def play_turn(self, position: State) -> None:
        turn.play_turn(position)

    def tidy(self, position: State, answer: Answer) -> Answer:
        return answers.tidy(answer, position.rules, [*position.players])

    def why_not(self, position: State, decision: Decision, answer: Answer) -> Reason:
        return turn.explain(position, decision, answer)

    def look(self, position: State) -> StateLook:
        return look.whole_table(position)

    def key(self, position: State) -> Hashable:
        return position.key()

    def players(self, position: State) -> tuple[str, ...]:
        return tuple(position.players)

    def view(self, position: State, player: str) -> StateLook:
        return look.view(position, player)

    def awaited(self, position: State, pending: Pending, player: str) -> Awaited:
        return look.awaited(pending, player)

    def seen(self, position: State, event: Event, player: str) -> Event:
        return look.event_seen(event, player)

    def say(self, thing: Any, lang: str, position: State) -> str:
        return words.say(thing, lang, position.rules)

    def pack_rules(self, rules: Ruleset) -> dict[str, Any]:
        return rules.packed

    def unpack_rules(self, packed: Any, given: Ruleset | None) -> Ruleset:
        return Ruleset.unpack(packed, given)

    def event_kinds(self) -> frozenset[str]:
        return WORDS.keys("event-")


class Table(GameTable):
    """A game of Tribù on the table."""

    game = Tribu()

    @classmethod
    def new(cls, players: list[str], *, seed: int | str = 0, rules: Ruleset | None = None) -> Table:
        """A new game of so many players, named as they like, set up from the seed."""
        return cls(Ruleset.given(rules), {"players": players, "seed": seed})

    @classmethod
    def scenario(cls, data: Any, *, rules: Ruleset | None = None, seed: int | str = 0) -> Table:
        """A position that somebody sets up, as a mapping or as TOML or JSON text."""
        return cls(Ruleset.given(rules), {"scenario": positions.read(data), "seed": seed})
