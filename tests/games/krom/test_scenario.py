"""Positions that somebody sets up: what is possible is possible, what is not is refused with the field's path."""

import json

import pytest

from krom_explore import BadInput, Table

GOOD = {
    "players": {
        "Kolos": {"place": "forest"},
        "Karok": {"place": "forest", "life": 3, "krom": 5},
        "Valkyr": {"place": "forest", "bonus": ["headbutt"]},
    },
    "kromosaurus": {"place": "savannah", "life": 4},
    "phase": "actions",
}


def with_(**changes):
    data = json.loads(json.dumps(GOOD))
    for path, value in changes.items():
        at = data
        *above, last = path.split("__")
        for name in above:
            at = at.setdefault(name, {})
        at[last] = value
    return data


def test_the_example_of_the_design():
    table = Table.scenario(GOOD)
    state = table.state
    assert (state.players["Karok"].life, state.players["Valkyr"].bonus) == (3, ("headbutt",))
    assert (state.kromosaurus.place, state.kromosaurus.life) == ("savannah", 4)
    assert len(state.prey) == len(state.evolutions) == 4
    assert state.decks["bonus"].pile.count("headbutt") == 2


def test_json_and_toml_text_are_the_same_position():
    toml = """
        phase = "actions"
        kromosaurus = { place = "savannah", life = 4 }
        [players]
        Kolos = { place = "forest" }
        Karok = { place = "forest", life = 3, krom = 5 }
        Valkyr = { place = "forest", bonus = ["headbutt"] }
    """
    assert Table.scenario(toml).state == Table.scenario(json.dumps(GOOD)).state == Table.scenario(GOOD).state


@pytest.mark.parametrize("name", ["headbutt", "HEADBUTT", "Coup de boule", "coup-de-boule", "coup_de_boule"])
def test_a_card_may_be_written_by_any_of_its_names(name):
    table = Table.scenario(with_(players__Valkyr__bonus=[name], prey=["Cave bear", "sabre tooth"]))
    assert table.state.players["Valkyr"].bonus == ("headbutt",)
    assert table.state.prey[:2] == ("cave_bear", "sabre_tooth")


def test_a_card_that_is_misspelt_is_guessed():
    with pytest.raises(BadInput) as bad:
        Table.scenario(with_(players__Karok__bonus=["No you dint"]))
    assert bad.value.path == "players.Karok.bonus[0]"
    assert "“no you dont”" in str(bad.value)


def test_the_mapping_given_is_not_kept():
    data = with_()
    table = Table.scenario(data)
    data["players"]["Karok"]["life"] = 1
    assert json.loads(table.save())["start"]["scenario"]["players"]["Karok"]["life"] == 3


@pytest.mark.parametrize(
    ("scenario", "path"),
    [
        (with_(players__Karok__life=9), "players.Karok.life"),
        (with_(players__Karok__life=-1), "players.Karok.life"),
        (with_(players__Karok__life="full"), "players.Karok.life"),
        (with_(players__Karok__krom=-1), "players.Karok.krom"),
        (with_(players__Karok__wood=-1), "players.Karok.wood"),
        (with_(players__Karok__wood=1.5), "players.Karok.wood"),
        (with_(players__Karok__place="beach"), "players.Karok.place"),
        (with_(players__Karok__gold=3), "players.Karok.gold"),
        (with_(players__Karok=7), "players.Karok"),
        (with_(players__Karok__stunned=True), "players.Karok.stunned"),
        (with_(players__Karok__bonus=["headbut"]), "players.Karok.bonus[0]"),
        (with_(players__Karok__bonus=["headbutt"] * 3), "players.Valkyr.bonus[0]"),
        (with_(players__Karok__bonus="headbutt"), "players.Karok.bonus"),
        (with_(players__Karok__evolutions=["torch", "torch"]), "players.Karok.evolutions[1]"),
        (with_(players__Karok__evolutions=["observatory", "hang_glider", "cart"]), "players.Karok.evolutions"),
        (with_(players__Karok__trophy=True), "players.Karok.trophy"),
        (with_(kromosaurus=False, players__Karok__trophy=True, players__Kolos__trophy=True), "players.Karok.trophy"),
        (with_(players__Bob={}), "players[3]"),
        (with_(players={"Karok": {}}), "players"),
        (with_(players=[]), "players"),
        (with_(kromosaurus__place="cave"), "kromosaurus.place"),
        (with_(kromosaurus__life=11), "kromosaurus.life"),
        (with_(kromosaurus__mood="bad"), "kromosaurus.mood"),
        (with_(kromosaurus=3), "kromosaurus"),
        (with_(phase="lunch"), "phase"),
        (with_(turn=0), "turn"),
        (with_(glacial="yes"), "glacial"),
        (with_(prey=["dodo"] * 2), "prey[1]"),
        (with_(prey=["dodo", "bison", "mammoth", "cave_lion", "aurochs"]), "prey"),
        (with_(prey=["torch"]), "prey[0]"),
        (with_(discards__gathering=["whole_trunk", "whole_trunk"]), "discards.gathering[1]"),
        (with_(discards__evolution=[]), "discards.evolution"),
        (with_(weather="fine"), "weather"),
        ({}, "players"),
        ("{", ""),
        ("players = ", ""),
        (7, ""),
        ([], ""),
        ({"players": {1, 2}}, ""),
    ],
    ids=lambda value: str(value)[-40:],
)
def test_an_impossible_position_names_the_field(scenario, path):
    with pytest.raises(BadInput) as bad:
        Table.scenario(scenario)
    assert bad.value.path == path
    assert bad.value.expected


def test_two_players_with_one_character_in_toml_text():
    with pytest.raises(BadInput):
        Table.scenario("[players.Alma]\n[players.Alma]\n")


@pytest.mark.parametrize(
    ("players", "path"),
    [
        (["Alma"], "players"),
        (["Alma", "Alma"], "players[1]"),
        (["Alma", "Bob"], "players[1]"),
        ("Alma", "players"),
        (3, "players"),
    ],
    ids=str,
)
def test_a_new_game_with_impossible_players(players, path):
    with pytest.raises(BadInput) as bad:
        Table.new(players)
    assert bad.value.path == path
