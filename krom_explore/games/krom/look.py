"""Looking at the table: a read-only picture of everything, and what one player may know."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from krom_explore.engine.ports import Decision, Draw, Event, Roll
from krom_explore.engine.tape import Waiting

from .box import DECKS, HIDDEN, PLACES, TOKENS
from .catalogue import bad
from .state import Deck, Player, State

CARD_WINDOWS = ("combat", "counter")
"""Questions that are only put to players who hold a certain card: who is asked is a secret."""


HIDDEN_FACTS = ("goods", "given", "price", "amount")
"""What an event tells of a player's goods."""


class PlayerLook(NamedTuple):
    name: str
    weight: int
    place: str
    life: int
    krom: int
    wood: int
    stone: int
    bone: int
    bonus: tuple[str, ...]
    evolutions: tuple[str, ...]
    points: int
    stunned: bool
    trophy: bool


class KromosaurusLook(NamedTuple):
    place: str | None
    life: int


class DeckLook(NamedTuple):
    pile: tuple[str, ...]
    """What is left in the face-down pile, sorted: it has no order."""
    discard: tuple[str, ...]


class FightLook(NamedTuple):
    place: str
    totals: Mapping[str, int]


class StateLook(NamedTuple):
    turn: int
    phase: str
    target: int
    glacial: bool
    players: Mapping[str, PlayerLook]
    kromosaurus: KromosaurusLook | None
    places: Mapping[str, tuple[str, ...]]
    prey: tuple[str, ...]
    evolutions: tuple[str, ...]
    decks: Mapping[str, DeckLook]
    trophy: str | None
    """Who holds the trophy."""
    acting: str | None
    """Whose action phase it is."""
    dice: tuple[int, ...]
    """The dice of a climb under way."""
    fight: FightLook | None
    winner: str | None


def whole_table(game: State) -> StateLook:
    beast, fight, visit = game.kromosaurus, game.fight, game.visit
    return StateLook(
        turn=game.turn,
        phase=game.phase,
        target=game.target,
        glacial=game.glacial,
        players=MappingProxyType({player.name: player_look(game, player) for player in game.seats}),
        kromosaurus=KromosaurusLook(beast.place, beast.life) if beast else None,
        places=MappingProxyType({place: tuple(p.name for p in game.at(place)) for place in PLACES}),
        prey=tuple(game.prey),
        evolutions=tuple(game.evolutions),
        decks=MappingProxyType({name: deck_look(getattr(game, name)) for name in DECKS}),
        trophy=next((player.name for player in game.seats if player.trophy), None),
        acting=visit.player.name if visit else None,
        dice=tuple(visit.dice) if visit else (),
        fight=FightLook(fight.place, MappingProxyType(dict(fight.totals))) if fight else None,
        winner=game.winner,
    )


def player_look(game: State, player: Player) -> PlayerLook:
    return PlayerLook(
        player.name, player.weight, player.place, player.life, player.krom, player.wood, player.stone, player.bone,
        tuple(player.bonus), tuple(player.evolutions), game.points(player), player.stunned, player.trophy,
    )  # fmt: skip


def deck_look(deck: Deck) -> DeckLook:
    return DeckLook(tuple(deck.pile), tuple(deck.discard))


def of_player(game: State, name: str, waiting: Waiting | None) -> dict[str, Any]:
    """What the player ``name`` may know, as plain data."""
    if name not in game.players:
        raise bad("player", "one-of", names=list(game.players), found=str(name)[:40])
    seen = whole_table(game)
    return {
        "player": name,
        "turn": seen.turn,
        "phase": seen.phase,
        "target": seen.target,
        "glacial": seen.glacial,
        "players": {other: seat_seen(game, seat, other == name) for other, seat in seen.players.items()},
        "kromosaurus": seen.kromosaurus and seen.kromosaurus._asdict(),
        "prey": list(seen.prey),
        "evolutions": list(seen.evolutions),
        "decks": {deck: deck_seen(game, deck, cards) for deck, cards in seen.decks.items()},
        "trophy": seen.trophy,
        "acting": seen.acting,
        "dice": list(seen.dice),
        "fight": seen.fight and {"place": seen.fight.place, "totals": dict(seen.fight.totals)},
        "winner": seen.winner,
        "pending": pending_seen(waiting, name),
    }


def event_seen(game: State, event: Event, name: str) -> Event:
    """An event as a player sees it: without secret cards and, where goods are hidden, without others' goods."""
    seen = event.seen_by(name)
    if game.rulings["goods_shown"] == "public" or name in event.args.values():
        return seen
    return seen._replace(args={fact: HIDDEN if fact in HIDDEN_FACTS else value for fact, value in seen.args.items()})


def seat_seen(game: State, seat: PlayerLook, own: bool) -> dict[str, Any]:
    """A mini-board: the hand of another is only a number, and where goods are hidden not even that."""
    shown = seat._asdict()
    shown["evolutions"] = list(seat.evolutions)
    if own:
        shown["bonus"] = list(seat.bonus)
        return shown
    shown["bonus"] = len(seat.bonus)
    if game.rulings["goods_shown"] == "hidden":
        for good in (*TOKENS, "bonus"):
            shown[good] = None
    return shown


def deck_seen(game: State, name: str, cards: DeckLook) -> dict[str, Any]:
    face_down = name == "gathering" and game.rulings["forest_discard"] == "face_down"
    return {"pile": len(cards.pile), "discard": len(cards.discard) if face_down else list(cards.discard)}


def pending_seen(waiting: Waiting | None, name: str) -> dict[str, Any] | None:
    """What the game waits for, without what others have chosen or hold."""
    pending = waiting.pending if waiting else None
    if isinstance(pending, Decision):
        assert waiting is not None
        shown: dict[str, Any] = {"question": pending.question, "answered": list(waiting.answered)}
        if pending.player == name:
            return {**shown, "player": name, "options": list(pending.options), "about": dict(pending.about)}
        if pending.question in CARD_WINDOWS:
            return {"question": pending.question, "player": None}
        return {**shown, "player": pending.player, "about": dict(pending.about)}
    if isinstance(pending, Roll):
        return {"roll": pending.purpose, "who": list(pending.who), "dice": list(pending.dice)}
    if isinstance(pending, Draw):
        return {"draw": pending.deck, "from": pending.owner, "cards": len(pending.cards)}
    return None
