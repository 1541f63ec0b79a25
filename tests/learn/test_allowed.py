"""Is it allowed: what the engine says, among what people say."""

from krom_explore.learn import allowed
from krom_explore.learn.allowed import ALLOWED, YES, Claim
from krom_explore.learn.quiz import Luck
from tests.race import WORDS, Table


def made_up(name):
    return Claim(name, lambda lang: f"{name}.")


def racing():
    return Table.scenario({"players": {"Ann": 5, "Bob": 0}})


def test_what_may_be_done_is_right_with_yes_and_shown_by_doing_it():
    table = racing()
    (answer, *_) = table.options
    judged = allowed.judged(Luck("1"), table, answer, {"one": made_up("tired"), "other": made_up("late")})
    assert (judged.reason, judged.truth) == (None, YES)
    assert {option.said("en"): option.misreading for option in judged.options} == {
        "Yes": None, "No. tired.": "one", "No. late.": "other",
    }  # fmt: skip
    assert judged.shown(table) == ""
    table.choose(answer)
    assert judged.shown(table) == YES


def test_what_is_refused_is_right_with_the_engines_reason():
    table = racing()
    judged = allowed.judged(Luck("1"), table, "fly", {"anything goes": ALLOWED, "other": made_up("late")})
    assert judged.truth == judged.reason.code == judged.shown(table)
    (right,) = [option for option in judged.options if option.misreading is None]
    assert right.said("en") == f"No. {table.say(judged.reason)}"
    assert {option.misreading for option in judged.options} == {None, "anything goes", "other"}


def test_it_is_asked_with_what_a_button_would_say():
    table = racing()
    (answer, *_) = table.options
    asked = allowed.asked(table, "Ann", answer, WORDS).say()
    assert asked == f"Ann wants this: {table.say(answer)}. Is it allowed now?"
