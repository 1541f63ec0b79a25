"""The three piles: the deck to draw from, the discard, and the actions that have been played."""

from __future__ import annotations

from collections.abc import Iterable

from krom_explore.engine.ports import Reason

from ..state import Player, State

# --- taking a card


def can_draw(game: State) -> bool:
    """Whether a card can come from the deck: it is rebuilt when it is empty, but for the top of the discard."""
    return bool(game.deck) or len(game.discard) > 1


def can_take(game: State) -> bool:
    """Whether the top of the discard may be taken."""
    return bool(game.discard) and game.discard[0] in game.rules.dioramas


def draw_card(game: State, player: Player, rule: str) -> None:
    """A card from the deck into the hand, seen by nobody else."""
    if not game.deck:
        rebuild(game)
    card = game.draw("deck", game.deck)
    game.deck.remove(card)
    player.get(card)
    game.tell_only((player.name,), "card", "drew", rule, player=player.name, card=card)


def take_top(game: State, player: Player) -> None:
    card = game.taken = game.discard.pop(0)
    player.get(card)
    game.tell("took", "deck.take", player=player.name, card=card)


def rebuild(game: State) -> None:
    """All of the discard but its top becomes the new deck."""
    top, *rest = game.discard
    game.discard = [top]
    game.deck = sorted(rest)
    game.tell("rebuilt", "deck.rebuild", number=len(rest), card=top)


# --- putting cards away


def put_on(game: State, player: Player, card: str, rule: str) -> None:
    """Put a card of the hand on the discard."""
    player.hand.remove(card)
    game.discard.insert(0, card)
    game.tell("discarded", rule, player=player.name, card=card)


def put_under(game: State, cards: Iterable[str]) -> None:
    """Put cards under the discard, one after the other."""
    game.discard.extend(cards)


def exhausted(game: State) -> bool:
    """Whether no Diorama is left, neither in the deck nor in the discard."""
    dioramas = game.rules.dioramas
    for card in game.deck:
        if card in dioramas:
            return False
    for card in game.discard:
        if card in dioramas:
            return False
    return True


# --- why not


def why_not_draw() -> Reason:
    return Reason("deck-empty", "deck.rebuild")


def why_not_take(game: State) -> Reason:
    if not game.discard:
        return Reason("discard-empty", "deck.take")
    return Reason("top-no-diorama", "deck.take", {"card": game.discard[0]})
