"""What every question of every quiz must hold."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from importlib import import_module
from typing import Any

from krom_explore import games
from krom_explore.learn.quiz import CLOSE, LEAST_WRONG, LEVELS, MOST_WRONG, Posed, Question, pose
from krom_explore.odds.spread import percent

PACKAGES = {**games.HOMES, "race": "tests.race"}

WORDS = 60
"""A longer question is not read."""
LINES = 10
"""More than these to know are not taken in at a glance."""


def package(name: str) -> Any:
    return import_module(PACKAGES[name])


def faults(name: str, kind: str, level: str, seed: int, rules: Any) -> Iterator[str]:
    """What is wrong with the question of a seed."""
    game = package(name)
    posed = pose(game.QUIZZES, kind, level, seed, rules)
    if posed is None:
        yield "no question"
        return
    question = posed.question
    yield from (graded_as_typed if question.typed else graded_as_chosen)(question)
    yield from spoken(question)
    yield from cited(question, game)
    yield from played_out(question)
    if not same(posed, pose(game.QUIZZES, kind, level, seed, rules)):
        yield "the same seed makes another question"


def graded_as_chosen(question: Question) -> Iterator[str]:
    right = [option for option in question.options if option.misreading is None]
    wrong = [option for option in question.options if option.misreading is not None]
    if len(right) != 1 or right[0].value != question.answer:
        yield "not exactly one right choice"
    if not LEAST_WRONG <= len(wrong) <= MOST_WRONG:
        yield f"{len(wrong)} wrong choices"
    if len({option.value for option in question.options}) != len(question.options):
        yield "two choices are the same"
    if len({option.said("en").casefold() for option in question.options}) != len(question.options):
        yield "two choices read the same"
    if len({option.misreading for option in wrong}) != len(wrong):
        yield "two choices come from one misreading"
    for number, option in enumerate(question.options, 1):
        verdict = question.grade(number)
        if (verdict.right, verdict.misreading) != (option.misreading is None, option.misreading) or not verdict.counted:
            yield f"choice {number} is graded as {verdict}"


def graded_as_typed(question: Question) -> Iterator[str]:
    truth = Fraction(question.answer)
    if not 0 < truth < 1:
        yield f"{truth} is no question"
    for spelling in (str(truth), str(float(truth)), percent(truth), f"{float(truth + CLOSE / 2):.6f}"):
        if not question.grade(spelling).right:
            yield f"{spelling} is not right"
    if len(question.misreadings) < LEAST_WRONG:
        yield "too few misreadings"
    for name, value in question.misreadings.items():
        if abs(value - truth) <= CLOSE:
            yield f"{name} is right"
        if question.grade(str(value)).misreading != name:
            yield f"{name} is taken for {question.grade(str(value)).misreading}"


def spoken(question: Question) -> Iterator[str]:
    ask = question.ask.say("en")
    if not ask.endswith("?") or len(ask.split()) > WORDS:
        yield f"the question reads: {ask}"
    if len(question.given) > LINES:
        yield f"{len(question.given)} lines to know"
    names = [*question.misreadings, *(option.misreading for option in question.options if option.misreading)]
    sentences = [ask, question.why("en"), *(question.misread(name).say("en") for name in names)]
    shorter = [said("en") for said in (question.correct, *question.given, *(one.said for one in question.options))]
    for said in (*sentences, *shorter):
        if said.strip() != said or not said or re.search(r"\{|\}|\?\?\?|\n|  | [.,;?]|None|\bnone\b|“”|\.\.", said):
            yield f"it reads: {said!r}"
    yield from (f"no end: {said}" for said in sentences if said[-1] not in ".?")


def cited(question: Question, game: Any) -> Iterator[str]:
    known = game.rulebook.index()
    if not question.rules:
        yield "no rule"
    for rule in question.rules:
        if rule not in known:
            yield f"no rule {rule}"
    for name in question.misreadings.keys() | {option.misreading for option in question.options} - {None}:
        for rule in re.findall(r"\b[a-z_]+(?:\.[a-z_]+)+\b", question.misread(name).say("en")):
            if rule not in known:
                yield f"misreading-{name} cites {rule}"


def played_out(question: Question) -> Iterator[str]:
    before = question.table.save()
    try:
        played = question.played()
    except Exception as refused:
        yield f"it cannot be played out: {refused}"
        return
    if question.table.save() != before:
        yield "playing out has changed the position"
    told = len(played.log) - len(question.table.log)
    if not question.table.opening - len(question.table.log) <= question.told <= told:
        yield f"{question.told} of {told} events are seen"
    if question.shown is None and not question.lines:
        yield "nothing is played out"
    if question.shown is not None and question.shown(played) != question.answer:
        yield f"played out it shows {question.shown(played)!r}, the answer is {question.answer!r}"


def same(one: Posed, other: Posed | None) -> bool:
    return other is not None and written(one.question) == written(other.question)


def written(question: Question) -> Any:
    """All of a question, in words."""
    return (
        question.table.save(), question.ask.say("en"), question.why("en"), question.lines, question.rules,
        [fact("en") for fact in question.given], [option.said("en") for option in question.options],
        dict(question.misreadings), question.correct("en"),
    )  # fmt: skip


def every(name: str) -> list[tuple[str, str]]:
    """Each kind of quiz of a game, at each level."""
    return [(kind, level) for kind in getattr(package(name), "QUIZZES", {}) for level in LEVELS]
