"""Quizzes: a run of ten, one question by its link, the puzzle of a day. Each question has an address."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date, timedelta
from typing import Any

from krom_explore import games
from krom_explore.engine import checks
from krom_explore.engine.faults import BadInput
from krom_explore.engine.table import GameTable
from krom_explore.learn import quiz
from krom_explore.learn.quiz import LEVELS, TEN, Make, Posed
from krom_explore.ui import fresh
from krom_explore.ui.components import Component
from krom_explore.ui.components.dice import Dice
from krom_explore.ui.components.links import Link, Links
from krom_explore.ui.components.picture import Picture
from krom_explore.ui.components.quiz import MARKS, RIGHT, WRONG, Around, Quiz, Tally, Way
from krom_explore.ui.components.walk import Walk
from krom_explore.ui.recorded import RecordDesk, recorded
from krom_explore.ui.room import Room

from . import table as live
from .one_screen import OneScreen
from .page import Page

RUN, DAY = "run", "day"


def kinds(room: Room) -> Mapping[str, Make]:
    """The kinds of quiz that a game has, if it has any."""
    found: Mapping[str, Make] = getattr(room.game, "QUIZZES", {})
    return found


def leads(room: Room) -> dict[str, Component]:
    """The ways to the quizzes, for a page that leads on; nothing where a game has none."""
    ways = [Link(room.route("quiz"), "page-quiz", room), Link(room.route("quiz", DAY), "page-quiz-day", room)]
    return {"quizzes": Links(room, [("nav-quiz", ways)])} if kinds(room) else {}


class QuizPage(OneScreen):
    """A question about a position, which is played out when it has been answered."""

    desk: RecordDesk

    def __init__(
        self,
        room: Room,
        route: str,
        title: str,
        posed: Posed,
        around: Around,
        answered: Callable[[bool], None] = lambda right: None,
    ):
        question = posed.question
        played, first = recorded(question.table, question.lines)
        desk = RecordDesk(room, played, first + question.told)
        self.quiz = Quiz(room, posed, around, answered)
        self.walk = PlayedOut(desk, self.take_over, self.quiz)
        own = room.face.PARTS
        board, *others = [name for name in room.face.TABLE if name in own]
        shown = dict.fromkeys((board, *(name for name in question.about if name in others), *others))
        parts: dict[str, Component] = {"quiz": self.quiz, "walk": self.walk, "dice": Dice(desk)}
        parts |= {name: Picture(desk, own[name]) for name in shown}
        super().__init__(room, route, title, parts, desk)
        self.about: str | None = None
        """What is to be known about the question that a link brought."""

    @property
    def closed(self) -> list[str]:
        """With the walk, as long as there is nothing to be seen of it."""
        return [*super().closed, *([] if self.quiz.played_out else ["walk"])]

    def hash(self) -> str:
        return f"#/{self.route}"

    def news(self) -> str:
        """The verdict says itself; the steps of the walk are said here."""
        return self.walk.news() if self.desk.step else ""

    def notice(self) -> str | None:
        return self.about or super().notice()

    def take_over(self, taken: GameTable) -> None:
        self.leads_to = live.page(self.room, taken)


class PlayedOut(Walk):
    """The playing out of a position, for those who have answered."""

    def __init__(self, desk: RecordDesk, take_over: Callable[[GameTable], None], asked: Quiz):
        super().__init__(desk, take_over)
        self._asked = asked

    def state(self) -> dict[str, Any]:
        words = {"walk": self.word("ui-quiz-play-out"), "walk-take-over": self.word("ui-quiz-try")}
        state = super().state()
        return {**state, "words": {**state["words"], **words}}

    def intend(self, message: dict[str, Any]) -> None:
        if not self._asked.played_out:
            raise BadInput("do", "answer-first")
        super().intend(message)


# --- routes


def page(room: Room, rest: str = "") -> Page:
    """``run/LEVEL/SEED/MARKS``, ``KIND/LEVEL/SEED``, ``day/DATE``; what is left out is fresh, easy, today."""
    first, *more = rest.split("/") if rest else [RUN]
    more = [step for step in more if step]
    if first == RUN and len(more) <= 3:
        return run(room, *more)
    if first == DAY and len(more) <= 1:
        return of_day(room, *more)
    if first in kinds(room) and len(more) <= 3:
        return one(room, first, *more)
    raise BadInput(f"#/{room.route('quiz', rest)}"[:60], "route")


def run(room: Room, level: str = LEVELS[0], seed: str = "", marks: str = "") -> Page:
    """Ten mixed questions: the one that comes after those of which the address tells how they went."""
    checks.one_of("level", level, LEVELS)
    begun = read_seed(seed) if seed else fresh.seed()
    if len(marks) > TEN or not set(marks) <= set(MARKS):
        raise BadInput("run", "marks", most=TEN, found=checks.short(marks))
    route = room.route("quiz", RUN, level, str(begun))
    if len(marks) == TEN:
        return end(room, route, level, begun, marks)
    posed = made(quiz.mixed(kinds(room), level, begun, len(marks), room.rules))

    def title() -> str:
        return room.word("ui-quiz-number", number=len(marks) + 1, last=TEN)

    def ways(right: bool) -> list[Way]:
        after = f"{route}/{marks}{RIGHT if right else WRONG}"
        return [Way(after, "ui-quiz-next" if len(marks) + 1 < TEN else "ui-quiz-tally")]

    asked = QuizPage(room, f"{route}/{marks}".rstrip("/"), "page-quiz", posed, Around(title, marks, ways))
    asked.more = beside(room, DAY)
    return asked


def end(room: Room, route: str, level: str, seed: int, marks: str) -> Page:
    """How a run went."""
    asked = [made(quiz.mixed(kinds(room), level, seed, number, room.rules)) for number in range(TEN)]
    tally = Tally(room, level, [(posed, mark == RIGHT) for posed, mark in zip(asked, marks, strict=True)])
    return Page(room, f"{route}/{marks}", "page-quiz-end", {"tally": tally})


def one(room: Room, kind: str, level: str = LEVELS[0], seed: str = "", box: str = "") -> Page:
    """One question, which can be passed on by its link."""
    checks.one_of("level", level, LEVELS)
    posed = made(quiz.pose(kinds(room), kind, level, read_seed(seed) if seed else fresh.seed(), room.rules))

    def ways(right: bool) -> list[Way]:
        return [Way(room.route("quiz", kind, level), "ui-quiz-another")]

    route = room.route("quiz", kind, level, str(posed.seed))
    asked = QuizPage(room, route, "page-quiz", posed, Around(lambda: room.word(f"quiz-kind-{kind}"), None, ways))
    asked.more = beside(room, RUN, DAY)
    if box and box != room.rules.hash:
        asked.about = room.word("ui-quiz-other-box")
    return asked


def of_day(room: Room, told: str = "") -> Page:
    """The puzzle of a day, with the box that everybody has. Only today's counts for the streak."""
    today = room.visitor.today
    day = read_day(told) if told else today
    if day > today:
        raise BadInput("day", "day-ahead", found=day.isoformat())
    posed = made(quiz.of_day(kinds(room), day, games.rules(room.name)))

    def solved(right: bool) -> None:
        if day == today:
            room.ledger = room.ledger.puzzled(day, right)

    def ways(right: bool) -> list[Way]:
        return [Way(room.route("quiz", RUN, posed.level), "ui-quiz-ten")]

    def title() -> str:
        return room.word("ui-quiz-day" if day == today else "ui-quiz-day-past", day=written(day, room.lang))

    around = Around(title, None, ways, lambda: streak(room, today))
    asked = QuizPage(room, room.route("quiz", DAY, day.isoformat()), "page-quiz-day", posed, around, solved)
    asked.more = beside(room, RUN)
    if day > date.min:
        before = room.route("quiz", DAY, (day - timedelta(days=1)).isoformat())
        asked.more.insert(0, {"hash": f"#/{before}", "key": "ui-quiz-day-before", "rel": "prev"})
    return asked


def streak(room: Room, today: date) -> str:
    """For how many days in a row the puzzle has been solved, where it is at least one."""
    days = room.ledger.streak(today)
    return room.word("ui-quiz-streak", days=days) if days else ""


def beside(room: Room, *names: str) -> list[dict[str, str]]:
    keys = {RUN: "ui-quiz-ten", DAY: "page-quiz-day"}
    return [{"hash": f"#/{room.route('quiz', name)}", "key": keys[name]} for name in names]


def made(posed: Posed | None) -> Posed:
    if posed is None:
        raise BadInput("quiz", "no-question")
    return posed


def read_seed(told: str) -> int:
    if not told.isascii() or not told.isdecimal() or len(told) > len(str(quiz.LARGEST_SEED)):
        raise BadInput("seed", "whole-number", found=checks.short(told))
    return checks.whole("seed", int(told), 0, quiz.LARGEST_SEED - 1)


def read_day(told: str) -> date:
    try:
        return date.fromisoformat(told)
    except ValueError:
        raise BadInput("day", "date", found=checks.short(told)) from None


def written(day: date, lang: str) -> str:
    """A date as the language writes it."""
    from babel.dates import format_date

    from krom_explore.text import locale

    return str(format_date(day, "long", locale=locale(lang)))
