"""What a class can do with Tribù: the activities of ``activities.toml``, and what they are asked by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.resources import files
from random import Random
from typing import Any

from krom_explore.engine import toml
from krom_explore.games.sheet import Field, OddsSheet
from krom_explore.learn.activities import Activities, read_activities
from krom_explore.odds.picture import Picture, of_rows
from krom_explore.odds.result import Result, Row, Trial
from krom_explore.odds.spread import Named, Said
from krom_explore.odds.steps import Explanation

from .catalogue import said
from .game import Table
from .odds import QUESTIONS
from .odds.wait import SHOWN, Wait, wait
from .odds.wait import fields as wait_fields
from .odds.words import card_name, row, step
from .ruleset import Ruleset

LAST = 10
"""So many draws are told apart in a class; no more than an answer of ``odds`` tells apart."""
assert LAST <= SHOWN


CARDS = ("odds-step-unseen", "odds-step-helper", "odds-step-helpers")
"""The steps of a wait that count what there is to draw."""


class FirstDraw(Result):
    """At which draw a card comes that fits."""

    def __init__(self, waiting: Wait):
        self.waiting = waiting

    @property
    def invented(self) -> tuple[str, ...]:
        return self.waiting.invented

    @property
    def title(self) -> Said:
        return self.waiting.title

    @property
    def sentence(self) -> Said:
        return self.waiting.sentence

    @property
    def rows(self) -> list[Row]:
        until = self.waiting.until
        draws = [row(f"draw {draw}", "activity-draw", {"draw": draw}, until.at(draw)) for draw in range(1, LAST + 1)]
        return [*draws, Row("draw later", said("odds-pic-later", {}), until.later(LAST))]

    def explained(self, about: str | None = None) -> Explanation:
        return self.waiting.explained(about)

    def explained_row(self, row: str) -> Explanation:
        """None so far, and then one that fits."""
        steps, draw = self.waiting.explained(), row.removeprefix("draw ")
        before = int(draw) - 1 if draw.isdecimal() else LAST
        cards = [each for each in steps if each.key in CARDS]
        none = [each for each in steps if each.key == "odds-step-none-yet"][:before]
        if not draw.isdecimal():
            return Explanation([*cards, *none])
        until, helpers, of = self.waiting.until, self.waiting.helpers.total(), self.waiting.pile - before
        facts = {"draw": before + 1, "helpers": helpers, "of": of, "none": until.later(before)}
        return Explanation([*cards, *none, step("first-at", {**facts, "chance": until.at(before + 1)})])

    def trial(self, random: Random) -> list[str]:
        return self.played(random).happened

    def played(self, random: Random) -> Trial:
        cards = self.waiting.drawn(random)
        _, came = self.waiting.came(cards)
        draw = came.rpartition(" ")[2]
        happened = came if draw.isdecimal() and int(draw) <= LAST else "draw later"
        names = [card_name(card, self.waiting.rules) for card in cards[:LAST]]
        told = said("activity-waiting-fell", {"cards": names, "more": max(0, len(cards) - LAST)})
        return Trial([happened], (), (told,))

    @property
    def pictures(self) -> Sequence[Picture]:
        return [of_rows(self)]


def fields(rules: Ruleset) -> list[Field]:
    """Those of the wait, but for the number of draws, which is what is asked."""
    return [each for each in wait_fields(rules) if each.name in ("character", "vase", "colour")]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> FirstDraw:
    return FirstDraw(wait(chosen["character"], chosen["vase"], chosen["colour"], LAST, rules=rules))


def chain(result: FirstDraw, values: Mapping[str, Any], rules: Ruleset) -> list[Said]:
    """The chain that waits, the place that is open in it, and the cards that fit there."""
    wait = result.waiting
    vases = [Named(vase, rules.vase_name) for vase in rules.characters[wait.character].vases]
    cards = [
        said("activity-known-copies", {"card": card_name(card, rules), "copies": copies})
        for card, copies in wait.helpers.items()
    ]
    return [
        said("activity-known-chain", {"character": card_name(wait.character, rules), "vases": vases}),
        said("activity-known-fitting", {"vase": wait.vase, "place": wait.place, "cards": cards}),
        said("activity-known-pile", {"helpers": wait.helpers.total(), "pile": wait.pile}),
    ]


ACTIVITIES = Activities(
    game="tribu",
    all=read_activities(toml.read(files(__package__).joinpath("activities.toml").read_text(encoding="utf-8"))),
    sheets={sheet.name: sheet for sheet in (*QUESTIONS, OddsSheet("first_draw", fields, ask))},
    table=Table,
    facts={"first_draw": chain},
)
