"""A whole position made from what one seat may see of it: what is hidden is dealt at random from what is unseen.

Nothing here looks past the seat. Two tables that look alike to a seat are the same position here, for the same random
numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import Any

from krom_explore.engine.ports import Event
from krom_explore.engine.seat import Seat

from ..box import DECKS, TOKENS
from ..look import DeckLook, PlayerLook, StateLook
from ..ruleset import Ruleset
from ..state import Climb, Deck, Fight, Kromosaurus, Player, State, Visit

GUESSED = {"wood": 1, "stone": 1, "bone": 1}
"""What somebody is thought to have whose goods are hidden, beside the Krom of the start and as many Bonus cards."""

BEGUN = {
    "rested": "rest", "bought": "services", "shuffled": "gathering", "gathered": "gathering", "hunted": "hunt",
    "climbed": "climb",
}  # fmt: skip
"""The place action that each event shows to have been begun."""


def position_of(seat: Seat, random: Random) -> State:
    """A position that looks to the seat as the table does."""
    return dealt(open_to(seat), seat.state, random)


def open_to(seat: Seat) -> State:
    """What the seat knows of the position: whatever is face down for it has yet to be dealt."""
    seen: StateLook = seat.state
    rules: Ruleset = seat.rules
    game = State(rules, seen.target, seen.glacial)
    game.turn, game.phase, game.winner = seen.turn, seen.phase, seen.winner
    for look in seen.players.values():
        game.sit_down(player_of(look, rules))
    game.prey, game.evolutions = list(seen.prey), list(seen.evolutions)
    told = seat.log
    if seen.kromosaurus is not None:
        game.kromosaurus = Kromosaurus(seen.kromosaurus.place, seen.kromosaurus.life, cards_of_beast(rules, told))
    remember(game, told)
    if seen.acting is not None:
        game.visit = visit_of(game.players[seen.acting], seen, told)
    if seen.fight is not None:
        game.fight = fight_of(seen, rules, told)
    return game


def dealt(game: State, seen: StateLook, random: Random) -> State:
    """The same position with the piles and the hands dealt, as they might be."""
    for name in DECKS:
        deal(game, name, seen.decks[name], random)
    deal_hands(game, seen, random)
    return game


def player_of(look: PlayerLook, rules: Ruleset) -> Player:
    player = Player(look.name, look.weight, look.place, look.life, look.krom or 0)
    for good in TOKENS:
        held = getattr(look, good)
        setattr(player, good, (GUESSED.get(good, rules.setup.krom)) if held is None else held)
    player.trophy, player.stunned = look.trophy, look.stunned
    player.bonus = [card for card in look.bonus or () if card is not None]
    player.evolutions = list(look.evolutions)
    return player


def deal(game: State, name: str, seen: DeckLook, random: Random) -> None:
    """A pile and its discard. Where they are face down, what is not seen elsewhere lies in them in some way."""
    deck: Deck = getattr(game, name)
    deck.pile, deck.discard = known(seen.pile), known(seen.discard)
    if name == "bonus" or (len(deck.pile), len(deck.discard)) == (len(seen.pile), len(seen.discard)):
        return
    hidden = unseen(game.rules.deck(name), [*deck.pile, *deck.discard])
    random.shuffle(hidden)
    cut = len(seen.pile) - len(deck.pile)
    deck.pile = sorted(deck.pile + hidden[:cut])
    deck.discard = sorted(deck.discard + hidden[cut:])


def deal_hands(game: State, seen: StateLook, random: Random) -> None:
    """The Bonus cards that others hold, and the pile that is left."""
    deck = game.bonus
    hidden = unseen(game.rules.deck("bonus"), [*deck.discard, *(card for p in game.seats for card in p.bonus)])
    random.shuffle(hidden)
    for player in game.seats:
        hand = seen.players[player.name].bonus
        held = game.rules.setup.bonus if hand is None else len(hand)
        while len(player.bonus) < held and hidden:
            player.bonus.append(hidden.pop())
    deck.pile = sorted(hidden)


def known(cards: Iterable[str | None]) -> list[str]:
    return [card for card in cards if card is not None]


def unseen(deck: list[str], elsewhere: Iterable[str]) -> list[str]:
    """What is left of a deck, sorted."""
    return sorted((Counter(deck) - Counter(elsewhere)).elements())


# --- what the picture does not show but everybody has heard


def cards_of_beast(rules: Ruleset, told: Sequence[Event]) -> list[str]:
    """The Destination cards from which the next one is drawn."""
    every = sorted(rules.kromosaurus.destinations)
    left = every[:]
    if rules.rulings["kromosaurus_cards"] == "cycle":
        for event in told:
            if event.kind == "roamed":
                left.remove(event.args["place"])
                left = left or every[:]
    return left


def remember(game: State, told: Sequence[Event]) -> None:
    """Who has begun an action phase in this turn, and who will miss one."""
    for event in told:
        player = game.players.get(event.args.get("player", ""))
        if event.kind == "turn":
            for each in game.seats:
                each.acted = False
        elif player is None:
            continue
        elif event.kind == "acting":
            player.acted = True
        elif event.kind == "skipped":
            player.misses_action = False
        elif event.kind == "stunned" and player.acted and game.rulings["stunned_after_acting"] == "next_action":
            player.misses_action = True


def since(told: Sequence[Event], kind: str) -> Sequence[Event]:
    """What was told since the last event of a kind."""
    at = next((at for at in range(len(told) - 1, -1, -1) if told[at].kind == kind), -1)
    return told[at + 1 :]


def visit_of(player: Player, seen: StateLook, told: Sequence[Event]) -> Visit:
    """The action phase under way: what has been done in it so far."""
    visit = Visit(player)
    for event in since(told, "acting"):
        if event.args.get("player") != player.name:
            continue
        if event.kind == "again":
            visit.begin_again()
        elif event.kind in BEGUN:
            visit.begun = BEGUN[event.kind]
            visit.shuffled = visit.shuffled or event.kind == "shuffled"
        visit.evolutions += event.kind == "realised"
        visit.bonus += event.kind == "played"
    visit.drawn = seen.drawn
    if seen.dice:
        visit.climb = Climb(list(seen.dice))
        visit.climb.kept, visit.climb.rerolls = list(seen.kept), seen.rerolls
    return visit


def fight_of(seen: StateLook, rules: Ruleset, told: Sequence[Event]) -> Fight:
    """The combat under way, with the dice as they fell."""
    assert seen.fight is not None
    rolled: dict[str, Any] = next(event.args["totals"] for event in reversed(told) if event.kind == "rolled")
    fight = Fight(seen.fight.place, dict(rolled), rules.tie_strength[seen.fight.place])
    fight.totals = dict(seen.fight.totals)
    return fight
