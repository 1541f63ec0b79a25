"""2,000 whole games, every invariant after every event."""

import pytest

from tests.soak import games

BATCH = 125


@pytest.mark.parametrize("first", range(0, 2_000, BATCH))
def test_every_game_keeps_the_invariants_and_ends(first):
    assert sum(1 for _ in games(BATCH, first)) == BATCH
