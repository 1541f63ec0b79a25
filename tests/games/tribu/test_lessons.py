"""The lessons of Tribù beside its rules: how many there are, what they teach, and what another box makes of them.

That every step can be solved and failed, and says what it wants, is shown in tests/games/test_lessons.py.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from krom_explore.games.tribu import LESSONS, Ruleset, rulebook
from krom_explore.games.tribu.lessons.names import called, said
from krom_explore.games.tribu.ruleset import rulings
from krom_explore.learn import solver

RULES = Ruleset.load()
WIDGETS = Path(__file__).parents[3] / "widgets" / "tribu"


def left(rules):
    """The steps that a box leaves in each track."""
    return {name: [step.written.id for step in LESSONS.track(name, rules)] for name in LESSONS.tracks}


def gone(rules):
    return {step for name, steps in left(RULES).items() for step in steps if step not in left(rules)[name]}


def box(**sections):
    data = RULES.data()
    for name, change in sections.items():
        change(data[name])
    return Ruleset.from_data(data)


def test_there_are_six_tracks_with_a_few_steps_each():
    assert len(LESSONS.tracks) == 6
    assert all(len(steps) >= 4 for steps in LESSONS.tracks.values())
    assert sum(map(len, LESSONS.tracks.values())) >= 15


def test_lessons_teach_a_good_half_of_the_rules():
    taught = {rule for track in LESSONS.tracks.values() for step in track for rule in step["rules"]}
    assert taught <= set(rulebook.index())
    assert len(taught) > len(rulebook.index()) / 2


def test_hints_point_at_facts_that_the_table_shows():
    """As its browser half names them."""
    shown = "\n".join(path.read_text("utf-8") for path in WIDGETS.rglob("*.js"))
    hints = [hint for track in LESSONS.tracks.values() for step in track for hint in step["hints"]]
    pointed = {hint["fact"] for hint in hints if "fact" in hint}
    assert pointed
    assert {fact for fact in pointed if f'"{fact}"' not in shown} == set()


def test_a_card_of_another_name_takes_the_place_of_the_same_card():
    def rename(cards):
        cards["fox"] = {**cards.pop("wolf"), "names": {"en": "Fox"}}

    rules = box(events=rename)
    assert left(rules) == left(RULES)
    (step,) = [step for step in LESSONS.track("attack", rules) if step.written.id == "strip"]
    assert step.written.way == ["attack fox rider Bruno scout"]
    assert said(step.names, rules, "en")["wolf"] == "Fox"


def test_a_card_with_other_numbers_does_not():
    rules = box(protections=lambda cards: cards["strength"].update(saves=2))
    assert called({"strength"}, rules) is None
    assert {"defend", "enough", "twice", "prepare", "sure", "block"} <= gone(rules)
    assert {"begin", "order"} <= set(left(rules)["chain"])


@pytest.mark.parametrize("name", rulings())
def test_however_the_rules_are_read_what_is_left_can_be_done(name):
    for option in rulings()[name].options:
        rules = RULES.with_rulings(**{name: option})
        for track in LESSONS.tracks:
            assert all(solver.holds(step) for step in LESSONS.track(track, rules))


def test_where_an_active_diorama_serves_only_its_own_chain_nobody_is_told_otherwise():
    assert gone(RULES.with_rulings(active_reach="same_chain")) == {"face_down"}


def test_where_whoever_closes_wins_nobody_is_told_to_get_ahead_first():
    """The step can still be done, but closing at once would win too: its way is no longer the shortest."""
    rules = RULES.with_rulings(goal_tie="closer")
    (step,) = [step for step in LESSONS.track("scoring", rules) if step.written.id == "ahead"]
    assert len(solver.solve(step)) < step.best
