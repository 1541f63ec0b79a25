"""Looking at the table: a read-only picture of everything, and the same as one player may know it.

This is the only place that knows what is secret. What a player may not know is None: each card of another's hand, each
card face down beside another's chain (their number can be seen), each card of the deck.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from krom_explore.engine.ports import Awaited, Decision, Draw, Event, Pending

from .rules import chains, scoring
from .state import Attack, Chain, Player, State


class ChainLook(NamedTuple):
    character: str
    vases: tuple[str, ...]
    totem: str | None
    active: tuple[str | None, ...]
    """The card that lies face down beside it, if there is one; None in its place where it may not be known."""
    blocks: tuple[str, ...]
    """The actions lying here that make its owner skip a turn."""
    complete: bool
    magical: bool
    """Whether it is protected and of one colour."""
    spheres: int
    wants: str | None
    """The kind of vase that comes next, or None where it is complete."""
    fits: tuple[str, ...]
    """The Dioramas that may come next."""


class PlayerLook(NamedTuple):
    name: str
    leader: str
    hand: tuple[str | None, ...]
    """Sorted; in a view of another player each card is None."""
    chains: Mapping[str, ChainLook]
    """By character, in the order in which they were begun."""
    complete: int
    """How many of them are complete."""
    spheres: int
    """What lies open on the table."""
    magic: int
    """What its magical chains would bring besides."""
    held: int | None
    """The spheres in the hand and face down, which may become hostile."""
    skips: int
    """Turns to be skipped."""
    total: int
    """The spheres of the challenges before."""


class AttackLook(NamedTuple):
    """An attack or a theft that waits for the answer of its victim."""

    by: str
    card: str
    victim: str
    chain: str
    cards: tuple[str, ...]
    """What would be lost, the last first."""
    theft: bool


class StateLook(NamedTuple):
    challenge: int
    turn: int
    """The number of the turn in this challenge."""
    dealer: str
    mover: str
    """Whose turn it is."""
    phase: str
    """leaders, turn, action, discard or defence."""
    needed: int
    """How many complete chains close the challenge."""
    goal: int
    """How many spheres win."""
    players: Mapping[str, PlayerLook]
    deck: tuple[str | None, ...]
    """What is left in the face-down pile, sorted: it has no order."""
    discard: tuple[str, ...]
    """In order, the top first."""
    played: tuple[str, ...]
    """The actions that are out until the next challenge."""
    attack: AttackLook | None
    taken: str | None
    """The card that was taken from the discard in this turn."""
    swapped: bool
    """Whether an active card has been swapped in this turn."""
    winner: str | None


def whole_table(game: State) -> StateLook:
    return StateLook(
        challenge=game.challenge,
        turn=game.turn,
        dealer=game.seats[game.dealer].name,
        mover=game.moving.name,
        phase=game.phase,
        needed=game.needed,
        goal=game.rules.goal.spheres,
        players=MappingProxyType({player.name: player_look(game, player) for player in game.seats}),
        deck=tuple(game.deck),
        discard=tuple(game.discard),
        played=tuple(game.played),
        attack=attack_look(game, game.attack) if game.attack else None,
        taken=game.taken or None,
        swapped=game.swapped,
        winner=game.winner,
    )


def player_look(game: State, player: Player) -> PlayerLook:
    rules = game.rules
    return PlayerLook(
        name=player.name,
        leader=player.leader,
        hand=tuple(player.hand),
        chains=MappingProxyType({name: chain_look(game, chain) for name, chain in player.chains.items()}),
        complete=chains.complete_chains(rules, player),
        spheres=scoring.table_spheres(rules, player),
        magic=sum(scoring.magic_spheres(rules, player).values()),
        held=scoring.held_spheres(rules, player),
        skips=player.skips,
        total=player.total,
    )


def chain_look(game: State, chain: Chain) -> ChainLook:
    rules = game.rules
    complete = chains.is_complete(rules, chain)
    return ChainLook(
        character=chain.character,
        vases=tuple(chain.vases),
        totem=chain.totem,
        active=() if chain.active is None else (chain.active,),
        blocks=tuple(chain.blocks),
        complete=complete,
        magical=chains.is_magical(rules, chain),
        spheres=scoring.chain_spheres(rules, chain),
        wants=None if complete else rules.characters[chain.character].vases[len(chain.vases)],
        fits=tuple(sorted(chains.accepts(rules, chain))),
    )


def attack_look(game: State, attack: Attack) -> AttackLook:
    threatened = chains.last_vases(game.players[attack.victim].chains[attack.chain], attack.takes)
    return AttackLook(attack.by, attack.card, attack.victim, attack.chain, tuple(threatened), attack.theft)


def view(game: State, name: str) -> StateLook:
    """What the player ``name`` may know."""
    seen = whole_table(game)
    players = {other: seat if other == name else other_seat(seat) for other, seat in seen.players.items()}
    return seen._replace(players=MappingProxyType(players), deck=(None,) * len(seen.deck))


def other_seat(seat: PlayerLook) -> PlayerLook:
    """The table of another: hand and active cards are only so many backs."""
    covered = {name: chain._replace(active=(None,) * len(chain.active)) for name, chain in seat.chains.items()}
    return seat._replace(hand=(None,) * len(seat.hand), chains=MappingProxyType(covered), held=None)


def in_sight(seen: StateLook, player: str | None = None) -> list[str]:
    """Every card that lies open, is discarded or played, or one's own; for ``player`` nothing that others hide."""
    found: list[str | None] = [*seen.discard, *seen.played]
    for seat in seen.players.values():
        hidden = player is not None and seat.name != player
        found += () if hidden else seat.hand
        for chain in seat.chains.values():
            found += [chain.character, *chain.vases, chain.totem, *chain.blocks]
            found += () if hidden else chain.active
    if seen.attack and not seen.attack.theft:
        found.append(seen.attack.card)
    return [card for card in found if card]


def event_seen(event: Event, name: str) -> Event:
    """An event as a player sees it: without the cards that others hide."""
    return event.seen_by(name)


def awaited(pending: Pending, name: str) -> Awaited:
    """What the game waits for, without what others could answer, and without what is left in the deck."""
    if isinstance(pending, Decision) and pending.player != name:
        return Decision(pending.player, pending.question, (), pending.about)
    if isinstance(pending, Draw):
        return pending._replace(cards=())
    return pending
