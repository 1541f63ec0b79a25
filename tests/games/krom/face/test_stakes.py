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
        "Each loser loses the gap in life: at most 5, more with cards.",
        "These dice can stun Alma (3) and Karok (5): then no action phase, and robbed.",
        "A tie goes to the lighter here: Alma before Karok and Kolos.",
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
    assert f"at most {most}, more" in loss
    assert tie == "A tie goes to the lighter here."


@pytest.mark.parametrize("bought", [0, 1, 2])
def test_a_hunt_says_how_likely_it_comes_off_and_what_it_brings(bought):
    table = alone({"place": "savannah", "krom": 6})
    prey = next(option.split()[1] for option in table.options if option.startswith("hunt"))
    table.choose(f"hunt {prey}" + (f" +{bought}" if bought else ""))
    caught = table.outcomes(until="hunted", merge=False).chance(
        lambda after: after.events[-1].rule == "savannah.success"
    )
    first, rest = face.at_stake(table.seat("Alma"), "en")
    value = table.rules.hunt[prey].value
    assert first.startswith(f"At least {value}: {percent(caught, 'en')}. It brings ")
    assert rest == "With less the prey gets away, and nothing else happens."


def test_there_is_nothing_at_stake_where_neither_a_combat_nor_a_hunt_is_rolled():
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


def test_who_has_a_card_for_the_fight_is_told_that_it_comes_after_the_dice():
    """Only oneself, and only of cards that this place allows."""
    players = {"Alma": {"place": "forest", "bonus": ["headbutt", "big_rock", "termites"]}, "Kolos": {"place": "forest"}}
    table = scene(players)
    told = "After the dice you can still play: Headbutt."
    assert face.at_stake(table.seat("Alma"), "en")[-1] == told
    assert table.rules.bonus["big_rock"].place == "mountain"
    for other in ("Kolos", None):
        assert told not in face.at_stake(table.seat(other), "en")
