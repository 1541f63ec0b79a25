"""Notebooks are thin pages: prose and one call, nothing stored. They run under nbval (see the Makefile)."""

import json
from pathlib import Path

import pytest

from krom_explore.games import krom
from krom_explore.ui import pages
from krom_explore.ui.room import Visitor

FOLDER = Path(__file__).parent.parent / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_prose_and_one_call(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    code = [cell for cell in cells if cell["cell_type"] == "code"]
    assert len(code) == 1
    source = "".join(code[0]["source"])
    assert source.count("show(") == 1
    assert not [word for word in ("def ", "class ", "lambda", "for ", "if ") if word in source]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in code)


def test_every_chapter_has_its_notebook():
    numbered = [path.stem.partition("_") for path in NOTEBOOKS if path.stem != "app"]
    assert [number for number, _, _ in numbered] == [f"{n:02}" for n in range(1, len(numbered) + 1)]
    assert [name for _, _, name in numbered][: len(krom.face.CHAPTERS)] == list(krom.face.CHAPTERS)


@pytest.mark.parametrize("path", [path for path in NOTEBOOKS if path.stem != "app"], ids=lambda path: path.stem)
def test_the_call_opens_a_page_that_exists(path):
    cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
    source = "".join("".join(cell["source"]) for cell in cells if cell["cell_type"] == "code")
    route = source.split('show("')[1].split('"')[0]
    assert pages.open_page(route, Visitor()).route == route
