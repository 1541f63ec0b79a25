"""Combat: the closed form and the engine agree on every tie, every place, every boost and every ruling."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from krom_explore import BadInput, Ruleset, odds
from krom_explore.games.krom.odds.combat import Combat
from krom_explore.games.krom.ruleset import rulings
from krom_explore.odds import Fighter

from . import engine

RULES = Ruleset.load()
BEAST = Fighter("Kromosaurus")
PLACES = ("cave", "forest", "savannah", "mountain")
LEVEL = RULES.with_changes(
    {"rulings.equal_weights": "roll_off", "characters.Karok.weight": 141, "characters.Alma.weight": 141}
)


def agree(fighters: list[Fighter], place: str, rules: Ruleset = RULES) -> Combat:
    """The whole answer, compared with the engine fact by fact."""
    exact = odds.combat(fighters, place, rules)
    real = engine.fought(fighters, place, rules)
    assert dict(exact.order) == real.spread(engine.order)
    for name in exact.names:
        assert exact.win[name] == real.chance(lambda outcome, name=name: engine.order(outcome)[0] == name)
        assert {n: p for n, p in exact.damage[name].items() if p} == real.spread(
            lambda o, name=name: engine.lost(o, name)
        )
        assert exact.stunned[name] == real.chance(lambda outcome, name=name: name in engine.fallen(outcome))
    assert dict(exact.stunned_together) == real.spread(engine.fallen)
    for pair, chance in exact.stuns.items():
        assert chance == real.chance(lambda o, pair=pair: engine.order(o)[0] == pair[0] and pair[1] in engine.fallen(o))
    assert exact.tie == real.chance(lambda outcome: engine.totals(outcome)[0] == engine.totals(outcome)[1])
    assert exact.any_tie == real.chance(lambda outcome: engine.tied(outcome, exact.cards_count))
    acting = real.spread(engine.first_to_act)
    assert {name: chance for name, chance in exact.first.items() if chance} == {n: p for n, p in acting.items() if n}
    return exact


@pytest.mark.parametrize("place", PLACES)
def test_two_and_three_fighters_in_every_place(place: str) -> None:
    agree([Fighter("Kolos"), Fighter("Alma")], place)
    agree([Fighter("Kolos", life=3), Fighter("Karok", life=1), Fighter("Alma", life=5)], place)


def test_four_fighters() -> None:
    agree([Fighter("Kolos", life=4), Fighter("Karok", life=3), Fighter("Alma", life=2), Fighter("Valkyr")], "savannah")


@pytest.mark.parametrize("boost", engine.HANDS)
@pytest.mark.parametrize("place", ["forest", "savannah"])
@pytest.mark.parametrize("count", ["all", "winner_only"])
def test_cards_that_add_dice_and_points(boost: tuple[int, int], place: str, count: str) -> None:
    plus, dice = boost
    boosted = Fighter("Karok", life=3, plus=plus, dice=dice)
    agree([Fighter("Kolos", life=4), boosted], place, RULES.with_rulings(combat_cards_count=count))


@pytest.mark.parametrize("count", ["all", "winner_only"])
def test_several_with_cards(count: str) -> None:
    rules = RULES.with_rulings(combat_cards_count=count)
    agree(
        [Fighter("Kolos", life=2), Fighter("Karok", life=3, plus=2), Fighter("Alma", life=4, dice=1)], "mountain", rules
    )


@pytest.mark.parametrize("tie", rulings()["kromosaurus_tie"].options)
@pytest.mark.parametrize("place", ["forest", "savannah"])
@pytest.mark.parametrize("count", ["all", "winner_only"])
def test_the_kromosaurus_under_each_tie_ruling(tie: str, place: str, count: str) -> None:
    light = RULES.with_changes({"kromosaurus.weight": 60})  # between Alma and Kolos, for where its weight decides
    rules = light.with_rulings(kromosaurus_tie=tie, combat_cards_count=count)
    agree([Fighter("Kolos", life=2), BEAST], place, rules)
    exact = agree(
        [Fighter("Kolos", life=6), Fighter("Alma", life=3, plus=2), Fighter("Kromosaurus", life=1)], place, rules
    )
    assert exact.rulings == {"kromosaurus_tie": tie, "combat_cards_count": count}


def test_equal_weights_roll_off() -> None:
    level = odds.combat([Fighter("Kolos"), Fighter("Karok"), Fighter("Alma"), Fighter("Valkyr")], "forest", LEVEL)
    assert level.win["Kolos"] == level.win["Karok"] == level.win["Alma"] < level.win["Valkyr"]
    assert sum(level.win.values()) == sum(level.order.values()) == sum(level.stunned_together.values()) == 1
    assert level.rulings == {"equal_weights": "roll_off"}
    pair = odds.combat([Fighter("Kolos"), Fighter("Karok")], "forest", LEVEL)
    assert dict(pair.win) == {"Kolos": Fraction(1, 2), "Karok": Fraction(1, 2)}


def test_ties_for_the_first_place() -> None:
    names = list(RULES.characters)
    ties = [odds.combat([Fighter(name) for name in names[:count]], "forest").tie for count in (2, 3)]
    assert ties == [Fraction(1, 6), Fraction(17, 72)]


def test_seven_at_the_most() -> None:
    everybody = odds.combat([*(Fighter(name) for name in RULES.characters), BEAST], "savannah")
    assert len(everybody.order) <= 5040
    assert sum(everybody.order.values()) == sum(everybody.win.values()) == sum(everybody.stunned_together.values()) == 1
    for name in everybody.names:
        assert sum(everybody.damage[name].values()) == sum(everybody.life_left[name].values()) == 1
        assert everybody.win[name] == sum(chance for names, chance in everybody.order.items() if names[0] == name)
        together = sum(chance for names, chance in everybody.stunned_together.items() if name in names)
        assert everybody.stunned[name] == together


def test_other_weights_and_places_change_the_answer() -> None:
    fighters = [Fighter("Kolos"), Fighter("Alma")]
    light_kolos = RULES.with_changes({"characters.Kolos.weight": 40})
    no_place_for_heavy = RULES.with_changes({"combat.heavier_wins": []})
    assert odds.combat(fighters, "forest").win["Kolos"] == Fraction(5, 12)
    assert odds.combat(fighters, "forest", light_kolos).win["Kolos"] == Fraction(7, 12)
    assert odds.combat(fighters, "savannah").win["Kolos"] == Fraction(7, 12)
    assert odds.combat(fighters, "savannah", no_place_for_heavy).win["Kolos"] == Fraction(5, 12)
    stronger = RULES.with_changes({"kromosaurus.plus": 4})
    assert (
        odds.combat([fighters[0], BEAST], "forest", stronger).win["Kolos"]
        < odds.combat([fighters[0], BEAST], "forest").win["Kolos"]
    )


def test_what_is_invented_is_named() -> None:
    assert odds.combat([Fighter("Kolos"), Fighter("Alma")], "forest").invented == (
        "characters.Kolos.weight",
        "characters.Alma.weight",
    )
    assert odds.combat([Fighter("Kolos"), BEAST], "forest").invented == ()


def test_of_invented_weights_only_the_order_decides() -> None:
    """So a chart must not say that its chances are made up, but what is: who is lighter than whom."""
    fighters = [Fighter("Kolos"), Fighter("Alma"), Fighter("Karok", 3)]
    apart = RULES.with_changes({"characters.Kolos.weight": 900, "characters.Alma.weight": 1})
    swapped = RULES.with_changes({"characters.Kolos.weight": 1, "characters.Alma.weight": 900})
    for place in PLACES:
        fight, otherwise = (odds.combat(fighters, place, rules) for rules in (RULES, swapped))
        assert odds.combat(fighters, place, apart).rows == fight.rows
        assert otherwise.win["Alma"] == fight.win["Kolos"]
        assert (otherwise.tie, otherwise.damage["Karok"]) == (fight.tie, fight.damage["Karok"])
    said = "Only who is lighter than whom is made up here. The chances come from the dice."
    assert said in odds.simulate(fight, 10).chart().told
    assert [note.text for note in fight.chart().layout.annotations] == [said]


names = st.lists(st.sampled_from([*RULES.characters, "Kromosaurus"]), min_size=2, max_size=5, unique=True)
boosts = st.tuples(st.integers(1, 7), st.integers(0, 6), st.integers(0, 2))


@st.composite
def combats(draw: st.DrawFn) -> tuple[list[Fighter], str]:
    fighters = [Fighter(name, *draw(boosts)) for name in draw(names)]
    return fighters, draw(st.sampled_from(PLACES))


@given(combats())
@settings(max_examples=60, deadline=None)
def test_chances_add_to_one(given_: tuple[list[Fighter], str]) -> None:
    exact = odds.combat(*given_)
    assert sum(exact.win.values()) == sum(exact.order.values()) == sum(exact.stunned_together.values()) == 1
    assert all(sum(spread.values()) == 1 for spread in exact.damage.values())
    assert sum(exact.first.values()) <= 1


@given(combats(), st.integers(1, 4))
@settings(max_examples=60, deadline=None)
def test_raising_ones_bonus_never_lowers_ones_chance(given_: tuple[list[Fighter], str], more: int) -> None:
    (one, *others), place = given_
    before = odds.combat([one, *others], place)
    after = odds.combat([one._replace(plus=one.plus + more), *others], place)
    assert after.win[one.name] >= before.win[one.name]
    assert all(after.win[other.name] <= before.win[other.name] for other in others)


@given(combats(), st.randoms(use_true_random=False))
@settings(max_examples=40, deadline=None)
def test_who_is_named_first_does_not_matter(given_: tuple[list[Fighter], str], random: object) -> None:
    fighters, place = given_
    other = sorted(fighters)
    one, two = odds.combat(fighters, place), odds.combat(other, place)
    assert one.win == two.win
    assert one.damage == two.damage
    assert one.order == two.order


@given(st.integers(1, 7), st.integers(0, 5), st.integers(0, 2))
@settings(max_examples=30, deadline=None)
def test_swapping_two_equal_fighters_swaps_the_results(life: int, plus: int, dice: int) -> None:
    """Kolos in the Savannah is what Alma is in the Forest: the one who wins ties."""
    kolos, alma = Fighter("Kolos", life, plus, dice), Fighter("Alma", life, plus, dice)
    heavy, light = odds.combat([kolos, alma], "savannah"), odds.combat([kolos, alma], "forest")
    assert heavy.win["Kolos"] == light.win["Alma"]
    assert heavy.damage["Kolos"] == light.damage["Alma"]
    assert heavy.stunned["Alma"] == light.stunned["Kolos"]


@pytest.mark.parametrize(
    ("fighters", "place", "path", "code"),
    [
        ([Fighter("Kolos")] * 7, "forest", "fighters[1].name", "fighter-twice"),
        ([Fighter("Kolos")], "forest", "fighters", "how-many-fighters"),
        ([], "forest", "fighters", "how-many-fighters"),
        ([Fighter("Kolos"), Fighter("Nobody")], "forest", "fighters[1].name", "one-of"),
        ([Fighter("Kolos"), Fighter("Alma", life=-1)], "forest", "fighters[1].life", "at-least"),
        ([Fighter("Kolos"), Fighter("Alma", plus=-1)], "forest", "fighters[1].plus", "range"),
        ([Fighter("Kolos"), Fighter("Alma", dice=-1)], "forest", "fighters[1].dice", "range"),
        ([Fighter("Kolos"), Fighter("Alma", dice=1.5)], "forest", "fighters[1].dice", "whole-number"),
        ([Fighter("Kolos"), "Alma"], "forest", "fighters[1]", "fighter"),
        ([Fighter("Kolos"), Fighter("Alma")], "beach", "place", "one-of"),
        ("Kolos", "forest", "fighters", "list-of-fighters"),
    ],
)
def test_what_cannot_be_asked(fighters: list[Fighter], place: str, path: str, code: str) -> None:
    with pytest.raises(BadInput) as bad:
        odds.combat(fighters, place)
    assert (bad.value.path, bad.value.code) == (path, code)
    assert str(bad.value).startswith(f"{path}: ")
