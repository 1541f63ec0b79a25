"""Luck and choice, judged exactly: rehearsed dice, and figures that can be counted by hand."""

from fractions import Fraction

import pytest

from krom_explore import Ruleset, odds
from krom_explore.games.krom.account.judged import judged
from tests.games.krom.helpers import alone, ruled, scene
from tests.play import new_table, played

RULES = Ruleset.load()
LIFE = Fraction(1, 3)
"""What the Cave asks for a life."""


def lines(table, *tape):
    for line in tape:
        table.play_line(line)
    return table


def only(some):
    (one,) = some
    return one


# --- climbs


def on_the_mountain(**seat):
    return alone({"place": "mountain", **seat})


def test_a_climb_that_is_stopped_too_early_costs_what_the_best_choice_was_worth_more():
    table = lines(on_the_mountain(krom=3), "climb", "roll 2,2,2,2,5", "stop")
    found = judged(table, "Alma")
    rerolls = sum(sum(RULES.mountain.rerolls[: n + 1]) <= 3 for n in range(len(RULES.mountain.rerolls)))
    ways = odds.mountain(rerolls, life=7).choices([2, 2, 2, 2, 5], rerolls)
    stopped = next(way for way in ways if len(way.keep) == 5)
    choice = only(found.choices)
    assert (choice.player, choice.kind, choice.chosen, choice.cost) == ("Alma", "climb", "stop", stopped.regret)
    assert choice.best == ("stop" if ways[0].keep == stopped.keep else "keep 2 2 2 2")


def test_what_was_expected_of_a_climb_and_luck_and_cost_add_up_to_what_it_brought():
    table = lines(
        on_the_mountain(krom=9), "climb", "roll 1,2,2,5,6", "keep 1", "roll 1,1,4,6", "keep 1 1 1", "roll 1,3", "stop"
    )
    found = judged(table, "Alma")
    prices = RULES.mountain.rerolls
    climb = odds.mountain(next(n for n in range(len(prices), -1, -1) if sum(prices[:n]) <= 9), life=7)
    luck, cost = found.luck_of("Alma", "climb"), found.cost_of("Alma", "climb")
    assert len(found.choices) == 3
    assert cost > 0
    assert climb.value + luck - cost == climb.pays["four"] - sum(prices[:2])


def test_the_step_of_a_choice_asks_it_again():
    table = lines(on_the_mountain(krom=9), "climb", "roll 1,2,2,5,6", "keep 1")
    choice = only(judged(table, "Alma").choices)
    table.go_to(choice.step)
    assert (table.pending.player, table.pending.question) == ("Alma", "reroll")
    assert {choice.chosen, choice.best} <= set(table.options)


def test_who_leaves_without_climbing_leaves_what_a_climb_is_worth():
    found = judged(lines(on_the_mountain(krom=0), "done"), "Alma")
    choice = only(found.choices)
    assert (choice.chosen, choice.best, choice.cost) == ("done", "climb", odds.mountain(0, life=7).value)


# --- hunts


def in_the_savannah(prey, **seat):
    return alone({"place": "savannah", **seat}, prey=prey)


@pytest.mark.parametrize("bought", [0, 1, 2])
def test_a_hunt_with_the_wrong_number_of_dice_costs_the_difference(bought):
    table = in_the_savannah(["mammoth"], krom=4)
    answer = f"hunt mammoth +{bought}" if bought else "hunt mammoth"
    found = judged(lines(table, answer, "roll " + ",".join("1" * (3 + bought))), "Alma")
    plan = odds.hunt_plan("mammoth", 4, life=7)
    choice = only(found.choices)
    assert choice.cost == plan.best.net - plan.offers[bought].net
    assert (choice.cost == 0) == (bought == plan.best.bought)
    assert choice.best == (f"hunt mammoth +{plan.best.bought}" if plan.best.bought else "hunt mammoth")


def test_a_hunt_is_judged_among_all_prey_that_lie_there():
    table = in_the_savannah(["dodo", "mammoth"], krom=0)
    found = judged(lines(table, "hunt dodo", "roll 6"), "Alma")
    plans = odds.hunt_plans(["dodo", "mammoth"], 0, life=7)
    assert only(found.choices).cost == plans.best.best.net - plans.plans[0].best.net


@pytest.mark.parametrize("face", [1, 6])
def test_the_luck_of_a_hunt_is_its_reward_less_its_chance_of_it(face):
    found = judged(lines(in_the_savannah(["dodo"], krom=0), "hunt dodo", f"roll {face}"), "Alma")
    plan = odds.hunt_plan("dodo", 0, life=7)
    caught = int(face >= RULES.hunt["dodo"].value)
    assert found.luck_of("Alma") == (caught - Fraction(plan.best.chance)) * plan.reward


# --- the Forest


def in_the_forest(**seat):
    return alone({"place": "forest", **seat})


def test_who_leaves_without_a_card_leaves_what_the_visit_is_worth():
    found = judged(lines(in_the_forest(krom=0), "done"), "Alma")
    forest = odds.forest(krom=0, life=7)
    choice = only(found.choices)
    assert (choice.best, choice.cost) == ("draw", forest.values["draw"])


def test_what_was_expected_of_a_visit_and_luck_and_cost_add_up_to_what_it_brought():
    table = lines(in_the_forest(krom=9), "draw", "card branch", "draw", "card branch", "done")
    found = judged(table, "Alma")
    forest = odds.forest(krom=9, life=7)
    brought = 2 * Fraction(forest.worths["branch"], forest.unit) - sum(RULES.forest.prices[:2])
    luck, cost = found.luck_of("Alma", "forest"), found.cost_of("Alma", "forest")
    assert forest.value + luck - cost == brought


def test_what_lies_face_down_in_the_forest_is_not_judged():
    table = alone({"place": "forest", "krom": 9}, rules=ruled(forest_discard="face_down"))
    found = judged(lines(table, "draw", "card branch", "done"), None)
    assert (found.choices, found.luck) == ([], [])


# --- what Krom does not measure: the boar has bones, and in Krom the marmot is the better prey

FAR = ["observatory", "hang_glider", "hammer", "cable_car"]
"""Evolutions for which much is lacking."""


def shown(*evolutions):
    """These Evolutions, among others that are far off."""
    return [*evolutions, *FAR][: RULES.setup.evolutions]


def after_the_boar(*evolutions, face=1, **seat):
    table = alone(
        {"place": "savannah", "krom": 0, **seat}, prey=["grumpy_boar", "fat_marmot"], evolutions=shown(*evolutions)
    )
    return lines(table, "hunt grumpy_boar", f"roll {face}")


@pytest.mark.parametrize(
    ("evolutions", "judged_in_krom"),
    [([], True), (["flute"], False), (["organised_nap"], True)],
    ids=["out of reach", "in reach", "in reach elsewhere"],
)
def test_a_hunt_that_could_complete_an_evolution_here_is_no_mistake_in_krom(evolutions, judged_in_krom):
    table = after_the_boar(*evolutions, wood=1, stone=1)
    assert [choice.cost > 0 for choice in judged(table, "Alma").choices] == [True] * judged_in_krom


@pytest.mark.parametrize(("bones", "judged_in_krom"), [(0, False), (1, True)], ids=["needed", "not needed"])
def test_a_hunt_whose_bones_have_realised_an_evolution_since_is_no_mistake(bones, judged_in_krom):
    table = after_the_boar("organised_nap", face=6, wood=1, stone=1, bone=bones)
    hunt = only(judged(table, "Alma").choices)
    assert hunt.cost > 0
    while "realise organised_nap" not in table.options:
        go = [option for option in ("done", "go cave", "go forest") if option in table.options]
        table.choose(go[0]) if go else table.roll()
    table.choose("realise organised_nap")
    assert (hunt in judged(table, "Alma").choices) == judged_in_krom


def test_a_climb_that_is_stopped_with_what_an_evolution_lacks_is_no_mistake():
    """Three of a kind bring a stone; in Krom it is better to roll on."""
    for wood, judged_in_krom in ((0, True), (1, False)):
        table = alone({"place": "mountain", "krom": 9, "wood": wood, "stone": 1}, evolutions=shown("mountaineering"))
        lines(table, "climb", "roll 2,2,2,5,6", "stop")
        assert [choice.cost > 0 for choice in judged(table, "Alma").choices] == [True] * judged_in_krom


def test_a_draw_that_may_bring_what_an_evolution_lacks_is_not_measured():
    for stone, judged_in_krom in ((0, True), (1, False)):
        table = alone({"place": "forest", "krom": 9, "wood": 1, "stone": stone}, evolutions=shown("tree_hut"))
        assert bool(judged(lines(table, "done"), "Alma").choices) == judged_in_krom


# --- fights


def test_two_dice_cost_35_of_36_life_on_average_and_luck_is_what_they_did_not_cost():
    table = lines(scene({"Kolos": {"place": "cave"}, "Alma": {"place": "cave"}}), "roll 6 1")
    found = judged(table, "Alma")
    assert found.luck_of("Kolos") == Fraction(35, 36) * LIFE
    assert found.luck_of("Alma") == (Fraction(35, 36) - 5) * LIFE


def test_a_fight_is_won_as_often_as_the_dice_win_it():
    """In the Forest the lighter one wins a tie: Alma has 21 of 36 ways, Kolos 15."""
    table = lines(scene({"Kolos": {"place": "forest"}, "Alma": {"place": "forest"}}), "roll 4 4")
    alma, kolos = sorted(judged(table, "Alma").bouts)
    assert (alma.chance, alma.won) == (Fraction(21, 36), 1)
    assert (kolos.chance, kolos.won) == (Fraction(15, 36), 0)


def test_nobody_loses_more_life_than_there_is():
    table = lines(scene({"Kolos": {"place": "cave"}, "Alma": {"place": "cave", "life": 1}}), "roll 6 1")
    chance = Fraction(15, 36)
    assert judged(table, "Alma").luck_of("Alma") == (chance - 1) * LIFE


# --- what may be known


def test_where_goods_are_hidden_only_the_fights_of_others_are_judged():
    table = played(new_table(3, seed=4, rules=ruled(goods_shown="hidden")), seed=4)
    found = judged(table, "Mörhy")
    assert {choice.player for choice in found.choices} == {"Mörhy"}
    assert {luck.kind for luck in found.luck if luck.player != "Mörhy"} == {"fight"}
    assert {choice.player for choice in judged(table, None).choices} == set(table.players)


def test_a_choice_is_judged_by_what_could_be_known_then():
    """What comes afterwards changes nothing."""
    begun = ("climb", "roll 1,2,2,5,6", "keep 1")
    choices = [
        only(judged(lines(on_the_mountain(krom=3), *begun, dice), "Alma").choices)
        for dice in ("roll 1,1,1,1", "roll 2,3,4,5")
    ]
    assert choices[0] == choices[1]
