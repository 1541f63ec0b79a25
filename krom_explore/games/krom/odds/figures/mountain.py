"""The Mountain: what rerolls are worth, how a climb ends, what can be reached, what a mistake costs."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import TYPE_CHECKING

from krom_explore.engine import checks
from krom_explore.odds.dice import SIDES
from krom_explore.odds.drawn import Bars, Curves, Line, Series
from krom_explore.odds.spread import Said

from ...box import COMBINATIONS
from ...ruleset import Ruleset
from ..mountain import mountain as asked
from ..reach import reach
from ..words import combination_name
from .words import words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart

MOST_REROLLS = 6
MOST_PRICE = 10
SPACE = "\N{NO-BREAK SPACE}"
SHOWN = 8
"""So many ways to keep are drawn: the best ones."""


@cache
def priced(rerolls: int, price: int) -> Ruleset:
    """The box with so many rerolls, each for the same price."""
    return Ruleset.load().with_changes({"mountain.rerolls": [price] * rerolls})


def climb(rerolls: int = 4, price: int = 1) -> Chart:
    """What a climb is worth with no reroll, one, ... if each costs ``price``, beside the prices of the box."""
    rules = Ruleset.load()
    checks.whole("rerolls", rerolls, 0, MOST_REROLLS)
    checks.whole("price", price, 0, MOST_PRICE)
    changed = priced(MOST_REROLLS, price)
    points = [(count, asked(count, rules=changed).value) for count in range(rerolls + 1)]
    box = [(count, asked(count, rules=rules).value) for count in range(min(rerolls, len(rules.mountain.rerolls)) + 1)]
    facts = {"rerolls": rerolls, "price": price, "value": points[-1][1]}
    return Curves(
        title=words("climb", facts),
        sentence=words("climb-say", {**facts, "more": points[-1][1] - points[0][1]}),
        axis=words("axis-rerolls"),
        value_axis=words("axis-worth"),
        chances=False,
        series=[Line(words("climb-price", facts), points), Line(words("climb-box"), box)],
        most=asked(MOST_REROLLS, rules=priced(MOST_REROLLS, 0)).value,
        notes=(words("worth-note"),),
        invented=asked(0, rules=rules).invented,
    ).chart()


def combinations(rerolls: int = 0) -> Chart:
    """How a climb ends with up to so many rerolls, played best, beside a single roll."""
    rules = Ruleset.load()
    checks.whole("rerolls", rerolls, 0, len(rules.mountain.rerolls))
    answer, once = asked(rerolls, rules=rules), asked(0, rules=rules)
    series = [Series(words("with-rerolls", {"rerolls": rerolls}), list(answer.final.values()))]
    if rerolls:
        series.append(Series(words("with-rerolls", {"rerolls": 0}), list(once.final.values())))
    return Bars(
        title=words("combinations", {"rerolls": rerolls}),
        sentence=answer.sentence,
        axis=words("axis-ends"),
        labels=[combination_name(name) for name in answer.final],
        series=series,
        notes=(words("worth-note"),),
        invented=answer.invented,
        most=Fraction(1, 2),
        lying=True,
    ).chart()


def reaching(rerolls: int) -> Chart:
    """The best chance to reach each combination by one who goes for nothing else."""
    rules = Ruleset.load()
    checks.whole("rerolls", rerolls, 0, len(rules.mountain.rerolls))
    wanted = [name for name in COMBINATIONS if name != "nothing"]
    series = [
        Series(
            words("with-rerolls", {"rerolls": count}), [Fraction(reach(name, count, rules=rules)) for name in wanted]
        )
        for count in dict.fromkeys((rerolls, 0))
    ]
    return Bars(
        title=words("reaching", {"rerolls": rerolls}),
        sentence=words("reaching-say", {"rerolls": rerolls, "five": series[0].values[-1]}),
        axis=words("axis-aim"),
        labels=[combination_name(name) for name in wanted],
        series=series,
        most=1,
        lying=True,
    ).chart()


def keep(first: int = 2, second: int = 2, third: int = 5, fourth: int = 5, fifth: int = 6, rerolls: int = 2) -> Chart:
    """What each way to go on from a roll is worth, and how much less than the best that is."""
    rules = Ruleset.load()
    checks.whole("rerolls", rerolls, 0, len(rules.mountain.rerolls))
    faces = {"first": first, "second": second, "third": third, "fourth": fourth, "fifth": fifth}
    dice = sorted(checks.whole(which, face, 1, SIDES) for which, face in faces.items())
    climbing = asked(rerolls, rules=rules)
    choices = climbing.choices(dice)
    shown = choices[:SHOWN]
    best = choices[0]
    facts = {"dice": SPACE.join(map(str, dice)), "rerolls": rerolls, "value": best.value}
    return Bars(
        title=words("keep", facts),
        sentence=words("keep-say", {**facts, "how": way(best.keep, len(dice)), "worst": choices[-1].regret}),
        axis=words("axis-keep"),
        value_axis=words("axis-worth"),
        chances=False,
        stacked=True,
        lying=True,
        labels=[way(choice.keep, len(dice)) for choice in shown],
        series=[
            Series(words("keep-worth"), [choice.value for choice in shown], "good"),
            Series(words("keep-lost"), [choice.regret or None for choice in shown], "nearly-bad"),
        ],
        notes=(words("keep-more", {"n": len(choices) - len(shown)}), words("worth-note")),
        invented=climbing.invented,
    ).chart()


def way(kept: tuple[int, ...], all_: int) -> Said:
    """A way to go on, in words."""
    how = "stop" if len(kept) == all_ else "none" if not kept else "some"
    return words("way", {"how": how, "dice": SPACE.join(map(str, kept))})
