"""What a visit is worth: every bar is an answer of odds, or counted on all the tables there can be."""

from fractions import Fraction
from itertools import combinations

import pytest

from krom_explore import Ruleset, odds
from krom_explore.engine.faults import BadInput
from krom_explore.games.krom.odds.figures.cave import a_rest, affordable, best_prey

RULES = Ruleset.load()


def bars(krom, life):
    (bar,) = odds.figures.visits(krom, life).data
    return dict(zip(["cave", "forest", "savannah", "mountain"], bar.x, strict=True))


@pytest.mark.parametrize(("krom", "life"), [(0, 7), (1, 6), (4, 2), (9, 1)])
def test_each_place_is_worth_what_odds_say_of_it(krom, life):
    drawn = bars(krom, life)
    assert drawn["forest"] == pytest.approx(float(odds.forest(krom=krom, life=life).value))
    assert drawn["mountain"] == pytest.approx(float(odds.mountain(affordable(krom, RULES), life=life).value))
    assert drawn["savannah"] == pytest.approx(float(best_prey(krom, life, RULES)))
    assert drawn["cave"] == pytest.approx(float(a_rest(life, RULES)))


@pytest.mark.parametrize(("krom", "life"), [(0, 7), (4, 3)])
def test_the_best_prey_is_the_average_over_every_row_of_prey(krom, life):
    nets = {prey: odds.hunt_plan(prey, krom, life=life).best.net for prey in RULES.hunt}
    rows = [max(nets[prey] for prey in row) for row in combinations(RULES.deck("hunt"), RULES.setup.prey)]
    assert best_prey(krom, life, RULES) == sum(rows, Fraction(0)) / len(rows)


def test_a_rest_is_worth_its_krom_and_the_life_there_is_room_for():
    assert a_rest(RULES.life.most, RULES) == 3
    assert a_rest(RULES.life.most - 1, RULES) == Fraction(10, 3)
    assert a_rest(1, RULES) == Fraction(11, 3)


def test_rerolls_are_paid_one_after_the_other():
    assert [affordable(krom, RULES) for krom in range(8)] == [0, 1, 2, 2, 3, 3, 4, 4]


@pytest.mark.parametrize(("krom", "life"), [(-1, 3), (3, 0), (3, 8), ("4", 3)])
def test_bad_settings_are_refused(krom, life):
    with pytest.raises(BadInput):
        odds.figures.visits(krom, life)
