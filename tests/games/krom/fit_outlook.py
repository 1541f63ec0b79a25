"""What tells who will win: the hard bot's outlook (``Prospects`` in bots/appraisal.py), fitted to played games.

    python -m tests.games.krom.fit_outlook 1000     # plays so many games of two normal bots, and prints the figures

At the beginning of every turn but the first it is noted what each player has. The chance of each to win is taken to be
in proportion to e to the power of a weighted sum of that, and the weights are those that make the results likeliest.
They are printed in thousandths of an Evolution point, for the games of the fit and, as a check, with the share of later
turns in which the one with the better outlook has won.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import exp
from random import Random

from krom_explore import Over, Ruleset, Table
from krom_explore.engine.ports import Decision
from krom_explore.games.krom.bots.appraisal import POINT, book_of, held_by
from krom_explore.games.krom.state import State
from krom_explore.lab import answer_at

NAMES = ("points", "plan", "resource", "krom", "life", "bonus")
STEPS = 8
"""Newton's steps: more change nothing."""

Facts = list[float]
Row = tuple[Facts, Facts]
"""What the winner has, and what the loser has."""


def facts(game: State, at: int) -> Facts:
    book, player = book_of(game.rules), game.seats[at]
    points, held = game.points(player), held_by(player)
    plan = book.plan(tuple(game.evolutions), held, game.target - points)
    return [points, plan / POINT, sum(held), player.krom, player.life, len(player.bonus)]


def rows(number: int) -> Iterator[Row]:
    """The turns of one game. In every third a tenth of the answers is random: it comes to what bots avoid."""
    random = Random(f"outlook {number}")
    table = Table.new(random.sample(list(Ruleset.load().characters), 2), seed=f"outlook {number}")
    seen: dict[int, list[Facts]] = {}
    while not isinstance(asked := table.pending, Over):
        game: State = table._now.position
        if game.phase == "movement" and game.turn > 1:
            seen.setdefault(game.turn, [facts(game, at) for at in range(2)])
        if not isinstance(asked, Decision):
            table.roll()
        elif number % 3 == 0 and random.random() < 0.1:
            table.choose(random.choice(asked.options))
        else:
            table.choose(answer_at(table, "normal"))
    won = list(table.players).index(asked.winner)
    return ((both[won], both[1 - won]) for both in seen.values())


def fit(found: Sequence[Row]) -> Facts:
    """The weights under which the results are likeliest."""
    ahead = [[won - lost for won, lost in zip(*row, strict=True)] for row in found]
    every = range(len(NAMES))
    weights = [0.0 for _ in every]
    for _ in range(STEPS):
        slope = [0.0 for _ in every]
        bend = [[1e-9 * (one == other) for other in every] for one in every]
        for gap in ahead:
            surprise = 1 / (1 + exp(sum(map(float.__mul__, weights, map(float, gap)))))
            for one in every:
                slope[one] += surprise * gap[one]
                for other in every:
                    bend[one][other] += surprise * (1 - surprise) * gap[one] * gap[other]
        weights = [weight + step for weight, step in zip(weights, solved(bend, slope), strict=True)]
    return weights


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """A system of equations, by elimination."""
    lines = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at, line in enumerate(lines):
        for other in lines:
            if other is not line:
                times = other[at] / line[at]
                other[:] = [value - times * less for value, less in zip(other, line, strict=True)]
    return [line[-1] / line[at] for at, line in enumerate(lines)]


def foreseen(weights: Facts, found: Sequence[Row]) -> float:
    """In which share of turns the one with the better outlook has won."""
    outlooks = [[sum(map(float.__mul__, weights, map(float, each))) for each in row] for row in found]
    return sum(won > lost for won, lost in outlooks) / len(outlooks)


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("games", nargs="?", type=int, default=1_000)
    count = arguments.parse_args().games
    turns = [list(rows(number)) for number in range(count + count // 4)]
    fitted = fit([row for game in turns[:count] for row in game])
    for name, weight in zip(NAMES, fitted, strict=True):
        print(f"{name:10}{weight * POINT / fitted[0]:8.0f}")
    print(
        f"foreseen in {count // 4} games more: {foreseen(fitted, [row for game in turns[count:] for row in game]):.1%}"
    )
