"""Whole random games with every invariant checked after every event. ``python -m tests.soak 200000``

``python -m tests.soak --bots normal 2000`` plays them with bots of that level, who see no more than their seats;
``--bots hard --imagine 24`` lets the hard ones imagine so few games for each answer that many can be played.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from krom_explore import Over, Ruleset, Table
from krom_explore.engine.chance import SeededChance
from krom_explore.engine.ports import Decision
from krom_explore.engine.tape import LivePorts
from krom_explore.games.krom.bots import search
from krom_explore.games.krom.box import DECKS, TOKENS
from krom_explore.games.krom.game import Krom
from krom_explore.games.krom.ruleset import rulings
from krom_explore.games.krom.state import State
from krom_explore.lab import LEVELS, answer_at
from tests.play import all_switches

LONGEST = 2_000
"""Turns. Random players take 60 on average; a game that takes this long does not end."""


def check(game: State) -> None:
    """What must be true at every moment of every game."""
    rules = game.rules
    most = rules.life.most
    for player in game.seats:
        assert 0 <= player.life <= most, f"{player.name} has {player.life} life"
        assert player.stunned == (player.life == 0) or game.fight is None, f"{player.name}: stunned and life disagree"
        for token in TOKENS:
            assert getattr(player, token) >= 0, f"{player.name} owes {token}"
    if game.kromosaurus is not None:
        assert 0 <= game.kromosaurus.life <= rules.kromosaurus.life
    assert sum(player.trophy for player in game.seats) <= 1
    assert not (game.kromosaurus and any(player.trophy for player in game.seats)), "a trophy of a living Kromosaurus"
    lying = {
        "hunt": game.prey,
        "gathering": [],
        "evolution": [*game.evolutions, *(card for player in game.seats for card in player.evolutions)],
        "bonus": [card for player in game.seats for card in player.bonus],
    }
    for name in DECKS:
        deck = getattr(game, name)
        assert sorted([*deck.pile, *deck.discard, *lying[name]]) == rules.deck(name), f"the {name} cards do not add up"
        assert deck.pile == sorted(deck.pile), f"the {name} pile has an order"
    if rules.rulings["supply"] == "box":
        for token in TOKENS:
            out = sum(getattr(player, token) for player in game.seats)
            assert out <= getattr(rules.supply, token), f"{out} {token} are out"


class Watch:
    """Ports that check the table at every event, and who acts when."""

    def __init__(self, seed: Any, random: Random):
        self.game: State | None = None
        self.random = random
        self.inner = LivePorts(SeededChance(seed), self.ask)
        self.roll = self.inner.roll
        self.draw = self.inner.draw
        self.acted: Counter[str] = Counter()
        self.events = 0

    def ask(self, decision: Decision) -> str:
        assert len(decision.options), f"nothing to choose: {decision}"
        assert len(set(decision.options)) == len(decision.options), f"twice the same: {decision}"
        if self.game is not None:
            check(self.game)
        return self.random.choice(decision.options)

    def ask_together(self, decisions: list[Decision]) -> list[str]:
        return [self.ask(decision) for decision in decisions]

    def tell(self, kind: str, rule: str, **args: Any) -> None:
        self.events += 1
        if kind == "turn":
            self.acted.clear()
        if kind == "acting":
            self.acted[args["player"]] += 1
            assert self.acted[args["player"]] == 1, f"{args['player']} acts twice in a turn"
        if self.game is not None and kind not in ("hurt", "stunned", "lost"):
            check(self.game)

    def tell_only(self, players: tuple[str, ...], secret: str, kind: str, rule: str, **args: Any) -> None:
        assert secret in args
        self.tell(kind, rule, **args)


def soak(rules: Ruleset, players: list[str], seed: Any, **switches: bool) -> State:
    """Play one game and check it throughout."""
    watch = Watch(seed, Random(f"soak {seed}"))
    krom = Krom()
    game = krom.begin(rules, {"players": players, "seed": seed, **switches}, watch)
    watch.game = game
    while game.winner is None:
        krom.play_turn(game)
        assert game.turn < LONGEST, "the game does not end"
    winner = game.players[game.winner]
    reached = game.points(winner) >= game.target
    assert reached or (rules.rulings["evolution_runs_out"] == "ends" and not game.evolutions)
    return game


def rulings_at_random(random: Random) -> dict[str, str]:
    """One option of every open question; not the ones that the bundled box cannot have."""
    fixed = {"equal_weights", "supply"}
    return {name: random.choice(ruling.options) for name, ruling in rulings().items() if name not in fixed}


def kinds_of_games(count: int, first: int = 0) -> Iterator[tuple[int, Ruleset, list[str], dict[str, bool]]]:
    """All switches in turn; every second round is played under rulings at random."""
    plain = Ruleset.load()
    kinds = all_switches()
    for number in range(first, first + count):
        kind = dict(kinds[number % len(kinds)])
        ruled = rulings_at_random(Random(number)) if number // len(kinds) % 2 else {}
        rules = plain.with_rulings(**ruled, supply="box" if kind.pop("box") else "unlimited")
        names = Random(f"seats {number}").sample(list(plain.characters), kind.pop("players"))
        yield number, rules, names, kind


def games(count: int, first: int = 0) -> Iterator[State]:
    """Random games of every kind."""
    for number, rules, names, kind in kinds_of_games(count, first):
        try:
            yield soak(rules, names, number, **kind)
        except Exception as failed:
            failed.add_note(f"game {number}: {names} {kind} {rules.rulings}")
            raise


def imagine(games: int) -> None:
    """From now on the hard bots imagine so many games only for each answer, over the number of players."""
    search.GAMES, search.ROUND = games, 1


def bot_games(level: str, count: int, first: int = 0) -> Iterator[State]:
    """The same kinds of games, played by bots of a level at tables, checked after every step."""
    for number, rules, names, kind in kinds_of_games(count, first):
        table = Table.new(names, seed=number, rules=rules, **kind)
        try:
            while not isinstance(table.pending, Over):
                if isinstance(table.pending, Decision):
                    table.choose(answer_at(table, level))
                else:
                    table.roll()
                check(table._now.position)
                assert table.state.turn < LONGEST, "the game does not end"
            yield table._now.position
        except Exception as failed:
            failed.add_note(f"game {number}: {names} {kind} {rules.rulings}")
            raise


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("games", nargs="?", type=int, default=2_000)
    arguments.add_argument("--first", type=int, default=0, help="the number of the first game")
    arguments.add_argument("--bots", choices=LEVELS)
    arguments.add_argument("--imagine", type=int, help="games that a hard bot imagines for each answer")
    wanted = arguments.parse_args()
    if wanted.imagine:
        imagine(wanted.imagine)
    turns = 0
    each = bot_games(wanted.bots, wanted.games, wanted.first) if wanted.bots else games(wanted.games, wanted.first)
    for number, game in enumerate(each, 1):
        turns += game.turn
        if number % (100 if wanted.bots else 1000) == 0 or number == wanted.games:
            print(f"{number} games, {turns / number:.1f} turns each, all invariants held", flush=True)
