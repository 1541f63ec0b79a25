"""An attack on a chain whose owner has cards face down: how many vases does it destroy?"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from math import comb
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.games.sheet import Field, OddsSheet
from krom_explore.odds.command import Command, Section, counted
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Named, Said, Spread
from krom_explore.odds.steps import Explanation

from ..box import MOST_CHAINS
from ..catalogue import bad, said
from ..ruleset import Ruleset
from .cards import Cards, cards_of, may_lie_hidden, unseen
from .words import (
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


class Raid(Result):
    """One attack or theft, answered by the best protection that lies there, if there is one."""

    def __init__(self, card: str, vases: int, hidden: int, defends: Fraction, left: Counter[str], rules: Ruleset):
        self.card = card
        self.vases = vases
        self.hidden = hidden
        """How many cards lie face down there."""
        self.defends = defends
        self.left = left
        """The cards that may lie there."""
        self.rules = rules
        self.takes = takes(rules, card, vases)
        """How many vases it takes where nobody protects them."""
        ways = self._ways()
        total = comb(left.total(), hidden) * defends.denominator
        undefended = (defends.denominator - defends.numerator) * comb(left.total(), hidden)
        lost: Counter[int] = Counter({self.takes: undefended})
        for saves, number in ways.items():
            lost[max(0, self.takes - saves)] += number * defends.numerator
        self.lost = Spread({number: count for number, count in sorted(lost.items()) if count}, total)
        """The chance of each number of vases to be lost."""

    def saves(self, card: str) -> int:
        """How many vases a card saves from this attack. A theft is stopped by any protection."""
        return self.rules.protections[card].saves if card in self.rules.protections else 0

    def _ways(self) -> dict[int, int]:
        """In how many ways the best card that lies there saves so many."""
        groups: Counter[int] = Counter()
        for card, copies in self.left.items():
            groups[self.saves(card)] += copies
        found, below = {}, 0
        before = 0
        for saves, copies in sorted(groups.items()):
            below += copies
            upto = comb(below, self.hidden)
            found[saves] = upto - before
            before = upto
        return found

    @property
    def mean(self) -> Fraction:
        """How many vases are lost on average."""
        return self.lost.mean

    @property
    def rulings(self) -> dict[str, str]:
        short = self.card in self.rules.events and self.rules.events[self.card].destroys > self.vases
        return {"attack_short": self.rules.rulings["attack_short"]} if short else {}

    def _asked(self) -> dict[str, Any]:
        return {
            "card": card_name(self.card, self.rules), "takes": self.takes, "hidden": self.hidden,
            "pile": self.left.total(), "protections": sum(self.left[card] for card in self.rules.protections),
        }  # fmt: skip

    @property
    def title(self) -> Said:
        return said("odds-title-attack", self._asked())

    @property
    def sentence(self) -> Said:
        return said("odds-attack", {**self._asked(), "chance": self.lost[self.takes], "mean": self.mean})

    @property
    def rows(self) -> list[Row]:
        return [row(f"lost {number}", "vases-lost", {"number": number}, chance) for number, chance in self.lost.items()]

    def explained(self, about: str | None = None) -> Explanation:
        facts, total = self._asked(), comb(self.left.total(), self.hidden)
        steps = [step("raid", facts), step("raid-hidden", {**facts, "all": total})]
        for saves, number in self._ways().items():
            facts = {"saves": saves, "lost": max(0, self.takes - saves)}
            steps.append(step("raid-best", facts, number, total))
        if self.defends < 1:
            steps.append(step("raid-defends", {"defends": self.defends}))
        steps += [step("raid-lost", {"lost": number}, ways, self.lost.total) for number, ways in self.lost.ways.items()]
        return Explanation([*steps, step("raid-mean", {"mean": self.mean}, exact=self.mean)])

    def trial(self, random: Random) -> list[str]:
        lying = random.sample(list(self.left.elements()), self.hidden)
        saved = max(map(self.saves, lying), default=0) if random.random() < self.defends else 0
        return [f"lost {max(0, self.takes - saved)}"]


def takes(rules: Ruleset, card: str, vases: int) -> int:
    """How many vases an event destroys, or a theft takes, of a chain that has so many."""
    return min(rules.events[card].destroys, vases) if card in rules.events else 1


def attackers(rules: Ruleset) -> list[str]:
    """Every card with which one can reach for the vases of others."""
    return [*rules.events, *(card for card, action in rules.actions.items() if action.steal)]


def attack(
    card: str,
    vases: int = 3,
    hidden: int = 1,
    defends: int = 100,
    seen: Cards = (),
    rules: Ruleset | None = None,
) -> Raid:
    """How many vases an attack (or a theft) costs a chain.

    ``vases``: how many the chain has. ``hidden``: how many cards lie face down with its owner, beside whichever chains;
    each may be any card that nobody has seen and that may lie there. Whoever can defend does so in ``defends`` of 100,
    with the protection that saves most. ``seen``: the cards that one knows to lie elsewhere.
    """
    rules = Ruleset.given(rules)
    checks.kind("card", card, str)
    name = rules.find_card(card) or card
    checks.one_of("card", name, attackers(rules))
    checks.whole("vases", vases, 1, max(len(slots) for slots in rules.slots.values()))
    short = name in rules.events and rules.events[name].destroys > vases
    if short and rules.rulings["attack_short"] == "refused":
        raise bad("vases", "attack-short", card=rules.name(name), least=rules.events[name].destroys)
    share = Fraction(checks.whole("defends", defends, 0, 100), 100)
    may_lie = may_lie_hidden(rules, unseen(rules, ("seen", cards_of("seen", seen, rules))))
    checks.whole("hidden", hidden, 0, min(MOST_CHAINS, may_lie.total()))
    return Raid(name, vases, hidden, share, may_lie, rules)


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    most = max(len(slots) for slots in rules.slots.values())
    return [
        choice_of("card", [(card, Named(card, rules.name)) for card in in_box(rules, attackers(rules))]),
        number_of("vases", most, 1, most),
        number_of("hidden", 1, 0, len(in_box(rules, rules.characters))),
        number_of("defends", 100, 0, 100),
        seen_field(rules),
    ]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Raid:
    return attack(chosen["card"], chosen["vases"], chosen["hidden"], chosen["defends"], chosen["seen"], rules)


def arguments(parser: Parser) -> None:
    parser.add_argument("card", help=parser.say("odds-cli-attacker"))
    parser.add_argument("--vases", type=int, default=3, help=parser.say("odds-cli-vases"))
    parser.add_argument("--hidden", type=int, default=1, help=parser.say("odds-cli-hidden"))
    parser.add_argument("--defends", type=int, default=100, help=parser.say("odds-cli-defends"))
    seen_argument(parser)


def read(options: argparse.Namespace, rules: Ruleset) -> Raid:
    seen = counted("seen", options.seen)
    return attack(options.card, options.vases, options.hidden, options.defends, seen, rules)


def sections(result: Raid, options: argparse.Namespace) -> list[Section]:
    return [section("vases-lost", result.lost)]


QUESTION = OddsSheet("attack", fields, ask)
COMMAND = Command("attack", said("odds-cli-attack", {}), arguments, read, sections)
