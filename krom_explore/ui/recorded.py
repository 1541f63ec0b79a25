"""What has been played, to be watched one event at a time: how lines become a record, and the desk it lies on."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput, Expected
from krom_explore.engine.ports import Illegal
from krom_explore.engine.table import GameTable

from . import bounds
from .desk import Desk
from .room import Room

FROM_SEED = "roll"
"""The line that leaves dice, or a draw, to the seed."""


def recorded(table: GameTable, lines: Sequence[str]) -> tuple[GameTable, int]:
    """A fork on which the lines of a tape have been played, and how many events had been told before them.

    A line that does not fit raises BadInput with its place among the lines and the reason; ``table`` stays as it is.
    """
    if isinstance(lines, str) or not isinstance(lines, Sequence):
        raise BadInput("lines", "list", found=checks.short(lines))
    if table.steps + len(lines) > bounds.STEPS:
        raise BadInput("lines", "long-game", most=bounds.STEPS)
    played = table.fork()
    for number, line in enumerate(lines):
        play(played, line, f"lines[{number}]")
    return played, len(table.log)


def play(table: GameTable, line: Any, path: str) -> None:
    """Play one line of a tape from outside."""
    if not isinstance(bounds.plain(path, line), str):
        raise BadInput(path, "tape-line")
    try:
        if line.strip() == FROM_SEED:
            table.roll()
        else:
            table.play_line(line.strip())
    except Expected as bad:
        raise bad.at(path) from None
    except BadInput as bad:
        raise BadInput(path, bad.code, words=bad.words, **bad.args_) from None
    except Illegal as refused:
        raise BadInput(path, "tape-refused", line=checks.short(line), why=str(refused)) from None


def as_far_as_it_goes(table: GameTable, lines: Sequence[str]) -> tuple[GameTable, bool]:
    """A fork on which the lines have been played up to the first that does not fit, and whether all of them did."""
    played = table.fork()
    for number, line in enumerate(lines):
        try:
            play(played, line, f"lines[{number}]")
        except BadInput:
            return played, False
    return played, True


def step_of(table: GameTable, events: int) -> int:
    """After how many answers, rolls and draws so many events had been told. The table is left anywhere."""

    def told(step: int) -> int:
        table.go_to(step)
        return len(table.log)

    return bisect_left(range(table.steps + 1), events, key=told)


class RecordDesk(Desk):
    """A game that has been played, seen when one of its events has just been told. Nobody is asked anything."""

    def __init__(self, room: Room, table: GameTable, first: int, me: str | None = None):
        self.first = first
        """Events that had been told when the walk begins: step 0."""
        self.at = first
        """Events that have been told at the moment in sight."""
        self.passing = False
        """Whether that moment is only passed on the way to the next one: what changes there is marked."""
        self._eyes = me
        super().__init__(room, table)

    @property
    def me(self) -> str | None:
        return self._eyes

    @property
    def step(self) -> int:
        return self.at - self.first

    @property
    def last(self) -> int:
        """The last step."""
        return len(self.table.log) - self.first

    def go(self, step: int, passing: bool = False) -> None:
        """To the moment after so many events of the walk."""
        self.look_back(self.first + checks.whole("step", step, 0, self.last))
        self.passing = passing

    def look_back(self, line: int) -> None:
        self.at = max(line, self.first)
        self.passing = False
        self._turn(self.at)

    def look_at_now(self) -> None:
        self.look_back(len(self.table.log))

    def _turn(self, back: int | None, playing: bool = False) -> None:
        super()._turn(self.at if back is None else back)
        self.told = self.at - 1

    @property
    def looks_back(self) -> bool:
        return False

    @property
    def rolls(self) -> int:
        return self.rest().rolls

    def rest(self) -> GameTable:
        """The live game at the first moment, at or after the one in sight, at which somebody is asked or rolls."""
        table = self.table.fork()
        table.go_to(step_of(table, self.at))
        return table

    def sentence(self) -> str:
        return self.say(self.seat.log[-1]) if self.step else self.room.word("ui-walk-start")

    def log_sentences(self) -> list[str]:
        return super().log_sentences()[: self.at]

    def run_bots(self) -> None:
        """Everything has been played."""

    def _step(self, act: Callable[[], Any], threw: bool) -> NoReturn:
        raise BadInput("do", "recorded")

    def _travel(self, step: Callable[[], None], possible: Callable[[], bool]) -> NoReturn:
        raise BadInput("do", "recorded")
