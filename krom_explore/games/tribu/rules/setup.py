"""Setup: who plays, who leads, and the cards that are dealt."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.ports import Decision, Ports, Reason
from krom_explore.engine.tape import Stopped

from ..answers import Intent, lead
from ..catalogue import bad
from ..ruleset import Ruleset
from ..state import Player, State

LONGEST_NAME = 24
"""Letters of a player's name: it stands in every sentence, and above every hand."""


def new_game(rules: Ruleset, names: Any, ports: Ports) -> State:
    """The table as the rulebook sets it, with the draws made."""
    game = State(rules, check_names(rules, names))
    game.plug(ports)
    with suppress(Stopped):
        set_table(game)
    return game


def set_table(game: State) -> None:
    names = [player.name for player in game.seats]
    game.tell("set_up", "setup.players", players=names, spheres=game.rules.goal.spheres)
    if game.rulings["leaders"] == "chosen":
        game.phase = "leaders"
        return
    left = list(game.rules.leaders)
    for player in game.seats:
        player.leader = game.draw("leaders", left)
        left.remove(player.leader)
        game.tell("leader", "setup.leaders", player=player.name, card=player.leader)
    deal(game)


def choose_leaders(game: State) -> None:
    """Where the table rules so, everybody chooses, in the order of the seats, before a card is dealt."""
    for player in game.seats:
        answer = game.ask(Decision(player.name, "leader", [lead(character) for character in free_leaders(game)]))
        player.leader = game.rules.grammar.parse(answer).card
        game.tell("leader", "setup.leaders", player=player.name, card=player.leader)
    game.phase = "turn"
    deal(game)


def free_leaders(game: State) -> list[str]:
    taken = {player.leader for player in game.seats}
    return [character for character in game.rules.leaders if character not in taken]


def deal(game: State) -> None:
    """A full hand for everybody, from the dealer on, who plays first."""
    dealer = game.seats[game.dealer]
    rule = "setup.first" if game.challenge == 1 else "challenge.next"
    game.tell("challenge", rule, number=game.challenge, player=dealer.name)
    for player in (dealer, *game.others(dealer)):
        fill_hand(game, player)
        cards = player.hand[:]
        game.tell_only(
            (player.name,), "cards", "dealt", "setup.deal", player=player.name, number=len(cards), cards=cards
        )


def fill_hand(game: State, player: Player) -> None:
    while len(player.hand) < game.rules.setup.hand:
        card = game.draw("deck", game.deck)
        game.deck.remove(card)
        player.get(card)


def check_names(rules: Ruleset, names: Any) -> list[str]:
    """So many names as may play, no two alike, each of signs that can be seen."""
    if not isinstance(names, Sequence) or isinstance(names, str):
        raise bad("players", "list-of-names")
    least, most = rules.players.least, rules.players.most
    if not least <= len(names) <= most:
        raise bad("players", "how-many-players", least=least, most=most, found=len(names))
    seen: set[str] = set()
    for number, name in enumerate(names):
        path = f"players[{number}]"
        checks.kind(path, name, str)
        if not name.isprintable() or not 1 <= len(name) <= LONGEST_NAME or name != " ".join(name.split()):
            raise bad(path, "player-name", most=LONGEST_NAME, found=checks.short(name))
        if name.casefold() in seen:
            raise bad(path, "player-twice", name=name)
        seen.add(name.casefold())
    return list(names)


def why_not(game: State, intent: Intent) -> Reason:
    free = free_leaders(game)
    if intent.verb != "lead":
        return Reason("leader-first", "setup.leaders", {"cards": free})
    taken = next((player.name for player in game.seats if player.leader and player.leader == intent.card), None)
    if taken is not None:
        return Reason("leader-taken", "setup.leaders", {"card": intent.card, "target": taken, "cards": free})
    return Reason("no-leader", "setup.leaders", {"found": intent.said, "cards": free})
