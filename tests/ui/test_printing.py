"""Printing from a page: what is offered, what is made, and what is refused."""

import pytest

from krom_explore import games
from krom_explore.learn.handout import handout
from krom_explore.learn.handout.html import SHORT
from tests.ui.hostile import HOSTILE, heard, opened

BASE = "http://192.0.2.7:8866/"


def offered(route):
    return heard(opened(""), {"go": route})["page"]["handouts"]


def test_a_page_offers_what_can_be_printed_of_it():
    sheets = offered("#/krom/learn/combat")["sheets"]
    assert [(one["name"], one["answers"]) for one in sheets] == [
        ("combat", False),
        ("combat", True),
        ("odds-combat", False),
    ]
    assert [one["name"] for one in offered("#/krom/learn/setup")["sheets"]] == ["setup", "setup"]
    assert [one["name"] for one in offered("#/krom/rules")["sheets"]] == ["rules"]
    assert offered("#/krom/play") is None


def test_the_sheet_is_that_of_the_visitors_box_and_language():
    app = opened("#/krom/learn/combat")
    heard(app, {"lang": "de"})
    reply = heard(app, {"print": "combat", "seed": 5, "base": BASE})
    game = games.game("krom")
    assert reply["printed"] == handout(game, "combat", games.rules("krom"), "de", seed=5, base=BASE)
    rules = game.Ruleset.from_toml(game.Ruleset.template().replace("Alma", "Zora"))
    app.visitor.bring("krom", game.Ruleset.template().replace("Alma", "Zora"))
    reply = heard(app, {"print": "combat", "seed": 5, "base": BASE})
    assert rules.hash[:SHORT] in reply["printed"]


def test_nothing_of_the_page_changes():
    app = opened("#/krom/learn/combat")
    before = app.page.states()
    heard(app, {"print": "combat", "answers": True})
    assert app.page.states() == before


@pytest.mark.parametrize(
    "base", ["javascript:alert(1)", "http://[", "file:///etc", "http://x/#/y", "", "http://127.0.0.1:8866/"]
)
def test_an_address_that_is_none_is_left_out(base):
    reply = heard(opened("#/krom/rules"), {"print": "rules", "base": base})
    assert ">#/krom/rules<" in reply["printed"]


@pytest.mark.parametrize("field", ["print", "seed", "answers", "base", "copy"])
def test_whatever_is_sent_has_one_answer(field):
    app = opened("#/krom/rules")
    for value in HOSTILE:
        reply = heard(app, {"print": "rules", field: value})
        assert ("printed" in reply) != ("notice" in reply), repr(value)[:60]


@pytest.mark.parametrize("copy", [[0, 3], [4, 3], [1, 61], [1], "12", [1, 2, 3], {}, 0, False])
def test_one_of_several_must_be_one_of_them(copy):
    assert "printed" not in heard(opened("#/krom/learn/combat"), {"print": "combat", "copy": copy})


def test_where_nothing_can_be_printed_that_is_said():
    reply = heard(opened("#/krom/box"), {"print": "x"})
    assert "nothing to print on this page" in str(reply["notice"])


def test_what_another_page_prints_is_refused_here():
    assert "printed" not in heard(opened("#/krom/rules"), {"print": "combat"})
