"""A share of ``make soak-bots``: whole games of every level of bots, all invariants after every step."""

import pytest

from krom_explore.games.krom.bots import search
from tests.soak import bot_games, imagine

OTHER_KIND = 29
"""A step from one kind of game to another: one after the other, with rulings and without, each number of players."""


@pytest.mark.parametrize(("level", "count"), [("easy", 6), ("normal", 6), ("hard", 3)])
def test_every_game_of_bots_keeps_the_invariants_and_ends(level, count, monkeypatch):
    monkeypatch.setattr(search, "GAMES", search.GAMES)
    monkeypatch.setattr(search, "ROUND", search.ROUND)
    imagine(12)
    for number in range(0, count * OTHER_KIND, OTHER_KIND):
        assert sum(1 for _ in bot_games(level, 1, number)) == 1
