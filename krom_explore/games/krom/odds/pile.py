"""A pile: which card comes next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

from krom_explore.engine import checks
from krom_explore.games.krom.box import DECKS, MOST_CARDS, PLACES
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.odds.result import Result, Row
from krom_explore.odds.spread import Named, Said, Spread
from krom_explore.odds.steps import Explanation

from ..catalogue import WORDS, bad, said
from .words import row, step

FEW = 3
"""More cards than these are not listed in a sentence."""


class NextCard(Result):
    """One card drawn at random: a Gathering card, a Destination of the Kromosaurus, a card from a hand."""

    def __init__(self, cards: Counter[str], rules: Ruleset):
        self.rules = rules
        self.chance = Spread(dict(sorted(cards.items())), sum(cards.values()))
        """The chance of each card to be drawn."""

    def name(self, card: str, lang: str = "en") -> str:
        """A card as people call it: a Destination is called like its place."""
        if card in PLACES:
            return WORDS.message(f"place-{card}", lang)
        return card if card in self.rules.characters else self.rules.name(card, lang)

    def called(self, card: str) -> Named:
        return Named(card, self.name)

    @property
    def rulings(self) -> dict[str, str]:
        destinations = any(card in PLACES for card in self.chance)
        return {"kromosaurus_cards": self.rules.rulings["kromosaurus_cards"]} if destinations else {}

    @property
    def invented(self) -> tuple[str, ...]:
        decks = [deck for deck in DECKS if any(card in getattr(self.rules, deck) for card in self.chance)]
        return tuple([deck for deck in decks if deck in self.rules.invented])

    @property
    def title(self) -> Said:
        return said("odds-title-next-card", {})

    @property
    def sentence(self) -> Said:
        best = self.chance.all_likeliest
        args = {"count": len(best), "chance": self.chance[best[0]], "total": self.chance.total}
        if len(best) > FEW:
            return said("odds-next-cards", args)
        return said("odds-next-card", {**args, "cards": [self.called(card) for card in best]})

    @property
    def rows(self) -> list[Row]:
        return [
            row(f"card {card}", "card", {"name": self.called(card)}, chance) for card, chance in self.chance.items()
        ]

    def explained(self, about: str | None = None) -> Explanation:
        return Explanation(
            [
                step("card", {"card": self.called(card)}, ways, self.chance.total)
                for card, ways in self.chance.ways.items()
            ]
        )

    def trial(self, random: Random) -> list[str]:
        (card,) = random.choices(list(self.chance), list(self.chance.ways.values()))
        return [f"card {card}"]


def next_card(cards: Sequence[str], rules: Ruleset | None = None) -> NextCard:
    """How likely each of these cards is to be the one that is drawn; a card that is there twice is listed twice."""
    rules = Ruleset.given(rules)
    if not isinstance(cards, (list, tuple)) or not cards:
        raise bad("cards", "list-of-cards", found=checks.short(cards))
    if len(cards) > MOST_CARDS:
        raise bad("cards", "at-most-entries", most=MOST_CARDS, found=len(cards))
    there = dict.fromkeys(known(rules))
    for number, card in enumerate(cards):
        checks.one_of(f"cards[{number}]", card, there)
    return NextCard(Counter(cards), rules)


def known(rules: Ruleset) -> list[str]:
    """Everything that can be drawn."""
    return [*PLACES, *rules.characters, *(card for deck in DECKS for card in getattr(rules, deck))]
