"""What every exercise of every game must hold: what is right is accepted, what is wrong refused with a reason."""

from __future__ import annotations

import re
from decimal import Decimal
from fractions import Fraction
from importlib import import_module

import pytest

from krom_explore import games
from krom_explore.learn import Task
from krom_explore.learn.kinds import Chance, Choice, Dice, Number, Several
from krom_explore.odds.spread import Said, percent

WORDS = 70
"""A longer question is not read."""
PACKAGES = {**games.HOMES, "race": "tests.race"}


def exercises_of(package):
    """A game may have none."""
    return getattr(import_module(package), "EXERCISES", {})


EVERY = [(name, id_) for name, package in PACKAGES.items() for id_ in exercises_of(package)]
every_exercise = pytest.mark.parametrize(("name", "id_"), EVERY, ids=["/".join(each) for each in EVERY])


def posed(name, id_, rules=None):
    game = import_module(PACKAGES[name])
    return Task(id_, game.EXERCISES[id_], rules or game.Ruleset.load(), game.WORDS)


def spellings(kind, exact):
    """One right answer in the ways that people write it."""
    if isinstance(kind, (Chance, Number)):
        exact = Fraction(exact)
        yield from (exact, str(exact), f"{exact.numerator * 3}/{exact.denominator * 3}", float(exact))
        yield from (Decimal(repr(float(exact))), repr(float(exact)).replace(".", ","))
    if isinstance(kind, Chance):
        yield from (f"{float(100 * exact)!r} %", f"{float(100 * exact)!r}%", f"{float(100 * exact)!r} percent")
        yield percent(exact)
        yield f"{exact.numerator} out of {exact.denominator}"
    if isinstance(kind, Choice):
        yield from (exact, exact.upper(), f" {exact.lower()} ")
    if isinstance(kind, Several):
        yield from (list(exact), set(exact), tuple(reversed(list(exact))), ", ".join(exact).lower())
    if isinstance(kind, Dice):
        yield from (list(exact), list(reversed(exact)), " ".join(map(str, exact)), [*map(str, exact), ""])


def guesses(kind, exact):
    """Answers that people might give."""
    if isinstance(kind, Chance):
        yield from (1 - Fraction(exact), Fraction(exact) + 1, -Fraction(exact), Fraction(exact) / 2, "1/2", 1, 0)
        yield from ((1 + Fraction(exact)) / 2,)
    elif isinstance(kind, Number):
        yield from (Fraction(exact) + 1, Fraction(exact) - 1, 2 * Fraction(exact) + 1, -Fraction(exact) - 1)
    elif isinstance(kind, Several):
        yield from ([], list(kind.options), *([name] for name in kind.options))
    elif isinstance(kind, Dice):
        yield from ([], [1], [6], [1, 6], [1, 2, 3][: kind.most], [5] * kind.most)
    else:
        yield from kind.options
        yield from ("", "something else")


def plain(said):
    """Whether it can be read by people, to the end."""
    assert said.strip() == said
    assert not re.search(r"\{|\}|\?\?\?|\n|  | [.,;?]|None|“”", said), said
    assert said[-1] in ".?", said


@every_exercise
def test_what_is_right_is_accepted_however_it_is_written(name, id_):
    task = posed(name, id_)
    for exact in task.answers:
        for given in spellings(task.exercise.kind, exact):
            assert task.grade(given).right, given


@every_exercise
def test_every_misreading_is_refused_with_its_sentence(name, id_):
    task = posed(name, id_)
    assert len(task.misreadings) >= 2
    for misreading, answer in task.misreadings.items():
        verdict = task.grade(answer)
        if not (verdict.right and lucky(task.exercise.kind)):
            assert verdict.misreading == misreading, answer
        plain(Said(f"misreading-{misreading}", task.facts, task.words).say())
    assert any(not task.grade(answer).right for answer in task.misreadings.values())


def lucky(kind):
    """Among few options a misreading may lead to the right one, for a wrong reason."""
    return isinstance(kind, (Choice, Several))


@every_exercise
def test_at_least_three_wrong_answers_are_refused_with_a_reason(name, id_):
    task = posed(name, id_)
    given = [*task.misreadings.values(), *guesses(task.exercise.kind, task.answers[0])]
    refused = {str(answer): verdict for answer in given if not (verdict := task.grade(answer)).right}
    assert len(refused) >= 3
    for verdict in refused.values():
        assert verdict.kind in ("nearly", "wrong")
        plain(verdict.say())


@every_exercise
def test_question_hint_and_solution_are_said(name, id_):
    task = posed(name, id_)
    for said in (task.question(), task.hint(), task.solution()):
        plain(said)
    assert len(task.question().split()) <= WORDS
    for option, label in task.options().items():
        assert label.strip() == label != "", option
    told = task.answer().lower() in task.solution().lower()  # which may begin with it
    assert told or "answer_" in source(task, "-solution"), "the solution tells the answer"
    if isinstance(task.exercise.kind, Chance):
        assert str(task.answers[0]) not in task.hint(), "a hint does not"


def source(task, end):
    """A sentence as it stands in the catalogue."""
    files = [path for folder in task.words.folders for path in folder.joinpath("en").iterdir()]
    found = [re.search(rf"^{task.key}{end} =(.*(?:\n .*|\n\}})*)", path.read_text("utf-8"), re.M) for path in files]
    return next(match[1] for match in found if match)


def test_the_same_exercise_under_other_rules_has_another_answer():
    """Nothing is stored: who wins a tie, and how many dice one rolls, is read from the rules."""
    krom = import_module(PACKAGES["krom"]).Ruleset.load()
    other = krom.from_toml('[combat]\nheavier_wins = ["forest"]\nmark = "own"\n')
    assert (posed("krom", "combat.2").answers[0], posed("krom", "combat.2", other).answers[0]) == (
        Fraction(7, 12),
        Fraction(5, 12),
    )
    slow = import_module(PACKAGES["race"]).Ruleset.from_toml("[pace]\nwalk = 1\nrun = 3\n")
    assert posed("race", "arrive.1").answers[0] != posed("race", "arrive.1", slow).answers[0]


def test_a_misreading_that_other_rules_make_right_refuses_nothing():
    krom = import_module(PACKAGES["krom"]).Ruleset.load()
    other = krom.from_toml('[combat]\nheavier_wins = ["forest"]\nmark = "own"\n')
    task = posed("krom", "combat.2", other)
    assert task.misreadings["heavier-everywhere"] == task.answers[0]
    assert task.grade("5/12").right
