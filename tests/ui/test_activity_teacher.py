"""What a teacher sets up for a class and gets back: links, questions of one's own, codes."""

import json
import re
from fractions import Fraction

import pytest

from krom_explore import games
from krom_explore.learn.activity import Record
from krom_explore.ui import qr
from krom_explore.ui.collected_drawn import whole
from tests.ui.browser import App
from tests.ui.pupil import DUEL, PREDICTED, do, opened, shown

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
