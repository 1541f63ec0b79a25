"""Setup: what lies where before the first turn."""

import pytest

from krom_explore import BadInput, Ruleset, Table

from .helpers import kinds


def test_setup_players__seven_life_five_krom_one_bonus_card_in_the_cave():
    table = Table.new(["Alma", "Kolos", "Karok"], seed=7)
    for player in table.state.players.values():
        assert (player.place, player.life, player.krom, len(player.bonus)) == ("cave", 7, 5, 1)
        assert (player.wood, player.stone, player.bone, player.points) == (0, 0, 0, 0)
        assert not player.stunned


def test_setup_players__the_first_bonus_card_is_known_to_its_owner_only():
    table = Table.new(["Alma", "Kolos"], seed=7)
    drawn = [event for event in table.log if event.kind == "drew_bonus"]
    assert [event.rule for event in drawn] == ["setup.players"] * 2
    assert drawn[0].seen_by("Alma").args["card"] == table.state.players["Alma"].bonus[0]
    assert "card" not in drawn[0].seen_by("Kolos").args


def test_setup_cards__four_prey_and_four_evolutions_lie_face_up():
    table = Table.new(["Alma", "Kolos", "Karok"], seed=7)
    revealed = [event for event in table.log if event.kind == "revealed"]
    assert {event.rule for event in revealed} == {"setup.cards"}
    assert len(table.state.prey) == len(table.state.evolutions) == 4
    assert [event.args["card"] for event in revealed] == [*table.state.prey, *table.state.evolutions]


def test_setup_cards__the_piles_are_the_decks_of_the_box_less_what_is_out():
    decks = Table.new(["Alma", "Kolos", "Karok"], seed=7).state.decks
    assert len(decks["hunt"].pile) == 17 - 4
    assert len(decks["evolution"].pile) == 25 - 4
    assert len(decks["gathering"].pile) == 20
    assert len(decks["bonus"].pile) == 31 - 3
    assert all(deck.discard == () for deck in decks.values())


def test_setup_table__the_first_thing_told_and_the_same_for_the_same_seed():
    table = Table.new(["Alma", "Kolos"], seed=7)
    assert (table.log[0].kind, table.log[0].rule) == ("set_up", "setup.table")
    assert table.log[0].args == {"players": ["Alma", "Kolos"], "target": 10}
    assert Table.new(["Alma", "Kolos"], seed=7).log == table.log
    assert Table.new(["Alma", "Kolos"], seed=8).log != table.log


def test_setup_characters__chosen_freely():
    """QA07"""
    table = Table.new(["Kolos", "Alma", "Karok"])
    assert list(table.state.players) == ["Kolos", "Alma", "Karok"]


def test_setup_characters__each_only_once():
    """QA07"""
    with pytest.raises(BadInput) as caught:
        Table.new(["Kolos", "Alma", "Kolos"])
    assert caught.value.path == "players[2]"


def test_setup_characters__only_those_in_the_box():
    with pytest.raises(BadInput) as caught:
        Table.new(["Kolos", "Obelix"])
    assert caught.value.path == "players[1]"


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6])
def test_setup_table__two_to_six_players(number):
    """QA06"""
    names = ["Alma", "Mörhy", "Valkyr", "Karok", "Grouma", "Kolos"][:number]
    assert list(Table.new(names).state.players) == names


def test_setup_table__nobody_plays_alone():
    """QA06"""
    with pytest.raises(BadInput) as caught:
        Table.new(["Alma"])
    assert caught.value.path == "players"


def test_setup_characters__no_two_weigh_the_same():
    """QB18"""
    with pytest.raises(BadInput) as caught:
        Ruleset.load().with_changes({"characters.Karok.weight": 141})
    assert caught.value.path == "characters"


def test_table_open__krom_and_resources_are_public_hands_are_numbers():
    """QA09"""
    table = Table.scenario({"players": {"Alma": {"wood": 2, "krom": 4, "bonus": ["headbutt", "war_cry"]}, "Karok": {}}})
    alma_seen = table.view("Karok").players["Alma"]
    assert (alma_seen.wood, alma_seen.krom, len(alma_seen.bonus)) == (2, 4, 2)
    assert table.view("Alma").players["Alma"].bonus == ("headbutt", "war_cry")


def test_setup_scenario__a_position_is_set_as_told_and_filled_up():
    table = Table.scenario({"players": {"Alma": {"place": "forest", "bone": 1}, "Karok": {}}, "prey": ["mammoth"]})
    assert kinds(table.log)[0] == "set_up"
    assert table.log[0].rule == "setup.scenario"
    assert table.state.players["Alma"].bone == 1
    assert table.state.players["Karok"].place == "cave"
    assert table.state.prey[0] == "mammoth"
    assert len(table.state.prey) == 4
