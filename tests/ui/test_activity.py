"""What a pupil sees and does: what is told when, what is refused, what is kept."""

import json
import re

import pytest

from krom_explore import games
from krom_explore.learn.activity import Record
from krom_explore.learn.handout.activities import Lesson
from krom_explore.learn.handout.shop import Shop
from tests.ui.pupil import DUEL, do, finished, opened, shown


@pytest.fixture
def app():
    return opened(DUEL)


def test_predict_play_compare(app):
    assert (shown(app)["phase"], shown(app)["code"]) == ("predict", None)
    do(app, "predict", predicted="0.5")
    assert (shown(app)["phase"], shown(app)["predictedText"]) == ("play", "0.5")
    do(app, "play")
    last = shown(app)["last"]
    assert last["said"].startswith("Round 1: ")
    assert len(last["dice"]) == 2
    assert "The dice say" in last["lines"][0]
    do(app, "play", times=5)
    assert (shown(app)["phase"], len(shown(app)["record"]["results"])) == ("compare", 6)
    assert shown(app)["answer"]["number"] == "0.97"
    assert shown(app)["answer"]["steps"]
    assert shown(app)["discuss"]


@pytest.mark.parametrize(
    ("route", "lines"),
    [
        ("krom/class/hunts/rounds=5&prey=cave_bear", ["Cave bear: Roll 2 dice, make at least 9: 3 Bones."]),
        (
            "krom/class/ties/rounds=5&place=cave",
            [
                "Alma: Weighs 52 kilograms.",
                "Kolos: Weighs 141 kilograms.",
                "In a tie the heavier one wins in the Cave.",
            ],
        ),
        ("krom/class/duel/rounds=5", []),
    ],
)
def test_what_is_needed_to_predict_is_there_before_the_prediction(route, lines):
    app = opened(route)
    assert shown(app)["facts"] == lines
    assert all(rule["text"] for rule in shown(app)["rules"])


@pytest.mark.parametrize(
    ("route", "cards"), [("krom/class/gathering/rounds=5", 20), ("tribu/class/waiting/rounds=5", 12)]
)
def test_the_cards_lie_open_before_the_prediction(route, cards):
    """All of a small pile; of a large deck those that fit."""
    told = " ".join(shown(opened(route))["facts"])
    assert sum(map(int, re.findall(r"\w \((\d+)\)", told))) == cards


@pytest.mark.parametrize(
    ("game", "activity"), [(game, activity) for game in games.names() for activity in games.activities(game).all]
)
def test_a_page_and_a_sheet_tell_the_same(game, activity):
    told = shown(opened(f"{game}/class/{activity}/rounds=5"))["facts"]
    lesson = Lesson(Shop(games.game(game), games.rules(game), "en"), activity)
    assert lesson.given()[len(lesson.given()) - len(told) :] == told


def test_nothing_exact_is_told_before_everything_is_played(app):
    """Neither where it is meant to stand nor anywhere else in what the browser has."""
    exact = app.page.pupil.rounds.exact
    do(app, "predict", predicted="1")
    do(app, "play", times=5)
    state = shown(app)
    assert state["exact"] is None
    assert state["answer"] is None
    assert state["review"] == []
    told = json.dumps(state)
    assert exact.sentence.say() not in told
    assert "exactText" not in told
    assert "58.3" not in told


def on_the_table(app):
    """Where everybody stands, and how much life they have, as the parts of the table tell it."""
    board, mats = (part["state"] for part in shown(app)["table"]["parts"])
    places = {place["id"]: {one["name"] for one in place["here"]} for place in board["places"] if place["here"]}
    return places, {player["name"]: player["life"] for player in mats["players"]}


def test_the_table_is_told_to_who_looks_at_it_and_has_what_the_round_did():
    app = opened(DUEL)
    assert shown(app)["table"] == {"open": False, "parts": []}
    do(app, "look", shown=True)
    assert [part["kind"] for part in shown(app)["table"]["parts"]] == ["krom/board", "krom/mats"]
    places, full = on_the_table(app)
    assert places == {"forest": set(full)}
    do(app, "predict", predicted="1")
    for _ in range(60):  # the dice are fresh: in four rounds of ten she loses something
        do(app, "play")
        lost = shown(app)["record"]["results"][-1]
        assert on_the_table(app)[1]["Alma"] == full["Alma"] - lost
        if lost:
            break
    assert lost, "else nothing was to be seen"
    do(app, "look", shown=False)
    assert shown(app)["table"] == {"open": False, "parts": []}
    assert "shown:" in do(app, "look", shown=1)["notice"]


def test_nobody_can_play_on_the_table_that_is_looked_at():
    app = opened("krom/class/regret/rounds=2&seed=3")
    do(app, "look", shown=True)
    do(app, "predict", predicted=[0])
    do(app, "play")
    board = shown(app)["table"]["parts"][0]["state"]
    assert not any(place["legal"] for place in board["places"])
    assert not any(one["asked"] for place in board["places"] for one in place["here"])


def test_where_a_round_has_no_table_there_is_none_to_look_at():
    app = opened("krom/class/stopping/rounds=2")
    do(app, "look", shown=True)
    assert shown(app)["table"] is None


def test_the_teacher_can_reveal_it_before_all_is_played(app):
    do(app, "predict", predicted="1")
    do(app, "reveal", shown=True)
    assert shown(app)["exact"]
    do(app, "reveal", shown=False)
    assert shown(app)["exact"] is None


def test_who_still_predicts_when_it_is_revealed_is_told_so_and_sees_it_afterwards(app):
    do(app, "reveal", shown=True)
    assert (shown(app)["late"], shown(app)["phase"], shown(app)["exact"]) == (True, "predict", None)
    do(app, "predict", predicted="1")
    assert (shown(app)["late"], shown(app)["phase"]) == (False, "play")
    assert shown(app)["exact"]


def test_in_a_class_that_is_led_the_answer_waits_for_the_teacher(app):
    do(app, "led", led=True)
    do(app, "predict", predicted="1")
    do(app, "play", times=5)
    do(app, "play")
    state = shown(app)
    assert (state["phase"], state["exact"], state["answer"], state["remark"]) == ("compare", None, None, "")
    assert "exactText" not in json.dumps(state)
    do(app, "reveal", shown=True)
    assert shown(app)["exact"]
    do(app, "reveal", shown=False)
    do(app, "led", led=False)
    assert shown(app)["exact"], "alone again, who has played everything sees it"
    assert "led:" in do(app, "led", led=1)["notice"]


@pytest.mark.parametrize(
    ("route", "predicted", "remark"),
    [
        ("krom/class/duel/rounds=1", "1", "You said 1, the exact answer is 0.97."),
        ("krom/class/winners_die/rounds=1", "50", "You said 50 in 100, the exact answer is 33.33 in 100."),
        ("krom/class/hunts/rounds=1", [4], "You said “6”, the likeliest is “7”."),
        ("krom/class/hunts/rounds=1", [5], "You said “7”, and that is the likeliest."),
        ("krom/class/hunts/rounds=1&bought=1", [5], "You said “8”, the likeliest is “10” or “11”."),
        ("tribu/class/waiting/rounds=1", [6], "You said “Draw 7”, the likeliest is “Draw 1”."),
        (
            "krom/class/third_die/rounds=1",
            [30, 40, 30],
            "Your bar for “The bought die made it” was furthest off: you said 40%, exactly it is 46.3%.",
        ),
    ],
)
def test_the_comparison_has_a_word_on_the_prediction(route, predicted, remark):
    app = opened(route)
    do(app, "predict", predicted=predicted)
    assert shown(app)["remark"] == ""
    do(app, "play")
    assert shown(app)["remark"] == remark


def test_bars_that_cannot_be_drawn_better_are_called_close():
    app = opened("krom/class/fair/rounds=1")
    do(app, "predict", predicted=[17, 17, 17, 17, 16, 16])
    do(app, "came", row=0)
    do(app, "sure")
    assert "close" in shown(app)["remark"]


def test_a_round_that_was_played_in_another_tab_has_no_dice_of_this_one(app):
    do(app, "predict", predicted="1")
    do(app, "play")
    assert shown(app)["last"]["dice"]
    mine = shown(app)["record"]
    do(app, "hello", record=mine)
    assert shown(app)["last"]["dice"], "nothing new was played there"
    do(app, "hello", record={**mine, "results": [*mine["results"], 2]})
    last = shown(app)["last"]
    assert last["said"].startswith("Round 2: ")
    assert (last["dice"], last["lines"], last["watch"]) == ([], [], "")


def test_a_round_comes_after_a_prediction_and_there_are_no_more_than_were_asked_for(app):
    assert "before the first round" in do(app, "play")["notice"]
    do(app, "predict", predicted="1")
    assert "already" in do(app, "predict", predicted="2")["notice"]
    for times in (0, 6, True, "1", 10**9):
        assert "times:" in do(app, "play", times=times)["notice"]
    do(app, "play", times=5)
    do(app, "play", times=1)
    assert "all rounds" in do(app, "play")["notice"]
    assert len(shown(app)["record"]["results"]) == 6


@pytest.mark.parametrize("told", ["", "x", "7", "-1", "1/0", "1e9", "0.12345", "9" * 900])
def test_a_number_that_cannot_be_taken_says_why_beside_its_field(app, told):
    do(app, "predict", predicted=told)
    assert shown(app)["fault"].startswith("Please write a number from 0 to 6, such as 1.5")
    assert shown(app)["record"]["predicted"] is None
    do(app, "predict", predicted="1/2")
    assert (shown(app)["fault"], shown(app)["predictedText"]) == ("", "0.5")


@pytest.mark.parametrize(
    ("typed", "read"),
    [("2/5", "40"), ("40 %", "40"), ("40%", "40"), ("½", "50"), ("1/3", "33.33"), ("40 sur 100", "40"), ("1", "1"),
     ("0.4", "0.4"), ("0,4", "0.4")],
)  # fmt: skip
def test_of_a_hundred_a_fraction_or_a_percentage_is_a_share(typed, read):
    app = opened("krom/class/dinosaur/rounds=1")
    do(app, "predict", predicted=typed)
    assert (shown(app)["fault"], shown(app)["predictedText"]) == ("", f"{read} in 100")
    again = opened("krom/class/dinosaur/rounds=1")
    do(again, "hello", record=shown(app)["record"])
    assert shown(again)["predictedText"] == f"{read} in 100", "what was kept is the number, and is not read again"


@pytest.mark.parametrize("typed", ["3/2", "101 %", "1/700000"])
def test_a_share_that_cannot_be_is_told_of_beside_its_field(typed):
    app = opened("krom/class/dinosaur/rounds=1")
    do(app, "predict", predicted=typed)
    assert shown(app)["fault"].startswith("Please write a number from 0 to 100")
    assert shown(app)["record"]["predicted"] is None


@pytest.mark.parametrize("told", [1, [1], None])
def test_an_absurd_prediction_gets_a_sentence_and_changes_nothing(app, told):
    before = shown(app)
    assert "predicted" in do(app, "predict", predicted=told)["notice"]
    assert shown(app) == before


def test_after_a_reload_the_browser_gives_back_what_was_done():
    before = finished()
    kept = shown(before)["record"]
    app = opened(DUEL)
    do(app, "hello", record=kept)
    assert shown(app)["phase"] == "compare"
    assert shown(app)["record"] == kept
    assert shown(app)["code"] == shown(before)["code"]


def test_the_longest_activity_survives_a_reload_too():
    most = games.activities("krom").all["duel"].most
    route = f"krom/class/duel/rounds={most}"
    app = opened(route)
    do(app, "predict", predicted="1")
    for _ in range(most):
        do(app, "play", times=1)
    kept = shown(app)["record"]
    assert len(kept["results"]) == most
    again = opened(route)
    assert "notice" not in do(again, "hello", record=kept)
    assert shown(again)["record"] == kept


def test_with_a_seed_the_same_pupil_goes_on_with_the_same_dice():
    half, whole = opened(DUEL), opened(DUEL)
    for app in (half, whole):
        do(app, "hello", who="otter-17")
        do(app, "predict", predicted="1")
    do(whole, "play", times=5)
    do(half, "play", times=2)
    again = opened(DUEL)
    do(again, "hello", record=shown(half)["record"])
    do(again, "play", times=3)
    assert shown(again)["record"] == shown(whole)["record"]


@pytest.mark.parametrize(
    "change",
    [
        {"key": "krom/duel/rounds=7"},
        {"results": [0] * 7},
        {"results": [6]},
        {"predicted": None},
        {"predicted": "9"},
        {"who": "<b>" * 9},
        {"results": "0"},
        {"more": 1},
    ],
)
def test_a_record_that_was_tampered_with_is_refused(app, change):
    kept = Record("krom/duel/rounds=6&seed=3", "otter-17", "1", (0, 1)).as_json()
    before = shown(app)
    assert "notice" in do(app, "hello", record={**kept, **change})
    assert shown(app) == before


def test_a_record_cannot_take_back_what_was_played(app):
    do(app, "predict", predicted="1")
    do(app, "play", times=2)
    mine = shown(app)["record"]
    other = {**mine, "results": [(mine["results"][0] + 1) % 6]}
    assert "takes back" in do(app, "hello", record=other)["notice"]
    assert shown(app)["record"] == mine


def test_a_pupil_is_an_animal_and_may_take_another_name(app):
    kind, number = shown(app)["record"]["who"].split("-")
    assert shown(app)["who"] == f"{kind.capitalize()} {number}"
    do(app, "name", who="Zoë <3")
    assert shown(app)["who"] == "Zoë <3"
    assert "nickname" in do(app, "name", who="  ")["notice"]
    do(app, "predict", predicted="1")
    do(app, "play")
    assert "before the first round" in do(app, "name", who="Ann")["notice"]
