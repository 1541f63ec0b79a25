"""What a learner has met: entered, compared, kept as plain data, and read again whatever somebody made of it."""

from datetime import date

import pytest

from krom_explore.engine.faults import BadInput
from krom_explore.learn.ledger import STARS, Ledger, Met

FULL = (
    Ledger()
    .saw(["race.move", "race.fall"])
    .answered(["race.fall"], right=False)
    .answered(["race.fall", "race.move"], right=True)
    .did("race.1", 2)
    .puzzled(date(2026, 11, 16), right=True)
)


def test_what_was_entered_is_there():
    assert FULL.of("race.fall") == Met(seen=1, right=1, wrong=1)
    assert FULL.of("race.move") == Met(seen=1, right=1)
    assert FULL.of("race.end") == Met()
    assert FULL.steps == {"race.1": 2}


def test_a_rule_that_is_seen_again_changes_nothing():
    assert FULL.saw(["race.move"]) is FULL


def test_of_a_step_the_best_try_counts_and_of_a_day_the_first():
    assert FULL.did("race.1", 1).steps["race.1"] == 2
    assert FULL.did("race.1", STARS).steps["race.1"] == STARS
    assert FULL.puzzled(date(2026, 11, 16), right=False).days == FULL.days


def test_a_streak_ends_with_a_day_that_was_missed_or_lost():
    today = date(2026, 11, 17)
    assert FULL.streak(today) == 1
    assert FULL.puzzled(today, right=True).streak(today) == 2
    assert FULL.puzzled(today, right=False).streak(today) == 0
    assert FULL.streak(date(2026, 11, 18)) == 0


def test_plain_data_brings_the_same_ledger_back():
    assert Ledger.read(FULL.data()) == FULL
    assert Ledger.read({}) == Ledger()


def test_what_is_new_is_what_differs():
    after = FULL.did("race.2", 3).saw(["race.end"])
    assert after.since(FULL) == {"rules": {"race.end": [1, 0, 0]}, "steps": {"race.2": 3}}
    assert FULL.since(FULL) == {}


def test_two_ledgers_together_lose_nothing():
    other = Ledger().did("race.1", 3).answered(["race.end"], right=True).puzzled(date(2026, 11, 16), right=False)
    both = FULL.with_(other)
    assert both.steps == {"race.1": 3}
    assert both.of("race.end").right == 1
    assert both.of("race.fall") == FULL.of("race.fall")
    assert both.days == FULL.days


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ([], "ledger"),
        ({"rule": {}}, "ledger"),
        ({"rules": []}, "rules"),
        ({"rules": {"a": 1}}, "rules.a"),
        ({"rules": {"a": [1, 2]}}, "rules.a"),
        ({"rules": {"a": [1, 2, -1]}}, "rules.a"),
        ({"rules": {"a" * 200: [1, 1, 1]}}, "rules"),
        ({"rules": {7: [1, 1, 1]}}, "rules"),
        ({"rules": {"\ud800": [1, 1, 1]}}, "rules"),
        ({"steps": {"a\x00": 1}}, "steps"),
        ({"steps": {"a": 4}}, "steps.a"),
        ({"steps": {"a": True}}, "steps.a"),
        ({"steps": {str(n): 1 for n in range(3000)}}, "steps"),
        ({"days": {"yesterday": True}}, "days"),
        ({"days": {"2026-11-16": 1}}, "days.2026-11-16"),
    ],
)
def test_a_damaged_ledger_is_refused_with_the_name_of_the_entry(data, path):
    with pytest.raises(BadInput) as refused:
        Ledger.read(data)
    assert refused.value.path == path
    assert refused.value.say("en")
