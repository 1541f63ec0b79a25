"""The map of the rules on the Learn page: it fills in with what happens."""

from krom_explore.games import krom
from tests.ui.browser import App

LEDGER = {"rules": {"combat.tie.weight": [1, 2, 0], "combat.damage": [1, 0, 1], "movement.secret": [1, 0, 0]}}


def shown(app):
    app.receive({"go": "#/krom/learn"})
    return {rule["id"]: rule["standing"] for chapter in app.has["coverage"]["chapters"] for rule in chapter["rules"]}


def test_every_rule_has_its_field_and_stands_as_the_ledger_says():
    app = App()
    app.receive({"hello": {"hash": "", "ledgers": {"krom": LEDGER}}})
    fields = shown(app)
    assert set(fields) == set(krom.rulebook.index())
    met = {rule: standing for rule, standing in fields.items() if standing != "new"}
    assert met == {"combat.tie.weight": "right", "combat.damage": "wrong", "movement.secret": "seen"}
    assert {one["id"]: one["many"] for one in app.has["coverage"]["legend"]}["new"] == len(fields) - 3


def test_playing_fills_it_in():
    app = App()
    app.receive({"hello": {"hash": "#/krom/learn/combat"}})
    app.receive({"part": "dice", "do": "roll"})
    assert shown(app)["combat.roll"] == "seen"


def test_it_leads_to_the_lesson_that_is_worth_doing():
    app = App()
    app.receive({"hello": {"hash": "#/krom/learn"}})
    assert app.has["coverage"]["next"]["hash"] == "#/krom/lesson/setup/1"
    app = App()
    app.receive({"hello": {"hash": "#/krom/learn", "ledgers": {"krom": {"rules": {"combat.tie.weight": [1, 0, 1]}}}}})
    assert app.has["coverage"]["next"]["hash"] == "#/krom/lesson/combat/2"
