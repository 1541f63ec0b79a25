"""A chain of one colour: what the magic brings, and how much longer one waits for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Section, counted
from krom_explore.odds.drawn import Curves, Line
from krom_explore.odds.picture import Cell, Cells, Picture, of_rows
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Said
from krom_explore.odds.steps import Explanation

from ..box import BOTH, COLOURS
from ..catalogue import bad, said
from ..ruleset import Ruleset
from ..scenario import check_vase, meant
from ..state import Chain
from .cards import Cards, cards_of, character_of, drawable, invented_kinds, some_unseen
from .collect import Palette, Wanted, has_all, until_all
from .draws import MOST_DRAWS
from .ways import Until
from .words import (
    ANY,
    card_name,
    character_field,
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

    from krom_explore.odds.chart import Chart
    from krom_explore.text.arguments import Parser

HALF, NEARLY = Fraction(1, 2), Fraction(9, 10)
"""How sure one wants to be."""

MOST_SAME = 3
"""So many equal vases of one character are counted."""

MOST_TURN = 1_000
"""What a turn may be worth, in spheres."""

SEVERAL = (5, 10, 15, 20, 25, 30, 40)
"""Numbers of draws that are compared."""

DRAWN = 50
"""So many draws are drawn as curves."""


class Colour(Result):
    """Two plans for a chain: vases of any colour, or all of one colour, for which there are more spheres."""

    def __init__(
        self, chain: Chain, held: Counter[str], leader: bool, totem: bool, draws: int, turn: Fraction,
        left: Counter[str], rules: Ruleset,
    ):  # fmt: skip
        self.chain = chain
        self.held = held
        self.leader = leader
        self.draws = draws
        self.turn = turn
        """What a turn is worth, in spheres."""
        self.left = left
        self.rules = rules
        self.pile = left.total()
        laid = chain.vases
        vases = Counter(rules.characters[chain.character].vases[len(laid) :])
        self.wanted = Wanted(vases, rules.for_any_vase.isdisjoint(laid), totem)
        """What is still to come."""
        self.palettes = {colour: palette(rules, colour) for colour in COLOURS if can_be(rules, chain, colour)}
        """The colours that the whole chain can still have."""
        self.plain = self._until([Palette()])
        """The wait for a chain of any colours."""
        self.magical = self._until(list(self.palettes.values()))
        """The wait for a chain of one colour, whichever comes first."""
        self.reward = rules.goal.leader if leader else rules.goal.magic
        """The spheres that a magical protected chain brings besides."""

    def _until(self, palettes: Sequence[Palette]) -> Until:
        return until_all(self.wanted, palettes, self.held, self.left, self.rules)

    @property
    def by_colour(self) -> dict[str, Until]:
        """The wait for a chain of one colour that is chosen beforehand."""
        return {colour: self._until([one]) for colour, one in self.palettes.items()}

    @property
    def extra(self) -> Fraction | None:
        """How many draws more one colour takes on average; None where it never comes."""
        if self.plain.mean is None or self.magical.mean is None:
            return None
        return self.magical.mean - self.plain.mean

    @property
    def price(self) -> Fraction | None:
        """What a turn may be worth at most for the wait to pay; None where there is no wait, or no end of it."""
        return self.reward / self.extra if self.extra else None

    @property
    def gain(self) -> Fraction | None:
        """What waiting for one colour brings on average, in spheres, beyond what the turns are worth."""
        return None if self.extra is None else self.reward - self.extra * self.turn

    @property
    def best(self) -> str:
        """``one`` colour or ``any``."""
        return "one" if self.gain is not None and self.gain > 0 else "any"

    @property
    def rulings(self) -> dict[str, str]:
        return {"magic_colours": self.rules.rulings["magic_colours"]}

    @property
    def invented(self) -> tuple[str, ...]:
        rules = self.rules
        cards = [card for card, entry in rules.dioramas.items() if entry.vase in self.wanted.vases]
        return invented_kinds(rules, [self.chain.character, *cards, *(rules.totems if self.wanted.totem else ())])

    def _asked(self) -> dict[str, Any]:
        return {
            "character": card_name(self.chain.character, self.rules), "draws": self.draws, "pile": self.pile,
            "reward": self.reward, "totem": "yes" if self.wanted.totem else "no",
        }  # fmt: skip

    @property
    def title(self) -> Said:
        return said("odds-title-colour", self._asked())

    @property
    def sentence(self) -> Said:
        if self.plain.mean is None:
            return said("odds-colour-no-chain", self._asked())
        if self.extra is None or self.magical.mean is None:
            return said("odds-colour-never", {**self._asked(), "plain": self.plain.mean})
        means = {"plain": self.plain.mean, "magical": self.magical.mean, "extra": self.extra}
        return said("odds-colour", {**self._asked(), **means, "best": self.best, "turn": self.turn})

    @property
    def rows(self) -> list[Row]:
        facts = {"draws": self.draws}
        return [
            row("any", "any-colours", facts, self.plain.within(self.draws)),
            row("one", "one-colour", facts, self.magical.within(self.draws)),
        ]

    def explained(self, about: str | None = None) -> Explanation:
        steps = [step("unseen", {"pile": self.pile}), step("colour-held", {})]
        waits = {ANY: self.plain, **self.by_colour, "one": self.magical}
        for name, until in waits.items():
            facts = {"colour": colour_name(name), "draws": self.draws, "within": until.within(self.draws)}
            if until.mean is None:
                steps.append(step("colour-never", facts))
            else:
                facts |= {"mean": until.mean, "half": until.by(HALF), "nearly": until.by(NEARLY)}
                steps.append(step("colour-wait", facts, exact=until.mean))
        if self.extra is not None and self.gain is not None:
            steps.append(step("colour-extra", {"extra": self.extra, "reward": self.reward}, exact=self.extra))
            if self.price is not None:
                steps.append(step("colour-price", {"price": self.price}, exact=self.price))
            steps.append(step("colour-gain", {"turn": self.turn, "gain": self.gain, "best": self.best}))
        return Explanation(steps)

    def trial(self, random: Random) -> list[str]:
        cards = self.held + Counter(random.sample(list(self.left.elements()), self.draws))
        one = any(has_all(self.wanted, each, cards, self.rules) for each in self.palettes.values())
        return ["any"] * has_all(self.wanted, Palette(), cards, self.rules) + ["one"] * one

    @property
    def pictures(self) -> Sequence[Picture]:
        across = sorted({*(draws for draws in SEVERAL if draws <= self.pile), self.draws})
        waits = {ANY: self.plain, "one": self.magical, **self.by_colour}
        cells = [
            [Cell(until.within(draws), marked=draws == self.draws) for draws in across] for until in waits.values()
        ]
        beside = Cells(
            "waits", said("odds-pic-waits", {}), said("odds-pic-colour", {}), said("odds-pic-within", {}),
            [colour_name(name) for name in waits], list(map(str, across)), cells,
        )  # fmt: skip
        return [beside, of_rows(self)]

    @property
    def drawn(self) -> Curves:
        """How the chance of each plan grows, draw after draw."""
        draws = range(min(DRAWN, self.pile) + 1)
        return Curves(
            title=self.title, sentence=self.sentence, axis=said("odds-pic-axis-draw", {}), most=1,
            invented=self.invented,
            series=[
                Line(colour_name(name), [(draw, until.within(draw)) for draw in draws])
                for name, until in ((ANY, self.plain), ("one", self.magical))
            ],
        )  # fmt: skip

    def chart(self, lang: str = "en") -> Chart:
        """Both plans as curves."""
        return self.drawn.chart(lang)


def palette(rules: Ruleset, colour: str) -> Palette:
    """What is of one colour: whether the Totem's counts is ruled."""
    own = frozenset((colour, BOTH))
    return Palette(own) if rules.rulings["magic_colours"] == "vases" else Palette(own, own)


def can_be(rules: Ruleset, chain: Chain, colour: str) -> bool:
    """Whether a chain can still be of this colour."""
    tested = [rules.dioramas[card].colour for card in chain.vases]
    if rules.rulings["magic_colours"] == "with_character":
        tested.append(rules.characters[chain.character].colour)
    return all(one in (colour, BOTH) for one in tested)


def colour(
    character: str,
    laid: Sequence[str] = (),
    held: Cards = (),
    leader: bool = False,
    totem: bool = True,
    draws: int = 20,
    turn: Any = 1,
    seen: Cards = (),
    rules: Ruleset | None = None,
) -> Colour:
    """How much longer a chain of one colour takes than one of any colours, and whether that pays.

    ``laid``: the vases that its chain has already, in order. ``held``: cards that one has already. ``leader``: whether
    it is the leader's, which brings more. ``totem``: whether the Totem is waited for, which the magic needs. ``turn``:
    what a turn is worth, in spheres. ``seen``: the cards that one knows to lie elsewhere.
    """
    rules = Ruleset.given(rules)
    chain = Chain(character_of("character", character, rules))
    if max(Counter(rules.characters[chain.character].vases).values()) > MOST_SAME:
        raise bad("character", "many-vases", most=MOST_SAME, found=len(rules.characters[chain.character].vases))
    for number, card in enumerate(laid_cards(laid, rules)):
        check_vase(rules, f"laid[{number}]", chain, card)
        chain.vases.append(card)
    own = cards_of("held", held, rules)
    known = ("laid", Counter(chain.vases)), ("held", own), ("seen", cards_of("seen", seen, rules))
    left = some_unseen(rules, *known)
    worth = checks.exact("turn", turn, 0, MOST_TURN)
    return Colour(chain, own, bool(leader), bool(totem), drawable("draws", draws, left), worth, left, rules)


def laid_cards(laid: Any, rules: Ruleset) -> list[str]:
    """Dioramas in their order, by any of their names."""
    cards_of("laid", laid, rules, "dioramas")
    return meant(rules, "laid", list(laid), "dioramas")


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    return [
        character_field(rules),
        Field("leader", Key("odds-field-leader"), "switch", False),
        Field("totem", Key("odds-field-totem"), "switch", True),
        number_of("draws", 20, 1, MOST_DRAWS),
        number_of("turn", 1, 0, 20),
        seen_field(rules, "laid"),
        seen_field(rules, "held"),
        seen_field(rules),
    ]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Colour:
    names = ("character", "laid", "held", "leader", "totem", "draws", "turn", "seen")
    return colour(**{name: chosen[name] for name in names}, rules=rules)


def arguments(parser: Parser) -> None:
    parser.add_argument("character", help=parser.say("odds-cli-character"))
    parser.add_argument("--leader", action="store_true", help=parser.say("odds-cli-leader"))
    parser.add_argument("--no-totem", action="store_true", help=parser.say("odds-cli-no-totem"))
    parser.add_argument("--draws", type=int, default=20, help=parser.say("odds-cli-draws"))
    parser.add_argument("--turn", default="1", help=parser.say("odds-cli-turn"))
    parser.add_argument("--laid", nargs="*", default=[], metavar="CARD", help=parser.say("odds-cli-laid"))
    seen_argument(parser, "held")
    seen_argument(parser)


def read(options: argparse.Namespace, rules: Ruleset) -> Colour:
    held, seen = counted("held", options.held), counted("seen", options.seen)
    return colour(
        options.character, options.laid, held, options.leader, not options.no_totem, options.draws, options.turn, seen,
        rules,
    )  # fmt: skip


def sections(result: Colour, options: argparse.Namespace) -> list[Section]:
    waits = {ANY: result.plain, "one": result.magical, **result.by_colour}
    return [
        section("colour-mean", [figure(name, until.mean) for name, until in waits.items() if until.mean is not None],
                unit="draws"),
        section("colour-within", {name: until.within(result.draws) for name, until in waits.items()}),
    ]  # fmt: skip


QUESTION = OddsSheet("colour", fields, ask)
COMMAND = Command("colour", said("odds-cli-colour", {}), arguments, read, sections)
