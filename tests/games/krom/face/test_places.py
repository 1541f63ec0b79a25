"""What the board says of its places."""

from __future__ import annotations

from krom_explore import Ruleset
from krom_explore.games.krom.face.board import most_given
from tests.games.krom.test_other_box import OTHER_BOX


def test_a_place_names_what_its_cards_and_combinations_bring_most():
    rules = Ruleset.load()
    assert most_given("forest", rules)[0] == "wood"
    assert most_given("savannah", rules)[0] == "bone"
    assert most_given("mountain", rules) == ["krom", "stone"]
    assert most_given("cave", rules) == []


def test_in_another_box_it_is_what_that_box_brings():
    rules = Ruleset.from_toml(OTHER_BOX)
    brought = {good for card in rules.hunt.values() for good in card.reward}
    assert set(most_given("savannah", rules)) <= brought
