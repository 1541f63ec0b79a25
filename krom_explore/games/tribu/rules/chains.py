"""Chains: a character and its vases, in their order, one for any vase at most, a Totem on top; and no doubles."""

from __future__ import annotations

from collections.abc import Iterable

from krom_explore.engine.ports import Answer, Reason

from ..answers import Intent, place
from ..box import BOTH
from ..ruleset import Ruleset
from ..state import Chain, Player, State

NOTHING: frozenset[str] = frozenset()


def accepts(rules: Ruleset, chain: Chain) -> frozenset[str]:
    """The Dioramas that may come next."""
    vases = chain.vases
    slots = rules.slots[chain.character]
    if len(vases) == len(slots):
        return rules.totems if chain.totem is None else NOTHING
    fits, without_any = slots[len(vases)]
    return fits if rules.for_any_vase.isdisjoint(vases) else without_any


def is_complete(rules: Ruleset, chain: Chain) -> bool:
    return len(chain.vases) == len(rules.slots[chain.character])


def complete_chains(rules: Ruleset, player: Player) -> int:
    slots = rules.slots
    return sum(len(chain.vases) == len(slots[name]) for name, chain in player.chains.items())


def is_magical(rules: Ruleset, chain: Chain) -> bool:
    """Whether a protected chain has spheres of one colour only."""
    return chain.totem is not None and one_colour(rules, chain.character, chain.vases, chain.totem)


def one_colour(rules: Ruleset, character: str, vases: Iterable[str], totem: str) -> bool:
    """Whether a chain with these vases would be of one colour under this Totem."""
    tested = [rules.dioramas[card].colour for card in vases]
    counts = rules.rulings["magic_colours"]
    if counts != "vases":
        tested.append(rules.dioramas[totem].colour)
    if counts == "with_character":
        tested.append(rules.characters[character].colour)
    return len(set(tested) - {BOTH}) <= 1


def magic_worth(rules: Ruleset, character: str, leader: str) -> int:
    """What a magical chain brings besides its spheres, the leader's more than another."""
    return rules.goal.leader if character == leader else rules.goal.magic


def last_vases(chain: Chain, number: int) -> list[str]:
    """So many of its vases, from the last one on."""
    return chain.vases[::-1][:number]


# --- laying cards


def begin(game: State, player: Player, character: str) -> None:
    """Lay a character from the hand: a chain begins."""
    player.hand.remove(character)
    player.chains[character] = Chain(character)
    game.tell("began", "chain.begin", player=player.name, card=character)


def place_from_hand(game: State, player: Player, chain: Chain, card: str) -> None:
    player.hand.remove(card)
    lay(game, chain, card)
    tell_laid(game, player, chain, card)


def lay(game: State, chain: Chain, card: str) -> None:
    """Put a Diorama, wherever it came from, in the next place of a chain."""
    if card in game.rules.totems:
        chain.totem = card
    else:
        chain.vases.append(card)


def tell_laid(game: State, player: Player, chain: Chain, card: str) -> None:
    """Say what has been laid, and what the chain is now."""
    rules = game.rules
    if card in rules.totems:
        magical = is_magical(rules, chain)
        more = magic_worth(rules, chain.character, player.leader) if magical else 0
        facts = {"player": player.name, "card": card, "chain": chain.character, "magical": magical, "number": more}
        game.tell("protected", "chain.magical" if magical else "chain.totem", **facts)
        return
    rule = "chain.any" if card in rules.for_any_vase else "chain.order"
    game.tell("placed", rule, player=player.name, card=card, chain=chain.character, number=len(chain.vases))
    tell_complete(game, player, chain)


def tell_complete(game: State, player: Player, chain: Chain) -> None:
    if is_complete(game.rules, chain):
        facts = {"player": player.name, "chain": chain.character}
        game.tell(
            "completed", "chain.complete", **facts, number=complete_chains(game.rules, player), needed=game.needed
        )


# --- what may be laid, and why not


def options(game: State, player: Player) -> list[Answer]:
    """Every card of the hand that may be laid."""
    rules = game.rules
    chains = player.chains
    dioramas, characters = rules.dioramas, rules.characters
    fitting = [(name, accepts(rules, chain)) for name, chain in chains.items()]
    found: list[Answer] = []
    before = ""
    for card in player.hand:
        if card == before:
            continue
        before = card
        if card in dioramas:
            for name, fits in fitting:
                if card in fits:
                    found.append(place(card, name))
        elif card in characters and card not in chains:
            found.append(place(card))
    return found


def why_not_place(game: State, player: Player, intent: Intent) -> Reason:
    card = intent.card
    if card not in player.hand:
        return not_in_hand(intent, "turn.diorama")
    family = game.rules.family[card]
    if family == "characters":
        if intent.chain or intent.rest:
            return Reason("begins-alone", "chain.begin", {"card": card, "ways": [place(card)]})
        return Reason("double", "chain.doubles.leader" if card == player.leader else "chain.doubles", {"card": card})
    if family != "dioramas":
        return Reason("not-laid", "chain.order", {"card": card, "family": family})
    if not intent.chain or intent.rest:
        ways = [place(card, name) for name, chain in player.chains.items() if card in accepts(game.rules, chain)]
        return Reason("place-where", "chain.order", {"card": card, "ways": ways})
    if intent.chain not in player.chains:
        return no_own_chain(intent.chain)
    return why_not_fit(game, player.chains[intent.chain], card)


def why_not_fit(game: State, chain: Chain, card: str) -> Reason:
    """Why a Diorama may not come next in a chain."""
    rules = game.rules
    here = {"card": card, "chain": chain.character}
    if chain.totem is not None:
        return Reason("chain-done", "chain.totem", here)
    if card in rules.totems:
        return Reason("totem-early", "chain.totem", {**here, "number": len(rules.slots[chain.character])})
    if is_complete(rules, chain):
        return Reason("totem-only", "chain.complete", here)
    if card in rules.for_any_vase:
        return Reason("second-any", "chain.any", here)
    wanted = rules.characters[chain.character].vases[len(chain.vases)]
    return Reason("other-vase", "chain.order", {**here, "vase": wanted, "number": len(chain.vases) + 1})


def not_in_hand(intent: Intent, rule: str) -> Reason:
    return Reason("not-in-hand", rule, {"card": intent.card, "found": intent.said})


def no_own_chain(chain: str) -> Reason:
    return Reason("no-own-chain", "chain.begin", {"chain": chain})
