"""Grading: what is right however it is written, what is nearly right, and why the rest is not."""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction

import pytest

from krom_explore.learn import Exercise, Task, any_of, chance, choice, dice, number, several

SEVEN_TWELFTHS = Exercise(chance(), answer=lambda rules: Fraction(7, 12))
THREE_AND_A_QUARTER = Exercise(number(), answer=lambda rules: Fraction(13, 4))
ODD_ONES = Exercise(several("one", "two", "three"), answer=lambda rules: ["one", "three"])
KEPT = Exercise(dice(5), answer=lambda rules: [6, 6, 2])


def grade(exercise, given):
    return Task("", exercise, None).grade(given)


def reason(exercise, given):
    """The verdict and which sentence was chosen for it."""
    verdict = grade(exercise, given)
    return verdict.kind, verdict.reason.__self__.key


@pytest.mark.parametrize(
    "given",
    [
        Fraction(7, 12), Fraction(14, 24), 7 / 12, Decimal("0.583"), 0.58, "7/12", " 14 / 24 ", "0.583", "0,583", ".58",
        "58.3 %", "58.3%", "58,3 %", "58 percent", "58 per cent", "7 in 12", "7 out of 12", "7 times in 12", "≈ 0.5833",
        "7⁄12",
    ],
)  # fmt: skip
def test_a_chance_is_right_however_it_is_written(given):
    assert grade(SEVEN_TWELFTHS, given).right


@pytest.mark.parametrize(
    ("given", "kind", "code"),
    [
        ("0.6", "nearly", "rounded"),
        (0.6, "nearly", "rounded"),
        ("0.59", "nearly", "last-digit"),
        ("0.584", "nearly", "last-digit"),
        ("58.4 %", "nearly", "last-digit"),
        ("58", "nearly", "percent-forgotten"),
        (58.3, "nearly", "percent-forgotten"),
        ("50", "wrong", "percent-missing"),
        (99.5, "wrong", "percent-missing"),
        ("0.583 %", "nearly", "percent-twice"),
        ("58/100", "nearly", "close"),
        (0.58912, "nearly", "close"),
        ("5/12", "wrong", "opposite"),
        ("0.417", "wrong", "opposite"),
        ("42 %", "wrong", "opposite"),
        ("-1/2", "wrong", "no-chance"),
        (12 / 7, "wrong", "no-chance"),
        ("150 %", "wrong", "no-chance"),
        ("150", "wrong", "no-chance"),
        ("50/1", "wrong", "no-chance"),
        ("0.9", "wrong", "too-high"),
        (1, "wrong", "too-high"),
        ("1/10", "wrong", "too-low"),
        (0, "wrong", "too-low"),
    ],
)
def test_a_chance_that_is_not_right_is_refused_with_a_reason(given, kind, code):
    assert reason(SEVEN_TWELFTHS, given) == (kind, f"{kind}-{code}")


def test_almost_never_is_not_never():
    rare = Exercise(chance(), answer=lambda rules: Fraction(1, 1000))
    assert [grade(rare, given).right for given in ("0.0010", "0.1 %", "0 %", 0)] == [True, True, False, False]
    common = Exercise(chance(), answer=lambda rules: Fraction(999, 1000))
    assert [grade(common, given).right for given in ("99.9 %", "100 %", "1.0")] == [True, False, False]


@pytest.mark.parametrize("given", [Fraction(13, 4), 3.25, "3.25", "3,25", "13/4", "3 1/4", "3.3", "3.2"])
def test_a_number_is_right_however_it_is_written(given):
    assert grade(THREE_AND_A_QUARTER, given).right


@pytest.mark.parametrize(
    ("given", "code"),
    [(3, "nearly-rounded"), ("3.4", "wrong-too-high"), (4, "wrong-too-high"), (-3.25, "wrong-too-low"),
     ("3.26", "wrong-too-high")],
)  # fmt: skip
def test_a_number_that_is_not_right_is_refused_with_a_reason(given, code):
    assert reason(THREE_AND_A_QUARTER, given)[1] == code


def test_a_whole_number_is_not_rounded():
    ten = Exercise(number(), answer=lambda rules: 10)
    assert grade(ten, "10").right
    assert grade(ten, 10.0).right
    assert reason(ten, 11)[1] == "wrong-too-high"


@pytest.mark.parametrize("given", [["one", "three"], {"three", "one"}, ("THREE", "One"), "three, one"])
def test_several_are_right_in_any_order(given):
    assert grade(ODD_ONES, given).right


@pytest.mark.parametrize(
    ("given", "code"),
    [(["one"], "nearly-missing"), ("three", "nearly-missing"), ([], "wrong-nothing"), (["two"], "wrong-not-all"),
     (["one", "two", "three"], "wrong-not-all")],
)  # fmt: skip
def test_several_that_are_not_right_are_refused_with_a_reason(given, code):
    assert reason(ODD_ONES, given)[1] == code


@pytest.mark.parametrize("given", [[6, 6, 2], (2, 6, 6), "6 2 6", "6,6,2", ["6", "", "2", "6", ""]])
def test_dice_are_right_in_any_order(given):
    assert grade(KEPT, given).right


@pytest.mark.parametrize(
    ("given", "code"), [([6, 6], "nearly-missing"), ([6, 2, 2], "wrong-not-all"), ("", "wrong-nothing")]
)
def test_dice_that_are_not_right_are_refused_with_a_reason(given, code):
    assert reason(KEPT, given)[1] == code


@pytest.mark.parametrize(
    ("written", "exact"),
    [("½", Fraction(1, 2)), ("⅓", Fraction(1, 3)), ("⅞", Fraction(7, 8)), ("⅒", Fraction(1, 10)), ("↉", Fraction(0)),
     ("≈ ¾", Fraction(3, 4)), ("50 ½ %", Fraction(101, 200)), ("½ %", Fraction(1, 200))],
)  # fmt: skip
def test_a_fraction_may_be_one_sign(written, exact):
    assert grade(Exercise(chance(), answer=lambda rules: exact), written).right


@pytest.mark.parametrize(
    ("written", "exact"), [("3¼", Fraction(13, 4)), ("3 ¼", Fraction(13, 4)), ("-½", -Fraction(1, 2))]
)
def test_whole_ones_may_stand_before_it(written, exact):
    assert grade(Exercise(number(), answer=lambda rules: exact), written).right


@pytest.mark.parametrize("written", ["½½", "½/2", "1/½", "⅟", "½3"])
def test_signs_that_make_no_number_make_none(written):
    assert not grade(THREE_AND_A_QUARTER, written).counted


def test_what_does_not_belong_to_it_is_named():
    assert grade(ODD_ONES, "two").say() == "Not yet. This does not belong to it: two."
    assert grade(KEPT, "1 1").say() == "Not yet. These do not belong to it: 1 and 1."
    assert grade(ODD_ONES, "one, two").say() == "Not yet. Not everything here belongs to it: 1 of 2 do."


def test_nothing_is_right_where_nothing_belongs_to_it():
    nobody = Exercise(several("one", "two"), answer=lambda rules: [])
    assert grade(nobody, []).right
    assert reason(nobody, ["one"])[1] == "wrong-not-all"


def test_of_several_right_answers_each_is_right():
    either = Exercise(choice("keep", "stop", "roll"), answer=lambda rules: any_of("keep", "stop"))
    assert [grade(either, given).right for given in ("Keep", "stop", "roll")] == [True, True, False]
    assert Task("", either, None).answer() == "keep or stop"


@pytest.mark.parametrize(
    ("exercise", "given"),
    [
        (SEVEN_TWELFTHS, "seven"), (SEVEN_TWELFTHS, ""), (SEVEN_TWELFTHS, "7/0"), (SEVEN_TWELFTHS, None),
        (SEVEN_TWELFTHS, True), (SEVEN_TWELFTHS, float("nan")), (SEVEN_TWELFTHS, "1e999999999"),
        (SEVEN_TWELFTHS, "9" * 999), (SEVEN_TWELFTHS, ["0.58"]), (THREE_AND_A_QUARTER, "three"),
        (THREE_AND_A_QUARTER, "325 %"), (ODD_ONES, ["four"]),
        (KEPT, "7"), (KEPT, "six"), (KEPT, [1, 1, 1, 1, 1, 1]), (KEPT, [1.5]),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_no_try(exercise, given):
    verdict = grade(exercise, given)
    assert (verdict.kind, verdict.counted) == ("wrong", False)
    assert verdict.say().startswith("Not yet. ")
    assert verdict.say().endswith(".")


def misread(answer, reading):
    return Exercise(chance(), answer=lambda rules: answer, misreadings={"so": lambda rules: reading})


def test_a_misreading_is_named_before_anything_general_is_said():
    for given in ("5/12", "0.42", "42 %"):  # the opposite chance too
        assert grade(misread(Fraction(7, 12), Fraction(5, 12)), given).misreading == "so"
    assert grade(misread(Fraction(7, 12), Fraction(5, 12)), "0.9").misreading is None


def test_a_misreading_that_comes_to_the_right_answer_refuses_nothing():
    assert grade(misread(Fraction(7, 12), Fraction(7, 12)), "7/12").right
