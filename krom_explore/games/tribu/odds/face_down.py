"""A card face down beside a chain: what it may be, and how that changes with what has been seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.games.sheet import Field, OddsSheet
from krom_explore.odds.command import Command, Section, counted, pair
from krom_explore.odds.given import Given
from krom_explore.odds.spread import Said
from krom_explore.odds.steps import Explanation, Step

from ..catalogue import bad, said
from ..ruleset import Ruleset
from .cards import Cards, cards_of, may_lie_hidden, unseen
from .words import card_name, in_box, number_of, section, seen_argument, seen_field, step

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser

DIORAMA = "dioramas"
"""Which Diorama it is does not matter to whoever thinks of attacking."""

LAID = ("dioramas", "events", "protections")
"""The families whose cards may lie face down."""

MOST_TIMES = 50
"""Attacks and turns of which somebody remembers what happened in them."""


class FaceDown(Given):
    """Which card it is: a Diorama, one of the events, one of the protections."""

    def __init__(
        self, left: Counter[str], habit: Mapping[str, Fraction], passes: int, defends: Fraction, waits: int,
        attacks: Fraction, rules: Ruleset,
    ):  # fmt: skip
        self.rules = rules
        self.left = left
        """The cards that it can be: all that may lie face down and that nobody has seen."""
        self.passes = passes
        self.defends = defends
        self.waits = waits
        self.attacks = attacks
        kept = {"events": (1 - attacks) ** waits, "protections": (1 - defends) ** passes}
        before: Counter[str] = Counter()
        unseen_: Counter[str] = Counter()
        for card in in_box(rules, sorted(rules.activatable, key=list(rules.cards).index)):
            before[self.case(card)] += rules.cards[card].copies
            unseen_[self.case(card)] += left[card]
        weights = {case: copies * habit[self.family(case)] for case, copies in before.items()}
        total = sum(weights.values(), Fraction(0))
        if not total:
            raise bad("habit", "no-habit")
        super().__init__(
            {case: weight / total for case, weight in weights.items()},
            {case: Fraction(unseen_[case], before[case]) * kept.get(self.family(case), 1) for case in before},
        )
        self.copies, self.unseen = before, unseen_

    def case(self, card: str) -> str:
        """What a card counts as: all Dioramas are one."""
        return DIORAMA if card in self.rules.dioramas else card

    def family(self, case: str) -> str:
        return case if case == DIORAMA else self.rules.family[case]

    @property
    def families(self) -> dict[str, Fraction]:
        """The chance of each family."""
        found: dict[str, Fraction] = {}
        for case, chance in self.after.items():
            found[self.family(case)] = found.get(self.family(case), Fraction(0)) + chance
        return found

    @property
    def cards(self) -> dict[str, Fraction]:
        """The chance of each card."""
        return {
            card: self.after[self.case(card)] * Fraction(copies, self.unseen[self.case(card)])
            for card, copies in self.left.items()
        }

    def label(self, name: str) -> Said:
        if name == DIORAMA:
            return said("odds-row-dioramas", {})
        return said("odds-row-card", {"card": card_name(name, self.rules)})

    @property
    def title(self) -> Said:
        return said("odds-title-face-down", {})

    @property
    def sentence(self) -> Said:
        chances = {family: self.families.get(family, Fraction(0)) for family in LAID}
        return said("odds-face-down", {"pile": self.left.total(), **chances})

    def _step(self, key: str, args: dict[str, Any]) -> Step:
        return step(key.replace("given", "hidden-given"), args)

    def _case(self, name: str) -> Step:
        facts = {"name": self.label(name), "before": self.before[name], "copies": self.copies[name]}
        facts |= {"left": self.unseen[name], "seen": self.seen[name], "both": self.both[name]}
        return step("hidden-case", facts, exact=self.both[name])

    def explained(self, about: str | None = None) -> Explanation:
        """``about``: one of the possibilities; otherwise the likeliest ends the derivation."""
        counted_ = step("hidden", {"pile": sum(self.copies.values()), "left": self.left.total()})
        habits = [step("hidden-passes", {"passes": self.passes, "defends": self.defends})] if self.passes else []
        habits += [step("hidden-waits", {"waits": self.waits, "attacks": self.attacks})] if self.waits else []
        return Explanation([counted_, *habits, *super().explained(about)])


def face_down(
    seen: Cards = (),
    passes: int = 0,
    defends: int = 100,
    waits: int = 0,
    attacks: int = 50,
    habit: Mapping[str, Any] | None = None,
    rules: Ruleset | None = None,
) -> FaceDown:
    """What a card may be that lies face down with somebody else.

    ``seen``: the cards that one knows to lie elsewhere. ``passes``: attacks that its owner let happen since it lay
    there; whoever can defend does so in ``defends`` of 100. ``waits``: turns in which its owner could have attacked
    with it and did not; whoever can does so in ``attacks`` of 100. ``habit``: how much rather one lays a card of each
    family face down (``{"protections": 2}``: twice as often as the box has them); without it all alike.
    """
    rules = Ruleset.given(rules)
    checks.whole("passes", passes, 0, MOST_TIMES)
    checks.whole("waits", waits, 0, MOST_TIMES)
    shares = [Fraction(checks.whole(name, share, 0, 100), 100) for name, share in
              (("defends", defends), ("attacks", attacks))]  # fmt: skip
    hidden = may_lie_hidden(rules, unseen(rules, ("seen", cards_of("seen", seen, rules))))
    if not hidden:
        raise bad("seen", "nothing-left")
    return FaceDown(hidden, habits(habit or {}), passes, shares[0], waits, shares[1], rules)


def habits(given: Any) -> dict[str, Fraction]:
    """How much rather each family is laid face down."""
    for family in checks.table("habit", given):
        checks.one_of("habit", family, LAID)
    return {family: checks.exact(f"habit.{family}", given.get(family, 1), 0) for family in LAID}


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    return [
        seen_field(rules),
        number_of("passes", 0, 0, 5),
        number_of("defends", 100, 0, 100),
        number_of("waits", 0, 0, 5),
        number_of("attacks", 50, 0, 100),
    ]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> FaceDown:
    return face_down(**{name: chosen[name] for name in ("seen", "passes", "defends", "waits", "attacks")}, rules=rules)


def arguments(parser: Parser) -> None:
    seen_argument(parser)
    for name, at_first in (("passes", 0), ("defends", 100), ("waits", 0), ("attacks", 50)):
        parser.add_argument(f"--{name}", type=int, default=at_first, help=parser.say(f"odds-cli-{name}"))
    parser.add_argument("--habit", metavar="FAMILY=N", action="append", default=[], help=parser.say("odds-cli-habit"))


def read(options: argparse.Namespace, rules: Ruleset) -> FaceDown:
    habit = dict(pair("--habit", entry) for entry in options.habit)
    return face_down(
        counted("seen", options.seen), options.passes, options.defends, options.waits, options.attacks, habit, rules
    )


def sections(result: FaceDown, options: argparse.Namespace) -> list[Section]:
    return [section("before", result.before), section("after", result.after)]


QUESTION = OddsSheet("face-down", fields, ask)
COMMAND = Command("face-down", said("odds-cli-face-down", {}), arguments, read, sections)
