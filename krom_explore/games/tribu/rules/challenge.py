"""The challenge: how it closes, and what comes after it: the next one, or the end of the game."""

from __future__ import annotations

from ..state import Player, State
from . import chains, deck, scoring, setup


def is_closed_by(game: State, player: Player) -> bool:
    """Whether a player has as many complete chains as close the challenge."""
    return chains.complete_chains(game.rules, player) >= game.needed


def end_turn(game: State) -> None:
    """Does the challenge close without anybody having won it? Else the next one plays."""
    if deck.exhausted(game):
        close(game, None, "challenge.exhausted")
    elif game.turn >= game.rules.limit.rounds * len(game.seats):
        close(game, None, "challenge.rounds")
    else:
        game.turn += 1
        game.mover = (game.mover + 1) % len(game.seats)


def close(game: State, closer: Player | None, rule: str) -> None:
    game.tell("closed", rule, player=closer and closer.name, number=game.needed)
    scoring.count(game, closer)
    totals = {player.name: player.total for player in game.seats}
    leading = scoring.leading(game.rules, totals, closer.name if closer else None)
    if len(leading) == 1:
        game.winner = name = leading[0]
        game.tell("won", "score.goal", player=name, total=totals[name], spheres=game.rules.goal.spheres)
        return
    if leading:
        game.tell("tied", "score.tie", players=leading, total=totals[leading[0]])
    begin_next(game)


def begin_next(game: State) -> None:
    """All cards are shuffled, the deal passes on, leaders and totals stay."""
    game.challenge += 1
    game.turn = 1
    game.dealer = (game.dealer + 1) % len(game.seats)
    game.mover = game.dealer
    game.deck = list(game.rules.whole_deck)
    game.discard = []
    game.played = []
    for player in game.seats:
        player.hand = []
        player.chains = {}
        player.skips = 0
    setup.deal(game)
