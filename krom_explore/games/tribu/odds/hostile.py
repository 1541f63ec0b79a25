"""Hostile spheres: what a hand costs whoever still holds it when somebody else closes the challenge."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from math import comb
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.games.sheet import Field, OddsSheet
from krom_explore.odds.command import Command, Section, counted
from krom_explore.odds.picture import Bar, Columns, Picture, of_rows, within_sight
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Said, Spread
from krom_explore.odds.steps import Explanation

from ..box import MOST_CHAINS, MOST_HAND
from ..catalogue import bad, said
from ..ruleset import Ruleset
from .cards import Cards, cards_of, invented_spheres, may_lie_hidden, unseen
from .words import figure, number_of, row, section, seen_argument, seen_field, step

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser

MOST_SUMS = 4_000_000
"""Steps of the count: groups of equal cards, cards of each kind of place, sums that they can come to."""

BANDS = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
MOST_ROWS = 8
"""Sums are told in bands, so that no more rows than this are to be read."""


class Hostile(Result):
    """Cards that nobody has seen, and perhaps some that one knows: their spheres in all."""

    def __init__(self, cards: int, hidden: int, known: Counter[str], left: Counter[str], rules: Ruleset):
        self.cards = cards
        """How many cards are in the hand that one does not know."""
        self.hidden = hidden
        """How many lie face down besides."""
        self.known = known
        """Those that one knows."""
        self.left = left
        self.rules = rules
        self.base = sum(rules.spheres[card] * number for card, number in known.items())
        """The spheres of the known ones."""
        may_lie = may_lie_hidden(rules, left).total()
        total = comb(may_lie, hidden) * comb(left.total() - hidden, cards)
        self.total = Spread(self._sums(total), total)
        """The chance of each number of spheres."""

    def _sums(self, all_: int) -> dict[int, int]:
        """In how many ways the cards come to each sum: group after group, some face down, some in the hand.

        The ways to all sums stand in one long number, one after the other with room for each: so a few spheres more are
        a shift, and several ways at once a product.
        """
        room = all_.bit_length()
        ways = {(0, 0): 1 << self.base * room}
        for (may_lie, spheres), copies in groups_of(self.rules, self.left).items():
            found: dict[tuple[int, int], int] = {}
            for (lying, held), number in ways.items():
                for more in range(min(copies, self.hidden - lying) + 1 if may_lie else 1):
                    for others in range(min(copies - more, self.cards - held) + 1):
                        taken = lying + more, held + others
                        both = comb(copies, more) * comb(copies - more, others)
                        found[taken] = found.get(taken, 0) + (number * both << (more + others) * spheres * room)
            ways = found
        sums, number = {}, ways[self.hidden, self.cards]
        for total in range(number.bit_length() // room + 1):
            here = number >> total * room & (1 << room) - 1
            if here:
                sums[total] = here
        return sums

    @property
    def mean(self) -> Fraction:
        """How many spheres it is on average."""
        return self.total.mean

    @property
    def per_card(self) -> Fraction:
        """What a card that nobody has seen has on average."""
        spheres = sum(self.rules.spheres[card] * number for card, number in self.left.items())
        return Fraction(spheres, max(1, self.left.total()))

    @property
    def bands(self) -> dict[tuple[int, int], Fraction]:
        """The same in a few steps: from so many spheres to so many."""
        least, most = min(self.total.ways), max(self.total.ways)
        size = next(band for band in BANDS if most // band - least // band < MOST_ROWS)
        ways: dict[tuple[int, int], int] = {}
        for total, number in self.total.ways.items():
            at = total // size * size
            ways[at, at + size - 1] = ways.get((at, at + size - 1), 0) + number
        return dict(Spread(ways, self.total.total).items())

    @property
    def invented(self) -> tuple[str, ...]:
        return invented_spheres(self.rules, [*self.known, *(card for card in self.rules.cards if self.left[card])])

    def _asked(self) -> dict[str, Any]:
        return {"cards": self.cards, "hidden": self.hidden, "known": self.known.total(), "base": self.base}

    @property
    def title(self) -> Said:
        return said("odds-title-hostile", self._asked())

    @property
    def sentence(self) -> Said:
        return said("odds-hostile", {**self._asked(), "mean": self.mean, "some": 1 - self.total[0]})

    @property
    def rows(self) -> list[Row]:
        return [
            row(f"from {low}", "spheres" if low == high else "band", {"low": low, "high": high}, chance)
            for (low, high), chance in self.bands.items()
        ]

    def explained(self, about: str | None = None) -> Explanation:
        steps = [step("unseen", {"pile": self.left.total()})]
        values: Counter[int] = Counter()
        for (_, spheres), copies in groups_of(self.rules, self.left).items():
            values[spheres] += copies
        for spheres, copies in sorted(values.items()):
            steps.append(step("sphere-cards", {"spheres": spheres}, copies, self.left.total()))
        steps.append(step("per-card", {"mean": self.per_card}, exact=self.per_card))
        if self.known:
            steps.append(step("hostile-known", self._asked()))
        if self.hidden:
            steps.append(step("hostile-hidden", self._asked()))
        for (low, high), chance in self.bands.items():
            ways = int(chance * self.total.total)
            steps.append(step("hostile-band", {"low": low, "high": high}, ways, self.total.total))
        return Explanation([*steps, step("hostile-mean", {"mean": self.mean}, exact=self.mean)])

    def trial(self, random: Random) -> list[str]:
        left = Counter(self.left)
        lying = random.sample(list(may_lie_hidden(self.rules, left).elements()), self.hidden)
        left.subtract(lying)
        held = random.sample(list(left.elements()), self.cards)
        total = self.base + sum(self.rules.spheres[card] for card in (*lying, *held))
        low = next(low for low, high in self.bands if low <= total <= high)
        return [f"from {low}", f"sum {total}"]

    @property
    def pictures(self) -> Sequence[Picture]:
        bars = [Bar(f"sum {total}", str(total), chance) for total, chance in self.total.items()]
        sums = Columns("sums", said("odds-pic-hostile", {}), said("odds-pic-axis-spheres", {}), bars)
        return within_sight(self, [sums, of_rows(self)])


def groups_of(rules: Ruleset, left: Counter[str]) -> dict[tuple[bool, int], int]:
    """Cards that are alike here: whether they may lie face down, their spheres, and how many there are."""
    found: Counter[tuple[bool, int]] = Counter()
    for card, copies in left.items():
        found[card in rules.activatable, rules.spheres[card]] += copies
    return dict(found)


def hostile(
    cards: int = 5,
    hidden: int = 0,
    known: Cards = (),
    seen: Cards = (),
    rules: Ruleset | None = None,
) -> Hostile:
    """How many spheres somebody still holds, and loses when another closes the challenge.

    ``cards``: how many unknown cards are in the hand. ``hidden``: how many more lie face down beside the chains.
    ``known``: cards that are held besides and that one knows. ``seen``: the cards that one knows to lie elsewhere.
    """
    rules = Ruleset.given(rules)
    own = cards_of("known", known, rules)
    left = unseen(rules, ("known", own), ("seen", cards_of("seen", seen, rules)))
    checks.whole("hidden", hidden, 0, min(MOST_CHAINS, may_lie_hidden(rules, left).total()))
    checks.whole("cards", cards, 0, min(MOST_HAND, left.total() - hidden))
    groups = groups_of(rules, left)
    highest = max((spheres for _, spheres in groups), default=0)
    sums = len(groups) * (cards + 1) ** 2 * (hidden + 1) ** 2 * ((cards + hidden) * highest + 1)
    if sums > MOST_SUMS:
        raise bad("cards", "many-sums")
    return Hostile(cards, hidden, own, left, rules)


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    return [
        number_of("unknown", rules.setup.hand, 0, rules.setup.hand),
        number_of("hidden", 0, 0, len(rules.characters)),
        seen_field(rules, "known"),
        seen_field(rules),
    ]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Hostile:
    return hostile(chosen["unknown"], chosen["hidden"], chosen["known"], chosen["seen"], rules)


def arguments(parser: Parser) -> None:
    parser.add_argument("--cards", type=int, default=5, help=parser.say("odds-cli-unknown"))
    parser.add_argument("--hidden", type=int, default=0, help=parser.say("odds-cli-hidden"))
    seen_argument(parser, "known")
    seen_argument(parser)


def read(options: argparse.Namespace, rules: Ruleset) -> Hostile:
    known, seen = counted("known", options.known), counted("seen", options.seen)
    return hostile(options.cards, options.hidden, known, seen, rules)


def sections(result: Hostile, options: argparse.Namespace) -> list[Section]:
    means = [figure("mean", result.mean), figure("per-card", result.per_card)]
    return [section("spheres", result.total), section("spheres-mean", means, unit="spheres")]


QUESTION = OddsSheet("hostile", fields, ask)
COMMAND = Command("hostile", said("odds-cli-hostile", {}), arguments, read, sections)
