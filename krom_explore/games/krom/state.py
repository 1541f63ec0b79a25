"""What lies on the table in a game of Krom, and the three ports through which it is played."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Hashable, Sequence
from operator import attrgetter

from attrs import Factory, define, fields

from krom_explore.engine.ports import Answer, Decision, Dice, Ports

from .box import DECKS
from .ruleset import Ruleset


@define(eq=False)
class Player:
    """A character, its mini-board and what lies beside it. A field more is a line more, here only; lists come last."""

    name: str
    weight: int
    place: str
    life: int
    krom: int
    wood: int = 0
    stone: int = 0
    bone: int = 0
    trophy: bool = False
    stunned: bool = False
    acted: bool = False
    """Whether the action phase of this turn has begun."""
    misses_action: bool = False
    bonus: list[str] = Factory(list)
    evolutions: list[str] = Factory(list)

    @property
    def resource(self) -> int:
        """Wood, Stone and Bone together."""
        return self.wood + self.stone + self.bone

    def copy(self) -> Player:
        return Player(*_facts_of(self), *[cards[:] for cards in _cards_of(self)])

    def key(self) -> Hashable:
        return _facts_of(self), *map(tuple, map(sorted, _cards_of(self)))


_facts_of = attrgetter(*(each.name for each in fields(Player) if each.default != Factory(list)))
_cards_of = attrgetter(*(each.name for each in fields(Player) if each.default == Factory(list)))
"""All fields of a player: first what can be copied as it is, then the lists of cards."""


class Kromosaurus:
    """The beast: where it is (None before its first card is drawn) and how much life it has left."""

    __slots__ = ("place", "life", "cards")

    def __init__(self, place: str | None, life: int, cards: list[str]):
        self.place = place
        self.life = life
        self.cards = cards
        """The Destination cards from which the next one is drawn."""

    def copy(self) -> Kromosaurus:
        return Kromosaurus(self.place, self.life, self.cards[:])

    def key(self) -> Hashable:
        return self.place, self.life, tuple(self.cards)


class Deck:
    """A face-down pile and its discard. Both are kept sorted: the order of a pile does not exist."""

    __slots__ = ("name", "pile", "discard")

    def __init__(self, name: str, pile: list[str], discard: list[str]):
        self.name = name
        self.pile = pile
        self.discard = discard

    def copy(self) -> Deck:
        return Deck(self.name, self.pile[:], self.discard[:])

    def key(self) -> Hashable:
        return tuple(self.pile), tuple(self.discard)

    def throw(self, card: str) -> None:
        """Put a card on the discard."""
        insort(self.discard, card)

    def shuffle(self) -> None:
        """Shuffle the discard into the pile."""
        self.pile = sorted(self.pile + self.discard)
        self.discard = []


class Visit:
    """One player's action phase: what has been done in it so far."""

    __slots__ = ("player", "begun", "drawn", "shuffled", "evolutions", "bonus", "climb", "repeated")

    def __init__(self, player: Player):
        self.player = player
        self.begun = ""
        """The place action that has been begun: rest, services, gathering, hunt or climb."""
        self.drawn = 0
        """Gathering cards drawn."""
        self.shuffled = False
        self.evolutions = 0
        self.bonus = 0
        self.climb: Climb | None = None
        """The climb under way."""
        self.repeated = False
        """Whether the action of the place has been begun a second time."""

    def begin_again(self) -> None:
        """Do the action of the place a second time, as if nothing had been done of it."""
        self.begun = ""
        self.drawn = 0
        self.shuffled = False
        self.repeated = True

    def copy(self, player: Player) -> Visit:
        """The same visit of a player who has been copied."""
        other = Visit(player)
        other.begun, other.drawn, other.shuffled = self.begun, self.drawn, self.shuffled
        other.evolutions, other.bonus, other.repeated = self.evolutions, self.bonus, self.repeated
        return other

    def key(self) -> Hashable:
        return (
            self.player.name, self.begun, self.drawn, self.shuffled, self.evolutions, self.bonus,
            self.climb and self.climb.key(), self.repeated,
        )  # fmt: skip


class Climb:
    """A climb of the Mountain, from the first roll until the reward."""

    __slots__ = ("dice", "kept", "rerolls")

    def __init__(self, dice: list[int]):
        self.dice = dice
        self.kept: list[int] = []
        """The dice that were kept at the last reroll."""
        self.rerolls = 0

    def key(self) -> Hashable:
        return tuple(sorted(self.dice)), tuple(sorted(self.kept)), self.rerolls


class Fight:
    """A combat: who fights where, the dice, and what Bonus cards added."""

    __slots__ = ("place", "rolled", "totals", "strength", "passed")

    def __init__(self, place: str, rolled: dict[str, int], strength: dict[str, float]):
        self.place = place
        self.rolled = rolled
        """What each fighter rolled at first (with the Kromosaurus's own bonus)."""
        self.totals = rolled.copy()
        """The same with what Bonus cards added."""
        self.strength = strength
        """Who wins a tie in this place: the larger number."""
        self.passed: set[str] = set()
        """Who has passed since the last card."""

    def key(self) -> Hashable:
        return self.place, tuple(self.rolled.items()), tuple(self.totals.items()), tuple(sorted(self.passed))


class State:
    """A game of Krom in progress. Complete and copyable between two turns."""

    __slots__ = (
        "rules", "rulings", "glacial", "target", "turn", "phase", "seats", "players", "kromosaurus",
        "hunt", "gathering", "evolution", "bonus", "prey", "evolutions", "winner", "visit", "fight",
        "ask", "ask_together", "roll", "draw", "tell", "tell_only",
    )  # fmt: skip

    ask: Callable[[Decision], Answer]
    ask_together: Callable[[Sequence[Decision]], list[Answer]]
    roll: Callable[..., Dice]
    draw: Callable[..., str]
    tell: Callable[..., None]
    tell_only: Callable[..., None]

    def __init__(self, rules: Ruleset, target: int, glacial: bool = False):
        self.rules = rules
        self.rulings = rules.rulings
        self.glacial = glacial
        self.target = target
        self.turn = 1
        self.phase = "movement"
        self.seats: list[Player] = []
        self.players: dict[str, Player] = {}
        self.kromosaurus: Kromosaurus | None = None
        self.hunt, self.gathering, self.evolution, self.bonus = (Deck(name, rules.deck(name), []) for name in DECKS)
        self.prey: list[str] = []
        """The prey lying face up."""
        self.evolutions: list[str] = []
        """The Evolutions lying face up."""
        self.winner: str | None = None
        self.visit: Visit | None = None
        """The action phase under way."""
        self.fight: Fight | None = None
        """The combat under way."""

    def sit_down(self, player: Player) -> None:
        self.seats.append(player)
        self.players[player.name] = player

    def plug(self, ports: Ports) -> None:
        """Connect the rules to whoever answers, rolls and listens."""
        self.ask = ports.ask
        self.ask_together = ports.ask_together
        self.roll = ports.roll
        self.draw = ports.draw
        self.tell = ports.tell
        self.tell_only = ports.tell_only

    def copy(self) -> State:
        """The same position, connected to nothing."""
        other: State = object.__new__(State)
        other.rules = self.rules
        other.rulings = self.rulings
        other.glacial = self.glacial
        other.target = self.target
        other.turn = self.turn
        other.phase = self.phase
        other.seats = [player.copy() for player in self.seats]
        other.players = {player.name: player for player in other.seats}
        other.kromosaurus = self.kromosaurus and self.kromosaurus.copy()
        other.hunt = self.hunt.copy()
        other.gathering = self.gathering.copy()
        other.evolution = self.evolution.copy()
        other.bonus = self.bonus.copy()
        other.prey = self.prey[:]
        other.evolutions = self.evolutions[:]
        other.winner = self.winner
        other.visit = None
        other.fight = None
        return other

    def key(self) -> Hashable:
        """Equal for two positions from which play goes on alike."""
        return (
            self.turn, self.phase, self.winner, tuple(player.key() for player in self.seats),
            self.kromosaurus and self.kromosaurus.key(),
            self.hunt.key(), self.gathering.key(), self.evolution.key(), self.bonus.key(),
            tuple(sorted(self.prey)), tuple(sorted(self.evolutions)),
            self.visit and self.visit.key(), self.fight and self.fight.key(),
        )  # fmt: skip

    def at(self, place: str) -> list[Player]:
        """The players in a place, in the order of the seats."""
        return [player for player in self.seats if player.place == place]

    def others(self, player: Player) -> list[Player]:
        return [other for other in self.seats if other is not player]

    def points(self, player: Player) -> int:
        """Evolution points, the trophy's included."""
        cards = self.rules.evolution
        points = sum(cards[card].points for card in player.evolutions)
        return points + self.rules.kromosaurus.trophy if player.trophy else points
