"""Which answers are given by touching dice: as long as some can be kept."""

from krom_explore import Table
from krom_explore.games.face import on_tray
from krom_explore.games.krom import face
from krom_explore.games.krom.box import COMBINATIONS
from krom_explore.games.krom.odds.prospects import improving
from krom_explore.games.krom.rules.mountain import combination
from tests.games.krom.helpers import alone


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


def test_for_all_dice_that_can_be_kept_it_is_said_how_likely_the_others_make_something_better():
    """3 3 4 4 6 are two pairs; a full house needs a 3 or a 4 in place of the 6."""
    told = face.keeping(rolled(krom=5), "en")["better"]
    assert told["3 3 4 4"] == "33.3% for a better combination"
    assert len(told) == 3 * 3 * 2 - 1, "each of the dice that lie there kept or not, but not all of them"


def beats_a_pair(dice):
    return COMBINATIONS.index(combination(dice)) > COMBINATIONS.index("pair")


def test_how_likely_a_roll_is_better_is_what_the_engine_counts():
    table = alone({"place": "mountain", "krom": 5})
    table.choose("climb")
    table.roll([2, 3, 4, 6, 6])
    for kept in ([6, 6], [2, 3, 4, 6], [2, 3, 4], []):
        trial = table.fork()
        trial.choose(face.keep(kept))
        rolled_again = trial.outcomes(until="rerolled")
        assert improving([2, 3, 4, 6, 6], kept) == rolled_again.chance(lambda after: beats_a_pair(after.state.dice))
