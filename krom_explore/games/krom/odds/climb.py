"""Climbing: hands of dice, what can follow what, and the best policy for any pay and any prices.

What a hand of dice is worth depends on its combination only, and faces that are in the same straights are all the same
to it. So hands that look alike are counted as one: of five dice 27 full and 34 partial hands instead of 252 and 210.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache, cached_property
from itertools import combinations, combinations_with_replacement
from math import factorial, prod
from operator import itemgetter
from random import Random
from typing import Any, NamedTuple

from krom_explore.games.krom.rules.mountain import combination as combination_of
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds.dice import SIDES, rolled
from krom_explore.odds.spread import ratio

FACES = range(1, SIDES + 1)

Dice = tuple[int, ...]
"""Faces, sorted."""


# --- hands that look alike


@cache
def blocks(size: int) -> tuple[tuple[int, ...], ...]:
    """Faces that are in the same straights of so many dice: to every combination they are all the same."""
    hands = [dice for dice in combinations(FACES, size) if combination_of(dice) == "straight"]
    straights = {face: tuple(face in hand for hand in hands) for face in FACES}
    groups = dict.fromkeys(straights.values())
    return tuple(tuple(face - 1 for face in FACES if straights[face] == group) for group in groups)


def alike(counts: Sequence[Any], size: int) -> tuple[Any, ...]:
    """The one of all like it that stands for a hand, given by what there is of each face."""
    faces = blocks(size)
    upright = [each for block in faces for each in sorted([counts[face] for face in block], reverse=True)]
    mirror = [each for block in faces for each in sorted([counts[-1 - face] for face in block], reverse=True)]
    return tuple(max(upright, mirror))


def counts_of(dice: Sequence[int]) -> list[int]:
    return [dice.count(face) for face in FACES]


def ways_of(dice: Sequence[int]) -> int:
    """In how many ways dice can show these faces."""
    return factorial(len(dice)) // prod(factorial(count) for count in Counter(dice).values())


class Hands:
    """All hands of up to ``size`` dice, those that look alike as one, numbered from the empty hand on."""

    def __init__(self, size: int):
        self.size = size
        self.number: dict[Dice, int] = {}
        """The number of each hand."""
        self.shown: list[Dice] = []
        """A hand of each number."""
        self.first: list[int] = []
        """The number of the first hand of no die, of one, ..."""
        for dice in range(size + 1):
            self.first.append(len(self.shown))
            found: dict[tuple[int, ...], int] = {}
            for hand in combinations_with_replacement(FACES, dice):
                looks = alike(counts_of(hand), size)
                if looks not in found:
                    found[looks] = len(self.shown)
                    self.shown.append(hand)
                self.number[hand] = found[looks]
        self.first.append(len(self.shown))
        self.partial = self.shown[: self.first[size]]
        self.full = self.shown[self.first[size] :]
        self.combinations = [combination_of(hand) for hand in self.full]

    def level(self, dice: int) -> list[Dice]:
        """The hands of so many dice."""
        return self.shown[self.first[dice] : self.first[dice + 1]]


class Climbs:
    """What can follow what on a climb. A spot is a full hand and, where kept dice are locked, what is locked of it."""

    def __init__(self, size: int, locked: bool):
        self.hands = hands_of(size)
        self.locked = locked
        self.full: list[int] = []
        """The full hand of each spot."""
        self.spots: dict[Any, int] = {}
        self._shown: list[tuple[Dice, Dice]] = []
        """New and locked dice of each spot."""
        self.rolled = [self._rolls(kept) for kept in self.hands.partial]
        """For each partial hand: the spots to which rolling the rest leads, and in how many of all dice's ways."""
        self.kept = [self._keeps(*spot) for spot in self._shown]
        """For each spot: the partial hands that can be kept."""
        self.keepings = [itemgetter(*keeps, keeps[0]) for keeps in self.kept]
        self.levels = [] if locked else self._one_more_die()

    def spot(self, new: Dice, locked: Dice) -> int:
        """The spot of locked and new dice."""
        return self.spots[self._looks(new, locked)]

    def _looks(self, new: Dice, locked: Dice) -> Any:
        if self.locked:
            return alike([*zip(counts_of(locked), counts_of(new), strict=True)], self.hands.size)
        return self.hands.number[tuple(sorted(locked + new))]

    def _add(self, new: Dice, locked: Dice) -> int:
        looks = self._looks(new, locked)
        if looks not in self.spots:
            self.spots[looks] = len(self.full)
            dice = tuple(sorted(locked + new))
            self.full.append(self.hands.number[dice] - self.hands.first[self.hands.size])
            self._shown.append((new, locked) if self.locked else (dice, ()))
        return self.spots[looks]

    def _rolls(self, kept: Dice) -> dict[int, int]:
        ways: dict[int, int] = {}
        for new in combinations_with_replacement(FACES, self.hands.size - len(kept)):
            spot = self._add(new, kept)
            ways[spot] = ways.get(spot, 0) + ways_of(new) * SIDES ** len(kept)
        return ways

    def _keeps(self, new: Dice, locked: Dice) -> list[int]:
        return sorted({self.hands.number[kept] for kept in within(new, locked)})

    def _one_more_die(self) -> list[list[itemgetter[Any]]]:
        """For each partial hand, level by level from the fullest: what one more die can make of it."""
        found = []
        for level in reversed(range(self.hands.size)):
            after = self.full if level == self.hands.size - 1 else None
            getters = []
            for hand in self.hands.level(level):
                more = [self.hands.number[tuple(sorted((*hand, face)))] - self.hands.first[level + 1] for face in FACES]
                getters.append(itemgetter(*(more if after is None else [after.index(number) for number in more])))
            found.append(getters)
        return found

    def keeping(self, values: list[int]) -> list[int]:
        """What keeping each partial hand is worth, times all the dice's ways, given what each spot is worth."""
        if self.locked:
            return [sum([ways * values[spot] for spot, ways in rolled.items()]) for rolled in self.rolled]
        found: list[int] = []
        scale = SIDES**self.hands.size
        for getters in self.levels:
            values = [sum(get(values)) for get in getters]
            scale //= SIDES
            found = [scale * value for value in values] + found
        return found


hands_of = cache(Hands)
climbs_of = cache(Climbs)


def within(new: Dice, locked: Dice) -> set[Dice]:
    """What can be kept: the locked dice and any of the new ones, but not all."""
    return {tuple(sorted(locked + some)) for count in range(len(new)) for some in combinations(new, count)}


def without(dice: Dice, locked: Dice) -> Dice:
    return tuple(sorted((Counter(dice) - Counter(locked)).elements()))


# --- the best policy


class Level(NamedTuple):
    """What is known with so many rerolls left. All values are whole numbers, to be divided by ``scale``."""

    scale: int
    values: list[int]
    """What each spot is worth, and ``paid`` more."""
    paid: int
    keeping: list[int]
    """What keeping each partial hand and rerolling is worth, and ``paid`` more."""


class Policy:
    """The best way to keep and reroll, for what combinations pay and rerolls cost, in whole ``unit``ths of a Krom."""

    def __init__(
        self, pays: Mapping[str, int], prices: Sequence[int], unit: int, results: Sequence[str], rules: Ruleset
    ):
        self.prices = prices
        """What the first reroll costs, the second, ..."""
        self.unit = unit
        self.climbs = climbs_of(rules.mountain.dice, rules.rulings["mountain_dice"] == "locked")
        self.results = [results[full] for full in self.climbs.full]
        """What each spot is paid for."""
        self.pays = [pays[result] for result in self.results]
        self.levels = [Level(1, self.pays, 0, [])]
        """With no reroll left, one, ..."""
        for price in reversed(prices):
            self.levels.append(self._one_more_reroll(self.levels[-1], price))

    def _one_more_reroll(self, later: Level, price: int) -> Level:
        """The stage with one reroll more than ``later``.

        A partial hand is worth the average over what the other dice can make of it; a spot what it pays, or the best
        that can be kept of it less the price. To save a subtraction each, all values are higher by what is paid.
        """
        scale = later.scale * SIDES**self.climbs.hands.size
        paid = later.paid + price
        keeping = self.climbs.keeping(later.values)
        stops = [(pay + paid) * scale for pay in self.pays]
        goes = [max(get(keeping)) for get in self.climbs.keepings]
        return Level(scale, list(map(max, stops, goes)), paid, keeping)

    @property
    def value(self) -> Fraction:
        last = self.levels[-1]
        ways = self.climbs.rolled[0]
        total = sum(ways.values())
        won = sum([n * last.values[spot] for spot, n in ways.items()]) - last.paid * last.scale * total
        return ratio(won, self.unit * last.scale * total)

    def choice(self, spot: int, left: int) -> int | None:
        """The partial hand to keep, or None to stop: of equally good choices to stop, or to keep more dice."""
        stage = self.levels[left]
        if not left or stage.values[spot] == (self.pays[spot] + stage.paid) * stage.scale:
            return None
        return max(self.climbs.kept[spot], key=lambda number: (stage.keeping[number], number))

    def best(self, dice: Dice, left: int, locked: Dice) -> Dice | None:
        """The dice to keep, or None to stop."""
        new = without(dice, locked)
        number = self.choice(self.climbs.spot(new, locked), left)
        if number is None:
            return None
        return next(kept for kept in sorted(within(new, locked)) if self.climbs.hands.number[kept] == number)

    @cached_property
    def _known(self) -> Callable[[Dice, int, Dice], Dice | None]:
        """``best``, remembered: a climb is rolled thousands of times."""
        return cache(self.best)

    def rolled(self, random: Random, rerolls: int, start: Dice = (), locked: Dice = ()) -> tuple[Dice, int]:
        """One climb rolled and played best, from the first roll on or from dice: its end, and the rerolls used."""
        size = self.climbs.hands.size
        kept = start
        for left in range(rerolls, -1, -1):
            hand = tuple(sorted([*kept, *rolled(size - len(kept), random)]))
            keep = self._known(hand, left, locked)
            if keep is None:
                break
            kept, locked = keep, keep if self.climbs.locked else ()
        return hand, rerolls - left

    def worth_of_keeping(self, kept: Dice, left: int) -> Fraction:
        """What it is worth to pay for a reroll of all but ``kept`` and then play best."""
        stage = self.levels[left]
        value = stage.keeping[self.climbs.hands.number[kept]] - stage.paid * stage.scale
        return ratio(value, self.unit * stage.scale)

    def ends(self) -> Iterator[tuple[int, str, int]]:
        """How the climb ends when it is played so: rerolls used, combination, ways."""
        return self.ends_from(self.climbs.rolled[0], len(self.prices))

    def ends_from(self, spots: Mapping[int, int], left: int) -> Iterator[tuple[int, str, int]]:
        """The same from where a climb stands: spots and the ways to each, with so many rerolls left."""
        for used in range(left + 1):
            stage = self.levels[left - used]
            keeping: dict[int, int] = {}
            for spot, ways in spots.items():
                kept = self.choice(spot, left - used)
                if kept is None:
                    yield used, self.results[spot], ways * stage.scale
                else:
                    keeping[kept] = keeping.get(kept, 0) + ways
            after: dict[int, int] = {}
            for number, ways in keeping.items():
                for spot, more in self.climbs.rolled[number].items():
                    after[spot] = after.get(spot, 0) + ways * more
            spots = after

    def spots(self, dice: Dice, locked: Dice) -> dict[int, int]:
        """Where a climb stands with these dice; the ways to stand there where some are still to be rolled."""
        if len(dice) == self.climbs.hands.size:
            return {self.climbs.spot(without(dice, locked), locked): 1}
        return self.climbs.rolled[self.climbs.hands.number[dice]]
