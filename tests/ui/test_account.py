"""The account on the Play page: nothing until the game is over, then all of it as plain data, and what can be done."""

import json

import pytest

from krom_explore.engine.ports import Over
from krom_explore.games import krom
from krom_explore.games.krom.account import differences
from krom_explore.lab import play_on
from krom_explore.ui.components import account as component
from krom_explore.ui.components.account import Account
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room, Visitor
from krom_explore.ui.seats import Seats
from tests.ui.browser import App


@pytest.fixture(scope="module")
def link():
    return play_on(krom.Table.new(["Alma", "Mörhy", "Valkyr"], seed=19)).link()


@pytest.fixture
def app(link):
    app = App()
    app.receive({"hello": {"hash": f"#/krom/play/{link}"}})
    return app


def table(app):
    return app.page.desk.table


def test_there_is_nothing_while_the_game_goes_on():
    app = App()
    app.receive({"hello": {"hash": "#/krom/play"}})
    assert app.has["account"] == {"over": False}


def test_the_end_is_told_as_plain_data(app):
    state = app.has["account"]
    assert state["over"]
    winner = table(app).pending.winner
    assert state["why"][0].startswith("You" if winner == app.page.desk.me else winner)
    assert [section["name"] for section in state["sections"]] == ["points", "fights", "luck", "choice"]
    assert json.loads(json.dumps(state)) == state
    for section in state["sections"]:
        assert section["table"] or section["figure"]
        assert (section["figure"] is None) == (section["twin"] is None)


def test_a_figure_has_the_numbers_of_its_table(app):
    points = app.has["account"]["sections"][0]
    lines = {line["name"]: line["y"] for line in points["figure"]["data"]}
    assert list(lines) == points["twin"]["head"][1:] == ["Alma (you)", "Mörhy", "Valkyr"]
    columns = list(zip(*points["twin"]["rows"], strict=True))[1:]
    assert [[float(cell) for cell in column] for column in columns] == list(lines.values())


def test_each_line_has_the_colour_of_its_player(app):
    """And a dash and a sign of its own, for whoever does not see colours."""
    lines = app.has["account"]["sections"][0]["figure"]["data"]
    colours = [f"figure:{name}" for name in table(app).players]
    assert [line["line"]["color"] for line in lines] == [line["marker"]["color"] for line in lines] == colours
    assert len({line["line"]["dash"] for line in lines}) == len({line["marker"]["symbol"] for line in lines}) == 3


def test_every_colour_of_a_figure_is_a_name_of_the_theme_or_of_a_player(app):
    def colours(thing):
        if isinstance(thing, dict):
            for key, value in thing.items():
                if key.endswith("color"):
                    yield value
                yield from colours(value)
        elif isinstance(thing, list):
            for one in thing:
                yield from colours(one)

    found = {colour for section in app.has["account"]["sections"] for colour in colours(section["figure"])}
    assert found
    assert all(colour.startswith(("--krom-", "figure:")) for colour in found)


def test_it_is_worked_out_once(app, monkeypatch):
    monkeypatch.setattr(component.accounts, "account_of", None)
    before = app.has["account"]
    assert "changes" in app.receive({"part": "log", "do": "why", "line": 1})
    app.receive({"part": "log", "do": "look_back", "line": table(app).opening + 1})
    assert app.has["account"] == before


def test_one_goes_to_a_decision_tries_otherwise_and_comes_back(app):
    over, costly = table(app), app.has["account"]["costly"][0]
    step = costly["step"]
    app.receive({"part": "account", "do": "try", "step": step})
    tried = table(app)
    assert (tried.steps, tried.tape) == (step, over.tape[:step])
    assert tried.pending.player == app.page.desk.me
    assert app.has["account"] == {
        "over": False, "back": "Back to the end of the game", "told": costly["text"]
    }  # fmt: skip
    app.receive({"part": "question", "do": "choose", "answer": tried.options[0]})
    assert app.has["account"].get("back")
    app.receive({"part": "account", "do": "back"})
    assert table(app) is over
    assert app.has["account"]["over"]


@pytest.mark.parametrize("step", [-1, 10**12, "1", None, True, 1.5, 10**6, [0]])
def test_only_the_decisions_shown_can_be_tried(app, step):
    before = table(app)
    reply = app.receive({"part": "account", "do": "try", "step": step})
    assert reply["notice"]
    assert table(app) is before


def test_nothing_can_be_tried_before_the_end():
    app = App()
    app.receive({"hello": {"hash": "#/krom/play"}})
    assert app.receive({"part": "account", "do": "try", "step": 0})["notice"]
    assert "notice" not in app.receive({"part": "account", "do": "back"})


def test_a_rematch_is_another_game_with_the_same_seats_or_with_new_ones(app):
    """People are told what a new seat is: the same players in another order."""
    before, words = table(app), app.has["account"]["words"]
    assert (words["rematch"], words["rematch-new"]) == (
        "Rematch, same order of players", "Rematch, other order of players",
    )  # fmt: skip
    app.receive({"part": "account", "do": "rematch", "new_seats": False})
    assert table(app).players == before.players
    assert table(app).seed != before.seed
    assert app.has["account"] == {"over": False}
    app.receive({"part": "account", "do": "rematch", "new_seats": True})
    assert table(app).players == before.players[1:] + before.players[:1]
    assert app.page.desk.me == before.players[0]
    assert app.receive({"part": "account", "do": "rematch", "new_seats": "yes"})["notice"]


def test_what_is_too_much_to_be_judged_is_told_in_short(app, monkeypatch):
    def endless(*_):
        raise MemoryError

    monkeypatch.setattr(component.accounts, "account_of", endless)
    desk = Desk(Room(Visitor(), "krom"), table(app), Seats.alone(table(app).players, "Alma"))
    state = Account(desk, print).state()
    assert state["over"]
    assert state["why"][-1] == "There was too much in this game to be judged here."
    assert state["sections"] == []


def test_a_game_that_is_won_again_otherwise_has_another_account(app):
    desk = app.page.desk
    before = app.has["account"]
    app.receive({"part": "question", "do": "undo"})
    assert app.has["account"] == {"over": False}
    app.receive({"part": "question", "do": "redo"})
    assert isinstance(desk.table.pending, Over)
    assert app.has["account"] == before


# --- what can only be estimated


@pytest.fixture
def few_games(monkeypatch):
    monkeypatch.setattr(differences, "TRIED", 4)
    monkeypatch.setattr(differences, "MEASURED", 6)


@pytest.mark.usefixtures("few_games")
def test_the_rest_is_estimated_on_request_one_decision_at_a_time(app):
    before = app.has["account"]
    every = before["estimate"]["all"]
    assert (before["estimate"]["done"], every > 3) == (0, True)
    assert before["estimate"]["how"].endswith("This takes about a minute.")
    reply = app.receive({"part": "account", "do": "estimate"})
    assert list(reply["changes"]) == ["account"]
    assert len(json.dumps(reply["changes"])) < 400, "only how far it is"
    assert app.has["account"]["estimate"]["said"] == f"1 of {every} choices tried out"
    assert app.has["account"]["costly"] == before["costly"], "nothing moves before all of it is there"
    for _ in range(every - 1):
        app.receive({"part": "account", "do": "estimate"})
    now = app.has["account"]
    assert now["estimate"] is None
    assert [section["name"] for section in now["sections"]][-1] == "estimated"
    assert len(now["costly"]) <= 3
    assert json.loads(json.dumps(now)) == now
    app.receive({"part": "account", "do": "estimate"})
    assert app.has["account"] == now


@pytest.mark.usefixtures("few_games")
def test_what_is_estimated_can_be_tried_otherwise_and_is_still_there_when_one_comes_back(app):
    while app.has["account"]["estimate"]:
        app.receive({"part": "account", "do": "estimate"})
    told = app.has["account"]
    for one in told["costly"]:
        app.receive({"part": "account", "do": "try", "step": one["step"]})
        assert table(app).steps == one["step"]
        app.receive({"part": "account", "do": "back"})
        assert app.has["account"] == told


def test_nothing_is_estimated_while_the_game_goes_on():
    app = App()
    app.receive({"hello": {"hash": "#/krom/play"}})
    assert "notice" not in app.receive({"part": "account", "do": "estimate"})
    assert app.has["account"] == {"over": False}
