"""The course in probability: outcomes, averages, several cards, what can be concluded, when to stop."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from itertools import accumulate
from math import sqrt
from random import Random
from typing import TYPE_CHECKING

from attrs import frozen

from krom_explore.engine import checks
from krom_explore.odds.dice import SIDES
from krom_explore.odds.drawn import Bars, Curves, Grid, Line, Series, compare
from krom_explore.odds.intervals import intervals as many_times
from krom_explore.odds.simulation import SURE, running, wilson

from ...catalogue import bad
from ...ruleset import Ruleset
from ..bout import Fighter
from ..chain import Rest, at_first, fought
from ..combat import Combat, combat
from ..draws import draws as asked_draws
from ..duel import duel as asked_duel
from ..evidence import face_down as asked_card
from ..evidence import winners_die as asked_die
from ..forest import MOST_KROM, forest
from ..hunt import hunt
from ..life_lost import life_lost as asked_loss
from ..total import total
from ..words import in_place
from .combat import fight_of
from .words import a_fighter, a_place, words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart

FAR = 3
MOST_ROLLS = 20_000
POINTS = 60
ROLLS = (10, 30, 100, 300, 1_000, 3_000, 10_000, 30_000, 100_000)
FIGHTS = 15

EVENTS: dict[str, Callable[[int, int, bool], bool]] = {
    "wins": lambda mine, other, wins: wins,
    "loses": lambda mine, other, wins: not wins,
    "equal": lambda mine, other, wins: mine == other,
    "a six": lambda mine, other, wins: SIDES in (mine, other),
    "far behind": lambda mine, other, wins: other - mine >= FAR,
    "nine or more": lambda mine, other, wins: mine + other >= 9,
}
"""Events that two dice decide, and the place."""


# --- outcomes


@frozen(kw_only=True, repr=False)
class Outcomes(Grid):
    """All outcomes of two dice; those that belong to an event are marked."""

    def in_cell(self, value: Fraction, lang: str) -> str:
        return "✓" if value else "·"

    def written(self, value: Fraction, lang: str) -> str:
        return words("outcome", {"belongs": bool(value)}).say(lang)


def outcomes(event: str, place: str, who: str = "Alma", against: str = "Kolos") -> Chart:
    """The outcomes of a combat of two that belong to an event: one of ``EVENTS``, told of ``who``."""
    rules = Ruleset.load()
    checks.one_of("event", event, EVENTS)
    a_place("place", place)
    a_fighter("who", who, rules)
    a_fighter("against", against, rules)
    if who == against:
        raise bad("against", "fighter-twice", name=who)
    invented = fight_of(who, against, place, rules).invented if event in ("wins", "loses") else ()
    strength = rules.tie_strength[place]
    faces = range(1, SIDES + 1)
    hits = [
        [EVENTS[event](mine, other, (mine, strength[who]) > (other, strength[against])) for other in faces]
        for mine in faces
    ]
    count = sum(map(sum, hits))
    facts = {"event": event.replace(" ", "-"), "name": who, "where": in_place(place), "far": FAR}
    return Outcomes(
        title=words("outcomes", facts),
        sentence=words("outcomes-say", {"count": count, "all": SIDES**2, "chance": Fraction(count, SIDES**2)}),
        axis=words("axis-die", {"name": against}),
        value_axis=words("axis-die", {"name": who}),
        chances=False,
        rows=list(map(str, faces)),
        columns=list(map(str, faces)),
        values=[[Fraction(hit) for hit in row] for row in hits],
        most=1,
        invented=invented,
    ).chart()


# --- averages


def life_lost(fighters: int = 2, life: int = 7, kromosaurus: bool = False) -> Chart:
    """What a combat of so many players costs one of them who has ``life``."""
    return asked_loss(fighters, life, kromosaurus).chart()


def average(fighters: int = 2, rolls: int = 300) -> Chart:
    """The life that one of so many fighters has lost on average after one combat, two, ..., and the exact average."""
    return averages(fighters, rolls, None).chart()


def averages(fighters: int, rolls: int, seed: int | None) -> Curves:
    """Without a seed the rolls are others every time."""
    checks.whole("rolls", rolls, 2, MOST_ROLLS)
    asked = asked_loss(fighters)
    lost = Random(seed).choices(list(asked.lost), list(asked.lost.ways.values()), k=rolls)
    sums, squares = list(accumulate(lost)), list(accumulate(each * each for each in lost))
    seen = sorted({round(rolls ** (step / POINTS)) for step in range(POINTS + 1)} - {1})
    means = [Fraction(sums[n - 1], n) for n in seen]
    reach = [
        SURE * sqrt(max(0, squares[n - 1] / n - float(mean) ** 2) / n) for n, mean in zip(seen, means, strict=True)
    ]
    return Curves(
        title=words("average", {"fighters": fighters}),
        sentence=words("average-say", {"n": rolls, "mean": means[-1], "exact": asked.mean}),
        axis=words("axis-combats"),
        value_axis=words("axis-lost"),
        chances=False,
        log=True,
        series=[
            Line(
                words("simulated"),
                list(zip(seen, means, strict=True)),
                [(max(0.0, float(mean) - by), float(mean) + by) for mean, by in zip(means, reach, strict=True)],
            ),
            Line(words("exact"), [(seen[0], asked.mean), (seen[-1], asked.mean)]),
        ],
    )


# --- sums


def at_least(dice: int = 2, value: int = 9) -> Chart:
    """Every total of so many dice, and which of them reach ``value``."""
    reached = hunt(dice, value)
    chances = total(dice).chance
    return Bars(
        title=reached.title,
        sentence=reached.sentence,
        axis=words("axis-total"),
        labels=list(map(str, chances)),
        series=[
            Series(words("reached"), [each if points >= value else None for points, each in chances.items()], "good"),
            Series(words("too-low"), [each if points < value else None for points, each in chances.items()], "bad"),
        ],
        stacked=True,
    ).chart()


# --- comparing dice


def line_up(fighters: int = 3, place: str = "forest") -> Chart:
    """Who wins when so many fight, from the lightest on."""
    rules = Ruleset.load()
    checks.whole("fighters", fighters, 2, min(rules.players.most, len(rules.characters)))
    a_place("place", place)
    names = sorted(rules.characters, key=rules.weights.__getitem__)[:fighters]
    fight = combat([Fighter(name) for name in names], place, rules)
    return Bars(
        title=words("line-up", {"fighters": fighters, "where": in_place(place)}),
        sentence=words("line-up-say", {"tie": fight.tie, "share": Fraction(1, fighters)}),
        axis=words("axis-lightest-first"),
        labels=names,
        series=[Series(words("axis-chance"), [fight.win[name] for name in names])],
        invented=fight.invented,
        most=Fraction(3, 5),
    ).chart()


def advantage(plus: int = 1, dice: int = 0, place: str = "forest") -> Chart:
    """Alma against Kolos with points or dice on top of hers."""
    checks.whole("plus", plus, 0, SIDES)
    checks.whole("dice", dice, 0, 3)
    a_place("place", place)
    with_help, without = alma_and_kolos(place, plus, dice), alma_and_kolos(place)
    both = compare(
        {words("with-help").say(): with_help, words("without-help").say(): without}, ["win Alma", "win Kolos", "tie"]
    )
    facts = {"plus": plus, "dice": dice, "where": in_place(place), "chance": with_help.win["Alma"]}
    return Bars(
        title=words("advantage", facts),
        sentence=words("advantage-say", facts),
        labels=both.labels,
        series=both.series,
        invented=both.invented,
        most=1,
        lying=True,
    ).chart()


# --- what can be concluded


def winners_die(who: str, against: str, place: str) -> Chart:
    """What the die of ``who`` showed, given a victory: before and after one knows of it."""
    a_place("place", place)
    return asked_die(who, against, place).chart()


def face_down(passes: int = 1, plays: int = 50, place: str = "savannah") -> Chart:
    """Which Bonus card a rival holds who played none in so many combats: before and after."""
    return asked_card(passes, plays, place).chart()


# --- without replacement


def draws(want: str, cards: int = 2) -> Chart:
    """How many of so many Gathering cards are wanted: kept out of the pile, or put back each time."""
    out, back = asked_draws(want, cards), asked_draws(want, cards, put_back=True)
    found = sorted({*out.chance, *back.chance})
    labels = {row.id: row.label for row in (*out.rows, *back.rows)}
    return Bars(
        title=out.title,
        sentence=words("draws-say", {"out": out.some, "back": back.some, "mean": out.mean}),
        axis=words("axis-found"),
        labels=[labels[f"found {number}"] for number in found],
        series=[
            Series(words("kept-out"), [out.chance[number] for number in found]),
            Series(words("put-back"), [back.chance[number] for number in found]),
        ],
        invented=out.invented,
    ).chart()


# --- large numbers


def settling(rolls: int) -> Chart:
    """The share of Alma's victories against Kolos in the Forest after one combat, two, ..., and her exact chance."""
    return running(alma_and_kolos(), rolls).chart()


def intervals(rolls: int, times: int = 40) -> Chart:
    """So many simulations of Alma against Kolos in the Forest, each with its interval: which hold her exact chance?"""
    return many_times(alma_and_kolos(), rolls, times).chart()


def alma_and_kolos(place: str = "forest", plus: int = 0, dice: int = 0) -> Combat:
    """The pair that the course asks about, Alma with points or dice on top of hers."""
    return combat([Fighter("Alma", plus=plus, dice=dice), Fighter("Kolos")], place)


def precision(percent: int) -> Chart:
    """How far off a simulation may be after so many rolls, for something that happens so often of 100 times."""
    checks.whole("percent", percent, 0, 100)
    reach = [(n, half_width(percent * n // 100, n)) for n in ROLLS]
    near = dict(reach)
    return Curves(
        title=words("precision"),
        sentence=words("precision-say", {"share": Fraction(percent, 100), "few": near[100], "many": near[10_000]}),
        axis=words("axis-rolls"),
        value_axis=words("axis-off"),
        series=[Line(words("axis-off"), reach)],
        log=True,
        most=Fraction(3, 10),
    ).chart()


def half_width(count: int, n: int) -> Fraction:
    """How far the interval reaches from its middle."""
    low, high = wilson(count, n)
    return Fraction(high - low) / 2


# --- stopping


def stop_after(krom: int) -> Chart:
    """What a visit to the Forest is worth to one who always draws so many cards, and to one who looks and decides."""
    rules = Ruleset.load()
    checks.whole("krom", krom, 0, MOST_KROM)
    best = forest(krom=krom, rules=rules)
    visit = best.visits["draw"]

    def worth(cards: int) -> Fraction:
        ends = visit.walk(lambda now: now.drawn < cards and visit.may_draw(now))
        return Fraction(sum(net * ways for (_, net), ways in ends.items()), visit.scales[0] * best.unit)

    plans = [worth(cards) for cards in range(1, len(visit.sizes) + 1)]
    return Bars(
        title=words("stop-after", {"krom": krom}),
        sentence=words("stop-after-say", {"best": best.value, "most": max(plans)}),
        axis=words("axis-plan"),
        value_axis=words("axis-worth"),
        chances=False,
        labels=[*(words("always", {"cards": cards}) for cards in range(1, len(plans) + 1)), words("decides")],
        series=[Series(words("axis-worth"), [*plans, best.value])],
        notes=(words("worth-note"),),
        invented=best.invented,
        lying=True,
    ).chart()


# --- chains


def over_by(life: int, kromosaurus: int) -> Chart:
    """How likely a duel with the Kromosaurus is over after one fight, two, ..., and how it ended."""
    rules = Ruleset.load()
    checks.whole("life", life, 1, rules.life.most)
    checks.whole("kromosaurus", kromosaurus, 1, rules.kromosaurus.life)
    duel = asked_duel(life, kromosaurus, rules=rules)
    standing, rest = at_first(duel), Rest(duel)
    felled, stunned = [(0, Fraction(0))], [(0, Fraction(0))]
    for fights in range(1, FIGHTS + 1):
        standing, won, lost = fought(standing, duel.fight[-1], rest)
        felled.append((fights, felled[-1][1] + won))
        stunned.append((fights, stunned[-1][1] + lost))
    on = [(n, 1 - won - lost) for (n, won), (_, lost) in zip(felled, stunned, strict=True)]
    return Curves(
        title=words("over-by", {"life": life, "beast": kromosaurus}),
        sentence=words("over-by-say", {"on": on[5][1], "felled": felled[-1][1], "fights": FIGHTS}),
        axis=words("axis-fights"),
        series=[
            Line(words("still-fighting"), on),
            Line(words("it-is-felled"), felled),
            Line(words("player-stunned"), stunned),
        ],
        most=1,
    ).chart()
