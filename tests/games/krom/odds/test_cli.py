"""The terminal: every question as a table and as JSON, and mistakes answered with a sentence."""

from __future__ import annotations

import csv
import io
import json
import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import pytest

from krom_explore.games.krom.odds import COMMANDS
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds import cli

ASKED = [
    "combat Kolos Karok:life=3,plus=2,dice=1 Kromosaurus --place savannah",
    "hunt 2 9",
    "plan mammoth --krom 4 --worth bone=4 --life 3",
    "forest --krom 5 --discard branch=3 whole_trunk",
    "mountain 2 2 3 4 5 --rerolls 3",
    "reach straight --rerolls 2 --exact",
    "duel --life 7 --cards headbutt --recovery 1 --meets 1/3",
    "meeting Kolos:forest=1,mountain=1 Alma:forest=1 --kromosaurus",
]


def main(argv):
    return cli.main(argv, COMMANDS, Ruleset.load)


@pytest.mark.parametrize("asked", ASKED)
def test_every_question_as_a_table(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*asked.split(), "--explain", "--simulate", "50"]) == 0
    out = capsys.readouterr().out
    assert "%" in out
    assert len(out.splitlines()) > 5


@pytest.mark.parametrize("asked", ASKED)
def test_every_question_as_json(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*asked.split(), "--json", "--explain", "--simulate", "50"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert set(answer) == {"question", "sentence", "rulings", "invented", "tables", "steps", "simulated"}
    assert answer["question"] == asked.split()[0]


def test_figures_are_exact(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hunt", "2", "9", "--json"]) == 0
    tables = json.loads(capsys.readouterr().out)["tables"]
    assert tables["hunt"]["9+"]["fraction"] == "5/18"


def test_a_ruling_changes_the_answer(capsys: pytest.CaptureFixture[str]) -> None:
    answers = []
    for ruling in ("heaviest", "lightest"):
        assert main(["combat", "Kolos", "Kromosaurus", "--ruling", f"kromosaurus_tie={ruling}", "--json"]) == 0
        answers.append(json.loads(capsys.readouterr().out))
    assert answers[0]["tables"]["win"] != answers[1]["tables"]["win"]
    assert answers[1]["rulings"] == {"kromosaurus_tie": "lightest"}


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        ("combat Kolos Kolos", "fighters[1].name"),
        ("combat Kolos Karok:life=-1", "fighters[1].life"),
        ("combat Kolos Karok:life=x", "Karok.life"),
        ("combat Kolos Karok:luck=3", "Karok.luck"),
        ("combat Kolos Karok --place beach", "place"),
        ("hunt 0 9", "dice"),
        ("plan unicorn", "prey"),
        ("forest --discard gold", "discard"),
        ("mountain 1 2 3", "dice"),
        ("reach royal", "combination"),
        ("duel --meets 0", "meets"),
        ("meeting Kolos:beach=1", "mixes.Kolos"),
        ("meeting Kolos:forest", "Kolos"),
        ("hunt 2 9 --ruling nonsense", "--ruling"),
        ("hunt 2 9 --ruling nonsense=1", "rulings.nonsense"),
        ("plan dodo --worth gold=1", "worth"),
    ],
)
def test_mistakes_are_answered_with_a_sentence(asked: str, named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(asked.split()) == 2
    seen = capsys.readouterr()
    assert seen.err.startswith(f"{named}: ")
    assert not seen.out


@pytest.mark.parametrize("asked", ASKED)
def test_every_question_as_csv(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*asked.split(), "--csv"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    assert [*rows[0]] == ["outcome", "id", "chance", "percent"]
    assert all(0 <= Fraction(row["chance"]) <= 1 for row in rows)


def test_odds_are_asked_with_a_box_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A Kromosaurus that adds nothing to its die is as strong as a player."""
    box = tmp_path / "mybox.toml"
    box.write_text(
        "[kromosaurus]\nweight = 9\nlife = 3\nplus = 0\ntrophy = 1\ndestinations = ['forest']\n"
        "mark = 'invented'\nweight_mark = 'invented'\nsource = 'our table'\n",
        encoding="utf-8",
    )
    assert main(["duel", "--life", "3", "--rules", str(box), "--csv"]) == 0
    won, lost = csv.DictReader(io.StringIO(capsys.readouterr().out))
    assert (won["chance"], lost["chance"]) == ("1/2", "1/2")


@pytest.mark.parametrize("asked", [*ASKED[:2], "combat --help"])
def test_whoever_has_read_enough_may_close_the_pipe(asked: str) -> None:
    """As ``| head -1`` does: nobody reads, and nothing is complained of, not even at the very end."""
    reads, writes = os.pipe()
    os.close(reads)
    command = [sys.executable, "-m", "krom_explore.cli", "odds", *asked.split()]
    ended = subprocess.run(command, stdout=writes, stderr=subprocess.PIPE, check=False)
    os.close(writes)
    assert (ended.returncode, ended.stderr) == (0, b"")
