"""A step of a lesson on its page: the goal, tries that go wrong and are taken back, hints, stars, links."""

import pytest

from krom_explore.games.krom import LESSONS, Ruleset
from krom_explore.learn.ledger import Met
from krom_explore.learn.lesson import STARS
from tests.ui.browser import App

ROLL = {"part": "dice", "do": "roll"}
HINT = {"part": "lesson", "do": "hint"}
BACK = {"part": "lesson", "do": "take_back"}
AGAIN = {"part": "lesson", "do": "again"}


def arrive(route, **hello):
    app = App()
    reply = app.receive({"hello": {"hash": f"#/krom/{route}", **hello}})
    return app, reply


def answer(app, text):
    return app.receive({"part": "question", "do": "choose", "answer": text})


def lesson(app):
    return app.has["lesson"]


# --- a try


def test_a_step_begins_with_its_goal_and_nothing_is_told_of_its_end():
    app, reply = arrive("lesson/combat/2")
    assert "notice" not in reply
    assert reply["hash"] == "#/krom/lesson/combat/2"
    assert reply["page"]["layout"] == "game"
    state = lesson(app)
    assert (state["status"], state["left"], state["verdict"], state["hints"]) == ("open", 1, None, [])
    assert "Kolos goes to the Forest" in state["goal"]
    assert [step["here"] for step in state["steps"]] == [
        number == 2 for number, _ in enumerate(LESSONS.tracks["combat"], 1)
    ]


def test_a_wrong_try_shows_its_consequence_and_can_be_taken_back():
    app, _ = arrive("lesson/combat/2")
    answer(app, "go savannah")
    assert lesson(app)["status"] == "open", "the dice have not fallen yet"
    assert (lesson(app)["left"], lesson(app)["moves"]) == (0, "last move made: now roll the dice")
    reply = app.receive(ROLL)
    assert lesson(app)["status"] == "failed"
    assert "heavier" in lesson(app)["verdict"]["text"]
    assert app.has["question"]["sentence"] == ""
    assert app.has["question"]["options"] == []
    assert "steps" not in reply["learned"]["krom"]
    app.receive(BACK)
    assert (lesson(app)["status"], lesson(app)["left"]) == ("open", 1)
    assert len(app.has["question"]["options"]) == 3
    answer(app, "go forest")
    reply = app.receive(ROLL)
    assert lesson(app)["status"] == "solved"
    assert lesson(app)["verdict"]["stars"] == 2, "it took two moves in all, and no hint"
    assert reply["learned"]["krom"]["steps"] == {"combat.tie_light": 2}


def test_the_map_knows_what_was_got_wrong_and_right_in_lessons():
    app, _ = arrive("lesson/combat/2")
    rules = next(step for step in LESSONS.track("combat", Ruleset.load()) if step.number == 2).written.rules
    answer(app, "go savannah")
    failed = app.receive(ROLL)["learned"]["krom"]["rules"]
    assert all(Met(*failed[rule]).wrong == 1 for rule in rules)
    app.receive(BACK)
    answer(app, "go savannah")
    assert "learned" not in app.receive(ROLL), "the second time is for seeing what happens"
    app.receive(BACK)
    answer(app, "go forest")
    solved = app.receive(ROLL)["learned"]["krom"]["rules"]
    assert all(Met(*solved[rule]) == Met(seen=1, right=1, wrong=1) for rule in rules)
    app.receive(AGAIN)
    answer(app, "go forest")
    again = app.receive(ROLL).get("learned", {}).get("krom", {})
    assert "rules" not in again, "a step counts once"


def test_taking_back_leads_to_the_last_moment_from_which_the_goal_can_be_reached():
    app, _ = arrive("lesson/combat/6")
    app.receive(ROLL)
    answer(app, "rob bone")
    answer(app, "draw")
    assert lesson(app)["status"] == "failed"
    app.receive(BACK)
    assert "realise flute" in [option["answer"] for option in app.has["question"]["options"]]
    answer(app, "realise flute")
    assert lesson(app)["status"] == "solved"


def test_a_move_after_which_the_goal_is_out_of_reach_is_told_at_once():
    app, _ = arrive("lesson/cave/3")
    assert lesson(app)["lost"] == ""
    answer(app, "buy bone")
    assert lesson(app)["status"] == "open"
    assert lesson(app)["lost"] == "After that move the goal is out of reach. Take it back?"
    app.receive(BACK)
    assert lesson(app)["lost"] == ""
    answer(app, "buy stone")
    assert lesson(app)["lost"] == ""


def test_when_a_try_is_over_nothing_more_can_be_played():
    app, _ = arrive("lesson/combat/2")
    answer(app, "go savannah")
    app.receive(ROLL)
    before = app.page.hash()
    for message in (ROLL, {"part": "question", "do": "choose", "answer": "draw"}, HINT):
        assert "over" in app.receive(message)["notice"] or "hint" in app.receive(message)["notice"]
    assert app.page.hash() == before
    assert not any(place["legal"] for place in app.has["board"]["places"])


def test_dice_and_cards_of_a_step_cannot_be_set_by_hand():
    for route in ("lesson/combat/1", "lesson/movement/1"):
        app, _ = arrive(route)
        assert not app.has["dice"]["rehearsed"]
    app, _ = arrive("lesson/combat/1")
    assert "notice" in app.receive({"part": "dice", "do": "roll", "dice": [[1], [6]]})
    app.receive(ROLL)
    assert app.has["dice"]["last"][0]["faces"] == [6]


def test_whoever_answers_by_a_script_is_not_asked_for_reasons():
    app, _ = arrive("lesson/combat/2", motion=True)
    answer(app, "go forest")
    for line in range(app.has["playback"]["at"], app.has["playback"]["last"] + 1):
        app.receive({"part": "playback", "do": "to", "line": line})
        assert not app.has["playback"]["asks"]


def test_while_it_is_played_back_nobody_is_told_how_it_ends():
    app, _ = arrive("lesson/movement/2", motion=True)
    answer(app, "go forest")
    app.receive(ROLL)
    assert app.has["playback"]["playing"]
    assert app.page.desk.standing.kind == "failed"
    assert (lesson(app)["status"], lesson(app)["verdict"]) == ("open", None)
    app.receive({"part": "playback", "do": "now"})
    assert lesson(app)["status"] == "failed"


def test_one_who_answers_for_all_plays_every_seat():
    app, _ = arrive("lesson/movement/1")
    for place in ("forest", "savannah", "mountain"):
        answer(app, f"go {place}")
    assert lesson(app)["status"] == "solved"


# --- hints and stars


def test_hints_come_one_at_a_time_and_the_last_one_shows_an_answer():
    app, _ = arrive("lesson/combat/2")
    seen = []
    for _ in range(3):
        app.receive(HINT)
        seen.append(lesson(app)["point"])
    assert [point.get("part") for point in seen] == ["mine", "board", None]
    assert seen[-1]["answer"] == "go forest"
    assert "Go to the Forest" in lesson(app)["tried"]
    assert lesson(app)["more"] == ""
    assert "hint" in app.receive(HINT)["notice"]
    answer(app, "go forest")
    app.receive(ROLL)
    assert lesson(app)["verdict"]["stars"] == 2
    assert lesson(app)["point"] is None


def test_a_hint_follows_the_position():
    app, _ = arrive("lesson/cave/3")
    app.receive(HINT)
    app.receive(HINT)
    assert lesson(app)["point"]["answer"] == "buy stone"
    answer(app, "buy stone")
    assert lesson(app)["point"]["answer"] == "realise torch"


def test_before_the_dice_a_hint_that_shows_an_answer_points_at_them():
    app, _ = arrive("lesson/combat/4")
    app.receive(HINT)
    app.receive(HINT)
    assert lesson(app)["point"] == {"part": "dice", "fact": "", "of": ""}


def test_where_the_goal_is_out_of_reach_a_hint_says_so():
    app, _ = arrive("lesson/cave/3")
    app.receive(HINT)
    app.receive(HINT)
    answer(app, "buy wood")
    assert lesson(app)["status"] == "open", "a move is left, but no Krom"
    assert lesson(app)["point"] is None
    assert "out of reach" in lesson(app)["tried"]


def test_again_begins_from_the_start_with_all_stars_to_earn():
    app, _ = arrive("lesson/combat/2")
    app.receive(HINT)
    answer(app, "go savannah")
    app.receive(ROLL)
    app.receive(AGAIN)
    assert (lesson(app)["hints"], lesson(app)["status"], app.page.desk.table.steps) == ([], "open", 0)
    answer(app, "go forest")
    app.receive(ROLL)
    assert lesson(app)["verdict"]["stars"] == STARS


def test_the_best_try_counts():
    app, _ = arrive("lesson/combat/2", ledgers={"krom": {"steps": {"combat.tie_light": 3}}})
    app.receive(HINT)
    answer(app, "go forest")
    reply = app.receive(ROLL)
    assert "steps" not in reply.get("learned", {}).get("krom", {})
    assert lesson(app)["steps"][1]["stars"] == 3


def test_undo_gives_a_move_back_but_not_the_star():
    app, _ = arrive("lesson/forest/2")
    answer(app, "draw")
    app.receive({"part": "question", "do": "undo"})
    assert lesson(app)["left"] == 4
    for text in ("draw", "draw", "draw", "realise digging_stick"):
        answer(app, text)
    assert lesson(app)["verdict"]["stars"] == 2


# --- where it leads


def test_a_track_leads_to_its_next_open_step():
    _, reply = arrive("lesson/combat", ledgers={"krom": {"steps": {"combat.higher": 1, "combat.tie_heavy": 2}}})
    assert reply["page"]["route"] == "krom/lesson/combat/2"
    everything = {f"glacial.{step}": 1 for step in ("warmth", "last_life", "fight_first", "two_turns", "not_by_cold")}
    _, reply = arrive("lesson/glacial", ledgers={"krom": {"steps": everything}})
    assert reply["page"]["route"] == "krom/lesson/glacial/1"


def test_after_a_step_comes_the_next_and_after_the_last_a_free_table_and_the_next_chapter():
    last = len(LESSONS.tracks["combat"])
    app, _ = arrive(f"lesson/combat/{last - 1}")
    assert [way["hash"] for way in lesson(app)["onward"]] == [f"#/krom/lesson/combat/{last}"]
    app, _ = arrive(f"lesson/combat/{last}")
    assert [way["hash"] for way in lesson(app)["onward"]] == ["#/krom/lesson/cave", "#/krom/learn/combat"]
    app, _ = arrive(f"lesson/kromosaurus/{len(LESSONS.tracks['kromosaurus'])}")
    assert [way["hash"] for way in lesson(app)["onward"]] == ["#/krom/play", "#/krom/learn/kromosaurus"]


def test_the_sheet_that_a_step_needs_lies_open():
    app, reply = arrive("lesson/setup/3")
    assert [sheet["name"] for sheet in reply["page"]["sheets"]][:2] == ["cards", "mats"]
    assert app.has["cards"]
    assert app.has["mats"] is None
    app, reply = arrive("lesson/combat/1")
    assert reply["page"]["sheets"][0]["name"] == "mats"


def test_when_a_try_is_over_nothing_waits_to_be_drawn():
    app, _ = arrive("lesson/setup/3")
    answer(app, "realise torch")
    assert (app.has["dice"]["draw"], app.has["dice"]["roll"]) == (None, None)


# --- addresses


def test_a_try_is_found_again_by_its_address():
    app, _ = arrive("lesson/combat/2")
    reply = answer(app, "go savannah")
    other = App()
    assert "notice" not in other.receive({"hello": {"hash": reply["hash"]}})
    assert other.page.desk.table.tape == app.page.desk.table.tape
    other.receive(ROLL)
    assert other.has["lesson"]["status"] == "failed"


def foreign():
    """Links that lead to no step of the lesson: of another step, another page, with other dice, damaged."""
    app, _ = arrive("lesson/combat/3")
    other_step = answer(app, "go savannah")["hash"].rpartition("/")[2]
    app, _ = arrive("learn/combat")
    sandbox = app.page.hash().rpartition("/")[2]
    app, _ = arrive("lesson/combat/2")
    table = app.page.desk.step.begin.fork()
    for line in ("go forest", "go forest", "go savannah", "roll 6 1"):
        table.play_line(line)
    return [other_step, sandbox, table.link(), "damaged", "x" * 200, "..", "%00"]


@pytest.mark.parametrize("link", foreign())
def test_a_link_that_is_not_of_this_step_gets_a_sentence_and_the_step_afresh(link):
    app, reply = arrive(f"lesson/combat/2/{link}")
    assert reply["notice"]
    assert reply["page"]["route"] == "krom/lesson/combat/2"
    assert app.page.desk.table.steps == 0


@pytest.mark.parametrize("number", ["99", "0", "-1", "x", "1e3", "³", "9999999999"])
def test_a_step_that_there_is_not_gets_a_sentence_and_the_next_open_one(number):
    _, reply = arrive(f"lesson/combat/{number}")
    assert reply["notice"]
    assert reply["page"]["route"] == "krom/lesson/combat/1"


def test_a_track_that_there_is_not_leads_to_the_list():
    _, reply = arrive("lesson/poetry/1")
    assert reply["notice"]
    assert reply["page"]["route"] == "krom/learn"


# --- the list of chapters


def test_the_list_has_the_steps_and_stars_of_each_chapter_and_leads_on():
    app, _ = arrive("learn", ledgers={"krom": {"steps": {"setup.leave": 3, "setup.your_card": 1}}})
    chapters = {chapter["name"]: chapter for chapter in app.has["chapters"]["chapters"]}
    setup = chapters["setup"]
    assert (setup["done"], [step["stars"] for step in setup["steps"]]) == (2, [3, 1, 0, 0, 0, 0])
    assert setup["hash"] == "#/krom/lesson/setup/3"
    assert setup["free"] == "#/krom/learn/setup"
    assert app.has["chapters"]["done"] == 2
    assert app.has["chapters"]["last"] >= 60
    assert "2 of" in app.has["chapters"]["progress"]


def test_a_chapter_that_is_done_leads_to_its_free_table():
    steps = ("warmth", "last_life", "fight_first", "two_turns", "not_by_cold")
    app, _ = arrive("learn", ledgers={"krom": {"steps": {f"glacial.{step}": 1 for step in steps}}})
    (glacial,) = [chapter for chapter in app.has["chapters"]["chapters"] if chapter["name"] == "glacial"]
    assert glacial["hash"] == glacial["free"] == "#/krom/learn/glacial"


def test_opening_a_chapter_earns_nothing():
    app, _ = arrive("learn/combat")
    app.receive({"go": "#/krom/learn"})
    assert app.has["chapters"]["done"] == 0
