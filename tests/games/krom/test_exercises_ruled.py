"""However an open question is ruled, every exercise can be posed, solved and explained."""

from __future__ import annotations

import pytest

from krom_explore.games.krom import EXERCISES, WORDS
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.learn import Task

RULES = Ruleset.load()


@pytest.mark.parametrize(
    "ruling",
    [
        {"place_action": "compulsory"},
        {"savannah_hunt": "compulsory"},
        {"counter_place": "same_place"},
        {"counter_counter": "refused"},
        {"goods_shown": "hidden"},
        {"kromosaurus_cards": "cycle"},
        {"life_blocks": "pro_rata"},
    ],
    ids=str,
)
def test_every_exercise_holds_under_another_ruling(ruling):
    rules = RULES.with_rulings(**ruling)
    for id_, exercise in EXERCISES.items():
        task = Task(id_, exercise, rules, WORDS)
        assert task.question()
        assert task.solution()
        assert task.grade(task.answers[0]).right, id_


def test_a_solution_that_counts_by_faces_comes_to_its_answer_in_another_box():
    swapped = RULES.with_changes({"characters.Alma.weight": 141, "characters.Kolos.weight": 52, "kromosaurus.plus": 1})
    for rules in (RULES, swapped):
        for id_ in ("comparing.2", "markov.2"):
            task = Task(id_, EXERCISES[id_], rules, WORDS)
            assert task.facts["good"] == task.answers[0] * task.facts["ways"], id_
