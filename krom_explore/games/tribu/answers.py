"""The grammar of answers: one parser and one writer, so that rules and sentences work with named fields.

An answer is a verb and what goes with it; a chain is named by its character:

====================================  ==============================================================================
``draw``, ``take``                    a card from the deck, or the top of the discard
``discard CARD``                      put a card on the discard
``place CARD``                        begin a chain with a character
``place CARD CHAIN``                  add a Diorama to one's chain
``activate CARD CHAIN``               lay a card face down beside one's chain
``swap CARD CHAIN``                   exchange it for the card that lies there
``play CARD``                         an action: draw cards
``play CARD PLAYER CHAIN``            an action: block a player, at one of their chains
``play CARD PLAYER CHAIN OWN``        an action: steal the last Diorama of a chain, for one's own
``use CARD CHAIN OWN``                turn over the Diorama that lies at CHAIN and add it to OWN
``attack CARD CHAIN PLAYER TARGET``   turn over the event that lies at CHAIN and send it against a chain of PLAYER
``protect CARD CHAIN``, ``pass``      turn over the protection that lies at CHAIN, or let it happen
``lead CHARACTER``                    choose a leader
====================================  ==============================================================================

That form is what stands on a tape and among the options. People may also call a card by any of its names and a player
without capitals: ``place Red horse Rider``, ``attack Wolf Scout bob Rider``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from krom_explore.engine.names import MOST_KEPT, Kept, Names

if TYPE_CHECKING:
    from .ruleset import Ruleset

ALONE = ("draw", "take", "pass")
"""Verbs that nothing goes with."""

SHAPES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(ALONE, ()),
    "discard": ("card",),
    "place": ("card", "chain"),
    "activate": ("card", "chain"),
    "swap": ("card", "chain"),
    "use": ("card", "chain", "target"),
    "attack": ("card", "chain", "player", "target"),
    "protect": ("card", "chain"),
    "lead": ("card",),
}
"""What goes with each verb, in order. What goes with ``play`` depends on the card."""

PLAYED = {"draw": ("card",), "block": ("card", "player", "target"), "steal": ("card", "player", "target", "chain")}
"""What goes with ``play``, by what the action does."""

VERBS = (*SHAPES, "play")

MOST_READINGS = 1_000
"""Ways to read what somebody wrote that are tried: the names of a box may be the beginnings of each other."""


class Intent(NamedTuple):
    """An answer taken apart. What does not go with its verb is empty."""

    verb: str
    card: str = ""
    chain: str = ""
    """The character of one's own chain: where a card goes, or where it lies face down."""
    player: str = ""
    """Whom it is done to."""
    target: str = ""
    """The chain that it is done to: another player's, or with ``use`` one's own."""
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
    if intent.verb == "play":
        named = (intent.verb, intent.card, intent.player, intent.target, intent.chain)
    else:
        named = (intent.verb, intent.card, intent.chain, intent.player, intent.target)
    return " ".join(filter(None, named))


def tidy(text: str, rules: Ruleset, players: Sequence[str]) -> str:
    """The stable form of an answer or of a card that is named; the text as it came where neither is understood."""
    intent = meant(text, rules, players)
    return write(intent) if intent.understood else rules.grammar.cards.whole(text) or text


def meant(text: str, rules: Ruleset, players: Sequence[str]) -> Intent:
    """An answer that somebody gave, taken apart as well as it goes: for saying why it is refused."""
    intent = rules.grammar.parse(text)
    return intent if _stable(intent, players) else rules.grammar.read(text, tuple(players))


def _stable(intent: Intent, players: Sequence[str]) -> bool:
    return intent.understood and (not intent.player or intent.player in players) and write(intent) == intent.text


class Grammar:
    """How answers are read at a table with this box: its cards have names, and so have the players."""

    def __init__(self, rules: Ruleset):
        self.rules = rules
        self.cards = Names({card: entry.names.values() for card, entry in rules.cards.items()})
        self.characters = Names({card: entry.names.values() for card, entry in rules.characters.items()})
        self.parse: Callable[[str], Intent] = Kept(self.stable, write).__getitem__
        """The answer taken apart. Rules ask for the same answers again and again, so that each is read only once."""

    def stable(self, text: str) -> Intent:
        """An answer in its stable form: ids are single words, and what is left over is a player's name."""
        verb, *words = text.split(" ")
        said = Intent(verb, text=text)
        if verb not in VERBS:
            return said._replace(rest=" ".join(words))
        card = words[0] if words else ""
        shape = self._shape(verb, card)
        if len(words) < len(shape) and not (verb == "place" and len(words) == 1):
            return said._replace(rest=text)
        found: dict[str, str] = {}
        behind = len(shape) - shape.index("player") - 1 if "player" in shape else 0
        for field in shape if "player" not in shape else shape[: shape.index("player")]:
            found[field] = words.pop(0) if words else ""
        if "player" in shape:
            found |= dict(zip(shape[-behind:], words[-behind:], strict=True))
            found["player"] = " ".join(words[:-behind])
            words = []
        known = all(found[field] in self._things(field).ids for field in found if field != "player" and found[field])
        return said._replace(**found, rest=" ".join(words) if known else text)

    def read(self, text: str, players: tuple[str, ...]) -> Intent:
        """An answer as people write it. The first reading that leaves nothing over; failing that, what leaves least."""
        first, *words = text.split() or [""]
        said = Intent(first.casefold(), text=text)
        if said.verb not in VERBS:
            return said._replace(rest=" ".join(words))
        best: Intent | None = None
        for reading in islice(self._readings(said, words, players), MOST_READINGS):
            if not reading.rest:
                return reading
            if best is None or len(reading.rest) < len(best.rest):
                best = reading
        return best or said

    def _readings(self, said: Intent, words: Sequence[str], players: tuple[str, ...]) -> Iterator[Intent]:
        if said.verb in ALONE:
            yield said._replace(rest=" ".join(words))
            return
        for card, more in self.cards.fits(words):
            shape = self._shape(said.verb, card)[1:]
            yield from self._fill(said._replace(card=card), shape, more, players)

    def _fill(
        self, said: Intent, shape: Sequence[str], words: Sequence[str], players: tuple[str, ...]
    ) -> Iterator[Intent]:
        """Every way to read the words as what goes with the answer, in order."""
        if not shape or not words:
            yield said._replace(rest=" ".join(words))
            return
        names = _names(players) if shape[0] == "player" else self.characters
        for thing, more in names.fits(words):
            yield from self._fill(said._replace(**{shape[0]: thing}), shape[1:], more, players)

    def _shape(self, verb: str, card: str) -> tuple[str, ...]:
        if verb != "play":
            return SHAPES[verb]
        action = self.rules.actions.get(card)
        return PLAYED[action.effect] if action else ("card",)

    def _things(self, field: str) -> Names:
        return self.cards if field == "card" else self.characters


@lru_cache(maxsize=256)
def _names(players: tuple[str, ...]) -> Names:
    return Names(dict.fromkeys(players, ()))


# --- answers that the rules offer again and again


@lru_cache(maxsize=MOST_KEPT)
def discard(card: str) -> str:
    return write(Intent("discard", card))


@lru_cache(maxsize=MOST_KEPT)
def place(card: str, chain: str = "") -> str:
    return write(Intent("place", card, chain))


@lru_cache(maxsize=MOST_KEPT)
def activate(card: str, chain: str) -> str:
    return write(Intent("activate", card, chain))


@lru_cache(maxsize=MOST_KEPT)
def swap(card: str, chain: str) -> str:
    return write(Intent("swap", card, chain))


@lru_cache(maxsize=MOST_KEPT)
def play(card: str, player: str = "", target: str = "", chain: str = "") -> str:
    return write(Intent("play", card, chain, player, target))


@lru_cache(maxsize=MOST_KEPT)
def use(card: str, chain: str, target: str) -> str:
    return write(Intent("use", card, chain, "", target))


@lru_cache(maxsize=MOST_KEPT)
def attack(card: str, chain: str, player: str, target: str) -> str:
    return write(Intent("attack", card, chain, player, target))


@lru_cache(maxsize=MOST_KEPT)
def protect(card: str, chain: str) -> str:
    return write(Intent("protect", card, chain))


@lru_cache(maxsize=MOST_KEPT)
def lead(card: str) -> str:
    return write(Intent("lead", card))
