"""Something to press for every rule: when it is pressed, an event or a refusal cites the rule."""

from __future__ import annotations

import pytest

from krom_explore.games.tribu import EXAMPLES, Ruleset, Table, rulebook
from krom_explore.games.tribu.catalogue import WORDS
from krom_explore.games.tribu.ruleset import rulings
from krom_explore.learn.example import BECAUSE, SET, Example, Tried, tried

RULES = Ruleset.load()
SEEDS = range(1, 6)
"""What an example leaves out is dealt from the seed: it must hold however that comes."""


def laid(example: Example, rules: Ruleset, seed: int) -> Table:
    ruled = rules.with_changes(example.changes) if example.changes else rules
    if example.scenario:
        return Table.scenario(example.scenario, rules=ruled, seed=seed)
    return Table.new(example.new, rules=ruled, seed=seed)


def pressed(rule: str, rules: Ruleset = RULES, seed: int = 1) -> Tried | None:
    return tried(rule, EXAMPLES.tried[rule], lambda example: laid(example, rules, seed))


def test_every_rule_has_an_example():
    assert set(EXAMPLES.tried) | set(EXAMPLES.untried) == set(rulebook.index())
    assert set(EXAMPLES.untried) == {"table.room"}
    assert WORDS.message(EXAMPLES.untried["table.room"])


@pytest.mark.parametrize("rule", EXAMPLES.tried)
def test_when_it_is_pressed_the_rule_is_seen_at_work_whatever_is_dealt(rule):
    for seed in SEEDS:
        found = pressed(rule, seed=seed)
        assert found is not None, f"seed {seed}"
        if not found.sighting.cited:
            assert found.example.because in BECAUSE
            assert WORDS.message(f"example-{rule.replace('.', '-')}")


def test_few_rules_are_seen_by_something_else_than_a_citation():
    otherwise = {rule for rule in EXAMPLES.tried if not pressed(rule).sighting.cited}
    assert len(otherwise) <= len(rulebook.index()) / 5, sorted(otherwise)


def test_nothing_is_told_of_a_rule_that_is_always_cited():
    never = {rule for rule, some in EXAMPLES.tried.items() if not any(one.shown for one in some)}
    assert WORDS.keys("example-") == {rule.replace(".", "-") for rule in set(EXAMPLES.tried) - never}


def test_the_first_example_of_a_rule_needs_no_ruling_that_is_not_the_usual_one():
    for rule, some in EXAMPLES.tried.items():
        assert pressed(rule).example is some[0], rule


@pytest.mark.parametrize("name", rulings())
def test_however_it_is_ruled_the_rule_of_the_ruling_can_be_tried(name):
    rule = rulings()[name].rule
    for option in rulings()[name].options:
        if (rule, option) not in UNSEEN:
            assert pressed(rule, RULES.with_rulings(**{name: option})), option


UNSEEN = {("score.colours", "vases")}
"""Where only vases count, the chain of this example is magical, and what it says would be wrong."""


def test_what_is_set_anew_shows_the_rule_in_its_first_lines():
    for rule, (first, *_) in EXAMPLES.tried.items():
        if first.does == SET:
            table = laid(first, RULES, 7)
            assert rule in {event.rule for event in table.log[: table.opening]}
