"""Who wins the combat: equal dice and weight, what the Kromosaurus adds, what a card adds."""

from __future__ import annotations

from typing import Any

from krom_explore.learn.quiz import Luck, Question, Spoken, choices, in_words_of

from ..box import KROMOSAURUS
from ..catalogue import said
from ..game import Table
from ..ruleset import Ruleset
from .fights import Fight, fought
from .positions import says, weights_invented, where, who

NOBODY = "nobody"


def make(luck: Luck, level: str, rules: Ruleset) -> Question:
    fight = {"easy": easy, "normal": normal, "hard": hard}[level](luck, rules)
    decisive = [event for event in fight.events if event.kind == "tie" and event.args["first"] == fight.winner]
    return Question(
        table=fight.table,
        ask=said("quiz-winner", {"where": where(fight.place)}),
        answer=fight.winner,
        options=choices(luck, fight.winner, misreadings(fight), named),
        why=in_words_of(fight.played, *decisive, fight.event("combat")),
        rules=cited(fight),
        given=fight.given(),
        facts=fight.facts(),
        lines=fight.lines,
        told=fight.told,
        shown=winner_on,
        invented=bool(fight.tied) and weights_invented(rules, fight.tied),
    )


def easy(luck: Luck, rules: Ruleset) -> Fight:
    """Two have the same, and perhaps a third one less."""
    return fought(luck, rules, luck.number(2, 3), tie=2)


def normal(luck: Luck, rules: Ruleset) -> Fight:
    """Three with equal dice, or somebody against the Kromosaurus."""
    if luck.happens(1, 2):
        return fought(luck, rules, 3, tie=luck.number(2, 3))
    return fought(luck, rules, 2, tie=2 * luck.below(2), beast=True)


def hard(luck: Luck, rules: Ruleset) -> Fight:
    """A card is played, perhaps against the Kromosaurus, and the totals are level more often than not."""
    beast = luck.happens(1, 2)
    return fought(
        luck, rules, luck.number(2, 3), tie=luck.number(2, 3) if luck.happens(2, 3) else 0, beast=beast, card=True
    )


def misreadings(fight: Fight) -> dict[str, Any]:
    first = {
        "lighter-everywhere" if fight.heavier_wins else "heavier-everywhere": fight.ranked(
            fight.totals, not fight.heavier_wins
        )[0],
        "forgot-what-it-adds": fight.ranked(fight.plain(beast=False), fight.heavier_wins)[0],
        "cards-not-counted": fight.ranked(fight.plain(card=False), fight.heavier_wins)[0],
        "equal-dice-roll-again": NOBODY if fight.tied else None,
        "weight-before-dice": fight.by_weight_alone()[0],
        "the-beast-always-wins": KROMOSAURUS if KROMOSAURUS in fight.names else None,
        "most-life-wins": most_life(fight),
    }
    return {name: value for name, value in first.items() if value is not None}


def most_life(fight: Fight) -> str | None:
    """The player with more life than any other."""
    lives = {name: seat.life for name, seat in fight.table.state.players.items() if name in fight.names}
    best = [name for name in lives if lives[name] == max(lives.values())]
    return best[0] if len(best) == 1 else None


def cited(fight: Fight) -> tuple[str, ...]:
    ties = [event.rule for event in fight.events if event.kind == "tie" and event.args["first"] == fight.winner]
    card = ["combat.total"] if fight.card else []
    beast = ["kromosaurus.plus"] if KROMOSAURUS in fight.names else []
    return (*(ties if fight.tied else ()), *card, *beast, "combat.winner")


def named(value: str) -> Spoken:
    return says("nobody-wins") if value == NOBODY else who(value)


def winner_on(table: Table) -> str:
    return str(next(event.args["winner"] for event in table.log if event.kind == "combat"))
