"""A position that somebody sets up: any leaders, chains, hands, piles and totals that a game can come to."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from typing import Any

from attrs import Factory, field, frozen

from krom_explore.engine import checks
from krom_explore.engine.ports import Ports
from krom_explore.engine.shapes import at_most, structure, whole
from krom_explore.engine.tape import Stopped

from .box import MOST_KINDS
from .catalogue import bad
from .rules import chains, deck, setup
from .ruleset import Ruleset
from .state import Chain, Player, State

LOWEST_TOTAL = -10_000
"""Nobody has lost so many spheres."""


@frozen
class ChainSetup:
    """The chain of one character: what lies in it, beside it and on it."""

    vases: list[str] = Factory(list)
    totem: str | None = None
    active: str | None = None
    blocks: list[str] = Factory(list)


@frozen
class PlayerSetup:
    """One player. A leader that is left out is dealt from the seed, and so are the cards that a hand lacks."""

    leader: str | None = None
    hand: list[str] = Factory(list)
    chains: dict[str, ChainSetup] = field(factory=dict, validator=at_most(MOST_KINDS))
    total: int = 0
    skips: int | None = None
    """Turns to be skipped; where it is left out, one for each action that blocks one of the chains."""


@frozen
class Scenario:
    players: dict[str, PlayerSetup]
    mover: str | None = None
    """Whose turn begins; the dealer's where it is left out."""
    dealer: str | None = None
    """The first player's deal where it is left out."""
    challenge: int = field(default=1, validator=whole(1))
    turn: int = field(default=1, validator=whole(1))
    discard: list[str] = Factory(list)
    """In order, the top first."""
    played: list[str] = Factory(list)


def begin(rules: Ruleset, data: dict[str, Any], ports: Ports) -> State:
    """The position, with what it leaves out dealt from the seed."""
    scenario = structure(data, Scenario)
    game = State(rules, setup.check_names(rules, list(scenario.players)))
    game.plug(ports)
    with suppress(Stopped):
        set_table(game, scenario)
    return game


def set_table(game: State, scenario: Scenario) -> None:
    for player in game.seats:
        sit(game, player, scenario.players[player.name])
    game.discard = meant(game.rules, "discard", scenario.discard)
    game.played = meant(game.rules, "played", scenario.played, "actions")
    take_from_deck(game)
    check_blocks(game)
    whose_turn(game, scenario)
    deal_leaders(game)
    deal_hands(game)
    check_open(game)
    names = [player.name for player in game.seats]
    game.tell("set_up", "setup.scenario", players=names, spheres=game.rules.goal.spheres)


def sit(game: State, player: Player, given: PlayerSetup) -> None:
    rules, path = game.rules, f"players.{player.name}"
    if given.leader is not None:
        player.leader = rules.find_card(given.leader, "characters") or ""
        if player.leader not in rules.leaders:
            raise bad(f"{path}.leader", "one-of", names=list(rules.leaders), found=checks.short(given.leader))
        other = next((seat for seat in game.seats if seat is not player and seat.leader == player.leader), None)
        if other is not None:
            raise bad(f"{path}.leader", "leader-twice", card=player.leader, name=other.name)
    player.hand = meant(rules, f"{path}.hand", given.hand)
    if len(player.hand) > rules.setup.hand:
        raise bad(f"{path}.hand", "at-most-cards", most=rules.setup.hand, found=len(player.hand))
    for name, entry in given.chains.items():
        chain = chain_of(rules, f"{path}.chains.{name}", name, entry)
        if chain.character in player.chains:
            raise bad(f"{path}.chains.{name}", "chain-twice", card=chain.character)
        player.chains[chain.character] = chain
    goal = rules.goal.spheres
    player.total = checks.whole(f"{path}.total", given.total, LOWEST_TOTAL, goal - 1)
    lying = sum(len(chain.blocks) for chain in player.chains.values())
    player.skips = lying if given.skips is None else given.skips
    checks.whole(f"{path}.skips", player.skips, lying, max(lying, len(rules.whole_deck)))


def chain_of(rules: Ruleset, path: str, character: str, given: ChainSetup) -> Chain:
    """A chain that can come about: its vases in their order, a Totem on all of them, what may lie face down."""
    (name,) = meant(rules, path, [character], "characters", number=False)
    chain = Chain(name)
    for number, card in enumerate(meant(rules, f"{path}.vases", given.vases, "dioramas")):
        check_vase(rules, f"{path}.vases[{number}]", chain, card)
        chain.vases.append(card)
    if given.totem is not None:
        (totem,) = meant(rules, f"{path}.totem", [given.totem], "dioramas", number=False)
        if totem not in rules.totems:
            raise bad(f"{path}.totem", "one-of", names=sorted(rules.totems), found=totem)
        if not chains.is_complete(rules, chain):
            wanted = len(rules.slots[name])
            raise bad(f"{path}.totem", "totem-needs", wanted=wanted, found=len(chain.vases))
        chain.totem = totem
    if given.active is not None:
        (chain.active,) = meant(rules, f"{path}.active", [given.active], number=False)
        if chain.active not in rules.activatable:
            raise bad(f"{path}.active", "not-active", card=chain.active)
    chain.blocks = meant(rules, f"{path}.blocks", given.blocks, "actions")
    for number, card in enumerate(chain.blocks):
        if not rules.actions[card].block:
            raise bad(f"{path}.blocks[{number}]", "no-block", card=card)
    return chain


def check_vase(rules: Ruleset, path: str, chain: Chain, card: str) -> None:
    """Whether a Diorama can be the next vase of a chain."""
    slots = rules.slots[chain.character]
    if len(chain.vases) == len(slots):
        raise bad(path, "vase-too-many", card=chain.character, most=len(slots))
    if card in rules.totems:
        raise bad(path, "totem-no-vase", card=card)
    if card not in chains.accepts(rules, chain):
        if card in rules.for_any_vase:
            raise bad(path, "vase-any-twice", card=card)
        wanted = sorted(chains.accepts(rules, chain))
        raise bad(path, "vase-order", card=card, number=len(chain.vases) + 1, character=chain.character, names=wanted)


def take_from_deck(game: State) -> None:
    """Take every card that lies somewhere out of the deck."""
    copies = Counter(game.rules.whole_deck)
    left = copies.copy()
    for path, card in lying(game):
        if not left[card]:
            raise bad(path, "too-many-copies", card=card, copies=copies[card])
        left[card] -= 1
    game.deck = sorted(left.elements())


def lying(game: State) -> list[tuple[str, str]]:
    """Every card that lies somewhere, and where."""
    found: list[tuple[str, str]] = []
    for player in game.seats:
        path = f"players.{player.name}"
        found += [(f"{path}.hand[{number}]", card) for number, card in enumerate(player.hand)]
        for name, chain in player.chains.items():
            at = f"{path}.chains.{name}"
            found.append((at, name))
            found += [(f"{at}.vases[{number}]", card) for number, card in enumerate(chain.vases)]
            found += [(f"{at}.totem", chain.totem)] if chain.totem else []
            found += [(f"{at}.active", chain.active)] if chain.active else []
            found += [(f"{at}.blocks[{number}]", card) for number, card in enumerate(chain.blocks)]
    found += [(f"discard[{number}]", card) for number, card in enumerate(game.discard)]
    return found + [(f"played[{number}]", card) for number, card in enumerate(game.played)]


def check_blocks(game: State) -> None:
    if game.rulings["second_block"] == "refused":
        for player in game.seats:
            if player.skips > 1:
                raise bad(f"players.{player.name}.skips", "one-block", found=player.skips)


def whose_turn(game: State, scenario: Scenario) -> None:
    names = [player.name for player in game.seats]
    dealer = names[0] if scenario.dealer is None else checks.one_of("dealer", scenario.dealer, names)
    mover = dealer if scenario.mover is None else checks.one_of("mover", scenario.mover, names)
    game.dealer, game.mover = names.index(dealer), names.index(mover)
    game.challenge = scenario.challenge
    game.turn = checks.whole("turn", scenario.turn, 1, game.rules.limit.rounds * len(names))


def deal_leaders(game: State) -> None:
    for player in game.seats:
        if not player.leader:
            player.leader = game.draw("leaders", setup.free_leaders(game))


def deal_hands(game: State) -> None:
    for player in game.seats:
        player.hand.sort()
        missing = game.rules.setup.hand - len(player.hand)
        if missing > len(game.deck):
            raise bad(f"players.{player.name}.hand", "deck-short", missing=missing, found=len(game.deck))
        setup.fill_hand(game, player)


def check_open(game: State) -> None:
    """The challenge must still be open: nobody has closed it, and there are Dioramas to come."""
    for player in game.seats:
        complete = chains.complete_chains(game.rules, player)
        if complete >= game.needed:
            raise bad(f"players.{player.name}.chains", "already-closed", needed=game.needed, found=complete)
    if deck.exhausted(game):
        raise bad("discard", "already-exhausted")


def meant(rules: Ruleset, path: str, cards: list[str], family: str | None = None, number: bool = True) -> list[str]:
    """The ids of cards that are written by id or by any printed name, whatever the capitals and hyphens."""
    found = []
    for at, card in enumerate(cards):
        known = rules.find_card(card, family)
        if known is None:
            where = f"{path}[{at}]" if number else path
            other = rules.find_card(card)
            if other is not None:
                raise bad(where, "other-family", card=other, family=family)
            near = checks.nearest(card, rules.card_names(family))
            raise bad(where, "unknown-card", found=checks.short(card), near=near)
        found.append(known)
    return found
