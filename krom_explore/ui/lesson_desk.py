"""The desk of a lesson: chance is rehearsed, others have a script, and it is over when the step is solved or failed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Answer, Draw, Pending, Roll
from krom_explore.engine.seat import Seat
from krom_explore.engine.table import GameTable
from krom_explore.lab import PERSON
from krom_explore.learn import lesson, solver
from krom_explore.learn.lesson import OPEN, SOLVED, Course, Standing, Step
from krom_explore.learn.predicates import Scene

from .desk import Desk
from .room import Room
from .seats import Seats


class Closed(Seat):
    """A seat to which nothing more is put."""

    @property
    def asked(self) -> None:
        return None


class LessonDesk(Desk):
    """A try at a step."""

    def __init__(self, room: Room, step: Step, table: GameTable | None = None, plays_back: bool = False):
        self.step = step
        self.hints = 0
        """Hints that were asked for."""
        self._stood: tuple[list[str], Course, Standing] | None = None
        """How the try stood when it was last looked at, and with which tape."""
        self._led: tuple[list[str], Answer | None] | None = None
        """The answer that was last found to lead on, and with which tape."""
        self._lost: tuple[list[str], bool] | None = None
        """Whether the goal was out of reach when that was last asked, and with which tape."""
        begun = table or step.begin.fork()
        self.given = len(lesson.course(step, begun).answers)
        """Answers that were given since the step was begun, those that were taken back among them."""
        seats = Seats.of(begun.players, {step.me: PERSON}) if step.me else None
        super().__init__(room, begun, seats, self._rehearsed, plays_back)

    # --- how it stands

    def _stands(self) -> tuple[Course, Standing]:
        tape = self.table.tape
        if self._stood is None or self._stood[0] != tape:
            came = lesson.course(self.step, self.table)
            scene = Scene(self.step.begin, self.table, came.answers)
            self._stood = (tape, came, lesson.standing(self.step, scene))
        return self._stood[1:]

    @property
    def course(self) -> Course:
        return self._stands()[0]

    @property
    def standing(self) -> Standing:
        return self._stands()[1]

    @property
    def closed(self) -> bool:
        return self.standing.kind != OPEN

    @property
    def shown(self) -> Standing:
        """How it stands, as far as it has been shown: what is still played back is not known yet."""
        return Standing(OPEN) if self.playing else self.standing

    @property
    def stars(self) -> int:
        """What the try has earned."""
        return lesson.stars(self.step, self.given, self.hints) if self.standing.kind == SOLVED else 0

    @property
    def moves_left(self) -> int:
        return max(0, self.step.moves - len(self.course.answers))

    @property
    def waits(self) -> str:
        """What is still to come when the last answer has been given: dice, a card, or what the others do."""
        pending = self.table.pending
        return "dice" if isinstance(pending, Roll) else "card" if isinstance(pending, Draw) else "others"

    # --- chance and the others

    @property
    def free(self) -> bool:
        return False

    @property
    def thinkers(self) -> Seats:
        return Seats()

    def _rehearsed(self, pending: Pending) -> Any:
        """What falls; nothing where no chance is pending, as the table will say."""
        return lesson.fallen(self.course.left, pending)[0] if isinstance(pending, (Roll, Draw)) else None

    def others_answer(self) -> Answer:
        return lesson.others_answer(self.step, self.table)

    def _stop(self) -> bool:
        return self.closed or super()._stop()

    # --- playing

    def choose(self, answer: str) -> None:
        mine = self.step.asks(self.table.pending)
        super().choose(answer)
        self.given += mine

    def _step(self, act: Callable[[], Any], threw: bool) -> None:
        if self.closed:
            raise BadInput("do", "lesson-over")
        super()._step(act, threw)

    def _turn(self, back: int | None, playing: bool = False) -> None:
        super()._turn(back, playing)
        if self.closed:
            self.present = Closed(self.table, self.me)
            self.seat = self.seat if self.seat.past else self.present

    def take_back(self) -> None:
        """To the moment before what went wrong: the last one from which the goal could be reached."""
        if not self.table.can_undo:
            raise BadInput("do", "lesson-back")
        moment = solver.way_back(self.step, self.table)
        self._travel(lambda: self.table.go_to(moment), lambda: False)

    def again(self) -> None:
        """From the beginning, as if nothing had been tried."""
        self.given = self.hints = 0
        self.set(self.step.begin.fork())

    def hint(self) -> None:
        if self.closed or self.hints >= len(self.step.written.hints):
            raise BadInput("do", "lesson-hint")
        self.hints += 1

    @property
    def lost(self) -> bool:
        """Whether the learner is asked and cannot reach the goal any more."""
        tape = self.table.tape
        if self._lost is None or self._lost[0] != tape:
            asked = self.given > 0 and not self.closed and self.step.asks(self.table.pending)
            self._lost = (tape, asked and solver.lost(self.step, self.table))
        return self._lost[1]

    def leading_on(self) -> Answer | None:
        """An answer that leads to the goal from here; None where none does, or another is asked."""
        tape = self.table.tape
        if self._led is None or self._led[0] != tape:
            asked = self.step.asks(self.table.pending)
            self._led = (tape, solver.next_answer(self.step, self.table) if asked else None)
        return self._led[1]
