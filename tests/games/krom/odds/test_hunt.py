"""The hunt: every number of dice and every value, and whether a bought die is worth it."""

from __future__ import annotations

import copy
import pickle
from fractions import Fraction

import pytest

from krom_explore import BadInput, Ruleset, odds
from krom_explore.games.krom.odds.worth import price_list

from . import engine

RULES = Ruleset.load()


@pytest.mark.parametrize("bought", [0, 1, 2])
@pytest.mark.parametrize("printed", [1, 2, 3])
def test_every_value_with_every_number_of_dice(printed: int, bought: int) -> None:
    rules = RULES.with_changes({"hunt.dodo.dice": printed})
    table = engine.alone("savannah", rules, krom=4)
    answer = "hunt dodo" + (f" +{bought}" if bought else "")
    real = table.outcomes(until="hunted", answer=lambda _: answer, merge=False)
    totals = real.spread(lambda outcome: engine.told(outcome, "hunted")[0]["total"])
    for value in range(32):
        assert odds.hunt(printed + bought, value) == sum(chance for total, chance in totals.items() if total >= value)


@pytest.mark.parametrize("card", ["dodo", "bison", "cave_bear", "mammoth"])
def test_a_plan_is_worth_what_the_engine_pays(card: str) -> None:
    prey = RULES.hunt[card]
    rules = RULES.with_changes({f"hunt.dodo.{name}": getattr(prey, name) for name in ("dice", "value", "reward")})
    plan = odds.hunt_plan("dodo", krom=4, life=2, rules=rules)
    others = [name for name in rules.deck("hunt") if name not in ("dodo", *list(rules.hunt)[1:5])]
    for offer in plan.offers:
        answer = "hunt dodo" + (f" +{offer.bought}" if offer.bought else "")
        table = engine.alone("savannah", rules, krom=4, life=2, discards={"hunt": others})
        policy = engine_policy(answer)
        assert offer.net == engine.gained(table, "Alma", price_list(rules), policy)
    assert plan.best.net == max(offer.net for offer in plan.offers)


def engine_policy(answer: str):
    return lambda table: answer if answer in table.options else "done"


def test_known_chances() -> None:
    assert odds.hunt(dice=2, value=9) == Fraction(5, 18)
    assert [odds.hunt(dice, 15) for dice in (1, 2, 3)] == [0, 0, Fraction(5, 54)]
    assert repr(odds.hunt(2, 9)) == "Fraction(5, 18)"
    assert odds.hunt(2, 9).ways == 10


def test_a_chance_is_a_fraction_that_can_be_copied() -> None:
    chance = odds.hunt(3, 11)
    assert copy.deepcopy(chance) == copy.copy(chance) == pickle.loads(pickle.dumps(chance)) == Fraction(1, 2)
    assert type(chance + 1) is Fraction
    assert pickle.loads(pickle.dumps(chance)).dice == 3


def test_a_bought_die_is_worth_what_it_adds() -> None:
    plan = odds.hunt_plan("cave_bear", krom=4)
    assert [offer.cost for offer in plan.offers] == [0, 2, 4]
    for offer in plan.offers:
        assert offer.net - plan.offers[0].net == offer.fair_price - offer.cost
    assert odds.hunt_plan("cave_bear", krom=1).offers == plan.offers[:1]


def test_other_prices_and_worths_change_the_plan() -> None:
    dear = RULES.with_changes({"savannah.extra_dice": [20, 40]})
    assert odds.hunt_plan("mammoth", krom=50).best.bought == 2
    assert odds.hunt_plan("mammoth", krom=50, rules=dear).best.bought == 0
    assert odds.hunt_plan("mammoth", krom=4, worth={"bone": 0}).best.bought == 0


def test_what_is_invented_is_named() -> None:
    assert odds.hunt_plan("mammoth", krom=4).invented == ("hunt.mammoth",)
    printed = RULES.with_changes({"hunt.mammoth.mark": "printed"})
    assert odds.hunt_plan("mammoth", krom=4, rules=printed).invented == ()


@pytest.mark.parametrize(
    ("ask", "path"),
    [
        (lambda: odds.hunt(0, 3), "dice"),
        (lambda: odds.hunt(2, -1), "value"),
        (lambda: odds.hunt(2.0, 3), "dice"),
        (lambda: odds.hunt_plan("unicorn", krom=1), "prey"),
        (lambda: odds.hunt_plan(3, krom=1), "prey"),
        (lambda: odds.hunt_plan("dodo", krom=-1), "krom"),
        (lambda: odds.hunt_plan("dodo", krom=1, worth={"gold": 1}), "worth"),
        (lambda: odds.hunt_plan("dodo", krom=1, worth={"wood": 0.3}), "worth.wood"),
        (lambda: odds.hunt_plan("dodo", krom=1, worth=3), "worth"),
        (lambda: odds.hunt_plan("dodo", krom=1, life=-1), "life"),
    ],
)
def test_what_cannot_be_asked(ask, path: str) -> None:
    with pytest.raises(BadInput) as bad:
        ask()
    assert bad.value.path == path
    assert str(bad.value).startswith(f"{path}: ")


def test_of_several_prey_each_has_its_chance_and_one_is_worth_most() -> None:
    cards = ["dodo", "bison", "mammoth", "dodo"]
    plans = odds.hunt_plans(cards, krom=4)
    assert plans.chance == {card: odds.hunt(RULES.hunt[card].dice, RULES.hunt[card].value) for card in cards}
    assert plans.best.best.net == max(odds.hunt_plan(card, krom=4).best.net for card in cards)
    for bad in ([], "dodo", ["unicorn"]):
        with pytest.raises(BadInput):
            odds.hunt_plans(bad, krom=4)
