"""The machinery of quizzes, with a game that is none: what is picked, what is passed over, how it is graded."""

from datetime import date, timedelta
from fractions import Fraction

import pytest

from krom_explore.engine.faults import BadInput
from krom_explore.learn import chance, number
from krom_explore.learn.quiz import (
    CLOSE,
    LARGEST_SEED,
    MOST_TRIES,
    TEN,
    Luck,
    NoQuestion,
    Question,
    choices,
    elsewhere,
    mixed,
    of_day,
    pose,
    question_seed,
)
from krom_explore.odds.spread import Said
from tests.race import WORDS, Ruleset, Table
from tests.race.quizzes import moved

RULES = Ruleset.load()


def said(value):
    return lambda lang: str(value)


def asked(luck=None, **more):
    table = Table.scenario({"players": {"Ann": 5, "Bob": 0}})
    ask = Said("quiz-moved", {"player": "Ann", "at": 5, "pace": "run", "dice": "3 3"}, WORDS)
    return Question(table=table, ask=ask, why=said("because"), rules=("race.fall",), **more)


# --- luck


def test_the_same_seed_has_the_same_luck_and_another_seed_another():
    def picked(seed):
        luck = Luck(seed)
        return [luck.die() for _ in range(20)], luck.mixed("abcdef"), luck.some(range(10), 4), luck.number(3, 9)

    assert picked("a") == picked("a") != picked("b")


def test_luck_is_the_same_on_every_machine():
    """These numbers are written down: where they change, every link to a question leads to another one."""
    luck = Luck("winner easy 1 0")
    assert [luck.die() for _ in range(12)] == [4, 5, 5, 1, 1, 1, 1, 4, 1, 3, 3, 1]
    assert luck.mixed("abcd") == ["b", "a", "d", "c"]


def test_every_face_comes_about_as_often():
    luck = Luck("dice")
    thrown = [luck.die() for _ in range(6000)]
    assert all(850 < thrown.count(face) < 1150 for face in range(1, 7))


def test_where_there_is_nothing_to_pick_there_is_no_question():
    for nothing in (lambda luck: luck.pick(()), lambda luck: luck.some("ab", 3), lambda luck: luck.number(3, 2)):
        with pytest.raises(NoQuestion):
            nothing(Luck("x"))


# --- choices


def test_a_misreading_that_comes_to_the_truth_is_no_choice_and_of_two_alike_one_is_named():
    options = choices(Luck("x"), 3, {"one": 3, "two": 4, "three": 4, "four": None, "five": 1}, said)
    assert [(option.value, option.misreading) for option in options] == [(1, "five"), (3, None), (4, "two")]


def test_at_most_three_wrong_choices_stand_there_the_first_and_any_of_the_others():
    misread = {"one": "a", "two": "b", "three": "c", "four": "d"}
    shown = [{o.misreading for o in choices(Luck(str(n)), "truth", misread, said)} - {None} for n in range(40)]
    assert all(len(names) == 3 and "one" in names for names in shown)
    assert set().union(*shown) == set(misread)


@pytest.mark.parametrize(
    "misread", [{}, {"one": 4}, {"one": 4, "two": 4}, {"one": 3, "two": 4}, {"one": 4, "two": None}]
)
def test_with_fewer_than_two_wrong_choices_a_position_asks_nothing(misread):
    with pytest.raises(NoQuestion):
        choices(Luck("x"), 3, misread, said)


def test_choices_that_are_no_numbers_stand_in_any_order():
    orders = {
        tuple(option.value for option in choices(Luck(str(seed)), "a", {"one": "b", "two": "c"}, said))
        for seed in range(40)
    }
    assert len(orders) == 6


def test_a_misreading_of_a_chance_that_would_count_as_right_is_left_out():
    truth = Fraction(1, 2)
    misread = {"near": truth + CLOSE, "far": Fraction(1, 3), "off": Fraction(1, 6), "same": Fraction(1, 3)}
    assert elsewhere(truth, misread) == {"far": Fraction(1, 3), "off": Fraction(1, 6)}
    with pytest.raises(NoQuestion):
        elsewhere(truth, {"near": truth + CLOSE, "far": Fraction(1, 3)})


# --- grading


def test_a_choice_is_graded_by_its_number():
    options = choices(Luck("x"), 5, {"doubles-do-not-matter": 11, "one-die": 8}, said)
    question = asked(options=options, answer=5)
    verdicts = [question.grade(number) for number in (1, 2, 3)]
    assert [(verdict.kind, verdict.misreading) for verdict in verdicts] == [
        ("right", None), ("wrong", "one-die"), ("wrong", "doubles-do-not-matter"),
    ]  # fmt: skip
    assert verdicts[2].reason("en") == "It looks as if nobody fell. Who runs and rolls a double does (rule race.fall)."
    assert question.correct("en") == "5"


@pytest.mark.parametrize("given", [0, 4, -1, "1", 1.0, True, None, [1]])
def test_what_is_no_number_of_a_choice_is_refused(given):
    question = asked(options=choices(Luck("x"), 5, {"doubles-do-not-matter": 11, "one-die": 8}, said), answer=5)
    with pytest.raises(BadInput, match="answer"):
        question.grade(given)


CHANCE = {"typed": chance(), "answer": Fraction(7, 12), "misreadings": {"one-die": Fraction(5, 12)}}


@pytest.mark.parametrize("given", ["7/12", "0.583", "58.3%", "58 %", "0,58", "21 out of 36", "0.6", "57%", "60 %"])
def test_a_chance_may_be_typed_in_any_way_and_be_off_a_little(given):
    assert asked(**CHANCE).grade(given).right


def test_what_is_only_close_is_told_the_exact_chance():
    assert asked(**CHANCE).grade("57 %").say() == "Right. Close enough: it is exactly 7/12 (58.3%)."


@pytest.mark.parametrize(("given", "kind"), [("5/12", "one-die"), ("0.417", "one-die"), ("30 %", None), ("1", None)])
def test_a_chance_that_is_far_off_is_wrong_and_perhaps_a_misreading(given, kind):
    verdict = asked(**CHANCE).grade(given)
    assert (verdict.kind, verdict.misreading, verdict.counted) == ("wrong", kind, True)


@pytest.mark.parametrize(
    "given", ["", "   ", "abc", "58", "-3", "250 %", "1/0", "1e999999", "9" * 5000, "½½", None, [1], {"a": 1}, True]
)
def test_an_absurd_answer_gets_a_sentence_and_is_no_try(given):
    verdict = asked(**CHANCE).grade(given)
    assert not verdict.right
    assert not verdict.counted
    assert len(verdict.say()) < 600


def test_a_number_is_typed_too():
    question = asked(typed=number(), answer=8, misreadings={"one-die": 5, "doubles-do-not-matter": 11})
    assert question.grade("8").right
    assert question.grade("5").misreading == "one-die"
    assert question.grade("9").kind == "wrong"
    assert not question.grade("eight").counted


# --- asking


def test_a_position_that_asks_nothing_is_passed_over_and_always_for_the_same_one():
    tried = []

    def choosy(luck, level, rules):
        tried.append(luck.die())
        if tried[-1] < 5:
            raise NoQuestion
        return asked(answer=tried[-1])

    first = pose({"choosy": choosy}, "choosy", "easy", 1, RULES)
    seen, tried[:] = list(tried), []
    again = pose({"choosy": choosy}, "choosy", "easy", 1, RULES)
    assert first.question.answer == again.question.answer >= 5
    assert seen == tried


def test_a_kind_that_this_box_cannot_ask_gives_up():
    tried = []

    def never(luck, level, rules):
        tried.append(level)
        raise BadInput("players", "missing")

    assert pose({"never": never}, "never", "hard", 1, RULES) is None
    assert len(tried) == MOST_TRIES


def test_a_fault_of_ours_is_not_passed_over():
    def broken(luck, level, rules):
        raise KeyError("x")

    with pytest.raises(KeyError):
        pose({"broken": broken}, "broken", "easy", 1, RULES)


def test_a_run_has_all_kinds_in_turn_and_leaves_out_what_cannot_be_asked():
    def never(luck, level, rules):
        raise NoQuestion

    kinds = {"a": moved, "b": moved, "c": moved}
    run = [mixed(kinds, "easy", 7, n, RULES).kind for n in range(6)]
    assert sorted(run[:3]) == ["a", "b", "c"]
    assert run[:3] == run[3:]
    assert {tuple(mixed(kinds, "easy", seed, n, RULES).kind for n in range(3)) for seed in range(60)} > {tuple(run[:3])}
    assert [mixed({"a": never, "b": moved}, "easy", 7, n, RULES).kind for n in range(4)] == ["b"] * 4
    assert mixed({"a": never}, "easy", 7, 0, RULES) is None


def test_each_question_of_a_run_is_the_one_of_its_own_link():
    kinds = {"a": moved, "b": moved}
    for n in range(TEN):
        posed = mixed(kinds, "normal", 123_456_789, n, RULES)
        alone = pose(kinds, posed.kind, "normal", posed.seed, RULES)
        assert alone.question.ask.say() == posed.question.ask.say()
        assert 0 <= posed.seed < LARGEST_SEED
    assert len({question_seed(5, n) for n in range(TEN)}) == TEN


def test_the_puzzle_of_a_day_follows_from_the_date_and_grows_through_the_week():
    kinds = {"a": moved, "b": moved}
    monday = date(2026, 11, 16)
    week = [of_day(kinds, monday + timedelta(days=n), RULES) for n in range(7)]
    assert [posed.level for posed in week] == [*["normal"] * 3, *["hard"] * 4], "an easy one is no puzzle"
    again, first = of_day(kinds, monday, RULES), week[0]
    assert again[:3] == first[:3]
    assert again.question.ask.say() == first.question.ask.say()
    assert len({posed.seed for posed in week}) == 7
