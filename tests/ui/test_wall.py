"""The teacher's page: what the server of a class told, added up and said; whatever else comes is refused."""

import json
import re

import pytest
import segno

from krom_explore import games
from krom_explore.learn.activity import Record
from krom_explore.ui import qr
from krom_explore.ui.app import App

KEY = "krom/fair/rounds=24"


def record(*results, who="otter-17", key=KEY):
    return Record(key, who, (50, 10, 10, 10, 10, 10), results).as_json()


def news(*records, **more):
    told = {"room": "r1", "version": 1, "activity": KEY, "paused": False, "revealed": False, "here": 0, "whole": False}
    return json.dumps(told | {"records": list(records)} | more)


@pytest.fixture
def wall():
    """A page, what it shows, and what it says when it is told something."""
    app = App("krom/wall/fair")
    assert app.receive({"hello": {"hash": "#/krom/wall/fair"}})["hash"] == "#/krom/wall/fair/rounds=24"

    def tell(told=None, **intent):
        reply = app.receive({"part": "wall", "do": "hear", "news": told} if told else {"part": "wall", **intent})
        return app.page.parts["wall"].state(), reply.get("notice")

    tell.collected = lambda: app.page.parts["collected"].state()
    return tell


def test_what_comes_in_is_added_up_and_who_has_the_furthest_to_go_comes_first(wall):
    state, _ = wall(news([1, record(0, 1)], [2, record(3, who="Anna")], whole=True, here=3))
    assert [(pupil["name"], pupil["done"]) for pupil in state["pupils"]] == [("Anna", 1), ("Otter 17", 2)]
    assert (state["standing"], state["working"]) == ("3 pupils are here.", "Who is here: 2 are still working")
    state, _ = wall(news([2, record(*[3] * 24, who="Anna")], version=2, here=3))
    assert [pupil["said"] for pupil in state["pupils"]] == ["2 of 24", "done"]
    assert state["working"] == "Who is here: one is still working"
    assert state["heard"] == {"room": "r1", "version": 2}
    state, _ = wall(news([1, record(0, 1, *[3] * 22)], version=3, here=3))
    assert state["working"] == "Who is here: everybody is done"


def test_a_server_that_was_restarted_is_heard_from_the_beginning(wall):
    wall(news([1, record(0, 1)], whole=True))
    state, notice = wall(news([1, record(5)], room="r2"))
    assert notice
    assert state["heard"]["room"] == "r1", "a difference to something else says nothing"
    state, notice = wall(news([1, record(5)], room="r2", whole=True))
    assert notice is None
    assert [pupil["done"] for pupil in state["pupils"]] == [1]


def test_the_page_knows_whether_the_class_is_here_or_elsewhere(wall):
    state, _ = wall(news(whole=True))
    assert (state["leads"], state["elsewhere"]) == (True, None)
    state, _ = wall(news(whole=True, activity="krom/duel/rounds=20"))
    assert not state["leads"]
    assert state["elsewhere"] == {"said": "The class is still at: A duel of two", "hash": "#/krom/wall/duel/rounds=20"}
    state, _ = wall(news(whole=True, activity=None))
    assert (state["leads"], state["elsewhere"]) == (False, None)


def test_the_next_activity_goes_on_through_all_games():
    """From any of them, and back to it when all have been there."""
    app = App()
    route, seen = "#/krom/wall/regret/rounds=10", []
    while route not in seen:
        seen.append(route)
        assert "notice" not in app.receive({"hello": {"hash": route}})
        following = app.page.parts["wall"].state()["next"]
        assert following["label"]
        route = following["hash"]
    assert route == seen[0]
    assert len(seen) == sum(len(games.activities(game).all) for game in games.names())


def test_a_class_that_does_something_of_another_game_is_named(wall):
    state, _ = wall(news(whole=True, activity="tribu/waiting/rounds=20"))
    assert state["elsewhere"]["said"] == "The class is still at: A card that waits"


@pytest.mark.parametrize(
    "told",
    [
        "7", "{", "[]", "{}", "[" * 5000, news(version=-1), news(here="many"), news(whole=1), news(activity="?"),
        news([1]), news(["1", record()]), news([1, record(key="krom/duel/rounds=20")], whole=True),
        news([1, record(9)], whole=True), news([1, record(0)], [1, record(1)], whole=True),
    ],
)  # fmt: skip
def test_what_no_server_of_a_class_tells_is_refused_and_changes_nothing(wall, told):
    before, _ = wall(news([1, record(0, 1)], whole=True))
    after, notice = wall(told)
    assert notice
    assert after == before


def test_who_is_taken_out_and_what_is_left_behind_is_said(wall):
    state, _ = wall(news([1, record(who="otter-17")], whole=True))
    assert state["pupils"][0]["out"] == "Take Otter 17 out of the class"
    assert state["pupils"][0]["outSure"].startswith("Take Otter 17 out of the class")
    assert state["nextSure"] == "", "nothing has been played, so nothing is asked"
    state, _ = wall(news([1, record(0, 1)], version=2))
    assert "All 2 rounds stay" in state["nextSure"]


def test_the_page_for_teachers_says_that_a_class_is_running():
    app = App()
    app.receive({"hello": {"hash": "#/krom/class"}})
    part = app.page.parts["teachers"]
    assert part.state()["running"] is None
    app.receive({"part": "teachers", "do": "running", "activity": KEY})
    running = {"text": "A class is running: Are our dice fair?", "hash": "#/krom/wall/fair/rounds=24"}
    assert part.state()["running"] == running
    assert "notice" in app.receive({"part": "teachers", "do": "running", "activity": "<b>"})
    assert part.state()["running"] == running


def test_the_way_in_is_a_link_and_a_code_of_it(wall):
    state, _ = wall(do="reached", address="http://192.0.2.7:8866/")
    link = "http://192.0.2.7:8866/#/krom/class/fair/rounds=24"
    assert state["join"] == {"hash": "#/krom/class/fair/rounds=24", "link": link, "code": qr.drawn(link)}
    state, notice = wall(do="reached", address="javascript:alert(1)")
    assert notice
    assert state["join"]["link"] == link


def test_a_code_is_drawn_as_it_was_made():
    link = "http://192.0.2.7:8866/#/krom/class/fair/rounds=24"
    code = qr.drawn(link)
    dark = set()
    for x, y, width in re.findall(r"M(\d+) (\d+)h(\d+)v1h-\3z", code["path"]):
        dark |= {(int(x) + step, int(y)) for step in range(int(width))}
    made = list(segno.make(link, error="m", micro=False).matrix_iter(border=qr.QUIET))
    assert len(made) == code["size"]
    assert dark == {(x, y) for y, row in enumerate(made) for x, module in enumerate(row) if module}


@pytest.mark.parametrize("route", ["krom/wall/nothing", "krom/wall/fair/rounds=1000", "krom/wall/fair/rounds=24&x=1"])
def test_a_wall_of_nothing_leads_to_another_page_with_a_sentence(route):
    reply = App().receive({"hello": {"hash": f"#/{route}"}})
    assert reply["notice"]
    assert "wall" not in reply["parts"] or route.count("/") == 3


def test_what_has_come_in_is_drawn_and_the_answer_with_it_when_the_teacher_shows_it_to_all():
    app = App("krom/wall/fair")
    app.receive({"hello": {"hash": "#/krom/wall/fair"}})
    for revealed in (False, True):
        told = news([1, record(0, 1)], whole=True, revealed=revealed)
        app.receive({"part": "wall", "do": "hear", "news": told})
        state = app.page.parts["collected"].state()
        assert (state["shown"], state["decides"]) == (revealed, False)
        assert "2" in state["standing"]
    app.receive({"part": "wall", "do": "large", "large": True})
    assert app.page.parts["collected"].state()["large"]


def test_what_is_to_be_talked_about_is_there_as_soon_as_the_class_stops_to_talk(wall):
    for paused, revealed in ((False, False), (True, False), (True, True), (False, True)):
        wall(news([1, record(0, 1)], whole=True, paused=paused, revealed=revealed))
        assert bool(wall.collected()["discuss"]) == (paused or revealed)
    wall(news(whole=True, paused=True))
    assert wall.collected()["discuss"] == "", "there is nothing to talk about yet"


@pytest.mark.parametrize(
    ("address", "local"),
    [
        ("http://127.0.0.1:8866/", True), ("http://localhost:8866/", True), ("http://[::1]:8866/", True),
        ("http://192.0.2.7:8866/", False), ("https://krom.example/", False),
    ],
)  # fmt: skip
def test_an_address_that_no_phone_can_open_is_said_to_be_one_with_what_to_do(wall, address, local):
    state, _ = wall(do="reached", address=address)
    assert ("krom-explore serve --host 0.0.0.0 --class-size 30" in state["local"]) == local
