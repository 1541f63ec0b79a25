"""What every step of every lesson of every game must hold: it can be done, and failed, and it says what it wants."""

from importlib import import_module

import pytest

from krom_explore import games
from krom_explore.learn import lesson, solver
from krom_explore.learn.predicates import Scene
from tests.games.test_every_game import SMALLEST, _with_the_smallest, every_game
from tests.ui.browser import App

__all__ = ["_with_the_smallest"]


def steps_of(name):
    lessons = getattr(games.game(name), "LESSONS", None)
    rules = games.game(name).Ruleset.load()
    return [step for track in lessons.tracks for step in lessons.track(track, rules)] if lessons else []


PACKAGES = {**games.HOMES, "race": SMALLEST}
WRITTEN = [
    (name, track, number)
    for name, package in PACKAGES.items()
    for track, steps in getattr(getattr(import_module(package), "LESSONS", None), "tracks", {}).items()
    for number in range(1, len(steps) + 1)
]
every_step = pytest.mark.parametrize(
    ("name", "track", "number"), WRITTEN, ids=[f"{name}/{track}.{number}" for name, track, number in WRITTEN]
)


def step_of(name, track, number):
    game = games.game(name)
    return game.LESSONS.step(track, number, game.Ruleset.load())


def asked_for(step):
    """Every predicate of a step, by what it is for."""
    return {"success": step.success, **step.failures}


@every_step
def test_a_step_is_open_when_it_begins_and_can_be_solved_and_failed_within_its_moves(name, track, number):
    step = step_of(name, track, number)
    start = solver.begin(step)
    assert lesson.standing(step, Scene(step.begin, step.begin, ())).kind == start.standing.kind == "open"
    assert len(solver.solve(step, start)) == step.best <= step.moves, "the way that it shows is as short as any"
    assert solver.solve(step, start, wanted="failed") is not None


@every_step
def test_every_answer_that_a_hint_shows_is_legal_and_leads_to_the_goal(name, track, number):
    step = step_of(name, track, number)
    node = solver.begin(step)
    for left in range(step.best, 0, -1):
        answer = solver.next_answer(step, node.table)
        assert answer in node.table.options
        node = solver.after(step, node, answer)[-1]
        assert node.standing.kind == "solved" or len(solver.solve(step, node)) == left - 1
    assert node.standing.kind == "solved"


@every_step
def test_everything_that_a_step_asks_of_the_table_can_be_true_and_false_and_every_failure_happens(name, track, number):
    step = step_of(name, track, number)
    answers = {(of, at): set() for of, all_ in asked_for(step).items() for at, _ in enumerate(all_.leaves())}
    ends = set()
    for scene in solver.scenes(step):
        ends.add(lesson.standing(step, scene))
        for of, all_ in asked_for(step).items():
            for at, leaf in enumerate(all_.leaves()):
                answers[of, at].add(leaf.holds(scene))
    assert set(map(frozenset, answers.values())) == {frozenset({True, False})}, answers
    assert {stand.why for stand in ends if stand.kind == "failed"} >= set(step.failures)


@every_step
def test_a_step_says_what_it_wants_in_a_few_words(name, track, number):
    game, step = games.game(name), step_of(name, track, number)
    rules = game.Ruleset.load()
    facts = game.rulebook.facts(rules, "en")
    names = game.LESSONS.said(step.names, rules, "en")
    assert not set(facts) & set(names), "a name that is also a number of the box"
    hints = [f"-hint-{at}" for at, _ in enumerate(step.written.hints, 1)]
    own = [f"-failed-{name}" for name in step.failures if game.WORDS.has(f"{step.key}-failed-{name}")]
    parts = ["", "-done", "-failed", *hints, *own]
    said = {part: game.WORDS.message(step.key + part, "en", **facts, **names) for part in parts}
    assert game.WORDS.message(f"{step.key}-title")
    assert all(sentence[-1] in ".?" and len(sentence.split()) <= 40 for sentence in said.values()), said
    assert step.written.hints
    assert set(step.written.rules) <= set(game.rulebook.index())
    assert step.written.rules
    shown = {*game.face.TABLE, *game.face.PARTS}
    assert step.written.sheet in ("", *game.face.PARTS)
    assert all(hint.part in ("", *shown) and not (hint.fact and not hint.part) for hint in step.written.hints)


@every_game
def test_no_sentence_is_written_for_a_step_that_there_is_not(name):
    game = games.game(name)
    ends = ["", "-title", "-done", "-failed", *(f"-hint-{n}" for n in range(1, lesson.MOST_HINTS + 1))]
    known = {
        step.key + end
        for step in steps_of(name)
        for end in [*ends[: 4 + len(step.written.hints)], *(f"-failed-{failure}" for failure in step.failures)]
    }
    assert {f"lesson-{key}" for key in game.WORDS.keys("lesson-")} <= known


@every_game
def test_help_fades_along_a_track(name):
    lessons = getattr(games.game(name), "LESSONS", None)
    for track in lessons.tracks if lessons else ():
        hints = [len(step["hints"]) for step in lessons.tracks[track]]
        assert hints[-1] <= hints[0], track
        assert track in games.game(name).face.CHAPTERS


@every_step
def test_a_step_is_played_on_its_page_by_its_own_hints(name, track, number):
    """By the doors that people use: hints, answers, dice; the browser keeps the stars."""
    step = step_of(name, track, number)
    app = App()
    assert "notice" not in app.receive({"hello": {"hash": f"#/{name}/lesson/{track}/{number}"}})
    reply = {}
    for _ in range(60):
        if app.has["lesson"]["verdict"]:
            break
        question, dice = app.has["question"], app.has["dice"]
        if question["options"] or question["inWords"]:
            answer = app.page.desk.leading_on()
            reply = app.receive({"part": "question", "do": "choose", "answer": answer})
        else:
            reply = app.receive({"part": "dice", "do": "roll" if dice["roll"] else "draw"})
        assert "notice" not in reply
    assert app.has["lesson"]["verdict"]["stars"] == 3
    assert reply["learned"][name]["steps"] == {step.id: 3}
    again = App()
    assert "notice" not in again.receive({"hello": {"hash": reply["hash"]}})
    assert again.has["lesson"]["status"] == "solved"
