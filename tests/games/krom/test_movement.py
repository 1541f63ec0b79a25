"""The movement phase: secret, simultaneous, compulsory."""

import pytest

from krom_explore import Table

from .helpers import alone, asked, kinds, only, refused


@pytest.mark.parametrize("first", [[], ["go forest"], ["go forest", "go forest"]])
def test_movement_must_move__nobody_may_choose_the_cave_on_turn_one(first):
    """QA01"""
    table = Table.new(["Alma", "Kolos", "Karok"])
    for answer in first:
        table.choose(answer)
    who = ["Alma", "Kolos", "Karok"][len(first)]
    assert asked(table) == (who, "movement")
    assert set(table.options) == {"go forest", "go savannah", "go mountain"}
    refused(table, "go cave", "must-move", "movement.must_move", player=who, place="cave")


@pytest.mark.parametrize("here", ["cave", "forest", "savannah", "mountain"])
def test_movement_must_move__anywhere_but_here(here):
    table = Table.scenario({"players": {"Alma": {"place": here}, "Kolos": {}}})
    places = {"cave", "forest", "savannah", "mountain"}
    assert set(table.options) == {f"go {place}" for place in places - {here}}
    refused(table, f"go {here}", "must-move", "movement.must_move", place=here)


def test_movement_secret__nothing_moves_before_all_have_chosen():
    table = Table.new(["Alma", "Kolos"])
    assert table.choose("go forest") == []
    assert table.state.players["Alma"].place == "cave"
    assert "forest" not in str(table.seat("Kolos").pending.about)
    assert table.view("Kolos").players["Alma"].place == "cave"


def test_movement_reveal__all_move_together():
    table = Table.new(["Alma", "Kolos"])
    table.choose("go forest")
    events = table.choose("go mountain")
    moved = [event for event in events if event.kind == "moved"]
    assert [event.rule for event in moved] == ["movement.reveal"] * 2
    assert {event.args["player"]: event.args["place"] for event in moved} == {"Alma": "forest", "Kolos": "mountain"}
    assert table.state.places["forest"] == ("Alma",)
    assert table.state.places["mountain"] == ("Kolos",)


def test_movement_reveal__destination_cards_come_back_to_the_hand():
    """QA05"""
    table = Table.scenario({"players": {"Alma": {}, "Kolos": {}}})
    for answer in ("go forest", "go mountain", "done", "done", "go savannah", "go cave", "done", "done"):
        table.choose(answer)
    assert asked(table) == ("Alma", "movement")
    assert table.state.turn == 3
    assert set(table.options) == {"go cave", "go forest", "go mountain"}


def test_stunned_recovery__before_the_movement_choice_to_exactly_seven():
    """QA03"""
    table = Table.scenario({"players": {"Alma": {}, "Karok": {"place": "forest", "life": 0}}})
    recovered = only(table.log, "recovered")
    assert (recovered.rule, recovered.args) == ("stunned.recovery", {"player": "Karok", "life": 7})
    assert asked(table)[1] == "movement"
    assert table.state.players["Karok"].life == 7
    assert not table.state.players["Karok"].stunned


def test_stunned_recovery__then_any_place_but_the_one_he_lies_in():
    """QA02"""
    table = Table.scenario({"players": {"Karok": {"place": "forest", "life": 0}, "Alma": {}}})
    assert asked(table) == ("Karok", "movement")
    assert set(table.options) == {"go cave", "go savannah", "go mountain"}
    refused(table, "go forest", "must-move", "movement.must_move", player="Karok", place="forest")


def test_stunned_recovery__he_acts_normally_in_the_new_turn():
    """QA02"""
    table = Table.scenario({"players": {"Karok": {"place": "forest", "life": 0, "krom": 0}, "Alma": {}}})
    table.choose("go cave")
    table.choose("go mountain")
    assert asked(table) == ("Karok", "action")
    table.choose("rest")
    assert table.state.players["Karok"].krom == 3


def test_stunned_recovery__who_was_not_stunned_heals_nothing():
    table = Table.scenario({"players": {"Alma": {"life": 3}, "Karok": {"life": 0}}})
    assert kinds(table.log).count("recovered") == 1
    assert table.state.players["Alma"].life == 3


def test_movement_secret__a_place_that_is_not_on_the_board():
    table = Table.new(["Alma", "Kolos"])
    refused(
        table, "go swamp", "no-place", "movement.secret",
        found="swamp", places=["cave", "forest", "savannah", "mountain"],
    )  # fmt: skip
    refused(table, "go", "no-place", "movement.secret", found="")


def test_movement_secret__no_action_before_the_movement():
    table = Table.new(["Alma", "Kolos"])
    refused(table, "rest", "movement-first", "movement.secret", player="Alma")


def test_movement_secret__one_destination_a_turn():
    table = alone({"place": "forest"})
    refused(table, "go mountain", "moved-already", "movement.secret", player="Alma")
