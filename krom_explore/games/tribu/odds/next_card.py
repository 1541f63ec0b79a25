"""The next card: which one comes from the deck, as far as one knows what lies elsewhere."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.games.sheet import Field, OddsSheet
from krom_explore.odds.command import Command, Section, counted
from krom_explore.odds.drawn import Bars, Series
from krom_explore.odds.picture import Bar, Columns, Picture, of_rows, within_sight
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Said, Spread
from krom_explore.odds.steps import Explanation

from ..box import FAMILIES
from ..catalogue import bad, said
from ..ruleset import Ruleset
from .cards import Cards, cards_of, invented_kinds, some_unseen, unseen
from .words import card_name, family_name, row, section, seen_argument, seen_field, step

if TYPE_CHECKING:
    import argparse

    from krom_explore.odds.chart import Chart
    from krom_explore.text.arguments import Parser


class NextCard(Result):
    """One card, drawn from those that could be it."""

    def __init__(self, left: Counter[str], rules: Ruleset):
        self.left = left
        self.rules = rules
        in_order = {card: left[card] for card in rules.cards if left[card]}
        self.chance = Spread(in_order, left.total())
        """The chance of each card."""
        families: Counter[str] = Counter()
        for card, copies in in_order.items():
            families[rules.family[card]] += copies
        self.family = Spread({family: families[family] for family in FAMILIES if families[family]}, left.total())
        """The chance of each family."""

    @property
    def invented(self) -> tuple[str, ...]:
        return invented_kinds(self.rules, self.chance)

    @property
    def title(self) -> Said:
        return said("odds-title-next-card", {})

    @property
    def sentence(self) -> Said:
        best = self.family.likeliest
        facts = {"family": family_name(best), "chance": self.family[best], "pile": self.left.total()}
        return said("odds-next-card", {**facts, "most": max(self.left.values())})

    @property
    def rows(self) -> list[Row]:
        return [
            row(f"card {card}", "card", {"card": card_name(card, self.rules)}, chance)
            for card, chance in self.chance.items()
        ]

    def explained(self, about: str | None = None) -> Explanation:
        """``about``: a family; otherwise all of them."""
        wanted = list(self.family) if about is None else [checks.one_of("about", about, list(self.family))]
        steps = [step("unseen", {"pile": self.left.total()})]
        for family in wanted:
            cards = [card for card in self.chance if self.rules.family[card] == family]
            steps += [
                step("card", {"card": card_name(card, self.rules)}, self.left[card], self.left.total())
                for card in cards
            ]
            steps.append(step("family", {"family": family_name(family)}, self.family.ways[family], self.left.total()))
        return Explanation(steps)

    @property
    def drawn(self) -> Bars:
        """The families side by side, which are printed: so many kinds of cards are to be looked up, not compared."""
        return Bars(
            title=self.title,
            sentence=self.sentence,
            labels=[family_name(family) for family in self.family],
            series=[Series(self.title, list(self.family.values()))],
        )

    def chart(self, lang: str = "en") -> Chart:
        """A bar for each family; each card is a row of the table."""
        return self.drawn.chart(lang)

    def trial(self, random: Random) -> list[str]:
        (card,) = random.choices(list(self.chance), list(self.chance.ways.values()))
        return [f"card {card}", f"family {self.rules.family[card]}"]

    @property
    def pictures(self) -> Sequence[Picture]:
        bars = [Bar(f"family {family}", family_name(family), chance) for family, chance in self.family.items()]
        families = Columns("families", said("odds-pic-families", {}), said("odds-pic-axis-family", {}), bars)
        return within_sight(self, [families, of_rows(self)])


def next_card(seen: Cards = (), left: Cards | None = None, rules: Ruleset | None = None) -> NextCard:
    """How likely each card is to be the next one from the deck.

    ``seen``: the cards that one knows to lie elsewhere. All others are equally likely to come, wherever they are: in
    the deck, in the hands of the others, face down. ``left``: just the cards of the deck, for one who knows them.
    """
    rules = Ruleset.given(rules)
    if left is None:
        return NextCard(some_unseen(rules, ("seen", cards_of("seen", seen, rules))), rules)
    deck = cards_of("left", left, rules)
    unseen(rules, ("left", deck))
    if not deck:
        raise bad("left", "nothing-left")
    return NextCard(deck, rules)


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    return [seen_field(rules)]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> NextCard:
    return next_card(chosen["seen"], rules=rules)


def arguments(parser: Parser) -> None:
    seen_argument(parser)


def read(options: argparse.Namespace, rules: Ruleset) -> NextCard:
    return next_card(counted("seen", options.seen), rules=rules)


def sections(result: NextCard, options: argparse.Namespace) -> list[Section]:
    return [section("family", result.family), section("card", result.chance)]


QUESTION = OddsSheet("next-card", fields, ask)
COMMAND = Command("next-card", said("odds-cli-next-card", {}), arguments, read, sections)
