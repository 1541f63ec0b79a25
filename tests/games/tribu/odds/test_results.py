"""Every answer of Tribù can be held: its rows are exact, trying agrees with them, it can be printed and drawn."""

from __future__ import annotations

import csv
import io
import json
import re
from fractions import Fraction

import pytest

from krom_explore.games.tribu import odds
from krom_explore.odds import Result, wilson
from tests.odds.pictured import holds_together, shown

from .asked import ANSWERS

CERTAIN = 3.2905
"""So many standard deviations hold 99.9 % of all cases."""

ALL = pytest.mark.parametrize("name", ANSWERS)


@ALL
def test_every_answer_is_a_result(name: str) -> None:
    result = ANSWERS[name]
    assert isinstance(result, Result)
    ids = [row.id for row in result.rows]
    assert len(set(ids)) == len(ids) > 0
    assert all(type(row.chance) is Fraction and 0 <= row.chance <= 1 for row in result.rows)
    assert result.steps == odds.explain(result)


@ALL
def test_everything_it_says_can_be_read(name: str) -> None:
    result = ANSWERS[name]
    pictured = [picture.title for picture in result.pictures]
    for said in (result.sentence, result.title, *pictured, *(row.label for row in result.rows), *result.steps):
        words = said.say("en")
        assert words[0].isupper() or not words[0].isalpha()
        assert not re.search(r"[{}_]|\?\?\?|  | [.,:;?]|\bNone\b(?! of)|“”", words), words
    assert result.sentence("en").endswith(".")
    assert all(step.say("en")[-1] in ".?" for step in result.steps)


NESTED = ("opening", "opening with a hand", "colour", "colour, some laid", "no colour", "no chain")
"""Where one row holds another."""
BOTH_SIDES = ("standoff", "saddle")


@pytest.mark.parametrize("name", [name for name in ANSWERS if name not in (*NESTED, *BOTH_SIDES)])
def test_rows_of_which_one_happens_add_to_one(name: str) -> None:
    assert sum(row.chance for row in ANSWERS[name].rows) == 1


@pytest.mark.parametrize("name", NESTED)
def test_what_is_more_is_never_likelier(name: str) -> None:
    chances = [row.chance for row in ANSWERS[name].rows]
    assert chances == sorted(chances, reverse=True)


@pytest.mark.parametrize("name", BOTH_SIDES)
def test_each_side_lays_something(name: str) -> None:
    for side in ("attack", "defence"):
        assert sum(row.chance for row in ANSWERS[name].rows if row.id.startswith(side)) == 1


@ALL
def test_trying_it_agrees_with_the_rows(name: str) -> None:
    """The interval of each thing that is shown holds its exact chance 999 times in 1,000, and the seed is fixed."""
    simulation = odds.simulate(ANSWERS[name], 1000, seed=7)
    exact = dict(shown(ANSWERS[name]))
    assert set(simulation.counts) <= set(exact)
    for id_, chance in exact.items():
        low, high = wilson(simulation.counts[id_], simulation.n, CERTAIN)
        if chance in (0, 1):
            assert simulation.counts[id_] == chance * simulation.n, id_
        else:
            assert low <= chance <= high, id_


@ALL
def test_its_pictures_hold_together(name: str) -> None:
    holds_together(ANSWERS[name])


@ALL
def test_its_table_comes_back_from_csv(name: str) -> None:
    result = ANSWERS[name]
    file = io.StringIO()
    writer = csv.DictWriter(file, ["outcome", "id", "chance", "percent"])
    writer.writeheader()
    writer.writerows(result.table())
    read = list(csv.DictReader(io.StringIO(file.getvalue())))
    assert [(row["id"], Fraction(row["chance"])) for row in read] == [(row.id, row.chance) for row in result.rows]


@ALL
def test_its_chart_shows_it(name: str) -> None:
    result = ANSWERS[name]
    chart = result.chart()
    assert chart.layout.title.text.replace("<br>", " ") == result.title()
    assert len(chart.layout.annotations) == bool(result.invented and not isinstance(result, odds.NextCard))
    bundle = result._repr_mimebundle_()
    assert result.sentence("en") in bundle["text/plain"]
    assert len(json.dumps(bundle)) < 40_000
    if not isinstance(result, (odds.Given, odds.Colour, odds.NextCard)):
        (bars,) = chart.data
        assert len(bars.x) == len(bars.y) == len(result.rows)


def test_the_next_card_is_drawn_by_its_family() -> None:
    card = odds.next_card(["wolf", "rider"])
    (bars,) = card.chart().data
    assert list(bars.y if bars.orientation == "v" else bars.x) == [float(chance) for chance in card.family.values()]


def test_both_plans_are_curves() -> None:
    answer = odds.colour("rider", draws=20)
    any_, one = answer.chart().data
    assert any_.y[20] == float(answer.plain.within(20)) > one.y[20] == float(answer.magical.within(20))


def test_what_is_ours_is_said() -> None:
    """Only the printed character and its vases rest on nothing of ours."""
    for name in ("wait", "lonely leader", "colour", "face down", "attack", "standoff", "draws of a family"):
        assert ANSWERS[name].invented == (), name
    assert "characters.scout" in ANSWERS["lonely"].invented
    assert "dioramas.red_mask" in ANSWERS["colour, some laid"].invented
    assert "dioramas.red_statue" in ANSWERS["hostile"].invented, "its spheres are ours"
    assert "dioramas.red_statue" not in ANSWERS["next card"].invented, "its vase is printed"


def test_answers_that_hang_on_a_ruling_say_so() -> None:
    assert ANSWERS["colour"].rulings == {"magic_colours": "vases_and_totem"}
    assert odds.attack("bison", 1).rulings == odds.standoff(vases=1).rulings == {"attack_short": "what_there_is"}
    assert ANSWERS["attack"].rulings == {}


SENTENCES = {
    "lonely": (
        "“Scout” finds its first vase with the next draw 6 times in 47 (12.8%). Otherwise it is lost: "
        "41 times in 47 (87.2%)."
    ),
    "not lonely": "“Rider” is safe: you hold Red statue and can add it in your next turn.",
    "face down": (
        "It is a Diorama about 95 times in 100 (520/549), an event about 3 times in 100 (5/183) and a protection "
        "about 3 times in 100 (14/549)."
    ),
    "standoff": (
        "The attacker mixes no attack 1/2 and Bison 1/2, the defender Feathers of strength 3/4 and Feathers of "
        "courage 1/4. Played best on both sides, the attacker is 0.75 ahead on average."
    ),
    "wait": (
        "A card for place 2 of “Rider” (horse, red) comes within 5 draws in 34.7% of all cases. "
        "On average it takes 11.22 draws."
    ),
}


@pytest.mark.parametrize("name", SENTENCES)
def test_sentences(name: str) -> None:
    assert ANSWERS[name].sentence() == SENTENCES[name]
