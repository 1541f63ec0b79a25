"""The grammar of answers: one parser and one writer, so that rules and sentences work with named fields.

An answer is a verb and what goes with it: ``hunt dodo +1``, ``play termites Karok wood``. That form is what stands on a
tape and among the options. People may also call a card by the name printed on it, in any language of the box, with or
without capitals, and with blanks, underscores or hyphens: ``hunt Cave Bear +1``, ``play Head-butt``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from krom_explore.engine.names import MOST_KEPT, Kept, Names

from .box import COMBINATIONS, DECKS, KROMOSAURUS, PLACES, RESOURCES, TOKENS

if TYPE_CHECKING:
    from .ruleset import Ruleset

ALONE = ("rest", "shuffle", "draw", "climb", "again", "stop", "pass", "done")
"""Verbs that nothing goes with."""

DECK_OF = {"hunt": "hunt", "realise": "evolution", "play": "bonus", "counter": "bonus"}
"""Verbs that a card goes with, and the deck that it is from."""

VERBS = (*ALONE, *DECK_OF, "go", "buy", "keep", "claim", "take", "give", "rob", "victim")

TARGETED = ("lose", "steal", "swap")
"""The effects of cards that are played on another player."""

GOODS = (*TOKENS, "bonus", "life", "nothing")

_AMOUNT = re.compile(rf"(\d*)({'|'.join(GOODS)})")
_BOUGHT = re.compile(r"\+(\d{1,2})")
_FACE = re.compile(r"\d")


class Intent(NamedTuple):
    """An answer taken apart. What does not go with its verb is empty."""

    verb: str
    place: str = ""
    good: str = ""
    """What is bought or robbed."""
    card: str = ""
    target: str = ""
    """The player whom it is done to."""
    bought: int = 0
    """Dice bought for a hunt."""
    paid: tuple[str, ...] = ()
    """The resources that a Bonus card costs its player."""
    picks: tuple[str, ...] = ()
    """The goods that are gained, taken or handed over: ``wood``, or ``2stone+bonus`` for one side of a choice."""
    dice: tuple[int, ...] = ()
    """The dice that are kept."""
    combination: str = ""
    rest: str = ""
    """What could not be understood."""
    text: str = ""
    """The answer as it came."""

    @property
    def said(self) -> str:
        """What came after the verb."""
        return self.text.partition(" ")[2]

    @property
    def understood(self) -> bool:
        return self.verb in VERBS and not self.rest


def parse(text: str, rules: Ruleset) -> Intent:
    """The answer taken apart."""
    return rules.grammar.parse(text)


def write(intent: Intent) -> str:
    """The answer as it stands on a tape and among the options."""
    bought = f"+{intent.bought}" if intent.bought else ""
    named = (intent.verb, intent.place, intent.good, intent.card, intent.target, bought)
    return " ".join(filter(None, (*named, *intent.paid, *intent.picks, *map(str, intent.dice), intent.combination)))


def tidy(text: str, rules: Ruleset) -> str:
    """The stable form of an answer or of a card that is named; the text as it came where neither is understood."""
    intent = rules.grammar.parse(text)
    return write(intent) if intent.understood else rules.grammar.thing(text) or text


@lru_cache(maxsize=MOST_KEPT)
def hunt(card: str, bought: int) -> str:
    return write(Intent("hunt", card=card, bought=bought))


@lru_cache(maxsize=MOST_KEPT)
def realise(card: str) -> str:
    return write(Intent("realise", card=card))


@lru_cache(maxsize=MOST_KEPT)
def play(card: str, target: str = "", paid: tuple[str, ...] = (), picks: tuple[str, ...] = ()) -> str:
    return write(Intent("play", card=card, target=target, paid=paid, picks=picks))


def amounts(picks: Iterable[str]) -> list[tuple[str, int | None]]:
    """The goods in some picks, each with its number where it is said: ``2stone+bonus`` is 2 Stones and Bonus cards."""
    found = [amount for pick in picks for part in pick.split("+") if (amount := _AMOUNT.fullmatch(part))]
    return [(amount[2], int(amount[1]) if amount[1] else None) for amount in found]


class Grammar:
    """How answers are read at a table with this box: its cards and characters have names."""

    def __init__(self, rules: Ruleset):
        self.rules = rules
        self.cards = {deck: Names({card: each.names.values() for card, each in getattr(rules, deck).items()})
                      for deck in DECKS}  # fmt: skip
        self.characters = Names(dict.fromkeys((*rules.characters, KROMOSAURUS), ()))
        self.parse: Callable[[str], Intent] = Kept(self.read, write).__getitem__
        """The answer taken apart. Rules ask for the same answers again and again, so that each is read only once."""

    def thing(self, name: str) -> str:
        """The card, the place or the character of this name, where there is one."""
        words = name.split()
        every = (*self.cards.values(), _PLACES, self.characters)
        return next((found for names in every if (found := names.whole(words))), "")

    def read(self, text: str) -> Intent:
        first, *words = text.split() or [""]
        said = Intent(first.casefold(), text=text)
        match said.verb:
            case "hunt":
                return best(said._replace(card=card, **bought(more)) for card, more in self._cards("hunt", words))
            case "play":
                return best(each for card, more in self._cards("play", words) for each in self._plays(said, card, more))
            case "realise" | "counter":
                found = self._cards(said.verb, words)
                return best(said._replace(card=card, rest=" ".join(more)) for card, more in found)
            case "victim":
                found = self.characters.fits(words)
                return best(said._replace(target=name, rest=" ".join(more)) for name, more in found)
            case "keep":
                dice = sorted(int(word) for word in words if _FACE.fullmatch(word))
                return said._replace(dice=tuple(dice), rest=unless(_FACE.fullmatch, words))
            case "take" | "give":
                return said._replace(picks=in_order(words), rest=unless(is_pick, words))
            case "go":
                return said._replace(place=_PLACES.whole(words), rest=unless(_PLACES.whole, [" ".join(words)]))
            case "buy" | "rob":
                return said._replace(good=_GOODS.whole(words), rest=unless(_GOODS.whole, [" ".join(words)]))
            case "claim":
                named = _COMBINATIONS.whole(words)
                return said._replace(combination=named, rest=unless(_COMBINATIONS.whole, [" ".join(words)]))
        return said._replace(rest=" ".join(words))

    def _cards(self, verb: str, words: Sequence[str]) -> Iterator[tuple[str, Sequence[str]]]:
        return self.cards[DECK_OF[verb]].fits(words)

    def _plays(self, said: Intent, card: str, words: Sequence[str]) -> Iterator[Intent]:
        """A card on its target, where it has one, with the resources that are paid and then those that are wanted."""
        entry = self.rules.bonus.get(card)
        own = (entry.pay or entry.give).get("resource", 0) if entry else 0
        targets = self.characters.fits(words) if entry and entry.effect in TARGETED else iter([("", words)])
        for target, more in targets:
            paid, picks = in_order(more[:own]), in_order(more[own:])
            yield said._replace(card=card, target=target, paid=paid, picks=picks, rest=unless(is_resource, more))


_PLACES, _GOODS, _COMBINATIONS = (Names(dict.fromkeys(names, ())) for names in (PLACES, GOODS, COMBINATIONS))


def best(readings: Iterable[Intent]) -> Intent:
    """The first reading that leaves nothing over; failing that, the one that leaves least."""
    tried = []
    for reading in readings:
        if not reading.rest:
            return reading
        tried.append(reading)
    return min(tried, key=lambda reading: len(reading.rest))


def bought(words: Sequence[str]) -> dict[str, Any]:
    """The ``+1`` after a prey."""
    number = _BOUGHT.fullmatch(words[0]) if len(words) == 1 else None
    return {"bought": int(number[1])} if number else {"rest": " ".join(words)}


def is_pick(word: str) -> bool:
    return all(_AMOUNT.fullmatch(part) for part in word.casefold().split("+"))


def is_resource(word: str) -> bool:
    return word.casefold() in RESOURCES


def in_order(words: Sequence[str]) -> tuple[str, ...]:
    """Picks as the options name them: Wood, Stone, Bone."""
    picks = [word.casefold() for word in words if is_pick(word)]
    return tuple(sorted(picks, key=lambda pick: RESOURCES.index(pick) if pick in RESOURCES else len(RESOURCES)))


def unless(good: Callable[[str], object], words: Sequence[str]) -> str:
    """The words, where one of them is not as it should be."""
    return "" if all(good(word) for word in words if word) else " ".join(words)
