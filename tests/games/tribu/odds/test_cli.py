"""The terminal: every question as a table, as JSON and as CSV, and mistakes answered with a sentence."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction

import pytest

from krom_explore.games.tribu import Ruleset
from krom_explore.games.tribu.odds import COMMANDS
from krom_explore.odds import cli

ASKED = [
    "next-card --seen wolf=2 rider",
    "draws events --draws 6",
    "wait rider --vase 2 --colour red --draws 8 --no-any-vase --seen red_horse",
    "lonely scout --hand wolf bison block --seen multidiorama=2",
    "opening --cards 8 --character rider --held red_statue",
    "face-down --seen courage=2 --passes 1 --defends 80 --habit protections=2",
    "attack bison --vases 3 --hidden 2",
    "standoff --worth 2 --cost bison=3/2 --cost courage=1",
    "hostile --cards 3 --hidden 1 --known rider",
    "colour rider --leader --laid red_statue --held red_totem --turn 3/2",
]


def main(asked: str) -> int:
    return cli.main(asked.split(), COMMANDS, Ruleset.load)


@pytest.mark.parametrize("asked", ASKED)
def test_every_question_in_three_forms(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(f"{asked} --explain --simulate 50") == 0
    assert len(capsys.readouterr().out.splitlines()) > 5
    assert main(f"{asked} --json --explain --simulate 50") == 0
    answer = json.loads(capsys.readouterr().out)
    assert answer["question"] == asked.split()[0]
    assert all(answer[part] for part in ("steps", "tables", "sentence"))
    assert main(f"{asked} --csv") == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert all(0 <= Fraction(row["chance"]) <= 1 for row in rows)


def test_every_question_is_asked_here() -> None:
    assert [asked.split()[0] for asked in ASKED] == [command.name for command in COMMANDS]


def test_figures_are_exact(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("lonely rider --json") == 0
    tables = json.loads(capsys.readouterr().out)["tables"]
    assert {name: one["fraction"] for name, one in tables["lonely"].items()} == {"saved": "6/47", "lost": "41/47"}


def test_a_ruling_changes_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    answers = []
    for ruling in ("vases_and_totem", "vases"):
        assert main(f"colour rider --ruling magic_colours={ruling} --json") == 0
        answers.append(json.loads(capsys.readouterr().out))
    assert answers[0]["tables"]["colour-mean"]["one"] != answers[1]["tables"]["colour-mean"]["one"]
    assert answers[1]["rulings"] == {"magic_colours": "vases"}


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ("next-card --seen gold", "seen[0]"),
        ("next-card --seen wolf=x", "seen.wolf"),
        ("draws gold", "want"),
        ("wait wolf", "character"),
        ("wait rider --vase 9", "vase"),
        ("lonely rider --hand wolf=6", "hand"),
        ("opening --cards 0", "cards"),
        ("face-down --habit gold=1", "habit"),
        ("face-down --habit gold", "--habit"),
        ("attack rider", "card"),
        ("standoff --cost gold=1", "costs"),
        ("hostile --cards 99", "cards"),
        ("colour rider --laid red_horse", "laid[0]"),
    ],
)
def test_mistakes_are_answered_with_a_sentence(asked: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked) == 2
    seen = capsys.readouterr()
    assert seen.err.startswith(f"{named}: ")
    assert not seen.out
