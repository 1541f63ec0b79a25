"""Every question is a sheet too: its first answer, other answers, and the same with a box of one's own."""

from __future__ import annotations

from fractions import Fraction

import pytest

from krom_explore import BadInput, Ruleset, odds
from krom_explore.games.krom.box import KROMOSAURUS, PLACES
from krom_explore.games.krom.catalogue import WORDS
from krom_explore.games.sheet import Field, Key, OddsSheet

RULES = Ruleset.load()
SHEETS = {question.name: question for question in odds.QUESTIONS}


def renamed() -> Ruleset:
    """A box with three characters, of whom nobody has heard, and other numbers."""
    characters = {
        name: {"weight": weight, "mark": "invented", "source": "ours"}
        for name, weight in (("Ötzi", 50), ("Lucy2", 61), ("دب", 99))
    }
    return RULES.with_changes(
        {
            "characters": characters, "players.most": 3, "target.points": RULES.target.points[:2], "life.most": 9,
            "mountain.rerolls": [1], "kromosaurus.destinations": ["mountain", "mountain", "savannah"],
        }
    )  # fmt: skip


BOXES = {"bundled": RULES, "own": renamed()}


def first(question: OddsSheet, rules: Ruleset) -> dict[str, object]:
    """What stands in the fields at first."""
    return {field.name: field.value for field in question.fields(rules)}


def test_the_questions_stand_in_their_order() -> None:
    assert list(SHEETS) == ["combat", "hunt", "forest", "mountain", "reach", "duel", "meeting"]


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


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("name", SHEETS)
def test_every_value_of_every_field_can_be_asked(name: str, box: str) -> None:
    """One field after the other. In a combat and a meeting some do not go together: the tests below say which."""
    rules, question = BOXES[box], SHEETS[name]
    for field in question.fields(rules):
        for value in values(field):
            asked = {**first(question, rules), field.name: value}
            lone = name == "combat" and sum(asked[f"{fighter}.fights"] for fighter in rules.weights) < 2
            if not lone and not (name == "meeting" and value == rules.setup.place and field.name.endswith(".goes")):
                assert question.ask(asked, rules).rows


def values(field: Field) -> list[object]:
    if field.kind == "number":
        return [field.least, field.most]
    return [option for option, _ in field.options] if field.kind == "choice" else [True, False]


@pytest.mark.parametrize("name", SHEETS)
def test_labels_are_messages_or_names(name: str) -> None:
    for rules in BOXES.values():
        for field in SHEETS[name].fields(rules):
            for label in (field.label, *(called for _, called in field.options)):
                if isinstance(label, Key):
                    assert WORDS.message(label)
                else:
                    assert label in (*rules.characters, KROMOSAURUS)


def test_no_sheet_looks_into_another_box(monkeypatch: pytest.MonkeyPatch) -> None:
    own = renamed()

    def never(*_: object) -> Ruleset:
        raise AssertionError("the bundled box was loaded")

    monkeypatch.setattr(Ruleset, "load", never)
    for question in odds.QUESTIONS:
        question.ask(first(question, own), own).sentence()


def test_at_first_the_lightest_fights_the_heaviest() -> None:
    assert SHEETS["combat"].ask(first(SHEETS["combat"], RULES), RULES).names == ("Alma", "Kolos")
    assert set(SHEETS["combat"].ask(first(SHEETS["combat"], renamed()), renamed()).names) == {"Ötzi", "دب"}


def test_a_lone_fighter_is_refused() -> None:
    chosen = {**first(SHEETS["combat"], RULES), "Alma.fights": False}
    with pytest.raises(BadInput, match="A combat needs two"):
        SHEETS["combat"].ask(chosen, RULES)


def test_the_kromosaurus_is_refused_where_it_never_comes() -> None:
    chosen = {**first(SHEETS["combat"], RULES), f"{KROMOSAURUS}.fights": True, "place": "cave"}
    with pytest.raises(BadInput, match="The Kromosaurus never comes to the Cave") as bad:
        SHEETS["combat"].ask(chosen, RULES)
    assert bad.value.path == "place"


def test_a_duel_is_fought_where_the_box_sends_the_kromosaurus() -> None:
    (place,) = [field for field in SHEETS["duel"].fields(renamed()) if field.name == "place"]
    assert [option for option, _ in place.options] == ["mountain", "savannah"]


def test_one_who_goes_to_one_place_for_sure_meets_only_those_who_come_there() -> None:
    chosen = {**first(SHEETS["meeting"], RULES), "Alma.here": "savannah", "Alma.goes": "cave"}
    chosen |= {f"{name}.goes": "forest" for name in list(RULES.characters)[1:4]}
    answer = SHEETS["meeting"].ask(chosen, RULES)
    assert (answer.alone["Alma"], answer.fights[list(RULES.characters)[1]]) == (1, 1)


def test_nobody_stays_where_they_are() -> None:
    """At first all are where a game begins, and nobody will be there."""
    at_first = SHEETS["meeting"].ask(first(SHEETS["meeting"], RULES), RULES)
    others = [place for place in PLACES if place != RULES.setup.place]
    assert all(mix == {RULES.setup.place: 0} | dict.fromkeys(others, Fraction(1, 3)) for mix in at_first.mixes.values())
    with pytest.raises(BadInput) as refused:
        SHEETS["meeting"].ask({**first(SHEETS["meeting"], RULES), "Alma.goes": RULES.setup.place}, RULES)
    assert refused.value.path == "Alma.goes"
    assert str(refused.value).endswith("Nobody may stay: Alma is in the Cave now and must go somewhere else.")
