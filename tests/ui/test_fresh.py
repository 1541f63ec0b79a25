"""Dice on a page: others for every visitor and after every Undo; the same by redo, by link and from a seed."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from krom_explore import Table
from krom_explore.engine.ports import Draw, Over, Roll
from krom_explore.ui import fresh
from tests.ui.browser import App

VISITORS = 12
"""So many visitors (or rolls) see the same two dice once in 36 ** 11 times."""


def opened(route: str) -> App:
    app = App()
    app.receive({"hello": {"hash": route}})
    return app


def roll(app: App) -> str:
    app.receive({"part": "dice", "do": "roll"})
    return str(app.page.desk.table.tape[-1])


def undo(app: App) -> None:
    app.receive({"part": "question", "do": "undo"})


def test_two_visitors_do_not_see_the_same_dice():
    assert len({roll(opened("#/krom/learn/combat")) for _ in range(VISITORS)}) > 1


def test_two_visitors_do_not_see_the_same_table():
    for route in ("#/krom/play", "#/krom/learn/setup"):
        assert len({opened(route).page.desk.table.link() for _ in range(VISITORS)}) > 1


def test_after_undo_other_dice_fall_and_redo_brings_back_those_that_fell():
    app = opened("#/krom/learn/combat")
    fell = [roll(app)]
    undo(app)
    app.receive({"part": "question", "do": "redo"})
    assert app.page.desk.table.tape == fell
    for _ in range(VISITORS):
        undo(app)
        fell.append(roll(app))
    assert len(set(fell)) > 1


def test_what_fell_is_in_the_link():
    app = opened("#/krom/learn/combat")
    fell = roll(app)
    assert opened(app.page.hash()).page.desk.table.tape == [fell]


SHOWN = (
    f"#/krom/play/prr/{Table.new(['Alma', 'Kolos', 'Karok']).link()}",
    f"#/krom/editor/{Table.scenario({'players': {'Alma': {}, 'Kolos': {}}}, seed=7).link()}",
)


@pytest.mark.parametrize("route", SHOWN)
def test_where_the_seed_is_shown_the_same_dice_fall_again(route: str):
    def played() -> list[str]:
        desk = opened(route).page.desk
        for _ in range(30):
            pending = desk.table.pending
            if isinstance(pending, Over):
                break
            desk.roll() if isinstance(pending, (Roll, Draw)) else desk.choose(desk.table.options[0])
        return desk.table.tape

    assert played() == played()


def typed(app: App, seed: object) -> dict[str, Any]:
    """The field of the number in the editor, after somebody has typed one."""
    app.receive({"part": "editor", "do": "set", "field": "seed", "value": seed})
    (field,) = [field for field in app._sent["editor"]["fields"] if field["name"] == "seed"]
    return field


def test_in_the_editor_dice_are_fresh_until_a_number_is_typed():
    app = opened("#/krom/editor")
    assert len({roll(opened("#/krom/editor")) for _ in range(VISITORS)}) > 1
    fell = [roll(app)]
    for _ in range(VISITORS):
        undo(app)
        fell.append(roll(app))
    assert len(set(fell)) > 1
    assert typed(app, 7)["value"] == 7
    seeded = {roll(app)}
    for _ in range(VISITORS):
        undo(app)
        seeded.add(roll(app))
    other = opened("#/krom/editor")
    typed(other, 7)
    assert seeded == {roll(other)}
    assert typed(app, "")["value"] is None
    fell = []
    for _ in range(VISITORS):
        fell.append(roll(app))
        undo(app)
    assert len(set(fell)) > 1


def test_in_the_editor_cards_are_dealt_anew_until_a_number_is_typed():
    def dealt(app: App) -> str:
        return str(app.page.desk.table.state)

    visitors = [opened("#/tribu/editor") for _ in range(4)]
    assert len({dealt(app) for app in visitors}) > 1
    hands = {name: one.hand for name, one in visitors[0].page.desk.table.state.players.items()}
    visitors[0].receive({"part": "editor", "do": "set", "field": "1.total", "value": 3})
    now = visitors[0].page.desk.table.state.players
    assert {name: one.hand for name, one in now.items()} == hands
    for app in visitors[1:]:
        typed(app, 12)
    assert len({dealt(app) for app in visitors[1:]}) == 1


@pytest.mark.parametrize("game", ["krom", "tribu"])
def test_the_number_in_the_editor_travels_with_its_link_and_what_it_exports(game: str):
    app = opened(f"#/{game}/editor")
    typed(app, 41)
    reply = app.receive({"part": "editor", "do": "export", "what": "python"})
    assert "seed=41" in reply["parts"]["editor"]["exported"]["text"]
    again = opened(app.page.hash())
    assert typed(again, 41)["value"] == again.page.desk.table.seed == 41
    empty = opened(opened(f"#/{game}/editor").page.hash())
    assert empty.page.parts["editor"].entered["seed"] is None


@pytest.mark.parametrize("wrong", [-1, 1.5, 10**9])
def test_the_number_in_the_editor_is_refused_with_a_sentence(wrong: float):
    field = typed(opened("#/krom/editor"), wrong)
    assert "must be a whole number from 0 to" in field["fault"]
    assert field["value"] == wrong


def test_every_face_and_every_card_comes_as_often_as_it_should():
    """Each of six faces comes 1,000 times in 6,000, give or take 200: more than six times the usual distance."""
    faces = Counter(face for face, *_ in (fresh.rolled(Roll(("Ann",), (1,), "try"))[0] for _ in range(6_000)))
    assert set(faces) == set(range(1, 7))
    assert all(800 < times < 1_200 for times in faces.values())
    cards = Counter(fresh.rolled(Draw("pile", ("one", "two", "two"))) for _ in range(3_000))
    assert 800 < cards["one"] < 1_200
    assert cards["one"] + cards["two"] == 3_000
