"""What the fighters of one combat can have, and in how many ways they can stand in which order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import accumulate, groupby, permutations, product
from math import factorial, prod
from operator import attrgetter
from random import Random
from typing import NamedTuple

from krom_explore.games.krom.box import KROMOSAURUS
from krom_explore.games.krom.rules.combat import rank as ranked
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds.dice import SIDES, rolled, sums

from ..catalogue import bad

MOST_PLUS = 200
"""What cards may add to a fighter. Every total that anybody can have is counted."""

MOST_CASES = 10_000
"""Totals that fighters can have, times the orders in which equal weights can roll off: each is counted. Six of the same
weight have 4,320."""

MOST_ORDERS = 720 * 720
"""Orders in which all can stand, counted once for each order of a roll-off. Eight and the beast have 362,880."""


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


@lru_cache(maxsize=512)
def _counted(dice: int, plus: int, size: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """In how many ways dice and a bonus give less than 0, 1, ..., size, and exactly 0, 1, ..., size - 1."""
    ways = [0] * size
    for total, count in enumerate(sums(dice), plus):
        if count:
            ways[total] = count
    return (0, *accumulate(ways)), tuple(ways)


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
    """Who goes before whom in a tie; several equally likely rankings where equal weights roll off.

    The hands are level.
    """
    ranking = sorted(hands, key=STRENGTH, reverse=True)
    if len({hand.strength for hand in hands}) == len(hands):
        return [ranking]
    alike = [list(group) for _, group in groupby(ranking, STRENGTH)]
    cases = prod([factorial(len(group)) for group in alike]) * len(hands[0].ways)
    if cases > MOST_CASES:
        raise bad("fighters", "equal-many", most=MOST_CASES, found=cases)
    return [[hand for group in groups for hand in group] for groups in product(*map(permutations, alike))]


class Rolled(NamedTuple):
    """One combat as it was rolled."""

    order: list[str]
    lost: dict[str, int]
    """How much life it costs each."""
    tied: bool
    """Whether the first place was tied."""
    dice: dict[str, list[int]]
    totals: dict[str, int]


def rolled_bout(hands: Sequence[Hand], cards_count: bool, random: Random) -> Rolled:
    own = {hand.name: random.randint(1, SIDES) for hand in hands}
    dice = {hand.name: [own[hand.name], *rolled(hand.dice - 1, random)] for hand in hands}
    first = {hand.name: own[hand.name] + hand.own for hand in hands}
    totals = {hand.name: sum(dice[hand.name]) + hand.own + hand.plus for hand in hands}
    strength = {hand.name: hand.strength + random.random() / 2 for hand in hands}
    order = ranked(totals, strength)
    tied = totals[order[0]] == totals[order[1]]
    measured = totals if cards_count else first
    order[1:] = ranked({name: measured[name] for name in order[1:]}, strength)
    lost = {name: max(0, measured[order[0]] - measured[name]) for name in order}
    return Rolled(order, lost, tied, dice, totals)


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
