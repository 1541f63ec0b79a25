"""Advice on the Mountain: hidden until asked for; after the climb, what the best play would have been."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import takewhile
from typing import Any, NamedTuple

from krom_explore.engine.ports import Decision, Event, Roll
from krom_explore.engine.seat import Seat
from krom_explore.games.face import Sight
from krom_explore.odds.spread import about

from .. import odds
from ..box import HIDDEN
from ..ruleset import Ruleset
from .odds_at import rerolls_left


class Crossroads(NamedTuple):
    """A moment of a climb at which there was something to choose."""

    dice: list[int]
    kept: Sequence[int]
    """What was kept of the dice: all of them where the climb was stopped."""
    used: int
    left: int
    """Rerolls that could still be paid."""


def show(sight: Sight) -> dict[str, Any]:
    seat = sight.seat
    choosing = isinstance(sight.pending, Decision) and sight.pending.question == "reroll" and not seat.past
    rolling = isinstance(sight.pending, Roll) and sight.pending.purpose in ("climb", "reroll")
    climb = [] if choosing or rolling else last_climb(seat.log, seat.rules)
    return {
        "words": sight.words("advice", "advice-ask", "advice-none"),
        "possible": choosing,
        "choices": choices(sight, here(seat)) if choosing and sight.asked else [],
        "review": [reviewed(sight, moment) for moment in climb],
    }


def here(seat: Seat) -> Crossroads:
    assert isinstance(seat.pending, Decision)
    dice = sorted(seat.pending.about["dice"])
    return Crossroads(dice, dice, seat.state.rerolls, rerolls_left(seat, seat.pending.player))


def ranked(moment: Crossroads, rules: Ruleset) -> list[Any]:
    """What could have been chosen, the best first."""
    climb = odds.mountain(moment.used + moment.left, rules=rules)
    found: list[Any] = climb.choices(moment.dice, moment.left)
    return found


def regret(moment: Crossroads, rules: Ruleset) -> Fraction:
    """How much worse the choice was than the best one, in Krom."""
    chosen = sorted(moment.kept)
    return Fraction(next(choice.regret for choice in ranked(moment, rules) if list(choice.keep) == chosen))


def choices(sight: Sight, moment: Crossroads) -> list[dict[str, Any]]:
    return [
        {
            "keep": list(choice.keep),
            "label": label(sight, list(choice.keep), len(moment.dice)),
            "value": sight.word("ui-advice-worth", krom=about(choice.value, sight.lang)),
            "regret": sight.word("ui-advice-cost", krom=about(choice.regret, sight.lang)) if choice.regret else "",
            "best": not choice.regret,
        }
        for choice in ranked(moment, sight.rules)
    ]


def label(sight: Sight, keep: Sequence[int], dice: int) -> str:
    if len(keep) == dice:
        return sight.word("ui-advice-stop")
    return sight.word("ui-advice-keep", dice=" ".join(map(str, keep))) if keep else sight.word("ui-advice-keep-none")


def last_climb(log: Sequence[Event], rules: Ruleset) -> list[Crossroads]:
    """The choices of the climb that was the last thing rolled for, read off what was told of it."""
    told = list(takewhile(lambda event: event.kind != "acting", reversed(log)))[::-1]
    start = max((at for at, event in enumerate(told) if event.kind == "climbed"), default=None)
    if start is None:
        return []
    throws = [event for event in told[start:] if event.kind in ("climbed", "rerolled")]
    if HIDDEN in (throw.args["krom"] for throw in throws):
        return []
    prices = rules.mountain.rerolls
    left = [affordable(prices[used:], throw.args["krom"]) for used, throw in enumerate(throws)]
    return [
        Crossroads(sorted(throw.args["dice"]), kept_of(throws, used), used, left[used])
        for used, throw in enumerate(throws)
        if left[used]
    ]


def affordable(prices: Sequence[int], krom: int) -> int:
    """How many of the next rerolls that much Krom pays for."""
    paid = 0
    for price in prices:
        krom -= price
        if krom < 0:
            break
        paid += 1
    return paid


def kept_of(throws: Sequence[Event], number: int) -> Sequence[int]:
    """What was kept after a throw: told with the next one; after the last one, all."""
    after = throws[number + 1 : number + 2]
    kept: Sequence[int] = after[0].args["kept"] if after else throws[number].args["dice"]
    return kept


def reviewed(sight: Sight, moment: Crossroads) -> str:
    """What was chosen, and what would have been best."""
    cost = regret(moment, sight.rules)
    facts = {
        "dice": " ".join(map(str, moment.dice)),
        "chosen": label(sight, sorted(moment.kept), len(moment.dice)),
        "best": label(sight, list(ranked(moment, sight.rules)[0].keep), len(moment.dice)),
    }
    return sight.word("ui-review-cost" if cost else "ui-review-best", **facts, cost=about(cost, sight.lang))
