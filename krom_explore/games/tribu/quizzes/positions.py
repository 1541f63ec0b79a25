"""Positions that questions are about: small, legal, and made of what this box has."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from typing import Any

from krom_explore import text
from krom_explore.engine.ports import Event
from krom_explore.learn.quiz import Luck, NoQuestion, Spoken
from krom_explore.odds.spread import Named, Said

from ..box import BOTH
from ..catalogue import said
from ..face.new_game import NAMES
from ..game import Table
from ..look import ChainLook, StateLook
from ..rules import chains
from ..ruleset import Ruleset
from ..state import Chain

IDLE = ("events", "protections", "actions")
"""Families of which no card can be laid in a chain."""

LATE = (4, 20)
"""The turns that positions are set in."""


class Setting:
    """A table that is being set: who plays, what lies in front of them, and the cards that lie nowhere yet."""

    def __init__(self, luck: Luck, rules: Ruleset, players: int = 2):
        self.luck = luck
        self.rules = rules
        self.left = Counter(rules.whole_deck)
        many = max(players, rules.players.least)
        if many > rules.players.most:
            raise NoQuestion
        leaders = luck.some(rules.leaders, many)
        self.seats: dict[str, dict[str, Any]] = {
            name: {"leader": leader, "hand": [], "chains": {}}
            for name, leader in zip(luck.some(NAMES[: rules.players.most], many), leaders, strict=True)
        }
        self.names = list(self.seats)
        self.me, self.other = self.names[:2]

    # --- cards

    def card(self, fits: Collection[str]) -> str:
        """Any of these that is left."""
        card = self.luck.pick(sorted(card for card in fits if self.left[card] > 0))
        self.left[card] -= 1
        return card

    def named(self, card: str) -> str:
        """Just this one."""
        return self.card([card])

    def of(self, family: str) -> str:
        return self.card(getattr(self.rules, family))

    def idle(self, *but: str) -> str:
        """A card that cannot be laid, and none of these."""
        return self.card([card for family in IDLE for card in getattr(self.rules, family) if card not in but])

    def hold(self, *cards: str) -> None:
        self.seats[self.me]["hand"] += cards

    # --- chains

    def character(self, who: str, leader: bool | None = False) -> str:
        """Somebody of whom this player has no chain yet; None: whoever it is, the leader or not."""
        own = self.seats[who]["leader"]
        taken = self.seats[who]["chains"]
        free = [name for name in self.rules.characters if name not in taken]
        return self.card([name for name in free if leader is None or (name == own) is leader])

    def chain(self, who: str, character: str, length: int, **beside: Any) -> str:
        """A chain with so many vases, and what lies beside it or on it; its character."""
        vases: list[str] = beside.pop("vases", [])
        colour = beside.pop("colour", "")
        slots = self.rules.slots[character]
        if not 0 <= length <= len(slots):
            raise NoQuestion
        for fits, plain in slots[len(vases) : length]:
            any_left = self.rules.for_any_vase.isdisjoint(vases) and self.luck.happens(1, 6)
            wanted = fits if any_left else plain
            vases = [*vases, self.card([card for card in wanted if not colour or goes_with(card, colour, self.rules)])]
        self.seats[who]["chains"][character] = {"vases": vases, **beside}
        return character

    def length(self, character: str) -> int:
        """How many vases a complete chain of it has."""
        return len(self.rules.slots[character])

    def some_chain(self, who: str, least: int, leader: bool | None = False, **beside: Any) -> str:
        """A chain of anybody with at least so many vases, not complete."""
        character = self.character(who, leader)
        return self.chain(who, character, self.luck.number(least, self.length(character) - 1), **beside)

    def full_chain(self, who: str, leader: bool | None = False, **beside: Any) -> str:
        character = self.character(who, leader)
        return self.chain(who, character, self.length(character), **beside)

    def fitting(self, who: str, character: str) -> frozenset[str]:
        """The Dioramas that may come next in a chain."""
        laid = Chain(character)
        laid.vases = list(self.seats[who]["chains"][character]["vases"])
        laid.totem = self.seats[who]["chains"][character].get("totem")
        return chains.accepts(self.rules, laid)

    # --- the table

    def table(self, *lines: str, **more: Any) -> Table:
        """The table as it is set, all hands filled with idle cards, after these lines of a tape."""
        for seat in self.seats.values():
            while len(seat["hand"]) < self.rules.setup.hand:
                seat["hand"].append(self.idle())
        turn = min(self.luck.number(*LATE), self.rules.limit.rounds * len(self.seats))
        scenario = {"mover": self.me, "turn": turn, "players": self.seats, **more}
        table = Table.scenario(scenario, rules=self.rules, seed=self.luck.below(10**6))
        for line in lines:
            table.play_line(line)
        return table

    def drawn(self, card: str = "", *lines: str, **more: Any) -> Table:
        """The same when a card has been drawn, an idle one where none is named. (What lies nowhere is in the deck.)"""
        return self.table("draw", f"card {card or self.idle()}", *lines, **more)


def goes_with(card: str, colour: str, rules: Ruleset) -> bool:
    return rules.dioramas[card].colour in (colour, BOTH)


# --- playing out


def played_out(table: Table, *lines: str) -> Table:
    played = table.fork()
    for line in lines:
        played.play_line(line)
    return played


def since(table: Table, played: Table) -> list[Event]:
    """What has happened on the way from a table to the fork that was played on."""
    return played.log[len(table.log) :]


def last(table: Table, *kinds: str) -> Event:
    """The last event of some kinds."""
    found: Event = next(event for event in reversed(table.log) if event.kind in kinds)
    return found


# --- words


def says(key: str, **facts: Any) -> Spoken:
    """A sentence of the quizzes."""
    return said(f"quiz-{key}", facts).say


def called(card: str, rules: Ruleset) -> Named:
    """A card by its name."""
    return Named(card, rules.name)


def quoted(cards: Sequence[str], rules: Ruleset) -> list[Named] | None:
    """Several cards by their names, each in quotation marks; None where there are none."""
    return [Named(card, lambda one, lang: text.quoted(rules.name(one, lang), lang)) for card in cards] or None


def holds(state: StateLook, player: str, rules: Ruleset) -> Spoken:
    hand = [card for card in state.players[player].hand if card]
    return says("holds", player=player, cards=quoted(hand, rules))


def chain_line(player: str, chain: ChainLook, rules: Ruleset) -> Spoken:
    """What lies in a chain, face down beside it, and on it."""
    laid = [*chain.vases, *([chain.totem] if chain.totem else [])]
    return says(
        "chain", player=player, chain=called(chain.character, rules), cards=quoted(laid, rules),
        active=quoted([card for card in chain.active if card], rules),
    )  # fmt: skip


def chain_worth(player: str, chain: ChainLook, rules: Ruleset) -> Spoken:
    """The cards of a chain with the spheres of each."""
    laid = [chain.character, *chain.vases, *([chain.totem] if chain.totem else [])]
    return says("chain-worth", player=player, cards=worth(laid, rules))


def chain_lines(state: StateLook, player: str, rules: Ruleset) -> list[Spoken]:
    return [chain_line(player, chain, rules) for chain in state.players[player].chains.values()]


def asks_for(character: str, rules: Ruleset) -> Spoken:
    """The vases that a character asks for."""
    vases = [Named(vase, rules.vase_name) for vase in rules.characters[character].vases]
    return says("asks", chain=called(character, rules), vases=vases)


def leads(player: str, table: Table) -> Spoken:
    leader = table.state.players[player].leader
    return says("leader", player=player, card=called(leader, table.rules))


def worth(cards: Iterable[str], rules: Ruleset) -> list[Said]:
    """Cards with the spheres that stand on them."""
    return [said("quiz-worth", {"card": called(card, rules), "number": rules.spheres[card]}) for card in cards]


def spheres(number: int) -> Spoken:
    return says("spheres", number=number)


def invented(rules: Ruleset, cards: Collection[str]) -> bool:
    """Whether something that matters on one of these cards is not the publisher's."""
    return any(rules.cards[card].mark == "invented" for card in cards)
