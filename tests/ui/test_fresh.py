"""Dice on a page: others for every visitor and after every Undo; the same by redo, by link and from a seed."""

from __future__ import annotations

from collections import Counter

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


@pytest.mark.parametrize("route", [f"#/krom/play/prr/{Table.new(['Alma', 'Kolos', 'Karok']).link()}", "#/krom/editor"])
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


def test_every_face_and_every_card_comes_as_often_as_it_should():
    """Each of six faces comes 1,000 times in 6,000, give or take 200: more than six times the usual distance."""
    faces = Counter(face for face, *_ in (fresh.rolled(Roll(("Ann",), (1,), "try"))[0] for _ in range(6_000)))
    assert set(faces) == set(range(1, 7))
    assert all(800 < times < 1_200 for times in faces.values())
    cards = Counter(fresh.rolled(Draw("pile", ("one", "two", "two"))) for _ in range(3_000))
    assert 800 < cards["one"] < 1_200
    assert cards["one"] + cards["two"] == 3_000
