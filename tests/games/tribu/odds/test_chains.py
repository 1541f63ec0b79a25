"""What a handful of cards begins, and the wait for one colour: as the engine lays chains and as the dossier says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from fractions import Fraction
from typing import Any

import pytest

from krom_explore.games.tribu import Ruleset, odds
from krom_explore.games.tribu.rules.chains import is_magical

from .engine import RULES, but_for, chains_from, hand_of, shares, three_more

DECK = ["red_statue", "blue_horse", "multidiorama", "scout", "wolf", "red_flag", "red_totem", "blue_totem"]


def small(vases: dict[str, list[str]]) -> Ruleset:
    """A box of few cards: characters that ask for these vases, and two of each Diorama."""
    empty = {
        f"{family}.{card}.copies": 0
        for family in ("characters", "dioramas", "events", "protections", "actions")
        for card in getattr(RULES, family)
    }
    wanted = {vase for asked in vases.values() for vase in asked}
    some = {f"dioramas.{colour}_{vase}.copies": 1 for vase in wanted for colour in ("red", "blue")}
    some |= {"dioramas.multidiorama.copies": 2, "dioramas.red_totem.copies": 1, "dioramas.blue_totem.copies": 1}
    who = {f"characters.{name}.copies": 2 for name in vases} | {
        f"characters.{name}.vases": vases[name] for name in vases
    }
    rest = {"events.wolf.copies": 4, "actions.block.copies": 4, "setup.hand": 2}
    return RULES.with_changes({**empty, **some, **who, **rest, "players.most": 2, "challenge.chains": [2]})


SMALL = small({"rider": ["statue", "horse"], "scout": ["horse", "flag"]})
TWICE = small({"rider": ["statue", "statue", "horse"], "scout": ["horse"]})
BOXES = {"small": SMALL, "the same vase twice": TWICE}

# --- what a hand begins


def test_a_character_with_its_first_vase_and_a_whole_chain() -> None:
    """B6.5 as B7 corrects it."""
    assert odds.opening(6).pair == Fraction(135507049, 298013100)
    assert [round(float(odds.opening(6, any_vase=own).pair), 3) for own in (True, False)] == [0.455, 0.363]
    assert [round(float(odds.opening(cards).chain), 3) for cards in (6, 8, 10)] == [0.066, 0.199, 0.374]


def most_vases(rules: Ruleset, cards: Counter[str], left_out: Collection[str] = ()) -> int:
    """With how many vases at most the engine would let one lay somebody (all, where it asks for fewer)."""
    usable = Counter({card: number for card, number in cards.items() if card not in left_out})
    every = max(len(character.vases) for character in rules.characters.values())
    return max((vases for vases in range(1, every + 1) if any(chains_from(rules, usable, vases))), default=0)


def at_least(shared: dict[Any, Fraction], vases: int) -> Fraction:
    return sum((chance for most, chance in shared.items() if most >= vases), Fraction(0))


@pytest.mark.parametrize("any_vase", [True, False])
@pytest.mark.parametrize("box", BOXES)
def test_every_hand_of_a_small_box(box: str, any_vase: bool) -> None:
    rules = BOXES[box]
    deck = Counter(rules.whole_deck)
    left_out = () if any_vase else rules.for_any_vase
    for cards in (2, 5):
        answer = odds.opening(cards, any_vase=any_vase, rules=rules)
        counted = shares(deck, cards, lambda hand: most_vases(rules, hand, left_out))
        assert answer.chances == {vases: at_least(counted, vases) for vases in answer.untils}


def test_one_character_alone() -> None:
    deck = Counter(SMALL.whole_deck)
    for name, other in (("rider", "scout"), ("scout", "rider")):
        counted = shares(deck, 4, lambda hand, other=other: most_vases(SMALL, hand, [other]))
        assert odds.opening(4, name, rules=SMALL).pair == at_least(counted, 1)


@pytest.mark.parametrize(
    "held",
    [
        ["rider", "red_horse", "wolf", "bison", "block"],
        ["rider", "blue_statue", "multidiorama", "bison", "block"],
        ["hunter", "weaver", "red_flag", "bison", "block"],
    ],
    ids=["no first vase", "one that stands for any", "a first vase"],
)
def test_with_a_hand_and_three_more_cards_the_engine_says_the_same(held: list[str]) -> None:
    answer = odds.opening(3, held=held, seen=but_for(DECK) - Counter(held))
    outcomes = three_more(held, DECK)
    counted = outcomes.spread(lambda outcome: most_vases(RULES, hand_of(outcome)))
    assert answer.chances == {vases: at_least(counted, vases) for vases in answer.untils}


# --- one colour


def whole(rules: Ruleset, cards: Counter[str]) -> str:
    """What the engine would let one make of the Rider: a whole chain with a Totem, perhaps a magical one, or none."""
    others = Counter({card: number for card, number in cards.items() if card not in rules.characters})
    found = [is_magical(rules, chain) for chain in chains_from(rules, others + Counter(["rider"]))]
    return "magical" if any(found) else "plain" if found else ""


def test_the_wait_for_all_vases_and_for_those_of_one_colour() -> None:
    """B6.6: of the printed character, so that nothing in it is ours."""
    vases = odds.colour("rider", totem=False)
    half, nearly = Fraction(1, 2), Fraction(9, 10)
    assert [round(float(until.mean or 0), 1) for until in (vases.plain, vases.magical)] == [14.6, 17.5]
    assert [(until.by(half), until.by(nearly)) for until in (vases.plain, vases.magical)] == [(13, 24), (16, 29)]
    assert vases.invented == ()


@pytest.mark.parametrize("ruling", ["vases_and_totem", "with_character", "vases"])
@pytest.mark.parametrize("box", BOXES)
def test_every_hand_of_a_small_box_has_its_colours(box: str, ruling: str) -> None:
    rules = BOXES[box].with_changes({"rulings.magic_colours": ruling, "characters.rider.colour": "red"})
    deck = Counter(rules.whole_deck) - Counter(["rider"])
    for draws in (4, 6):
        answer = odds.colour("rider", draws=draws, seen=["rider"], rules=rules)
        counted = shares(deck, draws, lambda hand: whole(rules, hand))
        assert [row.chance for row in answer.rows] == [counted["plain"] + counted["magical"], counted["magical"]]


@pytest.mark.parametrize(
    "held",
    [
        ["red_statue", "blue_statue", "red_horse", "blue_flag", "rider"],
        ["multidiorama", "blue_statue", "red_totem", "blue_flag", "rider"],
    ],
)
def test_three_more_cards_complete_a_chain_as_often_as_in_the_engine(held: list[str]) -> None:
    answer = odds.colour("rider", held=held, draws=3, seen=but_for(DECK) - Counter(held))
    counted = three_more(held, DECK).spread(lambda outcome: whole(RULES, hand_of(outcome)))
    assert [row.chance for row in answer.rows] == [counted["plain"] + counted["magical"], counted["magical"]]


def test_the_mean_is_that_of_the_chances() -> None:
    """The sum of the chances that it is not there yet."""
    answer = odds.colour("rider", rules=TWICE)
    for until in (answer.plain, answer.magical, *answer.by_colour.values()):
        assert until.mean == sum(until.later(draws) for draws in range(until.pile))


def test_what_lies_already_decides_the_colour() -> None:
    red = odds.colour("rider", ["red_statue"])
    assert list(red.palettes) == ["red"]
    assert red.magical.mean == red.by_colour["red"].mean
    mixed = odds.colour("rider", ["red_statue", "blue_horse"])
    assert (mixed.extra, mixed.gain, mixed.best, mixed.rows[1].chance) == (None, None, "any", 0)
    assert "cannot be of one colour" in mixed.sentence()
    spent = odds.colour("rider", ["multidiorama"])
    assert not spent.wanted.any_vase
    assert list(spent.palettes) == ["red", "blue"]


def test_the_reward_is_weighed_against_the_turns() -> None:
    one, leader = odds.colour("rider"), odds.colour("rider", leader=True)
    assert (one.reward, leader.reward) == (RULES.goal.magic, RULES.goal.leader)
    for answer in (one, leader):
        assert answer.price == answer.reward / answer.extra
        below, above = (answer.price + Fraction(change, 100) for change in (-1, 1))
        for turn, best in ((below, "one"), (above, "any")):
            told = odds.colour("rider", leader=answer is leader, turn=turn.limit_denominator(1000))
            assert told.gain == told.reward - told.extra * told.turn
            assert told.best == best


def test_a_chain_whose_cards_are_gone_cannot_be_completed() -> None:
    gone = odds.colour("rider", seen={"red_statue": 4, "blue_statue": 4, "multidiorama": 4})
    assert (gone.plain.mean, gone.extra, gone.best) == (None, None, "any")
    assert "cannot be completed" in gone.sentence()
