"""What the table needs to know of a game."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import Any, Protocol, Self

from .ports import Answer, Awaited, Decision, Event, Pending, Ports, Reason


class Position(Protocol):
    """A game in progress. Between two turns it is complete and copyable."""

    winner: str | None

    def copy(self) -> Self: ...

    def plug(self, ports: Ports) -> None: ...


class Game(Protocol):
    """What the table needs to know of a game."""

    name: str

    def begin(self, rules: Any, start: Mapping[str, Any], ports: Ports) -> Any:
        """The position at the start. ``start`` is what ``Table.new`` or ``Table.scenario`` was told.

        Where a port stops it (``Stopped``), the position as it is then; a game that cannot tell lets it pass.
        """

    def play_turn(self, position: Any) -> None:
        """Play one turn to its end (or to victory) through the position's ports."""

    def tidy(self, position: Any, answer: Answer) -> Answer:
        """The answer as the options spell it, whatever its capitals and the order of what has none."""

    def why_not(self, position: Any, decision: Decision, answer: Answer) -> Reason:
        """Why ``answer``, which is not among the options, is refused."""

    def look(self, position: Any) -> Any:
        """A read-only picture of the position."""

    def key(self, position: Any) -> Hashable:
        """Equal for two positions from which play goes on alike."""

    def players(self, position: Any) -> tuple[str, ...]:
        """Who plays, in the order of the seats."""

    def view(self, position: Any, player: str) -> Any:
        """The same picture, in which what ``player`` may not know is missing."""

    def seen(self, position: Any, event: Event, player: str) -> Event:
        """The event without what ``player`` may not know of it."""

    def awaited(self, position: Any, pending: Pending, player: str) -> Awaited:
        """What the game waits for, without what ``player`` may not know of it."""

    def say(self, thing: Any, lang: str, position: Any) -> str:
        """The sentence for an Event, a Decision, a Reason, an answer or anything pending."""

    def pack_rules(self, rules: Any) -> dict[str, Any]:
        """What a record keeps of the rules."""

    def unpack_rules(self, packed: Any, given: Any | None) -> Any:
        """The rules a record was made under. Raises BadInput, with what differs, where they cannot be had."""

    def event_kinds(self) -> frozenset[str]:
        """The kinds of events that the rules can tell."""
