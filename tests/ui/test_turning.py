"""Figures that are turned with sliders."""

from random import Random

import ipywidgets
import pytest

from krom_explore import BadInput, Table, odds, ui
from krom_explore.odds.frame import MIMETYPE


def controls(turned):
    return {one.description: one for one in turned.children[0].children}


def drawn(turned):
    return turned.children[-1].outputs[0]


def test_a_figure_is_drawn_at_once_and_anew_when_a_setting_is_turned():
    turned = ui.interact(odds.hunt, dice=(1, 6), value=(2, 20))
    sliders, random = controls(turned), Random(5)
    for _ in range(10):
        dice, value = random.randint(1, 6), random.randint(2, 20)
        sliders["Dice"].value, sliders["Value"].value = dice, value
        assert drawn(turned)["data"][MIMETYPE] == odds.hunt(dice, value)._repr_mimebundle_()[MIMETYPE]


def test_names_are_as_people_write_them_and_values_as_the_call_wants_them():
    turned = ui.interact(odds.figures.ties, place=["forest", "savannah"])
    choice = controls(turned)["Place"]
    assert choice.options == (("Forest", "forest"), ("Savannah", "savannah"))
    before = drawn(turned)
    choice.value = "savannah"
    assert drawn(turned) != before


def test_what_is_not_among_the_settings_stays_as_the_call_has_it():
    turned = ui.interact(odds.duel, life=(1, 7))
    assert list(controls(turned)) == ["Life"]
    assert MIMETYPE in drawn(turned)["data"]


def test_a_widget_is_a_setting_and_keeps_its_own_name():
    slider = ipywidgets.IntSlider(2, 1, 3, description="My dice")
    turned = ui.interact(odds.hunt, dice=slider, value=ipywidgets.fixed(7))
    assert list(controls(turned)) == ["My dice"]
    slider.value = 3
    assert drawn(turned)["data"][MIMETYPE] == odds.hunt(3, 7)._repr_mimebundle_()[MIMETYPE]


def test_a_table_is_a_setting():
    table = Table.new(["Alma", "Kolos"])
    turned = ui.interact(odds.hunt, value=ipywidgets.fixed(7), dice=ui.board(table))
    assert MIMETYPE not in drawn(turned)["data"]  # no steps yet, and no dice
    table.choose("go forest")
    assert MIMETYPE in drawn(turned)["data"]


def test_what_is_rolled_can_be_rolled_again():
    turned = ui.interact(odds.figures.settling, again=True, rolls=[500])
    before, button = drawn(turned), turned.children[0].children[-1]
    button.click()
    assert drawn(turned) != before


def test_a_fault_is_a_sentence_in_the_place_of_the_figure():
    turned = ui.interact(odds.figures.tie, who=["Alma"], against=["Kolos", "Alma"], place=["forest"])
    controls(turned)["Against"].value = "Alma"
    assert list(drawn(turned)["data"]) == ["text/plain"]
    assert drawn(turned)["data"]["text/plain"].startswith("against: ")
    controls(turned)["Against"].value = "Kolos"
    assert MIMETYPE in drawn(turned)["data"]


def test_settings_that_the_call_does_not_have_are_refused():
    with pytest.raises(BadInput, match="settings"):
        ui.interact(odds.hunt, dices=(1, 6))
    with pytest.raises(BadInput, match="value"):
        ui.interact(odds.hunt, dice=(1, 6), value=object())


def test_widgets_charts_and_results_stand_in_one_stack():
    slider = ipywidgets.IntSlider()
    stacked = ui.stack(slider, odds.hunt(2, 7), odds.figures.ties("forest"), "words")
    assert stacked.children[0] is slider
    kinds = [set(one.outputs[0]["data"]) for one in stacked.children[1:]]
    assert kinds == [{"text/plain", MIMETYPE}, {"text/plain", MIMETYPE}, {"text/plain"}]
