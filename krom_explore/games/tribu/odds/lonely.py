"""The lonely gamble: a character is laid without its first vase in hand. Does the next draw bring it?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Section, counted
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Named, Said, ratio
from krom_explore.odds.steps import Explanation

from ..catalogue import bad, said
from ..ruleset import Ruleset
from .cards import Cards, cards_of, character_of, invented_kinds, some_unseen
from .wait import fitting
from .words import (
    card_name,
    character_field,
    figure,
    row,
    section,
    seen_argument,
    seen_field,
    step,
)  # fmt: skip

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser


class Lonely(Result):
    """A character lies alone; at the end of its owner's next turn it is lost without its first vase."""

    def __init__(self, character: str, held: Counter[str] | None, leader: bool, left: Counter[str], rules: Ruleset):
        self.character = character
        self.leader = leader
        self.left = left
        self.rules = rules
        self.fitting = fitting(rules, character, 1, True)
        """The Dioramas that save it."""
        self.in_hand = sorted(card for card in self.fitting if held and held[card])
        """Those that are held already."""
        unnamed = rules.setup.hand if held is None else 0
        self.pile = left.total() - unnamed
        """The cards that can come: where the hand is not told, it is known to hold nothing that fits."""
        self.helpers = Counter({card: left[card] for card in sorted(self.fitting) if left[card]})
        """Those of them that would save it."""
        self.saved = Fraction(1) if self.in_hand else ratio(self.helpers.total(), self.pile)
        """The chance that its first vase is there in time."""
        self.lost = Fraction(0) if leader else 1 - self.saved
        """The chance that it goes."""

    @property
    def stake(self) -> Fraction | None:
        """How many times more than the character costs a saved turn must be worth to lay it now; None: it never is."""
        return self.lost / self.saved if self.saved else None

    @property
    def invented(self) -> tuple[str, ...]:
        return invented_kinds(self.rules, [self.character, *sorted(self.fitting)])

    def _asked(self) -> dict[str, Any]:
        return {
            "character": card_name(self.character, self.rules),
            "vase": Named(self.rules.characters[self.character].vases[0], self.rules.vase_name),
            "pile": self.pile, "helpers": self.helpers.total(), "leader": "yes" if self.leader else "no",
        }  # fmt: skip

    @property
    def title(self) -> Said:
        return said("odds-title-lonely", self._asked())

    @property
    def sentence(self) -> Said:
        if self.in_hand:
            held = [card_name(card, self.rules) for card in self.in_hand]
            return said("odds-lonely-held", {**self._asked(), "cards": held})
        return said("odds-lonely", {**self._asked(), "chance": self.saved, "lost": self.lost})

    @property
    def rows(self) -> list[Row]:
        facts = {"character": card_name(self.character, self.rules)}
        return [
            row("saved", "saved", facts, self.saved),
            row("alone", "stays-alone" if self.leader else "lost", facts, 1 - self.saved),
        ]

    def explained(self, about: str | None = None) -> Explanation:
        if self.in_hand:
            held = [card_name(card, self.rules) for card in self.in_hand]
            return Explanation([step("lonely-held", {**self._asked(), "cards": held})])
        steps = [step("unseen", {"pile": self.pile})]
        steps += [
            step("helper", {"card": card_name(card, self.rules), "copies": copies})
            for card, copies in self.helpers.items()
        ]
        steps.append(step("lonely", self._asked(), self.helpers.total(), self.pile))
        if self.leader:
            steps.append(step("lonely-leader", self._asked()))
        elif self.stake is not None:
            facts = {"lost": self.lost, "saved": self.saved, "stake": self.stake}
            steps.append(step("lonely-stake", facts, exact=self.stake))
        return Explanation([*steps, step("lonely-more", {})])

    def trial(self, random: Random) -> list[str]:
        if self.in_hand:
            return ["saved"]
        return ["saved" if random.randrange(self.pile) < self.helpers.total() else "alone"]


def lonely(
    character: str,
    hand: Cards | None = None,
    seen: Cards = (),
    leader: bool = False,
    rules: Ruleset | None = None,
) -> Lonely:
    """A character is laid: how likely it has its first vase at the end of its owner's next turn.

    ``hand``: the cards that are held then; where they are not told, as many as a hand has, none of which fits.
    ``seen``: the cards that one knows to lie elsewhere. ``leader``: whether it is the leader's, which is never lost.
    """
    rules = Ruleset.given(rules)
    name = character_of("character", character, rules)
    lying = ("character", Counter({name: 1}))
    held = None if hand is None else cards_of("hand", hand, rules)
    if held is not None and held.total() > rules.setup.hand:
        raise bad("hand", "at-most-cards", most=rules.setup.hand, found=held.total())
    known = ("hand", held or Counter()), ("seen", cards_of("seen", seen, rules))
    left = some_unseen(rules, lying, *known, more=rules.setup.hand if held is None else 0)
    return Lonely(name, held, bool(leader), left, rules)


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    return [
        character_field(rules),
        Field("leader", Key("odds-field-leader"), "switch", False),
        seen_field(rules, "hand"),
        seen_field(rules),
    ]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Lonely:
    return lonely(chosen["character"], chosen["hand"] or None, chosen["seen"], chosen["leader"], rules)


def arguments(parser: Parser) -> None:
    parser.add_argument("character", help=parser.say("odds-cli-character"))
    parser.add_argument("--leader", action="store_true", help=parser.say("odds-cli-leader"))
    seen_argument(parser, "hand")
    seen_argument(parser)


def read(options: argparse.Namespace, rules: Ruleset) -> Lonely:
    hand, seen = counted("hand", options.hand) or None, counted("seen", options.seen)
    return lonely(options.character, hand, seen, options.leader, rules)


def sections(result: Lonely, options: argparse.Namespace) -> list[Section]:
    return [section("lonely", [figure("saved", result.saved), figure("lost", result.lost)])]


QUESTION = OddsSheet("lonely", fields, ask)
COMMAND = Command("lonely", said("odds-cli-lonely", {}), arguments, read, sections)
