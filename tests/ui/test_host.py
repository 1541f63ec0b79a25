"""The host: what is at hand before somebody waits for it."""

import asyncio

from krom_explore import games
from krom_explore.ui import app, host
from tests import own_loop


def test_the_other_games_are_at_hand_when_there_is_nothing_else_to_do(monkeypatch):
    told = []
    monkeypatch.setattr(host, "IDLE", 0)
    monkeypatch.setattr(host, "warm_others", lambda: told.append("others"))

    async def serve():
        host.Stage()
        assert told == []
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    own_loop.run(serve())
    assert told == ["others"]


def test_where_nothing_runs_on_nobody_waits():
    assert host.Stage()


def test_a_game_that_is_at_hand_has_been_drawn(monkeypatch):
    drawn = []
    monkeypatch.setattr(app, "App", lambda route: drawn.append(route) or app.Screen.__new__(Blank))
    app.warm_others.__wrapped__()
    assert drawn == [f"{name}/learn/{next(iter(games.game(name).face.CHAPTERS))}" for name in games.names()[1:]]


class Blank(app.Screen):
    def whole_page(self):
        return {}
