"""Evolutions: pay the resources, be in the place shown, score the points."""

import pytest

from .helpers import alone, asked, kinds, only, refused, ruled, scene, tokens

SHOWN = ["digging_stick", "torch", "tree_hut", "observatory"]


def with_evolutions(place="savannah", shown=SHOWN, rules=None, **seat):
    return alone({"place": place, **seat}, evolutions=shown, rules=rules)


def test_evolutions_realise__pay_the_resources_and_score_the_points():
    table = with_evolutions(wood=2, stone=3, bone=2)
    realised = only(table.choose("realise observatory"), "realised")
    assert realised.rule == "evolutions.realise"
    assert (realised.args["points"], realised.args["sum"]) == (4, 4)
    assert tokens(table, "Alma") == {"krom": 5}
    alma = table.state.players["Alma"]
    assert (alma.points, alma.evolutions) == (4, ("observatory",))


def test_evolutions_replace__a_new_one_is_revealed_at_once_in_its_place():
    table = with_evolutions(wood=1, stone=1)
    table.choose("realise torch")
    revealed = only(table.roll("bow"), "revealed")
    assert (revealed.rule, revealed.args) == ("evolutions.replace", {"deck": "evolution", "card": "bow"})
    assert table.state.evolutions == ("digging_stick", "bow", "tree_hut", "observatory")


def test_evolutions_cost__what_is_missing_is_said():
    table = with_evolutions(wood=1, stone=3)
    missing = {"wood": 1, "bone": 2}
    refused(table, "realise observatory", "evolution-cost", "evolutions.cost", card="observatory", missing=missing)


def test_evolutions_no_krom__krom_pays_for_no_resource():
    """QE11"""
    table = with_evolutions(krom=50, wood=1)
    refused(table, "realise digging_stick", "evolution-cost", "evolutions.no_krom", missing={"wood": 1})


def test_evolutions_place__only_in_the_place_on_the_card():
    seat = {"wood": 2, "stone": 1}
    table = with_evolutions("savannah", **seat)
    refused(table, "realise tree_hut", "evolution-place", "evolutions.place", place="forest", here="savannah")
    assert "realise tree_hut" in with_evolutions("forest", **seat).options


@pytest.mark.parametrize("place", ["cave", "forest", "savannah", "mountain"])
def test_evolutions_place__without_a_symbol_anywhere(place):
    assert "realise torch" in with_evolutions(place, wood=1, stone=1).options


def test_evolutions_shown__only_those_that_lie_face_up():
    table = with_evolutions(wood=3, bone=1)
    refused(table, "realise bow", "no-evolution", "evolutions.shown", found="bow", cards=SHOWN)


def test_evolutions_number__several_in_one_phase_also_one_just_revealed():
    """QE01"""
    table = with_evolutions(wood=6, stone=1, bone=1)
    table.choose("realise digging_stick")
    table.roll("bow")
    table.choose("realise bow")
    table.roll("cart")
    table.choose("realise torch")
    table.roll("flute")
    assert table.state.players["Alma"].points == 1 + 2 + 1
    assert tokens(table, "Alma") == {"krom": 5}


def test_evolutions_number__where_the_table_rules_one_a_phase():
    """QE01"""
    table = with_evolutions(wood=3, stone=1, rules=ruled(evolutions_per_phase="one"))
    table.choose("realise digging_stick")
    table.roll("bow")
    refused(table, "realise torch", "one-evolution", "evolutions.number")


def test_evolutions_realise__only_in_ones_own_action_phase():
    players = {"Alma": {"place": "cave", "wood": 2}, "Kolos": {"place": "forest"}}
    table = scene(players, evolutions=SHOWN)
    table.choose("done")
    assert asked(table) == ("Kolos", "action")
    refused(table, "realise digging_stick", "evolution-cost", "evolutions.cost", missing={"wood": 2})


def test_evolutions_replace__when_the_pile_is_empty_the_slot_stays_empty():
    """QE02"""
    realised = {
        "Alma": ["finger_painting", "tree_hut", "stone_that_cuts", "fishbone_comb", "torch"],
        "Mörhy": ["fire_almost", "square_wheel", "barbecue", "fur_briefs"],
        "Valkyr": ["bow", "hammer", "armadillo_trap", "mountaineering"],
        "Karok": ["decorative_menhir", "dugout_canoe", "organised_nap"],
        "Grouma": ["pack_mammoth", "cable_car", "slingshot", "flute"],
        "Kolos": ["hang_glider"],
    }
    players = {name: {"place": "mountain", "life": 0, "evolutions": cards} for name, cards in realised.items()}
    players["Alma"] |= {"place": "forest", "life": 7, "wood": 2}
    table = scene(players, evolutions=["digging_stick", "observatory", "cart", "rib_armour"], longer=True)
    assert table.state.decks["evolution"].pile == ()
    events = table.choose("realise digging_stick")
    assert kinds(events) == ["realised", "slot_empty"]
    assert table.state.evolutions == ("observatory", "cart", "rib_armour")
    assert asked(table) == ("Alma", "action")
    assert table.state.winner is None
