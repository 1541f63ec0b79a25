"""The table after any event: every moment of a game can be looked at, in the middle of a rule too."""

import pytest

from krom_explore import Table
from krom_explore.engine.faults import BadInput
from krom_explore.engine.ports import Decision, Over
from krom_explore.lab import RandomBot


def played(steps: int) -> tuple[Table, dict[int, object]]:
    """A game, and how it looked each time it waited for something."""
    table = Table.new(["Alma", "Kolos", "Karok"], seed=5, kromosaurus=True)
    seen = {len(table.log): table.state}
    for step in range(steps):
        pending = table.pending
        if isinstance(pending, Over):
            break
        if isinstance(pending, Decision):
            table.choose(RandomBot(step).decide(pending))
        else:
            table.roll()
        if len(table.log) not in seen:
            seen[len(table.log)] = table.state
    return table, seen


def test_what_was_seen_then_is_seen_again():
    table, seen = played(120)
    assert len(seen) > 60
    for events, state in seen.items():
        assert table.state_after(events).players == state.players


def test_in_the_middle_of_a_combat_only_what_was_told_has_happened():
    table, _ = played(200)
    hurts = [(n, event.args) for n, event in enumerate(table.log, 1) if event.kind == "hurt"]
    hurts = [(n, told) for n, told in hurts if told["player"] in table.state.players]  # not the Kromosaurus
    assert hurts
    for n, told in hurts:
        before, after = (table.state_after(moment).players[told["player"]].life for moment in (n - 1, n))
        assert after == told["life"] == max(0, before - told["amount"])


@pytest.mark.parametrize("events", [-1, 0, 10**6])
def test_a_moment_that_never_was_is_refused(events):
    table, _ = played(3)
    with pytest.raises(BadInput):
        table.state_after(events)
