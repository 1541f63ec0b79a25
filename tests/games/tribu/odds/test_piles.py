"""The next card, several cards, a wait, the lonely gamble: as the engine deals and as the dossier says."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import comb

import pytest

from krom_explore.games.tribu import Table, odds
from krom_explore.games.tribu.look import in_sight

from . import engine
from .engine import ANN, RULES, but_for, chance_of, draw_and_discard, drawn_by, hands, table_with, walked

DECK = ["red_statue", "red_statue", "blue_statue", "multidiorama", "scout", "wolf", "red_horse", "courage"]

# --- the next card


def test_the_engine_draws_as_often() -> None:
    table = table_with(DECK)
    table.choose("draw")
    drawn = table.outcomes(merge=False).spread(lambda outcome: outcome.events[0].args["card"])
    assert drawn == dict(odds.next_card(left=DECK).chance)
    assert drawn == dict(odds.next_card(seen=but_for(DECK)).chance)


def test_all_unseen_cards_are_alike_wherever_they_lie() -> None:
    """Ann sees neither Bob's hand nor the deck: over all hands he could have, the engine gives her each as often."""
    unseen = Counter([*DECK[:3], "wolf", "bison", "bison", "block"])
    found: Counter[str] = Counter()
    for hand, number in hands(unseen, 5):
        table = table_with(sorted((unseen - hand).elements()), bob={"hand": sorted(hand.elements())})
        table.choose("draw")
        for card, chance in table.outcomes(merge=False).spread(lambda one: one.events[0].args["card"]).items():
            found[card] += chance * number
    seen = in_sight(table.view("Ann"))
    assert {card: share / comb(7, 5) for card, share in found.items()} == dict(odds.next_card(seen).chance)


def test_families_add_up() -> None:
    card = odds.next_card(["rider", "wolf"])
    assert card.family["dioramas"] == Fraction(52, 98)
    for family, chance in card.family.items():
        assert chance == sum(share for one, share in card.chance.items() if RULES.family[one] == family)
    assert card.invented == odds.next_card().invented
    assert "dioramas.red_drum" in card.invented
    assert "dioramas.red_horse" not in card.invented


# --- several cards (B6.1, B6.2: these rest on the numbers of the box alone)


@pytest.mark.parametrize(
    ("want", "draws", "near"),
    [("characters", 5, 0.681), ("characters", 6, 0.748), ("rider", 6, 0.222), ("events", 5, 0.347),
     ("protections", 5, 0.347), ("actions", 5, 0.480)],
)  # fmt: skip
def test_at_least_one_among_so_many(want: str, draws: int, near: float) -> None:
    answer = odds.draws(want, draws)
    wanted = {"characters": 20, "rider": 4, "events": 8, "protections": 8, "actions": 12}[want]
    assert answer.some == 1 - Fraction(comb(100 - wanted, draws), comb(100, draws))
    assert round(float(answer.some), 3) == near
    assert answer.mean == Fraction(wanted * draws, 100)
    assert answer.invented == ()


def test_so_many_of_them_come_as_the_engine_deals() -> None:
    """Three cards in one turn, with the action that draws them."""
    outcomes = engine.three_more(ANN, DECK)
    for want, wanted in (("dioramas", RULES.dioramas), ("red_statue", ["red_statue"])):
        counted = outcomes.spread(lambda one, wanted=wanted: sum(engine.hand_of(one)[card] for card in wanted))
        assert counted == dict(odds.draws(want, 3, but_for(DECK)).chance)


def test_a_card_goes_by_any_of_its_names() -> None:
    assert odds.draws("Vento del deserto", 3).want == "red_horse"
    assert odds.draws("red_horse", 3, seen=["Red horse"]).wanted == 3


# --- the wait for a place


def test_the_wait_for_any_vase_and_for_one_colour() -> None:
    """B6.3, for the one character that the rulebook prints: 12 cards fit, 8 of one colour."""
    wait = odds.wait("rider")
    assert (wait.mean, wait.helpers.total(), wait.invented) == (Fraction(101, 13), 12, ())
    assert wait.within(5) == 1 - Fraction(comb(88, 5), comb(100, 5))
    assert [round(float(wait.within(draws)), 3) for draws in (5, 10)] == [0.480, 0.739]
    assert {colour: until.mean for colour, until in wait.by_colour.items()} == {
        "any": Fraction(101, 13), "red": Fraction(101, 9), "blue": Fraction(101, 9),
    }  # fmt: skip
    assert odds.wait("rider", any_vase=False).mean == Fraction(101, 9)
    assert wait.first == {"blue_statue": Fraction(1, 3), "multidiorama": Fraction(1, 3), "red_statue": Fraction(1, 3)}


@pytest.mark.parametrize("colour", ["any", "red", "blue"])
@pytest.mark.parametrize("draws", [1, 2])
def test_the_engine_waits_as_long(colour: str, draws: int) -> None:
    """Ann and Bob draw in turns: what Bob takes changes nothing."""
    answer = odds.wait("rider", 1, colour, draws, seen=but_for(DECK))

    def policy(table: Table) -> str | None:
        return None if len(drawn_by(table, "Ann")) == draws else draw_and_discard(table)

    ends = walked(table_with(DECK), policy)
    assert chance_of(ends, lambda table: any(card in answer.helpers for card in drawn_by(table, "Ann"))) == (
        answer.until.within(draws)
    )


def test_what_fits_is_what_the_engine_takes() -> None:
    for character in RULES.characters:
        vases = dict(enumerate(RULES.characters[character].vases, 1))
        for number in vases:
            laid = [f"red_{vases[before]}" for before in range(1, number)]
            table = table_with(["wolf"] * 2, {"chains": {character: {"vases": laid}}})
            fits = table.state.players["Ann"].chains[character].fits
            assert odds.wait(character, number).fitting == set(fits)
    assert odds.wait("rider", 4).fitting == RULES.totems


def test_four_seen_copies_of_everything_that_fits_end_the_wait() -> None:
    """B6.14."""
    gone = odds.wait("rider", seen={"red_statue": 4, "blue_statue": 4, "multidiorama": 4})
    assert (gone.mean, gone.within(88), gone.until.possible) == (None, 0, False)
    assert "cannot come any more" in gone.sentence()
    left = odds.wait("rider", colour="red", seen={"red_statue": 4})
    assert (left.helpers, left.mean) == ({"multidiorama": 4}, Fraction(97, 5))


# --- the lonely gamble


def test_laid_without_its_vase_it_is_mostly_lost() -> None:
    """B6.4: five cards that do not fit and the character itself are known, 12 of the other 94 help."""
    gamble = odds.lonely("rider")
    assert (gamble.saved, gamble.lost) == (Fraction(12, 94), Fraction(82, 94))
    assert gamble.stake == Fraction(82, 12)
    assert odds.lonely("rider", ANN).saved == Fraction(12, 94)
    leader = odds.lonely("rider", leader=True)
    assert (leader.saved, leader.lost, leader.stake) == (Fraction(12, 94), 0, 0)


def test_who_holds_the_vase_risks_nothing() -> None:
    safe = odds.lonely("scout", ["red_mask", *ANN[1:]])
    assert (safe.saved, safe.lost, safe.in_hand) == (1, 0, ["red_mask"])


@pytest.mark.parametrize("leader", [False, True])
def test_the_engine_loses_as_many(leader: bool) -> None:
    """Ann lays the scout (or her leader) and adds its first vase as soon as she can."""
    character = "rider" if leader else "scout"
    deck = ["red_mask", "multidiorama", "red_statue", "red_statue", "wolf", "bison", "strength"]

    def policy(table: Table) -> str | None:
        if table.state.turn > 3:
            return None
        laid = [option for option in table.options if option.startswith("place")]
        return laid[0] if laid and table.pending.player == "Ann" else draw_and_discard(table)

    table = table_with([character, *deck])
    table.choose("draw")
    table.roll(character)
    ends = walked(table, policy)
    answer = odds.lonely(character, ANN, seen=but_for(deck) - Counter(ANN) - Counter([character]), leader=leader)
    assert chance_of(ends, lambda table: bool(table.state.players["Ann"].chains[character].vases)
                     if character in table.state.players["Ann"].chains else False) == answer.saved  # fmt: skip
    assert chance_of(ends, lambda table: character not in table.state.players["Ann"].chains) == answer.lost
