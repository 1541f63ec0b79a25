"""Stunned: no action phase, robbed by the winner, back on one's feet next turn."""

import pytest

from krom_explore import Draw

from .helpers import asked, kinds, only, refused, ruled, scene, tokens


def felled(**karok):
    """Kolos has just stunned Karok in the Forest."""
    table = scene({
        "Kolos": {"place": "forest", "krom": 0},
        "Karok": {"place": "forest", "life": 3, "krom": 0, **karok},
    })  # fmt: skip
    table.roll([6, 3])
    return table


# --- robbery


def test_stunned_robbery__one_thing_of_the_winners_choice():
    """QB06"""
    table = felled(krom=5, wood=1, stone=2, bone=3, bonus=["driftwood"])
    assert asked(table) == ("Kolos", "rob")
    assert set(table.options) == {"rob wood", "rob stone", "rob bone", "rob krom", "rob bonus", "rob nothing"}
    events = table.choose("rob stone")
    robbed = only(events, "robbed")
    assert robbed.rule == "stunned.robbery"
    assert robbed.args == {"player": "Kolos", "victim": "Karok", "what": "stone", "amount": 1}
    assert tokens(table, "Kolos") == {"stone": 1}
    assert tokens(table, "Karok") == {"krom": 5, "wood": 1, "stone": 1, "bone": 3}
    assert asked(table) == ("Kolos", "action")


@pytest.mark.parametrize("good", ["wood", "stone", "bone"])
def test_stunned_robbery__one_token_of_a_resource(good):
    table = felled(**{good: 3})
    table.choose(f"rob {good}")
    assert (tokens(table, "Kolos"), tokens(table, "Karok")) == ({good: 1}, {good: 2})


@pytest.mark.parametrize(("krom", "half"), [(5, 3), (1, 1), (2, 1), (6, 3), (7, 4)])
def test_stunned_robbery__half_the_krom_rounded_up(krom, half):
    """QB07"""
    table = felled(krom=krom)
    events = table.choose("rob krom")
    assert only(events, "robbed").args["amount"] == half
    assert table.state.players["Kolos"].krom == half
    assert table.state.players["Karok"].krom == krom - half


def test_stunned_robbery__no_krom_is_not_offered():
    """QB07"""
    table = felled(wood=1)
    assert set(table.options) == {"rob wood", "rob nothing"}
    refused(table, "rob krom", "rob-none", "stunned.robbery", victim="Karok", what="krom")


@pytest.mark.parametrize("what", ["wood", "stone", "bone", "bonus"])
def test_stunned_robbery__only_a_thing_that_the_victim_has(what):
    """QB06"""
    refused(felled(krom=1), f"rob {what}", "rob-none", "stunned.robbery", victim="Karok", what=what)


def test_stunned_robbery__a_bonus_card_at_random():
    """QB06"""
    table = felled(bonus=["headbutt", "driftwood", "termites"])
    table.choose("pass")
    table.choose("rob bonus")
    assert table.pending == Draw("hand", ("driftwood", "headbutt", "termites"), "Karok")
    events = table.roll("termites")
    assert only(events, "robbed").args["what"] == "bonus"
    assert table.state.players["Kolos"].bonus == ("termites",)
    assert sorted(table.state.players["Karok"].bonus) == ["driftwood", "headbutt"]


def test_stunned_robbery__only_the_two_know_which_card():
    table = scene({
        "Kolos": {"place": "forest"}, "Karok": {"place": "forest", "life": 3, "bonus": ["termites"]},
        "Alma": {"place": "mountain"},
    })  # fmt: skip
    table.roll([6, 3])
    table.choose("rob bonus")
    robbed = only(table.roll("termites"), "robbed")
    assert robbed.seen_by("Kolos").args["card"] == robbed.seen_by("Karok").args["card"] == "termites"
    assert "card" not in robbed.seen_by("Alma").args


def test_stunned_robbery__may_be_declined():
    """QB06"""
    table = felled(krom=5)
    events = table.choose("rob nothing")
    assert (only(events, "spared").rule, tokens(table, "Karok")) == ("stunned.robbery", {"krom": 5})
    assert asked(table) == ("Kolos", "action")


def test_stunned_robbery__who_has_nothing_is_not_asked_about():
    table = felled()
    assert table.state.players["Karok"].stunned
    assert asked(table) == ("Kolos", "action")


def test_stunned_robbery__not_of_a_loser_who_still_stands():
    table = felled(life=4, krom=5)
    assert table.state.players["Karok"].life == 1
    assert asked(table) == ("Kolos", "action")


def test_stunned_robbery__other_words():
    table = felled(krom=5)
    refused(table, "rob life", "rob-what", "stunned.robbery", victim="Karok", found="rob life")
    refused(table, "done", "rob-what", "stunned.robbery", victim="Karok", found="done")
    refused(table, "rob wood krom", "rob-what", "stunned.robbery", found="rob wood krom")


def test_stunned_robbery__the_winner_says_whom_to_rob_first():
    """QB05"""
    fallen = {name: {"place": "forest", "life": 1, "krom": 4} for name in ("Karok", "Valkyr", "Alma")}
    table = scene({"Kolos": {"place": "forest"}, **fallen, "Grouma": {"place": "forest", "life": 1, "krom": 0}})
    table.roll([6, 1, 2, 3, 1])
    assert asked(table) == ("Kolos", "whom")
    assert table.options == ("victim Alma", "victim Valkyr", "victim Karok")  # Grouma has nothing
    refused(table, "victim Grouma", "only-these", "table.answers", found="victim Grouma")
    table.choose("victim karok")
    table.choose("rob nothing")
    assert table.options == ("victim Alma", "victim Valkyr")
    table.choose("victim Valkyr")
    table.choose("rob krom")
    assert (asked(table), table.pending.about["victim"]) == (("Kolos", "rob"), "Alma")


def test_stunned_robbery__where_the_table_rules_that_it_goes_by_rank():
    """QB05"""
    fallen = {name: {"place": "forest", "life": 1} for name in ("Karok", "Valkyr")}
    table = scene({"Kolos": {"place": "forest"}, **fallen}, rules=ruled(robbery_order="rank"))
    table.roll([6, 1, 2])
    assert (asked(table), table.pending.about["victim"]) == (("Kolos", "rob"), "Valkyr")


def test_stunned_robbery__one_thing_from_each_one_stunned():
    """QB05"""
    table = scene({
        "Kolos": {"place": "forest", "krom": 0},
        "Karok": {"place": "forest", "life": 1, "krom": 4}, "Valkyr": {"place": "forest", "life": 1, "krom": 3},
    })  # fmt: skip
    table.roll([6, 1, 2])
    table.choose("victim Valkyr")
    for victim in ("Valkyr", "Karok"):
        assert asked(table) == ("Kolos", "rob")
        assert table.pending.about["victim"] == victim
        table.choose("rob krom")
    assert table.state.players["Kolos"].krom == 2 + 2
    assert asked(table) == ("Kolos", "action")


def test_stunned_robbery__right_after_the_damage_before_any_action_phase():
    """QB08"""
    table = felled(krom=5)
    assert asked(table) == ("Kolos", "rob")
    assert "acting" not in kinds(table.log)
    assert kinds(table.choose("rob krom")) == ["robbed", "acting"]


# --- what it means to be stunned


def test_stunned_start__at_zero_life():
    table = felled()
    assert only(table.log, "stunned").rule == "stunned.start"
    karok = table.state.players["Karok"]
    assert (karok.life, karok.stunned) == (0, True)


def test_stunned_no_action__skipped_and_the_others_close_up():
    """QB10"""
    table = scene({
        "Kolos": {"place": "forest"}, "Karok": {"place": "forest", "life": 3, "krom": 0}, "Valkyr": {"place": "forest"},
    })  # fmt: skip
    table.roll([6, 3, 2])
    assert asked(table) == ("Kolos", "action")
    skipped = only(table.choose("done"), "skipped")
    assert (skipped.rule, skipped.args) == ("stunned.no_action", {"player": "Karok"})
    assert asked(table) == ("Valkyr", "action")
    assert table.state.players["Karok"].place == "forest"


def test_stunned_no_combat__stunned_by_a_card_before_the_combat_does_not_fight():
    """QB11"""
    table = scene({
        "Alma": {"place": "cave", "bonus": ["dodgy_berries"]},
        "Karok": {"place": "forest", "life": 2}, "Kolos": {"place": "forest"}, "Valkyr": {"place": "forest"},
    })  # fmt: skip
    table.choose("play dodgy_berries Karok")
    table.choose("done")
    assert table.pending.who == ("Kolos", "Valkyr")
    table.roll([6, 1])
    assert asked(table) == ("Kolos", "action")  # he has nobody to rob
    assert tokens(table, "Karok") == {"krom": 5}


def test_stunned_no_combat__one_conscious_fighter_left_means_no_combat():
    """QB11"""
    table = scene({
        "Alma": {"place": "cave", "bonus": ["dodgy_berries"]},
        "Karok": {"place": "forest", "life": 2}, "Kolos": {"place": "forest"},
    })  # fmt: skip
    table.choose("play dodgy_berries Karok")
    events = table.choose("done")
    assert "fight" not in kinds(events)
    assert asked(table) == ("Kolos", "action")


def test_stunned_start__a_bonus_card_can_stun():
    """QC01"""
    table = scene({
        "Alma": {"place": "cave", "bonus": ["dodgy_berries"]}, "Karok": {"place": "forest", "life": 3},
    })  # fmt: skip
    events = table.choose("play dodgy_berries Karok")
    assert (only(events, "stunned").rule, only(events, "stunned").args) == (
        "bonus.effect.lose.stun",
        {"player": "Karok"},
    )
    table.choose("done")
    assert table.state.turn == 2  # Karok had no action phase


def test_stunned_robbery__nobody_robs_whom_a_card_has_stunned():
    """QC02"""
    table = scene({
        "Alma": {"place": "cave", "bonus": ["dodgy_berries"]},
        "Karok": {"place": "forest", "life": 1, "krom": 5, "wood": 1},
    })  # fmt: skip
    table.choose("play dodgy_berries Karok")
    assert asked(table) == ("Alma", "action")
    refused(table, "rob krom", "nobody-to-rob", "stunned.robbery")
    assert tokens(table, "Karok") == {"krom": 5, "wood": 1}


def test_stunned_after_acting__nothing_more_is_lost_and_it_heals():
    """QC03"""
    table = scene({
        "Alma": {"place": "cave", "life": 2, "krom": 0}, "Kolos": {"place": "mountain", "bonus": ["dodgy_berries"]},
    })  # fmt: skip
    table.choose("done")
    table.choose("play dodgy_berries Alma")
    assert table.state.players["Alma"].stunned
    for answer in ("done", "go forest", "go cave"):
        table.choose(answer)
    assert asked(table) == ("Kolos", "action")
    table.choose("done")
    assert asked(table) == ("Alma", "action")
    assert table.state.players["Alma"].life == 7


def test_bonus_target_short__more_loss_of_life_does_nothing_to_the_stunned():
    """QB20"""
    table = scene({
        "Alma": {"place": "cave", "bonus": ["dodgy_berries"]}, "Karok": {"place": "forest", "life": 0},
    })  # fmt: skip
    refused(table, "play dodgy_berries Karok", "target-has-not", "bonus.target_short", target="Karok")


def test_stunned_counter__the_stunned_may_still_counter():
    """QC04"""
    table = scene({
        "Alma": {"place": "cave", "bonus": ["shower_of_kroms"]},
        "Karok": {"place": "forest", "life": 0, "bonus": ["no_you_dont"]},
    })  # fmt: skip
    table.choose("play shower_of_kroms")
    assert asked(table) == ("Karok", "counter")
    table.choose("counter")
    assert table.state.players["Alma"].krom == 5


def test_bonus_target__the_stunned_may_be_targeted():
    """QC05"""
    table = scene({
        "Alma": {"place": "cave", "bonus": ["hole_in_the_pocket"]}, "Karok": {"place": "forest", "life": 0, "krom": 5},
    })  # fmt: skip
    table.choose("play hole_in_the_pocket Karok")
    assert table.state.players["Karok"].krom == 2
