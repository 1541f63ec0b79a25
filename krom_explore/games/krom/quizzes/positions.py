"""Positions that questions are about: small, legal, and made of what this box has."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from krom_explore import text
from krom_explore.engine.ports import Decision, Draw, Event, Over, Roll
from krom_explore.learn.quiz import Luck, NoQuestion, Spoken
from krom_explore.odds.spread import Named, Said

from ..box import KROMOSAURUS, PLACES
from ..catalogue import said
from ..facts import facts as facts_of
from ..game import Table
from ..ruleset import Ruleset
from ..words import describe_card, goods

Seats = Mapping[str, Mapping[str, Any]]

MOST_STEPS = 60
"""Answers, rolls and draws of a turn that is played out."""

CHOICES = ("action", "reroll", "movement")
"""Questions at which somebody has the choice; the others follow from what was done."""

LATE = (2, 9)
"""The turns that positions are set in: after the first, when everybody may be anywhere."""


def people(luck: Luck, rules: Ruleset, many: int) -> list[str]:
    """So many characters, as they sit."""
    if many > rules.players.most:
        raise NoQuestion
    return luck.some(list(rules.characters), many)


def scene(luck: Luck, rules: Ruleset, seats: Seats, phase: str = "actions", **more: Any) -> Table:
    """A table with these players. Where the box wants more, others lie stunned where nobody else is."""
    free = [place for place in PLACES if place not in {seat["place"] for seat in seats.values()}]
    others = [name for name in rules.characters if name not in seats]
    missing = max(0, rules.players.least - len(seats))
    extra = {name: {"place": luck.pick(free), "life": 0} for name in luck.some(others, missing)}
    scenario = {"phase": phase, "turn": luck.number(*LATE), "players": {**seats, **extra}, **more}
    return Table.scenario(scenario, rules=rules, seed=luck.below(10**6))


def alone(luck: Luck, rules: Ruleset, place: str, seat: Mapping[str, Any], **more: Any) -> tuple[Table, str]:
    """Somebody who acts alone in a place, first of all, and another one elsewhere who does nothing yet."""
    name, other = people(luck, rules, 2)
    later = PLACES[PLACES.index(place) + 1 :]
    asleep = {"place": luck.pick(later)} if later else {"place": luck.pick(PLACES[:-1]), "life": 0}
    table = scene(luck, rules, {name: {"place": place, **seat}, other: asleep}, **more)
    if not isinstance(table.pending, Decision) or table.pending.player != name:
        raise NoQuestion
    return table, name


def life(luck: Luck, rules: Ruleset, least: int = 1) -> int:
    return luck.number(min(least, rules.life.most), rules.life.most)


def deck_card(luck: Luck, rules: Ruleset, deck: str, fits: Callable[[Any], bool] = lambda card: True) -> str:
    """A card of a deck that fits; a card without copies is in no box."""
    cards = getattr(rules, deck)
    names: list[str] = sorted(cards)
    return luck.pick([name for name in names if cards[name].copies and fits(cards[name])])


# --- playing out

Answering = Callable[[Table], str]


def leaves(table: Table) -> str:
    """The answer of somebody who wants nothing: the last one ends, passes, takes nothing."""
    return str(table.options[-1])


def play_on(table: Table, luck: Luck, until: Callable[[Table], bool], answering: Answering = leaves,
            dice: Mapping[str, Sequence[int]] | None = None) -> Table:  # fmt: skip
    """A fork, played until it is so. Dice fall as told by name, else as luck has it."""
    played = table.fork()
    for _ in range(MOST_STEPS):
        if until(played):
            return played
        pending = played.pending
        if isinstance(pending, Over):
            break
        if isinstance(pending, Decision):
            played.choose(answering(played))
        elif isinstance(pending, Draw):
            played.roll(luck.pick(sorted(set(pending.cards))))
        else:
            played.roll(thrown(pending, luck, dice or {}))
    raise NoQuestion


def follow(table: Table, luck: Luck, *answers: str) -> Table:
    """A fork on which these answers have been given, whatever chance brings in between. An illegal one raises."""
    played = table.fork()
    for answer in answers:
        played.choose(answer)
        played = play_on(played, luck, waits)
    return played


def waits(table: Table) -> bool:
    """Whether somebody is asked what to do, or nobody any more."""
    pending = table.pending
    return isinstance(pending, Over) or (isinstance(pending, Decision) and pending.question in CHOICES)


def thrown(pending: Roll, luck: Luck, dice: Mapping[str, Sequence[int]]) -> list[list[int]]:
    return [
        list(dice[name]) if len(dice.get(name, ())) == many else [luck.die() for _ in range(many)]
        for name, many in zip(pending.who, pending.dice, strict=True)
    ]


def since(table: Table, played: Table) -> list[Event]:
    """What has happened on the way from a table to the fork that was played on."""
    return played.log[len(table.log) :]


def lines(table: Table, played: Table) -> tuple[str, ...]:
    """The tape of that way."""
    return tuple(played.tape[table.steps :])


def told_until(events: Sequence[Event], kind: str) -> int:
    """How many of these events are told with the first of a kind."""
    return next(number for number, event in enumerate(events, 1) if event.kind == kind)


# --- words


def says(key: str, **facts: Any) -> Spoken:
    """A sentence of the quizzes."""
    return said(f"quiz-{key}", facts).say


def of_box(key: str, rules: Ruleset) -> Spoken:
    """A sentence of the quizzes with the numbers of the box in it."""
    return lambda lang: says(key, **facts_of(rules, lang))(lang)


def where(place: str) -> Said:
    return said("at-place", {"place": place})


def who(name: str) -> Spoken:
    """Somebody as a choice."""
    return says("who", name=name)


def amounts(some: Mapping[str, int]) -> Named:
    """Goods in a sentence."""
    return Named("", lambda _, lang: goods(some, lang))


def card_text(card: str, rules: Ruleset) -> Spoken:
    """A card by its name, and what it does."""
    return lambda lang: text.told_of(rules.name(card, lang), describe_card(card, lang, rules), lang)


def invented(*entries: Any) -> bool:
    """Whether one of these entries of the box is not the publisher's."""
    return any(entry.mark == "invented" for entry in entries)


def weights_invented(rules: Ruleset, names: Sequence[str]) -> bool:
    """Whether a tie among these is decided by weights that are not the publisher's."""
    marks = [rules.kromosaurus.weight_mark if name == KROMOSAURUS else rules.characters[name].mark for name in names]
    return "invented" in marks
