"""Meetings: the engine's movement and combats, weighed by how often everybody goes where."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import permutations, product
from math import prod
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from krom_explore import BadInput, Ruleset, Table, odds
from krom_explore.engine.ports import Decision
from krom_explore.games.krom.box import KROMOSAURUS, PLACES
from krom_explore.games.krom.odds.meeting import elsewhere
from krom_explore.odds import Fighter

from . import engine

RULES = Ruleset.load()
MIXES = {
    "Kolos": {"forest": 1, "mountain": 1},
    "Alma": {"forest": Fraction(1, 4), "savannah": "3/4"},
    "Karok": {"forest": 2, "savannah": 1},
}


def met(names: list[str], kromosaurus: bool, lives: dict[str, int], rules: Ruleset) -> dict[str, dict]:
    """First actors, fights and meetings, by playing every movement phase on the engine."""
    found = {"first": {}, "fight": {}, "meets": {}}
    mixes = odds.meeting({name: MIXES[name] for name in names}).mixes
    seats = {name: {"place": "cave", "life": lives.get(name, 7)} for name in names}
    for places in product(PLACES[1:], repeat=len(names)):
        going = dict(zip(names, places, strict=True))
        chance = prod(mixes[name][place] for name, place in going.items())
        if not chance:
            continue
        table = Table.scenario({"players": seats, **({"kromosaurus": True} if kromosaurus else {})}, rules=rules)

        def answer(decision: Decision, going: dict[str, str] = going) -> str:
            return f"go {going[decision.player]}" if decision.question == "movement" else decision.options[-1]

        for outcome in table.outcomes(until="turn", answer=answer, merge=False):
            part = chance * outcome.probability
            where: dict[str, str] = {}
            for args in engine.told(outcome, "acting"):
                where.setdefault(args["place"], args["player"])
            for name in where.values():
                found["first"][name] = found["first"].get(name, 0) + part
            for args in engine.told(outcome, "fight"):
                key = (args["place"], tuple(args["fighters"]))
                found["fight"][key] = found["fight"].get(key, 0) + part
                if KROMOSAURUS in args["fighters"]:
                    for name in args["fighters"][:-1]:
                        found["meets"][name] = found["meets"].get(name, 0) + part
    return found


@pytest.mark.parametrize(
    ("players", "kromosaurus", "tie"), [(3, False, "heaviest"), (2, True, "heaviest"), (2, True, "lightest")]
)
def test_the_engine_meets_as_often(players: int, kromosaurus: bool, tie: str) -> None:
    names = list(MIXES)[:players]
    lives = {"Kolos": 2, "Alma": 4}
    rules = RULES.with_rulings(kromosaurus_tie=tie)
    weak = [Fighter(name, life=life) for name, life in lives.items()]
    exact = odds.meeting({name: MIXES[name] for name in names}, kromosaurus, weak, rules)
    real = met(names, kromosaurus, lives, rules)
    assert exact.first == real["first"]
    assert exact.fight == real["fight"]
    assert {name: chance for name, chance in exact.meets.items() if chance} == real["meets"]
    for name in names:
        assert exact.fights[name] == sum(chance for (_, names), chance in exact.fight.items() if name in names)
        assert exact.alone[name] + exact.fights[name] == 1


@pytest.mark.parametrize("here", [("cave",) * 3, ("cave", "forest", "mountain"), ("forest", "forest", "savannah")])
def test_where_nobody_may_stay_all_ways_to_go_are_counted(here: tuple[str, ...]) -> None:
    """Every legal choice on a table, each as likely as the others: who comes to the same place as whom."""
    names = ["Kolos", "Alma", "Karok"]
    seats = {name: {"place": place} for name, place in zip(names, here, strict=True)}
    ways: Counter[tuple[str, str]] = Counter()
    alone: Counter[str] = Counter()
    table = Table.scenario({"players": seats})
    options = []
    for _ in names:
        options.append(table.options)
        table.choose(table.options[0])
    moves = list(product(*options))
    for move in moves:
        goes = dict(zip(names, move, strict=True))
        ways.update((one, other) for one, other in permutations(names, 2) if goes[one] == goes[other])
        alone.update(name for name in names if list(goes.values()).count(goes[name]) == 1)
    mixes = {name: elsewhere(place) for name, place in zip(names, here, strict=True)}
    exact = odds.meeting(mixes, here=dict(zip(names, here, strict=True)))
    assert exact.alone == {name: Fraction(alone[name], len(moves)) for name in names}
    drawn = {cell.id: cell.chance for row in exact.pictures[0].cells for cell in row if cell}
    assert drawn == {
        f"meet {one} {other}": Fraction(ways[one, other], len(moves)) for one, other in permutations(names, 2)
    }


def test_one_certain_place_is_one_combat() -> None:
    """If all go to the Forest for sure, the first to act is the winner of that combat."""
    boosted = [Fighter("Kolos", plus=2), Fighter("Alma", dice=1, life=3)]
    for ruling in ("all", "winner_only"):
        rules = RULES.with_rulings(combat_cards_count=ruling)
        certain = odds.meeting({name: {"forest": 1} for name in ("Kolos", "Alma")}, ["forest"], boosted, rules)
        assert certain.first == odds.combat([*boosted, Fighter("Kromosaurus")], "forest", rules).first
        assert certain.fight == {("forest", ("Kolos", "Alma", "Kromosaurus")): 1}


def test_the_kromosaurus_comes_one_time_in_three() -> None:
    assert odds.meeting({"Alma": {"forest": 1, "savannah": 1}}, True).meets == {"Alma": Fraction(1, 3)}
    assert odds.meeting({"Alma": {"cave": 1}}, True).meets == {"Alma": 0}
    assert odds.meeting({"Alma": {"forest": 1}}, True).rulings == {
        "kromosaurus_cards": "shuffled",
        "kromosaurus_tie": "by_weight",
    }


weights = st.lists(st.integers(0, 4), min_size=4, max_size=4).filter(any)


@given(st.lists(weights, min_size=1, max_size=5), st.booleans())
@settings(max_examples=30, deadline=None)
def test_somebody_acts_first_wherever_somebody_is(given_: list[list[int]], kromosaurus: bool) -> None:
    mixes = {
        name: dict(zip(PLACES, weights, strict=True)) for name, weights in zip(RULES.characters, given_, strict=False)
    }
    exact = odds.meeting(mixes, kromosaurus)
    visited = Fraction(0)
    for place in PLACES:
        nobody = Fraction(1)
        for mix in exact.mixes.values():
            nobody *= 1 - mix[place]
        visited += 1 - nobody
    first = sum(exact.first.values())
    assert first == visited if not kromosaurus else first <= visited


@pytest.mark.parametrize(
    ("ask", "path"),
    [
        (lambda: odds.meeting({}), "mixes"),
        (lambda: odds.meeting([1]), "mixes"),
        (lambda: odds.meeting({"Alma": {"cave": 1}}, here=["Alma"]), "here"),
        (lambda: odds.meeting({"Alma": {"cave": 1}}, here={"Kolos": "cave"}), "here"),
        (lambda: odds.meeting({"Alma": {"cave": 1}}, here={"Alma": "sea"}), "here.Alma"),
        (lambda: odds.meeting({"Alma": {"cave": 1}}, here={"Alma": "cave"}), "mixes.Alma.cave"),
        (lambda: odds.meeting({"Nobody": {"forest": 1}}), "mixes"),
        (lambda: odds.meeting({"Alma": {"beach": 1}}), "mixes.Alma"),
        (lambda: odds.meeting({"Alma": {"forest": -1}}), "mixes.Alma.forest"),
        (lambda: odds.meeting({"Alma": {"forest": 0}}), "mixes.Alma"),
        (lambda: odds.meeting({"Alma": {"forest": 0.5}}), "mixes.Alma.forest"),
        (lambda: odds.meeting({"Alma": 3}), "mixes.Alma"),
        (lambda: odds.meeting({"Alma": {"forest": 1}}, ["cave"]), "kromosaurus[0]"),
        (lambda: odds.meeting({"Alma": {"forest": 1}}, "forest"), "kromosaurus"),
        (lambda: odds.meeting({"Alma": {"forest": 1}}, fighters=[Fighter("Kolos")]), "fighters[0].name"),
    ],
)
def test_what_cannot_be_asked(ask, path: str) -> None:
    with pytest.raises(BadInput) as bad:
        ask()
    assert bad.value.path == path
    assert str(bad.value).startswith(f"{path}: ")


def test_arriving_is_the_meeting_of_one_who_goes_there_for_sure():
    """The lighter one wins ties in the Forest and on the Mountain: there Alma acts first more often."""
    here = dict.fromkeys(["Alma", "Kolos", "Karok"], "cave")
    mixes = {name: elsewhere("cave") for name in here}
    found = odds.arriving("Alma", mixes, here=here)
    assert list(found.first) == ["forest", "savannah", "mountain"]
    for place in found.first:
        sure = odds.meeting({**mixes, "Alma": {place: 1}}, here=here)
        assert (found.first[place], found.fights[place]) == (sure.first["Alma"], sure.fights["Alma"])
    assert found.first["forest"] == found.first["mountain"] > found.first["savannah"]
    assert found.sentence("en").startswith("Alma would act first equally often in the Forest and on the Mountain: ")


def test_arriving_in_all_is_the_meeting():
    mixes = {"Alma": {"forest": 1, "mountain": 2}, "Kolos": {"forest": 1, "savannah": 1}, "Karok": {"mountain": 1}}
    found, met = odds.arriving("Alma", mixes, True), odds.meeting(mixes, True)
    assert sum(met.mixes["Alma"][place] * chance for place, chance in found.first.items()) == met.first["Alma"]
    assert sum(met.mixes["Alma"][place] * chance for place, chance in found.fights.items()) == met.fights["Alma"]


def test_arriving_is_rolled_as_it_is_counted():
    found = odds.arriving("Karok", {"Karok": elsewhere("cave"), "Alma": elsewhere("forest"), "Kolos": {"forest": 1}})
    chances = {row.id: row.chance for row in found.rows}
    rolled = Counter(what for seed in range(3000) for what in found.trial(Random(seed)))
    assert set(rolled) == {row for row, chance in chances.items() if chance}
    assert all(abs(rolled[row] / 3000 - chance) < 0.05 for row, chance in chances.items())


def test_arriving_asks_for_one_of_those_who_move():
    with pytest.raises(BadInput, match="name"):
        odds.arriving("Grouma", {"Alma": elsewhere("cave")})
