"""The machinery of the coach, on a game that there is not: when a moment speaks, and that it speaks once."""

from __future__ import annotations

import pytest

from krom_explore.engine.asked import Asked
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Event, Roll
from krom_explore.learn import coach

ME = "Ida"


def made(moments: str, **signs: coach.Sign) -> coach.Coach:
    return coach.read(f'players = ["Ida", "Udo"]\nbots = ["easy"]\nseed = 1\n{moments}', signs)


def moment(name: str, when: str) -> str:
    return f'[moments.{name}]\n{when}\nat = {{ part = "board" }}\nrules = ["a.rule"]\n'


def told(*kinds: str, player: str = ME) -> list[Event]:
    return [Event(kind, f"rule.{kind}", {"player": player}) for kind in kinds]


def asked(told: int, *options: str, question: str = "what", step: int | None = None) -> Asked:
    return Asked(told if step is None else step, told, Decision(ME, question, options or ("go",)))


def said(of: coach.Coach, log: list[Event], questions: list[Asked] | None = None, opening: int = 0) -> list[str]:
    return [one.name for one in of.spoken(log, questions or [], ME, opening)]


# --- when


def test_an_event_brings_its_moment_the_first_time_and_never_again():
    of = made(moment("rain", 'event = "rain"'))
    (one,) = of.spoken(told("sun", "rain", "rain"), [], ME)
    assert (one.name, one.line, one.step) == ("rain", 2, None)


def test_a_rule_that_fired_brings_its_moment_whatever_the_event():
    assert said(made(moment("wet", 'rule = "rule.rain"')), told("sun", "rain")) == ["wet"]


@pytest.mark.parametrize(("who", "lines"), [("me", 3), ("others", 1), ("anybody", 1)])
def test_it_says_whom_an_event_must_concern(who, lines):
    log = [*told("rain", player="Udo"), *told("sun", "rain")]
    (one,) = made(moment("rain", f'event = "rain"\nwho = "{who}"')).spoken(log, [], ME)
    assert one.line == lines


def test_one_of_several_is_concerned_too():
    of = made(moment("fight", 'event = "fight"\nwho = "me"\nwhose = "fighters"'))
    assert said(of, [Event("fight", "r", {"fighters": ["Udo", "Eva"]})]) == []
    for fighters in (["Udo", ME], {"Udo": 3, ME: 2}):
        assert said(of, [Event("fight", "r", {"fighters": fighters})]) == ["fight"]


def test_facts_of_the_event_can_be_asked_for():
    of = made(moment("caught", 'event = "hunt"\nwhen = { caught = true, with = ["spear", "net"] }'))
    hunts = [Event("hunt", "r", {"caught": caught, "with": tool}) for caught, tool in [(False, "net"), (True, "hand")]]
    assert said(of, hunts) == []
    assert said(of, [*hunts, Event("hunt", "r", {"caught": True, "with": "net"})]) == ["caught"]
    assert said(of, [Event("hunt", "r", {})]) == []


def test_a_sign_sees_what_had_been_told_and_nothing_after_it():
    seen = []

    def third(scene: coach.Scene) -> bool:
        seen.append([event.kind for event in scene.log])
        return len(scene.log) == 3

    (one,) = made(moment("third", 'event = "rain"\nsign = "third"'), third=third).spoken(told(*["rain"] * 5), [], ME)
    assert one.line == 3
    assert seen == [["rain"], ["rain"] * 2, ["rain"] * 3]


def test_a_question_brings_its_moment_and_so_does_an_answer_that_is_there_for_the_first_time():
    of = made(moment("buy", 'offers = "buy"') + moment("what", 'asks = "what"'))
    questions = [asked(0, "go"), asked(1, "go", "buyer"), asked(2, "go", "buy a hat"), asked(3, "buy")]
    found = of.spoken(told("sun", "sun", "sun"), questions, ME)
    assert [(one.name, one.step) for one in found] == [("what", 0), ("buy", 2)]


def test_a_moment_may_need_another_before_it():
    of = made(moment("second", 'event = "rain"\nneeds = ["first"]') + moment("first", 'event = "sun"'))
    assert said(of, told("rain", "sun")) == ["first"]
    assert said(of, told("rain", "sun", "rain")) == ["first", "second"]


def test_what_was_told_while_the_table_was_set_is_not_spoken_of():
    of = made(moment("rain", 'event = "rain"'))
    assert said(of, told("rain", "sun"), opening=2) == []
    assert said(of, told("rain", "sun", "rain"), opening=2) == ["rain"]


# --- how much


def test_one_speaks_at_a_time_and_who_had_to_wait_speaks_the_next_time():
    of = made(moment("heavy", 'event = "rain"') + moment("light", 'event = "rain"'))
    assert said(of, told("rain")) == ["heavy"]
    assert said(of, told("rain", "rain")) == ["heavy", "light"]


def test_no_more_than_so_many_events_are_spoken_of_between_two_answers():
    kinds = ("a", "b", "c")
    of = made("most = 2\n" + "".join(moment(kind, f'event = "{kind}"') for kind in kinds))
    assert said(of, told(*kinds)) == ["a", "b"]
    assert said(of, told(*kinds), [asked(2)]) == ["a", "b", "c"]
    roll = Asked(5, 2, Roll((ME,), (1,), "move"))
    assert said(of, told(*kinds), [roll]) == ["a", "b", "c"]


def test_some_things_are_said_however_much_has_been_said():
    of = made("most = 1\n" + moment("a", 'event = "a"') + moment("b", 'event = "b"\nalways = true'))
    assert said(of, told("a", "b")) == ["a", "b"]


def test_events_and_questions_come_in_their_order():
    of = made("".join(moment(kind, f'event = "{kind}"') for kind in "ab") + moment("q", 'asks = "what"'))
    found = of.spoken(told("a", "b"), [asked(1, step=9)], ME)
    assert [(one.name, one.line, one.step) for one in found] == [("a", 1, None), ("q", 1, 9), ("b", 2, None)]


def test_what_was_said_stays_said_when_the_game_goes_on():
    of = made("".join(moment(kind, f'event = "{kind}"') for kind in "abc") + moment("q", 'asks = "what"'))
    log, questions = told(*"abcab"), [asked(at) for at in (0, 2, 4)]
    for line in range(len(log)):
        before = of.spoken(log[:line], [one for one in questions if one.told <= line], ME)
        after = of.spoken(log, questions, ME)
        assert [one.name for one in before] == [one.name for one in after][: len(before)]


# --- where


def test_it_points_at_what_the_event_names():
    of = made(
        '[moments.rain]\nevent = "rain"\nrules = ["r"]\nat = { part = "mats", fact = "life", of = "player" }\n'
        '[moments.mine]\nevent = "sun"\nrules = ["r"]\nat = { part = "mats", of = "me" }\n'
        '[moments.buy]\noffers = "buy"\nrules = ["r"]\nat = { part = "question", answer = "buy" }\n'
        '[moments.lost]\nevent = "fog"\nrules = ["r"]\nat = { part = "mats", fact = "life", of = "whoever" }\n'
    )
    log = [*told("rain", player="Udo"), *told("sun"), *told("fog")]
    found = {one.name: one.aim() for one in of.spoken(log, [asked(2, "go", "buy a hat", "buy a coat")], ME)}
    assert found == {
        "rain": {"part": "mats", "fact": "life", "of": "Udo"},
        "mine": {"part": "mats", "of": ME},
        "buy": {"part": "question", "answer": "buy a hat"},
        "lost": {"part": "mats", "fact": "life"},
    }
    (fog,) = made('[moments.lost]\nevent = "fog"\nrules = ["r"]\nat = { part = "mats", of = "whoever" }\n').spoken(
        told("fog"), [], ME
    )
    assert fog.aim({"whoever": "Ida"})["of"] == "Ida", "what the game finds beside the facts"


# --- a file that is wrong


@pytest.mark.parametrize(
    ("wrong", "field"),
    [
        (moment("x", 'event = "rain"\nasks = "what"'), "moments.x"),
        (moment("x", ""), "moments.x"),
        (moment("x", 'event = "rain"\nsign = "nowhere"'), "moments.x.sign"),
        (moment("x", 'event = "rain"\nneeds = ["y"]'), "moments.x.needs"),
        (moment("x", 'event = "rain"\nwho = "somebody"'), "moments.x.who"),
        (moment("x", 'evnet = "rain"'), "moments.x.evnet"),
        (moment("x", "event = 3"), "moments.x.event"),
        ("most = 0\n" + moment("x", 'event = "rain"'), "most"),
        ('[moments.x]\nevent = "rain"\nrules = []\n', "moments.x.at"),
    ],
)
def test_what_is_wrong_in_a_file_is_said_with_the_name_of_the_field(wrong, field):
    with pytest.raises(BadInput) as refused:
        made(wrong)
    assert refused.value.path == field
    assert str(refused.value)
