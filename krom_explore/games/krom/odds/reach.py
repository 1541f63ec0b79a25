"""Reaching a combination: the best chance of one who goes for nothing else on the Mountain."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from random import Random
from typing import TYPE_CHECKING, Any

from krom_explore.engine import checks
from krom_explore.games.krom.box import COMBINATIONS
from krom_explore.games.krom.rules.mountain import combination as combination_of
from krom_explore.games.krom.rules.mountain import contained
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.games.sheet import Field, Key, OddsSheet
from krom_explore.odds.command import Command, Figure, Section
from krom_explore.odds.dice import SIDES
from krom_explore.odds.picture import FIRST, Bar, Cell, Cells, Columns, Picture, of_rows
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Said
from krom_explore.odds.steps import Explanation

from ..catalogue import said
from .climb import FACES, Dice, Policy, hands_of
from .mountain import MOST_COMPARED, all_rerolls, check_dice
from .words import combination_name, row, section, step

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser


class Reach(Result, Fraction):
    """The best chance to end with a combination: a Fraction that remembers its question."""

    __slots__ = ("combination", "counted", "exact", "policy", "rerolls", "rules")

    combination: str
    rerolls: int
    exact: bool
    counted: tuple[str, ...]
    """The combinations that count as reaching it."""
    policy: Policy
    rules: Ruleset

    def __new__(cls, combination: str, rerolls: int, exact: bool, rules: Ruleset) -> Reach:
        counted = (combination,) if exact else at_least_as_good(combination)
        pays = {name: int(name in counted) for name in COMBINATIONS}
        best = Policy(pays, [0] * rerolls, 1, hands_of(rules.mountain.dice).combinations, rules)
        self = Fraction.__new__(cls, best.value)
        self.combination, self.rerolls, self.exact = combination, rerolls, exact
        self.counted, self.policy, self.rules = counted, best, rules
        return self

    def keep(self, dice: Sequence[int], rerolls_left: int | None = None, kept: Sequence[int] = ()) -> Dice:
        """The dice to keep now; all of them where it is best to stop."""
        rolled = check_dice("dice", dice, self.rules.mountain.dice)
        left = self.rerolls if rerolls_left is None else checks.whole("rerolls_left", rerolls_left, 0, self.rerolls)
        best = self.policy.best(rolled, left, check_dice("kept", kept, None))
        return rolled if best is None else best

    def reached(self, dice: Sequence[int]) -> bool:
        """Whether these dice are what was wanted."""
        return combination_of(dice) in self.counted

    @property
    def rulings(self) -> dict[str, str]:
        return {"mountain_dice": self.rules.rulings["mountain_dice"]} if self.rerolls > 1 else {}

    @property
    def wanted(self) -> Said:
        """What is wanted, in words. Any dice contain nothing."""
        anything = self.combination == "nothing" and not self.exact
        return said("odds-anything", {}) if anything else combination_name(self.combination)

    @property
    def title(self) -> Said:
        return said("odds-title-reach-exact" if self.exact else "odds-title-reach", {"combination": self.wanted})

    @property
    def sentence(self) -> Said:
        key = "odds-reach-exact" if self.exact else "odds-reach"
        return said(key, {"combination": self.wanted, "rerolls": self.rerolls, "chance": Fraction(self)})

    @property
    def rows(self) -> list[Row]:
        return [row("reached", "reached", {}, self), row("missed", "missed", {}, 1 - self)]

    def explained(self, about: str | None = None) -> Explanation:
        size = self.rules.mountain.dice
        steps = [
            step("dice", {"dice": size, "all": SIDES**size}),
            *(step("counted", {"combination": combination_name(name)}) for name in self.counted),
        ]
        steps += [step("backwards-reach", {})] if self.rerolls else []
        for rerolls in range(self.rerolls + 1):
            chance = Fraction(Reach(self.combination, rerolls, self.exact, self.rules))
            steps.append(step("reach", {"rerolls": rerolls, "chance": chance}, exact=chance))
        return Explanation(steps)

    def trial(self, random: Random) -> list[str]:
        hand, _ = self.policy.rolled(random, self.rerolls)
        return ["reached" if self.reached(hand) else "missed"]

    @property
    def pictures(self) -> Sequence[Picture]:
        few = len(self.rules.mountain.rerolls) <= MOST_COMPARED
        return [self._with_more(), self._beside()] if few else [of_rows(self)]

    def _with_more(self) -> Columns:
        """The chance with no reroll, with one, ..."""
        bars = []
        for rerolls in all_rerolls(self.rules):
            own = rerolls == self.rerolls
            chance = Fraction(Reach(self.combination, rerolls, self.exact, self.rules))
            bars.append(Bar("reached" if own else "", str(rerolls), chance, FIRST if own else ""))
        return Columns("rerolls", self.title, said("odds-field-rerolls", {}), bars)

    def _beside(self) -> Cells:
        """The same for every combination."""
        names = [name for name in COMBINATIONS if name != "nothing"]
        cells = [
            [
                Cell(
                    Fraction(Reach(name, rerolls, self.exact, self.rules)),
                    marked=(name, rerolls) == (self.combination, self.rerolls),
                )
                for rerolls in all_rerolls(self.rules)
            ]
            for name in names
        ]
        return Cells(
            "beside", said("odds-pic-combinations", {}), said("odds-field-combination", {}),
            said("odds-field-rerolls", {}), list(map(combination_name, names)),
            list(map(str, all_rerolls(self.rules))), cells,
        )  # fmt: skip

    def __repr__(self) -> str:
        return f"Fraction({self.numerator}, {self.denominator})"

    def __reduce__(self) -> tuple[Any, ...]:
        return Reach, (self.combination, self.rerolls, self.exact, self.rules)

    def __copy__(self) -> Reach:
        return self

    def __deepcopy__(self, _: Any) -> Reach:
        return self


def reach(combination: str, rerolls: int | None = None, exact: bool = False, rules: Ruleset | None = None) -> Reach:
    """The best chance to end with a combination or, unless ``exact``, with something better that contains it."""
    rules = Ruleset.given(rules)
    checks.one_of("combination", combination, COMBINATIONS)
    most = len(rules.mountain.rerolls)
    rerolls = most if rerolls is None else checks.whole("rerolls", rerolls, 0, most)
    return Reach(combination, rerolls, bool(exact), rules)


@cache
def at_least_as_good(combination: str) -> tuple[str, ...]:
    """The combination and those whose dice contain it: three of a kind is in a full house, but in no straight."""
    if combination == "nothing":
        return COMBINATIONS
    shown = {combination_of(dice): contained(dice) for dice in combinations_with_replacement(FACES, 5)}
    return tuple(name for name in COMBINATIONS if combination in shown[name])


# --- asked on a page and in the terminal


def fields(rules: Ruleset) -> list[Field]:
    """Going for one combination, whatever it pays."""
    most = len(rules.mountain.rerolls)
    wanted: list[tuple[Any, str]] = [(name, Key(f"combination-{name}")) for name in COMBINATIONS if name != "nothing"]
    return [
        Field("combination", Key("odds-field-combination"), "choice", "straight", options=wanted),
        Field("rerolls", Key("odds-field-rerolls"), "number", min(2, most), 0, most),
        Field("exact", Key("odds-field-exactly"), "switch", False),
    ]


def ask(chosen: Mapping[str, Any], rules: Ruleset) -> Reach:
    return reach(chosen["combination"], chosen["rerolls"], chosen["exact"], rules)


def arguments(parser: Parser) -> None:
    parser.add_argument("combination", help=parser.say("odds-cli-combination"))
    parser.add_argument("--rerolls", type=int, help=parser.say("odds-cli-rerolls"))
    parser.add_argument("--exact", action="store_true", help=parser.say("odds-cli-exact"))


def read(options: argparse.Namespace, rules: Ruleset) -> Reach:
    return reach(options.combination, options.rerolls, options.exact, rules)


def sections(result: Reach, options: argparse.Namespace) -> list[Section]:
    wanted = Figure(result.combination, Fraction(result), combination_name(result.combination))
    return [section("reach", [wanted])]


QUESTION = OddsSheet("reach", fields, ask)
COMMAND = Command("reach", said("odds-cli-reach", {}), arguments, read, sections)
