"""Pages for a class: what a pupil sees and does, what a teacher sets up, codes; what is told when, what is refused."""

import json
import re
from fractions import Fraction

import pytest

from krom_explore import games
from krom_explore.learn.activity import Record
from krom_explore.learn.handout.activities import Lesson
from krom_explore.learn.handout.shop import Shop
from krom_explore.ui import qr
from krom_explore.ui.collected_drawn import whole
from tests.games.krom.test_other_box import OTHER_BOX
from tests.ui.browser import App

DUEL = "krom/class/duel/rounds=6&seed=3"
PREDICTED = {"dinosaur": "1", "duel": "1", "hunts": [5], "third_die": [30, 40, 30]}


def opened(route):
    app = App()
    reply = app.receive({"hello": {"hash": f"#/{route}"}})
    assert "notice" not in reply, reply["notice"]
    return app


def do(app, what, **fields):
    return app.receive({"part": "activity", "do": what, **fields})


def shown(app):
    return app.has["activity"]


@pytest.fixture
def app():
    return opened(DUEL)


def finished(route=DUEL, predicted="1"):
    app = opened(route)
    do(app, "predict", predicted=predicted)
    while shown(app)["phase"] == "play":
        do(app, "play", times=min(5, shown(app)["rounds"] - len(shown(app)["record"]["results"])))
    return app


# --- the pupil


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


def test_the_code_says_what_was_done():
    app = finished()
    rounds = app.page.pupil.rounds
    read = Record.from_code(shown(app)["code"], rounds.set, len(rounds.rows))
    assert sorted(read.results) == sorted(shown(app)["record"]["results"])
    assert (read.predicted, read.who) == ("1", shown(app)["record"]["who"])


def test_where_a_pupil_decides_a_round_waits_and_is_looked_at_again():
    app = opened("krom/class/regret/rounds=1&seed=2")
    do(app, "predict", predicted=[3])
    do(app, "play")
    asked = shown(app)["deciding"]
    assert len(asked["dice"]) == 5
    assert "under way" in do(app, "play")["notice"]
    assert "dice" in do(app, "keep", dice=[7, 7])["notice"]
    assert "hunt" in do(app, "choose", answer="hunt")["notice"]
    assert shown(app)["deciding"] == asked
    do(app, "keep", dice=asked["dice"][:2])
    while shown(app)["deciding"]:
        do(app, "keep", dice=None)
    assert shown(app)["phase"] == "compare"
    assert "“" in shown(app)["review"][0]["lines"][0]


def test_a_round_without_a_table_shows_the_dice_that_fell():
    app = opened("krom/class/third_die/rounds=30&seed=4")
    do(app, "name", who="otter-1")  # the dice follow from who rolls them
    value = app.page.pupil.rounds.exact.value
    do(app, "predict", predicted=[30, 40, 30])
    seen = set()
    for _ in range(30):
        do(app, "play")
        own, bought = shown(app)["last"]["dice"]
        assert (own["who"], bought["who"]) == ("", "Bought")
        first, dice = own["faces"], [*own["faces"], *bought["faces"]]
        row = 0 if sum(first) >= value else 1 if sum(dice) >= value else 2
        assert shown(app)["record"]["results"][-1] == row
        assert f"bought die {sum(first)}, with it {sum(dice)}." in shown(app)["last"]["lines"][0]
        seen.add(row)
    assert seen == {0, 1, 2}


@pytest.mark.parametrize(("lang", "nothing"), [("en", "Alma loses no life"), ("de", "Alma verliert kein Leben")])
def test_a_round_of_a_duel_says_whose_life_it_is(lang, nothing):
    app = opened("krom/class/duel/rounds=20&seed=4")
    app.receive({"part": "page", "do": "language", "lang": lang})
    do(app, "predict", predicted="1")
    for _ in range(20):
        do(app, "play")
        last = shown(app)["last"]
        lost = shown(app)["record"]["results"][-1]
        assert (nothing in last["said"]) == (lost == 0)
        assert "Alma" in last["said"]
        assert lost == 0 or str(lost) in last["said"].partition("Alma")[2]


@pytest.mark.parametrize(("lang", "guessed"), [("en", "Your prediction: 1.5"), ("fr", "Ta prévision\u00a0: 1,5")])
def test_a_prediction_stands_behind_a_colon_as_the_language_sets_it(lang, guessed):
    app = opened("krom/class/duel/rounds=20&seed=4")
    app.receive({"part": "page", "do": "language", "lang": lang})
    assert shown(app)["guessed"] == ""
    do(app, "predict", predicted="3/2")
    assert shown(app)["guessed"] == guessed


FORMAL = re.compile(r"\b(?:votre|vos|vous(?! lancez chacun))\b", re.IGNORECASE)
"""Whoever is called *tu* is not called *vous*; with the Kromosaurus, two are."""


@pytest.mark.parametrize(
    ("game", "activity"),
    [(game, each) for game in games.names() for each in getattr(games.activities(game), "all", ())],
)
def test_pupils_are_called_tu_in_french(game, activity):
    app = opened(f"{game}/class/{activity}")
    app = opened(app.has["invitation"]["hash"].removeprefix("#/"))
    app.receive({"part": "page", "do": "language", "lang": "fr"})
    seen = shown(app)
    told = [seen["goal"], seen["ask"], *seen["steps"], *(row["label"] for row in seen["rows"]), *seen["words"].values()]
    assert not [each for each in told if FORMAL.search(each)]


def test_what_is_set_says_that_it_is_life():
    assert "Life of the Kromosaurus: 10" in shown(opened("krom/class/dinosaur/rounds=1"))["given"]


def test_dice_are_named_and_say_what_is_added():
    app = opened("krom/class/two_rolls/rounds=5&seed=4")
    do(app, "predict", predicted=[30, 40, 30])
    do(app, "play")
    mine, its = shown(app)["last"]["dice"]
    assert (mine["who"], mine["plus"], its["who"]) == ("Alma", "", "Kromosaurus")
    assert its["plus"] == f"+ 2 = {its['faces'][0] + 2}"


def test_the_winner_shows_the_die_that_was_asked_for():
    app = opened("krom/class/winners_die/rounds=40&seed=2")
    do(app, "name", who="otter-1")  # the dice follow from who rolls them
    do(app, "predict", predicted="20")
    told = set()
    for _ in range(40):
        do(app, "play")
        last = shown(app)["last"]
        assert [hand["who"] for hand in last["dice"]] == ["Karok", "Alma"]
        (mine,), (its,) = (hand["faces"] for hand in last["dice"])
        assert shown(app)["record"]["results"][-1] == mine - 1
        assert mine > its or (mine == its and last["lines"][-1] == "A tie, which Karok wins.")
        told.add(last["lines"][0])
    assert {"Karok won at once.", "Karok lost once before. That combat does not count."} <= told


def test_a_duel_is_a_table_of_its_fights():
    app = opened("krom/class/dinosaur/rounds=20&seed=3")
    do(app, "name", who="otter-1")  # the dice follow from who rolls them
    duel = app.page.pupil.rounds.exact
    do(app, "predict", predicted="20")
    for _ in range(20):
        do(app, "play")
        last = shown(app)["last"]
        won = shown(app)["record"]["results"][-1] == 0
        *_, rolled, against, life, beast = last["steps"]["rows"][-1]
        assert (int(life) > 0, int(beast) > 0) == (won, not won)
        mine, its = last["dice"]
        assert (mine["who"], its["who"]) == ("You", "Kromosaurus")
        assert rolled == f"{mine['faces'][0]} + 2 = {mine['faces'][0] + 2}" == f"{mine['faces'][0]} {mine['plus']}"
        assert against == f"{its['faces'][0]} {its['plus']}"
        assert len(last["steps"]["rows"]) <= duel.life + duel.kromosaurus
        assert last["lines"] == []
    assert last["steps"]["head"] == ["Fight", "Your roll", "Its roll", "Your life", "Its life"]


def test_a_round_without_a_table_shows_the_cards_that_were_drawn():
    app = opened("tribu/class/waiting/rounds=30&seed=1")
    do(app, "name", who="otter-1")  # the dice follow from who rolls them
    do(app, "predict", predicted=[0])
    told = {}
    for _ in range(30):
        do(app, "play")
        told[shown(app)["record"]["results"][-1]] = shown(app)["last"]["lines"][0]
    assert told[0] in {f"Drawn: {card}." for card in ("Blue statue", "Red statue", "Multidiorama")}
    assert told[1].count(" and ") == 1
    assert told[10].endswith(" more.")


def test_dice_of_ones_own_are_entered_by_hand():
    app = opened("krom/class/fair/rounds=2")
    do(app, "predict", predicted=[17, 17, 17, 17, 16, 16])
    assert "dice of your own" in do(app, "play")["notice"]
    for row in (6, -1, "1", None):
        assert "row:" in do(app, "came", row=row)["notice"]
    do(app, "came", row=5)
    do(app, "came", row=0)
    do(app, "sure")
    assert shown(app)["record"]["results"] == [5, 0]
    assert shown(app)["phase"] == "compare"
    assert "on the screen" in do(opened(DUEL), "came", row=0)["notice"]


def test_a_face_that_was_pressed_by_mistake_is_taken_back_before_the_class_hears_of_it():
    app = opened("krom/class/fair/rounds=2")
    do(app, "predict", predicted=[17, 17, 17, 17, 16, 16])
    assert "no roll" in do(app, "undo")["notice"]
    do(app, "came", row=5)
    state = shown(app)
    assert (state["played"], state["rows"][5]["times"], state["record"]["results"]) == (1, 1, [])
    do(app, "undo")
    assert (shown(app)["played"], shown(app)["last"]) == (0, None)
    do(app, "came", row=4)
    do(app, "came", row=0)
    assert shown(app)["record"]["results"] == [4]
    assert "all rounds" in do(app, "came", row=1)["notice"]
    do(app, "undo")
    do(app, "came", row=1)
    assert shown(app)["phase"] == "play"
    do(app, "sure")
    assert (shown(app)["phase"], shown(app)["record"]["results"]) == ("compare", [4, 1])
    assert "no roll" in do(app, "sure")["notice"]


def test_in_a_class_everybody_has_the_same_box():
    app = App()
    for route in ("krom/class", "krom/class/duel", DUEL, "krom/codes/duel/rounds=8"):
        reply = app.receive({"hello": {"hash": f"#/{route}", "boxes": {"krom": OTHER_BOX}}})
        assert "same box" in reply["notice"]
    app.receive({"go": f"#/{DUEL}"})
    assert "Alma" in shown(app)["ask"]


# --- the teacher


def test_the_list_has_every_activity_of_every_game_and_its_ways():
    app = opened("krom/class")
    cards = app.has["teachers"]["cards"]
    assert [card["id"] for card in cards] == [
        f"{game}/{one}" for game in games.names() for one in games.activities(game).all
    ]
    assert {card["id"].partition("/")[0]: card["game"] for card in cards} == {"krom": "Krom", "tribu": "Tribù"}
    assert cards[-1]["setUp"] == "#/tribu/class/waiting"
    assert cards[0]["try"] == "#/krom/class/duel/rounds=20"
    assert "from age 9" in cards[0]["facts"]


def test_the_list_begins_with_the_game_that_one_comes_from():
    cards = opened("tribu/class").has["teachers"]["cards"]
    assert [card["id"] for card in cards][:2] == ["tribu/waiting", "krom/duel"]
    assert len(cards) == 12


def test_what_is_changed_makes_a_new_link_and_a_new_code():
    app = opened("krom/class/duel")
    app.receive({"part": "invitation", "do": "reached", "address": "http://10.0.0.7:8866/"})
    before = app.has["invitation"]
    assert before["hash"] == "#/krom/class/duel/rounds=20"
    for field, value in (("rounds", 12), ("seed", "42"), ("life", 3)):
        app.receive({"part": "form", "do": "set", "field": field, "value": value})
    after = app.has["invitation"]
    assert after["hash"] == "#/krom/class/duel/rounds=12&seed=42&life=3"
    assert after["code"] != before["code"]
    assert len(opened(after["hash"].removeprefix("#/")).has["activity"]["rows"]) == 4


@pytest.mark.parametrize(
    ("field", "value"), [("rounds", 0), ("rounds", 101), ("seed", "-1"), ("seed", "x"), ("life", 8)]
)
def test_what_cannot_be_set_is_said_beside_its_field(field, value):
    app = opened("krom/class/duel")
    before = app.has["invitation"]
    app.receive({"part": "form", "do": "set", "field": field, "value": value})
    assert next(one["fault"] for one in app.has["form"]["fields"] if one["name"] == field)
    assert app.has["invitation"] == before


HOSTILE = '<img src=x onerror="alert(1)"> { $me } & = / ?'


def test_a_question_in_a_teachers_own_words_is_in_the_link_and_on_every_page():
    app = opened("krom/class/duel")
    usual = app.has["plan"]["sections"][1]["lines"]
    app.receive({"part": "form", "do": "set", "field": "ask", "value": f"  {HOSTILE} "})
    assert app.has["plan"]["sections"][1]["lines"] == [HOSTILE]
    way = app.has["invitation"]
    for hash_, part in ((way["hash"], "activity"), (way["codes"], "collected"), (way["wall"], "collected")):
        assert opened(hash_.removeprefix("#/")).has[part]["ask"] == HOSTILE
    app.receive({"part": "form", "do": "set", "field": "ask", "value": ""})
    assert app.has["invitation"]["hash"] == "#/krom/class/duel/rounds=20"
    assert app.has["plan"]["sections"][1]["lines"] == usual


def test_the_code_of_a_question_of_ones_own_is_not_too_dense_for_a_phone():
    app = opened("krom/class/duel")
    app.receive({"part": "invitation", "do": "reached", "address": "http://192.168.178.123:8866/"})
    asked = "Wie viel Leben verliert Alma im Durchschnitt, wenn sie gegen Mörhy kämpft? Überlegt zuerst allein!!"[:100]
    app.receive({"part": "form", "do": "set", "field": "ask", "value": asked})
    assert "ask=" in app.has["invitation"]["hash"]
    assert app.has["invitation"]["code"]["size"] - 2 * qr.QUIET <= 57
    before = app.has["invitation"]["hash"]
    app.receive({"part": "form", "do": "set", "field": "ask", "value": "x" * 101})
    assert next(one["fault"] for one in app.has["form"]["fields"] if one["name"] == "ask")
    assert app.has["invitation"]["hash"] == before
    assert opened(f"{DUEL}&ask={'x' * 200}").has["activity"]["ask"] == "x" * 200, "links that are there are read"


@pytest.mark.parametrize("told", ["x" * 201, "two\nlines", "\u202eback", "骰" * 67, "\x00"])
def test_a_question_that_cannot_be_asked_is_said_beside_its_field(told):
    app = opened("krom/class/duel")
    before = app.has["invitation"]
    app.receive({"part": "form", "do": "set", "field": "ask", "value": told})
    assert next(one["fault"] for one in app.has["form"]["fields"] if one["name"] == "ask")
    assert app.has["invitation"] == before


def test_no_sheet_is_printed_with_another_question_than_the_form_shows():
    app = opened("krom/class/duel")
    app.receive({"part": "form", "do": "set", "field": "ask", "value": "How much? " * 11})
    refused = app.receive({"print": "duel", "seed": 1})
    assert "printed" not in refused
    assert "100" in refused["notice"]
    app.receive({"part": "form", "do": "set", "field": "ask", "value": "How much?"})
    assert "How much?" in app.receive({"print": "duel", "seed": 1})["printed"]


def test_half_a_sign_is_no_question():
    app = opened("krom/class/duel")
    assert "damaged" in app.receive({"part": "form", "do": "set", "field": "ask", "value": "\ud800"})["notice"]
    assert app.has["invitation"]["hash"] == "#/krom/class/duel/rounds=20"


def test_results_of_another_question_are_of_another_activity():
    """Whoever was asked something else has answered something else."""
    app = opened(f"{DUEL}&ask=Who%3F")
    assert do(app, "hello", record=shown(opened(DUEL))["record"])["notice"]


@pytest.mark.parametrize("address", ["javascript:alert(1)", "", 7, "x" * 400])
def test_a_code_leads_to_this_app_only(address):
    app = opened("krom/class/duel")
    assert "notice" in app.receive({"part": "invitation", "do": "reached", "address": address})
    assert app.has["invitation"]["code"] is None


@pytest.mark.parametrize(
    "route", ["class/x", "class/duel/rounds=0", "class/duel/life=3", "class/duel/rounds=5&life=99", "codes", "codes/x"]
)
def test_an_address_that_leads_nowhere_says_so(route):
    app = App()
    assert app.receive({"hello": {"hash": f"#/krom/{route}"}})["notice"]


# --- codes


def codes_of(activity, pupils):
    """Codes of so many pupils, and how often each row came in all of them together."""
    codes, counts = [], []
    for number in range(pupils):
        app = opened(f"krom/class/{activity}/rounds=8&seed=1")
        do(app, "hello", who=f"otter-{number}")
        do(app, "predict", predicted=PREDICTED[activity])
        for _ in range(2):
            do(app, "play", times=4)
        codes.append(shown(app)["code"])
        counts.append([row["times"] for row in shown(app)["rows"]])
    return codes, [sum(each) for each in zip(*counts, strict=True)]


@pytest.mark.parametrize("activity", PREDICTED)
def test_codes_add_up_to_what_was_played(activity):
    codes, counts = codes_of(activity, 3)
    app = opened(f"krom/codes/{activity}/rounds=8&seed=1")
    app.receive({"part": "codes", "do": "paste", "text": "\n".join([*codes, codes[0], "WRONG-CODE"])})
    assert app.has["codes"]["told"] == "3 codes are new, 1 was known already."
    assert app.has["codes"]["faults"][0].startswith("Line 5: ")
    assert app.has["codes"]["pupils"] == ["Otter 0", "Otter 1", "Otter 2"]
    table = app.has["collected"]["figures"][0]["table"]
    assert [int(row[1]) for row in table["rows"]] == counts
    assert app.has["collected"]["standing"] == "3 pupils, 24 rounds"


def test_the_exact_answer_stands_beside_the_results_when_it_is_wanted():
    codes, counts = codes_of("duel", 2)
    app = opened("krom/codes/duel/rounds=8&seed=1")
    app.receive({"part": "codes", "do": "paste", "text": "\n".join(codes)})
    hidden = app.has["collected"]
    assert "7/12" not in json.dumps(hidden)
    app.receive({"part": "collected", "do": "show", "shown": True})
    seen = app.has["collected"]
    table = seen["figures"][0]["table"]
    assert table["rows"][0][-1] == "7/12"
    bars = {one["name"]: one["x"] for one in seen["figures"][0]["figure"]["data"]}
    assert bars["What came"] == [count / 16 for count in counts]
    assert bars["Exact"][0] == float(Fraction(7, 12))
    assert any("Chi-square is" in sentence for sentence in seen["test"])
    assert any("fewer than 5" in sentence for sentence in seen["test"])
    assert seen["discuss"]


@pytest.mark.parametrize(
    ("activity", "said"),
    [
        ("duel", r"On average: [\d.]+ life \(predicted: 1\)\."),
        ("dinosaur", r"On average: \d+(\.\d+)? in 100 \(predicted: 1\)\."),
    ],
)
def test_what_rounds_come_to_is_called_an_average_and_has_its_unit(activity, said):
    codes, _ = codes_of(activity, 2)
    app = opened(f"krom/codes/{activity}/rounds=8&seed=1")
    app.receive({"part": "codes", "do": "paste", "text": "\n".join(codes)})
    assert re.fullmatch(said, app.has["collected"]["sentences"][0])


def test_before_the_first_round_the_middle_is_watched_which_tells_nothing():
    watched = opened("krom/codes/hunts/rounds=8&seed=1").has["collected"]
    assert next(one["label"] for one in watched["watchable"] if one["row"] == watched["watched"]) == "7"


def test_letters_for_a_wall_another_row_to_watch_and_a_file():
    codes, _ = codes_of("hunts", 1)
    app = opened("krom/codes/hunts/rounds=8&seed=1")
    app.receive({"part": "codes", "do": "paste", "text": codes[0]})
    app.receive({"part": "collected", "do": "large", "large": True})
    assert app.has["collected"]["figures"][0]["figure"]["layout"]["type"] == 30
    app.receive({"part": "collected", "do": "watch", "row": 0})
    assert app.has["collected"]["figures"][1]["table"]["head"][1] == "2"
    assert "row:" in app.receive({"part": "collected", "do": "watch", "row": 11})["notice"]
    assert "row:" in app.receive({"part": "collected", "do": "watch", "row": -1})["notice"]
    app.receive({"part": "collected", "do": "export"})
    assert app.has["collected"]["file"].startswith('"who","predicted","round 1"')


def test_on_a_wall_bars_stand_with_their_labels_in_two_lines_and_fill_their_place():
    codes, _ = codes_of("duel", 1)
    app = opened("krom/codes/duel/rounds=8&seed=1")
    app.receive({"part": "codes", "do": "paste", "text": codes[0]})
    lying = app.has["collected"]["figures"][0]["figure"]
    assert (lying["data"][0]["orientation"], lying["layout"].get("fill")) == ("h", None)
    app.receive({"part": "collected", "do": "large", "large": True})
    figure = app.has["collected"]["figures"][0]["figure"]
    assert (figure["data"][0]["orientation"], figure["layout"]["fill"]) == ("v", True)
    assert figure["data"][0]["x"][1] == "1 life<br>lost"
    assert figure["data"][0]["text"][0].endswith("%")


def test_what_is_counted_has_whole_steps_on_its_axis():
    codes, _ = codes_of("duel", 1)
    app = opened("krom/codes/duel/rounds=8&seed=1")
    app.receive({"part": "codes", "do": "paste", "text": codes[0]})
    _, running, predictions = (one["figure"]["layout"] for one in app.has["collected"]["figures"])
    assert predictions["yaxis"]["dtick"] == 1
    assert running["xaxis"]["dtick"] == 2
    assert [whole(most).get("dtick") for most in (1, 6, 7, 12, 13)] == [1, 1, 2, 2, None]


def test_where_pupils_decide_no_test_is_made():
    app = opened("krom/codes/regret/rounds=1")
    rounds = app.page.parts["codes"].rounds
    code = Record(rounds.set.key(), "otter-1", (3,), (1,)).code(rounds.set, len(rounds.rows))
    app.receive({"part": "codes", "do": "paste", "text": code})
    app.receive({"part": "collected", "do": "show", "shown": True})
    assert "best play" in app.has["collected"]["test"][-1]


def test_too_many_codes_are_too_much_to_send():
    app = opened("krom/codes/duel/rounds=8")
    assert "notice" in app.receive({"part": "codes", "do": "paste", "text": "A" * 70_000})
    assert app.has["codes"]["pupils"] == []
