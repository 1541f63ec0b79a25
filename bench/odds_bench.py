"""Exact odds against icepool and dyce: the same questions, the same answers, the best of several interleaved rounds.

Run with a Python that has krom_explore, icepool and dyce: ``python bench/odds_bench.py [rounds]``. Each peer answers
each question in the fastest way that we know; where there are several, each is timed and its best one counts.
"""

from __future__ import annotations

import gc
import sys
import time
import warnings
from collections.abc import Callable
from fractions import Fraction
from functools import cache, reduce
from itertools import accumulate, combinations_with_replacement
from typing import Any

import dyce
import icepool
from dyce import H

from krom_explore import Ruleset, odds
from krom_explore.games.krom.odds.reach import at_least_as_good
from krom_explore.games.krom.rules.mountain import combination
from krom_explore.odds import Fighter

warnings.filterwarnings("ignore", message="`expand` is experimental")

D6 = H(6)
RULES = Ruleset.load()
NAMES = list(RULES.characters)
LIGHT_FIRST = sorted(NAMES, key=RULES.weights.__getitem__)
WEAKEST_FIRST = ["Kromosaurus", *reversed(LIGHT_FIRST)]
"""By who loses ties in the Forest."""


# --- combat: who wins, and each one's damage


def our_combat(fighters: list[Fighter]) -> Any:
    answer = odds.combat(fighters, "forest", RULES)
    return dict(answer.win.items()), {name: spread.items() for name, spread in answer.damage.items()}


def kinds(fighters: list[Fighter]) -> list[tuple[str, int, int]]:
    own = {"Kromosaurus": RULES.kromosaurus.plus}
    return [(f.name, 1 + f.dice, f.plus + own.get(f.name, 0)) for f in fighters]


def without_one(dice: list[Any], best_of: Callable[[Any, Any], Any]) -> list[Any]:
    """For each die the best of all the others, from the front and from the back."""
    front = [None, *accumulate(dice[:-1], best_of)]
    back = [None, *accumulate(dice[:0:-1], best_of)][::-1]
    return [b if a is None else a if b is None else best_of(a, b) for a, b in zip(front, back, strict=True)]


def icepool_combat(fighters: list[Fighter], best_of: Callable[[Any, Any], Any]) -> Any:
    size = len(fighters)
    dice = {name: (count @ icepool.d6) + plus for name, count, plus in kinds(fighters)}
    ranked = [dice[name] * size + rank for rank, name in enumerate(n for n in WEAKEST_FIRST if n in dice)]
    order = [name for name in WEAKEST_FIRST if name in dice]
    best = reduce(best_of, ranked) % size
    win = {name: best.probability(rank) for rank, name in enumerate(order)}
    damage, known = {}, {}
    for (name, count, plus), die, others in zip(
        kinds(fighters), dice.values(), without_one(list(dice.values()), best_of), strict=True
    ):
        if (count, plus) not in known:
            lost = (others - die).clip(0, None)
            known[count, plus] = dict(zip(lost.outcomes(), lost.probabilities(), strict=True)).items()
        damage[name] = known[count, plus]
    return win, damage


def icepool_combat_pool(fighters: list[Fighter]) -> Any:
    """The same with icepool's own ``highest`` over all dice at once."""
    size = len(fighters)
    dice = {name: (count @ icepool.d6) + plus for name, count, plus in kinds(fighters)}
    order = [name for name in WEAKEST_FIRST if name in dice]
    best = icepool.highest(*(dice[name] * size + rank for rank, name in enumerate(order))) % size
    win = {name: best.probability(rank) for rank, name in enumerate(order)}
    damage, known = {}, {}
    for name, count, plus in kinds(fighters):
        if (count, plus) not in known:
            lost = (icepool.highest([die for other, die in dice.items() if other != name]) - dice[name]).clip(0, None)
            known[count, plus] = dict(zip(lost.outcomes(), lost.probabilities(), strict=True)).items()
        damage[name] = known[count, plus]
    return win, damage


def dyce_combat(fighters: list[Fighter]) -> Any:
    size = len(fighters)
    dice = {name: (count @ D6) + plus for name, count, plus in kinds(fighters)}
    order = [name for name in WEAKEST_FIRST if name in dice]
    best_of = lambda a, b: a.apply(max, b)  # noqa: E731
    best = reduce(best_of, [dice[name] * size + rank for rank, name in enumerate(order)]) % size
    win = {name: Fraction(best.get(rank, 0), best.total) for rank, name in enumerate(order)}
    damage, known = {}, {}
    for (name, count, plus), die, others in zip(
        kinds(fighters), dice.values(), without_one(list(dice.values()), best_of), strict=True
    ):
        if (count, plus) not in known:
            lost = others.apply(lambda best, own: best - own if best > own else 0, die)
            known[count, plus] = {n: Fraction(ways, lost.total) for n, ways in lost.items()}.items()
        damage[name] = known[count, plus]
    return win, damage


SIX = [Fighter(name) for name in NAMES]
SEVEN = [
    *(Fighter(name, plus=number % 3, dice=number % 4) for number, name in enumerate(NAMES)),
    Fighter("Kromosaurus"),
]
ALL = [
    [Fighter(NAMES[0], plus=plus, dice=dice), *SIX[1:count]]
    for count in range(2, 7)
    for plus in range(7)
    for dice in range(7)
]


# --- hunt


def our_hunts() -> Any:
    return {(dice, value): odds.hunt(dice, value) for dice in range(1, 6) for value in range(dice, 6 * dice + 1)}


def icepool_hunts() -> Any:
    table = {}
    for dice in range(1, 6):
        die = dice @ icepool.d6
        for value, chance in zip(die.outcomes(), die.probabilities(">="), strict=True):
            table[dice, value] = chance
    return table


def dyce_hunts() -> Any:
    table = {}
    for dice in range(1, 6):
        die = dice @ D6
        ways = accumulate(reversed(list(die.values())))
        table.update(
            {
                (dice, value): Fraction(n, die.total)
                for value, n in zip(reversed(list(die.outcomes())), ways, strict=True)
            }
        )
    return table


# --- mountain: one die at a time, over the hands of no die, one, ..., five


HANDS = [list(combinations_with_replacement(range(1, 7), size)) for size in range(6)]
MORE = {hand: [tuple(sorted((*hand, face))) for face in range(1, 7)] for level in HANDS[:-1] for hand in level}
FEWER = {hand: {hand[:at] + hand[at + 1 :] for at in range(len(hand))} for level in HANDS[1:] for hand in level}
PAYS = odds.mountain(0).pays


Average = Callable[[list[int]], int]
"""Adds up what one die can make of a hand: the only thing on the Mountain that is chance."""


def climb(average: Average, pays: dict[str, Any], prices: list[int]) -> Fraction:
    """What the best policy is worth."""
    paid = {hand: int(pays[combination(hand)]) for hand in HANDS[-1]}
    values, scale = paid, 1
    for price in reversed(prices):
        keeping = rolled(average, values)
        best = {(): keeping[()]}
        for size, level in enumerate(HANDS[1:-1], 1):
            for hand in level:
                best[hand] = max(keeping[hand] * 6**size, *(best[fewer] for fewer in FEWER[hand]))
        scale *= 6**5
        values = {
            hand: max(paid[hand] * scale, max(best[fewer] for fewer in FEWER[hand]) - price * scale)
            for hand in HANDS[-1]
        }
    return Fraction(rolled(average, values)[()], 6**5 * scale)


def rolled(average: Average, values: dict[tuple[int, ...], int]) -> dict[tuple[int, ...], int]:
    """What each partial hand is worth when the other dice are rolled, times 6 for each of them."""
    found = dict(values)
    for level in reversed(HANDS[:-1]):
        for hand in level:
            found[hand] = average([found[more] for more in MORE[hand]])
    return found


def icepool_average(values: list[int]) -> int:
    die = icepool.Die(values)
    return sum([value * ways for value, ways in die.items()]) * (6 // die.denominator())


def icepool_average_map(values: list[int]) -> int:
    return sum([value * ways for value, ways in icepool.d6.map(lambda face: values[face - 1]).items()])


def dyce_average(values: list[int]) -> int:
    return sum([value * ways for value, ways in D6.apply(lambda face: values[face - 1]).items()])


def our_policies() -> list[Fraction]:
    return [odds.mountain(rerolls, rules=RULES).value for rerolls in range(5)]


def peers_policies(average: Average) -> Callable[[], list[Fraction]]:
    return lambda: [climb(average, PAYS, RULES.mountain.rerolls[:rerolls]) for rerolls in range(5)]


def our_reach() -> list[Fraction]:
    return [Fraction(odds.reach(name, 4, rules=RULES)) for name in PAYS]


def peers_reach(average: Average) -> Callable[[], list[Fraction]]:
    return lambda: [
        climb(average, {other: int(other in at_least_as_good(name)) for other in PAYS}, [0] * 4) for name in PAYS
    ]


# --- duel: a fight that costs nobody anything is rolled again


def our_duel() -> Fraction:
    return odds.duel(7, 10, rules=RULES).win


def icepool_duel() -> Fraction:
    step = (icepool.d6 - (icepool.d6 + RULES.kromosaurus.plus)).reroll([0], depth="inf")

    @cache
    def win(life: int, beast: int) -> Any:
        if life <= 0 or beast <= 0:
            return icepool.Die([life > 0])
        return step.map(lambda ahead: win(life, beast - ahead) if ahead > 0 else win(life + ahead, beast))

    return win(7, 10).probability(True)


def icepool_duel_means() -> Fraction:
    step = (icepool.d6 - (icepool.d6 + RULES.kromosaurus.plus)).reroll([0], depth="inf")

    @cache
    def win(life: int, beast: int) -> Any:
        if life <= 0 or beast <= 0:
            return Fraction(life > 0)
        return step.map(lambda ahead: win(life, beast - ahead) if ahead > 0 else win(life + ahead, beast)).mean()

    return win(7, 10)


def icepool_duel_chain() -> Fraction:
    step = icepool.d6 - (icepool.d6 + RULES.kromosaurus.plus)

    def fight(life: int, beast: int, ahead: int) -> Any:
        if life <= 0 or beast <= 0:
            return life, beast
        return (life, max(0, beast - ahead)) if ahead > 0 else (max(0, life + ahead), beast)

    end = icepool.Die([(7, 10)]).map(fight, step, star=True, repeat="inf")
    return end.marginals[0].probability(">", 0)


def dyce_duel() -> Fraction:
    step = D6 - (D6 + RULES.kromosaurus.plus)
    step = H({ahead: ways for ahead, ways in step.items() if ahead})

    @cache
    def win(life: int, beast: int) -> Any:
        if life <= 0 or beast <= 0:
            return H({int(life > 0): 1})
        return dyce.expand(after, step, min_path_probability=Fraction(0), life=life, beast=beast)

    def after(rolled: Any, life: int, beast: int) -> Any:
        ahead = rolled.outcome
        return win(life, beast - ahead) if ahead > 0 else win(life + ahead, beast)

    end = win(7, 10)
    return Fraction(end.get(1, 0), end.total)


def dyce_duel_apply() -> Fraction:
    step = D6 - (D6 + RULES.kromosaurus.plus)
    step = H({ahead: ways for ahead, ways in step.items() if ahead})

    @cache
    def win(life: int, beast: int) -> Any:
        if life <= 0 or beast <= 0:
            return Fraction(life > 0)
        after = step.apply(lambda ahead: win(life, beast - ahead) if ahead > 0 else win(life + ahead, beast))
        return sum([chance * ways for chance, ways in after.items()]) / step.total

    return win(7, 10)


# --- the table


Ask = Callable[[], Any]

WINDOW = 0.02
"""Seconds that each is timed for in a round, so that all have the same chance of an undisturbed moment."""

QUESTIONS: list[tuple[str, float, Ask, list[Ask], list[Ask]]] = [
    (
        "combat of six", 8, lambda: our_combat(SIX),
        [lambda: icepool_combat(SIX, pairwise), lambda: icepool_combat_pool(SIX)], [lambda: dyce_combat(SIX)],
    ),
    (
        "combat of six, a Kromosaurus, extra dice", 8, lambda: our_combat(SEVEN),
        [lambda: icepool_combat(SEVEN, pairwise), lambda: icepool_combat_pool(SEVEN)], [lambda: dyce_combat(SEVEN)],
    ),
    (
        "245 combats", 8, lambda: [our_combat(fighters) for fighters in ALL],
        [lambda: [icepool_combat(fighters, pairwise) for fighters in ALL]],
        [lambda: [dyce_combat(fighters) for fighters in ALL]],
    ),
    ("hunt table", 4, our_hunts, [icepool_hunts], [dyce_hunts]),
    (
        "mountain policy, 0 to 4 rerolls", 50, our_policies,
        [peers_policies(icepool_average), peers_policies(icepool_average_map)], [peers_policies(dyce_average)],
    ),
    (
        "reach, all combinations, 4 rerolls", 12, our_reach,
        [peers_reach(icepool_average), peers_reach(icepool_average_map)], [peers_reach(dyce_average)],
    ),
    (
        "duel 7 against 10", 50, our_duel,
        [icepool_duel, icepool_duel_means, icepool_duel_chain], [dyce_duel, dyce_duel_apply],
    ),
]  # fmt: skip


def pairwise(one: Any, two: Any) -> Any:
    return icepool.highest(one, two)


def timed(ask: Ask, number: int) -> float:
    """Seconds for one answer, over ``number`` of them; as timeit does it, without the garbage collector."""
    gc.collect()
    gc.disable()
    start = time.perf_counter()
    for _ in range(number):
        ask()
    took = time.perf_counter() - start
    gc.enable()
    return took / number


def main(rounds: int) -> int:
    print(f"{'question':<42}{'ours':>10}{'icepool':>12}{'dyce':>12}{'ratio':>9}{'bar':>6}")
    missed = 0
    for question, bar, ours, icepools, dyces in QUESTIONS:
        asks = [ours, *icepools, *dyces]
        wanted = ours()
        for ask in asks:
            assert ask() == wanted, question
        numbers = [max(1, int(WINDOW / timed(ask, 1))) for ask in asks]
        best = [float("inf")] * len(asks)
        for _ in range(rounds):
            best = [min(so_far, timed(ask, number)) for so_far, ask, number in zip(best, asks, numbers, strict=True)]
        mine = best[0]
        ice, dy = min(best[1 : 1 + len(icepools)]), min(best[1 + len(icepools) :])
        ratio = min(ice, dy) / mine
        missed += ratio < bar
        print(
            f"{question:<42}{mine * 1e3:>7.3f} ms{ice * 1e3:>9.2f} ms{dy * 1e3:>9.2f} ms"
            f"{ratio:>8.1f}x{bar:>5g}x  {'met' if ratio >= bar else 'NOT MET'}"
        )
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 5))
