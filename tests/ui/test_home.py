"""Home: a turn that plays by itself, and where it leads; the list of chapters; what chapters fold away."""

import os

import pytest

from krom_explore import games
from krom_explore.games import krom
from krom_explore.ui.pages import home
from krom_explore.ui.room import Room, Visitor
from tests.games.krom.test_other_box import OTHER_BOX
from tests.ui.browser import App


def opened(route, **boxes):
    app = App()
    return app, app.receive({"hello": {"hash": route, "boxes": boxes}})


def step(app, to, **more):
    return app.receive({"part": "walk", "do": "to", "step": to, **more})


def sentences(app):
    """What is told on the way, step by step."""
    told = [app.has["walk"]["sentence"]]
    for at in range(1, app.has["walk"]["last"] + 1):
        assert "notice" not in step(app, at)
        told.append(app.has["walk"]["sentence"])
    return told


# --- the turn


def test_a_whole_turn_is_told_from_the_secret_choice_to_the_next_one():
    app, reply = opened("")
    told = sentences(app)
    kinds = [event.kind for event in app.page.desk.table.log]
    assert "secret" in told[0]
    assert {"moved", "fight", "rolled", "tie", "gathered", "realised", "hunted", "turn"} <= set(kinds)
    assert kinds.count("turn") == 2
    assert kinds[-1] == "turn"
    assert reply["page"]["welcome"] == ["shelf", "prose", "walk", "dice", "board"]


def test_it_leads_on_to_a_game_and_to_the_chapters():
    app, _ = opened("")
    leads = [[way["hash"] for way in ways] for ways in (app.has["walk"]["show"]["ways"], app.has["prose"]["ways"])]
    assert leads == [["#/krom/first", "#/krom/play", "#/krom/learn"]] * 2
    for way in leads[0]:
        assert "notice" not in app.receive({"go": way})


def test_what_comes_by_itself_is_not_said_and_the_address_stays():
    app, reply = opened("")
    by_itself = step(app, 1, quiet=True)
    assert (by_itself["said"], by_itself["hash"]) == ("", reply["hash"])
    asked_for = step(app, 2)
    assert asked_for["said"].endswith(app.has["walk"]["sentence"])
    assert asked_for["hash"] == reply["hash"]
    assert "quiet" in step(app, 3, quiet="yes")["notice"]


def test_the_board_is_for_looking_and_taking_over_leads_to_a_table_to_play_on():
    app, _ = opened("")
    assert app.receive({"part": "board", "do": "choose", "answer": "go forest"})["notice"]
    step(app, 0)
    assert app.receive({"part": "walk", "do": "take_over"})["page"]["route"] == "krom/table"
    reply = app.receive({"part": "board", "do": "choose", "answer": "go forest"})
    other, again = opened(reply["hash"])
    assert "notice" not in again
    assert other.page.desk.table.tape == ["go forest"]


def test_a_link_from_when_home_had_a_table_leads_to_that_table():
    table = krom.Table.new(["Alma", "Kolos"], seed=7)
    table.choose("go forest")
    app, reply = opened(f"#/krom/start/{table.link()}")
    assert "notice" not in reply
    assert app.page.desk.table.tape == ["go forest"]


def test_with_another_box_it_goes_as_far_as_it_can():
    app, reply = opened("", krom=OTHER_BOX)
    assert "notice" not in reply
    told = sentences(app)
    assert any("Combat in the Forest" in one for one in told)
    whole, _ = opened("")
    assert len(told) < len(sentences(whole))
    assert app.has["walk"]["show"]["ways"]


def test_a_box_that_does_not_even_begin_so_shows_how_the_table_is_set(monkeypatch):
    monkeypatch.setattr(krom.face, "HOME", krom.face.HOME._replace(lines=("fly",)))
    desk = home.turn(Room(Visitor(), "krom"))
    assert desk.last >= 1


# --- chapters


def test_the_list_has_every_chapter_and_leads_to_the_first_step_of_each():
    app, reply = opened("#/krom/learn")
    listed = app.has["chapters"]
    assert reply["page"]["title"] == "Learn the game"
    assert [one["free"] for one in listed["chapters"]] == [f"#/krom/learn/{name}" for name in krom.face.CHAPTERS]
    assert [one["hash"] for one in listed["chapters"]] == [f"#/krom/lesson/{name}/1" for name in krom.face.CHAPTERS]
    assert listed["after"]["hash"] == "#/krom/play"
    assert listed["progress"] == f"{listed['last']} steps wait for you"


@pytest.mark.parametrize(
    ("chapter", "near"),
    [
        ("setup", [("up", "learn"), ("next", "learn/movement")]),
        ("combat", [("prev", "learn/movement"), ("up", "learn"), ("next", "learn/cave")]),
        ("kromosaurus", [("prev", "learn/glacial"), ("up", "learn"), ("next", "play")]),
    ],
)
def test_a_chapter_leads_to_its_neighbours_and_the_last_one_to_a_game(chapter, near):
    _, reply = opened(f"#/krom/learn/{chapter}")
    assert [(link["rel"], link["hash"]) for link in reply["page"]["beside"]] == [
        (rel, f"#/krom/{route}") for rel, route in [*near, ("", f"lesson/{chapter}")]
    ]


def folded(route: str) -> list[str]:
    """What a page can do without, in the order in which it lies in its sheet."""
    sheets = opened(route)[1]["page"]["sheets"]
    return [part for sheet in sheets if sheet["name"] == "everything" for part in sheet["parts"]]


def test_combat_folds_prey_and_evolutions_away_and_so_does_its_example():
    assert folded("#/krom/learn/combat") == folded("#/krom/learn/combat/watch") == ["cards"]
    assert folded("#/krom/learn/movement") == ["odds", "mats", "cards"]
    assert folded("#/krom/learn/setup") == folded("#/krom/play") == []


def test_a_game_without_chapters_has_no_list(monkeypatch):
    monkeypatch.setitem(os.environ, games.ELSEWHERE, "tests.race")
    games.homes.cache_clear()
    try:
        monkeypatch.setattr(games.game("race").face, "CHAPTERS", {})
        app, reply = opened("#/race/learn")
        assert (reply["page"]["route"], bool(reply["notice"])) == ("race/start", True)
        assert [way["hash"] for way in app.has["prose"]["ways"]] == ["#/race/first", "#/race/play"]
        assert not [link for link in reply["nav"] if link["hash"].endswith("/learn")]
        for route in ("lesson", "lesson/race/1"):
            assert opened(f"#/race/{route}")[1]["page"]["route"] == "race/start", "no chapters, no lessons on them"
    finally:
        games.homes.cache_clear()
