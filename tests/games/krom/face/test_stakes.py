"""Before the dice of a combat fall it is said who wins how likely, what can be lost, who is in danger, who is first."""

import pytest

from krom_explore.games.krom import face
from krom_explore.odds.spread import percent
from tests.games.krom.helpers import alone, scene


def stakes(place="forest", **lives):
    table = scene({name: {"place": place, "life": life} for name, life in lives.items()})
    return face.at_stake(table.seat(None), "en")


def test_a_fight_says_what_can_be_lost_who_may_be_stunned_and_who_wins_a_tie():
    assert stakes(Alma=3, Kolos=7, Karok=5) == [
        "All others lose the difference to the winner, at most 5 life.",
        "In danger of 0 life (no action phase, and robbed): Alma (3) and Karok (5).",
        "Equal dice: the lighter one comes first here, Alma before Karok and Kolos.",
    ]


@pytest.mark.parametrize(("place", "first"), [("savannah", "Kolos before Alma"), ("mountain", "Alma before Kolos")])
def test_who_wins_a_tie_depends_on_the_place(place, first):
    assert first in stakes(place, Alma=7, Kolos=7)[-1]


def test_nobody_is_said_to_be_in_danger_whom_one_die_cannot_stun():
    assert len(stakes(Alma=6, Kolos=7)) == 2


def test_the_beast_adds_to_what_can_be_lost():
    table = scene({"Alma": {"place": "forest"}, "Kolos": {"place": "cave", "life": 0}}, kromosaurus={"place": "forest"})
    most = 5 + table.rules.kromosaurus.plus
    loss, *_, tie = face.at_stake(table.seat("Alma"), "en")
    assert f"at most {most} life" in loss
    assert tie == "Equal dice: the lighter one comes first here."


def test_there_is_nothing_at_stake_where_no_combat_is_rolled():
    table = alone({"place": "mountain", "krom": 3})
    table.choose("climb")
    assert face.at_stake(table.seat("Alma"), "en") == []
    fight = scene({"Alma": {"place": "forest"}, "Kolos": {"place": "forest"}})
    assert face.at_stake(fight.seat("Alma"), "en")
    assert face.at_stake(fight.seat("Alma", 1), "en") == [], "what is past is not at stake"


def test_who_wins_how_likely_is_what_the_engine_counts():
    lives = {"Alma": 2, "Kolos": 7, "Valkyr": 4}
    table = scene({name: {"place": "forest", "life": life} for name, life in lives.items()})
    ends = table.outcomes(until="combat")
    said = face.winning(table.seat("Alma"), "en")
    for name in ("Alma", "Kolos", "Valkyr"):
        won = ends.chance(lambda after, name=name: after.events[-1].args["order"][0] == name)
        assert said[name][0] == percent(won, "en")
        assert f"{name} wins {said[name][0]}" in said[name][1]
