"""Which of two things is likelier: hunts, combats in two places, combinations on a climb."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any, NamedTuple

from krom_explore.learn.quiz import Luck, NoQuestion, Question, Spoken, choices

from .. import odds
from ..answers import hunt
from ..box import COMBINATIONS, KROMOSAURUS, PLACES
from ..catalogue import said
from ..game import Table
from ..odds import Fighter
from ..odds.words import card_name, combination_name
from ..ruleset import Ruleset
from .positions import alone, card_text, follow, invented, lines, people, play_on, says, scene, weights_invented, where

FIRST, SECOND, SAME = "first", "second", "same"

APART = {"easy": Fraction(15, 100), "normal": Fraction(8, 100), "hard": Fraction(5, 100)}
"""How far the two chances have to be apart, where they are not the same."""


class Event(NamedTuple):
    """Something that may happen."""

    said: Spoken
    chance: Fraction

    def told(self, lang: str) -> str:
        """With its chance."""
        return says("likelier-why", what=self.said(lang), chance=self.chance)(lang)


class Pair(NamedTuple):
    """Two things that may happen from a position, and how people compare them."""

    table: Table
    first: Event
    second: Event
    misread: Mapping[str, str]
    rule: str
    lines: tuple[str, ...]
    """One way in which it may go."""
    given: tuple[Spoken, ...] = ()
    invented: bool = False
    about: tuple[str, ...] = ()


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    pairs = {
        "easy": (hunts, hunts, crowds),
        "normal": (hunts, fights, reached),
        "hard": (hunts, beast_or_two, beast_in_two_places, reached),
    }
    pair = luck.pick(pairs[level])(luck, level, rules)
    first, second = pair.first.chance, pair.second.chance
    if first != second and abs(first - second) < APART[level]:
        raise NoQuestion
    truth = compared(first, second)
    even = [] if SAME in pair.misread.values() else [("may-or-may-not", SAME)]
    said_of = {FIRST: pair.first.said, SECOND: pair.second.said, SAME: says("likelier-same")}
    return Question(
        table=pair.table,
        ask=said("quiz-likelier", {}),
        answer=truth,
        options=choices(luck, truth, dict(luck.mixed([*pair.misread.items(), *even])), said_of.__getitem__),
        why=lambda lang: " ".join(
            says("likelier-why", what=event.said(lang), chance=event.chance)(lang)
            for event in (pair.first, pair.second)
        ),
        rules=(pair.rule,),
        given=pair.given,
        facts={"plus": rules.kromosaurus.plus},
        lines=pair.lines,
        invented=pair.invented,
        about=pair.about,
    )


def compared(first: Fraction | int, second: Fraction | int) -> str:
    return FIRST if first > second else SECOND if second > first else SAME


# --- hunts


def hunts(luck: Luck, level: str, rules: Ruleset) -> Pair:
    """Two prey that lie there, each with so many dice."""
    cards = [name for name in sorted(rules.hunt) if rules.hunt[name].copies]
    first, second = luck.some(cards, 2)
    most = 0 if level == "easy" else len(rules.savannah.extra_dice)
    bought = [luck.number(0, min(most, 1 if level == "normal" else most)) for _ in range(2)]
    dice = [rules.hunt[card].dice + more for card, more in zip((first, second), bought, strict=True)]
    values = [rules.hunt[card].value for card in (first, second)]
    chances = [Fraction(odds.hunt(many, value)) for many, value in zip(dice, values, strict=True)]
    if 1 in chances or 0 in chances or max(dice) > 4:
        raise NoQuestion
    prices = rules.savannah.extra_dice
    krom = prices[max(bought) - 1] if any(bought) else luck.number(0, 5)
    table, name = alone(luck, rules, "savannah", {"krom": krom}, prey=[first, second])
    misread = {
        "more-dice-are-surer": compared(dice[0], dice[1]),
        "lower-values-are-easier": compared(-values[0], -values[1]),
        "less-per-die-is-easier": compared(-Fraction(values[0], dice[0]), -Fraction(values[1], dice[1])),
    }
    better = max((0, 1), key=lambda n: chances[n])
    played = follow(table, luck, hunt((first, second)[better], bought[better]))
    one, other = (
        Event(says("likelier-hunt", player=name, card=card_name(card, rules), dice=many), chance)
        for card, many, chance in zip((first, second), dice, chances, strict=True)
    )
    given = tuple(card_text(card, rules) for card in (first, second))
    made_up = invented(rules.hunt[first], rules.hunt[second])
    return Pair(table, one, other, misread, "savannah.success", lines(table, played), given, made_up, ("cards",))


# --- combats


def wins(name: str, others: list[str], place: str, rules: Ruleset) -> Event:
    fight = odds.combat([Fighter(name), *map(Fighter, others)], place, rules)
    told = says("likelier-win", name=name, others=others, where=where(place))
    return Event(told, fight.win[name])


def in_combat(luck: Luck, rules: Ruleset, names: list[str], place: str) -> tuple[Table, tuple[str, ...]]:
    """A combat of these, and one way in which it may go."""
    players = [name for name in names if name != KROMOSAURUS]
    beast = {"place": place, "life": rules.kromosaurus.life}
    more: dict[str, Any] = {"kromosaurus": beast} if KROMOSAURUS in names else {}
    table = scene(luck, rules, {name: {"place": place} for name in players}, **more)
    fought = play_on(table, luck, lambda one: any(event.kind == "combat" for event in one.log))
    return table, lines(table, fought)


def fights(luck: Luck, level: str, rules: Ruleset) -> Pair:
    """The same two in two places."""
    name, other = people(luck, rules, 2)
    here, there = luck.some(PLACES, 2)
    first, second = wins(name, [other], here, rules), wins(name, [other], there, rules)
    table, way = in_combat(luck, rules, [name, other], here)
    heavier = rules.combat.heavier_wins
    sides = [(place in heavier) == (rules.weights[name] > rules.weights[other]) for place in (here, there)]
    misread = {
        "places-mixed-up": compared(sides[1], sides[0]),
        "place-does-not-matter": SAME,
        "earlier-places-are-easier": compared(-PLACES.index(here), -PLACES.index(there)),
        "later-places-are-easier": compared(PLACES.index(here), PLACES.index(there)),
    }
    made_up = weights_invented(rules, [name, other])
    return Pair(table, first, second, misread, "combat.tie.weight", way, weights(rules, [name, other]), made_up)


def crowds(luck: Luck, level: str, rules: Ruleset) -> Pair:
    """Against one, or against two."""
    name, other, third = people(luck, rules, 3)
    place = luck.pick(PLACES)
    first, second = wins(name, [other], place, rules), wins(name, [other, third], place, rules)
    table, way = in_combat(luck, rules, [name, other, third], place)
    misread = {"one-die-is-one-die": SAME, "the-others-hurt-each-other": SECOND, "fewer-is-always-easier": FIRST}
    made_up = weights_invented(rules, [name, other, third])
    return Pair(table, first, second, misread, "combat.winner", way, weights(rules, [name, other, third]), made_up)


def beast_or_two(luck: Luck, level: str, rules: Ruleset) -> Pair:
    """Against the Kromosaurus, or against two players."""
    name, other, third = people(luck, rules, 3)
    place = luck.pick(rules.kromosaurus.destinations)
    first, second = wins(name, [KROMOSAURUS], place, rules), wins(name, [other, third], place, rules)
    table, way = in_combat(luck, rules, [name, KROMOSAURUS], place)
    misread = {"two-are-worse-than-one": FIRST, "the-beast-always-wins": SECOND, "forgot-what-it-adds": FIRST}
    return Pair(table, first, second, misread, "kromosaurus.plus", way, weights(rules, [name, other, third]), True)


def beast_in_two_places(luck: Luck, level: str, rules: Ruleset) -> Pair:
    """Against the Kromosaurus here, or there."""
    name, _ = people(luck, rules, 2)
    here, there = luck.some(rules.kromosaurus.destinations, 2)
    first, second = wins(name, [KROMOSAURUS], here, rules), wins(name, [KROMOSAURUS], there, rules)
    table, way = in_combat(luck, rules, [name, KROMOSAURUS], here)
    misread = {
        "places-mixed-up": compared(second.chance, first.chance),
        "place-does-not-matter": SAME,
        "earlier-places-are-easier": compared(-PLACES.index(here), -PLACES.index(there)),
        "later-places-are-easier": compared(PLACES.index(here), PLACES.index(there)),
    }
    given = weights(rules, [name, KROMOSAURUS])
    return Pair(table, first, second, misread, "kromosaurus.tie", way, given, weights_invented(rules, [KROMOSAURUS]))


def weights(rules: Ruleset, names: list[str]) -> tuple[Spoken, ...]:
    return tuple(says("weighs", name=name, weight=rules.weights[name]) for name in names)


# --- climbs


def reached(luck: Luck, level: str, rules: Ruleset) -> Pair:
    """Two combinations, for somebody who goes for nothing else."""
    known = [name for name in COMBINATIONS if name not in ("nothing", "pair")]
    first, second = luck.some(known, 2)
    rerolls = luck.number(0, min(2, len(rules.mountain.rerolls)))
    krom = sum(rules.mountain.rerolls[:rerolls])
    table, _ = alone(luck, rules, "mountain", {"krom": krom})
    chances = [Fraction(odds.reach(one, rerolls, rules=rules)) for one in (first, second)]
    listed = [known.index(one) for one in (first, second)]
    misread = {
        "as-in-the-list": compared(-listed[0], -listed[1]),
        "more-equal-dice-are-rarer": compared(-equal(first), -equal(second)),
    }
    played = follow(table, luck, "climb")
    one, other = (
        Event(says("likelier-reach", combination=combination_name(wanted), rerolls=rerolls), chance)
        for wanted, chance in zip((first, second), chances, strict=True)
    )
    return Pair(table, one, other, misread, "mountain.keep", lines(table, played), (says("or-better"),))


def equal(combination: str) -> int:
    """How many dice show the same in a combination."""
    return {"two_pairs": 2, "three": 3, "full": 3, "four": 4, "five": 5}.get(combination, 1)
