"""What is counted fast is counted right: each trick against the plain way, which nobody can misread."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from random import Random

import pytest

from krom_explore import Ruleset
from krom_explore.games.krom.odds import quick
from krom_explore.games.krom.odds.bout import Hand, hands, level, tie_rankings
from krom_explore.games.krom.odds.duel import one_fight
from krom_explore.odds import Fighter

RULES = Ruleset.load()


def some_hands(seed: int) -> list[Hand]:
    """Two to four fighters with at most seven dice, in the order of who wins ties."""
    random = Random(seed)
    names = random.sample([*RULES.weights], random.randint(2, 4))
    fighters = [Fighter(name, plus=random.choice((0, 0, 1, 3)), dice=random.choice((0, 0, 0, 1))) for name in names]
    found = hands(fighters, random.choice(("forest", "savannah")), RULES)
    level(found)
    (ranking,) = tie_rankings(found)
    return ranking


def throws(ranking: list[Hand]) -> list[list[int]]:
    """The totals of all hands, for every way the dice can fall."""
    faces = [product(range(1, 7), repeat=hand.dice) for hand in ranking]
    return [
        [sum(dice) + hand.own + hand.plus for dice, hand in zip(thrown, ranking, strict=True)]
        for thrown in product(*map(list, faces))
    ]


SEEDS = [seed for seed in range(40) if sum(hand.dice for hand in some_hands(seed)) <= 5]


@pytest.mark.parametrize("seed", SEEDS)
def test_who_wins(seed: int) -> None:
    ranking = some_hands(seed)
    plain = Counter(ranking[totals.index(max(totals))].name for totals in throws(ranking))
    wins = dict.fromkeys([hand.name for hand in ranking], 0)
    quick.count_wins(ranking, wins)
    assert wins == {hand.name: plain[hand.name] for hand in ranking}


@pytest.mark.parametrize("seed", SEEDS)
def test_what_it_costs(seed: int) -> None:
    ranking = some_hands(seed)
    kinds: dict[tuple[int, int], list[Hand]] = {}
    for hand in ranking:
        kinds.setdefault((hand.dice, hand.low), []).append(hand)
    rests = quick.others_at_most([(alike[0], len(alike)) for alike in kinds.values()])
    for alike, rest in zip(kinds.values(), rests, strict=True):
        quickly = quick.lost_to_the_best(alike[0], rest)
        for at in map(ranking.index, alike):
            assert quickly == Counter(max(totals) - totals[at] for totals in throws(ranking))


@pytest.mark.parametrize("seed", SEEDS)
def test_in_which_order_they_stand(seed: int) -> None:
    ranking = some_hands(seed)
    plain = Counter(
        tuple(ranking[at].name for at in sorted(range(len(ranking)), key=lambda at: (-totals[at], at)))
        for totals in throws(ranking)
    )
    quickly: dict[tuple[str, ...], int] = {}
    quick.count_orders([(hand.name, hand.ways) for hand in ranking], (), 1, quickly)
    assert quickly == plain


@pytest.mark.parametrize("seed", SEEDS)
def test_how_often_no_two_have_the_same(seed: int) -> None:
    ranking = some_hands(seed)
    plain = sum(len(set(totals)) == len(totals) for totals in throws(ranking))
    assert quick.all_different([hand.ways for hand in ranking]) == plain


@pytest.mark.parametrize("boost", [(0, 0), (0, 2), (1, 0), (2, 7), (0, 12)])
@pytest.mark.parametrize(("life", "beast"), [(1, 1), (1, 10), (3, 4), (7, 10), (12, 3)])
def test_who_falls_first(life: int, beast: int, boost: tuple[int, int]) -> None:
    fight = one_fight(*boost, "forest", RULES)
    deciding = fight.total - fight.ways.get((0, 0), 0)

    @cache
    def wins(mine: int, its: int) -> Fraction:
        if mine <= 0 or its <= 0:
            return Fraction(mine > 0)
        after = [ways * wins(mine - lost, its - dealt) for (lost, dealt), ways in fight.ways.items() if lost or dealt]
        return sum(after, Fraction(0)) / deciding

    assert quick.fought_out(life, beast, fight) == wins(life, beast)
