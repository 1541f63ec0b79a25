"""The rounds of an activity: what fell, what was drawn, what it says of them."""

import re

import pytest

from krom_explore import games
from krom_explore.learn.activity import Record
from tests.games.krom.test_other_box import OTHER_BOX
from tests.ui.browser import App
from tests.ui.pupil import DUEL, do, finished, opened, shown


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
