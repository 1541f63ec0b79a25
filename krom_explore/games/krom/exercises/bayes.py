"""Exercises on what to believe after something was seen."""

from __future__ import annotations

from fractions import Fraction

from krom_explore.games.krom import odds
from krom_explore.games.krom.odds.words import in_place, place_name
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Exercise, chance
from krom_explore.odds.dice import SIDES
from krom_explore.odds.given import Given, given

PASSES, PLAYS, PLACE = 2, 50, "savannah"


def three_cards(rules: Ruleset) -> Given:
    """The Kromosaurus's Destinations, and the first of them is known not to be drawn."""
    first, *others = dict.fromkeys(rules.kromosaurus.destinations)
    return given(
        {place: rules.kromosaurus.destinations.count(place) for place in (first, *others)},
        {first: 0, **dict.fromkeys(others, 1)},
    )


def six(rules: Ruleset, place: str = PLACE) -> odds.WinnersDie:
    return odds.winners_die("Alma", "Kolos", place, rules)


def held(rules: Ruleset) -> odds.FaceDown:
    return odds.face_down(PASSES, PLAYS, PLACE, rules=rules)


EXERCISES = {
    "bayes.1": Exercise(
        chance(),
        answer=lambda rules: list(three_cards(rules).after.values())[-1],
        misreadings={
            "nothing-learned": lambda rules: list(three_cards(rules).before.values())[-1],
            "took-over-the-share": lambda rules: 1 - list(three_cards(rules).before.values())[-1],
        },
        facts=lambda rules: {
            "out": place_name(next(iter(three_cards(rules).after))),
            "last": place_name(list(three_cards(rules).after)[-1]),
            "cards": len(rules.kromosaurus.destinations),
        },
    ),
    "bayes.2": Exercise(
        chance(),
        answer=lambda rules: six(rules).after[str(SIDES)],
        misreadings={
            "before-it-was-seen": lambda rules: six(rules).before[str(SIDES)],
            "turned-round": lambda rules: six(rules).seen[str(SIDES)],
            "tie-as-in-the-forest": lambda rules: six(rules, "forest").after[str(SIDES)],
            "both-at-once": lambda rules: six(rules).both[str(SIDES)],
        },
        facts=lambda rules: {
            "both": six(rules).both[str(SIDES)], "won": six(rules).evidence,
            "helped": max(("Alma", "Kolos"), key=rules.tie_strength[PLACE].__getitem__),
        },
    ),
    "bayes.3": Exercise(
        chance(),
        answer=lambda rules: held(rules).after["combat"],
        misreadings={
            "silence-says-nothing": lambda rules: held(rules).before["combat"],
            "silence-is-proof": lambda rules: Fraction(0),
            "not-shared-out": lambda rules: held(rules).both["combat"],
            "seen-once-only": lambda rules: odds.face_down(1, PLAYS, PLACE, rules=rules).after["combat"],
        },
        facts=lambda rules: {
            "where": in_place(PLACE), "passes": PASSES,
            "combat": int(held(rules).before["combat"] * held(rules).left.total()),
            "cards": held(rules).left.total(), "both": held(rules).both["combat"], "evidence": held(rules).evidence,
        },
    ),
}  # fmt: skip
