"""Every question is a sheet too: its first answer, other answers, and the same with a box of one's own."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from krom_explore import BadInput
from krom_explore.games.sheet import CardsField, Field, Key, OddsSheet
from krom_explore.games.tribu import WORDS, Ruleset, odds
from tests.odds.pictured import holds_together

from .test_chains import TWICE

RULES = Ruleset.load()
SHEETS = {question.name: question for question in odds.QUESTIONS}


def own() -> Ruleset:
    """A box with other names, other numbers, more of everything."""
    more = {
        f"{family}.{family}_{number}": {"names": {"en": f"Own {family} {number}"}, "copies": 2, **entry}
        for number in range(2)
        for family, entry in (("events", {"destroys": number + 1}), ("protections", {"saves": number + 1}))
    }
    return RULES.with_changes({**more, "characters.rider.names": {"en": "Ötzi"}, "setup.hand": 7})


BOXES = {"bundled": RULES, "own": own(), "small": TWICE}


def first(question: OddsSheet, rules: Ruleset) -> dict[str, Any]:
    """What stands in the fields at first, as a form means it."""
    return {field.name: field.meant(field.value) for field in question.fields(rules)}


def test_the_questions_stand_in_their_order() -> None:
    assert list(SHEETS) == [
        "next-card", "draws", "wait", "lonely", "opening", "face-down", "attack", "standoff", "hostile", "colour",
    ]  # fmt: skip
    assert [command.name for command in odds.COMMANDS] == list(SHEETS)


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("name", SHEETS)
def test_what_stands_there_at_first_can_be_asked(name: str, box: str) -> None:
    rules = BOXES[box]
    fields = SHEETS[name].fields(rules)
    assert len({field.name for field in fields}) == len(fields)
    for field in fields:
        assert field.checked(field.value) == field.value
    answer = SHEETS[name].ask(first(SHEETS[name], rules), rules)
    assert answer.sentence()
    assert odds.simulate(answer, 20).n == 20


def some_value(field: Field, random: Random) -> Any:
    if isinstance(field, CardsField):
        return field.entry([random.choice(field.cards) for _ in range(random.choice((0, 0, 1, 3)))], "en")
    if field.kind == "number":
        return random.randint(field.least, field.most)
    return random.choice([option for option, _ in field.options] if field.kind == "choice" else [True, False])


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("name", SHEETS)
def test_whatever_is_set_is_answered_or_refused_with_a_sentence(name: str, box: str) -> None:
    rules, sheet = BOXES[box], SHEETS[name]
    answered, told = 0, []
    for seed in range(12):
        random = Random(f"{name} {seed}")
        fields = sheet.fields(rules)
        chosen = {field.name: field.meant(some_value(field, random)) for field in fields}
        try:
            result = sheet.ask(chosen, rules)
        except BadInput as bad:
            told.append(bad.sentence())
            continue
        answered += 1
        holds_together(result)
        told += [result.sentence(), *result.steps.say()]
    assert answered
    assert all(told)


@pytest.mark.parametrize("name", SHEETS)
def test_labels_are_messages_or_cards(name: str) -> None:
    for rules in BOXES.values():
        for field in SHEETS[name].fields(rules):
            for label in (field.label, *(called for _, called in field.options)):
                assert WORDS.message(label) if isinstance(label, Key) else label.name(label.id, "de")


@pytest.mark.parametrize("name", SHEETS)
def test_its_page_has_its_words(name: str) -> None:
    for key in (f"page-odds-{name}", f"page-odds-{name}-lead", f"page-odds-{name}-1"):
        assert WORDS.message(key)[-1] in ".?"


def test_no_sheet_looks_into_another_box(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = own()

    def never(*_: object) -> Ruleset:
        raise AssertionError("the bundled box was loaded")

    monkeypatch.setattr(Ruleset, "load", never)
    for question in odds.QUESTIONS:
        question.ask(first(question, rules), rules).sentence()
