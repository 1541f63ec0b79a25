"""Whole games of Tribù with every invariant checked after every event. ``python -m tests.games.tribu.soak 20000``"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from krom_explore.engine.chance import SeededChance
from krom_explore.engine.ports import Decision
from krom_explore.engine.tape import LivePorts
from krom_explore.games.tribu import Ruleset
from krom_explore.games.tribu.game import Tribu
from krom_explore.games.tribu.rules import chains
from krom_explore.games.tribu.ruleset import rulings
from krom_explore.games.tribu.state import Player, State

from .play import NAMES, busy

LONGEST = 10_000
"""Turns. Random players take 2,000 on average; a game that takes this long does not end."""


def cards_of(player: Player) -> list[str]:
    found = player.hand + player.actives
    return found + [card for chain in player.chains.values() for card in (*chain.laid, *chain.blocks)]


def check_cards(game: State) -> None:
    """All cards of the box are somewhere, at every moment."""
    lying = [*game.deck, *game.discard, *game.played, *(game.attack.lying if game.attack else ())]
    found = sorted(lying + [card for player in game.seats for card in cards_of(player)])
    assert found == list(game.rules.whole_deck), Counter(found) - Counter(game.rules.whole_deck)
    assert game.deck == sorted(game.deck), "the deck has an order"


def check_chains(game: State) -> None:
    """No gap, no double, one card for any vase, one Totem and only on a complete chain, one active card of a kind
    that may be."""
    rules = game.rules
    for player in game.seats:
        assert list(player.chains) == [chain.character for chain in player.chains.values()]
        assert player.hand == sorted(player.hand), "a hand has an order"
        for chain in player.chains.values():
            for at, card in enumerate(chain.vases):
                assert card in rules.slots[chain.character][at][0], f"{card} is vase {at} of {chain.character}"
            assert len(rules.for_any_vase.intersection(chain.vases)) <= 1
            assert sum(card in rules.for_any_vase for card in chain.vases) <= 1
            assert chain.totem is None or (chain.totem in rules.totems and chains.is_complete(rules, chain))
            assert chain.active is None or chain.active in rules.activatable
            assert all(rules.actions[card].block for card in chain.blocks)
        assert player.skips >= sum(len(chain.blocks) for chain in player.chains.values())
    assert all(card in rules.actions for card in game.played)


def check_turn(game: State, mover: Player, begun: str) -> None:
    """What must be true when a turn is over."""
    for player in game.seats:
        assert len(player.hand) == game.rules.setup.hand, f"{player.name} holds {len(player.hand)}"
        assert chains.complete_chains(game.rules, player) < game.needed, "the challenge should be closed"
    blocked = game.rulings["blocked_lonely"] == "waits" and begun == "skipped"
    for name, chain in mover.chains.items():
        assert chain.vases or name in (mover.leader, begun) or blocked, f"{name} is alone"
    assert game.attack is None
    assert not game.taken
    assert not game.swapped


class Watch:
    """Ports that check the table at every event and every question, and what a turn may touch."""

    def __init__(self, seed: Any, random: Random, sensible: bool):
        self.game: State | None = None
        self.random = random
        self.sensible = sensible
        self.inner = LivePorts(SeededChance(seed), self.ask)
        self.draw = self.inner.draw
        self.roll = self.inner.roll
        self.blocks = Counter[str]()
        self.skips = Counter[str]()
        self.begun = ""
        self.events: list[str] = []

    def ask(self, decision: Decision) -> str:
        assert len(decision.options), f"nothing to choose: {decision}"
        assert len(set(decision.options)) == len(decision.options), f"twice the same: {decision}"
        game = self.game
        if game is not None:
            check_chains(game)
            held = len(game.players[decision.player].hand)
            size = game.rules.setup.hand
            most = max((action.draw for action in game.rules.actions.values()), default=0)
            assert held in {"turn": (size,), "defence": (size,), "action": (size + 1,), "leader": (0,)}.get(
                decision.question, range(size + 1, size + most + 1)
            ), f"{held} cards at {decision.question}"
        if self.sensible:
            return busy(tuple(decision.options), self.random)
        return self.random.choice(decision.options)

    def ask_together(self, decisions: list[Decision]) -> list[str]:
        raise AssertionError("nobody chooses at the same time")

    def tell(self, kind: str, rule: str, /, **args: Any) -> None:
        self.events.append(kind)
        if kind == "blocked":
            self.blocks[args["target"]] += 1
        elif kind == "skipped":
            self.skips[args["player"]] += 1
            self.begun = "skipped"
        elif kind == "began":
            self.begun = args["card"]
        elif kind == "challenge":
            self.blocks.clear()
            self.skips.clear()
        if self.game is not None:
            check_cards(self.game)

    def tell_only(self, players: tuple[str, ...], secret: str, kind: str, rule: str, /, **args: Any) -> None:
        assert secret in args
        self.tell(kind, rule, **args)


def soak(rules: Ruleset, players: list[str], seed: Any, sensible: bool) -> State:
    """Play one game and check it throughout."""
    watch = Watch(seed, Random(f"soak {seed}"), sensible)
    tribu = Tribu()
    game = tribu.begin(rules, {"players": players, "seed": seed}, watch)
    watch.game = game
    for _ in range(LONGEST):
        if game.winner is not None:
            return game
        turn(tribu, game, watch)
    raise AssertionError("the game does not end")


def turn(tribu: Tribu, game: State, watch: Watch) -> None:
    """One turn, and what it may have changed."""
    mover, challenge, leaders = game.moving, game.challenge, game.phase == "leaders"
    hands = {player.name: player.hand[:] for player in game.seats}
    played, deck = game.played[:], game.deck[:]
    done = [chain.copy().key() for player in game.seats for chain in player.chains.values() if chain.totem]
    watch.begun = ""
    watch.events.clear()
    tribu.play_turn(game)
    if game.challenge != challenge or game.winner is not None or leaders:
        return
    check_turn(game, mover, watch.begun)
    assert game.played[: len(played)] == played, "the played pile shrank"
    for player in game.seats:
        assert player is mover or player.hand == hands[player.name], f"{player.name}'s hand changed"
        assert player.skips == watch.blocks[player.name] - watch.skips[player.name], "a block is not a skip"
    if {"used", "attacked", "skipped"} & set(watch.events):
        assert (game.deck, mover.hand) == (deck, hands[mover.name]), "turning a card over touches deck and hand"
    after = [chain.key() for player in game.seats for chain in player.chains.values() if chain.totem]
    assert all(same_chain(before, after) for before in done), "a chain with a Totem changed"


def same_chain(before: Any, after: list[Any]) -> bool:
    """A chain with a Totem stays as it is, but for what lies beside it."""
    return any(chain[:3] == before[:3] for chain in after)


def kinds_of_games(count: int, first: int = 0) -> Iterator[tuple[int, Ruleset, list[str], bool]]:
    """2, 3 and 4 players in turn; every second round under rulings at random; every third by players who lay more."""
    plain = Ruleset.load()
    for number in range(first, first + count):
        random = Random(number)
        ruled = {name: random.choice(ruling.options) for name, ruling in rulings().items()} if number // 3 % 2 else {}
        yield number, plain.with_rulings(**ruled), list(NAMES[: 2 + number % 3]), number // 6 % 3 > 0


def games(count: int, first: int = 0) -> Iterator[State]:
    """Games of every kind."""
    for number, rules, names, sensible in kinds_of_games(count, first):
        try:
            yield soak(rules, names, number, sensible)
        except Exception as failed:
            failed.add_note(f"game {number}: {names} {rules.rulings}")
            raise


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="?", type=int, default=200)
    arguments.add_argument("--first", type=int, default=0)
    wanted = arguments.parse_args()
    challenges = 0
    for number, game in enumerate(games(wanted.games, wanted.first), 1):
        challenges += game.challenge
        if number % 500 == 0 or number == wanted.games:
            print(f"{number} games, {challenges / number:.1f} challenges each, all invariants held", flush=True)
