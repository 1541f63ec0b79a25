"""The Forest: when to stop, whether to shuffle, and that the engine pays what the policy promises."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from krom_explore import BadInput, Ruleset, Table, odds
from krom_explore.games.krom.odds.forest import Forest
from krom_explore.games.krom.odds.worth import price_list

from . import engine

RULES = Ruleset.load()
DECK = Counter(RULES.deck("gathering"))


def all_but(*left: str) -> list[str]:
    """The discard when only these cards are left in the pile."""
    return sorted((DECK - Counter(left)).elements())


def follow(advised: Forest, first: str | None = None):
    """Plays as advised; ``first`` forces how to begin."""

    def policy(table: Table) -> str:
        drawn = [event.args["card"] for event in table.log if event.kind == "gathered"]
        shuffled = any(event.kind == "shuffled" for event in table.log)
        if not drawn and not shuffled and first:
            return first
        return advised.advice(drawn, shuffled if drawn or shuffled else None)

    return policy


POSITIONS = [
    (0, 7, []),
    (3, 7, []),
    (4, 5, all_but("branch", "krom_shard", "juicy_berries", "nothing_at_all", "whole_trunk")),
    (8, 6, all_but("krom_shard", "krom_shard", "hollow_tree", "juicy_berries")),
    (8, 1, all_but("whole_trunk", "odd_idea")),
    (3, 7, all_but()),
    (4, 7, ["whole_trunk", "bundle_of_sticks", "bundle_of_sticks", "hollow_tree"]),
]


@pytest.mark.parametrize(("krom", "life", "discard"), POSITIONS)
def test_the_engine_pays_what_the_policy_promises(krom: int, life: int, discard: list[str]) -> None:
    for ruling in ("reshuffle", "stop") if len(discard) in (16, 18) else ("reshuffle",):
        rules = RULES.with_rulings(gathering_runs_out=ruling)
        advised = odds.forest(None, discard, krom=krom, life=life, rules=rules)
        table = engine.alone("forest", rules, krom=krom, life=life, discards={"gathering": discard})
        assert advised.value == engine.gained(table.fork(), "Alma", price_list(rules), follow(advised))
        assert advised.rulings == {"gathering_runs_out": ruling}


def test_both_ways_to_begin_are_worth_what_is_said() -> None:
    discard = all_but("branch", "krom_shard", "nothing_at_all", "nothing_at_all")
    advised = odds.forest(None, discard, krom=1, life=7)
    table = engine.alone("forest", RULES, krom=1, life=7, discards={"gathering": discard})
    for how in ("draw", "shuffle"):
        assert advised.values[how] == engine.gained(table.fork(), "Alma", price_list(RULES), follow(advised, how))
    assert advised.best == "shuffle"


def test_the_next_card_is_known_from_the_discard() -> None:
    advised = odds.forest(None, {"branch": 6, "nothing_at_all": 4}, krom=0)
    assert advised.chance["bundle_of_sticks"] == Fraction(4, 10)
    assert advised.chance["branch"] == 0
    assert advised.chance_shuffled["branch"] == Fraction(6, 20)


def test_spreads_add_to_one_and_give_the_value() -> None:
    advised = odds.forest(None, ["branch"] * 3, krom=5)
    assert sum(advised.total.values()) == sum(advised.drawn.values()) == 1
    assert advised.total.mean == advised.value
    assert [sum(spread.values()) for spread in advised.totals] == [1, 1, 1, 1]
    per_card = advised.totals[0].mean
    assert [spread.mean for spread in advised.totals] == [per_card * cards for cards in (1, 2, 3, 4)]


def test_krom_found_can_pay_for_the_next_card() -> None:
    poor = odds.forest(["krom_shard", "whole_trunk"], [], krom=0)
    assert poor.advice(["krom_shard"]) == "draw"
    assert poor.advice(["whole_trunk"]) == "done"


def test_other_prices_change_the_advice() -> None:
    free = RULES.with_changes({"forest.prices": [0, 0, 0, 0]})
    dear = RULES.with_changes({"forest.prices": [0, 20, 20, 20]})
    assert odds.forest(krom=40, rules=free).value == 4 * odds.forest(krom=40, rules=dear).value
    assert dict(odds.forest(krom=40, rules=dear).drawn) == {1: 1}


def test_an_empty_forest_has_nothing_to_draw() -> None:
    nothing = odds.forest([], [], krom=3)
    assert (nothing.best, nothing.value, nothing.advice(), dict(nothing.drawn), nothing.totals) == (
        "done",
        0,
        "done",
        {0: 1},
        (),
    )


@given(st.integers(0, 8), st.integers(0, 6), st.integers(0, 4), st.integers(0, 2))
@settings(max_examples=25, deadline=None)
def test_more_krom_never_lowers_the_value(krom: int, branches: int, empty: int, shards: int) -> None:
    discard = {"branch": branches, "nothing_at_all": empty, "krom_shard": shards}
    values = [odds.forest(None, discard, krom=more).value for more in (krom, krom + 1)]
    assert values[0] <= values[1]


@pytest.mark.parametrize(
    ("ask", "path", "code"),
    [
        (lambda: odds.forest(None, ["gold"], krom=1), "discard", "unknown-card"),
        (lambda: odds.forest(None, ["whole_trunk"] * 2, krom=1), "discard", "too-many-copies"),
        (lambda: odds.forest(["whole_trunk"], ["whole_trunk"], krom=1), "gathering_left", "too-many-copies"),
        (lambda: odds.forest({"branch": -1}, [], krom=1), "gathering_left.branch", "at-least"),
        (lambda: odds.forest("branch", [], krom=1), "gathering_left", "list-of-cards"),
        (lambda: odds.forest(krom=-1), "krom", "at-least"),
        (lambda: odds.forest(krom=1).advice(["gold"]), "drawn[0]", "not-in-pile"),
        (lambda: odds.forest(krom=0).advice(["branch", "branch"]), "drawn[1]", "not-in-pile"),
    ],
)
def test_what_cannot_be_asked(ask, path: str, code: str) -> None:
    with pytest.raises(BadInput) as bad:
        ask()
    assert (bad.value.path, bad.value.code) == (path, code)
    assert str(bad.value).startswith(f"{path}: ")
