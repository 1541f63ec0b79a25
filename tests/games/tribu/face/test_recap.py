"""When all has been shown, a few lines of what the others did stay in sight."""

from krom_explore.games.tribu import Table, face
from krom_explore.games.tribu.face.recap import strikes
from krom_explore.lab import answer_at
from tests.games.tribu.helpers import IDLE, drawn, play, scene
from tests.ui.browser import App


def recalled(table: Table, events, me="Ann"):
    return [events[n - 1].kind for n in face.recap(events, me)]


def test_what_one_has_done_oneself_is_not_told_again_and_what_others_did_is():
    table = drawn(scene(), "wolf")
    events = play(table, "discard wolf", "draw", "card red_flag", "discard red_flag")
    assert [event.kind for event in events] == ["discarded", "turn", "drew", "discarded", "turn"]
    assert recalled(table, events) == ["discarded"]
    assert events[face.recap(events, "Ann")[0] - 1].args["player"] == "Bob"


def test_a_character_that_one_has_lost_is_told():
    table = drawn(scene({"chains": {"hunter": {}}}), "wolf")
    events = play(table, "discard wolf", "draw", "card red_flag", "discard red_flag")
    assert recalled(table, events) == ["eliminated", "discarded"]


def test_a_chain_that_is_torn_says_by_whom_and_what_it_lost():
    shaman = {"shaman": {"vases": ["red_horse"], "active": "wolf"}}
    table = drawn(scene({"chains": {"rider": {"vases": ["red_statue"]}}}, {"chains": shaman}), "wolf")
    events = play(table, "discard wolf", "attack wolf shaman Ann rider")
    assert recalled(table, events) == ["attacked", "destroyed", "alone"]


def test_of_many_things_those_that_happened_to_me_stay_and_the_latest():
    for seed in range(4):
        table = Table.new(["Ann", "Bob", "Cem", "Dee"], seed=seed)
        told = len(table.log)
        for _ in range(150):
            if getattr(table.pending, "player", None) == "Ann":
                events = table.seat("Ann").log[told:]
                kept = face.recap(events, "Ann")
                assert kept == sorted(set(kept))
                assert len(kept) <= 3
                struck = [n for n, event in enumerate(events, 1) if strikes(event, "Ann")]
                assert set(struck[-3:]) <= set(kept)
                told = len(table.log)
            step(table)


def step(table: Table) -> None:
    if hasattr(table.pending, "player"):
        table.choose(answer_at(table, "easy"))
    else:
        table.roll()


def test_the_page_keeps_the_recap_when_the_playback_is_over():
    table = scene({"hand": ["hunter", *IDLE[1:]]})
    app = App()
    app.receive({"hello": {"hash": f"#/tribu/play/pe/{table.link()}", "motion": True}})
    for answer in ("draw", "place hunter"):
        app.receive({"part": "question", "do": "choose", "answer": answer})
    assert app.has["playback"]["playing"]
    assert app.has["playback"]["recap"] == []
    app.receive({"part": "playback", "do": "now"})
    lines = {line["n"]: line["text"] for line in app.has["log"]["lines"]}
    said = [lines[n] for n in app.has["playback"]["recap"]]
    assert any(line.startswith("Bob ") for line in said)
    assert not any("Hunter" in line and line.startswith("Ann begins") for line in said)
