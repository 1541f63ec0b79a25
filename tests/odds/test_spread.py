"""Numbers that people read: rounded as in school, wherever they stand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from krom_explore.odds.drawn import Grid
from krom_explore.odds.spread import about, often, percent


@pytest.mark.parametrize(
    ("value", "written"),
    [("33/40", "0.83"), ("-33/40", "-0.83"), ("1/8", "0.13"), ("1/3", "0.33"), ("-1/1000", "0"), ("2", "2")],
)
def test_a_number_is_rounded_half_up(value, written):
    assert about(Fraction(value)) == written


@pytest.mark.parametrize(("value", "written"), [("1/16", "6.3%"), ("29/400", "7.3%"), ("1/3", "33.3%"), ("1", "100%")])
def test_a_percentage_is_rounded_half_up(value, written):
    assert percent(Fraction(value)) == written


def test_whole_percentages_are_rounded_half_up_too():
    grid = Grid(title="Halves", axis="Side", rows=["one"], columns=["a"], values=[[Fraction(1, 8)]], chances=True)
    assert grid.in_cell(Fraction(1, 8), "en") == "13%"
    assert often(Fraction(13, 200)) == "about 7 times in 100 (13/200)"
