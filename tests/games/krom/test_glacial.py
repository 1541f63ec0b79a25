"""The glacial map: the cold outside, the warmth of the Cave."""

import pytest

from .helpers import alone, asked, kinds, only, scene


def life(table, name="Alma"):
    return table.state.players[name].life


@pytest.mark.parametrize("place", ["forest", "savannah", "mountain"])
def test_glacial_cold__one_life_at_the_start_of_an_action_phase_outside(place):
    table = alone({"place": place, "life": 5}, glacial=True)
    chilled = only(table.log, "chilled")
    assert (chilled.rule, chilled.args) == ("glacial.cold", {"player": "Alma", "amount": 1, "life": 4})
    assert life(table) == 4


@pytest.mark.parametrize("place", ["forest", "savannah", "mountain"])
def test_glacial_last_life__is_never_lost_to_the_cold(place):
    """QD23"""
    table = alone({"place": place, "life": 1}, glacial=True)
    assert only(table.log, "spared_by_cold").rule == "glacial.last_life"
    assert life(table) == 1
    assert asked(table) == ("Alma", "action")


def test_glacial_warmth__one_life_at_the_start_of_an_action_phase_in_the_cave():
    table = alone({"place": "cave", "life": 4}, glacial=True)
    warmed = only(table.log, "warmed")
    assert (warmed.rule, warmed.args) == ("glacial.warmth", {"player": "Alma", "amount": 1, "life": 5})


def test_glacial_warmth__comes_on_top_of_a_rest_up_to_seven():
    table = alone({"place": "cave", "life": 6}, glacial=True)
    assert life(table) == 7
    table.choose("rest")
    assert life(table) == 7
    table = alone({"place": "cave", "life": 3}, glacial=True)
    table.choose("rest")
    assert life(table) == 3 + 1 + 2


def test_glacial_warmth__no_effect_at_seven():
    """QD24"""
    table = alone({"place": "cave", "life": 7}, glacial=True)
    assert life(table) == 7
    assert "warmed" not in kinds(table.log)


@pytest.mark.parametrize("place", ["cave", "forest", "savannah", "mountain"])
def test_glacial_cold__not_on_the_normal_map(place):
    assert life(alone({"place": place, "life": 5})) == 5


def test_glacial_cold__after_the_combat():
    """QD22: at 4 life Karok survives the 3 points of damage; the cold then spares his last."""
    table = scene({"Kolos": {"place": "forest"}, "Karok": {"place": "forest", "life": 4}}, glacial=True)
    events = table.roll([6, 3])
    assert (life(table, "Karok"), table.state.players["Karok"].stunned) == (1, False)
    assert kinds(events) == ["rolled", "hurt", "combat", "acting", "chilled"]
    assert life(table, "Kolos") == 6
    events = table.choose("done")
    assert only(events, "spared_by_cold").args["player"] == "Karok"


def test_glacial_cold__after_the_robbery():
    """QD22"""
    table = scene({"Kolos": {"place": "forest"}, "Karok": {"place": "forest", "life": 3}}, glacial=True)
    table.roll([6, 3])
    assert asked(table) == ("Kolos", "rob")
    assert life(table, "Kolos") == 7
    table.choose("rob krom")
    assert life(table, "Kolos") == 6


def test_glacial_cold__each_at_the_start_of_his_own_phase():
    """QD22"""
    table = scene({"Alma": {"place": "forest"}, "Kolos": {"place": "mountain"}}, glacial=True)
    assert (life(table, "Alma"), life(table, "Kolos")) == (6, 7)
    table.choose("done")
    assert (life(table, "Alma"), life(table, "Kolos")) == (6, 6)


@pytest.mark.parametrize("place", ["cave", "forest"])
def test_glacial_cold__the_stunned_feel_neither_cold_nor_warmth(place):
    """QC06"""
    table = scene({"Karok": {"place": place, "life": 0}, "Alma": {"place": "mountain"}}, glacial=True)
    assert asked(table) == ("Alma", "action")
    assert (life(table, "Karok"), table.state.players["Karok"].stunned) == (0, True)
    assert [event.args["player"] for event in table.log if event.rule.startswith("glacial.")] == ["Alma"]
