"""Krom: rules, cards, sentences, odds and face of the game of cavemen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from krom_explore.games.package import HOMES, MODULES
from krom_explore.lazily import imported

if TYPE_CHECKING:
    import krom_explore.games.krom.rulebook as rulebook
    from krom_explore.games.krom import account as account
    from krom_explore.games.krom import face as face
    from krom_explore.games.krom import odds as odds
    from krom_explore.games.krom.activities import ACTIVITIES as ACTIVITIES
    from krom_explore.games.krom.bots import BOTS as BOTS
    from krom_explore.games.krom.catalogue import WORDS as WORDS
    from krom_explore.games.krom.coach import COACH as COACH
    from krom_explore.games.krom.examples import EXAMPLES as EXAMPLES
    from krom_explore.games.krom.exercises import EXERCISES as EXERCISES
    from krom_explore.games.krom.game import Table as Table
    from krom_explore.games.krom.handouts import HANDOUTS as HANDOUTS
    from krom_explore.games.krom.lessons import LESSONS as LESSONS
    from krom_explore.games.krom.quizzes import QUIZZES as QUIZZES
    from krom_explore.games.krom.ruleset import Ruleset as Ruleset

__all__ = ["account", "face", "odds", "rulebook", *HOMES]
__getattr__ = imported(__name__, HOMES, MODULES)
