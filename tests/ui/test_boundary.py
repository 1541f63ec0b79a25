"""Whatever a browser sends: one reply, plain data, of a bounded size, and the app goes on. What becomes of faults."""

import subprocess
import sys
import time

import pytest

from krom_explore.text import message as word
from krom_explore.ui import boundary, pages
from krom_explore.ui.components.log import Log
from krom_explore.ui.components.picture import Picture
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.components.tries import Tries
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Visitor
from tests.ui.browser import App
from tests.ui.hostile import FAULTS, HOSTILE, LARGE, ROUTES, TOO_LONG, TOO_MUCH, at_home, heard, messages, opened


@pytest.fixture(autouse=True)
def _fresh_log():
    boundary._told.clear()
    boundary._out_of_memory.clear()


@pytest.mark.parametrize("route", ROUTES)
def test_hostile_messages_to_every_part_have_one_reply_each_and_the_app_goes_on(route):
    app = opened(route)
    first, began = app.page, time.process_time()
    for message in messages(first):
        reply = heard(app, message)
        assert "notice" in reply or "changes" in reply or "page" in reply
        assert app.page is first or "page" in reply
        if app.page is not first:  # something fitted, and led elsewhere
            app.receive({"go": route})
            first = app.page
    assert time.process_time() - began < 60 * TOO_LONG
    assert not boundary._told, "a refusal is no fault"
    at_home(app)


@pytest.mark.parametrize("value", HOSTILE, ids=lambda value: type(value).__name__)
def test_hostile_messages_to_no_part(value):
    app = App()
    for message in (
        *(value, {"part": value}, {"again": value}, {"lang": value}, {"go": value}, {"hello": value}),
        *({"hello": {name: value}} for name in ("hash", "lang", "boxes", "theme")),
        {"hello": {"hash": value, "lang": value, "boxes": {"krom": value, "chess": value}}},
        {"part": "board", "do": "choose", "answer": "go forest", **dict.fromkeys(map(str, range(30)), value)},
    ):
        reply = heard(app, message)
        assert "page" in reply or reply["notice"]
    assert not boundary._told
    at_home(app)


def test_a_bad_hello_ends_in_a_page():
    reply = heard(App(), {"hello": {"hash": ["#/krom/play"], "lang": "x" * LARGE, "boxes": {"krom": "#" * 200_000}}})
    assert reply["page"]["route"] == "krom/start"
    assert "at most 100,000" in reply["notice"]


def test_a_large_message_is_answered_at_once():
    """Each of these took minutes, or more memory than there was."""
    app = opened("#/krom/editor")
    began = time.process_time()
    for value in ("x " * (LARGE // 2), "dodo," * (LARGE // 5), "x" * LARGE):
        for field in ("prey", "Alma.bonus", "discards.hunt"):
            heard(app, {"part": "editor", "do": "set", "field": field, "value": value})
        heard(app, {"part": "question", "do": "choose", "answer": value})
    assert time.process_time() - began < TOO_LONG


# --- the degrees of the boundary


@pytest.mark.parametrize("fault", [*FAULTS, *TOO_MUCH], ids=lambda fault: type(fault).__name__)
def test_a_fault_in_an_intent_leaves_the_table_as_it_was(monkeypatch, fault):
    app = opened("#/krom/learn/movement")
    app.receive({"part": "board", "do": "choose", "answer": "go forest"})
    before, tape = app.page.states(), app.page.desk.table.tape

    def broken(desk):
        raise fault

    monkeypatch.setattr(Desk, "run_bots", broken)  # after the answer has been given
    reply = heard(app, {"part": "board", "do": "choose", "answer": "go mountain"})
    assert reply["notice"] == word("ui-too-much" if fault in TOO_MUCH else "ui-trouble")
    assert reply["noticePart"] == "board"
    assert reply["parts"] == before == app.page.states()
    assert app.page.desk.table.tape == tape
    monkeypatch.undo()
    assert "notice" not in heard(app, {"part": "board", "do": "choose", "answer": "go mountain"})
    at_home(app)


@pytest.mark.parametrize("route", ["krom/play", "tribu/play", "krom/first", "tribu/first", "krom/lesson/setup/2"])
def test_a_fault_at_a_table_with_others_loses_nothing_of_the_game(monkeypatch, route):
    app = opened(f"#/{route}")
    for _ in range(60):
        if not (playable(app) and heard(app, playable(app)).get("changes")):
            break
    tape, seats = app.page.desk.table.tape, app.page.desk.seats
    assert tape

    def broken(desk, *_):
        raise boundary.TookTooLong

    monkeypatch.setattr(Desk, "_step", broken)
    heard(app, {"part": "question", "do": "choose", "answer": "whatever"})
    heard(app, {"part": "dice", "do": "roll"})
    monkeypatch.undo()
    assert app.page.desk.table.tape == tape
    assert app.page.desk.seats == seats
    assert type(app.page.desk.seats) is type(seats)


def playable(app):
    """What somebody could do next who does the first thing offered."""
    told = app.has
    if told.get("playback", {}).get("playing") or told.get("coach", {}).get("holds"):
        return {"part": "playback", "do": "skip"}
    options = told["question"]["options"]
    if options:
        return {"part": "question", "do": "choose", "answer": options[0]["answer"]}
    return {"part": "dice", "do": "roll"} if told["dice"]["roll"] else None


def test_where_a_page_cannot_be_drawn_any_more_its_position_is_kept(monkeypatch):
    app = opened("#/krom/learn/movement")
    app.receive({"part": "board", "do": "choose", "answer": "go forest"})
    tape, draw, times = app.page.desk.table.tape, Picture.state, iter([True])

    def once(part):
        if next(times, False):
            raise ZeroDivisionError
        return draw(part)

    def broken(desk, answer):
        raise ZeroDivisionError

    monkeypatch.setattr(Desk, "choose", broken)
    monkeypatch.setattr(Picture, "state", once)
    heard(app, {"part": "board", "do": "choose", "answer": "go mountain"})
    monkeypatch.undo()
    assert app.page.desk.table.tape == tape


def test_a_fault_in_a_form_leaves_its_entries_as_they_were(monkeypatch):
    app = opened("#/krom/editor")
    form = app.page.parts["editor"]
    app.receive({"part": "editor", "do": "set", "field": "Alma.life", "value": 100})
    entered, refused = dict(form.entered), dict(form.refused)

    def broken(form, field):
        raise KeyError(field)

    monkeypatch.setattr(type(form), "changed", broken)
    assert heard(app, {"part": "editor", "do": "set", "field": "Alma.wood", "value": 3})["page"]
    assert (form.entered, form.refused) == (entered, refused)


def test_a_move_that_cannot_be_drawn_is_taken_back(monkeypatch):
    app = opened("#/krom/learn/movement")
    drawn = Log.state

    def broken(log):
        return drawn(log) if not log.desk.table.steps else 1 / 0

    monkeypatch.setattr(Log, "state", broken)
    reply = heard(app, {"part": "board", "do": "choose", "answer": "go forest"})
    assert reply["notice"] == word("ui-trouble")
    assert reply["page"]["route"] == "krom/learn/movement"
    assert app.page.desk.table.tape == []
    assert "changes" in heard(app, {"part": "log", "do": "why", "line": 1})
    at_home(app)


def test_a_page_that_cannot_be_drawn_any_more_gives_way_to_the_nearest_one(monkeypatch):
    does = ({"again": True}, {"part": "dice", "do": "roll"}, {"go": "#/krom/learn/cave"}, {"lang": "en"})
    apps = [opened("#/krom/learn/combat") for _ in does]

    def broken(part):
        raise RecursionError

    monkeypatch.setattr(Tries, "state", broken)  # every chapter has them
    for app, message in zip(apps, does, strict=True):
        reply = heard(app, message)
        assert (reply["page"]["route"], bool(reply["notice"])) == ("krom/learn", True)
        assert reply["parts"] == app._sent
        at_home(app)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: type(fault).__name__)
def test_a_page_that_cannot_be_made_gives_way_to_the_nearest_one(monkeypatch, fault):
    app = opened("#/krom/rules")

    def broken(*_):
        raise fault

    monkeypatch.setattr(pages.play, "page", broken)
    reply = heard(app, {"go": "#/krom/play/link"})
    assert (reply["page"]["route"], reply["notice"]) == ("krom/start", word("ui-other-page"))
    assert app.page.route == "krom/start"
    at_home(app)


def test_a_link_that_breaks_its_page_leads_to_the_page_afresh(monkeypatch):
    link = opened("#/krom/editor").receive({"part": "board", "do": "choose", "answer": "go forest"})["hash"]

    def broken(room, link):
        raise MemoryError

    monkeypatch.setattr("krom_explore.ui.room.Room.open", broken)
    for section in ("editor", "play", "start", "learn/combat"):
        reply = heard(App(), {"hello": {"hash": f"#/krom/{section}/{link.rpartition('/')[2]}"}})
        assert reply["page"]["route"] == f"krom/{section}"
        assert reply["notice"] == word("ui-other-page")


def test_where_nothing_opens_with_ones_own_box_it_is_put_away(monkeypatch):
    app = opened("#/krom/box")
    app.receive({"part": "box", "do": "load", "text": "[glacial]\ncold = 2\nwarmth = 1\n"})
    assert app.visitor.boxes
    drawn = Prose.state

    def broken(prose):
        return drawn(prose) if not prose.room.visitor.boxes else 1 / 0

    monkeypatch.setattr(Prose, "state", broken)
    reply = heard(app, {"go": "#/krom/learn/combat"})
    assert (reply["page"]["route"], app.visitor.boxes) == ("krom/start", {})
    at_home(app)


def test_where_nothing_opens_at_all_there_is_a_sentence_and_later_a_page(monkeypatch):
    app = opened("#/krom/learn/combat")

    def broken(*_):
        raise OSError

    with monkeypatch.context() as patch:
        patch.setattr(Prose, "state", broken)
        for message in ({"go": "#/krom/rules"}, {"again": True}, {"part": "dice", "do": "roll"}, {"hello": {}}):
            assert heard(app, message).keys() == {"notice"}
    assert heard(app, {"again": True})["page"]["route"] == "krom/learn/combat"
    at_home(app)


def test_a_fault_on_the_way_back_from_a_fault_is_a_sentence_too(monkeypatch):
    app = opened("#/krom/learn/movement")

    def broken(*_):
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(Desk, "choose", broken)
        patch.setattr(boundary.Kept, "put_back", broken)
        assert heard(app, {"part": "board", "do": "choose", "answer": "go forest"}) == {"notice": word("ui-too-much")}
    at_home(app)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="no such limit here")
def test_a_process_that_has_no_memory_left_answers_and_goes_on():
    """What took all of it lies on the traceback of the fault: it is let go before anything else is done."""
    script = """
import resource
from krom_explore.ui import boundary
from krom_explore.ui.app import App
from krom_explore.ui.desk import Desk
app, honest, most = App("krom/learn/movement"), Desk.run_bots, 300 * 1024**2
def hungry(desk):
    eaten = []
    while True:
        eaten.append(bytes(10_000))
message = {"part": "board", "do": "choose", "answer": "go forest"}
resource.setrlimit(resource.RLIMIT_DATA, (most, most))
Desk.run_bots = hungry
print("page" in app.receive(message))
Desk.run_bots = honest
print("changes" in app.receive(message))
print(boundary.ran_out_of_memory())
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60 * TOO_LONG)
    assert done.stdout.split() == ["True", "True", "True"], done.stderr
    assert "MemoryError" in done.stderr


def test_a_box_that_makes_us_fail_is_left_behind(monkeypatch):
    def broken(*_):
        raise RecursionError

    monkeypatch.setattr(Visitor, "bring", broken)
    reply = heard(App(), {"hello": {"boxes": {"krom": "[life]"}}})
    assert reply["page"]["route"] == "krom/start"
    assert word("ui-trouble") in reply["notice"]


@pytest.mark.parametrize(
    "bad", [float("nan"), "\ud800", {1, 2}, "x" * (boundary.REPLY + 1)], ids=lambda bad: type(bad).__name__
)
def test_a_reply_that_cannot_be_sent_is_a_fault(monkeypatch, bad):
    app = opened("#/krom/rules")
    shown = Picture.state
    monkeypatch.setattr(Picture, "state", lambda part: {**shown(part), "bad": bad} if part.room.route else None)
    assert heard(app, {"go": "#/krom/play"}).keys() == {"notice"}  # there is a picture at home too
    assert app.page.route == "krom/rules"


# --- the line in the log


def test_the_log_says_what_and_where_but_nothing_that_somebody_wrote(monkeypatch, caplog):
    app = opened("#/krom/learn/movement")

    def broken(desk, answer):
        raise KeyError(answer)

    monkeypatch.setattr(Desk, "choose", broken)
    heard(app, {"part": "board", "do": "choose", "answer": "my secret"})
    line = caplog.records[-1].getMessage()
    assert line.startswith("could not answer board.choose on krom/learn/movement: KeyError at ui/test_boundary.py:")
    assert " broken < components/picture.py:" in line
    assert "secret" not in caplog.text
    assert "\n" not in line


def test_the_log_has_no_link_in_it(monkeypatch, caplog):
    link = opened("#/krom/play").page.hash().rpartition("/")[2]

    def broken(*_):
        raise RecursionError

    monkeypatch.setattr("krom_explore.ui.room.Room.open", broken)
    app = App()
    for route in (f"#/krom/watch/{link}/3", f"#/krom/play/watch/{link}", f"{link}", "#/krom/secret/secret"):
        heard(app, {"go": route})
    assert "opening krom/watch/…" in caplog.text
    assert link not in caplog.text
    assert "secret" not in caplog.text


def test_a_fault_that_comes_again_and_again_does_not_fill_the_log(monkeypatch, caplog):
    app = opened("#/krom/learn/movement")

    def broken(desk, answer):
        raise KeyError(answer)

    monkeypatch.setattr(Desk, "choose", broken)
    for _ in range(25):
        heard(app, {"part": "board", "do": "choose", "answer": "go forest"})
    assert [record.getMessage()[-9:] for record in caplog.records] == ["(seen: 1)", "seen: 10)"]
