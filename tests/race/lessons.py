"""One lesson of the race, through the machinery that every game has."""

from importlib.resources import files

from krom_explore.learn.tracks import Lessons

from . import rulebook
from .game import Table
from .ruleset import Ruleset

NAMES = ("Ann", "Bob", "Cem", "Dee")

LESSONS = Lessons(
    table=Table,
    ruleset=Ruleset,
    rules=rulebook.index(),
    files={"race": files(__package__).joinpath("lessons.toml").read_text(encoding="utf-8")},
    names=lambda words, rules: {name: name for name in NAMES if name in words},
)
