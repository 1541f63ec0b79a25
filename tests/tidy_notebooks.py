"""Notebooks in the one style that diffs well: ``make tidy`` writes them all anew, and changes nothing twice."""

import json
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent.parent / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
APP = FOLDER / "app.ipynb"


def cells(path: Path) -> list[tuple[str, str]]:
    """The cells that have something in them: what kind each is, and its text."""
    stored = json.loads(path.read_text("utf-8"))["cells"]
    found = [(cell["cell_type"], "".join(cell["source"]).strip("\n")) for cell in stored]
    return [(kind, source) for kind, source in found if source.strip()]


def tidied(path: Path) -> str:
    """The notebook without outputs, counts and whatever the editor has left in it."""
    notebook = {
        "cells": [cell(number, *content) for number, content in enumerate(cells(path), 1)],
        "metadata": {
            "kernelspec": {"display_name": "Python 3 (ipykernel)", "language": "python", "name": "python3"},
            "language_info": {"name": "python"},
            "voila": {"template": "krom_tutorial"},
        },
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n"


def cell(number: int, kind: str, source: str) -> dict[str, Any]:
    tidy = {"cell_type": kind, "id": f"cell-{number:02}", "metadata": {}, "source": source.splitlines(keepends=True)}
    return {**tidy, "execution_count": None, "outputs": []} if kind == "code" else tidy


def main() -> None:
    for path in NOTEBOOKS:
        if path.read_text("utf-8") != tidied(path):
            path.write_text(tidied(path), encoding="utf-8")
            print(path.name)


if __name__ == "__main__":
    main()
