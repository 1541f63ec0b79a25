"""The Cave: rest, or any number of services."""

import pytest

from krom_explore import Ruleset

from .helpers import alone, asked, kinds, only, refused, ruled, scene, tokens


def in_the_cave(rules=None, discards=None, **seat):
    """Alma in the Cave, with nothing on the board that she could realise."""
    return alone({"place": "cave", **seat}, rules=rules, discards=discards or {})


def test_cave_rest__three_krom_and_two_life():
    table = in_the_cave(life=3, krom=1)
    events = table.choose("rest")
    assert only(events, "rested").rule == "cave.rest"
    assert only(events, "gained").args["goods"] == {"krom": 3, "life": 2}
    assert (table.state.players["Alma"].krom, table.state.players["Alma"].life) == (4, 5)


def test_cave_rest__at_seven_life_three_krom_and_no_life():
    """QD07"""
    table = in_the_cave(life=7, krom=1)
    events = table.choose("rest")
    assert only(events, "gained").args["goods"] == {"krom": 3}
    assert (table.state.players["Alma"].krom, table.state.players["Alma"].life) == (4, 7)


def test_cave_rest__at_six_life_only_one_point_fits():
    table = in_the_cave(life=6)
    table.choose("rest")
    assert table.state.players["Alma"].life == 7


@pytest.mark.parametrize("good", ["wood", "stone", "bone"])
def test_cave_services__a_resource_costs_three_krom(good):
    table = in_the_cave(krom=3)
    events = table.choose(f"buy {good}")
    bought = only(events, "bought")
    assert bought.rule == "cave.services"
    assert bought.args == {"player": "Alma", "what": good, "price": 3}
    assert tokens(table, "Alma") == {good: 1}


def test_cave_services__a_bonus_card_costs_two_krom():
    table = in_the_cave(krom=2)
    table.choose("buy bonus")
    events = table.roll("termites")
    assert only(events, "drew_bonus").rule == "cave.services"
    assert (table.state.players["Alma"].bonus, table.state.players["Alma"].krom) == (("termites",), 0)


def test_cave_services__three_life_cost_one_krom():
    table = in_the_cave(krom=1, life=2)
    table.choose("buy life")
    assert (table.state.players["Alma"].life, table.state.players["Alma"].krom) == (5, 0)


def test_cave_services__life_near_the_maximum_at_full_price():
    """QD06"""
    table = in_the_cave(krom=2, life=6)
    events = table.choose("buy life")
    assert only(events, "gained").args["goods"] == {"life": 1}
    assert (table.state.players["Alma"].life, table.state.players["Alma"].krom) == (7, 1)


def test_cave_services__any_number_and_mix():
    """QD05"""
    table = in_the_cave(krom=14, life=1)
    for service in ("wood", "wood", "bone", "life", "life", "stone"):
        table.choose(f"buy {service}")
    assert tokens(table, "Alma") == {"wood": 2, "bone": 1, "stone": 1}
    assert table.state.players["Alma"].life == 7


def test_cave_one_of_two__services_exclude_rest():
    """QD04"""
    table = in_the_cave(krom=6)
    table.choose("buy wood")
    refused(table, "rest", "rest-or-services", "cave.one_of_two", begun="services")
    assert "buy wood" in table.options


def test_cave_one_of_two__rest_excludes_services():
    """QD04"""
    table = in_the_cave(krom=6, life=2)
    table.choose("rest")
    for service in ("wood", "stone", "bone", "bonus", "life"):
        refused(table, f"buy {service}", "rest-or-services", "cave.one_of_two", begun="rest")


def test_cave_one_of_two__one_rest_a_phase():
    """QD03"""
    table = in_the_cave(life=1)
    table.choose("rest")
    refused(table, "rest", "rest-or-services", "cave.one_of_two", begun="rest")


def test_cave_services__what_the_cave_does_not_sell():
    table = in_the_cave(krom=9)
    services = ["wood", "stone", "bone", "bonus", "life"]
    refused(table, "buy krom", "no-service", "cave.services", found="buy krom", services=services)
    refused(table, "buy", "no-service", "cave.services", found="buy")


@pytest.mark.parametrize(("what", "price"), [("wood", 3), ("stone", 3), ("bone", 3), ("bonus", 2), ("life", 1)])
def test_cave_services__too_dear(what, price):
    table = in_the_cave(krom=price - 1, life=1)
    has = {"price": price, "has": price - 1, "missing": 1}
    refused(table, f"buy {what}", "krom-short", "cave.services", **has)


def test_life_most__no_life_to_buy_at_seven():
    table = in_the_cave(life=7)
    refused(table, "buy life", "life-full", "life.most", most=7)


def test_bonus_runs_out__the_discard_is_shuffled():
    """QE09"""
    table = in_the_cave(krom=2, discards={"bonus": Ruleset.load().deck("bonus")})
    events = table.choose("buy bonus")
    reshuffled = only(events, "reshuffled")
    assert (reshuffled.rule, reshuffled.args) == ("bonus.runs_out", {"deck": "bonus", "cards": 31})
    table.roll("termites")
    assert table.state.players["Alma"].bonus == ("termites",)
    assert len(table.state.decks["bonus"].pile) == 30


def test_bonus_runs_out__all_cards_in_hands_none_to_buy():
    """QE09"""
    everything = Ruleset.load().deck("bonus")
    table = scene({"Alma": {"place": "cave"}, "Karok": {"place": "forest", "bonus": everything}})
    refused(table, "buy bonus", "no-bonus-left", "bonus.runs_out")


def test_bonus_number__no_limit_to_a_hand():
    """QE10"""
    held = ["headbutt"] * 3 + ["club_swing"] * 3 + ["no_you_dont"] * 4 + ["war_cry"] * 2
    table = in_the_cave(krom=2, bonus=held)
    table.choose("buy bonus")
    table.roll("ambush")
    assert len(table.state.players["Alma"].bonus) == 13


def test_supply_tokens__never_run_out_but_the_box_count_is_told():
    """QE12"""
    table = scene({"Alma": {"place": "cave"}, "Karok": {"place": "forest", "wood": 12}})
    events = table.choose("buy wood")
    over = only(events, "over_box")
    assert (over.rule, over.args) == ("supply.tokens", {"good": "wood", "box": 12})
    assert table.state.players["Alma"].wood == 1


def test_supply_tokens__the_last_token_of_the_box_is_still_in_it():
    """QE12"""
    table = scene({"Alma": {"place": "cave"}, "Karok": {"place": "forest", "wood": 11}})
    assert "over_box" not in kinds(table.choose("buy wood"))


def test_supply_tokens__in_a_strict_box_none_are_left_to_buy():
    """QE12"""
    players = {"Alma": {"place": "cave"}, "Karok": {"place": "forest", "wood": 12}}
    table = scene(players, rules=ruled(supply="box"))
    refused(table, "buy wood", "supply-empty", "supply.tokens", good="wood")
    assert "buy stone" in table.options


def test_supply_tokens__in_a_strict_box_a_reward_is_what_is_left():
    """QE12, QD10"""
    players = {"Alma": {"place": "forest"}, "Karok": {"place": "mountain", "wood": 11}}
    table = scene(players, rules=ruled(supply="box"))
    table.choose("draw")
    events = table.roll("whole_trunk")
    assert only(events, "supply_short").args == {"good": "wood", "box": 12, "wanted": 3, "given": 1}
    assert table.state.players["Alma"].wood == 1


def test_cave_services__a_bonus_card_may_be_played_on_the_turn_it_is_drawn():
    """QF13"""
    table = in_the_cave(krom=2)
    table.choose("buy bonus")
    table.roll("shower_of_kroms")
    events = table.choose("play shower_of_kroms")
    assert "played" in kinds(events)
    assert table.state.players["Alma"].krom == 4
    assert asked(table) == ("Alma", "action")
