"""The chapters of the rules, each with positions to try."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from krom_explore.games.face import Chapter, Opening, Watch

from .numbers import NUMBERS

NOTEBOOK = "40_tribu.ipynb"
"""The tutorial that teaches all of them."""


def chapter(name: str, data: dict[str, Any]) -> Chapter:
    return Chapter(
        paragraphs=data["paragraphs"],
        tries={key: Opening(entry["scenario"]) for key, entry in data["tries"].items()},
        watch=Watch(Opening(data["watch"]["scenario"]), tuple(data["watch"]["lines"])),
        more=("mine",),
        numbers=NUMBERS.get(name),
        shows=tuple(data["shows"]),
        notebook=NOTEBOOK,
    )


CHAPTERS = {
    name: chapter(name, data)
    for name, data in tomllib.loads(files(__package__).joinpath("chapters.toml").read_text(encoding="utf-8")).items()
}
