"""Pictures of a combat: the two dice and what they cost, or what it costs each of several."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING

from krom_explore.odds.dice import SIDES
from krom_explore.odds.picture import FIRST, SECOND, THIRD, Bar, Cell, Cells, Columns, Kind, Picture, within_sight
from krom_explore.odds.spread import Said

from ..catalogue import said

if TYPE_CHECKING:
    from .bout import Hand
    from .combat import Combat

FACES = range(1, SIDES + 1)
EACH_PAIR = Fraction(1, SIDES**2)
"""How likely two dice fall in one way."""


def pictures(fight: Combat) -> list[Picture]:
    """For two with a die each, the dice; for two, how much either loses; for more, how much each of them does."""
    if len(fight.hands) > 2:
        return within_sight(fight, [each_loses(fight)])
    one_die = all(hand.dice == 1 for hand in fight.hands)
    return within_sight(fight, [*[two_dice(fight)] * one_die, either_loses(fight)])


def two_dice(fight: Combat) -> Cells:
    """Each of the 36 ways in which two dice fall: who wins, and what it costs the other."""
    one, other = fight.hands
    return Cells(
        "dice", said("odds-pic-two-dice", {}), die_of(one), die_of(other), list(map(str, FACES)),
        list(map(str, FACES)), [[outcome(fight, mine, its) for its in FACES] for mine in FACES], winners(fight),
    )  # fmt: skip


def outcome(fight: Combat, mine: int, its: int) -> Cell:
    one, other = fight.hands
    totals = mine + one.own + one.plus, its + other.own + other.plus
    measured = totals if fight.cards_count else (mine + one.own, its + other.own)
    first = totals[0] > totals[1] or (totals[0] == totals[1] and one.strength > other.strength)
    if totals[0] == totals[1] and one.strength == other.strength:
        return Cell(text=said("odds-pic-roll-off", {}), kind=THIRD, share=EACH_PAIR)
    lost = max(0, measured[0] - measured[1] if first else measured[1] - measured[0])
    unhurt = said("odds-pic-tie", {}) if totals[0] == totals[1] else "0"
    winner, kind = (one, FIRST) if first else (other, SECOND)
    return Cell(text=f"−{lost}" if lost else unhurt, who=winner.name, kind=kind, share=EACH_PAIR)


def winners(fight: Combat) -> list[Kind]:
    """Who wins, each with a colour of its own."""
    return [
        Kind(kind, said("odds-row-win", {"name": hand.name}), fight.win[hand.name], hand.name)
        for kind, hand in zip((FIRST, SECOND), fight.hands, strict=True)
    ]


def die_of(hand: Hand) -> Said:
    return said("odds-pic-die", {"name": hand.name, "plus": hand.own + hand.plus})


def either_loses(fight: Combat) -> Columns:
    """Two can lose only one at a time: to the left the one, to the right the other, nobody in the middle."""
    one, other = fight.hands
    left, right = fight.damage[one.name], fight.damage[other.name]
    hurt = {hand.name: 1 - fight.damage[hand.name][0] for hand in fight.hands}
    bars = [Bar(f"lost {one.name} {lost}", str(lost), left[lost], FIRST) for lost in sorted(left, reverse=True) if lost]
    bars.append(Bar("lost nobody", "0", 1 - sum(hurt.values(), Fraction(0)), THIRD))
    bars += [Bar(f"lost {other.name} {lost}", str(lost), right[lost], SECOND) for lost in sorted(right) if lost]
    legend = [
        Kind(kind, said("odds-pic-loses", {"name": hand.name}), hurt[hand.name], hand.name)
        for kind, hand in zip((FIRST, SECOND), fight.hands, strict=True)
    ]
    return Columns("losses", said("odds-pic-losses", {}), said("odds-pic-axis-lost", {}), bars, legend)


def told(lost: Mapping[str, int]) -> list[str]:
    """What the pictures show of one combat that was rolled."""
    if len(lost) > 2:
        return [f"lost {name} {behind}" for name, behind in lost.items()]
    return [f"lost {name} {behind}" for name, behind in lost.items() if behind] or ["lost nobody"]


def each_loses(fight: Combat) -> Cells:
    """How likely each of them loses how much; what stuns is marked."""
    most = max(max(spread) for spread in fight.damage.values())
    cells = [
        [
            Cell(fight.damage[hand.name][lost], f"lost {hand.name} {lost}", kind=THIRD if lost >= hand.life else "")
            for lost in range(most + 1)
        ]
        for hand in fight.hands
    ]
    return Cells(
        "losses", said("odds-pic-losses", {}), said("odds-pic-who", {}), said("odds-pic-axis-lost", {}),
        [said("odds-pic-name", {"name": hand.name}) for hand in fight.hands], list(map(str, range(most + 1))), cells,
        [Kind(THIRD, said("odds-pic-stuns", {}))],
    )  # fmt: skip
