"""The Savannah: choose a prey, perhaps buy dice, roll at least its value."""

import pytest

from krom_explore import Roll, Ruleset

from .helpers import alone, asked, kinds, only, refused, scene, tokens

PREY = ["dodo", "giant_armadillo", "giant_deer", "mammoth"]


def in_the_savannah(prey=PREY, **seat):
    return alone({"place": "savannah", **seat}, prey=prey)


def test_savannah_prey__one_of_the_four_that_lie_face_up():
    table = in_the_savannah(krom=0)
    assert [option for option in table.options if option.startswith("hunt")] == [f"hunt {prey}" for prey in PREY]
    refused(table, "hunt bison", "no-prey", "savannah.prey", found="bison", cards=PREY)
    refused(table, "hunt", "no-prey", "savannah.prey", found="", cards=PREY)


@pytest.mark.parametrize(("prey", "dice"), [("dodo", 1), ("giant_deer", 2), ("mammoth", 3)])
@pytest.mark.parametrize(("bought", "price"), [(0, 0), (1, 2), (2, 4)])
def test_savannah_extra_dice__none_one_for_two_krom_or_two_for_four(prey, dice, bought, price):
    """QD12: with two more a one-die prey is hunted with three dice, and five are the most."""
    table = in_the_savannah(krom=4)
    table.choose(f"hunt {prey} +{bought}" if bought else f"hunt {prey}")
    assert table.pending == Roll(
        ("Alma",), (dice + bought,), "hunt", about={"card": prey, "value": table.rules.hunt[prey].value}
    )
    hunted = only(table.roll([1] * (dice + bought)), "hunted")
    assert hunted.args["price"] == price


def test_savannah_extra_dice__never_three():
    """QD12"""
    table = in_the_savannah(krom=20)
    refused(table, "hunt dodo +3", "extra-dice", "savannah.extra_dice", most=2, found="+3")
    refused(table, "hunt dodo plus one", "extra-dice", "savannah.extra_dice", most=2, found="plus one")


@pytest.mark.parametrize(("bought", "price"), [(1, 2), (2, 4)])
def test_savannah_extra_dice__too_dear(bought, price):
    table = in_the_savannah(krom=price - 1)
    refused(table, f"hunt dodo +{bought}", "krom-short", "savannah.dice_price", price=price, has=price - 1, missing=1)


def test_savannah_extra_dice__not_after_the_roll():
    table = in_the_savannah(krom=4)
    table.choose("hunt mammoth")
    refused(table, "hunt mammoth +1", "chance-first", "table.chance")
    table.roll([1, 1, 1])
    refused(table, "hunt mammoth +1", "one-hunt", "savannah.one_hunt")


def test_savannah_success__a_sum_equal_to_the_value_succeeds():
    """The worked check: a 1-die prey (value 5) with 4 Krom spent."""
    table = in_the_savannah(krom=4)
    table.choose("hunt giant_armadillo +2")
    hunted = only(table.roll([1, 1, 3]), "hunted")
    assert hunted.rule == "savannah.success"
    assert (hunted.args["total"], hunted.args["value"], hunted.args["caught"]) == (5, 5, True)
    table.roll("bison")
    assert tokens(table, "Alma") == {"bone": 2, "krom": 0 + 1}


def test_savannah_success__a_sum_above_the_value_too():
    table = in_the_savannah(krom=0)
    table.choose("hunt dodo")
    assert only(table.roll([6]), "hunted").rule == "savannah.success"


def test_savannah_reward__what_the_card_shows():
    table = in_the_savannah(krom=0)
    table.choose("hunt mammoth")
    events = table.roll([5, 5, 5])
    assert only(events, "gained").rule == "savannah.reward"
    assert tokens(table, "Alma") == {"bone": 4, "krom": 1}


def test_savannah_reward__life_and_bonus_cards_too():
    table = in_the_savannah(prey=["bison", "dodo", "mammoth", "giant_deer"], krom=0, life=3)
    table.choose("hunt bison")
    table.roll([3, 4])
    table.roll("termites")
    alma = table.state.players["Alma"]
    assert (alma.life, alma.bone, alma.bonus) == (6, 1, ("termites",))


def test_savannah_failure__the_prey_stays_the_krom_is_lost_no_second_try():
    """QD13"""
    table = in_the_savannah(krom=4)
    table.choose("hunt giant_armadillo +1")
    events = table.roll([2, 2])
    assert (only(events, "hunted").rule, only(events, "hunted").args["caught"]) == ("savannah.failure", False)
    assert table.state.prey == tuple(PREY)
    assert tokens(table, "Alma") == {"krom": 2}
    refused(table, "hunt giant_armadillo", "one-hunt", "savannah.one_hunt")


def test_savannah_one_hunt__after_a_success_too():
    """QD03"""
    table = in_the_savannah()
    table.choose("hunt dodo")
    table.roll([2])
    table.roll("bison")
    refused(table, "hunt bison", "one-hunt", "savannah.one_hunt")


def test_savannah_replace__the_caught_card_is_discarded_and_replaced():
    table = in_the_savannah()
    table.choose("hunt giant_armadillo")
    table.roll([6])
    revealed = only(table.roll("bison"), "revealed")
    assert (revealed.rule, revealed.args) == ("savannah.replace", {"deck": "hunt", "card": "bison"})
    assert table.state.prey == ("dodo", "bison", "giant_deer", "mammoth")
    assert table.state.decks["hunt"].discard == ("giant_armadillo",)


def test_savannah_replace__the_second_hunter_finds_the_new_card():
    """QD14"""
    table = scene({"Alma": {"place": "savannah"}, "Karok": {"place": "savannah"}}, prey=PREY)
    table.roll([6, 5])
    table.choose("hunt dodo")
    table.roll([6])
    table.roll("cave_bear")
    table.choose("done")
    assert asked(table) == ("Karok", "action")
    assert "hunt cave_bear" in table.options
    assert "hunt dodo" not in table.options


def test_savannah_runs_out__the_discard_is_shuffled():
    """QD15"""
    discard = [card for card in Ruleset.load().deck("hunt") if card not in PREY]
    table = alone({"place": "savannah"}, prey=PREY, discards={"hunt": discard})
    table.choose("hunt dodo")
    events = table.roll([6])
    reshuffled = only(events, "reshuffled")
    assert (reshuffled.rule, reshuffled.args["cards"]) == ("savannah.runs_out", 17 - 3)
    assert "dodo" in table.pending.cards
    assert "revealed" in kinds(table.roll("bison"))
    assert len(table.state.prey) == 4
