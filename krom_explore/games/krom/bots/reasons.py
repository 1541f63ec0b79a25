"""Why a bot answered as it did, in a sentence that tells others no more than the answer itself.

Where a choice is still face down nothing is said that depends on it; no card of a hand is named but the one that the
answer names; and where goods are hidden, nothing is said of what somebody has.
"""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from attrs import frozen

from krom_explore.engine.ports import Answer, Decision
from krom_explore.odds.spread import Named, Said

from .. import words
from ..catalogue import said
from ..odds.words import card_name
from ..rules.combat import rank
from ..ruleset import Ruleset
from ..state import State
from .appraisal import Book, held_by


@frozen
class InWords:
    """How a box calls an answer: a record, so that equal reasons are equal."""

    rules: Ruleset

    def __call__(self, answer: Answer, lang: str) -> str:
        return words.say(answer, lang, self.rules)


def why(game: State, decision: Decision, answer: Answer, book: Book) -> Said:
    """The reason for an answer that was weighed, from the position as the bot's own seat knows it."""
    facts: dict[str, Any] = {"player": decision.player}
    if decision.question == "movement":
        return toward(game, decision.player, book)
    if answer == "pass":  # who says why shows a hand: only who holds a certain card is asked
        return said("bot-why-pass", facts)
    if leads(game, decision):
        return said("bot-why-combat-ahead", facts)
    if decision.question != "action":
        return said(f"bot-why-{decision.question}", facts)
    intent = book.rules.grammar.parse(answer)
    if intent.verb == "hunt":
        from .. import odds

        prey = book.rules.hunt[intent.card]
        chance = Fraction(odds.hunt(prey.dice + intent.bought, prey.value))
        facts |= {"card": card_name(intent.card, book.rules), "chance": chance}
    elif intent.verb == "realise":
        evolution = book.rules.evolution[intent.card]
        facts |= {"card": card_name(intent.card, book.rules), "points": evolution.points}
        if other := dearer(decision, intent.card, book):
            return said("bot-why-realise-cheaper", {**facts, "other": card_name(other, book.rules)})
    return said(f"bot-why-{intent.verb}", facts)


def dearer(decision: Decision, card: str, book: Book) -> str | None:
    """The Evolution of most points that could be paid instead, costs more and brings more; None where all may not know
    what one can pay."""
    if book.rules.rulings["goods_shown"] == "hidden":
        return None
    evolution, costs = book.rules.evolution, book.rules.evolution_costs
    said = map(book.rules.grammar.parse, decision.options)
    others = [
        intent.card
        for intent in said
        if intent.verb == "realise"
        and evolution[intent.card].points > evolution[card].points
        and sum(costs[intent.card]) > sum(costs[card])
    ]
    return max(others, key=lambda other: evolution[other].points, default=None)


def leads(game: State, decision: Decision) -> bool:
    """Whether one who may play a card in a combat would win it without one: then a card is there to hurt."""
    if decision.question != "combat" or game.fight is None:
        return False
    return rank(decision.about["totals"], game.fight.strength)[0] == decision.player


def toward(game: State, name: str, book: Book) -> Said:
    """Why one goes where one goes, without a word on where: all know what lies open, and so what one is after."""
    player = game.players[name]
    facts: dict[str, Any] = {"player": name}
    aim = book.aim(game.evolutions, held_by(player), book.need(game, player))
    if aim is None or book.rules.rulings["goods_shown"] == "hidden":
        return said("bot-why-movement-normal", facts)
    return said("bot-why-movement-aim", {**facts, "card": card_name(aim, book.rules)})


# --- where answers were tried out: no other is named that would show a hand, nor how many were tried


def why_there(decision: Decision, games: int) -> Said:
    """The reason for a place, tried out like every other in so many games at the most."""
    return said("bot-why-movement-hard", {"player": decision.player, "games": games})


def why_tried(decision: Decision, answer: Answer, games: int, book: Book) -> Said:
    """The reason for an answer than which none did clearly better in so many games."""
    facts = {"player": decision.player, "games": games, "this": Named(answer, InWords(book.rules))}
    return said("bot-why-tried", facts)


def why_better(decision: Decision, answer: Answer, other: Answer, games: int, book: Book) -> Said:
    """The reason for an answer that did better than another in so many games with both."""
    called = InWords(book.rules)
    ways = {"this": Named(answer, called), "that": Named(other, called)}
    return said("bot-why-better", {"player": decision.player, "games": games, **ways})
