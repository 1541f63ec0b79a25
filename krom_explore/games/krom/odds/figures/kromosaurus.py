"""The Kromosaurus: the chance to fell it, where a duel stands after so many fights, and after so many turns."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import TYPE_CHECKING

from krom_explore.engine import checks
from krom_explore.odds.drawn import Curves, Grid, Line
from krom_explore.odds.spread import Spread

from ...ruleset import Ruleset
from ..chain import Moment
from ..duel import duel as asked
from ..duel import one_fight
from .words import words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart

MOST_DICE = 3
MOST_FIGHTS = 30
TURNS = 30


def duel(life: int = 7, dice: int = 0) -> Chart:
    """The chance to fell the Kromosaurus by the life it has left, with so much life and so many more dice a fight."""
    rules = Ruleset.load()
    checks.whole("life", life, 1, rules.life.most)
    checks.whole("dice", dice, 0, MOST_DICE)
    lives = range(1, rules.kromosaurus.life + 1)
    series = [
        Line(words("more-dice", {"dice": more}), [(its, asked(life, its, more, rules=rules).win) for its in lives])
        for more in dict.fromkeys((dice, 0))
    ]
    return Curves(
        title=words("duel", {"life": life, "dice": dice}),
        sentence=words("duel-say", {"life": life, "beast": lives[-1], "chance": series[0].points[-1][1]}),
        axis=words("axis-its-life"),
        value_axis=words("axis-felled"),
        series=series,
        most=1,
    ).chart()


def duel_map(dice: int) -> Chart:
    """The chance to fell the Kromosaurus for every life of both."""
    rules = Ruleset.load()
    checks.whole("dice", dice, 0, MOST_DICE)
    lives, beasts = range(1, rules.life.most + 1), range(1, rules.kromosaurus.life + 1)
    return Grid(
        title=words("duel-map", {"dice": dice}),
        sentence=words("duel-map-say"),
        axis=words("axis-life"),
        value_axis=words("axis-its-life"),
        rows=list(map(str, beasts)),
        columns=list(map(str, lives)),
        values=[[asked(life, beast, dice, rules=rules).win for life in lives] for beast in beasts],
        most=1,
    ).chart()


def chain(life: int = 7, kromosaurus: int = 10, fights: int = 1) -> Chart:
    """Where a duel stands after so many fights: how likely each life of both is."""
    rules = Ruleset.load()
    checks.whole("life", life, 1, rules.life.most)
    checks.whole("kromosaurus", kromosaurus, 1, rules.kromosaurus.life)
    checks.whole("fights", fights, 0, MOST_FIGHTS)
    stands = after(life, kromosaurus, fights, rules)
    felled = sum((chance for (_, beast), chance in stands.items() if not beast), Fraction(0))
    stunned = sum((chance for (mine, _), chance in stands.items() if not mine), Fraction(0))
    lives, beasts = range(life, -1, -1), range(kromosaurus, -1, -1)
    return Grid(
        title=words("chain", {"fights": fights}),
        sentence=words("chain-say", {"felled": felled, "stunned": stunned, "on": 1 - felled - stunned}),
        axis=words("axis-life-left"),
        value_axis=words("axis-its-life-left"),
        blank_below=Fraction(1, 200),
        rows=list(map(str, beasts)),
        columns=list(map(str, lives)),
        values=[[stands[mine, beast] or None for mine in lives] for beast in beasts],
    ).chart()


def roaming(life: int = 7, kromosaurus: int = 10) -> Chart:
    """How it stands after so many turns, for somebody who is always where it may come: most turns it is elsewhere."""
    rules = Ruleset.load()
    checks.whole("life", life, 1, rules.life.most)
    checks.whole("kromosaurus", kromosaurus, 1, rules.kromosaurus.life)
    places = len(rules.kromosaurus.destinations)
    felled, stunned, on = [], [], []
    for turn, stands in zip(range(TURNS + 1), turns(life, kromosaurus, places, rules), strict=False):
        felled.append((turn, sum((chance for (_, its), chance in stands.items() if not its), Fraction(0))))
        stunned.append((turn, sum((chance for (mine, _), chance in stands.items() if not mine), Fraction(0))))
        on.append((turn, 1 - felled[-1][1] - stunned[-1][1]))
    met = 1 - (1 - Fraction(1, places)) ** 3
    return Curves(
        title=words("roaming", {"life": life, "beast": kromosaurus}),
        sentence=words("roaming-say", {"met": met, "on": on[-1][1], "felled": felled[-1][1], "turns": TURNS}),
        axis=words("axis-turns"),
        series=[
            Line(words("not-over"), on),
            Line(words("it-is-felled"), felled),
            Line(words("player-stunned"), stunned),
        ],
        most=1,
    ).chart()


def after(life: int, kromosaurus: int, fights: int, rules: Ruleset) -> Spread[Moment]:
    """How likely each life of both is after so many fights. Who has fallen stays there."""
    return next(islice(turns(life, kromosaurus, 1, rules), fights, None))


def turns(life: int, kromosaurus: int, places: int, rules: Ruleset) -> Iterator[Spread[Moment]]:
    """How likely each life of both is at first and after each turn, where it comes to one of so many places and they
    fight only if it is the right one."""
    fight = one_fight(0, 0, rules.kromosaurus.destinations[0], rules)
    misses = Counter({(0, 0): (places - 1) * fight.total})
    turn = misses + Counter(fight.ways)
    standing, of = Counter({(life, kromosaurus): 1}), 1
    while True:
        yield Spread(standing, of)
        then: Counter[Moment] = Counter()
        of *= places * fight.total
        for (mine, its), ways in standing.items():
            over = not mine or not its
            for (lost, dealt), more in [((0, 0), places * fight.total)] if over else turn.items():
                then[max(0, mine - lost), max(0, its - dealt)] += ways * more
        standing = then
