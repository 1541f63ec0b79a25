"""The ledger on its way: the browser brings it, what is new in it goes back, nothing else does."""

from krom_explore.learn.ledger import Ledger
from tests.ui.browser import App

GO = {"part": "question", "do": "choose"}


def arrive(hash_, **hello):
    app = App()
    return app, app.receive({"hello": {"hash": hash_, **hello}})


def move(app):
    return app.receive({**GO, "answer": app.has["question"]["options"][0]["answer"]})


def test_rules_that_are_seen_at_work_are_entered_once():
    app, reply = arrive("#/krom/learn/setup")
    assert "learned" not in reply
    seen = {}
    for _ in range(4):
        reply = move(app)
        news = reply.get("learned", {}).get("krom", {}).get("rules", {})
        assert not set(news) & set(seen)
        seen |= news
    assert "movement.reveal" in seen
    assert app.visitor.ledgers["krom"].data()["rules"] == seen


def test_what_the_browser_brings_is_not_sent_back():
    app, reply = arrive("#/krom/learn/setup", ledgers={"krom": {"steps": {"combat.1": 2}}})
    assert "learned" not in reply
    assert app.visitor.ledgers["krom"].steps == {"combat.1": 2}


def test_a_damaged_ledger_counts_as_none():
    for damaged in ({"krom": {"steps": {"combat.1": 99}}}, {"krom": 7}, "x", {"chess": {}}):
        app, reply = arrive("#/krom/learn/setup", ledgers=damaged)
        assert "page" in reply
        assert "notice" not in reply
        assert "krom" not in app.visitor.ledgers


def test_a_ledger_that_is_wiped_is_wiped_in_the_browser_too():
    app, _ = arrive("#/krom/learn/setup", ledgers={"krom": {"steps": {"combat.1": 2}}})
    app.page.room.ledger = Ledger()
    assert app.receive({"again": True})["learned"] == {"krom": None}
