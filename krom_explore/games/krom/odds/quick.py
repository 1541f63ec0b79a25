"""Where counting the plain way takes too long: the same counted faster.

Each function says what it counts; ``tests/games/krom/odds/test_quick.py`` counts it the plain way and compares. What
gains less than a factor of two is not here but counted the plain way where it is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import lru_cache, reduce
from itertools import accumulate
from operator import mul, sub
from typing import TYPE_CHECKING

from krom_explore.odds.spread import Spread, ratio

if TYPE_CHECKING:
    from .bout import Hand
    from .chain import Blow

# --- the winner of a combat: a pass from the front and one from the back, for all hands at once


def count_wins(ranking: Sequence[Hand], wins: dict[str, int]) -> None:
    """Add to ``wins`` the ways of each to win: those stronger in ties are below him, those weaker not above.

    The ways in which the first few are below a total and all others not above it become fewer with each one who has to
    be below: by the ways in which that one wins with it.
    """
    ones = [1] * len(ranking[0].ways)
    front = [ones, *accumulate([hand.under[:-1] for hand in ranking], times)]
    back = [ones, *accumulate([hand.under[1:] for hand in reversed(ranking)], times)]
    ways = [sum(map(mul, some, more)) for some, more in zip(front, reversed(back), strict=True)]
    for hand, before, after in zip(ranking, ways, ways[1:], strict=False):
        wins[hand.name] += before - after


def times(some: Iterable[int], more: Iterable[int]) -> list[int]:
    return list(map(mul, some, more))


# --- damage: hands that can have the same lose the same, so one of each kind is counted


def others_at_most(kinds: Sequence[tuple[Hand, int]]) -> list[Sequence[int]]:
    """For one hand of each kind: in how many ways all others have at most 0, 1, 2, ...

    A kind is a hand, and how many like it there are.
    """
    columns = [_at_most(hand.under, count) for hand, count in kinds]
    front = [None, *accumulate(columns[:-1], times)]
    back = [None, *accumulate(columns[:0:-1], times)]
    alike = [_at_most(hand.under, count - 1) if count > 1 else None for hand, count in kinds]
    return [reduce(times, filter(None, columns)) for columns in zip(front, reversed(back), alike, strict=True)]


@lru_cache(maxsize=256)
def _at_most(under: tuple[int, ...], hands: int) -> Sequence[int]:
    """In how many ways so many hands all have at most 0, 1, 2, ..."""
    return [ways**hands for ways in under[1:]]


def lost_to_the_best(hand: Hand, rest: Sequence[int]) -> dict[int, int]:
    """How far a hand is behind the best of the others, 0 where it is not; ``rest`` counts these at most so high."""
    exactly = list(map(sub, rest[: rest.index(rest[-1]) + 1], [0, *rest]))
    own = hand.own_ways
    counts = {0: sum(map(mul, own, rest[hand.start :]))}
    for lost in range(1, len(exactly) - hand.start):
        counts[lost] = sum(map(mul, own, exactly[hand.start + lost :]))
    return {lost: ways for lost, ways in counts.items() if ways}


# --- the order: the front and the back half are counted apart and then put together


Column = tuple[str, Sequence[int]]
"""A name, and in how many ways it stands at 0, 1, 2, ..."""

Front = tuple[tuple[str, ...], int, list[int], list[int]]
Back = tuple[tuple[str, ...], int, list[int]]


def count_orders(
    ranking: Sequence[Column], lead: tuple[str, ...], times: int, counts: dict[tuple[str, ...], int]
) -> None:
    """Add to ``counts`` the ways to each order behind ``lead``.

    ``ranking`` is in the order of tie ranks. The front and the back half are counted apart and then put together.
    """
    if len(ranking) == 1:
        ((name, ways),) = ranking
        counts[*lead, name] = counts.get((*lead, name), 0) + times * sum(ways)
        return
    half = (len(ranking) + 1) // 2
    fronts = front_halves(ranking, half)
    backs = back_halves(ranking, len(ranking) - half)
    for who, halves in fronts.items():
        rest = backs[(1 << len(ranking)) - 1 - who]
        for front, last, above, level_or_above in halves:
            for back, first, ways in rest:
                n = sum(map(mul, ways, level_or_above if last < first else above))
                if n:
                    names = lead + front + back
                    counts[names] = counts.get(names, 0) + times * n


def front_halves(ranking: Sequence[Column], size: int) -> dict[int, list[Front]]:
    """The ways of the best ``size`` to stand in each order with the last of them above (or level with) each place."""
    found: dict[int, list[Front]] = {}

    def add(who: int, names: tuple[str, ...], last: int, ways: list[int]) -> None:
        at_least = list(accumulate(reversed(ways)))[::-1]
        above = [*at_least[1:], 0]
        if len(names) == size:
            found.setdefault(who, []).append((names, last, above, at_least))
            return
        for number, (name, own) in enumerate(ranking):
            if not who >> number & 1:
                ahead = at_least if last < number else above
                add(who | 1 << number, (*names, name), number, list(map(mul, own, ahead)))

    for number, (name, own) in enumerate(ranking):
        add(1 << number, (name,), number, list(own))
    return found


def back_halves(ranking: Sequence[Column], size: int) -> dict[int, list[Back]]:
    """The ways of the worst ``size`` to stand in each order with the first of them at each place."""
    found: dict[int, list[Back]] = {}

    def add(who: int, names: tuple[str, ...], first: int, ways: list[int]) -> None:
        if len(names) == size:
            found.setdefault(who, []).append((names, first, ways))
            return
        at_most = list(accumulate(ways))
        below = [0, *at_most[:-1]]
        for number, (name, own) in enumerate(ranking):
            if not who >> number & 1:
                behind = at_most if number < first else below
                add(who | 1 << number, (name, *names), number, list(map(mul, own, behind)))

    for number, (name, own) in enumerate(ranking):
        add(1 << number, (name,), number, list(own))
    return found


def all_different(columns: Sequence[Sequence[int]]) -> int:
    """In how many ways no two stand at the same place."""
    taken = {0: 1}
    for at_place in zip(*columns, strict=True):
        more = dict(taken)
        for who, n in taken.items():
            for number, ways in enumerate(at_place):
                if ways and not who >> number & 1:
                    more[who | 1 << number] = more.get(who | 1 << number, 0) + n * ways
        taken = more
    return taken.get((1 << len(columns)) - 1, 0)


# --- a duel without recovery: a row of chances in one large number


def fought_out(life: int, beast: int, fight: Spread[Blow]) -> Fraction:
    """The chance that the beast falls first. A fight that costs nobody anything only delays the end: it is left out.

    For each life of the player, the ways to win against a beast of 1, 2, ... are the coefficients of a polynomial. Each
    is multiplied by the deciding ways once for each fight that there can be, and so is a whole number; and they all
    stand side by side in one large number, so that a few multiplications count a whole row.
    """
    deciding = fight.total - fight.ways.get((0, 0), 0)
    power = [deciding**fights for fights in range(life + beast)]
    width = power[-1].bit_length()
    lost = [(cost, ways * power[cost - 1]) for (cost, _), ways in fight.ways.items() if 0 < cost < life]
    dealt = [(cost, ways) for (_, cost), ways in fight.ways.items() if cost]
    fells = 0
    hits = [1]
    for its in range(1, beast + 1):
        fells |= sum([ways for cost, ways in dealt if cost >= its]) * power[its - 1] << width * its
        hits.append(sum([ways * power[cost - 1] * hits[its - cost] for cost, ways in dealt if cost <= its]))
    again = sum([ways << width * its for its, ways in enumerate(hits)])
    up_to_beast = (1 << width * (beast + 1)) - 1
    rows = [0]
    for mine in range(1, life + 1):
        hurt = sum([ways * rows[mine - cost] for cost, ways in lost if cost < mine])
        rows.append((hurt + fells * power[mine - 1]) * again & up_to_beast)
    return ratio(rows[-1] >> width * beast, power[-1])
