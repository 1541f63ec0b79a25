"""Every rule is taught in a lesson, said by the coach or asked in a quiz; or it is named here, with the reason."""

from krom_explore.games import krom
from krom_explore.learn import quiz

SEEDS = 25
"""Of each kind of quiz, at each level."""

OF_THE_APP = "it says how this table works and not how the game does"
RUNS_OUT = "it matters when a pile or the tokens run out, which a first game hardly comes to"
SET_UP = "it is settled before the game begins, and there is nothing to decide"
BY_ITSELF = "it happens by itself in sight of everybody, and asks nothing of anybody"
RARE = "two rare things must come together; it has a position to try"

NOT_TAUGHT = {
    "bonus.counter.order": RARE,
    "bonus.effect.convert.countered": RARE,
    "bonus.hand": BY_ITSELF,
    "bonus.runs_out": RUNS_OUT,
    "combat.dice": RUNS_OUT,
    "combat.tie.roll_off": "no two in the box weigh the same",
    "ending.evolutions_gone": RUNS_OUT,
    "ending.longer": SET_UP,
    "forest.runs_out": RUNS_OUT,
    "kromosaurus.cards": BY_ITSELF,
    "kromosaurus.either_side": SET_UP,
    "kromosaurus.optional": SET_UP,
    "kromosaurus.setup": SET_UP,
    "mountain.where": "it says no more than that one does in a place what that place is for",
    "savannah.replace": BY_ITSELF,
    "savannah.runs_out": RUNS_OUT,
    "setup.characters": SET_UP,
    "setup.characters.choice": SET_UP,
    "setup.scenario": OF_THE_APP,
    "setup.table": SET_UP,
    "stunned.after_acting": RARE,
    "stunned.counter": RARE,
    "supply.tokens": RUNS_OUT,
    "table.answers": OF_THE_APP,
    "table.chance": OF_THE_APP,
    "table.no_trade": OF_THE_APP,
    "table.open": BY_ITSELF,
    "table.over": OF_THE_APP,
    "table.room": OF_THE_APP,
    "table.undo": OF_THE_APP,
}


def taught():
    return {rule for steps in krom.LESSONS.tracks.values() for step in steps for rule in step["rules"]}


def coached():
    return {rule for moment in krom.COACH.moments.values() for rule in moment.rules}


def asked():
    rules = krom.Ruleset.load()
    posed = [
        quiz.pose(krom.QUIZZES, kind, level, seed, rules)
        for kind in krom.QUIZZES
        for level in quiz.LEVELS
        for seed in range(SEEDS)
    ]
    return {rule for one in posed if one for rule in one.question.rules}


def test_every_rule_is_taught_coached_or_asked_or_has_a_reason_why_not():
    assert set(krom.rulebook.index()) - taught() - coached() - asked() == set(NOT_TAUGHT)
