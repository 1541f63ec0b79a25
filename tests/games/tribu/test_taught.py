"""Every rule is taught in a lesson, asked in a quiz or said by the coach; or it is named here, with the reason."""

from functools import cache

from krom_explore.games import tribu
from krom_explore.learn import quiz

SEEDS = 40
"""Of each kind of quiz, at each level."""

OF_THE_APP = "it says how this table works and not how the game does"
RUNS_OUT = "it matters when the cards run out, which a first game hardly comes to"
SET_UP = "it is settled before the first turn, and there is nothing to decide"
BY_ITSELF = "it happens by itself in sight of everybody, and asks nothing of anybody"
RARE = "two rare things must come together; it has a position to try"

NOT_TAUGHT = {
    "action.block.gone": RARE,
    "challenge.tested": RUNS_OUT,
    "deck.open": BY_ITSELF,
    "deck.order": BY_ITSELF,
    "deck.short": RUNS_OUT,
    "lonely.blocked": RARE,
    "setup.deal": SET_UP,
    "setup.first": SET_UP,
    "setup.scenario": OF_THE_APP,
    "table.answers": OF_THE_APP,
    "table.chance": OF_THE_APP,
    "table.over": OF_THE_APP,
    "table.room": OF_THE_APP,
    "table.undo": OF_THE_APP,
}


def taught():
    return {rule for steps in tribu.LESSONS.tracks.values() for step in steps for rule in step["rules"]}


@cache
def asked():
    rules = tribu.Ruleset.load()
    posed = [
        quiz.pose(tribu.QUIZZES, kind, level, seed, rules)
        for kind in tribu.QUIZZES
        for level in quiz.LEVELS
        for seed in range(SEEDS)
    ]
    return {rule for one in posed if one for rule in one.question.rules}


def coached():
    coach = getattr(tribu, "COACH", None)
    return {rule for moment in coach.moments.values() for rule in moment.rules} if coach else set()


def test_every_rule_is_taught_or_asked_or_has_a_reason_why_not():
    """What the coach says besides needs no reason."""
    left = set(tribu.rulebook.index()) - taught() - asked()
    assert left <= coached() | set(NOT_TAUGHT)
    assert set(NOT_TAUGHT) <= left - coached()
