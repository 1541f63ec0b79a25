"""The lessons of Tribù: a track of steps for each chapter, written for the bundled box and adapted to any other."""

from __future__ import annotations

from importlib.resources import files

from krom_explore.learn.tracks import Lessons

from .. import rulebook
from ..face.chapters import CHAPTERS
from ..game import Table
from ..ruleset import Ruleset
from .names import called, said

LESSONS = Lessons(
    table=Table,
    ruleset=Ruleset,
    rules=rulebook.index(),
    files={name: files(__package__).joinpath(f"{name}.toml").read_text(encoding="utf-8") for name in CHAPTERS},
    names=called,
    said=said,
)
