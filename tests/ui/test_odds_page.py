"""The odds pages: every setting is in the address, rolls are fresh unless a seed is asked for, pictures are exact."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from krom_explore import Ruleset
from krom_explore.games import krom
from krom_explore.games.sheet import Field
from krom_explore.odds.spread import percent
from tests.ui.browser import App

RULES = Ruleset.load()
QUESTIONS = {sheet.name: sheet for sheet in krom.odds.QUESTIONS}


def opened(route: str) -> tuple[App, dict[str, Any]]:
    app = App()
    return app, app.receive({"hello": {"hash": route}})


def do(app: App, part: str, what: str, **fields: Any) -> dict[str, Any]:
    return app.receive({"part": part, "do": what, **fields})


def any_value(field: Field, random: Random) -> Any:
    if field.kind == "number":
        return random.randint(field.least, field.most)
    return random.choice([option for option, _ in field.options] if field.kind == "choice" else [True, False])


# --- the address


@pytest.mark.parametrize("name", QUESTIONS)
def test_an_address_brings_every_setting_back(name: str):
    for seed in range(4):
        random = Random(f"{name} {seed}")
        app, _ = opened(f"#/krom/odds/{name}")
        for field in QUESTIONS[name].fields(RULES):
            reply = do(app, "form", "set", field=field.name, value=any_value(field, random))
        other, again = opened(reply["hash"])
        assert "notice" not in again
        assert other.page.form.entered == app.page.form.entered
        assert again["hash"] == reply["hash"]
        assert again["parts"]["odds"]["bars"] == app.has["odds"]["bars"]


def test_only_what_differs_is_in_the_address():
    app, reply = opened("#/krom/odds/hunt")
    assert reply["hash"] == "#/krom/odds/hunt"
    assert do(app, "form", "set", field="dice", value=3)["hash"] == "#/krom/odds/hunt/dice=3"
    assert do(app, "form", "set", field="value", value=9)["hash"] == "#/krom/odds/hunt/dice=3&value=9"
    assert do(app, "form", "set", field="dice", value=2)["hash"] == "#/krom/odds/hunt/value=9"
    assert do(app, "form", "set", field="dice", value=99)["hash"] == "#/krom/odds/hunt/value=9", "what does not hold"


def test_settings_that_hold_only_together_come_together():
    _, reply = opened("#/krom/odds/combat/Alma.fights=no&Kolos.fights=no&Karok.fights=yes&M%C3%B6rhy.fights=yes")
    assert "notice" not in reply
    assert {bar["id"] for bar in reply["parts"]["odds"]["bars"] if bar["id"].startswith("win")} == {
        "win M\u00f6rhy",
        "win Karok",
    }


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ("dice=99", "dice: "),
        ("dice=two", "dice: "),
        ("dice=1e9", "dice: "),
        ("dice=%FF", "dice: "),
        ("value=-1", "value: "),
        ("dice", "dice: A setting is written as"),
        ("dices=3", "dices: Nothing has this name here."),
        ("dice=3&seed=-1", "seed: "),
        ("seed=1.5", "seed: "),
        ("&".join(f"a{n}=1" for n in range(200)), "settings: "),
    ],
)
def test_a_bad_address_leads_to_the_page_with_a_sentence(settings: str, said: str):
    _, reply = opened(f"#/krom/odds/hunt/{settings}")
    assert reply["page"]["route"] == "krom/odds/hunt"
    assert reply["notice"].startswith(said)
    assert reply["hash"] == "#/krom/odds/hunt"


@pytest.mark.parametrize(
    ("address", "field"),
    [
        ("reach/exact=maybe", "exact"),
        ("reach/combination=nothing", "combination"),
        ("combat/Kromosaurus.fights=yes&place=cave", "place"),
        ("meeting/Alma.goes=cave", "Alma.goes"),
    ],
)
def test_what_cannot_be_asked_names_its_field(address: str, field: str):
    _, reply = opened(f"#/krom/odds/{address}")
    assert reply["page"]["route"] == f"krom/odds/{address.partition('/')[0]}"
    assert reply["notice"].startswith(f"{field}: ")


# --- rolls


def rolled(app: App, n: int = 200) -> list[Any]:
    do(app, "odds", "simulate", n=n)
    return [bar["rolledText"] for bar in app.has["odds"]["bars"] + app.has["odds"]["pictures"][0]["bars"]]


def test_rolls_are_others_every_time_and_for_everybody():
    assert len({str(rolled(opened("#/krom/odds/hunt")[0])) for _ in range(6)}) > 1
    app, _ = opened("#/krom/odds/hunt")
    seen = set()
    for _ in range(6):
        seen.add(str(rolled(app)))
        do(app, "odds", "forget")
    assert len(seen) > 1


def test_a_seed_in_the_address_is_shown_and_repeats_the_rolls():
    one, reply = opened("#/krom/odds/hunt/seed=42")
    other, _ = opened("#/krom/odds/hunt/seed=42")
    assert "42" in reply["parts"]["odds"]["seedText"]
    first = rolled(one)
    assert first == rolled(other)
    do(one, "odds", "forget")
    assert [rolled(one, 100), rolled(one, 100)][1] == first, "in whatever chunks"
    assert do(one, "form", "set", field="dice", value=3)["hash"] == "#/krom/odds/hunt/dice=3&seed=42"


def test_the_sizes_of_a_roll_are_offered_and_a_chunk_is_bounded():
    app, reply = opened("#/krom/odds/hunt")
    assert [size["n"] for size in reply["parts"]["odds"]["sizes"]] == [1, 10, 100, 1_000, 10_000]
    assert do(app, "odds", "simulate", n=10_000)["notice"].startswith("n: ")


def test_what_was_rolled_is_drawn_over_what_is_exact():
    app, _ = opened("#/krom/odds/hunt/dice=1&value=4")
    do(app, "odds", "simulate", n=600)
    bars = app.has["odds"]["pictures"][0]["bars"]
    assert sum(bar["rolled"]["share"] for bar in bars) == pytest.approx(1)
    assert all(bar["rolled"]["low"] <= bar["rolled"]["share"] <= bar["rolled"]["high"] for bar in bars)


# --- pictures


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question_has_a_picture_and_its_numbers_are_exact(name: str):
    app, reply = opened(f"#/krom/odds/{name}")
    drawn = reply["parts"]["odds"]["pictures"]
    exact = app.page.form.answer.pictures
    assert [picture["name"] for picture in drawn] == [picture.name for picture in exact]
    for shown, picture in zip(drawn, exact, strict=True):
        if shown["kind"] == "bars":
            assert [Fraction(bar["fraction"]) for bar in shown["bars"] if bar["fraction"]] == [
                bar.chance for bar in picture.bars if bar.chance.denominator < 10**9
            ]
            assert [bar["percent"] for bar in shown["bars"]] == [percent(bar.chance) for bar in picture.bars]
        else:
            cells = [cell for row in picture.cells for cell in row]
            assert [cell and cell["percent"] for row in shown["rows"] for cell in row["cells"]] == [
                cell and ("" if cell.chance is None else percent(cell.chance)) for cell in cells
            ]


def test_beside_a_table_the_picture_comes_when_it_is_asked_for():
    app, reply = opened("#/krom/learn/combat")
    assert reply["parts"]["odds"]["pictures"] == []
    assert [one["name"] for one in do(app, "odds", "picture")["parts"]["odds"]["pictures"]] == ["losses"]


def test_a_derivation_shows_long_fractions_only_on_demand():
    app, _ = opened("#/krom/odds/duel")
    do(app, "odds", "explain")
    steps = app.has["odds"]["steps"]
    assert all(len(word) < 20 for step in steps for word in f"{step['text']} {step['sum']}".split())
    assert Fraction(steps[-1]["exactly"]) == app.page.form.answer.win


# --- moments that are past


def test_a_look_back_shows_the_odds_of_that_moment():
    app, _ = opened("#/krom/learn/combat")
    then = app.has["odds"]["bars"]
    line = len(app.page.desk.table.log)
    assert then
    do(app, "dice", "roll")
    assert app.has["odds"]["bars"] != then
    do(app, "log", "look_back", line=line)
    assert app.has["odds"]["bars"] == then
    do(app, "log", "now")
    assert app.has["odds"]["bars"] != then


def test_in_the_middle_of_a_rule_there_are_no_odds_and_it_is_said():
    app, _ = opened("#/krom/learn/combat")
    line = len(app.page.desk.table.log)
    do(app, "dice", "roll")
    do(app, "log", "look_back", line=line + 1)
    assert app.has["odds"]["sentence"] is None
    assert app.has["odds"]["nothing"].startswith("At that moment a rule was being carried out")
