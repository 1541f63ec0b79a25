"""My box: a box of one's own, brought along, is used on every page; what is wrong with one is said at once."""

import pytest

from krom_explore import Ruleset
from krom_explore.games import krom
from tests.ui.browser import App

MINE = Ruleset.load().with_changes(
    {"hunt.dodo.value": 3, "bonus.headbutt.plus": 5, "bonus.headbutt.names.en": "Skullcracker", "life.most": 9}
)
TEXT = MINE.to_toml()


@pytest.fixture
def app():
    app = App()
    app.receive({"hello": {"hash": "#/krom/box"}})
    return app


def load(app, text=TEXT):
    return app.receive({"part": "box", "do": "load", "text": text})["parts"]["box"]


def test_the_file_to_begin_with_is_the_bundled_box_and_then_ones_own(app):
    assert app.has["box"]["template"] is None
    assert app.receive({"part": "box", "do": "template"})["parts"]["box"]["template"] == Ruleset.template()
    load(app)
    assert app.receive({"part": "box", "do": "template"})["parts"]["box"]["template"] == TEXT


def test_what_is_different_is_listed_names_too(app):
    box = load(app)
    assert (box["own"], box["text"], box["faults"]) == (True, TEXT, [])
    changed = {change["path"]: (change["there"], change["here"]) for change in box["changes"]}
    assert changed == {
        "hunt.dodo.value": ("2", "3"),
        "bonus.headbutt.plus": ("2", "5"),
        "bonus.headbutt.names.en": ("Headbutt", "Skullcracker"),
        "life.most": ("7", "9"),
    }


def test_every_page_uses_it(app):
    load(app)
    sections = ["", "play", "editor", "rules", *(f"learn/{name}" for name in krom.face.CHAPTERS)]
    for section in [*sections, *(f"odds/{question.name}" for question in krom.odds.QUESTIONS)]:
        reply = app.receive({"go": f"#/krom/{section}"})
        assert "notice" not in reply
        if app.page.desk is not None:
            assert app.page.desk.table.rules == MINE
    combat = app.receive({"go": "#/krom/learn/combat"})["parts"]
    assert "Skullcracker" in str(combat["form"])
    assert "Headbutt" not in str(combat)
    assert {mat["lifeMost"] for mat in combat["mats"]["players"]} == {9}
    fields = {field["name"]: field for field in app.receive({"go": "#/krom/odds/duel"})["parts"]["form"]["fields"]}
    assert fields["life"]["most"] == 9


def test_a_fight_is_played_and_counted_with_it(app):
    """Nine lives and a card worth five: Alma rolls 1, plays it, and wins against a 5."""
    load(app)
    app.receive({"go": "#/krom/learn/combat"})
    app.receive({"part": "tries", "do": "use", "name": "tie"})
    app.receive({"part": "form", "do": "set", "field": "Alma.card", "value": "headbutt"})
    app.receive({"part": "dice", "do": "roll", "dice": [[5], [1]]})
    reply = app.receive({"part": "question", "do": "choose", "answer": "play Skullcracker"})
    assert "notice" not in reply
    assert "Alma" in app.page.desk.sentence()


def test_the_browser_brings_it_back_after_a_reload():
    app = App()
    reply = app.receive({"hello": {"hash": "#/krom/play", "boxes": {"krom": TEXT}}})
    assert app.page.desk.table.rules == MINE
    assert "notice" not in reply


@pytest.mark.parametrize("boxes", [{"krom": "life = ["}, {"krom": 7}, {"other": TEXT}, "x", [TEXT], None])
def test_a_stored_box_that_does_not_hold_is_left_behind(boxes):
    app = App()
    reply = app.receive({"hello": {"hash": "#/krom/play", "boxes": boxes}})
    assert app.page.desk.table.rules == Ruleset.load()
    told = isinstance(boxes, dict) and isinstance(boxes.get("krom"), str)
    assert ("notice" in reply) is told
    if told:
        assert reply["notice"].startswith("Your own box could not be used, so the bundled one is.")


def test_a_link_made_with_it_opens_elsewhere_and_says_what_is_different(app):
    load(app)
    link = app.receive({"go": "#/krom/learn/combat"})["hash"]
    other = App()
    reply = other.receive({"hello": {"hash": link}})
    assert other.page.desk.table.rules == MINE
    assert "life.most: 7 → 9" in reply["notice"]
    assert "notice" not in app.receive({"go": link})


def test_every_fault_is_said_and_the_box_before_stays(app):
    load(app)
    wrong = TEXT.replace("most = 9", "most = 0", 1).replace('"Skullcracker"', "7", 1)
    box = load(app, wrong)
    assert {fault["path"] for fault in box["faults"]} == {"life.most", "bonus.headbutt.names.en"}
    assert all(fault["sentence"] for fault in box["faults"])
    assert (box["own"], box["text"]) == (True, TEXT)


def test_back_to_the_bundled_box(app):
    load(app)
    box = app.receive({"part": "box", "do": "forget"})["parts"]["box"]
    assert (box["own"], box["text"], box["changes"]) == (False, None, [])
    app.receive({"go": "#/krom/play"})
    assert app.page.desk.table.rules == Ruleset.load()


def test_a_box_can_be_in_use_from_the_start(tmp_path, monkeypatch):
    from krom_explore import games

    path = tmp_path / "mybox.toml"
    path.write_text(TEXT, encoding="utf-8")
    monkeypatch.setenv(games.RULES, f"krom={path}")
    games.rules.cache_clear()
    try:
        app = App()
        app.receive({"hello": {"hash": "#/krom/play"}})
        assert app.page.desk.table.rules == MINE
    finally:
        games.rules.cache_clear()
