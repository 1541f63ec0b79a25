"""The game in the terminal: what is typed, and what is answered."""

import re
import subprocess
import sys

import pytest

from krom_explore import Over, Table
from krom_explore.cli import main, seed_of
from krom_explore.lab import answer_at
from krom_explore.terminal import Session
from tests.play import new_table


def typed(table, *lines, **how):
    """What the terminal says to these lines; it ends as if the person had left."""
    said = []
    left = iter([*lines, "quit"])
    session = Session(table, read=lambda prompt: (said.append(prompt), next(left))[1], write=said.append, **how)
    assert session.run() == 0
    return "\n".join(said)


def test_a_number_chooses_and_the_bots_answer_for_themselves():
    table = new_table(3, seed=5)
    said = typed(table, "1")
    assert "1) Go to the Forest" in said
    assert "Alma goes from the Cave to the Forest." in said
    assert table.tape[0] == "go forest"
    assert len(table.tape) >= 3


@pytest.mark.parametrize("level", ["easy", "normal", "random"])
def test_the_bots_are_as_strong_as_one_says(level):
    table, same = new_table(2, seed=5), new_table(2, seed=5)
    typed(table, "go forest", against=level)
    same.choose("go forest")
    assert table.tape[1] == answer_at(same, level)


def test_a_level_that_there_is_not_is_refused(capsys):
    with pytest.raises(SystemExit, match="2"):
        main(["play", "--against", "grandmaster"])
    assert "grandmaster" in capsys.readouterr().err


def test_the_short_form_of_an_answer_works_too():
    table = new_table(2, seed=5)
    typed(table, "go mountain")
    assert table.tape[0] == "go mountain"


def test_an_illegal_answer_is_explained_with_its_rule():
    table = new_table(2)
    said = typed(table, "go cave")
    assert "movement.must_move" in said
    assert table.tape == []


@pytest.mark.parametrize(
    "line", ["99", "0", "-1", "fly", "", "why", "why 0", "why x", "why not", "why not fly", "save"]
)
def test_nonsense_is_answered_with_a_sentence(line):
    table = new_table(2)
    assert typed(table, line)
    assert table.tape == []


def test_why_names_the_rule_behind_a_line():
    assert "setup.table:" in typed(new_table(2), "why 1")


def test_why_not_says_what_forbids_an_answer():
    said = typed(new_table(2), "why not go cave", "why not go forest")
    assert "movement.must_move" in said
    assert "“go forest” is allowed." in said


def test_undo_goes_back_to_the_persons_last_decision_and_redo_forth():
    table = new_table(3, seed=5)
    typed(table, "1")
    there = table.tape
    typed(table, "undo")
    assert table.tape == []
    typed(table, "redo")
    assert table.tape == there


def test_undo_at_the_start_says_so():
    assert "table.undo" in typed(new_table(2), "undo")


def test_save_and_go_on(tmp_path):
    table, file = new_table(2, seed=5), tmp_path / "game.json"
    typed(table, "1", f"save {file}")
    assert Table.load(file.read_text(encoding="utf-8")).log == table.log


def test_a_file_that_cannot_be_written(tmp_path):
    assert "could not be written" in typed(new_table(2), f"save {tmp_path}/no/such/folder/game.json")


def test_the_link_opens_the_same_table():
    table = new_table(2, seed=5)
    said = typed(table, "link")
    assert table.link() in said


def test_other_hands_stay_hidden():
    table = new_table(3, seed=5)
    said = typed(table, "board", "hand")
    for name, seat in table.state.players.items():
        for card in seat.bonus:
            if name != "Alma":
                assert f"draws the Bonus card “{table.rules.name(card)}”" not in said.replace("Alma draws", "")


def test_rehearsed_dice_are_asked_for():
    table = Table.scenario(
        {"phase": "actions", "players": {"Kolos": {"place": "forest"}, "Karok": {"place": "forest"}}}
    )
    said = typed(table, "7 7", "six three", "6 3", rehearse=True)
    assert "table.chance" in said
    assert table.state.players["Karok"].life == 4


def test_a_whole_game_by_typing_ones():
    table = new_table(2, seed=3)
    typed(table, *["1"] * 5000)
    assert isinstance(table.pending, Over)


def run(*args, stdin=""):
    return subprocess.run(
        [sys.executable, "-m", "krom_explore.cli", *args], input=stdin, capture_output=True, text=True, timeout=60
    )


def test_every_game_has_its_own_dice_and_a_number_that_plays_it_again():
    first, second = (run("play", "Kolos", "Alma", stdin="1\n").stdout for _ in range(2))
    number = re.search(r"--seed (\d+)", first)[1]
    assert number not in second
    assert run("play", "Kolos", "Alma", "--seed", number, stdin="1\n").stdout == first


def test_the_command_plays_and_leaves_quietly_at_the_end_of_input():
    done = run("play", "Kolos", "Alma", "--seed", "7", "--kromosaurus", "--glacial", "--longer", stdin="1\n")
    assert done.returncode == 0
    assert "You are Kolos." in done.stdout
    assert done.stderr == ""


def test_a_scenario_and_a_ruling_from_the_command_line(tmp_path):
    file = tmp_path / "fight.toml"
    file.write_text(
        'phase = "actions"\n[players]\nKolos = { place = "forest" }\nAlma = { place = "forest" }\n', "utf-8"
    )
    done = run("play", "--scenario", str(file), "--ruling", "combat_card_order=seats")
    assert done.returncode == 0
    assert "Combat in the Forest: Kolos and Alma." in done.stdout


@pytest.mark.parametrize(
    ("args", "sentence"),
    [
        (["play", "Bob", "Alma"], "players[0]"),
        (["play", "Alma"], "players"),
        (["play", "--scenario", "nowhere.toml"], "nowhere.toml"),
        (["play", "--load", "nowhere.json"], "nowhere.json"),
        (["play", "--rules", "nowhere.toml"], "nowhere.toml"),
        (["play", "--ruling", "kromosaurus_tye=lightest"], "kromosaurus_tie"),
        (["play", "--ruling", "kromosaurus_tie"], "NAME=OPTION"),
    ],
    ids=str,
)
def test_bad_arguments_get_a_sentence_and_no_traceback(args, sentence, capsys):
    assert main(args) == 2
    said = capsys.readouterr().err
    assert sentence in said
    assert "Traceback" not in said


@pytest.mark.parametrize(
    "line",
    [
        "9" * 5000, "why " + "9" * 5000, "why not " + "x" * 5000, "x" * 5000, "\udcff", "save a\0b",
        "save \udcff/\udcff", "٣" * 99,
    ],
    ids=lambda _: "odd",
)  # fmt: skip
def test_whatever_is_typed_is_answered(line):
    table = new_table(2)
    assert len(typed(table, line).encode()) < 20_000
    assert table.steps == 0


@pytest.mark.parametrize("line", ["6,,3", "9" * 5000, ",", "6 3 2 1 1 1 1 1", "x", "\udcff"], ids=lambda _: "odd")
def test_whatever_is_typed_as_dice_is_answered(line):
    table = new_table(2)
    while table.options:
        table.choose("go forest")
    typed(table, line, rehearse=True).encode()
    assert table.rolls == 0


@pytest.mark.parametrize(
    "args",
    [
        ["play", "--seed", "9" * 5000], ["play", "--load", "a\0b"], ["play", "--load", "/dev/zero"],
        ["play", "--ruling", "self=x"], ["rules", "--check", "\udcff"], ["rules", "--rules", "/dev/zero"],
        ["odds", "mountain", "--worth", "wood=1e9999999"], ["odds", "mountain", "--ruling", "self=x"],
        ["odds", "combat", "Alma:plus=" + "9" * 5000, "Kolos"], ["odds", "duel", "--simulate", "1000000000"],
        ["odds", "hunt", "2", "7", "--simulate", "5", "--seed", "\udcff" * 200],
    ],
    ids=lambda args: args[0],
)  # fmt: skip
def test_whatever_stands_on_the_command_line_is_answered_with_a_sentence(args, capsys):
    assert main(args) == 2
    said = capsys.readouterr().err
    assert said.strip()
    assert "Traceback" not in said


@pytest.mark.parametrize("seed", ["--5", "-", "x", "٣", "-7", "007"])
def test_a_seed_is_a_number_where_it_is_one(seed):
    assert seed_of(seed) in (seed, -7, 7, 3)
