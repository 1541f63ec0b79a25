"""A table on one screen: what is always in sight, which sheets there are, and which of them are told."""

from __future__ import annotations

import pytest

from krom_explore.games import krom

from .browser import App


def opened(route: str):
    app = App()
    return app, app.receive({"hello": {"hash": route}})


def tabs(reply, beside: bool) -> list[str]:
    return [sheet["name"] for sheet in reply["page"]["sheets"] if sheet["beside"] is beside]


@pytest.mark.parametrize(
    ("route", "below", "beside"),
    [
        ("#/krom/play", ["mats", "cards", "odds", "log"], []),
        ("#/krom/learn/combat", ["mats", "everything"], ["prose", "form", "odds", "log"]),
        ("#/krom/learn/kromosaurus", ["mats", "everything"], ["prose", "odds", "duel", "log"]),
        ("#/krom/learn/mountain", ["mats", "advice", "everything"], ["prose", "odds", "log"]),
        ("#/krom/learn/combat/watch", ["mats", "everything"], ["log"]),
        ("#/krom/editor", ["editor", "mats", "cards"], ["odds", "log"]),
    ],
)
def test_what_is_not_always_in_sight_is_a_sheet_and_has_a_name(route, below, beside):
    _, reply = opened(route)
    assert (tabs(reply, False), tabs(reply, True)) == (below, beside)
    assert all(sheet["label"] for sheet in reply["page"]["sheets"])


@pytest.mark.parametrize(
    "route",
    [
        *(f"#/krom/learn/{name}{more}" for name in krom.face.CHAPTERS for more in ("", "/watch")),
        "#/krom/editor",
        "#/krom/play",
    ],
)
def test_every_part_is_in_sight_or_in_one_sheet(route):
    page = opened(route)[1]["page"]
    placed = [*page["first"], *(part for sheet in page["sheets"] for part in sheet["parts"])]
    assert sorted(placed) == sorted(part["name"] for part in page["parts"])
    assert {"board", "dice"} <= set(page["first"])
    assert {"question", "walk"} & set(page["first"])


def test_a_question_of_odds_stands_with_its_form():
    page = opened("#/krom/learn/kromosaurus")[1]["page"]
    duel = next(sheet for sheet in page["sheets"] if sheet["name"] == "duel")
    assert duel["parts"] == ["duel", "duel_odds"]


def test_a_chapter_begins_with_its_words_and_tells_all_of_its_sheets():
    app, reply = opened("#/krom/learn/cave")
    assert (reply["page"]["lead"], tabs(reply, True)[0]) == ("prose", "prose")
    assert all(app.has.values())
    assert app.has["heading"]["title"] == "The Cave"
    assert (app.has["prose"]["title"], bool(app.has["prose"]["paragraphs"])) == ("", True)


def test_in_a_game_only_the_open_sheet_is_told_and_what_happened():
    app, _ = opened("#/krom/play")
    assert [name for name, state in app.has.items() if state is None] == ["odds", "cards"]
    app.receive({"sheet": "cards"})
    assert app.has["cards"]
    assert "one of" in app.receive({"sheet": "prose"})["notice"]


def test_a_chapter_plays_back_what_happens_where_motion_is_welcome():
    app = App()
    app.receive({"hello": {"hash": "#/krom/learn/combat", "motion": True}})
    app.receive({"part": "dice", "do": "roll", "dice": [[6], [3], [2]]})
    assert app.has["playback"]["playing"]
    app.receive({"part": "playback", "do": "now"})
    assert not app.has["playback"]["playing"]
