"""What the fighters of one combat can have, and in how many ways they can stand in which order."""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache, reduce
from itertools import accumulate, groupby, permutations, product
from math import prod
from operator import add, attrgetter, mul, sub
from sys import byteorder
from typing import NamedTuple

from krom_explore.games.krom.box import KROMOSAURUS
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds.dice import SIDES, sums


class Fighter(NamedTuple):
    """One who fights: a character, or the Kromosaurus, which brings its own bonus and weight."""

    name: str
    life: int | None = None
    """None: as much as at the start of the game."""
    plus: int = 0
    """What Bonus cards add."""
    dice: int = 0
    """How many dice Bonus cards add."""


Rows = list[tuple[int, tuple[int, ...]]]
"""What damage is measured from, and in how many ways the total is then less than 0, 1, 2, ..."""


class Hand:
    """What a fighter can have in the end. Totals are counted from the lowest that anybody can have."""

    __slots__ = (
        "absent", "boosted", "dice", "high", "life", "low", "name", "own", "own_ways", "plus", "present", "start",
        "strength", "under", "ways",
    )  # fmt: skip

    def __init__(self, fighter: Fighter, life: int, own: int, strength: float):
        self.name = fighter.name
        self.life = life
        self.dice = 1 + fighter.dice
        self.own = own
        """What comes on top of the die without any card."""
        self.plus = fighter.plus
        self.boosted = bool(fighter.plus or fighter.dice)
        self.strength = strength
        """Who wins a tie in this place: the larger number."""
        self.present = 1
        self.absent = 0
        """How often one is there, and in how many ways one is not: in a combat always and never."""
        self.low = self.dice + own + self.plus
        self.high = SIDES * self.dice + own + self.plus
        self.own_ways = _from_the_lowest(self.dice)
        """In how many ways the total is the lowest, one more, ..."""
        self.start = 0
        """The lowest total, counted from the lowest that anybody can have."""
        self.under: tuple[int, ...] = ()
        """In how many ways the total is less than 0, 1, 2, ..."""
        self.ways: tuple[int, ...] = ()
        """In how many ways the total is 0, 1, 2, ..."""

    def comes(self, often: int, of: int) -> None:
        """Be there only so often of so many times."""
        self.present = often
        self.absent = (of - often) * SIDES**self.dice

    def spread_over(self, floor: int, top: int) -> None:
        """Count the totals from ``floor`` to ``top``."""
        self.start = self.low - floor
        self.under, self.ways = _counted(self.dice, self.own + self.plus - floor, top - floor + 1)
        if self.present != 1:
            self.under, self.ways = self._so_often(self.under), self._so_often(self.ways)

    def _so_often(self, ways: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(self.present * n for n in ways)

    def rows(self, floor: int, cards_count: bool) -> Rows:
        """Where Bonus cards count for damage and order they are measured by the total, otherwise by the first die."""
        size = len(self.ways)
        if cards_count or not self.boosted:
            return [
                (total + floor, (0,) * (total + 1) + (ways,) * (size - total))
                for total, ways in enumerate(self.ways)
                if ways
            ]
        plus = self.own + self.plus - floor
        return [
            (face + self.own, self._so_often(_counted(self.dice - 1, face + plus, size)[0]))
            for face in range(1, SIDES + 1)
        ]


@cache
def _from_the_lowest(dice: int) -> tuple[int, ...]:
    return sums(dice)[dice:]


@lru_cache(maxsize=4096)
def _counted(dice: int, plus: int, size: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """In how many ways dice and a bonus give less than 0, 1, ..., size, and exactly 0, 1, ..., size - 1."""
    ways = [0] * size
    for total, count in enumerate(sums(dice), plus):
        if count:
            ways[total] = count
    return (0, *accumulate(ways)), tuple(ways)


@lru_cache(maxsize=4096)
def _at_most(dice: int, plus: int, size: int, hands: int) -> tuple[int, ...]:
    """In how many ways so many hands all give at most 0, 1, ..., size - 1."""
    return tuple([ways**hands for ways in _counted(dice, plus, size)[0][1:]])


def hands(fighters: Sequence[Fighter], place: str, rules: Ruleset) -> list[Hand]:
    """What each brings: life, the Kromosaurus's own bonus, and strength in ties."""
    strength, most, beast = rules.tie_strength[place], rules.life.most, rules.kromosaurus
    found = []
    for fighter in fighters:
        name, life, _, _ = fighter
        full, own = (beast.life, beast.plus) if name == KROMOSAURUS else (most, 0)
        found.append(Hand(fighter, full if life is None else life, own, strength[name]))
    return found


STRENGTH = attrgetter("strength")


def level(hands: Sequence[Hand]) -> int:
    """Count all hands from the same lowest total, which is returned."""
    floor = min([hand.low for hand in hands])
    top = max([hand.high for hand in hands])
    for hand in hands:
        hand.spread_over(floor, top)
    return floor


def tie_rankings(hands: Sequence[Hand]) -> list[list[Hand]]:
    """Who goes before whom in a tie; several equally likely rankings where equal weights roll off."""
    ranking = sorted(hands, key=STRENGTH, reverse=True)
    if len({hand.strength for hand in hands}) == len(hands):
        return [ranking]
    alike = [list(group) for _, group in groupby(ranking, STRENGTH)]
    return [[hand for group in groups for hand in group] for groups in product(*map(permutations, alike))]


# --- the winner


def count_wins(ranking: Sequence[Hand], wins: dict[str, int]) -> None:
    """Add to ``wins`` the ways of each to win: those stronger in ties are below him, those weaker not above.

    The ways in which the first few are below a total and all others not above it become fewer with each one who has to
    be below: by the ways in which that one wins with it. Nobody wins below the highest of the lowest totals, and above
    the second highest of the highest ones there is only one who can have such a total, and wins with it.
    """
    low = max([hand.start for hand in ranking])
    *_, second, highest = sorted([hand.high for hand in ranking])
    high = max(low, second - ranking[0].low + ranking[0].start + 1)
    if highest > second:
        top = next(hand for hand in ranking if hand.high == highest)
        wins[top.name] += sum(top.ways[high:]) * prod([hand.under[-1] for hand in ranking if hand is not top])
    if high == low:
        return
    below = [hand.under[low : high + 1] for hand in ranking]
    ones = [1] * (high - low)
    front = [ones, *accumulate(below, times)]
    back = [ones, *accumulate([under[1:] for under in reversed(below)], times)]
    ways = [sum(map(mul, some, more)) for some, more in zip(front, reversed(back), strict=True)]
    for hand, before, after in zip(ranking, ways, ways[1:], strict=False):
        wins[hand.name] += before - after


def count_wins_of_equals(ranking: Sequence[Hand], wins: dict[str, int]) -> None:
    """The same where all can have the same totals and only weight makes the difference."""
    hand, size = ranking[0], len(ranking)
    at_most = [_at_most(hand.dice, hand.start - hand.dice, len(hand.ways), hands) for hands in range(size + 1)]
    ways = [sum(at_most[size])]
    ways += [sum(map(mul, at_most[first], at_most[size - first][1:])) for first in range(1, size + 1)]
    for hand, before, after in zip(ranking, ways, ways[1:], strict=False):
        wins[hand.name] += before - after


def all_behind(ranking: Sequence[Hand], rank: int, total: int) -> int:
    """The ways of all others to be behind (or absent) when the one of this rank in ties has this total."""
    return prod(
        [hand.absent + hand.under[total + (other > rank)] for other, hand in enumerate(ranking) if other != rank]
    )


class Loser:
    """One who is behind the winner: in how many ways, for each measure of damage."""

    __slots__ = ("by_measure", "hand", "ways")

    def __init__(self, hand: Hand, by_measure: list[tuple[int, int]]):
        self.hand = hand
        self.by_measure = by_measure
        self.ways = sum([n for _, n in by_measure])

    def falling(self, measure: int) -> int:
        """In how many ways the winner's measure stuns him."""
        return sum([n for own, n in self.by_measure if measure - own >= self.hand.life])

    def not_before(self, measure: int, own: int, level: bool) -> int:
        """In how many ways he does not act before one with the measure ``own``: behind (or level), stunned, absent."""
        return self.hand.absent + sum(
            [
                n
                for mine, n in self.by_measure
                if mine < own or (level and mine == own) or measure - mine >= self.hand.life
            ]
        )


class Bout(NamedTuple):
    """A winner with a total: what damage can then be measured from, in how many ways, and the losers by tie rank.

    Given the winner's total the losers do not depend on each other.
    """

    winner: Hand
    ways: int
    measures: list[tuple[int, int]]
    losers: list[Loser]


def bouts(ranking: Sequence[Hand], floor: int, cards_count: bool, clearly: bool = False) -> Iterator[Bout]:
    """Every winner with every total; with ``clearly`` only those without a tie for the first place."""
    rows = [hand.rows(floor, cards_count) for hand in ranking]
    for rank, winner in enumerate(ranking):
        for total, ways in enumerate(winner.ways):
            if ways:
                measures = [(measure, under[total + 1] - under[total]) for measure, under in rows[rank]]
                losers = [
                    Loser(hand, [(own, under[total + (other > rank and not clearly)]) for own, under in rows[other]])
                    for other, hand in enumerate(ranking)
                    if other != rank
                ]
                yield Bout(winner, ways, [(measure, n) for measure, n in measures if n], losers)


def by_measure(losers: Sequence[Loser]) -> list[list[int]]:
    """The losers' ways in columns: with the measure 0, 1, 2, ..."""
    size = 1 + max(own for loser in losers for own, _ in loser.by_measure)
    columns = []
    for loser in losers:
        column = [0] * size
        for own, ways in loser.by_measure:
            column[own] = ways
        columns.append(column)
    return columns


def count_first(ranking: Sequence[Hand], floor: int, cards_count: bool, counts: dict[str, int]) -> None:
    """Add to ``counts`` the ways of each player to be the first who acts.

    That is the winner or, if the Kromosaurus wins, the best of those whom it leaves standing.
    """
    for rank, hand in enumerate(ranking):
        for total, ways in enumerate(hand.ways):
            if ways and hand.name != KROMOSAURUS:
                counts[hand.name] += ways * all_behind(ranking, rank, total)
    for bout in bouts(ranking, floor, cards_count) if any(hand.name == KROMOSAURUS for hand in ranking) else ():
        if bout.winner.name == KROMOSAURUS:
            for measure, ways in bout.measures:
                count_standing(bout.losers, measure, ways, counts)


def count_standing(losers: Sequence[Loser], measure: int, ways: int, counts: dict[str, int]) -> None:
    for rank, loser in enumerate(losers):
        for own, n in loser.by_measure:
            if n and measure - own < loser.hand.life:
                others = [o.not_before(measure, own, other > rank) for other, o in enumerate(losers) if other != rank]
                counts[loser.hand.name] += ways * n * prod(others)


# --- damage


def times(some: Iterable[int], more: Iterable[int]) -> list[int]:
    return list(map(mul, some, more))


def others_at_most(kinds: Sequence[tuple[Hand, int]]) -> list[Sequence[int]]:
    """For one hand of each kind: in how many ways all others have at most 0, 1, 2, ...

    A kind is a hand, and how many like it there are.
    """
    columns = [_at_most(hand.dice, hand.start - hand.dice, len(hand.ways), count) for hand, count in kinds]
    front = [None, *accumulate(columns[:-1], times)]
    back = [None, *accumulate(columns[:0:-1], times)]
    alike = [
        _at_most(hand.dice, hand.start - hand.dice, len(hand.ways), count - 1) if count > 1 else None
        for hand, count in kinds
    ]
    return [reduce(times, filter(None, columns)) for columns in zip(front, reversed(back), alike, strict=True)]


def lost_to_the_best(hand: Hand, rest: Sequence[int], highest: int, total: int) -> dict[int, int]:
    """How far a hand is behind the best of the others, 0 where it is not.

    ``rest`` counts the others at most so high; ``highest`` is the highest total that they can have.
    """
    if highest <= hand.low:
        return {0: total}
    rest = rest[: highest - hand.low + hand.start + 1]
    exactly = list(map(sub, rest, [0, *rest]))
    by_difference = multiplied(exactly, hand.own_ways[::-1], total)
    level = hand.start + len(hand.own_ways)
    counts = enumerate([sum(by_difference[:level]), *by_difference[level:]])
    return {lost: ways for lost, ways in counts if ways}


def multiplied(some: Sequence[int], more: Sequence[int], total: int) -> Sequence[int]:
    """The product of two polynomials whose coefficients are not negative and in the result not larger than ``total``.

    The coefficients are written side by side into one large number each: one multiplication does it all.
    """
    size = len(some) + len(more) - 1
    if total < 1 << 64:
        one = int.from_bytes(array("Q", some).tobytes(), byteorder)
        other = int.from_bytes(array("Q", more).tobytes(), byteorder)
        return array("Q", (one * other).to_bytes(8 * size, byteorder))
    found = [0] * size
    for shift, n in enumerate(more):
        found[shift : shift + len(some)] = map(add, found[shift:], [n * each for each in some])
    return found


# --- the order


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
