"""Which dice to keep on a climb: the best policy, against what one is tempted to do."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

from krom_explore import text
from krom_explore.learn.quiz import Luck, NoQuestion, Question, Spoken, choices, in_words_of
from krom_explore.odds.dice import SIDES
from krom_explore.odds.spread import Named

from .. import odds
from ..answers import Intent, write
from ..box import COMBINATIONS
from ..catalogue import said
from ..game import Table
from ..odds.words import combination_name
from ..ruleset import Ruleset
from ..words import payout
from .positions import alone, follow, lines, of_box, says

Dice = tuple[int, ...]

MARGIN = {"easy": Fraction(3, 4), "normal": Fraction(1, 2), "hard": Fraction(1, 4)}
"""How much worse, in Krom, every other choice has to be."""

STOP = "stop"


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    prices = rules.mountain.rerolls
    left = luck.number(1, min(2 if level == "easy" else 3, len(prices)))
    krom = sum(prices[:left]) + (0 if left == len(prices) else luck.below(prices[left]) if prices[left] else 0)
    table, name = alone(luck, rules, "mountain", {"krom": krom})
    dice = tuple(sorted(luck.die() for _ in range(rules.mountain.dice)))
    climbing = climbed(table, dice)
    best = odds.mountain(left, rules=rules)
    worth = {choice.keep: choice for choice in best.choices(dice)}
    ranked = sorted(worth.values(), key=lambda choice: choice.regret)
    if ranked[1].regret == 0:
        raise NoQuestion  # several are best
    truth = ranked[0].keep
    near = {
        misreading: kept
        for misreading, kept in misreadings(dice, truth).items()
        if kept in worth and worth[kept].regret >= MARGIN[level]
    }
    answer = written(truth, dice)
    played = follow(climbing, luck, answer)
    sold = [of_box("worth", rules)] if rules.cave.prices else []
    return Question(
        table=climbing,
        ask=said("quiz-keep", {"player": name, "rerolls": left}),
        answer=answer,
        options=choices(
            luck,
            answer,
            {key: written(kept, dice) for key, kept in near.items()},
            lambda way: in_words_of(climbing, way),
        ),
        why=says("keep-why", do=Named(answer, climbing.say), best=ranked[0].value, next=ranked[1].value),
        rules=("mountain.keep", "mountain.reroll"),
        given=(
            says("rolled", dice=" ".join(map(str, dice))),
            says("has-krom", player=name, krom=krom),
            *paid(rules),
            *sold,
        ),
        facts={"dice": " ".join(map(str, dice))},
        lines=lines(climbing, played),
        shown=lambda after: after.tape[climbing.steps],
        invented=bool(best.invented),
    )


def climbed(table: Table, dice: Dice) -> Table:
    """The climb when the dice have fallen."""
    climbing = table.fork()
    climbing.choose("climb")
    climbing.roll([list(dice)])
    if getattr(climbing.pending, "question", "") != "reroll":
        raise NoQuestion
    return climbing


def written(kept: Dice, dice: Dice) -> str:
    return STOP if len(kept) == len(dice) else write(Intent("keep", dice=kept))


def paid(rules: Ruleset) -> tuple[Spoken, ...]:
    """What each combination pays, from the lowest to the highest."""

    def line(name: str) -> Spoken:
        return lambda lang: text.told_of(combination_name(name).say(lang), payout(name, rules, lang), lang)

    return tuple(line(name) for name in COMBINATIONS if name != "nothing")


def misreadings(dice: Dice, best: Dice) -> dict[str, Dice]:
    """What one is tempted to keep."""
    counts = Counter(dice)
    several = sorted((face for face in counts if counts[face] > 1), key=lambda face: (-counts[face], -face))
    read: dict[str, Dice] = {}
    if len(best) < len(dice):
        read["stopped-too-early"] = dice
    if several:
        most = (several[0],) * counts[several[0]]
        read["went-for-more"] = most
        single = max((face for face in dice if counts[face] == 1), default=0)
        if single:
            read["kept-a-die-too-many"] = tuple(sorted((*most, single)))
    if len(several) > 1:
        read["kept-one-pair-of-two"] = (max(several),) * counts[max(several)]
    row = longest_row(dice)
    if len(row) > 2:
        read["kept-a-row"] = row
    if high := tuple(face for face in dice if face > SIDES - 2):
        read["kept-the-high-dice"] = high
    read["rolled-everything-again"] = ()
    return read


def longest_row(dice: Dice) -> Dice:
    """The most faces that follow each other."""
    faces = sorted(set(dice))
    rows = [tuple(range(low, high + 1)) for low in faces for high in faces if high >= low]
    return max((row for row in rows if set(row) <= set(faces)), key=len)
