"""Fight after fight: who falls first, and how long it takes, as an absorbing chain."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import count
from math import gcd, lcm
from operator import mul
from typing import TYPE_CHECKING, NamedTuple

from krom_explore.odds.spread import Spread

from .quick import fought_out

if TYPE_CHECKING:
    from .duel import Duel

Blow = tuple[int, int]
"""What a fight costs: the player's life, the Kromosaurus's life. One of them is 0."""


class Chances(NamedTuple):
    """How a duel can end, from one moment on."""

    win: Fraction
    lose: Fraction


# --- who falls first


Moment = tuple[int, int]
"""The life of the player and of the Kromosaurus."""


class Rest:
    """With how much life the player comes from one fight to the next: after each turn some is regained."""

    def __init__(self, duel: Duel):
        parts = {life: rested(min(duel.most, life + duel.recovery), duel) for life in range(1, duel.most + 1)}
        self.total = lcm(*(chance.denominator for spread in parts.values() for _, chance in spread))
        self.ways = {
            life: [(then, int(chance * self.total)) for then, chance in spread] for life, spread in parts.items()
        }
        """For each life after a fight: each life before the next one, in how many of ``total`` ways."""


def rested(life: int, duel: Duel) -> list[tuple[int, Fraction]]:
    """How likely the player has how much life when they next meet."""
    found = []
    chance = Fraction(1)
    while duel.recovery and duel.meets < 1 and life < duel.most:
        found.append((life, chance * duel.meets))
        chance *= 1 - duel.meets
        life = min(duel.most, life + duel.recovery)
    return [*found, (life, chance)]


def at_first(duel: Duel) -> Spread[Moment]:
    """How both come to the first fight."""
    parts = rested(duel.life, duel)
    total = lcm(*(chance.denominator for _, chance in parts))
    return Spread({(life, duel.kromosaurus): int(chance * total) for life, chance in parts}, total)


def fought(standing: Spread[Moment], fight: Spread[Blow], rest: Rest) -> tuple[Spread[Moment], Fraction, Fraction]:
    """One fight on: how both come to the next one if they do, and the chances that the player wins now, or loses."""
    then: dict[Moment, int] = {}
    won = lost = 0
    for (life, beast), ways in standing.ways.items():
        for (cost, dealt), more in fight.ways.items():
            if cost >= life:
                lost += ways * more
            elif dealt >= beast:
                won += ways * more
            else:
                for after, part in rest.ways[life - cost]:
                    moment = (after, beast - dealt)
                    then[moment] = then.get(moment, 0) + ways * more * part
    total = standing.total * fight.total
    return Spread(then, total * rest.total), Fraction(won, total), Fraction(lost, total)


def decided(duel: Duel) -> Chances:
    """Through the fights with cards one by one, then to the end of all that follow."""
    if len(duel.fight) == 1 and not duel.recovery:
        return ending((duel.life, duel.kromosaurus), duel.fight[0])
    rest = Rest(duel)
    standing = at_first(duel)
    win = lose = Fraction(0)
    for fight in duel.fight[:-1]:
        standing, won, lost = fought(standing, fight, rest)
        win += won
        lose += lost
    last = duel.fight[-1]
    ends = recovering(duel, rest) if duel.recovery else {moment: ending(moment, last) for moment in standing}
    for moment, chance in standing.items():
        win += chance * ends[moment].win
        lose += chance * ends[moment].lose
    return Chances(win, lose)


def ending(moment: Moment, fight: Spread[Blow]) -> Chances:
    """Fights without recovery: somebody falls, unless no fight ever costs anything."""
    if len(fight.ways) == 1 and (0, 0) in fight.ways:
        return Chances(Fraction(0), Fraction(0))
    win = fought_out(*moment, fight)
    return Chances(win, 1 - win)


def recovering(duel: Duel, rest: Rest) -> dict[Moment, Chances]:
    """Fights with recovery, as an absorbing chain.

    While the beast's life stays as it is, the player's goes up and down: one set of linear equations, the same for
    every life of the beast. It is solved once and then used for a beast of 1, of 2, ...
    """
    fight = duel.fight[-1]
    lives = range(1, duel.most + 1)
    unit = fight.total * rest.total
    equations = []
    falls = []
    for life in lives:
        row = [0] * duel.most
        row[life - 1] = unit
        for (cost, dealt), ways in fight.ways.items():
            if not dealt and cost < life:
                for then, part in rest.ways[life - cost]:
                    row[then - 1] -= ways * part
        equations.append(row)
        falls.append(Fraction(sum(ways for (cost, _), ways in fight.ways.items() if cost >= life), fight.total))
    solution = inverse(equations)
    dealt_ways = {dealt: ways for (_, dealt), ways in fight.ways.items() if dealt}
    if not dealt_ways:
        lose = solved(solution, falls, unit)
        return {
            (life, beast): Chances(Fraction(0), lose[life - 1])
            for life in lives
            for beast in range(1, duel.kromosaurus + 1)
        }
    wins: list[list[Fraction]] = [[Fraction(1)] * duel.most]
    for beast in range(1, duel.kromosaurus + 1):
        hurt = [
            sum((ways * wins[max(0, beast - dealt)][life - 1] for dealt, ways in dealt_ways.items()), Fraction(0))
            for life in lives
        ]
        gains = [sum((part * hurt[after - 1] for after, part in rest.ways[life]), Fraction(0)) / unit for life in lives]
        wins.append(solved(solution, gains, unit))
    return {
        (life, beast): Chances(wins[beast][life - 1], 1 - wins[beast][life - 1])
        for life in lives
        for beast in range(1, duel.kromosaurus + 1)
    }


def inverse(rows: list[list[int]]) -> list[tuple[list[int], int]]:
    """The inverse of a matrix, row by row as numerators and their divisor; a row that decides nothing is 0."""
    size = len(rows)
    work = [[*row, *(int(number == other) for other in range(size))] for number, row in enumerate(rows)]
    for number in range(size):
        pivot = work[number][number]
        for other in range(size) if pivot else ():
            factor = work[other][number]
            if other != number and factor:
                mixed = [pivot * a - factor * b for a, b in zip(work[other], work[number], strict=True)]
                shared = gcd(*mixed)
                work[other] = [a // shared for a in mixed]
    return [(row[size:], row[number]) if row[number] else ([0] * size, 1) for number, row in enumerate(work)]


def solved(solution: list[tuple[list[int], int]], right: list[Fraction], unit: int) -> list[Fraction]:
    """The unknowns of equations with this inverse and this right side, which is counted in ``unit``."""
    scale = lcm(*(entry.denominator for entry in right))
    whole = [int(entry * scale) * unit for entry in right]
    return [Fraction(sum(map(mul, row, whole)), divisor * scale) for row, divisor in solution]


# --- how long it takes


def ends_by_fight(duel: Duel) -> Iterator[Fraction]:
    """The chance that the duel ends with the first fight, the second, ..."""
    rest = Rest(duel)
    standing = at_first(duel)
    for number in count():
        fight = duel.fight[min(number, len(duel.fight) - 1)]
        standing, won, lost = fought(standing, fight, rest)
        yield won + lost


def ends_by_turn(duel: Duel) -> Iterator[Fraction]:
    """The chance that the duel ends in the first turn, the second, ..."""
    standing = {(duel.life, duel.kromosaurus, 0): 1}
    meets, turns = duel.meets.numerator, duel.meets.denominator
    fights = lcm(*(fight.total for fight in duel.fight))
    total = 1
    while True:
        ended = 0
        then: dict[tuple[int, int, int], int] = {}
        for (life, beast, number), ways in standing.items():
            rest = (min(duel.most, life + duel.recovery), beast, number)
            if turns > meets:
                then[rest] = then.get(rest, 0) + ways * (turns - meets) * fights
            fight = duel.fight[number]
            for (lost, dealt), more in fight.ways.items():
                come = ways * meets * more * (fights // fight.total)
                if lost >= life or dealt >= beast:
                    ended += come
                else:
                    moment = (
                        min(duel.most, life - lost + duel.recovery),
                        beast - dealt,
                        min(number + 1, len(duel.fight) - 1),
                    )
                    then[moment] = then.get(moment, 0) + come
        total *= turns * fights
        yield Fraction(ended, total)
        standing = then
