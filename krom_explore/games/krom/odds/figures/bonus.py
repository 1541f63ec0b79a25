"""Bonus cards: whether somebody else may hold one that counters."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import TYPE_CHECKING

from krom_explore.engine import checks
from krom_explore.odds.drawn import Curves, Line

from ...ruleset import Ruleset
from .words import words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart

MOST_HAND = 6


def counters(players: int = 4, hand: int = 1) -> Chart:
    """The chance that one of the others holds a counter, by how many Bonus cards each of them has."""
    rules = Ruleset.load()
    checks.whole("players", players, rules.players.least, rules.players.most)
    checks.whole("hand", hand, 0, MOST_HAND)
    series = [
        Line(
            words("others", {"n": people - 1}), [(cards, held(people, cards, rules)) for cards in range(MOST_HAND + 1)]
        )
        for people in dict.fromkeys((players, rules.players.least))
    ]
    deck = rules.deck("bonus")
    facts = {"others": players - 1, "hand": hand, "chance": held(players, hand, rules)}
    return Curves(
        title=words("counters"),
        sentence=words("counters-say", facts),
        axis=words("axis-hand"),
        series=series,
        most=1,
        notes=(words("counters-note", {"n": len(counting(rules)), "all": len(deck)}),),
        invented=("bonus",) if "bonus" in rules.invented else (),
    ).chart()


def counting(rules: Ruleset) -> list[str]:
    """The cards of the Bonus deck that counter."""
    return [card for card in rules.deck("bonus") if card in rules.cards_played["counter"]]


def held(players: int, hand: int, rules: Ruleset) -> Fraction:
    """The chance that the others, who hold so many cards each, hold a counter among them; nothing else is known."""
    all_ = len(rules.deck("bonus"))
    drawn = min(all_, (players - 1) * hand)
    return 1 - Fraction(comb(all_ - len(counting(rules)), drawn), comb(all_, drawn))
