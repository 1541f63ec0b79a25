"""The chapters of the rules, each with positions to try."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

from krom_explore.games.face import Chapter, Opening, Watch

from .combat_sheet import COMBAT
from .numbers import NUMBERS


def chapter(name: str, data: dict[str, Any]) -> Chapter:
    return Chapter(
        paragraphs=data["paragraphs"],
        tries={key: position(entry) for key, entry in data["tries"].items()},
        watch=watch(data["watch"]),
        setter=COMBAT if data.get("sheet") == "combat" else None,
        more=tuple(data.get("more", ())),
        question=data.get("question", ""),
        numbers=NUMBERS.get(name),
        shows=tuple(data.get("shows", ())),
        notebook=data["notebook"],
    )


def watch(entry: dict[str, Any]) -> Watch:
    return Watch(position({name: value for name, value in entry.items() if name != "lines"}), tuple(entry["lines"]))


def position(entry: dict[str, Any]) -> Opening:
    if "scenario" in entry:
        return Opening(scenario=entry["scenario"])
    return Opening(new={"players": entry["new"]} | {name: value for name, value in entry.items() if name != "new"})


CHAPTERS = {
    name: chapter(name, data)
    for name, data in tomllib.loads(files(__package__).joinpath("chapters.toml").read_text(encoding="utf-8")).items()
}
