"""The smallest game there is: a dice race with a secret choice. It goes through every check a game must pass."""

from . import face, odds, rulebook
from .exercises import EXERCISES
from .game import Table
from .ruleset import WORDS, Ruleset

__all__ = ["EXERCISES", "WORDS", "Ruleset", "Table", "face", "odds", "rulebook"]
