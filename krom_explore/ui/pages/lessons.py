"""A step of a lesson: its goal beside a table, on one screen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.learn.lesson import FAILED, OPEN, SOLVED, Step, is_of
from krom_explore.learn.tracks import Lessons
from krom_explore.ui.components import Component
from krom_explore.ui.components.lesson import Lesson
from krom_explore.ui.components.playback import Playback
from krom_explore.ui.lesson_desk import LessonDesk
from krom_explore.ui.room import Room

from .one_screen import OneScreen
from .page import Page, table_parts

DIGITS = 3
"""Digits of the number of a step in an address."""


class LessonPage(OneScreen):
    desk: LessonDesk

    def __init__(self, room: Room, route: str, title: str, parts: dict[str, Component], desk: LessonDesk):
        super().__init__(room, route, title, parts, desk)
        self._stood = desk.standing.kind
        self._failed = False

    def hash(self) -> str:
        """Where nothing has been done yet, the step itself."""
        return super().hash() if self.desk.table.steps else f"#/{self.route}"

    def news(self) -> str:
        """Nothing: the browser has the lines of the log and the question, and says those that are new."""
        return ""

    def settle(self) -> None:
        """How a try ended is entered into the ledger, with the rules that the step teaches. Once it is solved they have
        been got right; before that, the first try that fails counts: others are for seeing what happens."""
        super().settle()
        step, ledger = self.desk.step, self.room.ledger
        before, self._stood = self._stood, self.desk.standing.kind
        if self._stood == before or self._stood == OPEN:
            return
        if step.id not in ledger.steps and (self._stood == SOLVED or not self._failed):
            ledger = ledger.answered(step.written.rules, right=self._stood == SOLVED)
        if self._stood == SOLVED:
            ledger = ledger.did(step.id, self.desk.stars).saw(step.written.rules)
        self._failed |= self._stood == FAILED
        self.room.ledger = ledger


def lessons_of(room: Room) -> Lessons | None:
    """The lessons of a game that has some."""
    found: Lessons | None = getattr(room.game, "LESSONS", None)
    return found


def tracks(room: Room) -> Mapping[str, Any]:
    """The tracks that belong to a chapter."""
    lessons = lessons_of(room)
    return {name: track for name, track in lessons.tracks.items() if name in room.face.CHAPTERS} if lessons else {}


def steps_of(room: Room, track: str) -> tuple[Step, ...]:
    """The steps of a track that can be done with the box in use; none where the game has no such track."""
    lessons = lessons_of(room)
    return lessons.track(track, room.rules) if lessons and track in lessons.tracks else ()


def all_steps(room: Room) -> list[Step]:
    return [step for track in tracks(room) for step in steps_of(room, track)]


def next_open(room: Room, steps: tuple[Step, ...]) -> Step:
    """The first step that has not been done, else the first of all."""
    return next((step for step in steps if step.id not in room.ledger.steps), steps[0])


def page(room: Room, track: str, rest: str = "") -> Page:
    """``N/LINK``: a step, at its beginning or where a try has come to; without a number the next one to do."""
    steps = steps_of(room, track)
    if not steps:
        raise BadInput("lesson", "lesson-box")
    number, _, link = rest.partition("/")
    step = numbered(steps, number) if number else next_open(room, steps)
    desk = LessonDesk(room, step, at(room, step, link) if link else None, plays_back=not room.visitor.still)
    chapter = room.face.CHAPTERS[track]
    mine = ("mine",) if "mine" in room.face.PARTS else ()
    table = table_parts(desk, (*mine, *chapter.more))
    on_top = {name: part for name, part in table.items() if name == step.written.sheet}
    first: dict[str, Component] = {"lesson": Lesson(desk, steps)}
    parts = first | on_top | table | {"playback": Playback(desk)}
    made = LessonPage(room, room.route("lesson", track, str(step.number)), f"{step.key}-title", parts, desk)
    made.more = [
        {"hash": f"#/{room.route('learn')}", "key": "nav-chapters", "rel": "up"},
        {"hash": f"#/{room.route('learn', track)}", "key": "ui-lesson-sandbox", "rel": ""},
    ]
    return made


def numbered(steps: tuple[Step, ...], number: str) -> Step:
    if not number.isdecimal() or len(number) > DIGITS:
        raise BadInput("step", "whole-number", found=checks.short(number))
    found = next((step for step in steps if step.number == int(number)), None)
    if found is None:
        raise BadInput("step", "lesson-step", found=int(number))
    return found


def at(room: Room, step: Step, link: str) -> Any:
    """The table of a link, if it comes from this very step."""
    table = room.open(link)
    if not is_of(step, table):
        raise BadInput("link", "lesson-link")
    return table
