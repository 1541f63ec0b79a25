"""A challenge that is over is looked at before the next one begins."""

import pytest

from krom_explore.games.tribu import Table, face
from tests.games.tribu.helpers import IDLE, RED, play
from tests.ui.browser import App

CHAINS = {name: {"vases": RED[name]} for name in ("rider", "hunter", "weaver")}


def closing(total: int = 0) -> Table:
    """Ada has three complete chains and lacks the last vase of a fourth; Bruno holds something."""
    scout = {"vases": RED["scout"][:2]}
    ada = {"leader": "rider", "hand": ["blue_horse", *IDLE[1:]], "chains": {**CHAINS, "scout": scout}, "total": total}
    bruno = {"leader": "shaman", "hand": ["blue_flag", *IDLE[1:]], "chains": {"shaman": {"vases": ["red_horse"]}}}
    return Table.scenario({"players": {"Ada": ada, "Bruno": bruno}})


def closed(motion: bool, total: int = 0) -> App:
    app = App()
    app.receive({"hello": {"hash": f"#/tribu/play/pe/{closing(total).link()}", "motion": motion}})
    for answer in ("draw", "place blue_horse scout"):
        app.receive({"part": "question", "do": "choose", "answer": answer})
    return app


@pytest.mark.parametrize("motion", [True, False])
def test_the_end_of_a_challenge_stays_in_sight_with_what_everybody_counted(motion):
    app = closed(motion)
    if motion:
        app.receive({"part": "playback", "do": "now"})
    told = app.has["playback"]["interlude"]
    scored = {event.args["player"]: event.args for event in app.page.desk.table.log if event.kind == "scored"}
    assert app.has["playback"]["holds"]
    assert told["title"] == "Challenge 1 is over"
    assert told["text"][0] == "Ada has 4 complete chains and closes the challenge."
    assert told["head"] == ["Ada", "Bruno"] == list(scored)
    counted = {row[0]: row[1:] for row in told["rows"]}
    assert scored["Bruno"]["hostile"] > 0
    assert counted["Hostile: in hand and face down"] == ["0", f"−{scored['Bruno']['hostile']}"]
    assert counted["In all, of 100"] == [str(facts["total"]) for facts in scored.values()]
    assert app.has["question"]["options"] == []
    assert len(app.has["tribes"]["players"][1]["chains"]) == 4


def test_who_goes_on_sees_the_new_deal_and_is_asked():
    app = closed(motion=False)
    app.receive({"part": "playback", "do": "read"})
    assert app.has["playback"]["interlude"] is None
    assert app.has["tribes"]["turn"].startswith("Challenge 2")
    assert app.has["question"]["options"]


def test_the_end_of_the_game_is_no_stop():
    app = closed(motion=False, total=90)
    assert app.has["question"]["over"]
    assert not app.has["playback"]["holds"]


def test_nothing_stops_before_the_first_challenge():
    assert list(face.stops(closing().log)) == []
    table = Table.new(["Ann", "Bob"], seed=1)
    assert list(face.stops(table.log)) == []
    assert [event.kind for event in table.log].count("challenge") == 1


def test_each_challenge_that_is_followed_by_another_is_a_stop():
    table = closing()
    events = play(table, "draw", "card wolf", "place blue_horse scout")
    (at,) = face.stops(events)
    assert (events[at - 1].kind, events[at].kind) == ("scored", "challenge")


def test_the_table_says_who_is_you_and_who_is_a_bot():
    app = closed(motion=False)
    assert {one["name"]: one["who"] for one in app.has["tribes"]["players"]} == {"Ada": "you", "Bruno": "easy bot"}


def test_the_head_of_the_page_does_not_run_ahead_of_what_is_shown():
    app = closed(motion=False)
    assert app.has["game"]["score"].startswith("Challenge 1")
    app.receive({"part": "playback", "do": "read"})
    assert app.has["game"]["score"].startswith("Challenge 2")
