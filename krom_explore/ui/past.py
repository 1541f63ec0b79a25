"""Moments that are past: what a table waited for when a line of its log had just been told."""

from __future__ import annotations

from typing import Any

from krom_explore.engine.seat import Seat
from krom_explore.engine.table import GameTable

from .desk import Desk
from .recorded import step_of


def moment(table: GameTable, told: int) -> GameTable | None:
    """The table when just so many events had been told, if somebody was asked or rolled then; else it is not known."""
    then = table.fork()
    step = step_of(then, told)
    if step > table.steps:
        return None
    then.go_to(step)
    return then if len(then.log) == told else None


def seat_of(desk: Desk) -> Seat | None:
    """The seat as it was at the moment that one sees on the desk; None in the middle of a rule."""
    if not desk.seat.past:
        return desk.seat
    then = moment(desk.table, len(desk.seat.log))
    return then.seat(desk.me) if then is not None else None


def question_at(desk: Desk) -> Any:
    """The odds question of the moment that one sees."""
    seat = seat_of(desk)
    return UNKNOWN if seat is None else desk.room.face.question_at(seat)


UNKNOWN = "ui-odds-past"
"""The key of what is said where that moment had no odds: a rule was being carried out."""
