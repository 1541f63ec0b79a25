"""Bonus cards: three symbols, eight effects."""

import pytest

from krom_explore import Roll, Ruleset

from .helpers import asked, kinds, only, refused, ruled, scene, tokens


def hand(*cards, place="cave", rules=None, karok=None, **seat):
    """Alma acts with these cards in hand; Karok is in the Forest."""
    alma = {"place": place, "krom": 5, "bonus": list(cards), **seat}
    return scene({"Alma": alma, "Karok": {"place": "forest", "krom": 5, **(karok or {})}}, rules=rules)


def held(table, name):
    return sorted(table.state.players[name].bonus)


# --- playing a card


def test_bonus_play__a_used_card_is_discarded():
    table = hand("shower_of_kroms")
    played = only(table.choose("play shower_of_kroms"), "played")
    assert (played.rule, played.args["card"]) == ("bonus.play", "shower_of_kroms")
    assert held(table, "Alma") == []
    assert table.state.decks["bonus"].discard == ("shower_of_kroms",)


def test_bonus_hidden__only_a_card_in_ones_own_hand():
    table = hand("termites", karok={"bonus": ["shower_of_kroms"]})
    refused(table, "play shower_of_kroms", "not-in-hand", "bonus.play", found="shower_of_kroms")
    refused(table, "play", "not-in-hand", "bonus.play", found="")


def test_bonus_number__any_number_in_a_phase():
    """QF11"""
    table = hand("shower_of_kroms", "shower_of_kroms")
    table.choose("play shower_of_kroms")
    table.choose("play shower_of_kroms")
    assert tokens(table, "Alma") == {"krom": 5 + 4 + 4}


def test_bonus_number__a_second_card_is_refused_for_its_own_reason_only():
    """QF11"""
    table = hand("shower_of_kroms", "light_fingers")
    table.choose("play shower_of_kroms")
    refused(table, "play light_fingers Karok", "target-elsewhere", "bonus.effect.steal", target="Karok")


def test_bonus_number__where_the_table_rules_one_a_phase():
    """QF11"""
    table = hand("shower_of_kroms", "shower_of_kroms", rules=ruled(bonus_per_phase="one"))
    table.choose("play shower_of_kroms")
    refused(table, "play shower_of_kroms", "one-bonus", "bonus.number")


# --- the combat symbol


def brawl(alma, kolos, place="savannah", dice=(3, 3), **others):
    table = scene({"Alma": {"place": place, "bonus": alma}, "Kolos": {"place": place, "bonus": kolos}, **others})
    table.roll(list(dice))
    return table


def test_bonus_combat__not_in_an_action_phase():
    refused(hand("headbutt"), "play headbutt", "bonus-combat", "bonus.combat", card="headbutt")
    refused(hand("club_swing"), "play club_swing", "bonus-combat", "bonus.combat", card="club_swing")


def test_bonus_combat__several_may_be_played():
    table = brawl(["headbutt", "headbutt", "war_cry"], [], dice=(1, 6))
    for card in ("headbutt", "headbutt", "war_cry"):
        events = table.choose(f"play {card}")
    assert only(events, "combat").args["totals"] == {"Alma": 1 + 2 + 2 + 3, "Kolos": 6}
    assert table.state.players["Kolos"].life == 7 - 2


def test_bonus_combat__the_result_waits_until_nobody_wants_to_play_any_more():
    table = brawl(["headbutt"], ["headbutt"], dice=(1, 6))
    assert "combat" not in kinds(table.choose("play headbutt"))
    assert table.state.players["Alma"].life == 7
    assert asked(table) == ("Kolos", "combat")
    assert "combat" in kinds(table.choose("pass"))


def test_bonus_combat__a_card_or_pass():
    table = brawl(["headbutt"], [])
    refused(table, "done", "combat-or-pass", "bonus.combat", found="done")


def test_bonus_action__no_action_card_in_a_combat():
    table = brawl(["headbutt", "shower_of_kroms"], [])
    refused(table, "play shower_of_kroms", "bonus-action", "bonus.action", card="shower_of_kroms")


def test_bonus_play__in_a_combat_the_card_alone_is_named():
    table = brawl(["headbutt"], [])
    refused(table, "play headbutt Kolos", "play-how", "bonus.play", card="headbutt", ways=["play headbutt"])
    refused(table, "play war_cry", "not-in-hand", "bonus.play", found="war_cry")


def test_bonus_effect_dice__one_more_die():
    table = brawl(["club_swing"], [], dice=(2, 6))
    table.choose("play club_swing")
    assert table.pending == Roll(("Alma",), (1,), "combat_card", about={"card": "club_swing", "place": "savannah"})
    boosted = only(table.roll([5]), "boosted")
    assert (boosted.rule, boosted.args["total"]) == ("bonus.effect.dice", 7)
    assert table.state.players["Kolos"].life == 7 - 1


def test_bonus_effect_dice__two_more_dice():
    table = brawl(["double_club"], [], dice=(1, 6))
    table.choose("play double_club")
    assert table.pending == Roll(("Alma",), (2,), "combat_card", about={"card": "double_club", "place": "savannah"})
    assert only(table.roll([6, 5]), "boosted").args["total"] == 12
    assert table.state.players["Kolos"].life == 7 - 6


@pytest.mark.parametrize(
    ("card", "place", "plus"),
    [("headbutt", "cave", 2), ("war_cry", "cave", 3), ("big_rock", "mountain", 5), ("ambush", "forest", 5)],
)
def test_bonus_effect_plus__points_added_to_the_total(card, place, plus):
    table = brawl([card], [], place=place, dice=(4, 4))
    boosted = only(table.choose(f"play {card}"), "boosted")
    assert (boosted.rule, boosted.args["total"]) == ("bonus.effect.plus", 4 + plus)
    assert table.state.players["Kolos"].life == 7 - plus


# --- the symbol of a place


@pytest.mark.parametrize(
    ("card", "place"),
    [("driftwood", "forest"), ("rockslide", "mountain"), ("boneyard", "savannah"), ("big_nap", "cave")],
)
@pytest.mark.parametrize("here", ["cave", "forest", "savannah", "mountain"])
def test_bonus_place__only_while_in_that_place(card, place, here):
    table = hand(card, place=here, karok={"life": 0})
    if here == place:
        assert f"play {card}" in table.options
    else:
        refused(table, f"play {card}", "bonus-place", "bonus.place", card=card, place=place, here=here)


def test_bonus_place__combat_and_place_must_both_hold():
    """QF12"""
    table = brawl(["headbutt", "big_rock"], [], place="forest")
    assert table.options == ("play headbutt", "pass")
    refused(table, "play big_rock", "bonus-place", "bonus.place.combat", place="mountain", here="forest")
    assert "play big_rock" in brawl(["headbutt", "big_rock"], [], place="mountain").options
    refused(hand("ambush", place="forest", karok={"life": 0}), "play ambush", "bonus-combat", "bonus.combat")


def test_bonus_place__a_counter_with_a_place_symbol_needs_its_place():
    rules = Ruleset.load().with_changes({"bonus.no_you_dont.place": "mountain"})
    table = hand("shower_of_kroms", rules=rules, karok={"bonus": ["no_you_dont"]})
    table.choose("play shower_of_kroms")
    assert asked(table) == ("Alma", "action")
    table = hand("shower_of_kroms", rules=rules, karok={"place": "mountain", "bonus": ["no_you_dont"]})
    table.choose("play shower_of_kroms")
    assert asked(table) == ("Karok", "counter")


# --- the counter symbol


def test_bonus_counter__the_card_is_discarded_without_effect():
    table = hand("shower_of_kroms", karok={"bonus": ["no_you_dont"]})
    table.choose("play shower_of_kroms")
    assert asked(table) == ("Karok", "counter")
    assert table.options == ("counter", "pass")
    events = table.choose("counter")
    assert only(events, "countered").rule == "bonus.counter.place"
    assert only(events, "cancelled").rule == "bonus.effect.counter"
    assert tokens(table, "Alma") == {"krom": 5}
    assert (held(table, "Alma"), held(table, "Karok")) == ([], [])
    assert table.state.decks["bonus"].discard == ("no_you_dont", "shower_of_kroms")


def test_bonus_counter__may_be_passed():
    table = hand("shower_of_kroms", karok={"bonus": ["no_you_dont"]})
    table.choose("play shower_of_kroms")
    table.choose("pass")
    assert tokens(table, "Alma") == {"krom": 9}
    assert held(table, "Karok") == ["no_you_dont"]


def test_bonus_counter__not_in_ones_own_phase():
    refused(hand("no_you_dont"), "play no_you_dont", "bonus-counter", "bonus.counter", card="no_you_dont")


def test_bonus_counter__not_of_ones_own_card():
    table = hand("shower_of_kroms", "no_you_dont")
    table.choose("play shower_of_kroms")
    assert asked(table) == ("Alma", "action")
    assert tokens(table, "Alma") == {"krom": 9}


def test_bonus_counter__counter_or_pass():
    table = hand("shower_of_kroms", karok={"bonus": ["no_you_dont", "headbutt"]})
    table.choose("play shower_of_kroms")
    refused(table, "play headbutt", "counter-or-pass", "bonus.counter", found="play headbutt")


def test_bonus_counter__a_counter_can_be_countered():
    """QF01"""
    table = hand("shower_of_kroms", "no_you_dont", karok={"bonus": ["no_you_dont"]})
    table.choose("play shower_of_kroms")
    table.choose("counter")
    assert asked(table) == ("Alma", "counter")
    table.choose("counter")
    assert tokens(table, "Alma") == {"krom": 9}
    assert (held(table, "Alma"), held(table, "Karok")) == ([], [])


def test_bonus_counter__and_that_counter_too_the_last_played_resolves_first():
    """QF01"""
    table = hand("shower_of_kroms", "no_you_dont", karok={"bonus": ["no_you_dont", "no_you_dont"]})
    table.choose("play shower_of_kroms")
    for who in ("Karok", "Alma", "Karok"):
        assert asked(table) == (who, "counter")
        events = table.choose("counter")
    assert [event.args["card"] for event in events if event.kind == "cancelled"] == ["no_you_dont", "shower_of_kroms"]
    assert tokens(table, "Alma") == {"krom": 5}


def test_bonus_counter__the_first_one_used_closes_the_question():
    """QF03"""
    table = scene({
        "Alma": {"place": "cave", "bonus": ["shower_of_kroms"]},
        "Karok": {"place": "forest", "bonus": ["no_you_dont"]}, "Kolos": {"place": "mountain"},
        "Valkyr": {"place": "savannah", "bonus": ["no_you_dont"]},
    })  # fmt: skip
    table.choose("play shower_of_kroms")
    assert asked(table) == ("Valkyr", "counter")
    table.choose("counter")
    assert asked(table) == ("Karok", "counter")
    assert table.pending.about == {"card": "no_you_dont", "by": "Valkyr", "target": None}
    table.choose("pass")
    assert asked(table) == ("Alma", "action")
    assert held(table, "Karok") == ["no_you_dont"]


def test_bonus_counter__on_whom_the_card_is_played_is_said():
    table = scene({
        "Alma": {"place": "cave", "wood": 1, "bonus": ["unfair_trade"]},
        "Karok": {"place": "forest", "stone": 2, "bonus": ["no_you_dont"]},
        "Valkyr": {"place": "savannah", "bonus": ["no_you_dont"]},
    })  # fmt: skip
    table.choose("play unfair_trade Karok wood stone stone")
    asks = {table.pending.player: table.say(table.pending)}
    table.choose("pass")
    asks[table.pending.player] = table.say(table.pending)
    assert asks == {
        "Valkyr": "Valkyr, do you counter “Unfair trade”, which Alma plays on Karok?",
        "Karok": "Karok, do you counter “Unfair trade”, which Alma plays on you?",
    }


def test_bonus_counter_order__lightest_first():
    """QF03"""
    table = scene({
        "Alma": {"place": "cave", "bonus": ["shower_of_kroms"]},
        "Karok": {"place": "forest", "bonus": ["no_you_dont"]},
        "Kolos": {"place": "savannah", "bonus": ["no_you_dont"]},
        "Valkyr": {"place": "mountain", "bonus": ["no_you_dont"]},
    })  # fmt: skip
    table.choose("play shower_of_kroms")
    order = []
    while asked(table)[1] == "counter":
        order.append(asked(table)[0])
        table.choose("pass")
    assert order == ["Valkyr", "Karok", "Kolos"]


def test_bonus_counter__any_other_player_also_outside_the_combat():
    """QF02"""
    outsider = {"place": "mountain", "bonus": ["no_you_dont"]}
    table = brawl(["headbutt"], [], dice=(3, 4), Karok=outsider)
    table.choose("play headbutt")
    assert asked(table) == ("Karok", "counter")
    events = table.choose("counter")
    assert only(events, "combat").args["totals"] == {"Alma": 3, "Kolos": 4}


def test_bonus_combat__after_a_counter_another_card_may_follow():
    """QF05"""
    table = brawl(["headbutt", "war_cry"], ["no_you_dont"], dice=(3, 4))
    table.choose("play headbutt")
    assert asked(table) == ("Kolos", "counter")
    table.choose("counter")
    assert asked(table) == ("Alma", "combat")
    events = table.choose("play war_cry")
    assert only(events, "combat").args["totals"] == {"Alma": 6, "Kolos": 4}


def test_bonus_effect_dice__a_countered_card_rolls_nothing():
    table = brawl(["club_swing"], ["no_you_dont"], dice=(3, 4))
    table.choose("play club_swing")
    events = table.choose("counter")
    assert only(events, "combat").args["totals"] == {"Alma": 3, "Kolos": 4}


# --- gain


@pytest.mark.parametrize(
    ("card", "place", "gained"),
    [
        ("shower_of_kroms", "cave", {"krom": 4}),
        ("driftwood", "forest", {"wood": 2}),
        ("rockslide", "mountain", {"stone": 2}),
        ("boneyard", "savannah", {"bone": 2}),
    ],
)
def test_bonus_effect_gain__krom_or_resources(card, place, gained):
    table = hand(card, place=place, krom=0, karok={"life": 0})
    assert only(table.choose(f"play {card}"), "gained").rule == "bonus.effect.gain"
    assert tokens(table, "Alma") == gained


def test_bonus_effect_gain__life_up_to_seven():
    """QF14"""
    table = hand("big_nap", life=5)
    events = table.choose("play big_nap")
    assert only(events, "gained").args["goods"] == {"life": 2}
    assert table.state.players["Alma"].life == 7


def test_bonus_effect_gain__nobody_is_targeted():
    table = hand("shower_of_kroms")
    refused(table, "play shower_of_kroms Karok", "play-how", "bonus.play", ways=["play shower_of_kroms"])


# --- target loses


def test_bonus_effect_lose__krom():
    table = hand("hole_in_the_pocket")
    lost = only(table.choose("play hole_in_the_pocket Karok"), "lost")
    assert (lost.rule, lost.args) == ("bonus.effect.lose", {"player": "Karok", "by": "Alma", "goods": {"krom": 3}})
    assert tokens(table, "Karok") == {"krom": 2}
    assert tokens(table, "Alma") == {"krom": 5}


def test_bonus_effect_lose__life():
    table = hand("dodgy_berries")
    table.choose("play dodgy_berries Karok")
    assert table.state.players["Karok"].life == 4


def test_bonus_effect_lose__anywhere():
    """QF07"""
    table = hand("hole_in_the_pocket", place="cave", karok={"place": "mountain"})
    assert "play hole_in_the_pocket Karok" in table.options


def test_bonus_resource_choice__the_player_of_the_card_chooses():
    """QF09"""
    table = hand("termites", karok={"wood": 1, "stone": 1})
    plays = [option for option in table.options if option.startswith("play")]
    assert plays == ["play termites Karok wood", "play termites Karok stone"]
    table.choose("play termites Karok stone")
    assert tokens(table, "Karok") == {"krom": 5, "wood": 1}


def test_bonus_play__how_a_card_is_played_is_said():
    table = hand("termites", karok={"wood": 1, "stone": 1})
    ways = ["play termites Karok wood", "play termites Karok stone"]
    refused(table, "play termites Karok", "play-how", "bonus.resource_choice", card="termites", ways=ways)
    refused(table, "play termites Karok bone", "play-how", "bonus.resource_choice", card="termites", ways=ways)


@pytest.mark.parametrize("krom", [1, 2])
def test_bonus_target_short__a_loss_takes_as_much_as_there_is(krom):
    """QF08"""
    table = hand("hole_in_the_pocket", karok={"krom": krom})
    lost = only(table.choose("play hole_in_the_pocket Karok"), "lost")
    assert lost.args["goods"] == {"krom": krom}
    assert tokens(table, "Karok") == {}


def test_bonus_target_short__at_least_one():
    """QF08"""
    table = hand("hole_in_the_pocket", "termites", karok={"krom": 0})
    for card, goods in (("hole_in_the_pocket", {"krom": 3}), ("termites", {"resource": 1})):
        refused(table, f"play {card} Karok", "target-has-not", "bonus.target_short", target="Karok", goods=goods)


def test_bonus_effect_lose__countered():
    table = hand("hole_in_the_pocket", karok={"bonus": ["no_you_dont"]})
    table.choose("play hole_in_the_pocket Karok")
    table.choose("counter")
    assert tokens(table, "Karok") == {"krom": 5}


# --- targets


def test_bonus_target__never_oneself():
    """QF10"""
    refused(hand("hole_in_the_pocket"), "play hole_in_the_pocket Alma", "target-self", "bonus.target")


def test_bonus_target__somebody_at_the_table():
    table = hand("hole_in_the_pocket")
    refused(table, "play hole_in_the_pocket Kolos", "target-unknown", "bonus.target", found="Kolos", players=["Karok"])
    refused(table, "play hole_in_the_pocket", "target-unknown", "bonus.target", found="", players=["Karok"])


def test_bonus_target__where_the_table_spares_the_stunned():
    """QC05"""
    table = hand("hole_in_the_pocket", rules=ruled(stunned_target="no"), karok={"life": 0})
    refused(table, "play hole_in_the_pocket Karok", "target-stunned", "bonus.target", target="Karok")


# --- steal


def test_bonus_effect_steal__krom_of_a_player_at_ones_place():
    """QF06: stunned players included."""
    table = hand("light_fingers", place="forest", karok={"life": 0})
    stolen = only(table.choose("play light_fingers Karok"), "stolen")
    assert (stolen.rule, stolen.args["goods"]) == ("bonus.effect.steal", {"krom": 3})
    assert (tokens(table, "Alma"), tokens(table, "Karok")) == ({"krom": 8}, {"krom": 2})


def test_bonus_effect_steal__a_conscious_player_too():
    """QF06"""
    table = hand("light_fingers", place="forest")
    table.roll([6, 5])
    table.choose("play light_fingers Karok")
    assert tokens(table, "Alma") == {"krom": 8}


def test_bonus_effect_steal__not_of_a_player_elsewhere():
    """QF06"""
    table = hand("light_fingers", place="cave")
    refused(
        table, "play light_fingers Karok", "target-elsewhere", "bonus.effect.steal",
        target="Karok", place="forest", here="cave",
    )  # fmt: skip


def test_bonus_effect_steal__a_resource():
    table = hand("thats_mine", place="forest", karok={"life": 0, "bone": 2, "wood": 1})
    table.choose("play thats_mine Karok bone")
    assert tokens(table, "Alma") == {"krom": 5, "bone": 1}
    assert tokens(table, "Karok") == {"krom": 5, "bone": 1, "wood": 1}


def test_bonus_target_short__a_theft_takes_as_much_as_there_is():
    """QF08"""
    table = hand("light_fingers", place="forest", karok={"life": 0, "krom": 2})
    table.choose("play light_fingers Karok")
    assert (tokens(table, "Alma"), tokens(table, "Karok")) == ({"krom": 7}, {})


def test_bonus_target_short__nothing_to_steal():
    """QF08"""
    table = hand("light_fingers", "thats_mine", place="forest", karok={"life": 0, "krom": 0})
    refused(table, "play light_fingers Karok", "target-has-not", "bonus.target_short", goods={"krom": 3})
    refused(table, "play thats_mine Karok wood", "target-has-not", "bonus.target_short", goods={"resource": 1})


# --- lose Y to gain X


@pytest.mark.parametrize("good", ["wood", "stone", "bone"])
def test_bonus_effect_convert__krom_into_a_resource(good):
    table = hand("night_barter", krom=2)
    events = table.choose(f"play night_barter {good}")
    assert only(events, "paid").rule == only(events, "gained").rule == "bonus.effect.convert"
    assert tokens(table, "Alma") == {good: 1}


@pytest.mark.parametrize("good", ["wood", "stone", "bone"])
def test_bonus_effect_convert__a_resource_into_krom(good):
    table = hand("recycling", krom=0, **{good: 2})
    table.choose(f"play recycling {good}")
    assert tokens(table, "Alma") == {good: 1, "krom": 5}


def test_bonus_effect_convert__the_whole_price_is_needed():
    """QF08"""
    table = hand("night_barter", "recycling", krom=1)
    for card, missing in (("night_barter", {"krom": 1}), ("recycling", {"resource": 1})):
        refused(table, f"play {card} wood", "bonus-price", "bonus.effect.convert", card=card, missing=missing)


def test_bonus_effect_convert__countered_the_price_is_not_paid():
    """QF04"""
    table = hand("night_barter", karok={"bonus": ["no_you_dont"]})
    table.choose("play night_barter wood")
    table.choose("counter")
    assert tokens(table, "Alma") == {"krom": 5}
    assert held(table, "Alma") == []


# --- swap


def test_bonus_effect_swap__one_resource_for_one():
    table = hand("fair_trade", wood=1, karok={"stone": 1})
    swapped = only(table.choose("play fair_trade Karok wood stone"), "swapped")
    assert swapped.rule == "bonus.effect.swap"
    assert (swapped.args["goods"], swapped.args["given"]) == ({"stone": 1}, {"wood": 1})
    assert (tokens(table, "Alma"), tokens(table, "Karok")) == ({"krom": 5, "stone": 1}, {"krom": 5, "wood": 1})


def test_bonus_effect_swap__one_resource_for_two():
    table = hand("unfair_trade", wood=1, karok={"stone": 1, "bone": 1})
    table.choose("play unfair_trade Karok wood stone bone")
    assert tokens(table, "Alma") == {"krom": 5, "stone": 1, "bone": 1}
    assert tokens(table, "Karok") == {"krom": 5, "wood": 1}


def test_bonus_effect_swap__anywhere():
    """QF07"""
    table = hand("fair_trade", place="cave", wood=1, karok={"place": "mountain", "stone": 1})
    assert "play fair_trade Karok wood stone" in table.options


def test_bonus_effect_swap__full_amounts_on_both_sides():
    """QF08"""
    table = hand("unfair_trade", wood=1, karok={"stone": 1})
    refused(
        table, "play unfair_trade Karok wood stone", "target-has-not", "bonus.target_short",
        target="Karok", goods={"resource": 2},
    )  # fmt: skip
    table = hand("unfair_trade", karok={"stone": 2})
    refused(
        table, "play unfair_trade Karok wood stone stone", "bonus-price", "bonus.effect.swap", missing={"resource": 1}
    )


def test_bonus_effect_swap__countered():
    table = hand("fair_trade", wood=1, karok={"stone": 1, "bonus": ["no_you_dont"]})
    table.choose("play fair_trade Karok wood stone")
    table.choose("counter")
    assert (tokens(table, "Alma"), tokens(table, "Karok")) == ({"krom": 5, "wood": 1}, {"krom": 5, "stone": 1})
