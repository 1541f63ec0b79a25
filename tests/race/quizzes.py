"""What a quiz asks about the race: where somebody is after a move."""

from krom_explore.learn.quiz import Question, choices, in_words_of
from krom_explore.odds.spread import Said

from .game import PACES, Table
from .ruleset import WORDS

PAIRS = {"easy": 1, "normal": 2, "hard": 3}
"""How often of four the dice are a pair."""


def moved(luck, level, rules):
    pace = "run" if level == "hard" else luck.pick(PACES)
    at = luck.number(1, rules.track.length - 1)
    dice = [luck.die() for _ in range(getattr(rules.pace, pace))]
    if len(dice) > 1 and luck.happens(PAIRS[level], 4):
        dice[1] = dice[0]
    table = Table.scenario({"players": {"Ann": at, "Bob": 0}}, rules=rules)
    lines = (pace, "walk", f"roll {','.join(map(str, dice))}")
    played = table.fork()
    for line in lines:
        played.play_line(line)
    event = next(event for event in played.log if event.args.get("player") == "Ann" and "at" in event.args)
    truth = event.args["at"]
    misread = {
        "doubles-do-not-matter": at + sum(dice),
        "one-die": at + dice[0],
        "stays-where-she-is": at,
        "all-begin-again": 0,
    }
    facts = {"player": "Ann", "at": at, "pace": pace, "dice": " ".join(map(str, dice))}
    return Question(
        table=table,
        ask=Said("quiz-moved", facts, WORDS),
        answer=truth,
        options=choices(luck, truth, misread, lambda place: Said("quiz-place", {"at": place}, WORDS).say),
        why=in_words_of(played, event),
        rules=(event.rule,),
        lines=lines,
        shown=lambda after: after.state.at["Ann"],
        invented=True,
    )


QUIZZES = {"moved": moved}
