"""Counting hands: in how many ways so many cards can be drawn without what one waits for.

Cards are drawn without replacement, so all hands of one size are equally likely, and what counts is how many of them
are like this or like that. Of a group of ``m`` equal cards a hand holds none in one way, exactly ``k`` in ``C(m, k)``
ways, and any number in ``(1 + x)^m`` ways, where the power of ``x`` counts the cards. So sums of terms
``x^a (1 + x)^b`` are all that is ever needed: they are multiplied where groups are held side by side, and what stands
at ``x^n`` are the hands of ``n`` cards.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cached_property
from math import comb

Ways = dict[tuple[int, int], int]
"""How often each term ``x^a (1 + x)^b`` stands in a sum, by ``(a, b)``."""

ONE: Ways = {(0, 0): 1}


def exactly(number: int, copies: int) -> Ways:
    """So many of a group are held."""
    return {(number, 0): comb(copies, number)}


def at_least(number: int, copies: int) -> Ways:
    """So many of a group or more."""
    return plus({(0, copies): 1}, *({(held, 0): -comb(copies, held)} for held in range(number)))


def levels(copies: int, enough: int) -> list[Ways]:
    """None of a group, exactly one, ..., and ``enough`` or more."""
    return [*(exactly(number, copies) for number in range(enough)), at_least(enough, copies)]


def plus(*some: Ways) -> Ways:
    """One or the other."""
    found: Ways = {}
    for ways in some:
        for term, times in ways.items():
            found[term] = found.get(term, 0) + times
    return {term: times for term, times in found.items() if times}


def times(one: Ways, other: Ways) -> Ways:
    """Both, in groups that have no card in common."""
    found: Ways = {}
    for (a, b), number in one.items():
        for (c, d), more in other.items():
            term = a + c, b + d
            found[term] = found.get(term, 0) + number * more
    return {term: number for term, number in found.items() if number}


class Until:
    """How many cards one draws from a pile until something is there."""

    def __init__(self, pile: int, without: Ways, others: int):
        self.pile = pile
        """How many cards there are to draw from."""
        self._without = without
        self._others = others
        """``without`` counts the hands that do not have it yet; ``others`` are cards that are in none of its groups."""

    def missing(self, draws: int) -> int:
        """In how many hands of so many cards it is not there."""
        return sum(number * comb(b + self._others, draws - a) for (a, b), number in self._without.items() if a <= draws)

    def later(self, draws: int) -> Fraction:
        """The chance that it is not there after so many draws."""
        return Fraction(self.missing(draws), comb(self.pile, draws))

    def within(self, draws: int) -> Fraction:
        """The chance that it is there after so many draws."""
        return 1 - self.later(draws)

    def at(self, draw: int) -> Fraction:
        """The chance that just this draw brings it."""
        return self.later(draw - 1) - self.later(draw) if draw else self.within(0)

    @cached_property
    def possible(self) -> bool:
        """Whether the pile brings it at all."""
        return not self.missing(self.pile)

    @cached_property
    def mean(self) -> Fraction | None:
        """After how many draws it is there on average; None where it never is.

        That is the sum of the chances that it is not there after 0, 1, 2, ... draws. Of a term ``x^a (1 + x)^b`` they
        add up to ``(pile + 1) / ((out + 1) C(out, a))``, where ``out`` cards of the pile are not among its ``b``.
        """
        if not self.possible:
            return None
        found = Fraction(0)
        for (a, b), number in self._without.items():
            out = self.pile - b - self._others
            found += Fraction(number * (self.pile + 1), (out + 1) * comb(out, a))
        return found

    def by(self, chance: Fraction) -> int | None:
        """After how many draws it is there with at least this chance; None where it never is."""
        if not self.possible:
            return None
        low, high = 0, self.pile
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if self.within(middle) >= chance else (middle + 1, high)
        return low
