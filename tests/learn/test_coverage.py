"""How a learner stands to each rule, and what is worth doing next."""

import pytest

from krom_explore.learn.coverage import NEW, RIGHT, SEEN, WRONG, standing, standings, worth_doing
from krom_explore.learn.ledger import Ledger, Met

TAUGHT = {"a.1": ["move"], "a.2": ["move", "tie"], "b.1": ["win"]}


@pytest.mark.parametrize(
    ("met", "stands"),
    [
        (Met(), NEW),
        (Met(seen=1), SEEN),
        (Met(right=1), RIGHT),
        (Met(seen=1, right=2, wrong=1), RIGHT),
        (Met(seen=1, right=1, wrong=1), RIGHT),
        (Met(seen=1, right=1, wrong=2), WRONG),
        (Met(wrong=1), WRONG),
    ],
)
def test_answers_count_more_than_having_seen_it(met, stands):
    assert standing(met) == stands


def test_every_rule_has_a_standing():
    ledger = Ledger().saw(["move"]).answered(["tie"], right=False)
    assert standings(["move", "tie", "win"], ledger) == {"move": SEEN, "tie": WRONG, "win": NEW}


def test_who_has_met_nothing_begins_at_the_beginning():
    assert worth_doing(TAUGHT, Ledger()) == "a.1"


def test_the_first_step_that_teaches_what_was_not_met_is_next():
    assert worth_doing(TAUGHT, Ledger().saw(["win"])) == "a.1"
    assert worth_doing(TAUGHT, Ledger().saw(["move"])) == "a.2"
    assert worth_doing(TAUGHT, Ledger().saw(["move", "tie"])) == "b.1"
    assert worth_doing(TAUGHT, Ledger().did("a.1", 1)) == "a.2"
    assert worth_doing(TAUGHT, Ledger().saw(["move", "tie", "win"])) == "a.1", "all met, none done"


def test_what_was_got_wrong_comes_before_what_is_new():
    ledger = Ledger().answered(["win"], right=False)
    assert worth_doing(TAUGHT, ledger) == "b.1"
    assert worth_doing(TAUGHT, ledger.did("b.1", 3)) == "a.1"


def test_who_has_done_everything_goes_back_to_what_was_got_wrong():
    done = Ledger().did("a.1", 1).did("a.2", 1).did("b.1", 1)
    assert worth_doing(TAUGHT, done.answered(["tie"], right=False)) == "a.2"


def test_who_has_done_everything_has_nothing_left():
    assert worth_doing(TAUGHT, Ledger().did("a.1", 1).did("a.2", 1).did("b.1", 1)) is None
    assert worth_doing({}, Ledger()) is None
