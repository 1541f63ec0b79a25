"""Setup: decks, tokens, characters, the first cards."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from krom_explore.engine import checks
from krom_explore.engine.ports import Ports
from krom_explore.engine.tape import Stopped

from ..catalogue import bad
from ..ruleset import Ruleset
from ..state import Player, State
from . import bonus, kromosaurus

SWITCHES = ("kromosaurus", "glacial", "longer")
POINTS = "points"
"""What a table may agree on beside the switches: that fewer points win."""


def new_game(rules: Ruleset, names: Any, switches: dict[str, Any], ports: Ports) -> State:
    """The table as the rulebook sets it, with the draws made."""
    for name in SWITCHES:
        if type(switches.get(name, False)) is not bool:
            raise bad(name, "yes-no", found=checks.short(switches[name]))
    check_names(rules, names)
    goal = rules.goal(len(names), switches.get("longer", False))
    if POINTS in switches:
        goal = checks.whole(POINTS, switches[POINTS], 1, goal)
    game = State(rules, goal, switches.get("glacial", False))
    game.plug(ports)
    with suppress(Stopped):
        set_table(game, names, switches.get("kromosaurus", False))
    return game


def set_table(game: State, names: Sequence[str], beast: bool) -> None:
    rules = game.rules
    if rules.rulings["characters"] == "random":
        names = deal_characters(game, len(names))
    for name in names:
        game.sit_down(seat(rules, name))
    game.tell("set_up", "setup.table", players=list(names), target=game.target)
    reveal(game)
    for player in game.seats:
        for _ in range(rules.setup.bonus):
            bonus.draw_card(game, player, "setup.players")
    if beast:
        kromosaurus.enter(game)


def seat(rules: Ruleset, name: str) -> Player:
    start = rules.setup
    return Player(name, rules.weights[name], start.place, rules.life.most, start.krom)


def check_names(rules: Ruleset, names: Any) -> None:
    """Two to six different characters."""
    known = list(rules.characters)
    if not isinstance(names, Sequence) or isinstance(names, str):
        raise bad("players", "list-of-characters", names=known)
    for number, name in enumerate(names):
        if name not in known:
            raise bad(f"players[{number}]", "one-of", names=known, found=checks.short(name))
        if name in names[:number]:
            raise bad(f"players[{number}]", "character-twice", name=name)
    least, most = rules.players.least, rules.players.most
    if not least <= len(names) <= most:
        raise bad("players", "how-many-players", least=least, most=most, found=len(names))


def deal_characters(game: State, count: int) -> list[str]:
    """Where the table rules so, characters are dealt instead of chosen."""
    left = sorted(game.rules.characters)
    dealt = []
    for _ in range(count):
        dealt.append(game.draw("characters", left))
        left.remove(dealt[-1])
    return dealt


def reveal(game: State) -> None:
    """Turn up prey and Evolutions until all slots are filled."""
    setup = game.rules.setup
    for deck, shown, slots in ((game.hunt, game.prey, setup.prey), (game.evolution, game.evolutions, setup.evolutions)):
        while len(shown) < slots and deck.pile:
            card = game.draw(deck.name, deck.pile)
            deck.pile.remove(card)
            shown.append(card)
            game.tell("revealed", "setup.cards", deck=deck.name, card=card)
