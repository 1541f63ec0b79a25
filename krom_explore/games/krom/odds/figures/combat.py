"""Combat: how often weight decides, for whom it decides where, and what a crowd costs."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, NamedTuple

from krom_explore.engine import checks
from krom_explore.odds.drawn import Bars, Grid, Series

from ...box import PLACES
from ...catalogue import bad
from ...ruleset import Ruleset
from ..bout import Fighter
from ..combat import Combat, combat
from ..words import in_place, place_name
from .words import a_fighter, a_place, comes_there, words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart


class Parts(NamedTuple):
    """The ways a combat of two can end."""

    by_dice: Fraction
    by_weight: Fraction
    lost_by_weight: Fraction
    lost_by_dice: Fraction


MOODS = ("good", "nearly-good", "nearly-bad", "bad")


def parts(fight: Combat) -> Parts:
    """How the first of two wins or loses: by the dice alone, or because weight decides a tie."""
    one, two = fight.names
    strength = fight.rules.tie_strength[fight.place]
    of_ties = Fraction(1, 2) if strength[one] == strength[two] else Fraction(strength[one] > strength[two])
    won, lost = fight.tie * of_ties, fight.tie * (1 - of_ties)
    return Parts(fight.win[one] - won, won, lost, fight.win[two] - lost)


def fight_of(who: str, against: str, place: str, rules: Ruleset) -> Combat:
    comes_there((who, against), place, rules)
    return combat([Fighter(who), Fighter(against)], place, rules)


def tie(who: str, against: str, place: str) -> Chart:
    """How a combat of two ends, and whether dice or weight decide it."""
    rules = Ruleset.load()
    a_fighter("who", who, rules)
    a_fighter("against", against, rules)
    a_place("place", place)
    if who == against:
        raise bad("against", "fighter-twice", name=who)
    fight = fight_of(who, against, place, rules)
    heavy = place in rules.combat.heavier_wins
    facts = {"name": who, "other": against, "where": in_place(place), "heavier": heavy, "chance": fight.win[who]}
    return Bars(
        title=words("tie", facts),
        sentence=words("tie-say", {**facts, "tie": fight.tie}),
        labels=[words(f"tie-{part}", facts) for part in Parts._fields],
        series=[Series(words("axis-chance"), list(parts(fight)))],
        moods=MOODS,
        invented=fight.invented,
        most=Fraction(1, 2),
        lying=True,
    ).chart()


def ties(place: str) -> Chart:
    """Everybody against everybody in a place: how often the one in the row wins."""
    rules = Ruleset.load()
    a_place("place", place)
    names = sorted(rules.characters, key=rules.weights.__getitem__)
    fights = {(one, two): fight_of(one, two, place, rules) for one in names for two in names if one != two}
    return Grid(
        title=words("ties", {"where": in_place(place)}),
        sentence=words("ties-say", {"heavier": place in rules.combat.heavier_wins, "where": in_place(place)}),
        axis=words("axis-against"),
        value_axis=words("axis-who"),
        rows=names,
        columns=names,
        values=[[fights[one, two].win[one] if one != two else None for two in names] for one in names],
        invented=next(iter(fights.values())).invented,
        most=1,
    ).chart()


def ties_of(who: str) -> Chart:
    """One person against everybody else, in all four places."""
    rules = Ruleset.load()
    checks.one_of("who", who, rules.characters)
    others = [name for name in sorted(rules.characters, key=rules.weights.__getitem__) if name != who]
    fights = [[fight_of(who, other, place, rules) for place in PLACES] for other in others]
    return Grid(
        title=words("ties-of", {"name": who}),
        sentence=words("ties-of-say", {"name": who, "kg": rules.weights[who]}),
        axis="",
        value_axis="",
        rows=[words("weighs", {"name": name, "kg": rules.weights[name]}) for name in others],
        columns=[place_name(place) for place in PLACES],
        values=[[fight.win[who] for fight in row] for row in fights],
        invented=fights[0][0].invented,
        most=1,
    ).chart()


def crowd(fighters: int, life: int, place: str) -> Chart:
    """What the lightest loses among so many fighters who all have a die, and how often that stuns."""
    rules = Ruleset.load()
    checks.whole("fighters", fighters, 2, rules.players.most)
    checks.whole("life", life, 1, rules.life.most)
    a_place("place", place)
    names = sorted(rules.characters, key=rules.weights.__getitem__)[:fighters]
    fight = combat([Fighter(names[0], life), *map(Fighter, names[1:])], place, rules)
    lost = fight.damage[names[0]]
    facts = {"name": names[0], "life": life, "count": fighters, "where": in_place(place)}
    answer = {"mean": lost.mean, "stunned": fight.stunned[names[0]], "win": fight.win[names[0]]}
    return Bars(
        title=words("crowd", facts),
        sentence=words("crowd-say", {**facts, **answer}),
        axis=words("axis-lost"),
        labels=[str(amount) for amount in lost],
        series=[
            Series(words("crowd-stands"), [None if amount >= life else lost[amount] for amount in lost], "good"),
            Series(words("crowd-stunned"), [lost[amount] if amount >= life else None for amount in lost], "bad"),
        ],
        stacked=True,
        most=Fraction(1, 2),
        invented=fight.invented,
    ).chart()
