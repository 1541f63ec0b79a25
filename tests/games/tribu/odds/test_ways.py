"""Counting hands: closed forms against every hand and every order there is."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations
from math import comb

import pytest

from krom_explore.games.tribu.odds.ways import ONE, Until, at_least, exactly, levels, plus, times


def coefficient(ways: dict[tuple[int, int], int], cards: int) -> int:
    return sum(number * comb(b, cards - a) for (a, b), number in ways.items() if a <= cards)


@pytest.mark.parametrize("copies", range(6))
@pytest.mark.parametrize("enough", range(5))
def test_levels_share_all_hands_of_a_group(copies: int, enough: int) -> None:
    for cards in range(copies + 1):
        counted = [coefficient(level, cards) for level in levels(copies, enough)]
        assert counted == [
            comb(copies, cards) if cards == level or (level == enough and cards > enough) else 0
            for level in range(enough + 1)
        ]


def test_side_by_side_hands_are_multiplied() -> None:
    """Exactly one of three and at least one of two: 3 × (2 + 1 more card each way)."""
    both = times(exactly(1, 3), at_least(1, 2))
    assert [coefficient(both, cards) for cards in range(5)] == [0, 0, 6, 3, 0]
    assert plus(both, {term: -number for term, number in both.items()}) == {}


def in_every_order(pile: str, done: str) -> tuple[Fraction, list[Fraction]]:
    """The mean draw at which all letters of ``done`` have come, and the chance for each number of draws."""
    orders = list(permutations(pile))
    at = [max(min(place for place, card in enumerate(order, 1) if card == want) for want in done) for order in orders]
    return Fraction(sum(at), len(at)), [Fraction(sum(n <= draw for n in at), len(at)) for draw in range(len(pile) + 1)]


def until_both(pile: str) -> Until:
    """Until an A and a B are there: a hand without it has no A, or an A and no B."""
    a, b = pile.count("A"), pile.count("B")
    without = plus({(0, b): 1}, times(at_least(1, a), ONE))
    return Until(len(pile), without, len(pile) - a - b)


@pytest.mark.parametrize("pile", ["AB", "AABx", "ABBxx", "AABBxx", "ABxxxx"])
def test_the_wait_is_that_of_all_orders(pile: str) -> None:
    mean, within = in_every_order(pile, "AB")
    until = until_both(pile)
    assert until.mean == mean
    assert [until.within(draws) for draws in range(len(pile) + 1)] == within
    assert sum(until.at(draw) for draw in range(len(pile) + 1)) == 1
    assert until.by(Fraction(1, 2)) == next(n for n, chance in enumerate(within) if chance >= Fraction(1, 2))


def test_two_of_a_kind_have_their_own_term() -> None:
    """Until two A are there: none, or exactly one."""
    pile = "AAAxx"
    orders = list(permutations(pile))
    seconds = [[place for place, card in enumerate(order, 1) if card == "A"][1] for order in orders]
    until = Until(5, plus(exactly(0, 3), exactly(1, 3)), 2)
    assert until.mean == Fraction(sum(seconds), len(seconds))


def test_what_never_comes_has_no_mean() -> None:
    until = Until(4, ONE, 4)
    assert (until.possible, until.mean, until.by(Fraction(1, 2)), until.within(4)) == (False, None, None, 0)
