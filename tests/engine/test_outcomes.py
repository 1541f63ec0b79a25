"""Exact enumeration: the real rules along every tape of chance."""

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from krom_explore import BadInput, Decision, Over, Table, TooManyBranches
from tests.play import new_table, played


def fight(place="forest", **lives):
    players = {name: {"place": place, "life": life} for name, life in lives.items()}
    return Table.scenario({"phase": "actions", "players": players})


def test_probabilities_add_to_exactly_one_and_are_fractions():
    outcomes = fight(Kolos=7, Karok=3, Valkyr=7).outcomes(until="combat")
    assert all(isinstance(outcome.probability, Fraction) for outcome in outcomes)
    assert sum(outcome.probability for outcome in outcomes) == 1
    assert sum(outcome.ways for outcome in outcomes) == 6**3


def test_a_duel_by_hand():
    """Two dice: the lighter one wins 21 of 36 in the Forest, the heavier one 21 of 36 in the Savannah."""
    for place, winner in (("forest", "Alma"), ("savannah", "Kolos")):
        outcomes = fight(place, Alma=7, Kolos=7).outcomes(until="combat")
        assert outcomes.spread(lambda o: o.events[-1].args["winner"])[winner] == Fraction(21, 36)


def test_losses_agree_with_counting_all_rolls():
    outcomes = fight("forest", Alma=7, Karok=7, Kolos=7).outcomes(until="combat")
    lives = Counter()
    for alma, karok, kolos in product(range(1, 7), repeat=3):
        best = max(alma, karok, kolos)
        lives[7 - best + alma, 7 - best + karok, 7 - best + kolos] += Fraction(1, 216)
    seats = ("Alma", "Karok", "Kolos")
    assert outcomes.spread(lambda o: tuple(o.state.players[name].life for name in seats)) == lives


def test_identical_positions_merge():
    merged = fight(Alma=7, Kolos=7).outcomes(until="combat")
    apart = fight(Alma=7, Kolos=7).outcomes(until="combat", merge=False)
    assert len(apart) == 36
    assert len(merged) == 11
    assert {outcome.ways for outcome in merged if outcome.state.players["Kolos"].life == 6} == {5}


def test_a_decision_ends_a_branch_unless_it_is_answered():
    table = fight(Alma=7, Kolos=1)
    open_ = table.outcomes()
    assert {outcome.pending.question for outcome in open_} == {"rob", "action"}
    answered = table.outcomes(
        until="acting", answer=lambda decision: "rob krom" if decision.question == "rob" else "done"
    )
    assert answered.chance(lambda o: o.state.players["Alma"].krom == 8) == Fraction(15, 36)


def test_nothing_to_enumerate_is_one_certain_outcome():
    (only,) = new_table(2).outcomes()
    assert only.probability == 1
    assert isinstance(only.pending, Decision)


def test_events_that_are_past_do_not_stop_it():
    table = fight(Alma=7, Kolos=7)
    table.roll([6, 5])
    (only,) = table.outcomes(until="combat")
    assert isinstance(only.pending, Decision)


def test_draws_are_weighted_by_copies():
    table = Table.scenario({"phase": "actions", "players": {"Alma": {"place": "forest"}, "Karok": {"life": 0}}})
    table.choose("draw")
    cards = table.outcomes().spread(lambda o: o.events[0].args["card"])
    assert cards["branch"] == Fraction(6, 20)
    assert cards["whole_trunk"] == Fraction(1, 20)
    assert sum(cards.values()) == 1


def test_dice_of_one_hand_have_no_order():
    table = Table.scenario(
        {"phase": "actions", "players": {"Alma": {"place": "mountain", "krom": 0}, "Karok": {"life": 0}}}
    )
    table.choose("climb")
    outcomes = table.outcomes(until="combination", merge=False)
    assert len(outcomes) == 252
    assert outcomes.spread(lambda o: o.events[-1].args["combination"]) == {
        "nothing": Fraction(5, 81),
        "pair": Fraction(25, 54),
        "two_pairs": Fraction(25, 108),
        "three": Fraction(25, 162),
        "straight": Fraction(5, 162),
        "full": Fraction(25, 648),
        "four": Fraction(25, 1296),
        "five": Fraction(1, 1296),
    }


def test_the_table_in_hand_is_untouched():
    table = played(new_table(3, seed=2, kromosaurus=True), steps=61)
    before = repr(table.pending), table.state, table.log
    table.outcomes()
    assert (repr(table.pending), table.state, table.log) == before


def test_outcomes_of_a_finished_game():
    (only,) = played(new_table(2, seed=1)).outcomes()
    assert isinstance(only.pending, Over)


def test_a_blow_up_stops_with_the_number_of_branches():
    six = dict.fromkeys(("Alma", "Mörhy", "Valkyr", "Karok", "Grouma", "Kolos"), 7)
    with pytest.raises(TooManyBranches) as stopped:
        fight(**six).outcomes(until="combat", limit=10_000)
    assert stopped.value.branches == 6**6
    assert "46,656" in str(stopped.value)


def test_an_unknown_event_to_stop_at():
    with pytest.raises(BadInput) as bad:
        new_table(2).outcomes(until="combatt")
    assert bad.value.path == "until"
