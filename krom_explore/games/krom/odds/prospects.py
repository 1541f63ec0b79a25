"""Prospects: from the dice of a climb, the best chance to end with each combination, if one goes for that one alone.

That is what a player may want to know before choosing which dice to keep: it does not say which choice is the best.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from random import Random

from krom_explore.games.krom.box import COMBINATIONS
from krom_explore.games.krom.rules.mountain import combination
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds.dice import SIDES
from krom_explore.odds.picture import Picture, of_rows
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Said
from krom_explore.odds.steps import Explanation

from ..catalogue import said
from .climb import FACES, Dice, ways_of
from .mountain import check_dice, mountain
from .reach import Reach, reach
from .words import combination_name, step


class Prospects(Result):
    """What can be reached from these dice."""

    def __init__(self, dice: Dice, left: int, kept: Dice, rules: Ruleset):
        self.dice = dice
        self.left = left
        self.rules = rules
        self.kept = kept if rules.rulings["mountain_dice"] == "locked" else ()
        self._goals = {name: reach(name, left, rules=rules) for name in COMBINATIONS if name != "nothing"}
        self.chance = {name: self._from_here(goal) for name, goal in self._goals.items()}
        """The best chance to have each of them in the end."""

    def _from_here(self, goal: Reach) -> Fraction:
        ends = list(goal.policy.ends_from(goal.policy.spots(self.dice, self.kept), self.left))
        return Fraction(sum(ways for _, name, ways in ends if name in goal.counted), sum(ways for _, _, ways in ends))

    @property
    def rulings(self) -> dict[str, str]:
        return {"mountain_dice": self.rules.rulings["mountain_dice"]} if self.left else {}

    @property
    def title(self) -> Said:
        return said("odds-title-prospects", {})

    @property
    def sentence(self) -> Said:
        return said("odds-prospects", {"dice": " ".join(map(str, self.dice)), "rerolls": self.left})

    @property
    def rows(self) -> list[Row]:
        return [Row(name, combination_name(name), chance) for name, chance in self.chance.items()]

    @property
    def pictures(self) -> Sequence[Picture]:
        return [of_rows(self)._replace(axis=said("odds-field-combination", {}))]

    def explained(self, about: str | None = None) -> Explanation:
        steps = [
            step("prospect", {"combination": combination_name(name), "chance": chance})
            for name, chance in self.chance.items()
        ]
        return Explanation([step("rest", {"rerolls": self.left}), step("one-goal", {}), *steps])

    def trial(self, random: Random) -> list[str]:
        """Each goal is tried once, from the same dice."""
        hands = {
            name: goal.policy.rolled(random, self.left, self.dice, self.kept)[0] for name, goal in self._goals.items()
        }
        return [name for name, goal in self._goals.items() if goal.reached(hands[name])]


def prospects(dice: Sequence[int], left: int, kept: Sequence[int] = (), rules: Ruleset | None = None) -> Prospects:
    """The best chance to reach each combination from these dice with so many rerolls left."""
    rules = Ruleset.given(rules)
    known = mountain(left, rules=rules)
    rolled = check_dice("dice", dice, known.rules.mountain.dice)
    return Prospects(rolled, known.rerolls, check_dice("kept", kept, None), rules)


def improving(dice: Sequence[int], kept: Sequence[int]) -> Fraction:
    """The chance that one roll of the dice that are not kept makes a better combination than the present one."""
    return _improving(tuple(sorted(kept)), len(dice) - len(kept), COMBINATIONS.index(combination(dice)))


@cache
def _improving(kept: Dice, more: int, lies: int) -> Fraction:
    rolls = combinations_with_replacement(FACES, more)
    better = [ways_of(new) for new in rolls if COMBINATIONS.index(combination((*kept, *new))) > lies]
    return Fraction(sum(better), SIDES**more)
