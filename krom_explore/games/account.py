"""The account of a game that is over: who won and why, how the points grew, what was luck, what was choice.

A game's package may have a module ``account`` with a function ``account(table, me)`` that returns an ``Account``: one
for ``me``, with nothing in it that this seat could not know, or for somebody who may see everything (None). Where there
is none, the account is the plain one below. Its face may say how far everybody is (``points``, of a picture of the
table); then the plain account has ranks and a curve.

What cannot be judged exactly may be estimated, which takes longer: the account names the steps (``estimable``), the
module's ``estimate(table, me, step)`` judges one of them, ``estimated(table, found)`` tells what came of them all, and
``reconsidered(why, found)`` why it went so in the light of that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import ModuleType
from typing import Any, NamedTuple

from krom_explore.engine.ports import Over
from krom_explore.engine.table import GameTable
from krom_explore.odds.drawn import Curves, Drawn, Line
from krom_explore.odds.spread import Said

Cell = str | int | Fraction | Said

DEAREST = 3
"""So many decisions are shown to whoever wants to try them again."""


class Counted(NamedTuple):
    """Words and numbers in rows and columns; the first column says whose they are."""

    head: Sequence[Said]
    rows: Sequence[Sequence[Cell]]


class Section(NamedTuple):
    """One side of the game: sentences, a table, a figure."""

    name: str
    title: Said
    text: Sequence[Said] = ()
    counted: Counted | None = None
    """Always seen."""
    figure: Drawn | None = None
    twin: Counted | None = None
    """The figure as a table, where that says more than the numbers in it."""


class Costly(NamedTuple):
    """A decision that was not the best one."""

    step: int
    """Answers, rolls and draws before it: ``table.go_to(step)`` asks it again."""
    cost: Fraction
    sentence: Said


class Estimate(NamedTuple):
    """A decision that nobody can judge exactly, judged by trying."""

    kind: str
    costly: Costly | None
    """None where nothing else did clearly better."""


class Account(NamedTuple):
    """A game that is over."""

    why: Sequence[Said]
    """Who won and by which rule; then how it went for the reader, and why."""
    sections: Sequence[Section]
    costly: Sequence[Costly] = ()
    """The decisions that cost most, the dearest first."""
    estimable: Sequence[int] = ()
    """Steps of decisions that are not judged exactly and may be estimated."""
    yardstick: Said | None = None
    """What it is that the decisions cost."""

    def with_estimates(self, found: Sequence[Estimate], told: Section, why: Sequence[Said]) -> Account:
        """With what was estimated told after the rest, and the dearest of all decisions."""
        dear = [*self.costly, *(one.costly for one in found if one.costly)]
        dearest = sorted(dear, key=lambda one: (-one.cost, one.step))[:DEAREST]
        return self._replace(why=why, sections=[*self.sections, told], costly=dearest)


class Rank(NamedTuple):
    player: str
    rank: int
    points: int


def account_of(game: ModuleType, table: GameTable, me: str | None) -> Account:
    """The account that the game itself gives of a table, else the plain one."""
    own = getattr(game, "account", None)
    return own.account(table, me) if own else plain(table, me, getattr(game.face, "points", None))


def winner_of(table: GameTable) -> str:
    assert isinstance(table.pending, Over), "the account of a game is given at its end"
    return table.pending.winner


def ranked(points: Mapping[str, int], winner: str) -> list[Rank]:
    """The winner, then the others by their points; who has as many has the same rank."""
    others = sorted((name for name in points if name != winner), key=lambda name: -points[name])
    above = {name: 2 + sum(points[other] > points[name] for other in others) for name in others}
    return [Rank(winner, 1, points[winner]), *(Rank(name, above[name], points[name]) for name in others)]


def standing(ranks: Sequence[Rank], me: str | None) -> Counted:
    head = [Said(f"account-{name}", {}) for name in ("player", "rank", "points")]
    return Counted(head, [(called(name, me), rank, points) for name, rank, points in ranks])


def called(name: str, me: str | None) -> Said | str:
    """A player in a table or a figure: the reader finds the own line."""
    return Said("account-you", {"player": name}) if name == me else name


def over_time(moments: Sequence[tuple[int, Mapping[str, int]]], axis: Said, me: str | None) -> Curves:
    """How the points of everybody grew. Only moments at which something changed are kept, the first and the last."""
    kept = [
        (at, points)
        for number, (at, points) in enumerate(moments)
        if number in (0, len(moments) - 1) or points != moments[number - 1][1]
    ]
    return Curves(
        title=Said("account-curve", {}),
        axis=axis,
        value_axis=Said("account-points", {}),
        chances=False,
        series=[Line(called(name, me), [(at, points[name]) for at, points in kept], of=name) for name in kept[-1][1]],
    )


def plain(table: GameTable, me: str | None, points: Any = None) -> Account:
    """The account of a game of which nothing more is known: who won, after how many steps, and the ranks."""
    winner = winner_of(table)
    won = Said("account-won", {"player": winner, "steps": table.steps, "who": "you" if winner == me else "other"})
    if points is None:
        return Account([won], [])
    past, moments = table.fork(), []
    for step in range(table.steps + 1):
        past.go_to(step)
        moments.append((step, points(past.state)))
    ranks = ranked(moments[-1][1], winner)
    own = next((rank for rank in ranks if rank.player == me and me != winner), None)
    facts = {"rank": own.rank, "of": len(ranks), "points": own.points} if own else {}
    curve = over_time(moments, Said("account-steps", {}), me)
    section = Section("points", Said("account-points-title", {}), (), standing(ranks, me), curve)
    return Account([won, *([Said("account-came", facts)] if own else [])], [section])
