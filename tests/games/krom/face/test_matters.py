"""What of the news matters most to somebody."""

from __future__ import annotations

from krom_explore import Table
from krom_explore.games.krom import face


def kinds(table, me):
    return [table.log[n - 1].kind for n in face.matters(table.log, me)]


def fought():
    """Alma, with 2 life, is stunned and robbed by Kolos."""
    table = Table.scenario(
        {
            "phase": "actions",
            "players": {"Alma": {"place": "cave", "life": 2, "krom": 3}, "Kolos": {"place": "cave", "krom": 20}},
        }
    )
    table.roll([1, 6])
    table.choose("rob krom")
    return table


def test_what_happened_to_oneself():
    assert kinds(fought(), "Alma") == ["hurt", "stunned", "robbed"]


def test_what_one_did_to_others_is_known():
    assert kinds(fought(), "Kolos") == []


def test_who_wins_points_matters_to_everybody():
    table = Table.scenario(
        {
            "phase": "actions",
            "players": {"Kolos": {"place": "cave", "wood": 9, "stone": 9, "bone": 9}, "Alma": {"place": "forest"}},
        }
    )
    table.choose(next(option for option in table.options if option.startswith("realise")))
    assert kinds(table, "Alma") == kinds(table, "Kolos") == ["realised"]


def test_a_card_that_is_played_on_somebody_matters_to_them_alone():
    table = Table.scenario(
        {
            "phase": "actions",
            "players": {
                "Alma": {"place": "cave", "wood": 1, "bonus": ["unfair_trade", "shower_of_kroms"]},
                "Karok": {"place": "forest", "stone": 2, "bonus": ["no_you_dont"]},
                "Kolos": {"place": "mountain"},
            },
        }
    )
    table.choose("play unfair_trade Karok wood stone stone")
    assert (kinds(table, "Karok"), kinds(table, "Kolos"), kinds(table, None)) == (["played"], [], [])
    table.choose("pass")
    table.choose("play shower_of_kroms")
    assert (kinds(table, "Kolos"), kinds(table, None)) == ([], [])
