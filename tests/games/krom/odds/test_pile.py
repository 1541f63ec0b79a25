"""A pile: which card comes next."""

from __future__ import annotations

from fractions import Fraction

import pytest

from krom_explore import BadInput, Ruleset, odds

from . import engine

RULES = Ruleset.load()


def test_the_engine_draws_as_often() -> None:
    table = engine.alone("forest", RULES, discards={"gathering": ["branch", "whole_trunk"]})
    pile = table.state.decks["gathering"].pile
    drawn = table.outcomes(until="gathered", answer=lambda _: "draw", merge=False).spread(
        lambda outcome: engine.told(outcome, "gathered")[0]["card"]
    )
    assert dict(drawn) == dict(odds.next_card(pile).chance)


def test_a_card_that_is_there_twice_comes_twice_as_often() -> None:
    card = odds.next_card(["branch", "branch", "whole_trunk"])
    assert card.chance == {"branch": Fraction(2, 3), "whole_trunk": Fraction(1, 3)}
    assert (card.rulings, card.invented) == ({}, ("gathering",))
    assert list(odds.next_card(["forest"]).rulings) == ["kromosaurus_cards"]


def test_many_equal_cards_are_not_listed() -> None:
    four = list(RULES.bonus)[:4]
    assert odds.next_card(four).sentence.say() == "4 cards are likeliest to come next, each once in 4 (25%)."


@pytest.mark.parametrize("bad", [[], "branch", ["gold"], [7]])
def test_what_is_no_pile_is_refused(bad: object) -> None:
    with pytest.raises(BadInput):
        odds.next_card(bad)
