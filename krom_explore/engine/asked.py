"""What was asked on the way: questions that have been answered and dice that have been rolled, each at its moment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, Protocol

from .game import Game
from .ports import NOTHING, SIDES, Answer, Decision, Dice, Roll
from .tape import Entry, TapePorts, Waiting


class Asked(NamedTuple):
    step: int
    """How many answers, rolls and draws had been given."""
    told: int
    """How many events had been told."""
    what: Decision | Roll

    def of(self, player: str) -> bool:
        """Whether it was for this player to answer, or to roll with others."""
        return player == self.what.player if isinstance(self.what, Decision) else player in self.what.who


class TurnStart(Protocol):
    """The position at the start of a turn, and where tape and log stood then."""

    position: Any
    tape: int
    log: int


class NotingPorts(TapePorts):
    """Ports that answer from a tape and keep everything that was asked of somebody."""

    __slots__ = ("asked",)

    def __init__(self, tape: Sequence[Entry], at: int, end: int):
        super().__init__(tape, at, end)
        self.asked: list[Asked] = []

    def ask(self, decision: Decision) -> Answer:
        if self.at < self.end:
            self.asked.append(Asked(self.at, len(self.events), decision))
        return super().ask(decision)

    def roll(
        self,
        who: tuple[str, ...],
        dice: tuple[int, ...],
        purpose: str,
        sides: int = SIDES,
        about: Mapping[str, Any] = NOTHING,
    ) -> Dice:
        if self.at < self.end:
            self.asked.append(Asked(self.at, len(self.events), Roll(who, dice, purpose, sides, about)))
        return super().roll(who, dice, purpose, sides, about)


def asked_along(game: Game, turns: Sequence[TurnStart], tape: Sequence[Entry], since: int) -> list[Asked]:
    """What a tape answers from the step ``since`` on. What turns began with is known."""
    later = [turn for n, turn in enumerate(turns) if n + 1 == len(turns) or turns[n + 1].tape > since]
    return [one for turn in later for one in asked_in_turn(game, turn, tape) if one.step >= since]


def asked_in_turn(game: Game, start: TurnStart, tape: Sequence[Entry]) -> list[Asked]:
    position, ports = start.position.copy(), NotingPorts(tape, start.tape, len(tape))
    position.plug(ports)
    with suppress(Waiting):
        game.play_turn(position)
    return [Asked(step, start.log + told, what) for step, told, what in ports.asked]
