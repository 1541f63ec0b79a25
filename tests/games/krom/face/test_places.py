"""What the board says of its places."""

from __future__ import annotations

import pytest

from krom_explore import Ruleset, Table
from krom_explore.games.face import Sight
from krom_explore.games.krom import WORDS, rulebook
from krom_explore.games.krom.face.board import most_given, show
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


def cave(rules: Ruleset, lang: str = "en") -> str:
    """What the board says of the Cave."""
    seat = Table.new([*rules.characters][: rules.players.least], rules=rules).seat(next(iter(rules.characters)))
    places = {place["id"]: place for place in show(Sight(seat, WORDS, rulebook.rule_text, lang, False))["places"]}
    return str(places["cave"]["gives"])


def test_the_cave_names_its_prices_what_costs_the_same_together():
    told = "Rest, or buy for Krom: Wood, Stone, or Bone (3); Bonus card (2); 3 life (1)"
    assert cave(Ruleset.load()).replace("\N{NO-BREAK SPACE}", " ") == told


@pytest.mark.parametrize("lang", ["fr", "de", "it"])
def test_it_names_them_in_every_language(lang):
    assert [cave(Ruleset.load(), lang).count(price) for price in ("(3)", "(2)", "(1)")] == [1, 1, 1]


def test_a_cave_that_sells_nothing_has_no_prices():
    box = OTHER_BOX.replace("prices = { wood = 5, bone = 2, life = 2 }", "prices = {}")
    assert cave(Ruleset.from_toml(box)) == "Rest"
