"""What a handful of cards begins: a character with its first vases, or a whole chain at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from math import comb, prod
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Section, counted
from krom_explore.odds.picture import Cell, Cells, Picture, of_rows
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Named, Said
from krom_explore.odds.steps import Explanation

from ..catalogue import bad, said
from ..ruleset import Ruleset
from .cards import Cards, cards_of, character_of, drawable, invented_kinds, some_unseen
from .draws import MOST_DRAWS
from .ways import ONE, Until, Ways, at_least, levels, plus, times
from .words import (
    ANY,
    card_name,
    choice_of,
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

MOST_PATTERNS = 5_000
"""Ways in which vases can be there or not. In the box there are 32."""

BESIDE = 4
"""So many numbers of cards more and fewer are shown beside the one that was asked for."""


class Opening(Result):
    """So many cards, and those that are held already: which characters could be laid with what they ask for?"""

    def __init__(
        self, cards: int, characters: list[str], any_vase: bool, held: Counter[str], left: Counter[str], rules: Ruleset
    ):
        self.cards = cards
        self.characters = characters
        """Those who will do."""
        self.any_vase = any_vase
        self.held = held
        self.left = left
        self.rules = rules
        self.pile = left.total()
        """How many cards there are to draw from."""
        self.most = max(len(rules.characters[name].vases) for name in characters)
        """The vases of a whole chain."""

    def needs(self, character: str, vases: int) -> Counter[str]:
        """The first vases that a character asks for."""
        return Counter(self.rules.characters[character].vases[:vases])

    @cached_property
    def untils(self) -> dict[int, Until]:
        """How many cards it takes until somebody has one vase, two, ..., all."""
        return {vases: self._until(vases) for vases in range(1, self.most + 1)}

    @cached_property
    def chances(self) -> dict[int, Fraction]:
        """The chance that somebody is there with so many vases (or with all, where it asks for fewer)."""
        return {vases: until.within(self.cards) for vases, until in self.untils.items()}

    @property
    def pair(self) -> Fraction:
        """The chance of a character with its first vase."""
        return self.chances[1]

    @property
    def chain(self) -> Fraction:
        """The chance of a whole chain."""
        return self.chances[self.most]

    def _until(self, vases: int) -> Until:
        """Every pattern of vases that are there, each with nobody there whom it would serve."""
        needs = [self.needs(name, vases) for name in self.characters]
        wanted = most_needed(needs)
        who = [(list(need.items()), self.held[name] > 0, self.left[name])
               for name, need in zip(self.characters, needs, strict=True)]  # fmt: skip
        without: dict[tuple[bool, int], list[Ways]] = {}
        for there, ways in self._patterns(wanted):
            lacks = [
                (sum([number - there[vase] for vase, number in need if number > there[vase]]), here, copies)
                for need, here, copies in who
            ]
            for spare in self._spare:
                if not any(here and lacking <= spare for lacking, here, _ in lacks):
                    others = sum([copies for lacking, _, copies in lacks if lacking > spare])
                    without.setdefault((spare, others), []).append(ways)
        nobody = [
            times(times(plus(*some), self._spare[spare]), {(0, others): 1}) for (spare, others), some in without.items()
        ]
        grouped = sum(self._of_vase(vase, self.left) for vase in wanted) + self._for_any(self.left)
        grouped += sum(self.left[name] for name in self.characters)
        return Until(self.pile, plus(*nobody), self.pile - grouped)

    def _patterns(self, wanted: Counter[str]) -> list[tuple[dict[str, int], Ways]]:
        """How many of each vase can be there (more than are wanted do not matter), and in how many ways."""
        patterns: list[tuple[dict[str, int], Ways]] = [({}, ONE)]
        for vase, enough in wanted.items():
            has = min(enough, self._of_vase(vase, self.held))
            found = list(enumerate(levels(self._of_vase(vase, self.left), enough - has), has))
            patterns = [
                ({**there, vase: level}, times(ways, more)) for there, ways in patterns for level, more in found
            ]
        return patterns

    @cached_property
    def _spare(self) -> dict[bool, Ways]:
        """Whether a card is there that stands for any vase, of which a chain takes one: in how many ways."""
        left = self._for_any(self.left)
        return {True: {(0, left): 1}} if self._for_any(self.held) else {False: ONE, True: at_least(1, left)}

    def _for_any(self, cards: Counter[str]) -> int:
        return sum(cards[card] for card in self.rules.for_any_vase) if self.any_vase else 0

    def _of_vase(self, vase: str, cards: Counter[str]) -> int:
        return sum(cards[card] for card, entry in self.rules.dioramas.items() if entry.vase == vase)

    def reaches(self, cards: Counter[str]) -> int:
        """The most vases with which one of the characters could be laid from these cards."""
        spare = bool(self._for_any(cards))
        there = Counter({vase: self._of_vase(vase, cards) for vase in self.rules.vases})
        return max(
            (vases for name in self.characters if cards[name] for vases in range(1, self.most + 1)
             if (self.needs(name, vases) - there).total() <= spare),
            default=0,
        )  # fmt: skip

    @property
    def invented(self) -> tuple[str, ...]:
        wanted = {vase for name in self.characters for vase in self.rules.characters[name].vases}
        dioramas = [card for card, entry in self.rules.dioramas.items() if entry.vase in wanted]
        return invented_kinds(self.rules, [*self.characters, *dioramas])

    def _asked(self) -> dict[str, Any]:
        who = card_name(self.characters[0], self.rules) if len(self.characters) == 1 else said("odds-a-character", {})
        return {"cards": self.cards, "held": self.held.total(), "who": who, "pile": self.pile, "most": self.most}

    @property
    def title(self) -> Said:
        return said("odds-title-opening", self._asked())

    @property
    def sentence(self) -> Said:
        return said("odds-opening", {**self._asked(), "pair": self.pair, "chain": self.chain})

    @property
    def rows(self) -> list[Row]:
        return [
            row(f"vases {vases}", "whole-chain" if vases == self.most else "begun", {"vases": vases}, chance)
            for vases, chance in self.chances.items()
        ]

    def explained(self, about: str | None = None) -> Explanation:
        facts = self._asked()
        hands = [(vases, until.missing(self.cards)) for vases, until in self.untils.items()]
        total = comb(self.pile, self.cards)
        steps = [step("unseen", {"pile": self.pile}), step("hands", {**facts, "all": total})]
        steps.append(step("opening-how", {"any": "yes" if self.any_vase else "no"}))
        steps += [
            step("opening", {**facts, "vases": vases, "missing": missing, "all": total}, total - missing, total)
            for vases, missing in hands
        ]
        return Explanation(steps)

    def trial(self, random: Random) -> list[str]:
        drawn = Counter(random.sample(list(self.left.elements()), self.cards))
        return [f"vases {vases}" for vases in range(1, self.reaches(self.held + drawn) + 1)]

    @property
    def pictures(self) -> Sequence[Picture]:
        across = range(max(1, self.cards - BESIDE), min(self.pile, self.cards + BESIDE) + 1)
        cells = [
            [Cell(until.within(cards), marked=cards == self.cards) for cards in across]
            for until in self.untils.values()
        ]
        beside = Cells(
            "beside", said("odds-pic-opening", {}), said("odds-pic-vases", {}), said("odds-pic-cards", {}),
            [each.label for each in self.rows], list(map(str, across)), cells,
        )  # fmt: skip
        return [of_rows(self), beside]


def most_needed(needs: Iterable[Counter[str]]) -> Counter[str]:
    """How many of each vase anybody asks for at most."""
    most: Counter[str] = Counter()
    for need in needs:
        most |= need
    return most


def opening(
    cards: int = 6,
    character: str = ANY,
    any_vase: bool = True,
    held: Cards = (),
    seen: Cards = (),
    rules: Ruleset | None = None,
) -> Opening:
    """How likely so many cards hold a character with its first vase, with two, ..., with all of its vases.

    ``character``: one by any of its names, or any. ``any_vase``: whether the Diorama that stands for any vase counts.
    ``held``: cards that one has already and that count too. ``seen``: the cards that one knows to lie elsewhere.
    """
    rules = Ruleset.given(rules)
    names = list(rules.characters) if character == ANY else [character_of("character", character, rules)]
    own = cards_of("held", held, rules)
    left = some_unseen(rules, ("held", own), ("seen", cards_of("seen", seen, rules)))
    needed = most_needed(Counter(rules.characters[name].vases) for name in names)
    patterns = prod(number + 1 for number in needed.values())
    if patterns > MOST_PATTERNS:
        raise bad("character", "many-vases", most=MOST_PATTERNS, found=patterns)
    return Opening(drawable("cards", cards, left), names, bool(any_vase), own, left, rules)


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    characters = [(name, Named(name, rules.name)) for name in in_box(rules, rules.characters)]
    return [
        number_of("cards", rules.setup.hand + 1, 1, MOST_DRAWS),
        choice_of("character", [(ANY, Key("odds-anybody")), *characters]),
        Field("any_vase", Key("odds-field-any_vase"), "switch", True),
        seen_field(rules, "held"),
        seen_field(rules),
    ]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Opening:
    return opening(**{name: chosen[name] for name in ("cards", "character", "any_vase", "held", "seen")}, rules=rules)


def arguments(parser: Parser) -> None:
    parser.add_argument("--cards", type=int, default=6, help=parser.say("odds-cli-cards"))
    parser.add_argument("--character", default=ANY, help=parser.say("odds-cli-character"))
    parser.add_argument("--no-any-vase", action="store_true", help=parser.say("odds-cli-no-any-vase"))
    seen_argument(parser, "held")
    seen_argument(parser)


def read(options: argparse.Namespace, rules: Ruleset) -> Opening:
    held, seen = counted("held", options.held), counted("seen", options.seen)
    return opening(options.cards, options.character, not options.no_any_vase, held, seen, rules)


def sections(result: Opening, options: argparse.Namespace) -> list[Section]:
    return [section("opening", result.chances)]


QUESTION = OddsSheet("opening", fields, ask)
COMMAND = Command("opening", said("odds-cli-opening", {}), arguments, read, sections)
