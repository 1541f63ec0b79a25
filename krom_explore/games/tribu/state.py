"""What lies on the table in a game of Tribù, and the three ports through which it is played."""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Hashable

from krom_explore.engine.ports import Answer, Decision, Ports

from .ruleset import Ruleset


class Chain:
    """A character, the Dioramas beside it, and what lies face down or blocks there."""

    __slots__ = ("character", "vases", "totem", "active", "blocks")

    def __init__(self, character: str):
        self.character = character
        self.vases: list[str] = []
        """The Dioramas in the places of its vases, in order."""
        self.totem: str | None = None
        self.active: str | None = None
        """The card that lies face down beside it."""
        self.blocks: list[str] = []
        """The actions lying here that make its owner skip a turn."""

    def copy(self) -> Chain:
        other: Chain = object.__new__(Chain)
        other.character = self.character
        other.vases = self.vases[:]
        other.totem = self.totem
        other.active = self.active
        other.blocks = self.blocks[:] if self.blocks else []
        return other

    def key(self) -> Hashable:
        return self.character, tuple(self.vases), self.totem, self.active, tuple(self.blocks)

    @property
    def laid(self) -> list[str]:
        """The cards that lie open in it and count."""
        return [self.character, *self.vases, *([self.totem] if self.totem else ())]


class Player:
    """One player: leader, hand, chains, and the spheres of the challenges before."""

    __slots__ = ("name", "leader", "hand", "chains", "total", "skips")

    def __init__(self, name: str):
        self.name = name
        self.leader = ""
        """The character on the leader card; empty as long as none is chosen."""
        self.hand: list[str] = []
        """Sorted: a hand has no order."""
        self.chains: dict[str, Chain] = {}
        """By character, in the order in which they were begun."""
        self.total = 0
        self.skips = 0
        """Turns to be skipped."""

    def copy(self) -> Player:
        other: Player = object.__new__(Player)
        other.name = self.name
        other.leader = self.leader
        other.hand = self.hand[:]
        other.chains = {name: chain.copy() for name, chain in self.chains.items()}
        other.total = self.total
        other.skips = self.skips
        return other

    def key(self) -> Hashable:
        chains = tuple(chain.key() for chain in self.chains.values())
        return self.name, self.leader, tuple(self.hand), chains, self.total, self.skips

    def get(self, card: str) -> None:
        """Take a card into the hand."""
        insort(self.hand, card)

    @property
    def actives(self) -> list[str]:
        """The cards that lie face down beside the chains."""
        return [chain.active for chain in self.chains.values() if chain.active is not None]


class Attack:
    """An event sent against a chain, or a theft from it: from its declaration until it is over."""

    __slots__ = ("by", "card", "victim", "chain", "takes", "theft", "lying")

    def __init__(self, by: str, card: str, victim: str, chain: str, takes: int, theft: bool):
        self.by = by
        self.card = card
        self.victim = victim
        self.chain = chain
        self.takes = takes
        """How many Dioramas the chain loses if nobody defends it."""
        self.theft = theft
        self.lying: list[str] = [] if theft else [card]
        """The cards beside the chain that go under the discard when it is over. An action is played already."""

    def key(self) -> Hashable:
        return self.by, self.card, self.victim, self.chain, self.takes, self.theft, tuple(self.lying)


class State:
    """A game of Tribù in progress. Complete and copyable between two turns."""

    __slots__ = (
        "rules", "rulings", "challenge", "turn", "dealer", "mover", "phase", "seats", "players",
        "deck", "discard", "played", "winner", "taken", "swapped", "attack",
        "ask", "draw", "tell", "tell_only",
    )  # fmt: skip

    ask: Callable[[Decision], Answer]
    draw: Callable[..., str]
    tell: Callable[..., None]
    tell_only: Callable[..., None]

    def __init__(self, rules: Ruleset, names: list[str]):
        self.rules = rules
        self.rulings = rules.rulings
        self.challenge = 1
        self.turn = 1
        """The number of the turn in this challenge."""
        self.dealer = 0
        """The seat that deals, and that plays first."""
        self.mover = 0
        """The seat whose turn it is."""
        self.phase = "turn"
        """leaders as long as they are chosen, then turn, action, discard or defence."""
        self.seats = [Player(name) for name in names]
        self.players = {player.name: player for player in self.seats}
        self.deck = list(rules.whole_deck)
        """Sorted: the order of a face-down pile does not exist."""
        self.discard: list[str] = []
        """In order, the top first."""
        self.played: list[str] = []
        """The actions that are out until the next challenge."""
        self.winner: str | None = None
        self.taken = ""
        """The card that was taken from the discard in this turn."""
        self.swapped = False
        """Whether an active card has been swapped in this turn."""
        self.attack: Attack | None = None

    def plug(self, ports: Ports) -> None:
        """Connect the rules to whoever answers, draws and listens."""
        self.ask = ports.ask
        self.draw = ports.draw
        self.tell = ports.tell
        self.tell_only = ports.tell_only

    def copy(self) -> State:
        """The same position between two turns, connected to nothing."""
        other: State = object.__new__(State)
        other.rules = self.rules
        other.rulings = self.rulings
        other.challenge = self.challenge
        other.turn = self.turn
        other.dealer = self.dealer
        other.mover = self.mover
        other.phase = self.phase
        other.seats = [player.copy() for player in self.seats]
        other.players = {player.name: player for player in other.seats}
        other.deck = self.deck[:]
        other.discard = self.discard[:]
        other.played = self.played[:]
        other.winner = self.winner
        other.taken = ""
        other.swapped = False
        other.attack = None
        return other

    def key(self) -> Hashable:
        """Equal for two positions from which play goes on alike."""
        return (
            self.challenge, self.turn, self.dealer, self.mover, self.phase, self.winner,
            tuple(player.key() for player in self.seats),
            tuple(self.deck), tuple(self.discard), tuple(sorted(self.played)),
            self.taken, self.swapped, self.attack and self.attack.key(),
        )  # fmt: skip

    @property
    def moving(self) -> Player:
        """Whose turn it is."""
        return self.seats[self.mover]

    @property
    def needed(self) -> int:
        """How many complete chains close the challenge."""
        return self.rules.chains_needed(len(self.seats))

    def others(self, player: Player) -> list[Player]:
        """The other players, clockwise from the next."""
        at = self.seats.index(player)
        return [*self.seats[at + 1 :], *self.seats[:at]]
