"""Every answer of Krom can be held: its rows add up, rolling agrees with them, it can be printed and drawn."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
import sys
from fractions import Fraction

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

from krom_explore import Ruleset, odds
from krom_explore.odds import Result, wilson
from tests.odds.pictured import shown

from .test_explain import QUESTIONS

CERTAIN = 3.2905
"""So many standard deviations hold 99.9 % of all cases."""


def chances(result: Result, prefix: str = "") -> list[Fraction]:
    return [row.chance for row in result.rows if row.id.startswith(prefix)]


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_answer_is_a_result(name: str) -> None:
    result = QUESTIONS[name]
    assert isinstance(result, Result)
    ids = [row.id for row in result.rows]
    assert len(set(ids)) == len(ids) > 0
    assert all(type(row.chance) is Fraction and 0 <= row.chance <= 1 for row in result.rows)
    assert result.steps == odds.explain(result)


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_sentence_and_label_says_itself(name: str) -> None:
    result = QUESTIONS[name]
    for said in (result.sentence, result.title, *(row.label for row in result.rows)):
        words = said("en")
        assert words == said.say("en")
        assert words[0].isupper() or not words[0].isalpha()
        assert not any(sign in words for sign in "{}_")


ONE_OF = [
    "forest", "no forest", "mountain", "mountain locked", "card", "destination", "reach", "reach exactly", "duel",
    "life lost", "total", "draws", "draws put back", "winner's die", "face down", "given",
]  # fmt: skip
"""Exactly one of the rows happens."""


@pytest.mark.parametrize("name", [*ONE_OF, *(name for name in QUESTIONS if name.startswith("rest of"))])
def test_rows_of_which_one_happens_add_to_one(name: str) -> None:
    assert sum(chances(QUESTIONS[name])) == 1


@pytest.mark.parametrize("name", ["combat", "combat cards", "combat level"])
def test_somebody_wins_a_combat(name: str) -> None:
    assert sum(chances(QUESTIONS[name], "win ")) == 1
    assert len(chances(QUESTIONS[name], "stunned ")) == len(QUESTIONS[name].names)


def test_all_rows_of_a_meeting_are_there_for_everybody() -> None:
    result = QUESTIONS["meeting"]
    for what, expected in (("first ", result.first), ("fight ", result.fights), ("meets ", result.meets)):
        assert chances(result, what) == list(expected.values())


@pytest.mark.parametrize("name", QUESTIONS)
def test_rolling_it_agrees_with_the_rows(name: str) -> None:
    """The interval of each thing that is shown holds its exact chance 999 times in 1,000, and the seed is fixed."""
    simulation = odds.simulate(QUESTIONS[name], 2000, seed=7)
    exact = dict(shown(QUESTIONS[name]))
    assert set(simulation.counts) <= set(exact)
    for id_, chance in exact.items():
        low, high = wilson(simulation.counts[id_], simulation.n, CERTAIN)
        assert low <= chance <= high, id_


def test_a_seed_rolls_the_same_meeting_in_every_process() -> None:
    """Whatever order Python gives to its sets."""
    script = (
        "from krom_explore import odds;"
        "everywhere = dict.fromkeys(('cave', 'forest', 'savannah', 'mountain'), 1);"
        "answer = odds.meeting({'Kolos': everywhere, 'Alma': everywhere, 'Karok': everywhere}, True);"
        "print(sorted(odds.simulate(answer, 50, seed='chalk').counts.items()))"
    )
    rolled = [
        subprocess.run(
            [sys.executable, "-c", script],
            env={**os.environ, "PYTHONHASHSEED": hashes},
            capture_output=True,
            check=True,
        ).stdout
        for hashes in ("1", "2", "3")
    ]
    assert len(set(rolled)) == 1


@pytest.mark.parametrize("name", QUESTIONS)
def test_its_table_comes_back_from_csv(name: str) -> None:
    result = QUESTIONS[name]
    file = io.StringIO()
    writer = csv.DictWriter(file, ["outcome", "id", "chance", "percent"])
    writer.writeheader()
    writer.writerows(result.table())
    read = list(csv.DictReader(io.StringIO(file.getvalue())))
    assert [(row["id"], Fraction(row["chance"])) for row in read] == [(row.id, row.chance) for row in result.rows]
    assert [row["outcome"] for row in read] == [row.label() for row in result.rows]
    assert all(float(row["percent"]) == float(100 * Fraction(row["chance"])) for row in read)


@pytest.mark.parametrize("name", QUESTIONS)
def test_its_chart_says_everything(name: str) -> None:
    result = QUESTIONS[name]
    chart = result.chart()
    *before, bars = chart.data
    assert len(before) == isinstance(result, odds.Given)
    assert len(bars.x) == len(bars.y) == len(bars.hovertext) == len(result.rows)
    assert chart.layout.title.text.replace("<br>", " ") == result.title()
    assert (chart.layout.xaxis if bars.orientation == "h" else chart.layout.yaxis).title.text
    for row, hover in zip(result.rows, bars.hovertext, strict=True):
        assert odds.percent(row.chance) in hover
        assert str(row.chance) in hover.replace("<br>", "")
    assert len(chart.layout.annotations) == bool(result.invented)


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_notebook_shows_it(name: str) -> None:
    shell = InteractiveShell.instance()
    shell.push({"result": QUESTIONS[name]})
    with capture_output() as captured:
        assert shell.run_cell("display(result)").success
    (chart,) = [output.data for output in captured.outputs]
    assert QUESTIONS[name].sentence("en") in chart["text/plain"]
    assert "application/vnd.plotly.v1+json" in chart
    assert len(json.dumps(chart)) < 30_000
    assert not captured.stderr


@pytest.mark.parametrize(
    ("name", "labels"),
    [
        ("combat", ["Kolos wins", "Karok wins", "The Kromosaurus wins", "Kolos is stunned", "Karok is stunned",
                    "The Kromosaurus is felled", "Weight decides who wins"]),
        ("hunt", ["It is reached"]),
        ("plan", ["Cave bear is caught"]),
        ("prey", ["Dodo is caught", "Bison is caught", "Mammoth is caught"]),
        ("no forest", ["No card is drawn"]),
        ("destination", ["Forest", "Mountain", "Savannah"]),
        ("reach", ["It is reached", "It is missed"]),
        ("duel", ["The player wins", "The Kromosaurus wins"]),
        ("meeting", ["Kolos acts first", "Alma acts first", "Kolos fights", "Alma fights",
                     "Kolos meets the Kromosaurus", "Alma meets the Kromosaurus"]),
    ],
)  # fmt: skip
def test_labels(name: str, labels: list[str]) -> None:
    assert [row.label() for row in QUESTIONS[name].rows] == labels


def test_a_card_is_called_as_its_box_calls_it() -> None:
    rules = Ruleset.load().with_changes({"hunt.dodo.names": {"en": "Head-butt", "fr": "Coup de tête"}})
    (label,) = [row.label for row in odds.hunt_plans(["dodo"], krom=0, rules=rules).rows]
    assert label("en") == "Head-butt is caught"
    assert "Coup de tête" in label("fr")
