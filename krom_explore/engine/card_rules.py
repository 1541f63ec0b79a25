"""Rules of games that are played with cards: what their cards are called, and where each of them comes from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Self

from attrs import frozen

from krom_explore.text import Catalogue

from . import own_box
from .entries import named
from .names import names_in, plain
from .ruleset import GameRules


@frozen(kw_only=True, slots=False)  # with slots, cached properties would make every look-up slow
class CardRules(GameRules):
    """A box with cards in it, whose entries say where they come from."""

    WORDS: ClassVar[Catalogue]
    """The catalogue of the game: what is written beside a box of one's own."""
    DECKS: ClassVar[tuple[str, ...]]
    """The sections in which the cards are."""

    def with_marks(self, bundled: Self, given: Mapping[str, Any]) -> Self:
        return own_box.with_marks(self, bundled, given)

    def to_toml(self, lang: str = "en") -> str:
        """This box as TOML text with comments, from which ``from_toml`` makes the same one again."""
        return own_box.written(self, self.bundled(), self.WORDS, lang)

    # --- the cards

    @cached_property
    def cards(self) -> dict[str, Any]:
        """Every kind of card by its id, from whichever deck."""
        return {card: entry for deck in self.DECKS for card, entry in getattr(self, deck).items()}

    def card_names(self, deck: str | None = None) -> dict[str, str]:
        """Every way to write a card of the deck (or of any), as ``plain`` makes it, and the card's id."""
        return self._card_names[deck]

    def find_card(self, written: str, deck: str | None = None) -> str | None:
        """The id of the card that somebody has written by its id or by any of its names."""
        return self._card_names[deck].get(plain(written))

    @cached_property
    def _card_names(self) -> dict[str | None, dict[str, str]]:
        return {None: names_in(self.cards), **{deck: names_in(getattr(self, deck)) for deck in self.DECKS}}

    def name(self, card: str, lang: str = "en") -> str:
        """The name of a card for people."""
        return named(card, self.cards[card].names, lang)

    @property
    def invented(self) -> list[str]:
        """The sections whose entries are, at least in part, invented."""
        return [
            section
            for section in own_box.tables_in(self)
            if any(entry.mark == "invented" for entry in getattr(self, section).values())
        ]
