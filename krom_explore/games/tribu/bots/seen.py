"""What a bot knows: its own cards, what lies open, and which cards it has not seen. Nothing here looks past a seat."""

from __future__ import annotations

from collections import Counter
from functools import cached_property

from krom_explore.engine.seat import Seat

from ..look import ChainLook, PlayerLook, StateLook
from ..ruleset import Ruleset
from ..state import Chain, Player, State


class Known:
    """A table in the eyes of one player."""

    def __init__(self, seat: Seat):
        assert seat.player is not None
        self.rules: Ruleset = seat.rules
        self.look: StateLook = seat.state
        self.game = State(self.rules, list(self.look.players))
        """The position without what is hidden: only what lies open, and one's own cards."""
        for player in self.game.seats:
            fill_in(player, self.look.players[player.name])
        self.me = self.game.players[seat.player]
        self.others = self.game.others(self.me)

    def covered(self, player: Player) -> int:
        """How many cards lie face down beside somebody's chains."""
        return sum(len(chain.active) for chain in self.look.players[player.name].chains.values())

    def held(self, player: Player) -> int:
        """How many cards somebody holds, in the hand and face down."""
        return len(self.look.players[player.name].hand) + self.covered(player)

    @cached_property
    def open_cards(self) -> list[str]:
        """All that everybody can see."""
        look = self.look
        found = [*look.discard, *look.played]
        for player in look.players.values():
            for chain in player.chains.values():
                found += [chain.character, *chain.vases, *chain.blocks, *([chain.totem] if chain.totem else ())]
        if look.attack is not None and not look.attack.theft:  # the event lies beside the chain
            found.append(look.attack.card)
        return found

    @cached_property
    def unseen(self) -> Counter[str]:
        """The cards that are in the deck or with the others: one cannot tell where."""
        return Counter(self.rules.whole_deck) - Counter([*self.open_cards, *self.me.hand, *self.me.actives])

    @cached_property
    def unshown(self) -> Counter[str]:
        """The cards that do not lie open: what anybody at the table knows."""
        return Counter(self.rules.whole_deck) - Counter(self.open_cards)

    @property
    def top(self) -> str | None:
        """The card on top of the discard."""
        return next(iter(self.look.discard), None)


def fill_in(player: Player, look: PlayerLook) -> None:
    player.leader, player.total, player.skips = look.leader, look.total, look.skips
    player.hand = [card for card in look.hand if card is not None]
    player.chains = {name: chain_of(chain) for name, chain in look.chains.items()}


def chain_of(look: ChainLook) -> Chain:
    chain = Chain(look.character)
    chain.vases, chain.totem, chain.blocks = list(look.vases), look.totem, list(look.blocks)
    chain.active = next(iter(look.active), None)
    return chain
