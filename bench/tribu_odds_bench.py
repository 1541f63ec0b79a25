"""Tribù's odds: how long each answer takes, asked anew each time, with all that a page shows of it at once.

Run with a Python that has krom_explore: ``python bench/tribu_odds_bench.py [rounds]``. The median counts, in CPU time:
an answer waits for nothing, and what else the machine does is not its own.
"""

from __future__ import annotations

import gc
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Any

from krom_explore.games.tribu import Ruleset, Table, odds
from krom_explore.games.tribu.odds.at import question_at

BAR = 15
"""Milliseconds that an answer may take."""

RULES = Ruleset.load()
SEEN = ["wolf", "bison", "courage", "rider", "red_statue", "blue_horse", "red_flag", "multidiorama", "block", "scout"]
HELD = ["rider", "red_horse", "blue_flag"]
COSTS = {"wolf": 1, "bison": "3/2", "strength": "1/2", "courage": "3/2"}
SEAT = Table.new(["Ann", "Bob", "Cy"], seed=1)
while SEAT.pending.question == "leader":
    SEAT.choose(SEAT.options[0])

QUESTIONS: dict[str, Callable[[], Any]] = {
    "next card": lambda: odds.next_card(SEEN, rules=RULES),
    "draws, 6 cards": lambda: odds.draws("characters", 6, SEEN, RULES),
    "wait": lambda: odds.wait("shaman", 2, "red", 10, seen=SEEN, rules=RULES),
    "lonely gamble": lambda: odds.lonely("hunter", seen=SEEN, rules=RULES),
    "opening, 6 cards": lambda: odds.opening(6, rules=RULES),
    "opening, 20 cards and a hand": lambda: odds.opening(20, held=HELD, rules=RULES),
    "face down": lambda: odds.face_down(SEEN, passes=2, defends=70, waits=1, rules=RULES),
    "attack": lambda: odds.attack("bison", 3, 4, 80, SEEN, RULES),
    "standoff, both mix": lambda: odds.standoff(2, COSTS, rules=RULES),
    "hostile, 5 and 4 face down": lambda: odds.hostile(5, 4, seen=SEEN, rules=RULES),
    "one colour": lambda: odds.colour("weaver", seen=SEEN, rules=RULES),
    "the question of a position": lambda: question_at(SEAT.seat("Ann")),
}


def answered(ask: Callable[[], Any]) -> Any:
    """A question, and what is told of its answer at once: the sentence and the rows."""
    found = ask()
    result = getattr(found, "result", found)
    return result.sentence.say(), [(row.label.say(), row.chance) for row in result.rows]


def milliseconds(ask: Callable[[], Any], rounds: int) -> float:
    took = []
    answered(ask)
    for _ in range(rounds):
        gc.collect()
        gc.disable()
        start = time.process_time()
        answered(ask)
        took.append(time.process_time() - start)
        gc.enable()
    return 1000 * median(took)


def main(rounds: int) -> int:
    print(f"{'Tribù: an answer':<34}{'median':>10}{'bar':>9}")
    missed = 0
    for name, ask in QUESTIONS.items():
        took = milliseconds(ask, rounds)
        missed += took >= BAR
        print(f"{name:<34}{took:>7.2f} ms{BAR:>6} ms  {'met' if took < BAR else 'NOT MET'}")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 31))
