"""The smallest game, through the doors that have no page: library, terminal, command line, notebook."""

import os
import subprocess
import sys
from fractions import Fraction
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

from krom_explore import games
from krom_explore.terminal import Session
from tests.race import Ruleset, Table, odds

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {games.ELSEWHERE: "tests.race", "PYTHONPATH": str(ROOT)}


@pytest.fixture(autouse=True)
def _on_the_shelf(monkeypatch):
    monkeypatch.setenv(games.ELSEWHERE, "tests.race")
    games.homes.cache_clear()
    yield
    monkeypatch.undo()
    games.homes.cache_clear()


def test_who_runs_and_rolls_a_double_falls():
    table = Table.scenario({"players": {"Ann": 5, "Bob": 0}})
    table.choose("run")
    table.choose("walk")
    table.roll([3, 3])
    assert table.state.at["Ann"] == 5
    assert table.say(table.log[-1]) == "Ann rolls 3 3, falls, and is at 5."


def test_a_ruling_changes_it():
    table = Table.scenario({"players": {"Ann": 5, "Bob": 0}}, rules=Ruleset.load().with_rulings(fall="starts_again"))
    for line in ("run", "walk", "roll 3,3"):
        table.play_line(line)
    assert table.state.at["Ann"] == 0


def test_the_odds_are_what_the_rules_do():
    """The closed form and the enumeration of the real rules agree, as Fractions."""
    for pace in ("walk", "run"):
        table = Table.scenario({"players": {"Ann": 5, "Bob": 0}})
        table.choose(pace)
        table.choose("walk")
        arrived = table.outcomes(until="won").chance(lambda end: end.state.winner == "Ann")
        assert odds.arrive(7, pace).rows[0].chance == arrived
    assert odds.arrive(7, "run").rows[0].chance == Fraction(18, 36)


def test_its_code_brings_a_table_back_wherever_the_game_lives():
    table = Table.scenario({"players": {"Ann": 5, "Bob": 0}})
    table.choose("run")
    names = {}
    exec(table.code(test=True), names)
    names["test_position"]()


def test_it_is_played_in_the_terminal():
    typed = iter(["board", "why not stay", *["run"] * 40])
    said = []

    def read(prompt):
        answer = next(typed, "quit")
        return "quit" if any("wins" in line for line in said) else answer

    Session(Table.new(["Ann", "Bob"], seed=3), read=read, write=said.append).run()
    assert "  Ann: 0" in said
    assert any("neither" in line for line in said)
    assert any("wins" in line for line in said)


def test_it_has_the_command_line():
    def run(*words):
        command = [sys.executable, "-m", "krom_explore.cli", *words]
        return subprocess.run(command, capture_output=True, text=True, env={**os.environ, **ENVIRONMENT}, check=True)

    assert "50" in run("odds", "arrive", "7", "run", "--game", "race").stdout
    assert "race.fall: " in run("rules", "--game", "race").stdout
    assert "length = 12" in run("rules", "--template", "--game", "race").stdout


def test_it_opens_in_a_notebook():
    code = [
        "from tests.race import Table, odds",
        "odds.arrive(6)",
        'from krom_explore.ui import show\nshow("race/play")',
    ]
    notebook = nbformat.v4.new_notebook(cells=[nbformat.v4.new_code_cell(cell) for cell in code])
    done = NotebookClient(notebook, timeout=60, resources={"metadata": {"path": str(ROOT)}}).execute(
        env={**os.environ, **ENVIRONMENT}
    )
    shown = [output for cell in done.cells[1:] for output in cell.outputs]
    kinds = {kind for output in shown for kind in output.get("data", {})}
    assert {"application/vnd.plotly.v1+json", "application/vnd.jupyter.widget-view+json"} <= kinds
    assert "arrives" in str(shown[0])
