"""Exercises in a notebook: ``check``, ``hint``, ``solution``, ``progress``."""

from __future__ import annotations

import difflib
from functools import cache
from typing import TYPE_CHECKING, Any

from krom_explore import games
from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.learn import Exercise, Task, Verdict
from krom_explore.learn.note import Note
from krom_explore.learn.progress import Progress, Tries

from . import bounds

if TYPE_CHECKING:
    from .held import Held

NEAR = 5
"""How many exercises are named to somebody who asked for one that there is not."""

SO_FAR = Progress()
"""What was tried in this kernel."""

ASK: Any = object()
"""Stands for no answer: ``None`` might be one that somebody gives by mistake."""


def check(exercise: str, answer: Any = ASK) -> Verdict | Held:
    """The verdict on an answer; without one, the exercise as a widget."""
    if answer is ASK:
        return as_widget(exercise)
    return tries(exercise).check(posed(exercise), answer)


def hint(exercise: str) -> Note:
    """A hint."""
    return Note("hint", posed(exercise).hint())


def solution(exercise: str) -> Note:
    """The solution, after a try."""
    return Note("solution", tries(exercise).solution(posed(exercise)))


def progress() -> Note:
    """Which exercises were solved so far."""
    return SO_FAR.note()


def as_widget(exercise: str) -> Held:
    from .components.exercise import Exercise as Sheet
    from .held import Held
    from .pages.page import Page
    from .room import Room, Visitor
    from .screen import Screen

    visitor = Visitor()
    room = Room(visitor, parted(exercise)[0])
    sheet = Sheet(room, posed(exercise), tries(exercise))
    return Held(Screen(visitor, Page(room, "", "ui-exercise", {"exercise": sheet})))


def posed(exercise: str) -> Task:
    """The exercise with this id, under the rules in force: ``TOPIC.NUMBER``, of another game ``GAME/TOPIC.NUMBER``."""
    return task(*parted(exercise))


@cache
def task(game: str, id_: str) -> Task:
    """Kept, so that its answer is computed once."""
    known = exercises(game)
    if id_ not in known:
        near = nearby(id_, list(known))
        topics = list(dict.fromkeys(name.rpartition(".")[0] for name in known))
        raise BadInput("exercise", "unknown-exercise", found=checks.short(id_), near=near, topics=topics)
    return Task(id_, known[id_], games.rules(game), games.game(game).WORDS)


def tries(exercise: str) -> Tries:
    """What was tried at an exercise so far."""
    game, id_ = parted(exercise)
    posed(exercise)  # which refuses one that there is not
    return SO_FAR.of(id_ if game == games.names()[0] else f"{game}/{id_}")


def parted(exercise: str) -> tuple[str, str]:
    """The game and the exercise's id in it."""
    game, slash, id_ = checks.kind("exercise", exercise, str).strip().rpartition("/")
    return checks.one_of("exercise", game, games.names()) if slash else games.names()[0], id_


def exercises(game: str) -> dict[str, Exercise]:
    """The exercises of a game, if it has any."""
    found: dict[str, Exercise] = getattr(games.game(game), "EXERCISES", {})
    return found


def nearby(id_: str, known: list[str]) -> list[str] | None:
    """Exercises that may be meant: of the same topic, or with a name that is near."""
    of_topic = [name for name in known if name.rpartition(".")[0] == id_.rpartition(".")[0]]
    return (of_topic or difflib.get_close_matches(id_[: bounds.NAME], known, NEAR))[:NEAR] or None
