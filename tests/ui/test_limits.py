"""How long a message may take and how much it may carry; what would be too much ends with a sentence."""

import gc
import signal
import time
from collections import Counter

import pytest

from krom_explore.engine.faults import BadInput, TooManyBranches
from krom_explore.games import krom
from krom_explore.text import message as word
from krom_explore.ui import boundary, bounds
from krom_explore.ui.components import odds as odds_panel
from krom_explore.ui.components.form import OddsForm
from krom_explore.ui.desk import Desk
from tests.ui.browser import App
from tests.ui.hostile import TOO_LONG, TOO_MUCH, heard, opened

clock = pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="no such clock here")


def endless(*_):
    while True:
        pass


def endless_after_a_short_while():
    with boundary.patience(TOO_LONG):
        pass
    endless()  # who waits outside waits on


@clock
def test_patience_ends_and_leaves_no_clock_behind():
    began = time.process_time()
    with pytest.raises(boundary.TookTooLong), boundary.patience(0.05):
        endless()
    with boundary.patience(TOO_LONG), pytest.raises(boundary.TookTooLong), boundary.patience(0.05):
        endless()
    with pytest.raises(boundary.TookTooLong), boundary.patience(0.1):
        endless_after_a_short_while()
    with pytest.raises(boundary.TookTooLong), boundary.patience(0.05), boundary.patience(TOO_LONG):
        endless()
    assert time.process_time() - began < TOO_LONG / 2
    assert signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0)
    assert signal.getsignal(signal.SIGPROF) is signal.SIG_DFL


@clock
def test_what_takes_too_long_ends_with_a_sentence_and_the_table_is_as_it_was(monkeypatch):
    app = opened("#/krom/learn/movement")
    monkeypatch.setattr(App.attempt, "__defaults__", (0.1,))
    monkeypatch.setattr(Desk, "run_bots", endless)
    reply = heard(app, {"part": "board", "do": "choose", "answer": "go forest"})
    assert reply["notice"] == word("ui-too-much")
    assert app.page.desk.table.tape == []


@clock
def test_odds_that_take_too_long_do_not_stop_the_table(monkeypatch):
    monkeypatch.setattr(odds_panel, "THOUGHT", 0.05)
    app = opened("#/krom/learn/combat")
    monkeypatch.setattr(odds_panel.OddsPanel, "_shown", endless)
    reply = heard(app, {"part": "dice", "do": "roll", "dice": [[6], [3], [2]]})
    assert reply["parts"]["odds"]["nothing"] == word("ui-odds-too-much")
    assert "notice" not in reply
    monkeypatch.setattr(odds_panel, "patience", None)  # the same question is not tried again
    assert heard(app, {"part": "odds", "do": "explain"})["parts"]["odds"]["open"]


@pytest.mark.parametrize("fault", [BadInput("dice", "too-much"), *TOO_MUCH], ids=lambda fault: type(fault).__name__)
def test_odds_that_are_refused_do_not_stop_the_table(monkeypatch, fault):
    def broken(panel):
        raise fault

    monkeypatch.setattr(odds_panel.OddsPanel, "_answer", broken)
    app = opened("#/krom/learn/combat")
    assert app.page.states()["odds"]["nothing"] == word("ui-odds-too-much")
    assert "notice" not in heard(app, {"part": "odds", "do": "simulate", "n": 10})


def test_a_question_that_takes_too_long_is_refused_beside_its_field(monkeypatch):
    app = opened("#/krom/odds/hunt")

    def broken(values):
        raise TooManyBranches(10, 5)

    form = app.page.parts["form"]
    assert isinstance(form, OddsForm)
    monkeypatch.setattr(form, "_ask", broken)
    heard(app, {"part": "form", "do": "set", "field": "dice", "value": 3})
    faults = {field["name"]: field["fault"] for field in form.state()["fields"]}
    assert faults["dice"] == word("bad-too-much")


def test_a_game_ends_somewhere(monkeypatch):
    monkeypatch.setattr(bounds, "STEPS", 1)
    app = opened("#/krom/learn/movement")
    assert "notice" not in heard(app, {"part": "board", "do": "choose", "answer": "go forest"})
    for message in ({"part": "board", "do": "choose", "answer": "go forest"}, {"part": "dice", "do": "roll"}):
        assert "at most 1 " in heard(app, message)["notice"]
    assert app.page.desk.table.steps == 1
    assert "notice" not in heard(app, {"part": "question", "do": "undo"})


def test_bots_end_where_the_game_does(monkeypatch):
    monkeypatch.setattr(bounds, "STEPS", 1)
    app = opened("#/krom/play")
    table = app.page.desk.table
    heard(app, {"part": "question", "do": "choose", "answer": table.options[0]})
    assert table.steps == 1
    assert "at most 1 " in app.page.parts["question"].state()["sentence"]


def test_a_link_with_too_many_steps_is_refused_before_it_is_played(monkeypatch):
    app = opened("#/krom/learn/movement")
    link = app.receive({"part": "board", "do": "choose", "answer": "go forest"})["hash"]
    monkeypatch.setattr(bounds, "STEPS", 0)
    monkeypatch.setattr(krom.Table, "from_link", endless)
    reply = heard(App(), {"go": link})
    assert reply["page"]["route"] == "krom/learn/movement"
    assert "at most 0" in reply["notice"]


CLICKS = {
    "rolls": ("#/krom/learn/combat", [{"part": "dice", "do": "roll"}, {"part": "question", "do": "undo"}]),
    "links": ("#/krom/play", [{"go": "#/krom/play"}, {"go": "#/krom/learn/combat"}]),
    "refused entries": (
        "#/krom/editor",
        [{"part": "editor", "do": "set", "field": "Alma.life", "value": life} for life in (100, 101)],
    ),
    "boxes that do not hold": ("#/krom/box", [{"part": "box", "do": "load", "text": each} for each in ("x", "y = 1")]),
}


@pytest.mark.parametrize("clicks", CLICKS)
def test_no_click_keeps_the_page_as_it_was_before(clicks):
    """3,000 clicks once took 80 MB: a fault that is kept has all who called on its traceback, and what they kept."""
    route, messages = CLICKS[clicks]
    app = opened(route)
    parts = app.page.parts

    def alive():
        gc.collect()
        kinds = Counter(type(each).__name__ for each in gc.get_objects())
        return kinds["Kept"] + kinds["_Now"] + kinds["Page"]

    for message in messages * 2:
        assert "part" not in message or message["part"] in parts, list(parts)
        heard(app, message)
    few = alive()
    for message in messages * (40 if clicks == "links" else 100):
        heard(app, message)
    assert alive() <= few


def test_a_refused_entry_keeps_nothing_else_alive():
    """The traceback of a refusal has the refusals before it, and those have theirs: a gigabyte after some thousand."""
    app = opened("#/krom/editor")
    for life in (100, 101, 102):
        app.receive({"part": "editor", "do": "set", "field": "Alma.life", "value": life})
    why = app.page.parts["editor"].refused["Alma.life"].why
    assert (why.__traceback__, why.__context__) == (None, None)


def test_only_so_many_faults_of_a_box_are_listed():
    app = opened("#/krom/box")
    reply = heard(app, {"part": "box", "do": "load", "text": "".join(f"[no{n}]\n" for n in range(5000))})
    faults = reply["parts"]["box"]["faults"]
    assert 1 < len(faults) <= 60


@pytest.mark.parametrize(
    ("value", "code"),
    [
        *(("x" * 1001, "entry-long"), (["x" * 600, "x" * 600], "entry-long"), ({"x" * 1001: 1}, "entry-long")),
        *(([0] * 301, "entry-many"), ([[0] * 160, [0] * 160], "entry-many"), ([[[[1]]]], "entry-deep")),
        *(("\ud800", "entry-damaged"), (["\udfff"], "entry-damaged"), (10**9 + 1, "number-large")),
        *((float("inf"), "plain-data"), ((1, 2), "plain-data"), (b"x", "plain-data"), ({1, 2}, "plain-data")),
    ],
)
def test_what_is_too_much_for_a_field(value, code):
    with pytest.raises(BadInput) as bad:
        bounds.plain("field", value)
    assert (bad.value.path, bad.value.code) == ("field", code)
    assert bad.value.say()


@pytest.mark.parametrize(
    "value", ["x" * 1000, [[6], [3], [2]], {"a": [1]}, [[[1]]], None, True, 0.5, -(10**9), "Mörhy 🦣"]
)
def test_what_is_not_too_much_for_a_field(value):
    assert bounds.plain("field", value) is value
