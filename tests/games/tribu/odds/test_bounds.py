"""What would take long is refused with a sentence before anything is counted, and so is what is no question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from krom_explore import BadInput
from krom_explore.games.tribu import Ruleset, odds
from krom_explore.odds.result import as_lines

RULES = Ruleset.load()


def changed(**changes: Any) -> Ruleset:
    return RULES.with_changes({name.replace("__", "."): value for name, value in changes.items()})


FULL_OF_VASES = RULES.with_changes(
    {f"vases.v{number}": {"names": {"en": f"v{number}"}} for number in range(40)}
    | {f"characters.c{n}": {"vases": [f"v{n * 2 + k}" for k in range(2)], "copies": 1} for n in range(20)}
)
ONE_VASE = changed(characters__rider__vases=["statue"] * 4)
RICH = RULES.with_changes({f"events.e{n}": {"destroys": 1, "spheres": n, "copies": 1} for n in range(90)})


@pytest.mark.parametrize(
    ("ask", "path", "code"),
    [
        (lambda: odds.next_card("wolf"), "seen", "list-of-cards"),
        (lambda: odds.next_card([7]), "seen", "list-of-cards"),
        (lambda: odds.next_card(range(10**12)), "seen", "list-of-cards"),
        (lambda: odds.next_card(["wolf"] * 10**6), "seen", "at-most-cards"),
        (lambda: odds.next_card(["wulf"]), "seen[0]", "unknown-card"),
        (lambda: odds.next_card(["wolf"] * 5), "seen", "too-many-copies"),
        (lambda: odds.next_card({"wolf": -1}), "seen.wolf", "range"),
        (lambda: odds.next_card({"wolf": 10**6}), "seen.wolf", "range"),
        (lambda: odds.next_card(list(RULES.whole_deck)), "seen", "nothing-left"),
        (lambda: odds.next_card(left=[]), "left", "nothing-left"),
        (lambda: odds.next_card(left=["wolf"] * 5), "left", "too-many-copies"),
        (lambda: odds.draws("gold"), "want", "one-of"),
        (lambda: odds.draws(7), "want", "word"),
        (lambda: odds.draws("events", 0), "draws", "range"),
        (lambda: odds.draws("events", 101), "draws", "range"),
        (lambda: odds.wait("wolf"), "character", "other-family"),
        (lambda: odds.wait("ryder"), "character", "unknown-card"),
        (lambda: odds.wait(3), "character", "word"),
        (lambda: odds.wait("rider", 5), "vase", "range"),
        (lambda: odds.wait("rider", True), "vase", "whole-number"),
        (lambda: odds.wait("rider", 1, "green"), "colour", "one-of"),
        (lambda: odds.wait("rider").within(101), "draws", "range"),
        (lambda: odds.lonely("rider", ["wolf"] * 4 + ["bison"] * 2), "hand", "at-most-cards"),
        (lambda: odds.lonely("rider", seen={"rider": 4}), "seen", "too-many-copies"),
        (lambda: odds.opening(0), "cards", "range"),
        (lambda: odds.opening(6, "nobody"), "character", "unknown-card"),
        (lambda: odds.opening(6, rules=FULL_OF_VASES), "character", "many-vases"),
        (lambda: odds.face_down(passes=51), "passes", "range"),
        (lambda: odds.face_down(defends=101), "defends", "range"),
        (lambda: odds.face_down(habit={"rider": 1}), "habit", "one-of"),
        (lambda: odds.face_down(habit={"events": -1}), "habit.events", "number-range"),
        (lambda: odds.face_down(habit=dict.fromkeys(("dioramas", "events", "protections"), 0)), "habit", "no-habit"),
        (lambda: odds.face_down(habit=3), "habit", "table"),
        (lambda: odds.attack("courage"), "card", "one-of"),
        (lambda: odds.attack("bison", 0), "vases", "range"),
        (lambda: odds.attack("bison", 4), "vases", "range"),
        (lambda: odds.attack("bison", 1, rules=RULES.with_rulings(attack_short="refused")), "vases", "attack-short"),
        (lambda: odds.attack("wolf", 3, 21), "hidden", "range"),
        (lambda: odds.standoff("1/0"), "worth", "exact-number"),
        (lambda: odds.standoff("1e99"), "worth", "exact-large"),
        (lambda: odds.standoff(0.5), "worth", "exact-number"),
        (lambda: odds.standoff(1, {"rider": 1}), "costs", "one-of"),
        (lambda: odds.standoff(1, {"wolf": -1}), "costs.wolf", "number-range"),
        (lambda: odds.standoff(cards=["courage"]), "cards", "no-attack"),
        (lambda: odds.standoff(cards=["rider"]), "cards[0]", "one-of"),
        (lambda: odds.standoff(cards="wolf"), "cards", "list-of-cards"),
        (lambda: odds.standoff(rules=RICH), "cards", "at-most-cards"),
        (lambda: odds.hostile(21), "cards", "range"),
        (lambda: odds.hostile(5, 21), "hidden", "range"),
        (lambda: odds.hostile(20, 20, rules=RICH), "cards", "many-sums"),
        (lambda: odds.colour("rider", ["red_horse"]), "laid[0]", "vase-order"),
        (lambda: odds.colour("rider", ["wolf"]), "laid[0]", "other-family"),
        (lambda: odds.colour("rider", turn=-1), "turn", "number-range"),
        (lambda: odds.colour("rider", rules=ONE_VASE), "character", "many-vases"),
    ],
)
def test_what_cannot_be_asked_is_refused(ask: Callable[[], Any], path: str, code: str) -> None:
    with pytest.raises(BadInput) as refused:
        ask()
    assert (refused.value.path, refused.value.code) == (path, code)
    assert refused.value.say().startswith(path)


@pytest.mark.parametrize(
    "ask",
    [
        lambda: odds.opening(99, rules=changed(characters__rider__vases=["statue", "horse", "flag"] * 3)),
        lambda: odds.colour("rider", draws=90, rules=changed(characters__rider__vases=["statue", "horse", "flag"] * 3)),
        lambda: odds.hostile(10, 3),
        lambda: odds.face_down(passes=50, waits=50, defends=1, attacks=1),
        lambda: odds.standoff(
            "999/1000", {card: f"{number}/7" for number, card in enumerate(("wolf", "bison", "e1", "e2", "e3"))},
            cards=["wolf", "bison", "e1", "e2", "e3", "strength", "courage"], rules=RICH,
        ),
    ],
)  # fmt: skip
def test_the_largest_questions_are_answered_and_told(ask: Callable[[], Any]) -> None:
    asked = ask()
    for line in (as_lines(asked), *asked.steps.say()):
        line.encode()
    asked.table()
    asked.trial(Random(1))
    assert asked.pictures
