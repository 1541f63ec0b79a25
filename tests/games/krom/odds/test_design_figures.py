"""The designers' figures draw what the engine and the odds answer, whatever their sliders say."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from krom_explore import BadInput, Ruleset, Table, odds

RULES = Ruleset.load()
PLACES = RULES.kromosaurus.destinations


def drawn(chart: Any) -> list[list[float]]:
    """The bars of each series."""
    return [list(bars.x if bars.orientation == "h" else bars.y) for bars in chart.data]


@given(st.integers(1, 7), st.sampled_from(PLACES))
@settings(max_examples=12, deadline=None)
def test_who_may_rob_under_each_ruling_is_what_the_engine_counts(life: int, place: str) -> None:
    [bars] = drawn(odds.figures.beast_ties(life, place))
    for option, bar in zip(RULES.switches()["kromosaurus_tie"].options, bars, strict=True):
        rules = RULES.with_rulings(kromosaurus_tie=option)
        players = {"Kolos": {"place": place}, "Karok": {"place": place, "life": life, "krom": 1}}
        beast = {"place": place, "life": 4}
        table = Table.scenario({"phase": "actions", "players": players, "kromosaurus": beast}, rules=rules)
        robs = table.outcomes().chance(
            lambda end: (end.pending.question, end.pending.player) == ("rob", "Kolos")  # type: ignore[union-attr]
        )
        assert bar == float(robs)


@given(st.integers(1, 3), st.integers(1, 18))
@settings(max_examples=30, deadline=None)
def test_a_redrawn_bear_is_worth_what_its_plan_says(dice: int, value: int) -> None:
    after, before = drawn(odds.figures.redrawn(dice, value))
    changed = RULES.with_changes({"hunt.cave_bear.dice": dice, "hunt.cave_bear.value": value})
    assert after == [float(offer.net) for offer in odds.hunt_plan("cave_bear", krom=4, rules=changed).offers]
    assert before == [float(offer.net) for offer in odds.hunt_plan("cave_bear", krom=4).offers]


@pytest.mark.parametrize(
    ("field", "draw"),
    [
        ("life", lambda: odds.figures.beast_ties(8, "forest")),
        ("place", lambda: odds.figures.beast_ties(3, "cave")),
        ("dice", lambda: odds.figures.redrawn(0, 7)),
        ("value", lambda: odds.figures.redrawn(2, "many")),
    ],
)
def test_what_no_slider_says_is_refused_with_its_name(field: str, draw: Any) -> None:
    with pytest.raises(BadInput) as refused:
        draw()
    assert refused.value.path == field
