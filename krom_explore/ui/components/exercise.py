"""An exercise: the question, something to enter the answer with, the verdict, a hint and the solution on request."""

from __future__ import annotations

from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import SIDES
from krom_explore.learn import Task, Verdict
from krom_explore.learn.progress import Tries
from krom_explore.ui.room import Room

from .base import Component

LONGEST = 400
"""Characters of an answer that are kept."""

MANY = 50
"""Entries of an answer that are looked at."""


class Exercise(Component):
    """One exercise. What was entered stays, whatever is said about it."""

    kind = "exercise"

    def __init__(self, room: Room, task: Task, tries: Tries):
        super().__init__(room)
        self.task = task
        self.tries = tries
        self.entry: str | list[str] = ""
        self.verdict: Verdict | None = None
        self._hint = False
        self._solution = False

    def state(self) -> dict[str, Any]:
        kind = self.task.exercise.kind
        return {
            "id": self.task.id,
            "question": self.task.question(self.lang),
            "control": kind.control,
            "options": [{"id": name, "label": label} for name, label in self.task.options(self.lang).items()],
            "dice": kind.most,
            "sides": SIDES,
            "entry": self.entry,
            "verdict": self._said(),
            "hint": self.task.hint(self.lang) if self._hint else "",
            "solution": self.tries.solution(self.task, self.lang) if self._solution else "",
            "solved": self.tries.solved,
            "tried": self.word("ui-tried", tries=self.tries.count),
            "words": self.words(
                "exercise", "answer", "answer-dice", "answer-chance", "check", "hint", "solution", "solved", "die"
            ),
        }

    def _said(self) -> dict[str, Any] | None:
        if self.verdict is None:
            return None
        return {"kind": self.verdict.kind, "text": self.verdict.say(self.lang), "unread": not self.verdict.counted}

    def do_check(self, answer: Any) -> None:
        self.entry = entered(answer)
        self.verdict = self.tries.check(self.task, answer)
        if self._solution and self.tries.count == 1:
            self._solution = False  # what was said instead of it is no longer true

    def do_hint(self) -> None:
        self._hint = not self._hint

    def do_solution(self) -> None:
        self._solution = not self._solution


def entered(answer: Any) -> str | list[str]:
    """What somebody entered: a text, or a list of texts."""
    if isinstance(answer, list):
        if len(answer) > MANY:
            raise BadInput("answer", "at-most-entries", most=MANY, found=len(answer))
        return [checks.kind("answer", each, str)[:LONGEST] for each in answer]
    return str(checks.kind("answer", answer, str))[:LONGEST]
