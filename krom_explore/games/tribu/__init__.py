"""Tribù: rules, cards, sentences and face of the game of chains, vases and spheres."""

from __future__ import annotations

from typing import TYPE_CHECKING

from krom_explore.games.package import HOMES, MODULES
from krom_explore.lazily import imported

if TYPE_CHECKING:
    import krom_explore.games.tribu.rulebook as rulebook
    from krom_explore.games.tribu import account as account
    from krom_explore.games.tribu import face as face
    from krom_explore.games.tribu import odds as odds
    from krom_explore.games.tribu.activities import ACTIVITIES as ACTIVITIES
    from krom_explore.games.tribu.bots import BOTS as BOTS
    from krom_explore.games.tribu.catalogue import WORDS as WORDS
    from krom_explore.games.tribu.coach import COACH as COACH
    from krom_explore.games.tribu.examples import EXAMPLES as EXAMPLES
    from krom_explore.games.tribu.exercises import EXERCISES as EXERCISES
    from krom_explore.games.tribu.game import Table as Table
    from krom_explore.games.tribu.handouts import HANDOUTS as HANDOUTS
    from krom_explore.games.tribu.lessons import LESSONS as LESSONS
    from krom_explore.games.tribu.quizzes import QUIZZES as QUIZZES
    from krom_explore.games.tribu.ruleset import Ruleset as Ruleset

__all__ = ["account", "face", "odds", "rulebook", *HOMES]
__getattr__ = imported(__name__, HOMES, MODULES)
