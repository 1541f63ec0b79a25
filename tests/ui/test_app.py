"""The app without a browser: routes, intents, refusals, and nothing that a forged message could break."""

import json
from random import Random

import pytest

from krom_explore.games import krom
from tests.ui.browser import App

ROUTES = [
    "",
    "#/krom",
    "#/krom/learn",
    "#/krom/play",
    "#/krom/editor",
    "#/krom/box",
    "#/krom/rules",
    "#/krom/rules/combat.tie.weight",
    *(f"#/krom/learn/{name}" for name in krom.face.CHAPTERS),
    *(f"#/krom/odds/{question.name}" for question in krom.odds.QUESTIONS),
]


def opened(route):
    app = App()
    return app, app.receive({"hello": {"hash": route}})


@pytest.mark.parametrize("route", ROUTES)
def test_every_route_opens_a_page_of_plain_data(route):
    _, reply = opened(route)
    assert reply["page"]["title"]
    assert [part["name"] for part in reply["page"]["parts"]] == list(reply["parts"])
    assert json.loads(json.dumps(reply)) == reply
    assert "{" not in json.dumps(reply["chrome"]).strip("{}")


@pytest.mark.parametrize(
    ("route", "leads_to"),
    [
        *((route, "krom/start") for route in ("#/nowhere", "#/krom/nowhere", "x" * 5000, "x/" * 5000)),
        ("#/krom/learn/nothing", "krom/learn"),
        ("#/krom/play/broken", "krom/play"),
        ("#/krom/editor/broken", "krom/editor"),
        ("#/krom/editor/bro/ken", "krom/editor"),
        ("#/krom/learn/combat/broken", "krom/learn/combat"),
        ("#/krom/rules/no.such.rule", "krom/rules"),
        ("#/learn/nothing", "krom/learn"),
        ("#/play/broken", "krom/play"),
        ("#/learn/combat/broken", "krom/learn/combat"),
    ],
)
def test_a_damaged_route_leads_to_its_page_afresh_or_home_and_says_so(route, leads_to):
    _, reply = opened(route)
    assert reply["page"]["route"] == leads_to
    assert reply["notice"]


@pytest.mark.parametrize(
    ("route", "leads_to"),
    [("#/krom/learn", "krom/learn"), ("#/krom/odds", "krom/odds/combat"), ("#/krom", "krom/start")],
)
def test_a_section_begins_somewhere(route, leads_to):
    _, reply = opened(route)
    assert reply["page"]["route"] == leads_to
    assert "notice" not in reply


@pytest.mark.parametrize(
    ("route", "leads_to"),
    [
        ("#/play", "krom/play"),
        ("#/learn", "krom/learn"),
        ("#/learn/combat", "krom/learn/combat"),
        ("#/odds/hunt", "krom/odds/hunt"),
        ("#/editor", "krom/editor"),
        ("#/rules/combat.tie.weight", "krom/rules/combat.tie.weight"),
    ],
)
def test_routes_from_before_there_were_several_games_still_open(route, leads_to):
    _, reply = opened(route)
    assert reply["page"]["route"] == leads_to
    assert "notice" not in reply


def test_no_page_says_what_a_player_need_not_know():
    for route in ROUTES:
        _, reply = opened(route)
        said = json.dumps([reply["parts"], reply["chrome"], reply["nav"]]).lower()
        for word in ("kernel", "notebook", " cell"):
            assert word not in said, (route, word)


def test_the_rulebooks_combat_on_the_page():
    app, _ = opened("#/krom/learn/combat")
    reply = app.receive({"part": "dice", "do": "roll", "dice": [[6], [3], [2]]})
    mats = {mat["name"]: mat for mat in reply["parts"]["mats"]["players"]}
    assert (mats["Valkyr"]["life"], mats["Karok"]["stunned"]) == (3, True)
    assert "Karok" in reply["said"]
    assert reply["parts"]["question"]["sentence"].startswith("Kolos")


def test_the_place_turns_the_tie_around():
    app, _ = opened("#/krom/learn/combat")
    app.receive({"part": "tries", "do": "use", "name": "tie"})
    winners = {}
    for place in ("forest", "savannah"):
        app.receive({"part": "form", "do": "set", "field": "place", "value": place})
        reply = app.receive({"part": "dice", "do": "roll", "dice": [[5], [5]]})
        winners[place] = reply["parts"]["question"]["asked"]
    assert winners == {"forest": "Alma", "savannah": "Kolos"}


def test_a_refusal_comes_back_as_a_notice_and_changes_nothing():
    app, _ = opened("#/krom/learn/movement")
    before = app.page.desk.table.save()
    reply = app.receive({"part": "board", "do": "choose", "answer": "go cave"})
    assert reply["notice"] == "Alma must move and cannot stay in the Cave."
    assert reply["noticePart"] == "board"
    assert app.page.desk.table.save() == before


def test_the_link_in_the_hash_opens_the_same_position_elsewhere():
    app, _ = opened("#/krom/learn/mountain")
    app.receive({"part": "question", "do": "choose", "answer": "climb"})
    reply = app.receive({"part": "dice", "do": "roll", "dice": [[2, 2, 3, 4, 6]]})
    other, page = opened(reply["hash"])
    assert page["parts"]["dice"]["keeping"]["dice"] == [2, 2, 3, 4, 6]
    assert other.page.desk.table.save() == app.page.desk.table.save()


def test_undo_redo_and_looking_back():
    app, _ = opened("#/krom/learn/movement")
    app.receive({"part": "board", "do": "choose", "answer": "go forest"})
    app.receive({"part": "question", "do": "undo"})
    assert app.page.desk.table.tape == []
    app.receive({"part": "question", "do": "redo"})
    for answer in ("go forest", "go mountain"):
        app.receive({"part": "board", "do": "choose", "answer": answer})
    reply = app.receive({"part": "log", "do": "look_back", "line": app.page.desk.table.opening + 1})
    assert reply["parts"]["question"]["lookingBack"] is True
    reply = app.receive({"part": "question", "do": "now"})
    assert reply["parts"]["question"]["lookingBack"] is False


def test_looking_back_shows_the_table_in_the_middle_of_a_combat():
    """The dice have fallen and Karok is stunned, but Valkyr has not lost his life yet."""
    app, _ = opened("#/krom/learn/combat")
    reply = app.receive({"part": "dice", "do": "roll", "dice": [[6], [3], [2]]})
    lines = {(line["kind"], line["text"].split()[0]): line["n"] for line in reply["parts"]["log"]["lines"]}
    reply = app.receive({"part": "log", "do": "look_back", "line": lines["stunned", "Karok"]})
    mats = {mat["name"]: mat["life"] for mat in reply["parts"]["mats"]["players"]}
    assert mats == {"Kolos": 7, "Karok": 0, "Valkyr": 7}
    assert reply["parts"]["log"]["at"] == lines["stunned", "Karok"]
    assert reply["parts"]["question"]["sentence"] == "Karok is at 0 life and stunned."
    reply = app.receive({"part": "log", "do": "now"})
    assert {mat["name"]: mat["life"] for mat in reply["parts"]["mats"]["players"]}["Valkyr"] == 3


def test_a_new_game_is_dealt_when_it_is_asked_for_and_not_before():
    app, first = opened("#/krom/play")
    seed = app.page.desk.table.seed
    app.receive({"part": "board", "do": "choose", "answer": "go forest"})
    under_way = app.page.desk.table.tape
    app.receive({"part": "game", "do": "set", "field": "players", "value": 4})
    app.receive({"part": "game", "do": "set", "field": "players", "value": 3})
    assert app.page.desk.table.tape == under_way
    app.receive({"part": "game", "do": "start"})
    assert app.page.desk.table.seed != seed  # the number was left as it was: the dice of another game
    app.receive({"part": "game", "do": "set", "field": "seed", "value": seed})
    reply = app.receive({"part": "game", "do": "start"})
    assert reply["hash"] == first["hash"]


def test_play_hides_other_hands():
    _, reply = opened("#/krom/play")
    mats = reply["parts"]["mats"]["players"]
    assert [mat["hand"] is None for mat in mats] == [False, True, True]


def test_advice_is_hidden_until_asked_for():
    app, _ = opened("#/krom/learn/mountain")
    app.receive({"part": "question", "do": "choose", "answer": "climb"})
    reply = app.receive({"part": "dice", "do": "roll", "dice": [[2, 2, 3, 4, 6]]})
    assert reply["parts"]["advice"]["choices"] == []
    reply = app.receive({"part": "advice", "do": "ask"})
    choices = reply["parts"]["advice"]["choices"]
    assert choices[0]["best"]
    assert all(choice["regret"] for choice in choices if not choice["best"])


def test_after_the_climb_the_best_play_is_told():
    """2 2 2 5 6: keeping the 6 is poor, stopping at once with a pair less so; the review says what each cost."""
    app, _ = opened("#/krom/learn/mountain")
    app.receive({"part": "question", "do": "choose", "answer": "climb"})
    app.receive({"part": "dice", "do": "roll", "dice": [[2, 2, 2, 5, 6]]})
    app.receive({"part": "dice", "do": "keep", "dice": [6]})
    reply = app.receive({"part": "dice", "do": "roll", "dice": [[1, 1, 3, 4]]})
    assert reply["parts"]["advice"]["review"] == []
    reply = app.receive({"part": "dice", "do": "stop"})
    first, second = reply["parts"]["advice"]["review"]
    assert first.startswith("2 2 2 5 6: “Keep 6” cost ")
    assert "“Keep 2 2 2”" in first
    assert second.startswith("1 1 3 4 6: “Stop here”")
    app.receive({"part": "question", "do": "undo"})
    assert app._sent["advice"]["review"] == []


def test_a_field_with_a_bad_value_says_why_and_the_old_one_holds():
    app, _ = opened("#/krom/odds/hunt")
    for value in (0, 99, "six", None, True, 2.5):
        reply = app.receive({"part": "form", "do": "set", "field": "dice", "value": value})
        (field,) = [
            field for field in reply["parts"].get("form", app._sent["form"])["fields"] if field["name"] == "dice"
        ]
        assert field["value"] == value
        assert field["fault"]
        assert app.page.parts["form"].values()["dice"] == 2
    reply = app.receive({"part": "form", "do": "set", "field": "dice", "value": 3})
    assert reply["parts"]["form"]["fields"][0]["fault"] is None
    assert reply["parts"]["odds"]["bars"]


def test_a_fight_of_one_is_refused_beside_the_form():
    app, _ = opened("#/krom/odds/combat")
    app.receive({"part": "form", "do": "set", "field": "Kolos.fights", "value": False})
    (field,) = [field for field in app._sent["form"]["fields"] if field["fault"]]
    assert field["name"] == "Kolos.fights"


def test_the_editor_names_the_field_and_gives_the_position_in_four_forms():
    app, _ = opened("#/krom/editor")
    app.receive({"part": "editor", "do": "set", "field": "Karok", "value": True})
    reply = app.receive({"part": "editor", "do": "set", "field": "Karok.bonus", "value": "headbut"})
    (field,) = [field for field in reply["parts"]["editor"]["fields"] if field["name"] == "Karok.bonus"]
    assert "headbutt" in field["fault"]
    app.receive({"part": "editor", "do": "set", "field": "Karok.bonus", "value": "headbutt"})
    exports = {}
    for export in app._sent["editor"]["exports"]:
        reply = app.receive({"part": "editor", "do": "export", "what": export["id"]})
        exports[export["id"]] = reply["parts"]["editor"]["exported"]["text"]
    names = {}
    exec(exports["pytest"], names)
    names["test_position"]()
    exec(exports["python"], names)
    assert names["table"].state.players["Karok"].bonus == ("headbutt",)
    _, page = opened(exports["link"])
    assert "notice" not in page


def test_simulation_goes_on_and_is_forgotten_with_the_question():
    app, _ = opened("#/krom/odds/hunt")
    for rolls in (1000, 2000):
        reply = app.receive({"part": "odds", "do": "simulate", "n": 1000})
        assert reply["parts"]["odds"]["rolls"] == rolls
    reply = app.receive({"part": "form", "do": "set", "field": "value", "value": 9})
    assert reply["parts"]["odds"]["rolls"] == 0
    reply = app.receive({"part": "odds", "do": "simulate", "n": 10**9})
    assert reply["notice"]


def test_a_whole_game_by_intents():
    app, _ = opened("#/krom/play")
    random = Random(4)
    for _ in range(3000):
        parts = app._sent
        if parts["question"]["over"]:
            break
        if parts["question"]["options"]:
            answer = random.choice(parts["question"]["options"])["answer"]
            reply = app.receive({"part": "question", "do": "choose", "answer": answer})
        else:
            tray = parts["dice"]
            do = "roll" if tray["roll"] else "stop" if tray["keeping"] else "draw"
            reply = app.receive({"part": "dice", "do": do})
        assert "notice" not in reply
    assert app.page.desk.table.state.winner


FORGED = [
    None,
    7,
    "x",
    [],
    {"part": None},
    {"part": "board"},
    {"part": "board", "do": "state"},
    {"part": "board", "do": 7},
]
FORGED += [
    {"part": "nothing", "do": "choose"},
    {"part": "board", "do": "choose"},
    {"part": "board", "do": "choose", "answer": 7},
]
FORGED += [
    {"part": "board", "do": "choose", "answer": "go forest", "extra": 1},
    {"part": "dice", "do": "roll", "dice": "6"},
]
FORGED += [
    {"part": "dice", "do": "keep", "dice": [[1]]},
    {"part": "log", "do": "why", "line": "1"},
    {"part": "log", "do": "look_back", "line": -5},
]
FORGED += [
    {"part": "log", "do": "why", "line": 10**9},
    {"part": "board", "do": "__init__"},
    {"hello": 7},
    {"go": 7},
    {"lang": ["de"]},
]


@pytest.mark.parametrize("message", FORGED, ids=str)
def test_forged_messages_are_refused_or_harmless(message):
    app, _ = opened("#/krom/learn/movement")
    before = app.page.desk.table.save()
    app.receive(message)
    if "learn" in app.page.route:
        assert app.page.desk.table.save() == before


def test_a_mended_line_brings_the_page_as_it_stands():
    app, _ = opened("#/krom/learn/combat")
    before = app.receive({"part": "dice", "do": "roll"})
    reply = app.receive({"again": True})
    assert reply["page"]["route"] == "krom/learn/combat"
    assert reply["parts"]["mats"] == before["parts"]["mats"]
