"""The stepper: a record watched event by event, and taken over at any of them."""

import pytest

from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Roll
from krom_explore.games import krom
from krom_explore.ui.pages import watch
from krom_explore.ui.recorded import as_far_as_it_goes, recorded
from krom_explore.ui.room import Room, Visitor
from tests.ui.browser import App

TIE = {"phase": "actions", "players": {"Kolos": {"place": "forest"}, "Alma": {"place": "forest"}}}
LINES = ["roll 5 5", "draw", "card branch", "done", "done", "go cave", "go cave", "roll 6 1"]


@pytest.fixture
def table():
    return krom.Table.scenario(TIE)


@pytest.fixture
def app():
    app = App()
    app.receive({"hello": {"hash": "#/krom/learn/combat/watch"}})
    return app


def step(app, to, **more):
    return app.receive({"part": "walk", "do": "to", "step": to, **more})


def life(app, name):
    return next(player["life"] for player in app.has["mats"]["players"] if player["name"] == name)


# --- records


def test_a_record_is_played_on_a_fork(table):
    played, first = recorded(table, LINES)
    assert (table.steps, len(table.log)) == (0, first)
    assert played.tape == LINES
    assert played.say(played.log[first]) == "The dice say: Kolos 5 and Alma 5."


def test_dice_that_no_line_tells_come_from_the_seed(table):
    played, _ = recorded(table, ["roll", "draw", "roll"])
    again, _ = recorded(table, ["roll", "draw", "roll"])
    assert played.tape == again.tape
    assert played.tape[0].startswith("roll ")
    assert played.tape[2].startswith("card ")


@pytest.mark.parametrize(
    ("lines", "path", "why"),
    [
        (["roll 5 5", "hunt dodo"], "lines[1]", "cannot be played here"),
        (["roll 5 5", "draw", "card dodo"], "lines[2]", "cannot be played here"),
        (["roll 5"], "lines[0]", "Kolos"),
        (["roll five five"], "lines[0]", "Dice are written as in"),
        (["draw"], "lines[0]", "cannot be played here"),
        ([["roll", 5]], "lines[0]", "must be a text"),
        ("roll 5 5", "lines", "must be a list"),
    ],
)
def test_a_line_that_does_not_fit_is_named_with_the_reason(table, lines, path, why):
    with pytest.raises(BadInput, match=why) as bad:
        recorded(table, lines)
    assert bad.value.path == path
    assert table.steps == 0


def test_as_far_as_it_goes(table):
    played, whole = as_far_as_it_goes(table, ["roll 5 5", "fly", "draw"])
    assert (played.tape, whole) == (["roll 5 5"], False)
    assert as_far_as_it_goes(table, LINES)[1]


# --- stepping


def test_a_walk_begins_before_anything_has_happened(app):
    walk = app.has["walk"]
    assert walk["at"] == 0 < walk["last"]
    assert walk["rule"] is None
    assert "begins" in walk["sentence"]
    assert app.has["dice"]["last"] == []
    assert "question" not in app.has


def test_each_step_has_its_sentence_its_rule_and_its_people(app):
    reply = step(app, 3)
    walk = app.has["walk"]
    assert walk["sentence"].startswith("Alma and Kolos both have 5. The lighter one wins")
    assert walk["rule"].startswith("combat.tie")
    assert walk["ruleText"]
    assert set(walk["who"]) == {"Alma", "Kolos"}
    assert reply["said"] == f"Step 3 of {walk['last']}: {walk['sentence']}"
    assert reply["hash"] == "#/krom/learn/combat/watch/3"


def test_the_table_is_as_it_was_at_that_step(app):
    step(app, 3)
    before = life(app, "Karok")
    step(app, 4)
    assert life(app, "Karok") == 0 < before
    step(app, 3)
    assert life(app, "Karok") == before


def test_the_tray_shows_the_dice_that_had_fallen(app):
    step(app, 2)
    first = app.has["dice"]
    assert [hand["faces"] for hand in first["last"]] == [[5], [5], [1]]
    step(app, app.has["walk"]["last"])
    assert app.has["dice"]["last"] == [], "the fight is over, and somebody acts"
    again = next(line["n"] for line in reversed(app.has["log"]["lines"]) if line["kind"] == "rolled")
    app.receive({"part": "log", "do": "look_back", "line": again})
    assert [hand["faces"] for hand in app.has["dice"]["last"]] == [[5], [5]]
    assert app.has["dice"]["rolls"] == first["rolls"] + 1
    step(app, 1)
    assert (app.has["dice"]["last"], app.has["dice"]["rolls"]) == ([], 0)


def test_the_log_tells_no_more_than_has_happened(app):
    step(app, 2)
    log = app.has["log"]
    assert log["lines"][-1]["text"] == app.has["walk"]["sentence"]
    assert not log["past"]
    assert log["told"] == len(log["lines"]) - 1


def test_a_line_of_the_log_leads_to_its_step(app):
    step(app, 5)
    line = app.has["log"]["lines"][-3]
    app.receive({"part": "log", "do": "look_back", "line": line["n"]})
    assert (app.has["walk"]["at"], app.has["walk"]["sentence"]) == (3, line["text"])


def test_a_moment_that_is_only_passed_is_not_said(app):
    assert step(app, 4, passing=True)["said"] == ""
    assert app.has["walk"]["passing"]
    assert step(app, 5)["said"]
    assert not app.has["walk"]["passing"]


def test_nothing_is_asked_even_at_the_end(app):
    step(app, app.has["walk"]["last"])
    assert not any(place["legal"] for place in app.has["board"]["places"])
    assert app.has["dice"]["roll"] is None
    reply = app.receive({"part": "board", "do": "choose", "answer": "go cave"})
    assert "Take over" in reply["notice"]
    assert "Take over" in app.receive({"part": "dice", "do": "roll"})["notice"]


@pytest.mark.parametrize("bad", [-1, 999, "2", None, True])
def test_a_step_that_is_none_is_refused(app, bad):
    step(app, 2)
    reply = step(app, bad)
    assert reply["notice"].startswith("step")
    assert app.has["walk"]["at"] == 2


# --- taking over


def test_whoever_takes_over_is_asked_what_was_asked_then(app):
    step(app, 8)
    assert app.has["walk"]["sentence"] == "Alma acts in the Forest."
    reply = app.receive({"part": "walk", "do": "take_over"})
    assert reply["page"]["route"] == "krom/learn/combat"
    assert app.has["question"]["asked"] == "Alma"
    assert [option["answer"] for option in app.has["question"]["options"]] == ["draw", "done"]
    app.receive({"part": "question", "do": "choose", "answer": "done"})
    assert app.page.desk.table.tape[-1] == "done"


def test_in_the_middle_of_a_rule_one_takes_over_where_it_next_asks_or_rolls(app):
    step(app, 3)
    app.receive({"part": "walk", "do": "take_over"})
    table = app.page.desk.table
    assert isinstance(table.pending, Decision)
    assert table.pending.question == "rob"


def test_at_the_beginning_one_takes_over_the_first_roll(app):
    app.receive({"part": "walk", "do": "take_over"})
    assert app.page.desk.table.steps == 0
    assert isinstance(app.page.desk.table.pending, Roll)


def test_a_walk_from_the_middle_of_a_game_begins_there(table):
    table.roll([5, 5])
    played, first = recorded(table, ["draw", "card branch", "done"])
    made = watch.page(Room(Visitor(), "krom"), played, first)
    walk = made.parts["walk"]
    assert (walk.state()["at"], walk.state()["last"]) == (0, 3)
    walk.do_to(1)
    assert walk.state()["sentence"] == "Alma draws a card for free: “Branch”."
    walk.do_take_over()
    assert made.leads_to.desk.table.pending.player == "Alma"
    assert "question" in made.leads_to.parts


# --- addresses


def test_a_reload_finds_the_same_step(app):
    address = step(app, 7)["hash"]
    other = App()
    assert "notice" not in other.receive({"hello": {"hash": address}})
    assert other.has == app.has | {"log": other.has["log"]}
    assert other.has["log"]["lines"] == app.has["log"]["lines"]


@pytest.mark.parametrize("end", ["99", "x", "-1"])
def test_an_address_with_a_step_that_is_none_says_so(end):
    reply = App().receive({"hello": {"hash": f"#/krom/learn/combat/watch/{end}"}})
    assert reply["notice"]
    assert reply["page"]["route"] == "krom/learn/combat/watch", "the example from its beginning"


def test_a_damaged_record_says_so():
    for route, nearest in (("watch/nonsense", "start"), ("watch", "start"), ("play/watch/nonsense/3", "play")):
        reply = App().receive({"hello": {"hash": f"#/krom/{route}"}})
        assert reply["notice"]
        assert reply["page"]["route"] == f"krom/{nearest}"


def test_any_game_can_be_watched_from_its_start(table):
    played, _ = recorded(table, LINES)
    app = App()
    app.receive({"hello": {"hash": f"#/krom/watch/{played.link()}/2"}})
    assert app.has["walk"]["sentence"] == "The dice say: Kolos 5 and Alma 5."
    reply = app.receive({"part": "walk", "do": "take_over"})
    assert reply["page"]["route"] == "krom/table"
    assert "notice" not in App().receive({"hello": {"hash": reply["hash"]}})


def test_pages_with_a_table_say_where_it_can_be_watched():
    for route, at in (("play", "play/watch"), ("editor", "watch"), ("learn/cave", "watch"), ("learn/cave/watch", None)):
        reply = App().receive({"hello": {"hash": f"#/krom/{route}"}})
        assert reply["page"]["watch"] == (f"#/krom/{at}" if at else "")


def test_ones_own_game_is_watched_with_ones_own_eyes():
    app = App()
    app.receive({"hello": {"hash": "#/krom/play"}})
    me, *others = app.page.desk.table.players
    reply = app.receive({"part": "question", "do": "choose", "answer": "go forest"})
    link = reply["hash"].rpartition("/")[2]
    app.receive({"hello": {"hash": f"#/krom/play/watch/{link}"}})
    hands = {player["name"]: player["hand"] for player in app.has["mats"]["players"]}
    assert hands[me] is not None
    assert all(hands[name] is None for name in others)
    step(app, app.has["walk"]["last"])
    reply = app.receive({"part": "walk", "do": "take_over"})
    assert reply["page"]["route"] == "krom/play"
    assert app.page.desk.me == me


def test_an_example_that_another_box_plays_otherwise_ends_where_it_differs():
    app = App()
    box = krom.Ruleset.template().replace("[gathering.branch]", "[gathering.twig]").replace('"Branch"', '"Twig"')
    app.receive({"hello": {"hash": "", "boxes": {"krom": box}}})
    reply = app.receive({"go": "#/krom/learn/forest/watch"})
    assert "Your box" in reply["notice"]
    assert app.has["walk"]["last"] >= 1


@pytest.mark.parametrize("name", krom.face.CHAPTERS)
def test_every_chapter_leads_to_its_example_and_back(name):
    app = App()
    app.receive({"hello": {"hash": f"#/krom/learn/{name}"}})
    there = app.has["tries"]["watch"]
    reply = app.receive({"go": there["hash"]})
    assert reply["page"]["title"] == there["about"]
    assert {"hash": f"#/krom/learn/{name}", "rel": "prev"}.items() <= reply["page"]["beside"][0].items()
