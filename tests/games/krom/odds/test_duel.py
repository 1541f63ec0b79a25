"""The duel: each fight as the engine fights it, the chain to its end, and how long it takes."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from krom_explore import BadInput, Ruleset, odds
from krom_explore.games.krom.odds.duel import Duel
from krom_explore.odds import Fighter

from . import engine

RULES = Ruleset.load()
THIRD = Fraction(1, 3)


def test_as_published() -> None:
    known = Fraction(890283736026477248013, 604462909807314587353088)
    assert odds.duel(life=7, kromosaurus=10).win == known
    assert odds.duel(life=7).lose == 1 - known


@pytest.mark.parametrize("boost", engine.HANDS)
@pytest.mark.parametrize("count", ["all", "winner_only"])
@pytest.mark.parametrize(("place", "tie"), [("forest", "heaviest"), ("savannah", "heaviest"), ("forest", "wins")])
def test_one_fight_costs_what_the_engine_takes(boost: tuple[int, int], count: str, place: str, tie: str) -> None:
    plus, dice = boost
    rules = RULES.with_rulings(combat_cards_count=count, kromosaurus_tie=tie)
    real = engine.fought([Fighter("Alma", plus=plus, dice=dice), Fighter("Kromosaurus")], place, rules)
    step = odds.duel(7, 10, dice, plus, place=place, rules=rules).fight[0]
    assert dict(step) == real.spread(
        lambda outcome: (engine.lost(outcome, "Alma"), engine.lost(outcome, "Kromosaurus"))
    )


def by_hand(life: int, beast: int, step: dict[tuple[int, int], Fraction]) -> Fraction:
    """The chance to win, fight by fight, leaving out those that change nothing."""
    if beast <= 0 or life <= 0:
        return Fraction(life > 0)
    goes_on = sum(
        (chance * by_hand(life - lost, beast - dealt, step) for (lost, dealt), chance in step.items() if lost or dealt),
        Fraction(0),
    )
    return goes_on / (1 - step.get((0, 0), Fraction(0)))


@pytest.mark.parametrize(
    ("life", "beast", "dice", "plus"), [(1, 1, 0, 0), (3, 2, 0, 0), (2, 4, 1, 0), (4, 3, 0, 2), (2, 5, 1, 3)]
)
def test_fought_out_as_by_hand(life: int, beast: int, dice: int, plus: int) -> None:
    duel = odds.duel(life, beast, dice, plus)
    assert duel.win == by_hand(life, beast, dict(duel.fight[0]))


def one_turn_on(duel: Duel, again) -> Fraction:
    """What the chance to win must be, from the chances one turn later."""
    total = Fraction(0)
    for (lost, dealt), chance in [*duel.fight[0].items()]:
        life, beast = duel.life - lost, duel.kromosaurus - dealt
        if life > 0:
            total += chance * (1 if beast <= 0 else again(min(7, life + duel.recovery), beast, True))
    rested = again(min(7, duel.life + duel.recovery), duel.kromosaurus, False)
    return duel.meets * total + (1 - duel.meets) * rested


@pytest.mark.parametrize("meets", [Fraction(1), THIRD])
@pytest.mark.parametrize("recovery", [0, 1, 2, 7])
@pytest.mark.parametrize("cards", [(), ("headbutt", "club_swing")])
def test_each_turn_follows_from_the_next(meets: Fraction, recovery: int, cards: tuple[str, ...]) -> None:
    def ask(life: int, beast: int, cards: tuple[str, ...]) -> Duel:
        return odds.duel(life, beast, meets=meets, recovery=recovery, cards=cards)

    for life, beast in ((7, 3), (3, 4), (1, 1)):
        duel = ask(life, beast, cards)
        assert duel.win == one_turn_on(
            duel, lambda life, beast, fought: ask(life, beast, cards[1:] if fought else cards).win
        )
        assert duel.win + duel.lose == 1


def test_without_recovery_it_does_not_matter_how_often_they_meet() -> None:
    assert odds.duel(7, 10, meets=THIRD).win == odds.duel(7, 10).win
    assert odds.duel(7, 10, cards=["war_cry"], meets=THIRD).win == odds.duel(7, 10, cards=["war_cry"]).win


def test_fights_and_turns_end_as_often_as_one_falls() -> None:
    duel = odds.duel(3, 4, cards=["headbutt"], recovery=1, meets=THIRD)
    assert duel.fights[0] == duel.turns[0] == 0
    assert odds.duel(3, 4, meets=THIRD).turns[1] == THIRD * odds.duel(3, 4).fights[1]
    assert 1 - sum(duel.fights.up_to(60)) < Fraction(1, 10**4)
    assert 1 - sum(duel.turns.up_to(200)) < Fraction(1, 10**4)
    always = odds.duel(3, 4)
    assert always.fights.up_to(9) == always.turns.up_to(9)


def test_the_first_fight_ends_it_as_often_as_the_engine_says() -> None:
    real = engine.fought([Fighter("Alma", life=2), Fighter("Kromosaurus", life=2)], "forest", RULES)
    assert odds.duel(2, 2).fights[1] == real.chance(lambda outcome: bool(engine.fallen(outcome)))


def test_a_beast_that_cannot_be_hurt_and_a_player_who_always_recovers() -> None:
    rules = RULES.with_changes({"kromosaurus.plus": 6, "life.most": 20})
    endless = odds.duel(20, 3, recovery=20, rules=rules)
    assert (endless.win, endless.lose, endless.never) == (0, 0, 1)
    assert odds.duel(20, 3, rules=rules).lose == 1
    assert odds.duel(12, 3, recovery=1, rules=rules).lose == 1


@given(st.integers(1, 7), st.integers(1, 10), st.integers(0, 5))
@settings(max_examples=30, deadline=None)
def test_more_life_and_more_bonus_never_hurt(life: int, beast: int, plus: int) -> None:
    win = odds.duel(life, beast, plus=plus).win
    assert win <= odds.duel(life + 1, beast, plus=plus).win
    assert win <= odds.duel(life, beast, plus=plus + 1).win
    assert win >= odds.duel(life, beast + 1, plus=plus).win


def test_the_rulings_that_matter_are_named() -> None:
    only = RULES.with_rulings(combat_cards_count="winner_only")
    assert odds.duel(7).rulings == {}
    assert odds.duel(7, plus=2).rulings == {"combat_cards_count": "all"}
    assert odds.duel(7, plus=2, rules=only).rulings == {
        "combat_cards_count": "winner_only",
        "kromosaurus_tie": "by_weight",
    }
    assert odds.duel(7, cards=["war_cry"]).invented == ("bonus.war_cry",)


@pytest.mark.parametrize(
    ("asked", "path"),
    [
        ({"life": 0}, "life"),
        ({"life": -1}, "life"),
        ({"life": 7, "kromosaurus": 0}, "kromosaurus"),
        ({"life": 7, "dice": -1}, "dice"),
        ({"life": 7, "plus": -1}, "plus"),
        ({"life": 7, "recovery": -1}, "recovery"),
        ({"life": 7, "meets": 0}, "meets"),
        ({"life": 7, "meets": 2}, "meets"),
        ({"life": 7, "meets": 0.5}, "meets"),
        ({"life": 7, "place": "beach"}, "place"),
        ({"life": 7, "cards": ["torch"]}, "cards[0]"),
        ({"life": 7, "cards": "headbutt"}, "cards"),
    ],
)
def test_what_cannot_be_asked(asked: dict[str, object], path: str) -> None:
    with pytest.raises(BadInput) as bad:
        odds.duel(**asked)
    assert bad.value.path == path
    assert str(bad.value).startswith(f"{path}: ")
