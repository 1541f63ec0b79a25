"""Krom's bots, measured on this machine: the processor time that an answer takes, over seeded games.

    python bench/bots_bench.py [--games 10]

In games of two to six players, the same ones every time, each level is asked now and then, and its answers are timed
where there is something to choose from. Processor time, so that what else the machine does counts little. Median and
largest stand beside their bars; 1 is returned when a bar is missed.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time

from krom_explore import games
from krom_explore.engine.ports import Decision, Over
from krom_explore.lab import levels_of, thought_at

BAR_MEDIAN = {"normal": 50}
"""Milliseconds."""
BAR_LARGEST = {"hard": 300}
FASTEST = "normal"
"""Plays where answers are not timed: games of *hard* alone would take minutes each."""
EVERY = 4
"""One in so many questions is put to the level that is timed."""


def answers(level: str, many: int) -> list[float]:
    """Milliseconds for each timed answer of a level."""
    game, rules = games.game("krom"), games.rules("krom")
    sheet = game.face.NEW_GAME
    least, most = rules.players.least, rules.players.most
    taken = []
    for number in range(many):
        players = least + number % (most - least + 1)
        table = sheet.deal({**sheet.first(rules), "players": players, "seed": f"bench {number}"}, rules)[0]
        asked = 0
        while not isinstance(table.pending, Over) and not table.full:
            if not isinstance(table.pending, Decision):
                table.roll()
                continue
            timed = len(table.pending.options) > 1 and asked % EVERY == 0
            asked += 1
            begun = time.process_time()
            thought = thought_at(table, level if timed else FASTEST)
            if timed:
                taken.append(1000 * (time.process_time() - begun))
            table.choose(thought.answer)
    return taken


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--games", type=int, default=10)
    many = options.parse_args().games
    missed = False
    print(f"{'processor time of an answer, ms':35} {'answers':>8} {'median':>8} {'largest':>8}")
    for level in levels_of(games.game("krom")):
        taken = answers(level, many)
        found = {"median": statistics.median(taken), "largest": max(taken)}
        print(f"{level:35} {len(taken):8,} {found['median']:8.1f} {found['largest']:8.1f}", flush=True)
        for what, bars in (("median", BAR_MEDIAN), ("largest", BAR_LARGEST)):
            if level in bars:
                met = found[what] <= bars[level]
                missed |= not met
                print(f"  {what:10} bar {bars[level]:4}   {'met' if met else 'NOT MET'}")
    return int(missed)


if __name__ == "__main__":
    sys.exit(main())
