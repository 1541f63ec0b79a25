"""The golden games stay as they are. After a change of rules or words that is meant: ``make golden``."""

import pytest

from .golden import FOLDER, GAMES, tell


@pytest.mark.parametrize("name", GAMES)
def test_golden_game(name):
    assert tell(name) == (FOLDER / f"{name}.txt").read_text(encoding="utf-8")


def test_every_golden_file_belongs_to_a_game():
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAMES)
