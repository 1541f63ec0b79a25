"""The Mountain: published chances, the best policy, and that the engine pays what it promises."""

from __future__ import annotations

import pickle
from fractions import Fraction
from itertools import combinations_with_replacement

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from krom_explore import BadInput, Ruleset, Table, odds
from krom_explore.games.krom.box import COMBINATIONS
from krom_explore.games.krom.odds.climb import ways_of
from krom_explore.games.krom.odds.mountain import Mountain
from krom_explore.games.krom.odds.worth import price_list

from . import engine

RULES = Ruleset.load()
ROLLS = list(combinations_with_replacement(range(1, 7), 5))


def follow(climb: Mountain, rules: Ruleset):
    """Climbs as the policy says."""

    def policy(table: Table) -> str:
        decision = table.pending
        if decision.question == "action":
            return "climb" if "climb" in table.options else "done"
        if decision.question == "reward":
            return next(answer for answer in table.options if answer in climb.takes.values())
        dice = decision.about["dice"]
        if decision.question == "combination":
            return f"claim {climb.combination(dice)}"
        rerolls = [event.args for event in table.log if event.kind == "rerolled"]
        kept = rerolls[-1]["kept"] if rerolls and rules.rulings["mountain_dice"] == "locked" else ()
        keep = climb.keep(dice, climb.rerolls - len(rerolls), kept)
        return "stop" if len(keep) == len(dice) else " ".join(["keep", *map(str, keep)])

    return policy


def agree(rules: Ruleset, rerolls: int, worth: dict[str, Fraction] | None = None) -> None:
    climb = odds.mountain(rerolls, worth, rules)
    table = engine.alone("mountain", rules, krom=sum(rules.mountain.rerolls[:rerolls]))
    prices = price_list(rules) | (worth or {})
    ends = engine.played(table, follow(climb, rules))
    before = engine.owned(table, "Alma", prices)
    assert climb.value == sum(
        (chance * (engine.owned(after, "Alma", prices) - before) for chance, after in ends), Fraction(0)
    )
    final: dict[str, Fraction] = {}
    for chance, after in ends:
        (shown,) = [event.args["combination"] for event in after.log if event.kind == "combination"]
        final[shown] = final.get(shown, Fraction(0)) + chance
    assert {name: chance for name, chance in climb.final.items() if chance} == final


def test_one_roll_as_published() -> None:
    published = {
        "pair": Fraction(25, 54), "two_pairs": Fraction(25, 108), "three": Fraction(25, 162), "full": Fraction(25, 648),
        "four": Fraction(25, 1296), "five": Fraction(1, 1296), "straight": Fraction(5, 162), "nothing": Fraction(5, 81),
    }  # fmt: skip
    assert odds.mountain(0).final == published


def test_values_as_published() -> None:
    pays = {"nothing": 0, "pair": 3, "two_pairs": 4, "three": 5, "full": 8, "four": 9, "straight": 11, "five": 20}
    assert odds.mountain(0).pays == pays
    assert odds.mountain(0).value == Fraction(565, 144)
    assert odds.mountain(4).value == Fraction(90681325, 17006112)


@pytest.mark.parametrize("rerolls", [0, 1])
def test_the_engine_pays_what_the_policy_promises(rerolls: int) -> None:
    agree(RULES, rerolls)


@pytest.mark.parametrize("ruling", ["mountain_icons=wood_or_bone", "mountain_result=choose"])
def test_the_same_under_other_rulings(ruling: str) -> None:
    name, option = ruling.split("=")
    agree(RULES.with_rulings(**{name: option}), 0, {"wood": Fraction(1), "stone": Fraction(1, 2), "bonus": Fraction(5)})


@pytest.mark.parametrize("dice", ["free", "locked"])
@pytest.mark.parametrize("result", ["best", "choose"])
def test_several_rerolls_with_few_dice(dice: str, result: str) -> None:
    rules = RULES.with_changes({"mountain.dice": 2, "rulings.mountain_dice": dice, "rulings.mountain_result": result})
    agree(rules, 3)


@pytest.mark.parametrize("dice", ["free", "locked"])
def test_straights_of_three_dice(dice: str) -> None:
    rules = RULES.with_changes({"mountain.dice": 3, "rulings.mountain_dice": dice, "mountain.rerolls": [0, 1]})
    agree(rules, 1)
    free, locked = (
        odds.mountain(2, rules=rules.with_rulings(mountain_dice=ruling)).value for ruling in ("free", "locked")
    )
    assert locked <= free


def test_locked_dice_are_worth_no_more_than_free_ones() -> None:
    locked = RULES.with_rulings(mountain_dice="locked")
    values = [(odds.mountain(n, rules=locked).value, odds.mountain(n).value) for n in range(5)]
    assert all(bound <= free for bound, free in values)
    assert values[0][0] == values[0][1]
    assert values[1][0] == values[1][1]
    assert values[4][0] < values[4][1]
    climb = odds.mountain(4, rules=locked)
    assert sum(climb.final.values()) == 1
    assert climb.rulings["mountain_dice"] == "locked"


WORTHS = st.fixed_dictionaries(
    {},
    optional={
        good: st.fractions(0, 6, max_denominator=4) for good in ("krom", "wood", "stone", "bone", "bonus", "life")
    },
)


@given(WORTHS, st.sampled_from(["free", "locked"]))
@settings(max_examples=20, deadline=None)
def test_playing_the_policy_is_worth_the_policys_value(worth: dict[str, Fraction], dice: str) -> None:
    climb = odds.mountain(4, worth, RULES.with_rulings(mountain_dice=dice))
    assert sum(climb.final.values()) == sum(climb.spent.values()) == sum(climb.used.values()) == 1
    won = sum(chance * climb.pays[name] for name, chance in climb.final.items())
    assert won - climb.spent.mean * climb.worth["krom"] == climb.value


@given(WORTHS)
@settings(max_examples=20, deadline=None)
def test_more_rerolls_never_lower_the_value(worth: dict[str, Fraction]) -> None:
    values = [odds.mountain(rerolls, worth).value for rerolls in range(5)]
    assert values == sorted(values)


@given(st.sampled_from(ROLLS), st.integers(0, 4), WORTHS)
@settings(max_examples=40, deadline=None)
def test_the_advised_choice_has_no_regret(dice: tuple[int, ...], left: int, worth: dict[str, Fraction]) -> None:
    climb = odds.mountain(4, worth)
    choices = {choice.keep: choice for choice in climb.choices(dice, left)}
    assert choices[climb.keep(dice, left)].regret == 0
    assert min(choice.regret for choice in choices.values()) == 0
    assert climb.stop(dice, left) == (choices[dice].regret == 0)
    if len(set(dice)) == 5 and left:
        assert len(choices) == 32


def test_a_choice_is_worth_the_average_of_what_follows() -> None:
    climb = odds.mountain(2)
    for choice in climb.choices((1, 2, 2, 5, 6), 1):
        if len(choice.keep) == 4:
            after = [max(c.value for c in climb.choices((*choice.keep, face), 0)) for face in range(1, 7)]
            assert choice.value == Fraction(sum(after), 6) - RULES.mountain.rerolls[1]


def test_another_table_another_price_another_answer() -> None:
    rich = RULES.with_changes({"mountain.results.pair.gives": {"krom": 30}})
    free = RULES.with_changes({"mountain.rerolls": [0, 0, 0, 0]})
    assert odds.mountain(4, rules=rich).value > 20
    assert odds.mountain(4, rules=rich).keep((1, 1, 2, 3, 4)) == (1, 1, 2, 3, 4)
    assert odds.mountain(4, rules=free).value > odds.mountain(4).value
    assert odds.mountain(rules=RULES.with_changes({"mountain.rerolls": [1]})).rerolls == 1


def test_the_better_side_of_a_choice_is_taken() -> None:
    assert odds.mountain(0).takes == {"full": "take stone", "four": "take stone"}
    assert odds.mountain(0, {"bonus": 4}).takes["four"] == "take bonus"
    rival = odds.mountain(0, {"bone": 4}, RULES.with_rulings(mountain_icons="wood_or_bone"))
    assert rival.takes["four"] == "take bone"
    assert rival.pays["four"] == 12


def test_reach_as_in_the_dossier() -> None:
    names = ("three", "full", "four", "straight", "five")
    shown = [[f"{100 * float(odds.reach(name, rerolls)):.1f}" for name in names] for rerolls in (0, 2, 4)]
    assert shown == [
        ["21.3", "3.9", "2.0", "3.1", "0.1"],
        ["74.3", "36.3", "29.1", "26.1", "4.6"],
        ["92.1", "63.6", "58.4", "50.9", "17.1"],
    ]


def test_reach_exactly_or_better() -> None:
    assert odds.reach("three", 0, exact=True) == Fraction(25, 162)
    assert odds.reach("three", 0) == Fraction(25, 162) + Fraction(25, 648) + Fraction(25, 1296) + Fraction(1, 1296)
    assert odds.reach("three", 0).counted == ("three", "full", "four", "five")
    assert odds.reach("nothing", 0) == 1
    assert odds.reach("nothing", 0, exact=True) == Fraction(5, 81)
    for name in RULES.mountain.results:
        assert odds.reach(name, 2, exact=True) <= odds.reach(name, 2) <= odds.reach(name, 3)


def test_reach_can_be_played() -> None:
    """The policy's value is the chance that the policy reaches it."""
    chance = odds.reach("straight", 2)
    assert chance.keep((2, 3, 4, 5, 5)) == (2, 3, 4, 5)
    ends = list(chance.policy.ends())
    total = sum(ways for _, _, ways in ends)
    assert Fraction(sum(ways for _, result, ways in ends if result == "straight"), total) == chance
    assert pickle.loads(pickle.dumps(chance)) == chance


def test_reach_one_reroll_by_hand() -> None:
    """Four to an open straight, one reroll: from 2 3 4 5 and a pair two faces help."""
    chance = odds.reach("straight", 1)
    assert chance.policy.worth_of_keeping((2, 3, 4, 5), 1) == Fraction(1, 3)
    assert chance.policy.worth_of_keeping((1, 2, 3, 4), 1) == Fraction(1, 6)


@pytest.mark.parametrize(
    ("ask", "path", "code"),
    [
        (lambda: odds.mountain(5), "rerolls", "range"),
        (lambda: odds.mountain(-1), "rerolls", "range"),
        (lambda: odds.reach("royal", 2), "combination", "one-of"),
        (lambda: odds.reach("pair", 9), "rerolls", "range"),
        (lambda: odds.mountain(4).keep((1, 2, 3)), "dice", "so-many-dice"),
        (lambda: odds.mountain(4).keep((1, 2, 3, 4, 7)), "dice[4]", "range"),
        (lambda: odds.mountain(4).keep((1, 2, 3, 4, 5), 5), "rerolls_left", "range"),
        (lambda: odds.mountain(4, {"krom": 0.5}), "worth.krom", "exact-number"),
        (
            lambda: odds.mountain(4, rules=RULES.with_rulings(mountain_dice="locked")).keep((1, 2, 3, 4, 5), 2, (6,)),
            "kept",
            "not-among-dice",
        ),
    ],
)
def test_what_cannot_be_asked(ask, path: str, code: str) -> None:
    with pytest.raises(BadInput) as bad:
        ask()
    assert (bad.value.path, bad.value.code) == (path, code)
    assert str(bad.value).startswith(f"{path}: ")


@pytest.mark.parametrize("ruling", ["free", "locked"])
def test_the_rests_of_all_climbs_add_to_the_whole_climb(ruling: str) -> None:
    climb = odds.mountain(2, rules=RULES.with_rulings(mountain_dice=ruling))
    rests = {dice: climb.rest(dice).final for dice in ROLLS}
    for name in COMBINATIONS:
        assert sum(ways_of(dice) * rest[name] for dice, rest in rests.items()) == 6**5 * climb.final[name]


@pytest.mark.parametrize("ruling", ["free", "locked"])
def test_a_climb_ends_in_the_engine_as_often_as_its_rest_says(ruling: str) -> None:
    """Both from the five dice of a reroll and while the last one, of two dice, is still to be rolled."""
    rules = RULES.with_rulings(mountain_dice=ruling)
    climb = odds.mountain(2, rules=rules)
    table = engine.alone("mountain", rules, krom=sum(rules.mountain.rerolls[:2]))
    for step in ("climb", [[1, 2, 2, 4, 6]], "keep 1 2 2", [[2, 5]]):
        table.choose(step) if isinstance(step, str) else table.roll(step)
    assert ended(table, climb, rules) == dict(climb.rest([1, 2, 2, 2, 5], 1, kept=[1, 2, 2]).final)
    table.choose("keep 1 2 2")
    assert ended(table, climb, rules) == dict(climb.rest([1, 2, 2], 0).final)


def ended(table: Table, climb: Mountain, rules: Ruleset) -> dict[str, Fraction]:
    """How often the climb on a table ends with each combination, played as the policy says."""
    found = dict.fromkeys(COMBINATIONS, Fraction(0))
    for chance, after in engine.played(table.fork(), follow(climb, rules)):
        (paid,) = [event.args["combination"] for event in after.log if event.kind == "combination"]
        found[paid] += chance
    return found


def test_what_cannot_be_the_rest_of_a_climb_is_refused() -> None:
    climb = odds.mountain(2)
    for dice, left in (([7], 1), ([1, 2], 3), ("11", 1), ([1] * 6, 1)):
        with pytest.raises(BadInput):
            climb.rest(dice, left)
