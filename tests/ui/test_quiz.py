"""Quizzes on pages: a run of ten, one question by its link, the puzzle of the day; what is kept, what is refused."""

import re
from datetime import date, timedelta

import pytest

from krom_explore.games import krom
from krom_explore.learn import quiz
from krom_explore.learn.quiz import LEVELS, TEN
from tests.games.krom.test_other_box import OTHER_BOX
from tests.ui.browser import App

RULES = krom.Ruleset.load()
TODAY = "2026-11-18"


def opened(route, **hello):
    app = App()
    reply = app.receive({"hello": {"hash": f"#/krom/{route}", "today": TODAY, **hello}})
    return app, reply


@pytest.fixture
def app():
    return opened("quiz/winner/easy/3")[0]


def number(app, right=True):
    """The number of the right choice, or of a wrong one."""
    options = app.page.quiz.posed.question.options
    return next(n for n, option in enumerate(options, 1) if (option.misreading is None) == right)


def answer(app, given):
    return app.receive({"part": "quiz", "do": "answer", "answer": given})


# --- one question


def test_a_question_is_asked_about_a_position_on_which_nobody_can_play(app):
    shown = app.has["quiz"]
    assert shown["question"].endswith("?")
    assert 3 <= len(shown["options"]) <= 4
    assert shown["answer"] is None
    assert app.has["walk"] is None
    assert app.has["dice"]["last"]
    assert not any(place["legal"] for place in app.has["board"]["places"])
    assert "already" in app.receive({"part": "board", "do": "choose", "answer": "go forest"})["notice"]
    assert "recorded" not in app.has["dice"]
    assert "notice" in app.receive({"part": "dice", "do": "roll"})


def test_before_it_is_answered_nothing_gives_the_answer_away(app):
    """What the browser has does not say which choice is right."""
    assert set(app.has["quiz"]) == {
        "title", "kind", "marks", "streak", "question", "given", "options", "typed", "help", "entry", "chosen",
        "verdict", "answer", "share", "levels", "levelTold", "words",
    }  # fmt: skip
    assert "walk" in app.page.closed
    for message in ({"do": "to", "step": 1}, {"do": "take_over"}):
        assert "Answer first" in app.receive({"part": "walk", **message})["notice"]
    assert "Answer first" in app.receive({"part": "quiz", "do": "play_out"})["notice"]


def test_a_wrong_answer_names_the_misreading_and_cites_the_rule(app):
    reply = answer(app, number(app, right=False))
    shown = app.has["quiz"]
    option = app.page.quiz.posed.question.options[shown["chosen"] - 1]
    assert shown["verdict"]["kind"] == "wrong"
    said = krom.WORDS.message(f"misreading-{option.misreading}")
    (cited,) = re.findall(r"\(rule ([\w.]+)\)", said)
    title = krom.WORDS.message(f"title-{cited.replace('.', '-')}")
    assert shown["verdict"]["text"] == f"Not so. {said.replace(cited, f'“{title}”')}"
    assert shown["answer"]["right"] == number(app)
    assert shown["answer"]["text"].startswith("The answer: ")
    assert shown["answer"]["rule"] == "combat.tie.weight"
    assert shown["answer"]["ruleText"] == krom.rulebook.rule_text("combat.tie.weight", "en", RULES)
    wrong = [rule for rule, (_, _, wrong) in reply["learned"]["krom"]["rules"].items() if wrong]
    assert wrong == [cited], "what was misread, and no other rule of the question"


def test_a_right_answer_says_why_and_is_entered(app):
    reply = answer(app, number(app))
    shown = app.has["quiz"]
    assert (shown["verdict"]["kind"], shown["verdict"]["text"]) == ("right", "Right.")
    assert "wins the combat" in shown["answer"]["why"]
    assert shown["answer"]["text"] == ""
    assert reply["learned"]["krom"]["rules"]["combat.tie.weight"] == [0, 1, 0]
    assert [way["label"] for way in shown["answer"]["ways"]] == ["Another one like this"]


def test_it_is_answered_once(app):
    answer(app, number(app, right=False))
    assert "has been answered" in answer(app, number(app))["notice"]
    assert app.page.room.ledger.of("combat.winner")[1:] == (0, 1)


@pytest.mark.parametrize("given", [0, 9, "1", None, [], {}, True, 1.5, "x" * 900])
def test_an_absurd_choice_gets_a_sentence_and_counts_for_nothing(app, given):
    before = app.has["quiz"]
    assert "answer:" in answer(app, given)["notice"]
    assert app.has["quiz"] == before
    assert not any(met.right or met.wrong for met in app.page.room.ledger.rules.values())


def test_it_is_played_out_event_by_event_and_taken_over(app):
    answer(app, 1)
    assert app.has["walk"] is None
    app.receive({"part": "quiz", "do": "play_out"})
    walk = app.has["walk"]
    assert (walk["at"], walk["words"]["walk-take-over"]) == (0, "Try it yourself")
    for step in range(1, walk["last"] + 1):
        reply = app.receive({"part": "walk", "do": "to", "step": step})
        assert reply["said"].startswith(f"Step {step} of")
    played = app.page.quiz.posed.question.played()
    assert app.has["walk"]["sentence"] == played.say(played.log[-1])
    assert app.has["dice"]["rolls"] == 1
    app.receive({"part": "walk", "do": "take_over"})
    assert app.page.route == "krom/table"
    assert app.page.desk.table.tape == played.tape


def test_where_something_is_refused_a_table_shows_it():
    app, _ = opened("quiz/legal/easy/1")
    question = app.page.quiz.posed.question
    assert not question.lines
    answer(app, number(app))
    shown = app.has["quiz"]["answer"]
    assert not shown["playsOut"]
    assert shown["why"] == ""  # the answer itself says it
    _, way = shown["ways"]
    assert way["label"] == "Try it yourself"
    reply = app.receive({"go": way["hash"]})
    assert "notice" not in reply
    assert app.page.desk.table.why_not(question.ask.args["do"].id).code == question.answer


def test_a_chance_is_typed_and_may_be_tried_again_where_it_cannot_be_read():
    app, _ = opened("quiz/chance/normal/1")
    for given in ("", "abc", "58", "1/0", [1]):
        answer(app, given)
        assert app.has["quiz"]["verdict"]["unread"]
        assert app.has["quiz"]["answer"] is None
    answer(app, "50 %")
    assert "shared evenly" in app.has["quiz"]["verdict"]["text"]
    assert app.has["quiz"]["answer"]["text"] == "The answer: 7/12 (58.3%)."
    assert app.has["quiz"]["entry"] == "50 %"


def test_a_chance_that_is_close_is_right():
    app, _ = opened("quiz/chance/normal/1")
    answer(app, "0.6")
    assert app.has["quiz"]["verdict"] == {
        "kind": "right", "text": "Right. Close enough: it is exactly 7/12 (58.3%).", "unread": False,
    }  # fmt: skip


def test_the_parts_that_a_question_is_about_come_first():
    _, reply = opened("quiz/win/easy/3")
    assert [sheet["name"] for sheet in reply["page"]["sheets"]] == ["cards", "mats"]
    assert reply["parts"]["cards"]
    _, reply = opened("quiz/winner/easy/3")
    assert [sheet["name"] for sheet in reply["page"]["sheets"]] == ["mats", "cards"]


# --- a run


def test_a_run_is_ten_questions_and_its_address_tells_how_they_went():
    app, reply = opened("quiz")
    assert reply["hash"].startswith("#/krom/quiz/run/easy/")
    kinds = []
    for n in range(TEN):
        shown = app.has["quiz"]
        assert shown["title"] == f"Question {n + 1} of 10"
        assert [mark["id"] for mark in shown["marks"]] == ["right"] * n + ["now"] + ["open"] * (TEN - n - 1)
        kinds.append(app.page.quiz.posed.kind)
        question = app.page.quiz.posed.question
        answer(app, str(question.answer) if question.typed else number(app))
        (way, *_) = app.has["quiz"]["answer"]["ways"]
        assert way["hash"].endswith("/" + "r" * (n + 1))
        assert way["label"] == ("Next question" if n < TEN - 1 else "See how you did")
        assert "notice" not in app.receive({"go": way["hash"]})
    assert len(set(kinds)) == len(krom.QUIZZES)
    assert app.has["tally"]["score"] == "10 of 10 right"
    assert app.has["tally"]["rules"] == []


def test_a_reload_goes_on_where_one_was():
    first, _ = opened("quiz/run/normal/77/rw")
    again, reply = opened(first.page.hash().removeprefix("#/krom/"))
    assert again.has["quiz"]["question"] == first.has["quiz"]["question"]
    assert again.has["quiz"]["title"] == "Question 3 of 10"
    assert reply["hash"] == "#/krom/quiz/run/normal/77/rw"


def test_the_tally_says_what_to_look_at_again():
    app, _ = opened("quiz/run/easy/12/rrwrrwrrwr")
    tally = app.has["tally"]
    assert tally["score"] == "7 of 10 right"
    assert sum(kind["last"] for kind in tally["kinds"]) == TEN
    assert sum(kind["right"] for kind in tally["kinds"]) == 7
    asked = [quiz.mixed(krom.QUIZZES, "easy", 12, n, RULES) for n in (2, 5, 8)]
    assert [rule["id"] for rule in tally["rules"]] == list(dict.fromkeys(posed.question.rules[0] for posed in asked))
    for rule in tally["rules"]:
        assert rule["text"] == krom.rulebook.rule_text(rule["id"], "en", RULES)
        if rule["chapter"]:
            assert "notice" not in app.receive({"go": rule["chapter"]})
    assert tally["marks"][2]["hash"] == f"#/krom/quiz/{asked[0].kind}/easy/{asked[0].seed}"
    assert [way["hash"] for way in tally["ways"]] == [
        "#/krom/quiz/run/easy", "#/krom/quiz/run/normal", "#/krom/quiz/day",
    ]  # fmt: skip


def test_who_did_well_is_offered_harder_ones():
    tally = opened("quiz/run/normal/12/rrrrrwrrrr")[0].has["tally"]
    assert tally["ways"][0] == {"hash": "#/krom/quiz/run/hard", "label": "Ten that are harder"}
    assert len(opened("quiz/run/hard/12/rrrrrrrrrr")[0].has["tally"]["ways"]) == 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_can_be_chosen(level):
    app, reply = opened(f"quiz/run/{level}")
    assert reply["hash"].startswith(f"#/krom/quiz/run/{level}/")
    assert [one["id"] for one in app.has["quiz"]["levels"] if one["current"]] == [level]


def test_two_visitors_get_different_runs():
    assert opened("quiz")[1]["hash"] != opened("quiz")[1]["hash"]


# --- the puzzle of the day


def test_the_puzzle_of_the_day_is_the_same_for_everybody_and_another_tomorrow():
    one, first = opened("quiz/day")
    other, _ = opened(f"quiz/day/{TODAY}")
    assert first["hash"] == f"#/krom/quiz/day/{TODAY}"
    assert one.has["quiz"]["question"] == other.has["quiz"]["question"]
    assert one.has["quiz"]["given"] == other.has["quiz"]["given"]
    assert one.has["quiz"]["title"] == "Puzzle of November 18, 2026"
    tomorrow, _ = opened("quiz/day", today="2026-11-19")
    assert tomorrow.has["quiz"]["share"] != one.has["quiz"]["share"]


def solve(app, right=True):
    question = app.page.quiz.posed.question
    if question.typed:
        return answer(app, str(question.answer if right else next(iter(question.misreadings.values()))))
    return answer(app, number(app, right))


def test_solving_it_makes_a_streak():
    app, _ = opened("quiz/day")
    assert app.has["quiz"]["streak"] == ""
    reply = solve(app)
    assert reply["learned"]["krom"]["days"] == {TODAY: True}
    assert app.has["quiz"]["streak"] == "1 day in a row"
    app.receive({"go": "#/krom/quiz/day", "today": "2026-11-19"})
    assert app.has["quiz"]["streak"] == "1 day in a row"
    solve(app)
    assert app.has["quiz"]["streak"] == "2 days in a row"


def test_only_the_first_try_of_a_day_counts():
    app, _ = opened("quiz/day")
    solve(app, right=False)
    app.receive({"go": "#/krom/quiz/day", "today": TODAY})
    solve(app)
    assert app.page.room.ledger.days == {TODAY: False}


def test_a_puzzle_of_the_past_is_for_practice():
    yesterday = (date.fromisoformat(TODAY) - timedelta(days=1)).isoformat()
    app, reply = opened(f"quiz/day/{yesterday}")
    assert "for practice" in app.has["quiz"]["title"]
    assert reply["page"]["beside"][0]["hash"] == "#/krom/quiz/day/2026-11-16"
    solve(app)
    assert app.page.room.ledger.days == {}
    assert "notice" not in opened("quiz/day/0001-01-01")[1]


@pytest.mark.parametrize(
    ("day", "why"),
    [("2026-11-19", "has not come yet"), ("9999-12-31", "has not come yet"), ("soon", "must be a date"),
     ("2026-02-30", "must be a date"), ("2026-11-18T10", "must be a date")],
)  # fmt: skip
def test_a_day_that_is_none_or_not_yet_gets_a_sentence_and_todays_puzzle(day, why):
    _, reply = opened(f"quiz/day/{day}")
    assert why in reply["notice"]
    assert reply["hash"] == f"#/krom/quiz/day/{TODAY}"


@pytest.mark.parametrize("today", [None, "", "nonsense", 7, ["2026-11-18"], "2026-13-01"])
def test_a_browser_that_does_not_know_the_day_gets_ours(today):
    _, reply = opened("quiz/day", today=today)
    assert reply["hash"] == f"#/krom/quiz/day/{date.today().isoformat()}"


# --- links


@pytest.mark.parametrize(
    ("route", "why", "leads"),
    [
        ("quiz/nonsense/easy/3", "There is no page here", "quiz/run/easy/"),
        ("quiz/winner/mad/3", "must be one of these", "quiz/winner/easy/"),
        ("quiz/winner/easy/x3", "must be a whole number", "quiz/winner/easy/"),
        ("quiz/winner/easy/-3", "must be a whole number", "quiz/winner/easy/"),
        ("quiz/winner/easy/" + "9" * 300, "must be a whole number", "quiz/winner/easy/"),
        ("quiz/winner/easy/1000000000", "from 0 to", "quiz/winner/easy/"),
        ("quiz/winner/easy/٣", "must be a whole number", "quiz/winner/easy/"),
        ("quiz/winner/easy/3/a/b", "There is no page here", "quiz/winner/easy/"),
        ("quiz/run/easy/3/rrx", "at most 10 letters", "quiz/run/easy/"),
        ("quiz/run/easy/3/" + "r" * 11, "at most 10 letters", "quiz/run/easy/"),
        ("quiz/run/easy/3/r/r", "There is no page here", "quiz/run/easy/"),
        ("quiz/day/2026/11", "There is no page here", "quiz/day/"),
    ],
)
def test_a_damaged_link_gets_a_sentence_and_the_nearest_page(route, why, leads):
    _, reply = opened(route)
    assert why in reply["notice"]
    assert reply["hash"].startswith(f"#/krom/{leads}")


def test_a_link_to_a_question_is_the_same_question_for_whoever_opens_it(app):
    other, reply = opened(app.has["quiz"]["share"].removeprefix("#/krom/"))
    assert "notice" not in reply
    assert other.has["quiz"] == app.has["quiz"]


def test_with_a_box_of_ones_own_a_link_says_so_and_others_are_told():
    mine, _ = opened("quiz/winner/easy/3", boxes={"krom": OTHER_BOX})
    share = mine.has["quiz"]["share"].removeprefix("#/krom/")
    assert share.count("/") == 4
    assert "notice" not in opened(share, boxes={"krom": OTHER_BOX})[1]
    assert "another box" in opened(share)[1]["notice"]


def test_the_puzzle_of_the_day_is_the_same_with_a_box_of_ones_own():
    mine, reply = opened("quiz/day", boxes={"krom": OTHER_BOX})
    assert mine.has["quiz"]["question"] == opened("quiz/day")[0].has["quiz"]["question"]
    assert "other rules than yours" in reply["notice"]


def test_a_run_with_another_box_goes_to_its_end():
    app, _ = opened("quiz/run/normal/5", boxes={"krom": OTHER_BOX})
    for _ in range(TEN):
        solve(app)
        app.receive({"go": app.has["quiz"]["answer"]["ways"][0]["hash"]})
    assert app.has["tally"]["score"] == "10 of 10 right"


# --- around it


def test_the_head_and_the_list_of_chapters_lead_to_the_quizzes():
    app, reply = opened("learn")
    assert {"hash": "#/krom/quiz", "label": "Quiz"} in reply["nav"]
    (group,) = app.has["quizzes"]["groups"]
    assert [link["hash"] for link in group["links"]] == ["#/krom/quiz", "#/krom/quiz/day"]


def test_a_click_sends_only_what_it_changes(app):
    reply = answer(app, 1)
    assert set(reply["changes"]) == {"quiz"}
    assert app.sent < 4000
