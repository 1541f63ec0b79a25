"""The wait for a place in a chain: how many cards until one comes that fits, in any colour or in one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Section, counted
from krom_explore.odds.picture import Bar, Cell, Cells, Columns, Picture
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Named, Said
from krom_explore.odds.steps import Explanation

from ..box import BOTH, COLOURS, MOST_VASES
from ..catalogue import said
from ..ruleset import Ruleset
from .cards import Cards, cards_of, character_of, drawable, invented_kinds, some_unseen
from .draws import MOST_DRAWS
from .ways import ONE, Until
from .words import (
    ANY,
    card_name,
    character_field,
    colour_field,
    colour_name,
    figure,
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

SHOWN = 16
"""So many draws are shown one by one."""

SEVERAL = (1, 2, 3, 5, 8, 10, 15, 20, 30)
"""Numbers of draws that are compared."""


class Wait(Result):
    """Cards that fit, among cards that do not: when does the first of them come?"""

    def __init__(
        self, character: str, vase: int, colour: str, draws: int, any_vase: bool, left: Counter[str], rules: Ruleset
    ):
        self.character = character
        self.vase = vase
        self.colour = colour
        self.draws = draws
        self.any_vase = any_vase
        self.left = left
        self.rules = rules
        self.pile = left.total()
        """How many cards there are to draw from."""
        self.fitting = fitting(rules, character, vase, any_vase)
        """The Dioramas that fit, whatever their colour."""
        wanted = [card for card in sorted(self.fitting) if left[card] and fits_colour(rules, card, colour)]
        self.helpers = Counter({card: left[card] for card in wanted})
        """Those that are wanted, and how many of each are left."""
        self.until = self.waiting(colour)
        self.mean = self.until.mean
        """How many draws it takes on average; None where no such card is left."""

    def waiting(self, colour: str) -> Until:
        """The wait for a card of this colour."""
        helpers = sum(self.left[card] for card in self.fitting if fits_colour(self.rules, card, colour))
        return Until(self.pile, ONE, self.pile - helpers)

    def within(self, draws: int) -> Fraction:
        """The chance that one comes within so many draws."""
        return self.until.within(drawable("draws", draws, self.left, 0))

    @property
    def by_colour(self) -> dict[str, Until]:
        """The same wait for any colour and for each."""
        return {colour: self.waiting(colour) for colour in (ANY, *COLOURS)}

    @property
    def first(self) -> dict[str, Fraction]:
        """Which card it is that comes first: the share of each."""
        total = self.helpers.total()
        return {card: Fraction(copies, total) for card, copies in self.helpers.items()}

    @property
    def invented(self) -> tuple[str, ...]:
        return invented_kinds(self.rules, [self.character, *sorted(self.fitting)])

    @property
    def place(self) -> Named | Said:
        """What stands in that place, as people call it."""
        vases = self.rules.characters[self.character].vases
        if self.vase > len(vases):
            return said("odds-totem", {})
        return Named(vases[self.vase - 1], self.rules.vase_name)

    def _asked(self) -> dict[str, Any]:
        return {
            "character": card_name(self.character, self.rules), "vase": self.vase, "place": self.place,
            "colour": self.colour, "draws": self.draws, "pile": self.pile, "helpers": self.helpers.total(),
        }  # fmt: skip

    @property
    def title(self) -> Said:
        return said("odds-title-wait", self._asked())

    @property
    def sentence(self) -> Said:
        if self.mean is None:
            return said("odds-wait-never", self._asked())
        return said("odds-wait", {**self._asked(), "mean": self.mean, "chance": self.until.within(self.draws)})

    @property
    def rows(self) -> list[Row]:
        within = self.until.within(self.draws)
        return [
            row("within", "within", {"draws": self.draws}, within),
            row("later", "later" if self.until.possible else "never", {"draws": self.draws}, 1 - within),
        ]

    def explained(self, about: str | None = None) -> Explanation:
        """Draw after draw: the chance that none has come so far; then the average."""
        steps = [step("unseen", {"pile": self.pile})]
        steps += [
            step("helper", {"card": card_name(card, self.rules), "copies": copies})
            for card, copies in self.helpers.items()
        ]
        steps.append(step("helpers", self._asked()))
        if self.mean is None:
            return Explanation([*steps, step("no-helper", {})])
        for draw in range(1, min(self.draws, SHOWN) + 1):
            later, of = self.until.later(draw), self.pile - draw + 1
            facts = {"card": draw, "others": of - self.helpers.total(), "of": of, "none": later}
            steps.append(step("none-yet", facts, exact=later))
        within = self.until.within(self.draws)
        steps.append(step("within", {"draws": self.draws, "some": within}, exact=within))
        facts = {"pile": self.pile, "helpers": self.helpers.total(), "mean": self.mean}
        steps.append(step("wait-mean", {**facts, "more": self.pile + 1, "parts": self.helpers.total() + 1}))
        return Explanation([*steps, step("others-draw", {})])

    def drawn(self, random: Random) -> list[str]:
        """The cards of one wait, in their order: the last one fits, unless none does."""
        cards = list(self.left.elements())
        random.shuffle(cards)
        draw = next((number for number, card in enumerate(cards, 1) if card in self.helpers), len(cards))
        return cards[:draw]

    def trial(self, random: Random) -> list[str]:
        return self.came(self.drawn(random))

    def came(self, cards: Sequence[str]) -> list[str]:
        """The rows that a wait comes to."""
        draw = len(cards)
        if not self.helpers:
            return ["later", "draw later"]
        return ["within" if draw <= self.draws else "later", f"draw {draw if draw <= SHOWN else 'later'}"]

    @property
    def pictures(self) -> Sequence[Picture]:
        return [self._draws(), self._colours()]

    def _draws(self) -> Columns:
        shown = range(1, min(SHOWN, self.pile) + 1)
        bars = [Bar(f"draw {draw}", str(draw), self.until.at(draw)) for draw in shown]
        bars.append(Bar("draw later", said("odds-pic-later", {}), self.until.later(len(shown))))
        return Columns("draws", said("odds-pic-wait", {}), said("odds-pic-axis-draw", {}), bars)

    def _colours(self) -> Cells:
        across = sorted({*(draws for draws in SEVERAL if draws <= self.pile), self.draws})
        cells = [
            [
                Cell(until.within(draws), marked=(colour, draws) == (self.colour, self.draws))
                for draws in across
            ]
            for colour, until in self.by_colour.items()
        ]  # fmt: skip
        return Cells(
            "colours", said("odds-pic-colours", {}), said("odds-pic-colour", {}), said("odds-pic-within", {}),
            [colour_name(colour) for colour in self.by_colour], list(map(str, across)), cells,
        )  # fmt: skip


def fitting(rules: Ruleset, character: str, vase: int, any_vase: bool) -> frozenset[str]:
    """What fits a place of a chain; the place after the last vase is the Totem's."""
    slots = rules.slots[character]
    if vase > len(slots):
        return rules.totems
    with_any, without = slots[vase - 1]
    return with_any if any_vase else without


def fits_colour(rules: Ruleset, card: str, colour: str) -> bool:
    """Whether a Diorama does not spoil a chain of this colour."""
    return colour == ANY or rules.dioramas[card].colour in (colour, BOTH)


def wait(
    character: str,
    vase: int = 1,
    colour: str = ANY,
    draws: int = 5,
    any_vase: bool = True,
    seen: Cards = (),
    rules: Ruleset | None = None,
) -> Wait:
    """How long one waits for what a chain needs next.

    ``vase``: the number of the place, and one more than there are vases for the Totem. ``colour``: any, red or blue.
    ``any_vase``: whether the Diorama that stands for any vase may still come into this chain. ``seen``: the cards that
    one knows to lie elsewhere.
    """
    rules = Ruleset.given(rules)
    name = character_of("character", character, rules)
    checks.whole("vase", vase, 1, len(rules.slots[name]) + 1)
    checks.one_of("colour", colour, (ANY, *COLOURS))
    left = some_unseen(rules, ("seen", cards_of("seen", seen, rules)))
    return Wait(name, vase, colour, drawable("draws", draws, left), bool(any_vase), left, rules)


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    most = max(len(slots) for slots in rules.slots.values())
    return [
        character_field(rules),
        number_of("vase", 1, 1, min(MOST_VASES, most) + 1),
        colour_field(),
        number_of("draws", 5, 1, MOST_DRAWS),
        Field("any_vase", Key("odds-field-any_vase"), "switch", True),
        seen_field(rules),
    ]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Wait:
    names = ("character", "vase", "colour", "draws", "any_vase", "seen")
    return wait(**{name: chosen[name] for name in names}, rules=rules)


def arguments(parser: Parser) -> None:
    parser.add_argument("character", help=parser.say("odds-cli-character"))
    parser.add_argument("--vase", type=int, default=1, help=parser.say("odds-cli-vase"))
    parser.add_argument("--colour", default=ANY, help=", ".join((ANY, *COLOURS)))
    parser.add_argument("--draws", type=int, default=5, help=parser.say("odds-cli-draws"))
    parser.add_argument("--no-any-vase", action="store_true", help=parser.say("odds-cli-no-any-vase"))
    seen_argument(parser)


def read(options: argparse.Namespace, rules: Ruleset) -> Wait:
    seen = counted("seen", options.seen)
    return wait(
        options.character, options.vase, options.colour, options.draws, not options.no_any_vase, seen, rules
    )  # fmt: skip


def sections(result: Wait, options: argparse.Namespace) -> list[Section]:
    several = {draws: result.until.within(draws) for draws in SEVERAL if draws <= result.pile}
    means = [figure(colour, until.mean) for colour, until in result.by_colour.items() if until.mean is not None]
    return [section("within", several), section("wait-mean", means, unit="draws")]


QUESTION = OddsSheet("wait", fields, ask)
COMMAND = Command("wait", said("odds-cli-wait", {}), arguments, read, sections)
