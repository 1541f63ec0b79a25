"""Looking at the table: a read-only picture of everything, and the same as one player may know it.

This is the only place that knows what is secret. What a player may not know is None: a hidden amount, each card of
another's hand (their number can be seen), each card of a pile of which nobody can tell what is left in it.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from krom_explore.engine.ports import Awaited, Decision, Draw, Elsewhere, Event, Pending

from .box import DECKS, HIDDEN, PLACES
from .state import Deck, Player, State

CARD_WINDOWS = ("combat", "counter")
"""Questions that are only put to players who hold a certain card: who is asked is a secret."""

GOODS_TOLD = {
    "gained": ("goods",),
    "bought": ("price",),
    "gathered": ("price",),
    "hunted": ("price",),
    "climbed": ("krom",),
    "rerolled": ("price", "krom"),
    "paid": ("goods",),
    "lost": ("goods",),
    "stolen": ("goods", "given"),
    "swapped": ("goods", "given"),
    "robbed": ("amount",),
    "supply_short": ("wanted", "given"),
}
"""What each event tells of how many goods somebody has. (What somebody loses in life is seen by all.)"""


class PlayerLook(NamedTuple):
    name: str
    weight: int
    place: str
    life: int
    krom: int | None
    wood: int | None
    stone: int | None
    bone: int | None
    bonus: tuple[str | None, ...] | None
    """The cards in the hand; in a view each one that the player may not know is None, or all of it."""
    evolutions: tuple[str, ...]
    points: int
    stunned: bool
    trophy: bool


class KromosaurusLook(NamedTuple):
    place: str | None
    life: int


class DeckLook(NamedTuple):
    pile: tuple[str | None, ...]
    """What is left in the face-down pile, sorted: it has no order."""
    discard: tuple[str | None, ...]


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
    drawn: int
    """Gathering cards drawn in this action phase."""
    dice: tuple[int, ...]
    """The dice of a climb under way."""
    kept: tuple[int, ...]
    """The dice that were kept at its last reroll."""
    rerolls: int
    """How many rerolls it has had."""
    fight: FightLook | None
    winner: str | None


def whole_table(game: State) -> StateLook:
    beast, fight, visit = game.kromosaurus, game.fight, game.visit
    climb = visit.climb if visit else None
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
        drawn=visit.drawn if visit else 0,
        dice=tuple(climb.dice) if climb else (),
        kept=tuple(climb.kept) if climb else (),
        rerolls=climb.rerolls if climb else 0,
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


def view(game: State, name: str) -> StateLook:
    """What the player ``name`` may know."""
    seen = whole_table(game)
    players = {other: seat if other == name else other_seat(game, seat) for other, seat in seen.players.items()}
    decks = {deck: deck_seen(game, deck, cards) for deck, cards in seen.decks.items()}
    return seen._replace(players=MappingProxyType(players), decks=MappingProxyType(decks))


def other_seat(game: State, seat: PlayerLook) -> PlayerLook:
    """The mini-board of another: the hand is only so many cards and, where goods are hidden, they are not seen."""
    seat = seat._replace(bonus=(None,) * len(seat.bonus or ()))
    if game.rulings["goods_shown"] == "public":
        return seat
    return seat._replace(krom=None, wood=None, stone=None, bone=None, bonus=None)


def deck_seen(game: State, name: str, cards: DeckLook) -> DeckLook:
    """A pile of which all other cards lie open holds no secret: anybody can tell what is left in it."""
    if known_pile(game, name):
        return cards
    face_down = name == "gathering"
    return DeckLook((None,) * len(cards.pile), (None,) * len(cards.discard) if face_down else cards.discard)


def known_pile(game: State, deck: str) -> bool:
    """Whether everybody can tell what is left in a pile: every card that is not in it has been seen, and lies open."""
    if deck == "gathering":
        return game.rulings["forest_discard"] != "face_down"
    return deck not in ("bonus", "hand")


def event_seen(game: State, event: Event, name: str) -> Event:
    """An event as a player sees it: without secret cards and, where goods are hidden, without others' goods."""
    seen = event.seen_by(name)
    if game.rulings["goods_shown"] == "public" or name in event.args.values():
        return seen
    told = GOODS_TOLD.get(event.kind, ())
    return seen._replace(args={fact: hidden(value) if fact in told else value for fact, value in seen.args.items()})


def hidden(fact: Any) -> Any:
    """A number or goods that one does not see; of the goods, life is always seen."""
    return {"life": fact["life"]} if isinstance(fact, Mapping) and "life" in fact else HIDDEN


def only_a_card_helps(game: State, pending: Decision) -> bool:
    """Whether somebody is asked in mid-climb who cannot pay for a reroll: then a Bonus card must be the reason.

    Where goods are hidden, nobody may know who can pay: then it may always be so.
    """
    if pending.question != "reroll":
        return False
    return game.rulings["goods_shown"] == "hidden" or game.players[pending.player].krom < pending.about["price"]


def awaited(game: State, pending: Pending, name: str) -> Awaited:
    """What the game waits for, without what others could answer, and without who holds which card."""
    if isinstance(pending, Decision) and pending.player != name:
        if pending.question in CARD_WINDOWS or only_a_card_helps(game, pending):
            return Elsewhere(pending.question)
        return Decision(pending.player, pending.question, (), pending.about)
    if isinstance(pending, Draw) and not known_pile(game, pending.deck):
        return pending._replace(cards=())
    return pending
