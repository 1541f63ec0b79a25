"""What flows: a click sends what has changed, and the table is looked at once for it."""

from random import Random

import pytest

from krom_explore import Table
from krom_explore.engine.table import GameTable
from krom_explore.lab import RANDOM, answer_at
from krom_explore.ui.changes import change
from tests.ui.browser import App, patched


@pytest.mark.parametrize(
    ("old", "new", "sent"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"~": {"b": {"=": 3}}}),
        ({"a": 1, "b": 2}, {"a": 1}, {"-": ["b"]}),
        ({"a": 1}, {"a": 1, "b": None}, {"~": {"b": {"=": None}}}),
        ({"a": [1, 2]}, {"a": [1, 2, 3]}, {"~": {"a": {"@": 2, "+": [3]}}}),
        ({"a": [1, 2, 3]}, {"a": [1]}, {"~": {"a": {"@": 1, "+": []}}}),
        ({"a": [{"x": 1}, {"x": 2}]}, {"a": [{"x": 1}, {"x": 5}]}, {"~": {"a": {"#": {"1": {"~": {"x": {"=": 5}}}}}}}),
        ({"a": {}}, {"a": []}, {"~": {"a": {"=": []}}}),
    ],
)
def test_only_what_differs_is_sent(old, new, sent):
    assert change(old, new) == sent
    assert patched(old, sent) == new


def test_nothing_is_sent_where_nothing_differs():
    assert change({"a": [{"b": 1}]}, {"a": [{"b": 1}]}) is None


def some_value(random, depth=3):
    kind = random.randrange(6 if depth else 3)
    if kind < 3:
        return [None, random.randrange(4), "abc"[random.randrange(3)]][kind]
    if kind == 3:
        return [some_value(random, depth - 1) for _ in range(random.randrange(4))]
    return {name: some_value(random, depth - 1) for name in "wxyz" if random.random() < 0.6}


def test_whatever_two_pictures_are_the_change_leads_from_one_to_the_other():
    random = Random(1)
    for _ in range(3000):
        old, new = {"at": some_value(random)}, {"at": some_value(random)}
        sent = change(old, new)
        assert (patched(old, sent) if sent else old) == new


@pytest.fixture
def random_bots(monkeypatch):
    """Bots that win no game soon and look at nothing."""
    monkeypatch.setattr("krom_explore.ui.desk.answer_at", lambda table, *_: answer_at(table, RANDOM))


LONG = f"#/krom/play/prr/{Table.new(['Alma', 'Mörhy', 'Valkyr'], seed=1).link()}"
"""A game against bots that play at random takes long."""


def clicks(route=LONG, seed=7, most=300):
    """A game on its page; after each click, the app."""
    app, random = App(), Random(seed)
    app.receive({"hello": {"hash": route}})
    for _ in range(most):
        question, dice = app.has["question"], app.has["dice"]
        if question["over"]:
            return
        if question["options"]:
            message = {"part": "question", "do": "choose", "answer": random.choice(question["options"])["answer"]}
        else:
            message = {"part": "dice", "do": "roll" if dice["roll"] else "stop" if dice["keeping"] else "draw"}
        yield app, message


@pytest.mark.usefixtures("random_bots")
def test_a_click_late_in_a_game_sends_little():
    """The bar is 8 kB; where bots have fought and hunted between two clicks, what happened is more."""
    sizes = []
    for app, message in clicks():
        app.receive(message)
        sizes.append(app.sent)
    late = sorted(sizes[100:])
    assert len(late) > 80
    assert late[int(0.9 * len(late))] < 8_000


@pytest.mark.usefixtures("random_bots")
def test_a_click_looks_the_table_up_once(monkeypatch):
    looked = []
    picture = GameTable.picture
    monkeypatch.setattr(GameTable, "picture", lambda *args, **more: looked.append(args) or picture(*args, **more))
    for app, message in clicks(most=60):
        looked.clear()
        app.receive(message)
        assert len(looked) == 1


def test_asking_for_the_state_changes_nothing():
    for route in ("#/krom/play", "#/krom/learn/combat", "#/krom/learn/mountain", "#/krom/editor", "#/krom/odds/duel"):
        app = App()
        app.receive({"hello": {"hash": route}})
        assert app.page.states() == app.page.states() == app._sent
