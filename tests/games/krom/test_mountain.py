"""The Mountain: five dice, paid rerolls, a reward for the combination."""

from itertools import product

import pytest

from krom_explore import Roll
from krom_explore.games.krom.rules.mountain import combination

from .helpers import alone, asked, kinds, only, refused, ruled, scene, tokens


def climbed(dice, rules=None, **seat):
    """Alma has made her first roll."""
    table = alone({"place": "mountain", **seat}, rules=rules)
    table.choose("climb")
    table.roll(dice)
    return table


def result(table):
    return only(table.log, "combination")


# --- rolling


def test_mountain_roll__five_dice():
    table = alone({"place": "mountain"})
    table.choose("climb")
    assert table.pending == Roll(("Alma",), (5,), "climb", about={"kept": [], "rerolls": 0})
    assert only(table.roll([1, 2, 3, 4, 6]), "climbed").rule == "mountain.roll"


def test_mountain_roll__one_climb_a_phase():
    """QD03"""
    table = climbed([1, 2, 3, 4, 6], krom=0)
    refused(table, "climb", "one-climb", "mountain.roll")


def test_mountain_reroll__one_one_two_and_two_krom_six_in_all():
    table = climbed([1, 2, 3, 4, 6], krom=6)
    left = []
    for number, price in enumerate((1, 1, 2, 2), 1):
        table.choose("keep")
        about = {"kept": [], "rerolls": number, "price": price}
        assert table.pending == Roll(("Alma",), (5,), "reroll", about=about)
        left.append(table.state.players["Alma"].krom)
        assert only(table.roll([1, 2, 3, 4, 6]), "rerolled").rule == "mountain.reroll"
    assert left == [5, 4, 2, 0]


def test_mountain_reroll__at_most_four():
    """QD16"""
    table = climbed([1, 2, 3, 4, 6], krom=10)
    for _ in range(4):
        assert asked(table) == ("Alma", "reroll")
        table.choose("keep")
        table.roll([1, 2, 3, 4, 6])
    assert asked(table) == ("Alma", "action")
    assert table.state.players["Alma"].krom == 10 - 6


@pytest.mark.parametrize(("krom", "rerolls"), [(0, 0), (1, 1), (2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
def test_mountain_reroll__no_more_than_one_can_pay_for(krom, rerolls):
    table = climbed([1, 2, 3, 4, 6], krom=krom)
    made = 0
    while asked(table) == ("Alma", "reroll"):
        table.choose("keep")
        table.roll([1, 2, 3, 4, 6])
        made += 1
    assert made == rerolls


def test_mountain_keep__any_of_the_dice():
    table = climbed([2, 2, 3, 4, 6])
    events = table.choose("keep 2 2 6")
    assert events == []
    assert table.pending == Roll(("Alma",), (2,), "reroll", about={"kept": [2, 2, 6], "rerolls": 1, "price": 1})
    rerolled = only(table.roll([2, 5]), "rerolled")
    assert sorted(rerolled.args["dice"]) == [2, 2, 2, 5, 6]
    assert rerolled.args["price"] == 1


def test_mountain_keep__every_choice_is_offered():
    table = climbed([1, 2, 3, 4, 6])
    assert len(table.options) == 2**5 - 1 + 1  # any set of dice but all five, or stop
    table = climbed([5, 5, 5, 5, 5])
    assert set(table.options) == {"keep", "keep 5", "keep 5 5", "keep 5 5 5", "keep 5 5 5 5", "stop"}


def test_mountain_keep__kept_dice_may_be_rolled_later():
    """QD17"""
    table = climbed([2, 2, 3, 4, 6], krom=2)
    table.choose("keep 2 2")
    table.roll([3, 3, 3])
    table.choose("keep 3 3 3")
    assert table.pending == Roll(("Alma",), (2,), "reroll", about={"kept": [3, 3, 3], "rerolls": 2, "price": 1})


def test_mountain_keep__where_the_table_rules_kept_dice_locked():
    """QD17"""
    table = climbed([2, 2, 3, 4, 6], rules=ruled(mountain_dice="locked"))
    table.choose("keep 2 2")
    table.roll([1, 3, 5])
    refused(table, "keep 3", "keep-locked", "mountain.keep.later", kept=[2, 2])
    table.choose("keep 2 2 3")
    assert table.pending.dice == (2,)


def test_mountain_keep__only_dice_that_lie_there():
    table = climbed([2, 2, 3, 4, 6])
    refused(table, "keep 2 2 2", "keep-what", "mountain.keep", found="2 2 2", dice=[2, 2, 3, 4, 6])
    refused(table, "keep 5", "keep-what", "mountain.keep", found="5")


def test_mountain_keep__all_five_is_not_a_reroll():
    refused(climbed([2, 2, 3, 4, 6]), "keep 2 2 3 4 6", "keep-all", "mountain.keep")


def test_mountain_no_interruption__nothing_but_bonus_cards_between_rerolls():
    """QD02"""
    table = climbed([2, 2, 3, 4, 6], bonus=["rockslide"])
    refused(table, "done", "reroll-or-stop", "mountain.no_interruption", found="done")
    refused(table, "realise torch", "reroll-or-stop", "mountain.no_interruption", found="realise torch")
    table.choose("play rockslide")
    assert asked(table) == ("Alma", "reroll")
    table.choose("stop")
    assert tokens(table, "Alma") == {"krom": 5 + 3, "stone": 2}


def test_mountain_no_interruption__a_card_can_pay_for_the_next_reroll():
    """QD02: Alma has no Krom left, but a card that brings some, so she is asked."""
    table = climbed([2, 2, 3, 4, 6], krom=0, bonus=["shower_of_kroms"])
    assert (asked(table), table.options) == (("Alma", "reroll"), ("stop", "play shower_of_kroms"))
    refused(table, "keep 2 2", "krom-short", "mountain.reroll", price=1, has=0)
    table.choose("play shower_of_kroms")
    table.choose("keep 2 2")
    table.roll([2, 2, 2])
    assert tokens(table, "Alma") == {"krom": 4 - 1}


def test_mountain_no_interruption__a_card_played_between_rerolls_can_be_countered():
    players = {
        "Alma": {"place": "mountain", "krom": 0, "bonus": ["shower_of_kroms"]},
        "Kolos": {"place": "savannah", "bonus": ["no_you_dont"]},
    }
    table = scene(players)
    table.choose("done")
    table.choose("climb")
    table.roll([2, 2, 3, 4, 6])
    table.choose("play shower_of_kroms")
    assert asked(table) == ("Kolos", "counter")
    table.choose("counter")
    assert only(table.log, "combination").args["combination"] == "pair"


def test_mountain_no_interruption__no_card_that_is_for_another_moment_or_place():
    table = climbed([2, 2, 3, 4, 6], krom=0, bonus=["headbutt", "no_you_dont"])
    assert asked(table) == ("Alma", "action")
    table = climbed([2, 2, 3, 4, 6], krom=1, bonus=["headbutt"])
    refused(table, "play headbutt", "bonus-combat", "bonus.combat")


def test_mountain_no_interruption__no_question_when_the_last_reroll_is_made():
    table = climbed([1, 2, 3, 4, 6], krom=6, bonus=["shower_of_kroms"])
    for _ in range(4):
        table.choose("keep")
        table.roll([1, 2, 3, 4, 6])
    assert asked(table) == ("Alma", "action")


def test_mountain_no_interruption__where_the_table_rules_cards_out_until_the_reward():
    """QD02"""
    table = climbed([2, 2, 3, 4, 6], rules=ruled(mountain_cards="not_during"), bonus=["rockslide"])
    refused(table, "play rockslide", "reroll-or-stop", "mountain.no_interruption", found="play rockslide")
    table.choose("stop")
    table.choose("play rockslide")
    assert tokens(table, "Alma") == {"krom": 5 + 3, "stone": 2}


def test_mountain_reroll__the_question_says_what_has_been_rolled_kept_and_paid():
    table = climbed([2, 2, 3, 4, 6])
    assert table.pending.about == {"dice": [2, 2, 3, 4, 6], "kept": [], "rerolls": 0, "price": 1}
    table.choose("keep 2 2")
    table.roll([1, 1, 5])
    assert table.pending.about == {"dice": [2, 2, 1, 1, 5], "kept": [2, 2], "rerolls": 1, "price": 1}


def test_mountain_roll__one_word_is_enough():
    table = alone({"place": "mountain"})
    refused(table, "climb now", "one-word", "mountain.roll", found="climb now", ways=["climb"])
    assert "Forest" not in table.say(table.why_not("climb now"))


def test_mountain_reward__automatic_on_stopping():
    """QD21"""
    table = climbed([2, 2, 3, 4, 6], krom=1)
    assert tokens(table, "Alma") == {"krom": 1}
    events = table.choose("stop")
    assert kinds(events) == ["combination", "gained"]
    assert tokens(table, "Alma") == {"krom": 4}


# --- the eight results


def pays(dice, name, reward):
    """This roll is this combination, and without Krom for a reroll it pays at once."""
    table = climbed(dice, krom=0)
    assert (result(table).rule, result(table).args["combination"]) == (f"mountain.result.{name}", name)
    assert tokens(table, "Alma") == reward
    assert asked(table) == ("Alma", "action")
    assert ("gained" in kinds(table.log)) == bool(reward)


@pytest.mark.parametrize("dice", [[1, 2, 3, 4, 6], [1, 3, 4, 5, 6], [6, 1, 2, 5, 4]])
def test_mountain_result_nothing__pays_nothing(dice):
    """QD20"""
    pays(dice, "nothing", {})


def test_mountain_result_pair__three_krom():
    pays([2, 2, 3, 4, 6], "pair", {"krom": 3})


def test_mountain_result_two_pairs__four_krom():
    pays([2, 4, 4, 2, 6], "two_pairs", {"krom": 4})


def test_mountain_result_three__two_krom_and_a_stone():
    pays([2, 2, 4, 2, 6], "three", {"krom": 2, "stone": 1})


def test_mountain_result_five__two_of_each():
    pays([3, 3, 3, 3, 3], "five", {"krom": 2, "wood": 2, "stone": 2, "bone": 2})


@pytest.mark.parametrize("dice", [[1, 2, 3, 4, 5], [2, 3, 4, 5, 6], [5, 3, 1, 4, 2]])
def test_mountain_result_straight__either_way_three_stone_and_a_bonus_card(dice):
    """QD19"""
    table = climbed(dice, krom=0)
    assert result(table).rule == "mountain.result.straight"
    assert tokens(table, "Alma") == {"stone": 3}
    assert only(table.roll("termites"), "drew_bonus").rule == "mountain.reward"
    assert table.state.players["Alma"].bonus == ("termites",)


def test_mountain_result_full__two_krom_and_two_stone():
    """QD18: the reward of the full house only."""
    table = climbed([2, 2, 2, 5, 5], krom=0)
    assert result(table).rule == "mountain.result.full"
    assert asked(table) == ("Alma", "reward")
    assert table.options == ("take stone", "take bonus")
    assert only(table.choose("take stone"), "gained").rule == "mountain.reward"
    assert tokens(table, "Alma") == {"krom": 2, "stone": 2}


def test_mountain_result_full__or_two_krom_and_two_bonus_cards():
    table = climbed([2, 5, 2, 5, 2], krom=0)
    table.choose("take bonus")
    table.roll("termites")
    table.roll("headbutt")
    assert tokens(table, "Alma") == {"krom": 2}
    assert sorted(table.state.players["Alma"].bonus) == ["headbutt", "termites"]
    assert asked(table) == ("Alma", "action")


def test_mountain_result_four__three_stone():
    table = climbed([4, 4, 4, 4, 1], krom=0)
    assert result(table).rule == "mountain.result.four"
    table.choose("take stone")
    assert tokens(table, "Alma") == {"stone": 3}


def test_mountain_result_four__or_three_bonus_cards():
    table = climbed([4, 4, 4, 4, 1], krom=0)
    table.choose("take bonus")
    for card in ("termites", "headbutt", "ambush"):
        table.roll(card)
    assert tokens(table, "Alma") == {}
    assert sorted(table.state.players["Alma"].bonus) == ["ambush", "headbutt", "termites"]


def test_mountain_reward__only_what_the_result_offers():
    table = climbed([4, 4, 4, 4, 1], krom=0)
    refused(table, "take wood", "only-these", "table.answers", found="take wood", ways=["take stone", "take bonus"])
    refused(table, "done", "only-these", "table.answers", found="done")


def test_mountain_best__five_of_a_kind_is_not_a_full_house():
    """QD18"""
    table = climbed([6, 6, 6, 6, 6], krom=0)
    assert result(table).rule == "mountain.result.five"
    assert asked(table) == ("Alma", "action")


def test_mountain_best__every_roll_is_exactly_one_combination():
    """Of 7776 rolls: the counts of a plain roll of five dice."""
    counted = {}
    for dice in product(range(1, 7), repeat=5):
        name = combination(dice)
        counted[name] = counted.get(name, 0) + 1
    assert counted == {
        "nothing": 480, "pair": 3600, "two_pairs": 1800, "three": 1200,
        "straight": 240, "full": 300, "four": 150, "five": 6,
    }  # fmt: skip


def test_a_climber_without_krom_who_holds_a_card_is_told_why_there_is_nothing_to_keep():
    rules = ruled(mountain_cards="between_rerolls")
    poor, rich = ({"place": "mountain", "krom": krom, "bonus": ["recycling"], "wood": 1} for krom in (0, 5))
    for seat, told in ((poor, "you have too little"), (rich, "Which do you keep")):
        table = alone(seat, rules=rules)
        table.choose("climb")
        table.roll([1, 1, 2, 3, 5])
        assert told in table.say(table.pending)
