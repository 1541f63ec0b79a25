"""Which answers are given by touching dice: as long as some can be kept."""

from krom_explore import Table
from krom_explore.games.face import on_tray
from krom_explore.games.krom import face


def rolled(krom):
    """Alma has climbed with so much Krom, and holds a card that could bring her more."""
    alma = {"place": "mountain", "krom": krom, "wood": 1, "bonus": ["recycling"]}
    table = Table.scenario({"players": {"Alma": alma, "Kolos": {"place": "cave"}}, "phase": "actions"})
    while table.pending.player != "Alma":
        table.choose("done" if "done" in table.options else table.options[0])
    table.choose("climb")
    table.roll([3, 3, 4, 4, 6])
    return table.seat("Alma")


def test_one_stops_on_the_tray_while_dice_can_be_kept():
    assert on_tray(face, rolled(krom=5), ["stop", "keep 3 3", "play recycling wood"], "en") == [True, True, False]


def test_who_cannot_pay_another_reroll_stops_by_a_button():
    seat = rolled(krom=0)
    assert "stop" in seat.options
    assert on_tray(face, seat, ["stop"], "en") == [False]
