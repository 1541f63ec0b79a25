"""The smallest game there is: a dice race with a secret choice. It goes through every check a game must pass."""

from importlib.resources import files

from krom_explore.learn import coach

from . import face, odds, rulebook
from .activities import ACTIVITIES
from .examples import EXAMPLES
from .exercises import EXERCISES
from .game import Table
from .lessons import LESSONS
from .quizzes import QUIZZES
from .ruleset import WORDS, Ruleset

COACH = coach.read(files(__package__).joinpath("coach.toml").read_text(encoding="utf-8"))

__all__ = [
    "ACTIVITIES", "COACH", "EXAMPLES", "EXERCISES", "LESSONS", "QUIZZES", "WORDS", "Ruleset", "Table", "face", "odds",
    "rulebook",
]  # fmt: skip
