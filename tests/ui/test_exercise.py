"""Exercises in a notebook: as a sheet to fill in, and as a verdict on what a cell has worked out."""

from __future__ import annotations

from fractions import Fraction

import pytest

from krom_explore import games, ui
from krom_explore.engine.faults import BadInput
from krom_explore.learn.progress import Progress
from krom_explore.ui import boundary, exercising
from tests.ui.hostile import HOSTILE, heard


@pytest.fixture(autouse=True)
def _nothing_tried_yet(monkeypatch):
    monkeypatch.setattr(exercising, "SO_FAR", Progress())
    boundary._told.clear()


class Sheet:
    """An exercise with somebody in front of it."""

    def __init__(self, exercise):
        self.screen = ui.check(exercise)._screen

    def does(self, what, **given):
        reply = self.screen.receive({"part": "exercise", "do": what, **given})
        return reply.get("notice")

    def __getitem__(self, key):
        return self.screen.page.states()["exercise"][key]


def test_a_sheet_asks_and_says_what_to_enter():
    chance, several = Sheet("combat.2"), Sheet("combat.3")
    assert (chance["control"], chance["options"], chance["verdict"]) == ("chance", [], None)
    assert several["control"] == "several"
    assert {"id": "Karok", "label": "Karok"} in several["options"]


def test_what_was_entered_stays_with_its_verdict():
    sheet = Sheet("combat.2")
    sheet.does("check", answer="0.5")
    assert (sheet["entry"], sheet["verdict"]["kind"], sheet["tried"]) == ("0.5", "wrong", "1 try")
    sheet.does("check", answer="58 %")
    assert (sheet["entry"], sheet["verdict"]["kind"], sheet["tried"]) == ("58 %", "right", "2 tries")
    assert sheet["solved"]


def test_what_cannot_be_read_stays_too_and_is_no_try():
    sheet = Sheet("combat.2")
    sheet.does("check", answer="much")
    assert (sheet["entry"], sheet["verdict"]["unread"], sheet["tried"]) == ("much", True, "")


@pytest.mark.parametrize("control", ["number", "chance", "choice", "several", "dice"])
def test_hostile_answers_are_graded_or_refused(control):
    known = games.game("krom").EXERCISES
    sheet = Sheet(next(name for name, exercise in known.items() if exercise.kind.control == control))
    for answer in (*HOSTILE, [1, "2"], ["x"] * 60, "1 " * 400):
        heard(sheet.screen, {"part": "exercise", "do": "check", "answer": answer})
    assert not boundary._told
    assert sheet.does("hint") is None


def test_several_are_entered_as_a_list():
    sheet = Sheet("combat.3")
    sheet.does("check", answer=["Valkyr", "Karok"])
    assert sheet["verdict"]["kind"] == "right"
    assert sheet["entry"] == ["Valkyr", "Karok"]


def test_a_hint_is_there_at_once_and_the_solution_after_a_try():
    sheet = Sheet("combat.2")
    sheet.does("hint")
    assert sheet["hint"].startswith("There are three cases")
    sheet.does("solution")
    assert sheet["solution"].startswith("Try it first")
    sheet.does("check", answer="much")
    assert sheet["solution"].startswith("Try it first")
    sheet.does("check", answer="1/2")
    assert sheet["solution"] == ""
    sheet.does("solution")
    assert "7/12" in sheet["solution"]
    sheet.does("solution")
    assert sheet["solution"] == ""


@pytest.mark.parametrize("answer", [5, None, {"a": 1}, [1, 2], ["Alma"] * 51])
def test_what_no_sheet_sends_is_refused(answer):
    sheet = Sheet("combat.3")
    assert sheet.does("check", answer=answer).startswith("answer: ")
    assert sheet["verdict"] is None


def test_a_cell_gets_a_verdict():
    verdict = ui.check("combat.2", Fraction(7, 12))
    assert (verdict.right, verdict.kind, str(verdict)) == (True, "right", "Right. It is 7/12 (58.3%).")
    verdict = ui.check("combat.2", 1 / 2)
    assert (verdict.right, verdict.kind, verdict.misreading) == (False, "wrong", "ties-are-shared")
    assert "Weight decides" in verdict.say("en")


def test_a_verdict_shows_itself_with_a_sign_and_words_and_nothing_from_outside_as_markup():
    shown = ui.check("combat.2", "<b>7</b>")._repr_html_()
    assert "✗" in shown
    assert "&lt;b&gt;7&lt;/b&gt;" in shown
    assert "✓" in ui.check("combat.2", "7/12")._repr_html_()


def test_cells_and_sheets_share_the_tries():
    assert str(ui.solution("combat.2")).startswith("Try it first")
    sheet = Sheet("combat.2")
    sheet.does("check", answer="1/2")
    assert "7/12" in str(ui.solution("combat.2"))
    ui.check("combat.2", 7 / 12)
    assert sheet["solved"]
    assert str(ui.hint("combat.2")).startswith("There are three cases")


def test_progress_has_a_line_for_each_exercise_that_was_tried():
    assert str(ui.progress()) == "Nothing has been tried yet."
    ui.check("combat.2", 1 / 2)
    ui.check("combat.2", 7 / 12)
    ui.check("combat.2", 1 / 3)  # after it was solved nothing counts any more
    ui.check("combat.1", "1/6")
    ui.check("combat.3", ["Karok"])
    assert str(ui.progress()).split("\n") == [
        "combat.2: solved with 2 tries.",
        "combat.1: solved at the first try.",
        "combat.3: not solved yet, after one try.",
    ]


@pytest.mark.parametrize(
    ("exercise", "said"),
    [
        ("combat.99", "combat.1"),
        ("comat.2", "combat.2"),
        ("xyzzy", "The topics are"),
        ("chess/mate.1", "krom"),
        (7, "text"),
        (["combat.2"], "text"),
    ],
)
def test_an_exercise_that_there_is_not_is_refused_with_one_that_there_is(exercise, said):
    for call in (ui.check, ui.hint, ui.solution, lambda id_: ui.check(id_, 1)):
        with pytest.raises(BadInput, match=said):
            call(exercise)


def test_the_first_game_need_not_be_named():
    assert ui.check("krom/combat.2", "7/12").right
    assert str(ui.progress()).startswith("combat.2:")


def test_exercises_of_another_game_have_its_name_before_them(monkeypatch):
    monkeypatch.setenv(games.ELSEWHERE, "tests.race")
    games.homes.cache_clear()
    try:
        assert ui.check("race/arrive.2", "running").right
        assert Sheet("race/arrive.2")["options"][0] == {"id": "walk", "label": "Walking"}
        assert str(ui.progress()) == "race/arrive.2: solved at the first try."
    finally:
        monkeypatch.undo()
        games.homes.cache_clear()
