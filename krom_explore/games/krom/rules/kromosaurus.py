"""The Kromosaurus: it roams, fights like a player and, once felled, is a trophy worth a point."""

from __future__ import annotations

from ..box import KROMOSAURUS
from ..state import Kromosaurus, Player, State
from . import ending


def enter(game: State, place: str | None = None, life: int | None = None) -> None:
    """Set it beside the board: it appears with its first Destination card. (A scenario says where and how it is.)"""
    beast = game.rules.kromosaurus
    life = beast.life if life is None else life
    game.kromosaurus = Kromosaurus(place, life, sorted(beast.destinations))
    game.tell("entered", "kromosaurus.setup", place=place, life=life, plus=beast.plus)


def roam(game: State) -> None:
    """After the players' reveal, one of its Destination cards is drawn at random; it may stay where it is."""
    beast = game.kromosaurus
    if beast is None:
        return
    place = game.draw("kromosaurus", beast.cards)
    beast.place = place
    if game.rulings["kromosaurus_cards"] == "cycle":
        beast.cards.remove(place)
        beast.cards = beast.cards or sorted(game.rules.kromosaurus.destinations)
    game.tell("roamed", "kromosaurus.movement", place=place)


def hurt(game: State, damage: int, winner: Player) -> None:
    """It loses life to the winner of a combat; at 0 it leaves the game and the winner takes it as a trophy."""
    beast = game.kromosaurus
    assert beast is not None
    amount = min(damage, beast.life)
    beast.life -= amount
    rule = "combat.damage" if amount == damage else "life.least"
    game.tell("hurt", rule, player=KROMOSAURUS, amount=amount, life=beast.life, winner=winner.name, damage=damage)
    if beast.life == 0:
        game.kromosaurus = None
        winner.trophy = True
        game.tell("felled", "kromosaurus.trophy", player=winner.name, points=game.rules.kromosaurus.trophy)


def trophy_taken(game: State, victims: list[Player], winner: Player) -> None:
    """A holder stunned in combat loses the trophy to the winner, on top of being robbed."""
    for victim in victims:
        if victim.trophy:
            victim.trophy = False
            winner.trophy = True
            points = game.rules.kromosaurus.trophy
            game.tell("trophy", "kromosaurus.trophy.lost", player=winner.name, victim=victim.name, points=points)


def trophy_wins(game: State, winner: Player) -> None:
    """The trophy's point can win the game in the middle of a turn."""
    if game.rulings["trophy_win"] == "at_once":
        ending.check(game, winner, "kromosaurus.trophy.wins")
