"""Lonely characters: who has no vase beside them at the end of their owner's next turn is lost."""

from __future__ import annotations

from ..state import Chain, Player, State
from . import deck


def leave(game: State, player: Player, begun: str = "") -> None:
    """At the end of a turn: characters without a vase go, but for the leader's and the one laid in this very turn."""
    for name, chain in [*player.chains.items()]:
        if not chain.vases and name not in (player.leader, begun):
            eliminate(game, player, chain)


def eliminate(game: State, player: Player, chain: Chain) -> None:
    """A character and what lies face down beside it go under the discard; what blocks there has been played."""
    del player.chains[chain.character]
    deck.put_under(game, [chain.character, *([chain.active] if chain.active else ())])
    game.played += chain.blocks
    game.tell("eliminated", "lonely.deadline", player=player.name, chain=chain.character, card=chain.active)


def tell_alone(game: State, player: Player, chain: Chain, rule: str) -> None:
    """Say that a chain has just lost its last vase."""
    if not chain.vases:
        stays = chain.character == player.leader
        game.tell("alone", "lonely.leader" if stays else rule, player=player.name, chain=chain.character)
