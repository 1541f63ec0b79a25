"""The questions of the course, against counting every roll and every hand one by one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import combinations, product
from typing import Any

import pytest

from krom_explore import BadInput, Ruleset, odds
from krom_explore.odds.given import given

RULES = Ruleset.load()
FACES = range(1, 7)


def shares(outcomes: Iterable[Any]) -> dict[Any, Fraction]:
    """How likely each is, where all that are listed are equally likely."""
    counts = Counter(outcomes)
    return {outcome: Fraction(count, counts.total()) for outcome, count in counts.items()}


# --- life lost


@pytest.mark.parametrize("fighters", [2, 3, 4])
@pytest.mark.parametrize("life", [1, 3, 7])
def test_what_a_combat_costs_is_what_one_is_behind_but_never_more_than_one_has(fighters: int, life: int) -> None:
    rolls = product(FACES, repeat=fighters)
    assert dict(odds.life_lost(fighters, life).lost) == shares(min(life, max(dice) - dice[0]) for dice in rolls)


def test_the_kromosaurus_adds_to_its_die() -> None:
    rolls = [max(0, beast + 2 - mine) for mine, beast in product(FACES, repeat=2)]
    alone = odds.life_lost(1, kromosaurus=True)
    assert dict(alone.lost) == shares(rolls)
    assert alone.mean == Fraction(sum(rolls), 36)
    assert alone.stunned == Fraction(1, 36)


def test_it_agrees_with_the_engine() -> None:
    from krom_explore import Table

    players = {"Alma": {"place": "cave", "life": 4}, "Kolos": {"place": "cave"}, "Karok": {"place": "cave"}}
    table = Table.scenario({"phase": "actions", "players": players})
    lost = table.outcomes(until="combat").spread(lambda after: 4 - after.state.players["Alma"].life)
    assert dict(lost) == dict(odds.life_lost(3, 4).lost)


# --- totals


@pytest.mark.parametrize("dice", [1, 2, 4])
def test_a_total_is_every_roll_added_up(dice: int) -> None:
    sums = [sum(roll) for roll in product(FACES, repeat=dice)]
    found = odds.total(dice)
    mean = Fraction(sum(sums), len(sums))
    assert dict(found.chance) == shares(sums)
    assert found.mean == mean
    assert found.variance == Fraction(35, 12) * dice == sum((each - mean) ** 2 for each in sums) / len(sums)
    assert found.deviation == pytest.approx(float(found.variance) ** 0.5)


# --- several cards


@pytest.mark.parametrize("want", ["branch", "wood", "life"])
@pytest.mark.parametrize("draws", [1, 2, 3])
def test_cards_that_are_not_put_back_are_every_hand_of_the_pile(want: str, draws: int) -> None:
    discard = ["branch", "branch", "whole_trunk", "nothing_at_all"]
    pile = list((Counter(RULES.deck("gathering")) - Counter(discard)).elements())
    brings = [card == want or RULES.gathering[card].reward.get(want, 0) > 0 for card in pile]
    found = odds.draws(want, draws, discard)
    assert dict(found.chance) == shares(map(sum, combinations(brings, draws)))
    assert found.some == 1 - found.chance[0]
    assert found.steps[-1].said.args["some"] == found.some


def test_cards_that_are_put_back_are_every_sequence() -> None:
    brings = [card == "krom_shard" for card in RULES.deck("gathering")]
    found = odds.draws("krom_shard", 3, put_back=True)
    assert dict(found.chance) == shares(map(sum, product(brings, repeat=3)))
    assert found.steps[-1].said.args["some"] == found.some


def test_put_back_or_not_the_average_is_the_same() -> None:
    assert odds.draws("wood", 4).mean == odds.draws("wood", 4, put_back=True).mean


def test_who_draws_enough_finds_one() -> None:
    assert odds.draws("wood", 9).some == odds.draws("wood", 9).steps[-1].said.args["some"] == 1


# --- what can be concluded


@pytest.mark.parametrize("place", ["forest", "savannah"])
@pytest.mark.parametrize("others", [["Kolos"], ["Kolos", "Alma"]])
def test_the_winners_die_is_counted_among_the_rolls_that_win(place: str, others: list[str]) -> None:
    names = ["Karok", *others]
    sign = 1 if place == "savannah" else -1
    weight = {name: sign * RULES.characters[name].weight for name in names}
    won = [
        roll[0]
        for roll in product(FACES, repeat=len(names))
        if max(zip(roll, names, strict=True), key=lambda each: (each[0], weight[each[1]]))[1] == "Karok"
    ]
    found = odds.winners_die("Karok", others, place)
    expected = shares(won)
    assert found.after == {str(face): expected.get(face, 0) for face in FACES}
    assert found.evidence == Fraction(len(won), 6 ** len(names))


def test_the_kromosaurus_wins_with_the_face_of_its_die() -> None:
    won = [beast for beast, mine in product(FACES, repeat=2) if beast + 2 > mine]
    found = odds.winners_die("Kromosaurus", "Alma", "forest")
    assert found.after == {str(face): shares(won)[face] for face in FACES}


def test_one_who_passes_again_and_again_hardly_holds_a_combat_card() -> None:
    after = [odds.face_down(passes).after["combat"] for passes in range(6)]
    assert after == sorted(after, reverse=True)
    assert odds.face_down(0).after == odds.face_down(0).before


def test_a_card_face_down_is_counted_among_hands_and_whether_they_would_have_passed() -> None:
    deck = (Counter(RULES.deck("bonus")) - Counter(["headbutt", "war_cry"])).elements()
    weights: dict[str, Fraction] = {}
    for card in deck:
        entry = RULES.bonus[card]
        plays = entry.when == "combat" and entry.place in (None, "forest")
        kind = "combat" if plays else "counter" if entry.counter else "other"
        weights[kind] = weights.get(kind, Fraction(0)) + (Fraction(1, 4) ** 2 if plays else 1)
    found = odds.face_down(2, 75, "forest", ["headbutt", "war_cry"])
    assert found.after == {kind: weight / sum(weights.values()) for kind, weight in weights.items()}


def test_the_three_cards_of_the_kromosaurus_with_a_helper_who_knows() -> None:
    """I point at the Forest; a helper who knows turns over one of the others, and it is empty: the Mountain."""
    after = given({"forest": 1, "savannah": 1, "mountain": 1}, {"forest": "1/2", "savannah": 1, "mountain": 0}).after
    assert after == {"forest": Fraction(1, 3), "savannah": Fraction(2, 3), "mountain": 0}


def test_before_and_after_are_chances_and_the_steps_end_with_the_answer() -> None:
    found = given({"rain": "0.3", "sun": "0.7"}, {"rain": "9/10", "sun": "1/10"})
    assert sum(found.before.values()) == sum(found.after.values()) == 1
    assert found.evidence == Fraction(27, 100) + Fraction(7, 100)
    assert found.explained("sun")[-1].said.args["after"] == found.after["sun"] == Fraction(7, 34)


def test_a_float_is_the_simple_fraction_that_python_made_it_from() -> None:
    floats = given({"1": 1 / 3, "2": 1 / 3, "3": 1 / 3}, {"1": 1 / 2, "2": 0.0, "3": 1})
    exact = given({"1": Fraction(1, 3), "2": "1/3", "3": "1/3"}, {"1": "1/2", "2": 0, "3": 1})
    assert floats.before == exact.before
    assert floats.after == exact.after == {"1": Fraction(1, 3), "2": 0, "3": Fraction(2, 3)}


@pytest.mark.parametrize("value", [0.1234567, 1e-10, 0.3333, 123456.7891234])
def test_a_float_that_is_no_simple_fraction_is_to_be_written_out(value: float) -> None:
    with pytest.raises(BadInput) as bad:
        given({"a": value, "b": 1}, {"a": 1, "b": 1})
    assert (bad.value.path, bad.value.code) == ("before.a", "given-float")
    assert str(value) in bad.value.say()
    assert given({"a": str(value), "b": 1}, {"a": 1, "b": 1}).before["a"] > 0


@pytest.mark.parametrize("value", [float("nan"), float("inf"), -0.5])
def test_no_float_gets_round_what_a_weight_may_be(value: float) -> None:
    with pytest.raises(BadInput):
        given({"a": value, "b": 1}, {"a": 1, "b": 1})


def test_names_that_do_not_match_are_told() -> None:
    with pytest.raises(BadInput) as bad:
        given({"none": 1, "b": 1, "c": 1}, {"b": 1, "c": 1, "d": 0})
    assert bad.value.sentence() == (
        "“before” and “seen” must have the same names: none, b, and c. Missing in “seen”: none. Only in “seen”: d."
    )


@pytest.mark.parametrize(
    ("ask", "path"),
    [
        (lambda: odds.life_lost(1), "fighters"),
        (lambda: odds.life_lost(7), "fighters"),
        (lambda: odds.life_lost(2, 0), "life"),
        (lambda: odds.total(0), "dice"),
        (lambda: odds.draws("gold", 1), "want"),
        (lambda: odds.draws("wood", 21), "draws"),
        (lambda: odds.draws("wood", 1, RULES.deck("gathering")), "discard"),
        (lambda: odds.winners_die("Karok", 3), "against"),
        (lambda: odds.winners_die("Karok", "Karok"), "fighters[1].name"),
        (lambda: odds.face_down(-1), "passes"),
        (lambda: odds.face_down(1, 101), "plays"),
        (lambda: odds.face_down(1, 50, "sea"), "place"),
        (lambda: odds.face_down(seen=["big_rock", "big_rock"]), "seen[1]"),
        (lambda: odds.face_down(seen="big_rock"), "seen"),
        (lambda: odds.face_down(seen=RULES.deck("bonus")), "seen"),
        (lambda: given({}, {}), "before"),
        (lambda: given({"a": 1}, {"b": 1}), "seen"),
        (lambda: given({"a": 1}, {"a": 1, "b": 1}), "seen"),
        (lambda: given({"a": 0}, {"a": 1}), "before"),
        (lambda: given({"a": 1}, {"a": 0}), "seen"),
        (lambda: given({"a": 1}, {"a": 2}), "seen.a"),
    ],
)
def test_what_cannot_be_asked_is_refused_by_its_name(ask: Any, path: str) -> None:
    with pytest.raises(BadInput) as bad:
        ask()
    assert bad.value.path == path
