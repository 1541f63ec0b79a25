"""The Forest: what the next card brings when so many are gone."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING

from krom_explore.engine import checks
from krom_explore.odds.drawn import Bars, Series

from ...ruleset import Ruleset
from ..forest import MOST_KROM
from ..forest import forest as asked
from ..words import card_name
from .words import words

if TYPE_CHECKING:
    from krom_explore.odds.chart import Chart


def gathering(gone: int, krom: int) -> Chart:
    """What the next Gathering card brings when so many lie in the discard, and where to stop with so much Krom."""
    rules = Ruleset.load()
    deck = rules.deck("gathering")
    checks.whole("gone", gone, 0, len(deck))
    checks.whole("krom", krom, 0, MOST_KROM)
    discard = evenly(deck, gone)
    answer = asked(discard=discard, krom=krom, rules=rules)
    cards = sorted(answer.cards, key=lambda card: (-answer.chance_shuffled[card], card))
    series = [Series(words("as-it-lies"), [answer.chance[card] for card in cards])]
    if discard:
        series.append(Series(words("shuffled"), [answer.chance_shuffled[card] for card in cards]))
    told = [words("so-many", {"n": count, "card": card_name(card, rules)}) for card, count in discard.items()]
    return Bars(
        title=words("gathering", {"gone": gone, "left": len(deck) - gone}),
        sentence=answer.sentence,
        axis=words("axis-card"),
        labels=[words("card", {"card": card_name(card, rules)}) for card in cards],
        series=series,
        notes=(words("gone", {"cards": told}),) if discard else (),
        invented=answer.invented,
        most=Fraction(1, 2),
        lying=True,
    ).chart()


def evenly(deck: list[str], gone: int) -> Counter[str]:
    """So many cards of a deck as they go if all go alike: always one of those of which the largest part is left."""
    all_ = Counter(deck)
    left = Counter(deck)
    for _ in range(gone):
        left[max(left, key=lambda card: (Fraction(left[card], all_[card]), all_[card], card))] -= 1
    return all_ - left
