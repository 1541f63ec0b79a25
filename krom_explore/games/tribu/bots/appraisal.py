"""What is to be hoped for from chains, in thousandths of a sphere.

A place in a chain is worth its spheres as often as its card comes in time (``chances``): where one holds it, when all
before it have been laid, for only one card is laid in a turn; else by the exact wait among the cards that are unseen.
All numbers are whole, so that they come out the same on every machine.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import NamedTuple

from ..box import BOTH, COLOURS
from ..ruleset import Ruleset
from ..state import Chain
from .chances import WHOLE, in_time

SPHERE = 1000
SURE = WHOLE * WHOLE
"""What chances are counted with while they are multiplied."""
ANY = "any"
"""A chain of whatever colours: never magical."""


class Place(NamedTuple):
    """A place in a chain, or that of its Totem."""

    cards: tuple[str, ...]
    """What fits, the best first."""
    spheres: int
    """What one of them brings on average, in thousandths."""


class Hope(NamedTuple):
    """What may still come of a chain."""

    worth: int
    cards: tuple[str, ...]
    """The held cards that go into it."""


class Book:
    """One box in the eyes of a bot."""

    def __init__(self, rules: Ruleset):
        self.rules = rules

    @cached_property
    def places(self) -> dict[tuple[str, str, bool], tuple[Place, ...]]:
        """The places of each character's chain, by colour, and while a card for any vase may come there or not."""
        return {
            (name, colour, may_be_any): tuple(self.place(slot[not may_be_any], colour) for slot in slots)
            for name, slots in self.rules.slots.items()
            for colour in (ANY, *COLOURS)
            for may_be_any in (True, False)
        }

    @cached_property
    def totems(self) -> dict[str, Place]:
        tested = self.rules.rulings["magic_colours"] != "vases"
        return {colour: self.place(self.rules.totems, colour if tested else ANY) for colour in (ANY, *COLOURS)}

    def place(self, fits: frozenset[str], colour: str) -> Place:
        rules = self.rules
        cards = [card for card in fits if colour == ANY or rules.dioramas[card].colour in (colour, BOTH)]
        cards.sort(key=lambda card: (card in rules.for_any_vase, -rules.spheres[card], card))
        copies = sum(rules.cards[card].copies for card in cards)
        spheres = sum(rules.cards[card].copies * rules.spheres[card] for card in cards)
        return Place(tuple(cards), SPHERE * spheres // max(1, copies))

    @cached_property
    def belonging(self) -> dict[str, tuple[str, ...]]:
        """The cards that a character's chain may take, the character itself among them."""
        totems = self.rules.totems
        return {
            name: (name, *sorted(totems.union(*(slot[0] for slot in slots))))
            for name, slots in self.rules.slots.items()
        }

    def colours(self, chain: Chain) -> list[str]:
        """What a chain may become: magical in one of the colours, or none of that."""
        laid = {self.rules.dioramas[card].colour for card in chain.vases}
        if self.rules.rulings["magic_colours"] == "with_character":
            laid.add(self.rules.characters[chain.character].colour)
        return [ANY, *(colour for colour in COLOURS if laid <= {colour, BOTH})]


class Prospect:
    """What everybody may hope for at one moment: which cards are unseen, and how long the challenge may last."""

    def __init__(self, book: Book, unseen: Mapping[str, int], keep: int, completing: int):
        self.book = book
        self.rules = book.rules
        self.unseen = unseen
        self.size = sum(unseen.values())
        self.keep = keep
        """How likely the challenge is still open after a turn."""
        self.completing = completing
        """Spheres that it is worth besides to have a complete chain."""
        self._later = [SURE]
        self._comes: dict[tuple[tuple[str, ...], int], int] = {}
        self._hopes: dict[tuple[object, ...], Hope] = {}

    def later(self, turns: int) -> int:
        """How likely the challenge is still open after so many turns."""
        while len(self._later) <= turns:
            self._later.append(self._later[-1] * self.keep // WHOLE)
        return self._later[turns]

    def comes(self, cards: tuple[str, ...], ahead: int) -> int:
        """How likely one of these cards is drawn in time by somebody who holds so many that nobody has seen."""
        key = (cards, ahead)
        if key not in self._comes:
            helpers = sum(self.unseen.get(card, 0) for card in cards)
            self._comes[key] = in_time(self.size, helpers, self.keep, ahead)
        return self._comes[key]

    def of(self, chain: Chain, begun: bool, leader: bool, held: Mapping[str, int], queue: int, ahead: int = 0) -> Hope:
        """What may still come of a chain that is the leader's or not, on the table or still to be begun.

        ``held`` are cards that one has for it, before which ``queue`` others are to be laid; ``ahead`` as above.
        """
        belonging = tuple([card for card in self.book.belonging[chain.character] if held.get(card, 0) > 0])
        key = (chain.character, begun, leader, tuple(chain.vases), chain.totem, belonging, queue, ahead)
        if key not in self._hopes:
            found = [
                _Plan(self, set(belonging), self.later(queue), ahead).made(chain, begun, leader, colour)
                for colour in self.book.colours(chain)
            ]
            self._hopes[key] = max(found, key=lambda hope: hope.worth)
        return self._hopes[key]


class _Plan:
    """A chain gone through from its next place to its Totem."""

    def __init__(self, prospect: Prospect, held: set[str], chance: int, ahead: int):
        self.prospect = prospect
        self.held = held
        self.chance = chance
        """How likely it is to come so far."""
        self.ahead = ahead
        self.worth = 0
        self.taken: list[str] = []

    def made(self, chain: Chain, begun: bool, leader: bool, colour: str) -> Hope:
        rules, book = self.prospect.rules, self.prospect.book
        name = chain.character
        if not begun:
            self.wait_for(Place((name,), SPHERE * rules.spheres[name]))
        may_be_any = rules.for_any_vase.isdisjoint(chain.vases)
        last = len(rules.slots[name])
        for number in range(len(chain.vases), last):
            card = self.wait_for(book.places[name, colour, may_be_any][number])
            may_be_any = may_be_any and card not in rules.for_any_vase
        if len(chain.vases) < last:
            self.worth += self.chance * self.prospect.completing
        if chain.totem is None:
            magic = 0 if colour == ANY else rules.goal.leader if leader else rules.goal.magic
            self.wait_for(book.totems[colour], magic)
        return Hope(self.worth // WHOLE, tuple(self.taken))

    def wait_for(self, place: Place, more: int = 0) -> str:
        """Fill a place with a card that is held, or wait for one. The card, if it is held."""
        for card in place.cards:
            if card in self.held:
                self.held.discard(card)
                self.taken.append(card)
                self.chance = self.chance * self.prospect.keep // WHOLE
                self.worth += self.chance * (self.prospect.rules.spheres[card] + more)
                return card
        self.chance = self.chance * self.prospect.comes(place.cards, self.ahead) // WHOLE
        self.worth += self.chance * (place.spheres + SPHERE * more) // SPHERE
        return ""


def book_of(rules: Ruleset) -> Book:
    """What a bot knows of a box: made once."""
    book: Book = rules.kept.get(Book) or rules.kept.setdefault(Book, Book(rules))
    return book
