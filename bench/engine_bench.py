"""How fast the engine plays, beside Catanatron and OpenSpiel's Python games, in one run on one core.

The machine is shared and noisy: the contestants take turns, round after round, and medians are compared.
"""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from random import Random
from statistics import median
from typing import Any

from krom_explore import Decision, Over, Ruleset, Table
from krom_explore.games import tribu
from krom_explore.games.krom.game import Krom
from krom_explore.lab import RandomBot, play_out

Contestant = Callable[[int], Callable[[], int]]
"""Plays games from a seed, and returns what counts the moves made in them."""

ROUNDS = 15
LONGEST = 100_000
"""Turns: whoever plays at random may take long to win, and is timed by the move."""
BAR_CATANATRON, BAR_TRIBU = 8, 4
BAR_STEP_US = 300
BAR_IMPORT_MS = 150


def krom(events: bool) -> Contestant:
    return ours(Krom(), Ruleset.load(), ["Alma", "Kolos", "Karok", "Valkyr"], 4, events)


def of_tribu() -> Contestant:
    return ours(tribu.Table.game, tribu.Ruleset.load(), ["Ann", "Bob", "Cem", "Dia"], 1, events=True)


def ours(game: Any, rules: Any, players: list[str], many: int, events: bool) -> Contestant:
    """Random games of one of our own."""

    def games(seed: int, bot: RandomBot) -> None:
        for number in range(many):
            start = {"players": players, "seed": f"{seed} {number}"}
            play_out(game, rules, start, bot, events=events, most_turns=LONGEST)

    def play(seed: int) -> Callable[[], int]:
        games(seed, RandomBot(seed))
        return lambda: count(seed)

    def count(seed: int) -> int:
        """The same games once more, untimed: the same seeds make the same decisions."""
        bot = CountingBot(seed)
        games(seed, bot)
        return bot.decisions

    return play


class CountingBot(RandomBot):
    """Plays as RandomBot does, and counts. Its games are not timed."""

    def __init__(self, seed: int):
        super().__init__(seed)
        self.decisions = 0

    def decide(self, decision: Decision) -> str:
        self.decisions += 1
        return super().decide(decision)


def catanatron() -> Contestant:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play(seed: int) -> Callable[[], int]:
        game = Game([RandomPlayer(colour) for colour in colours], seed=seed)
        game.play()
        return lambda: len(game.state.actions)

    return play


def open_spiel(name: str) -> Contestant:
    import pyspiel
    from open_spiel.python import games  # noqa: F401  (registers them)

    spiel = pyspiel.load_game(name)

    def play(seed: int) -> Callable[[], int]:
        random = Random(seed)
        moves = 0
        for _ in range(20):
            state = spiel.new_initial_state()
            while not state.is_terminal():
                if state.is_simultaneous_node():
                    state.apply_actions([random.choice(state.legal_actions(p)) for p in range(spiel.num_players())])
                    moves += spiel.num_players()
                elif state.is_chance_node():
                    state.apply_action(random.choice([action for action, _ in state.chance_outcomes()]))
                else:
                    state.apply_action(random.choice(state.legal_actions()))
                    moves += 1
        return lambda: moves

    return play


def speeds(contestants: dict[str, Contestant]) -> dict[str, float]:
    """The median of moves a second over all rounds; everybody plays once in each round."""
    measured: dict[str, list[float]] = {name: [] for name in contestants}
    for seed in range(ROUNDS + 1):
        for name, play in contestants.items():
            started = time.perf_counter()
            moves = play(seed)
            took = time.perf_counter() - started
            if seed:  # the first round warms up
                measured[name].append(moves() / took)
    return {name: median(rates) for name, rates in measured.items()}


def stepping() -> float:
    """Microseconds for choose (or roll), then pending, at the median over four-player games."""
    times = []
    for seed in range(3):
        table = Table.new(["Alma", "Kolos", "Karok", "Valkyr"], seed=seed, kromosaurus=True)
        random = Random(seed)
        while not isinstance(table.pending, Over) and len(times) < 2000 * (seed + 1):
            answer = random.choice(table.options) if isinstance(table.pending, Decision) else None
            started = time.perf_counter()
            table.choose(answer) if answer else table.roll()
            assert table.pending
            times.append(time.perf_counter() - started)
    return median(times) * 1e6


def importing() -> float:
    """Milliseconds that ``import krom_explore`` takes, at the median of fresh processes."""
    script = "import time; t = time.perf_counter(); import krom_explore; print(time.perf_counter() - t)"
    runs = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True) for _ in range(7)
    ]
    return median(float(run.stdout) for run in runs) * 1e3


def main() -> int:
    contestants: dict[str, Contestant] = {
        "krom, events off": krom(events=False),
        "krom, events on": krom(events=True),
        "tribu, events on": of_tribu(),
        "catanatron, random 4-player games": catanatron(),
        "open_spiel python_kuhn_poker": open_spiel("python_kuhn_poker"),
        "open_spiel python_tic_tac_toe": open_spiel("python_tic_tac_toe"),
        "open_spiel python_iterated_prisoners_dilemma": open_spiel("python_iterated_prisoners_dilemma"),
    }
    rates = speeds(contestants)
    print(f"{'decisions or moves a second, median of ' + str(ROUNDS) + ' rounds':55} {'rate':>10} {'krom is':>9}")
    for name, rate in rates.items():
        print(f"{name:55} {rate:10,.0f} {rates['krom, events on'] / rate:8.1f}x")
    ratio, tribus = (
        rates[f"{name}, events on"] / rates["catanatron, random 4-player games"] for name in ("krom", "tribu")
    )
    step, load = stepping(), importing()
    print()
    bars = (
        ("times Catanatron, events on", f"{ratio:.1f}", f">= {BAR_CATANATRON}", ratio >= BAR_CATANATRON),
        ("times Catanatron, Tribù", f"{tribus:.1f}", f">= {BAR_TRIBU}", tribus >= BAR_TRIBU),
        ("Table step, median µs", f"{step:.0f}", f"<= {BAR_STEP_US}", step <= BAR_STEP_US),
        ("import krom_explore, ms", f"{load:.0f}", f"<= {BAR_IMPORT_MS}", load <= BAR_IMPORT_MS),
    )
    for what, found, bar, met in bars:
        print(f"{what:40} {found:>8}   bar {bar:>7}   {'met' if met else 'NOT MET'}")
    return int(not all(met for *_, met in bars))


if __name__ == "__main__":
    sys.exit(main())
