"""A share of the soak: whole games, every invariant after every event."""

import pytest

from .soak import games

BATCH = 6


@pytest.mark.parametrize("first", range(0, 60, BATCH))
def test_every_game_keeps_the_invariants_and_ends(first):
    assert sum(1 for _ in games(BATCH, first)) == BATCH
