"""Several cards: how many of them are of one kind, or of one family."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import comb
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Section, counted
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Named, Said, Spread
from krom_explore.odds.steps import Explanation

from ..box import FAMILIES
from ..catalogue import said
from ..ruleset import Ruleset
from .cards import Cards, cards_of, drawable, invented_kinds, some_unseen
from .words import (
    card_name,
    choice_of,
    family_name,
    in_box,
    number_of,
    row,
    section,
    seen_argument,
    seen_field,
    step,
)  # fmt: skip

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser


class Draws(Result):
    """So many cards, drawn one after the other."""

    def __init__(self, want: str, draws: int, left: Counter[str], rules: Ruleset):
        self.want = want
        self.draws = draws
        self.left = left
        self.rules = rules
        self.pile = left.total()
        """How many cards there are to draw from."""
        self.wanted = sum(copies for card, copies in left.items() if self.hits(card))
        """How many of them are wanted."""
        others = self.pile - self.wanted
        ways = {found: comb(self.wanted, found) * comb(others, draws - found) for found in range(draws + 1)}
        self.chance = Spread({found: count for found, count in ways.items() if count}, comb(self.pile, draws))
        """The chance that so many of the drawn cards are wanted."""

    def hits(self, card: str) -> bool:
        return self.want in (card, self.rules.family[card])

    @property
    def mean(self) -> Fraction:
        """How many of the drawn cards are wanted, on average."""
        return self.chance.mean

    @property
    def some(self) -> Fraction:
        """The chance that at least one is."""
        return 1 - self.chance[0]

    @property
    def invented(self) -> tuple[str, ...]:
        return invented_kinds(self.rules, [self.want]) if self.want in self.rules.cards else ()

    @property
    def called(self) -> Named | Said:
        """What is wanted, as people call it."""
        return family_name(self.want) if self.want in FAMILIES else card_name(self.want, self.rules)

    def _asked(self) -> dict[str, Any]:
        kind = "family" if self.want in FAMILIES else "card"
        return {"want": self.called, "kind": kind, "draws": self.draws, "pile": self.pile, "wanted": self.wanted}

    @property
    def title(self) -> Said:
        return said("odds-title-draws", self._asked())

    @property
    def sentence(self) -> Said:
        return said("odds-draws", {**self._asked(), "chance": self.some, "mean": self.mean})

    @property
    def rows(self) -> list[Row]:
        return [row(f"found {found}", "found", {"found": found}, chance) for found, chance in self.chance.items()]

    def explained(self, about: str | None = None) -> Explanation:
        """Card after card: the chance that none has come so far."""
        steps = [step("wanted", self._asked())]
        none = Fraction(1)
        for drawn in range(self.draws):
            others, of = self.pile - self.wanted - drawn, self.pile - drawn
            none *= Fraction(others, of)
            steps.append(step("none-yet", {"card": drawn + 1, "others": others, "of": of, "none": none}, exact=none))
            if not none:
                break
        return Explanation([*steps, step("some", {"none": none, "some": self.some}, exact=self.some)])

    def trial(self, random: Random) -> list[str]:
        drawn = random.sample(list(self.left.elements()), self.draws)
        return [f"found {sum(map(self.hits, drawn))}"]


def draws(want: str, draws: int = 5, seen: Cards = (), rules: Ruleset | None = None) -> Draws:
    """How many of so many cards are ``want``: a card by any of its names, or a family such as ``events``.

    ``seen``: the cards that one knows to lie elsewhere.
    """
    rules = Ruleset.given(rules)
    checks.kind("want", want, str)
    found = want if want in FAMILIES else rules.find_card(want)
    if found is None:
        checks.one_of("want", want, [*FAMILIES, *rules.cards])
    left = some_unseen(rules, ("seen", cards_of("seen", seen, rules)))
    return Draws(str(found), drawable("draws", draws, left), left, rules)


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    families = [(family, Key(f"odds-family-{family}")) for family in FAMILIES if getattr(rules, family)]
    cards = [(card, Named(card, rules.name)) for card in in_box(rules, rules.cards)]
    most = len(rules.whole_deck)
    return [
        choice_of("want", [*families, *cards]),
        number_of("draws", min(rules.setup.hand, most), 1, min(most, MOST_DRAWS)),
        seen_field(rules),
    ]


MOST_DRAWS = 40
"""More cards than these nobody looks at in one challenge."""


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Draws:
    return draws(chosen["want"], chosen["draws"], chosen["seen"], rules)


def arguments(parser: Parser) -> None:
    parser.add_argument("want", help=parser.say("odds-cli-want"))
    parser.add_argument("--draws", type=int, default=5, help=parser.say("odds-cli-draws"))
    seen_argument(parser)


def read(options: argparse.Namespace, rules: Ruleset) -> Draws:
    return draws(options.want, options.draws, counted("seen", options.seen), rules)


def sections(result: Draws, options: argparse.Namespace) -> list[Section]:
    return [section("found", result.chance)]


QUESTION = OddsSheet("draws", fields, ask)
COMMAND = Command("draws", said("odds-cli-ask-draws", {}), arguments, read, sections)
