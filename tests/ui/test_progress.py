"""Progress as a file: saved, brought, forgotten. What is broken or of another game changes nothing."""

import json

import pytest

from krom_explore.learn.ledger import Ledger
from tests.ui.browser import App

LEARNED = {"steps": {"combat.higher": 2, "setup.leave": 3}, "rules": {"combat.roll": [1, 2, 0]}, "days": {}}


def arrive(ledger=None):
    app = App()
    app.receive({"hello": {"hash": "#/krom/learn", "ledgers": {"krom": ledger or LEARNED}}})
    return app


def do(app, what, **fields):
    return app.receive({"part": "progress", "do": what, **fields})


def saved(app):
    do(app, "save")
    return app.has["progress"]["file"]


def test_progress_is_a_file_when_it_is_asked_for():
    app = arrive()
    assert app.has["progress"]["file"] is None
    told = json.loads(saved(app))
    assert (told["format"], told["version"], told["game"]) == ("krom-explore progress", 1, "krom")
    assert Ledger.read(told["progress"]) == app.visitor.ledgers["krom"]
    assert app.has["progress"]["name"] == "krom-progress.json"


def test_what_is_brought_is_added_and_the_better_of_both_counts():
    text = saved(arrive())
    app = arrive({"steps": {"combat.higher": 3, "cave.rest": 1}})
    reply = do(app, "bring", text=text)
    assert "notice" not in reply
    assert app.visitor.ledgers["krom"].steps == {"combat.higher": 3, "cave.rest": 1, "setup.leave": 3}
    assert reply["learned"]["krom"]["steps"] == {"setup.leave": 3}
    assert "2 steps" in app.has["progress"]["told"]
    assert app.has["chapters"]["done"] == 3


def broken():
    good = {"format": "krom-explore progress", "version": 1, "game": "krom", "progress": LEARNED}
    return {
        "empty": "",
        "no json": "{",
        "a list": "[1]",
        "nothing of ours": "{}",
        "another format": json.dumps({**good, "format": "chess"}),
        "another version": json.dumps({**good, "version": 2}),
        "another game": json.dumps({**good, "game": "race"}),
        "no progress": json.dumps({**good, "progress": None}),
        "too many stars": json.dumps({**good, "progress": {"steps": {"combat.higher": 9}}}),
        "a foreign part": json.dumps({**good, "progress": {"gold": {}}}),
        "too deep": "[" * 90_000,
        "half a sign": json.dumps({**good, "game": "\ud800"}),
    }


@pytest.mark.parametrize("text", broken().values(), ids=broken())
def test_a_broken_or_foreign_file_gets_a_sentence_and_nothing_is_lost(text):
    app = arrive()
    reply = do(app, "bring", text=text)
    assert reply["notice"]
    assert reply["noticePart"] == "progress"
    assert app.visitor.ledgers["krom"] == Ledger.read(LEARNED)
    assert "learned" not in reply


def test_a_file_that_is_too_long_is_not_read():
    app = arrive()
    assert "too long" in do(app, "bring", text="x" * 100_001)["notice"]


def test_starting_over_asks_first():
    app = arrive()
    assert "notice" in do(app, "forget"), "nobody has asked"
    do(app, "over")
    assert app.has["progress"]["asking"]
    do(app, "keep")
    assert not app.has["progress"]["asking"]
    assert app.visitor.ledgers["krom"] == Ledger.read(LEARNED)
    do(app, "over")
    reply = do(app, "forget")
    assert reply["learned"] == {"krom": None}
    assert app.has["chapters"]["done"] == 0
    assert not app.has["progress"]["any"]


def test_a_file_is_not_offered_any_more_when_something_has_been_learned_since():
    app = arrive()
    first = saved(app)
    do(app, "bring", text=first.replace('"setup.leave": 3', '"cave.rest": 1'))
    assert app.has["progress"]["file"] is None
    assert "cave.rest" in saved(app)
