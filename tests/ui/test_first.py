"""The first game: what is said to what is in sight; a reload, undo and a look back agree; hints, what was met."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random

import pytest
from attrs import evolve

from krom_explore.games import krom
from krom_explore.games.face import on_tray
from krom_explore.games.krom import COACH, Table
from krom_explore.lab import LEVELS
from krom_explore.ui.pages import lessons
from tests.games.krom.test_other_box import OTHER_BOX
from tests.ui.browser import App

FIRST = "#/krom/first"


def opened(route=FIRST, motion=False, **more):
    app = App()
    reply = app.receive({"hello": {"hash": route, "motion": motion, **more}})
    assert "notice" not in reply, reply["notice"]
    return app


def says(app):
    return app.has["coach"]["name"]


def do(app, part, what, **more):
    reply = app.receive({"part": part, "do": what, **more})
    assert "notice" not in reply, reply["notice"]
    return reply


def got(app):
    """Read on until what is asked is in sight; the names of what was read."""
    read = []
    while app.has["coach"]["holds"]:
        read.append(says(app))
        do(app, "coach", "got")
    return read


def by_hint(app):
    """Do what the coach would do."""
    do(app, "coach", "hint")
    at = app.has["coach"]["hint"]["at"]
    if "answer" in at:
        return do(app, "question", "choose", answer=at["answer"])
    return do(app, "dice", at["do"])


def over(app):
    return app.has["question"]["over"]


def asked(app):
    """Every moment at which something is asked, to the end; then what the coach would do is done."""
    while not over(app):
        got(app)
        if not over(app):
            yield
            by_hint(app)


def to_the_end(app):
    for _ in asked(app):
        pass


def address(app):
    return app.page.hash()


# --- from the button on


def test_home_has_it_first_and_the_first_thing_said_is_the_goal():
    app = opened("")
    first = app.has["prose"]["ways"][0]
    assert (first["hash"], first["label"]) == (FIRST, "Play your first game")
    app.receive({"go": first["hash"]})
    assert says(app) == "goal"
    assert [option["answer"] for option in app.has["question"]["options"]] == [
        "go forest",
        "go mountain",
        "go savannah",
    ]


def test_it_is_the_same_for_everybody_who_plays_the_same():
    one, other = opened(), opened()
    for _ in range(12):
        for app in (one, other):
            got(app)
            by_hint(app)
        assert one.has == other.has


def test_the_learner_is_the_first_and_bots_of_the_chosen_strength_are_the_others():
    desk = opened().page.desk
    assert list(desk.seats.values()) == ["person", *COACH.script.bots]
    assert set(COACH.script.bots) <= set(LEVELS)
    assert desk.table.seed == COACH.script.seed


# --- what is in sight


def test_an_event_that_is_spoken_of_stays_in_sight_and_what_is_asked_comes_after_it():
    app = opened()
    by_hint(app)
    table, line = app.page.desk.table, app.has["playback"]["at"]
    assert says(app) == "reveal"
    assert table.log[line - 1].kind == "moved"
    assert app.has["log"]["at"] == line
    assert app.has["playback"]["holds"]
    assert app.has["question"]["options"] == []
    assert app.has["question"]["sentence"] == "First see what has happened."
    assert got(app)[0] == "reveal"
    assert app.has["question"]["options"] or app.has["dice"]["roll"]
    assert not app.has["question"]["lookingBack"]


def test_with_motion_what_happened_is_played_back_as_far_as_the_coach_speaks():
    app = opened(motion=True)
    by_hint(app)
    lines = []
    while app.has["playback"]["playing"]:
        now = app.has["playback"]
        lines.append((now["at"], says(app) if now["holds"] else ""))
        if now["holds"]:
            do(app, "coach", "got")
        else:
            do(app, "playback", "to", line=now["at"] + 1)
    assert [at for at, _ in lines] == list(range(lines[0][0], lines[0][0] + len(lines)))
    spoken = [said for said in app.page.desk.spoken if said.step is None]
    assert [name for _, name in lines if name] == [said.name for said in spoken]


def test_what_others_do_as_seen_before_passes_quickly_and_what_is_new_or_mine_does_not():
    app, shown = opened(motion=True), {True: 0, False: 0}
    while not over(app) and min(shown.values()) < 20:
        now, desk = app.has["playback"], app.page.desk
        if not now["playing"]:
            by_hint(app)
            continue
        *before, event = desk.table.log_seen_by("Alma")[desk.table.opening : now["at"]]
        shown[now["brief"]] += 1
        new = event.rule not in {seen.rule for seen in before}
        assert now["brief"] == (not new and "Alma" not in now["who"]), event
        do(app, "coach", "got") if now["holds"] else do(app, "playback", "to", line=now["at"] + 1)
    assert min(shown.values()) >= 20


def test_who_skips_comes_to_what_is_said_next_and_then_to_the_present():
    app = opened(motion=True)
    by_hint(app)
    stops = []
    while app.has["playback"]["playing"]:
        stops.append((app.has["playback"]["at"], app.has["coach"]["holds"]))
        do(app, "playback", "now")
    assert all(held for _, held in stops[1:])
    assert {at for at, held in stops if held} == {s.line for s in app.page.desk.spoken if s.step is None}


def test_while_something_is_shown_nothing_is_asked_and_nothing_said_of_the_question():
    """It would give away how what is shown ends."""
    app, shown = opened(motion=True), 0
    for _ in range(60):
        if app.has["coach"]["holds"]:
            do(app, "coach", "got")
        elif app.has["playback"]["playing"]:
            shown += 1
            assert app.has["question"]["options"] == []
            assert not app.has["dice"]["roll"]
            assert app.has["question"]["sentence"] == "First see what has happened."
            assert says(app) == ""
            do(app, "playback", "to", line=app.has["playback"]["at"] + 1)
        else:
            by_hint(app)
    assert shown > 5


def test_nothing_is_said_twice_in_a_whole_game_and_everything_is_said():
    app, heard = opened(), []
    while not over(app):
        heard += got(app)
        if over(app):
            break
        heard += [says(app)] if says(app) else []
        by_hint(app)
    assert len(heard) == len(set(heard))
    assert heard == [said.name for said in app.page.desk.spoken]


# --- a reload, undo, a look back


def test_a_reload_hears_the_same():
    app = opened()
    for _ in range(25):
        again = opened(address(app))
        got(app), got(again)
        assert (says(again), again.has["coach"]["text"]) == (says(app), app.has["coach"]["text"])
        assert again.page.desk.table.tape == app.page.desk.table.tape
        by_hint(app)


def test_what_was_said_since_the_last_move_is_there_again_after_a_reload():
    app = opened()
    while not (app.has["coach"]["holds"] and app.has["playback"]["at"] == app.has["playback"]["last"]):
        do(app, "coach", "got") if app.has["coach"]["holds"] else by_hint(app)
    again = opened(address(app))
    assert (says(again), again.has["coach"]["holds"]) == ("reveal", True)
    assert got(again)[-1] == says(app)


def test_undo_leads_to_what_is_said_there_and_what_was_read_is_not_said_again_on_another_way():
    app = opened()
    do(app, "question", "choose", answer="go forest")
    assert got(app)[0] == "reveal"
    do(app, "question", "undo")
    assert says(app) == "goal"
    do(app, "question", "choose", answer="go mountain")
    assert "reveal" in [said.name for said in app.page.desk.spoken]
    assert "reveal" not in got(app)


def test_what_was_read_is_not_read_again_after_undo_and_redo():
    app = opened()
    do(app, "question", "choose", answer="go forest")
    assert got(app)
    do(app, "question", "undo")
    do(app, "question", "redo")
    assert not app.has["coach"]["holds"]


def test_a_look_back_hears_what_was_said_then():
    app = opened()
    by_hint(app)
    line, text = app.has["playback"]["at"], app.has["coach"]["text"]
    got(app)
    do(app, "log", "look_back", line=line)
    assert (app.has["coach"]["text"], app.has["coach"]["back"]) == (text, True)
    assert not app.has["coach"]["canHint"]
    do(app, "question", "now")
    assert app.has["coach"]["text"] != text


def test_a_link_is_all_there_is_of_it():
    """The position of somebody who never saw the page: played on a bare table."""
    app = opened()
    for _ in range(10):
        got(app)
        by_hint(app)
    bare = Table.from_link(app.page.desk.table.link())
    heard = [
        [(said.name, said.line, said.step) for said in desk.spoken]
        for desk in (opened(f"{FIRST}/{bare.link()}").page.desk, app.page.desk)
    ]
    assert heard[0] == heard[1]


# --- why, and a hint


def test_why_shows_the_rules_and_hides_them():
    app = opened()
    do(app, "coach", "why")
    rules = COACH.moments["goal"].rules
    assert [one["rule"] for one in app.has["coach"]["why"]] == rules
    assert all(one["ruleText"] for one in app.has["coach"]["why"])
    do(app, "coach", "why")
    assert app.has["coach"]["why"] == []
    do(app, "coach", "why")
    by_hint(app)
    assert app.has["coach"]["why"] == []


def test_why_speaks_of_the_points_of_this_game_and_a_whole_game_of_those_of_the_rulebook():
    app = opened()
    do(app, "coach", "why")
    (target,) = [one["ruleText"] for one in app.has["coach"]["why"] if one["rule"] == "ending.target"]
    assert target.endswith(f"It takes {COACH.script.new['points']} points in this game.")
    whole = Table.new(COACH.script.players, seed=1)
    printed = krom.rulebook.rule_text("ending.target", "en", whole.rules)
    assert krom.rulebook.rule_at("ending.target", "en", whole.rules, whole.state) == printed
    assert "10 points with" in printed


def test_a_hint_is_legal_marked_and_gone_with_its_question():
    app, hints = opened(), 0
    while not over(app) and hints < 30:
        got(app)
        if over(app):
            break
        assert app.has["coach"]["hint"] is None
        do(app, "coach", "hint")
        hint, desk = app.has["coach"]["hint"], app.page.desk
        if "answer" in hint["at"]:
            assert hint["at"]["answer"] in desk.table.options
            assert hint["why"]
            [tray] = on_tray(desk.room.face, desk.seat, [hint["at"]["answer"]], "en")
            assert hint["at"]["part"] == ("dice" if tray else "question")
        else:
            assert hint["at"] == {"part": "dice", "do": "roll"}
        assert hint["text"].endswith(".")
        hints += 1
        by_hint(app)
    assert hints > 20


def test_nothing_is_hinted_while_there_is_nothing_to_choose():
    app = opened()
    by_hint(app)
    assert not app.has["coach"]["canHint"]
    do(app, "coach", "hint")
    assert app.has["coach"]["hint"] is None


# --- what was met


def test_rules_that_were_seen_or_spoken_of_are_met_and_kept():
    app = opened()
    before = app.has["score"]["met"]
    do(app, "coach", "got")
    known = set(app.page.room.ledger.rules)
    reply = by_hint(app)
    assert app.has["score"]["met"] != before
    assert {"ending.goal", "movement.secret"} <= set(app.page.room.ledger.rules)
    assert set(reply["learned"]["krom"]["rules"]) == set(app.page.room.ledger.rules) - known
    later = opened(ledgers={"krom": app.page.room.ledger.data()})
    assert later.has["score"]["met"] == app.has["score"]["met"]


def test_the_end_says_why_and_has_a_map_and_ways_to_go():
    app = opened()
    while not over(app):
        assert app.has["met"] == {"over": False}
        got(app)
        if not over(app):
            by_hint(app)
    met, account = app.has["met"], app.has["account"]
    assert account["over"]
    assert len(account["why"]) == 3
    assert account["sections"] == []
    index = krom.rulebook.index()
    assert [rule["id"] for chapter in met["chapters"] for rule in chapter["rules"]] == list(index)
    assert 40 < sum(chapter["met"] for chapter in met["chapters"]) < len(index)
    lesson, *ways = [way["hash"] for way in met["ways"]]
    assert lesson.startswith("#/krom/lesson/")
    assert ways == ["#/krom/learn", "#/krom/quiz", "#/krom/play"]
    assert len(json.dumps(met)) < 60_000


def test_after_it_every_page_counts_the_same_and_leads_to_what_was_not_met():
    app = opened()
    to_the_end(app)
    told = app.has["met"]["text"]
    lesson = app.has["met"]["ways"][0]
    app.receive({"go": "#/krom/learn"})
    coverage, chapters = app.has["coverage"], app.has["chapters"]
    assert coverage["told"] == told
    assert coverage["next"] == lesson
    named = {chapter["name"]: chapter["hash"] for chapter in chapters["chapters"]}
    assert chapters["begun"]
    assert named[chapters["next"]] == lesson["hash"]
    ledger = app.page.room.ledger
    unmet = {
        f"#/krom/lesson/{step.track}/{step.number}": sum(not any(ledger.of(rule)) for rule in set(step.written.rules))
        for step in lessons.all_steps(app.page.room)
    }
    assert lesson["hash"] == next(step for step, rules in unmet.items() if rules)


def test_a_game_that_is_over_opens_at_its_end():
    app = opened()
    to_the_end(app)
    again = opened(address(app), motion=True)
    assert over(again)
    assert again.has["account"]["over"]
    assert not again.has["coach"]["holds"]


def test_home_and_learn_know_what_to_call_a_first_game_that_was_begun_or_is_over():
    for route in ("", "#/krom/learn"):
        way = opened(route).has["prose"]["ways"][0]
        assert (way["hash"], way["begun"], way["over"]) == (
            FIRST,
            "Continue your first game",
            "Look at your first game",
        )


def test_whoever_does_what_the_hints_say_is_not_told_that_it_was_wrong():
    app = opened()
    to_the_end(app)
    assert app.page.parts["account"]._account().costly, "by worth alone another choice was better"
    assert app.has["account"]["costly"] == []


def test_a_decision_that_cost_much_can_be_tried_again_and_left():
    app, random = opened(), Random(1)
    while not over(app):
        got(app)
        if app.has["dice"]["roll"]:
            do(app, "dice", "roll")
        elif not over(app):
            do(app, "question", "choose", answer=random.choice(app.page.desk.table.options))
    do(app, "account", "try", step=app.has["account"]["costly"][0]["step"])
    assert not over(app)
    do(app, "account", "back")
    assert app.has["met"]["over"]


# --- again, and what is not expected


@pytest.mark.parametrize("part", ["score", "account"])
def test_it_can_be_begun_anew(part):
    app = opened()
    begun = address(app)
    while not over(app) if part == "account" else app.page.desk.table.steps < 20:
        got(app)
        if not over(app):
            by_hint(app)
    do(app, part, "restart" if part == "score" else "rematch")
    assert address(app) == begun
    assert says(app) == "goal"


def test_it_is_kept_by_its_address_and_what_tells_games_apart():
    app = opened()
    reply = by_hint(app)
    assert reply["hash"].startswith(f"{FIRST}/")
    assert reply["kept"]["begun"]
    assert str(COACH.script.seed) in reply["kept"]["id"]


def test_a_game_of_others_opens_and_its_first_player_is_the_learner():
    table = Table.scenario({"players": {"Karok": {"place": "cave", "life": 2}, "Alma": {"place": "forest"}}})
    app = opened(f"{FIRST}/{table.link()}")
    assert app.page.desk.learner == "Karok"
    assert says(app) == "goal"


def test_a_damaged_link_leads_to_the_first_game_with_a_sentence():
    app = App()
    reply = app.receive({"hello": {"hash": f"{FIRST}/damaged"}})
    assert reply["notice"]
    assert reply["page"]["route"] == "krom/first"
    assert says(app) == "goal"


def test_with_a_box_of_ones_own_it_is_played_with_that():
    app = opened(boxes={"krom": OTHER_BOX})
    assert "5 Evolution points (a short game; usually 6)" in app.has["coach"]["text"]
    for _ in range(20):
        got(app)
        if not over(app):
            by_hint(app)


def test_with_a_box_whose_games_are_shorter_still_it_is_a_whole_one():
    box = OTHER_BOX.replace("points = [6, 6, 5]", "points = [4, 4, 4]")
    app = opened(boxes={"krom": box})
    assert "4 Evolution points: " in app.has["coach"]["text"]


def test_it_may_begin_in_the_middle_of_a_game(monkeypatch):
    scenario = {"players": {"Alma": {"place": "cave", "wood": 3}, "Kolos": {"place": "forest"}}, "turn": 4}
    script = evolve(COACH.script, players=["Alma", "Kolos"], bots=["easy"], scenario=scenario)
    monkeypatch.setattr(krom, "COACH", replace(COACH, script=script), raising=False)
    desk = opened().page.desk
    assert (desk.table.state.turn, desk.table.state.players["Alma"].wood) == (4, 3)
    assert desk.seats == {"Alma": "person", "Kolos": "easy"}
    assert desk.table.seed == COACH.script.seed


def test_a_game_without_a_coach_has_no_first_game(monkeypatch):
    monkeypatch.setattr(krom, "COACH", None, raising=False)
    app = App()
    reply = app.receive({"hello": {"hash": FIRST}})
    assert reply["notice"]
    assert reply["page"]["route"] == "krom/start"
    assert "#/krom/first" not in [way["hash"] for way in app.has["prose"]["ways"]]


@pytest.mark.parametrize(
    ("part", "message"),
    [
        ("coach", {"do": "sing"}),
        ("coach", {"do": "hint", "for": "me"}),
        ("score", {"do": "restart", "seed": 3}),
        ("met", {"do": "learn"}),
    ],
)
def test_what_is_not_understood_is_refused_with_a_sentence(part, message):
    assert opened().receive({"part": part, **message})["notice"]
