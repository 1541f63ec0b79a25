"""``python -m tests.quizzes 5000 [KIND ...]`` checks so many questions of each kind, or of these kinds."""

from __future__ import annotations

import sys
import time

from krom_explore.learn.quiz import LEVELS

from .checks import PACKAGES, every, package
from .more import all_faults

MOST_FAULTS = 10
"""Of one kind and level: after these somebody has enough to do."""


def main(arguments: list[str]) -> int:
    many, wanted = int(arguments[0]), arguments[1:]
    wrong = 0
    for name in PACKAGES:
        rules = package(name).Ruleset.load()
        for kind, level in every(name):
            if wanted and kind not in wanted:
                continue
            begun, found = time.process_time(), 0
            seeds = range(LEVELS.index(level), many, len(LEVELS))
            for seed in seeds:
                for fault in all_faults(name, kind, level, seed, rules):
                    found += 1
                    print(f"#/{name}/quiz/{kind}/{level}/{seed}: {fault}", flush=True)
                if found >= MOST_FAULTS:
                    break
            wrong += found
            took = time.process_time() - begun
            print(f"{name} {kind} {level}: {len(seeds)} questions, {found} faults, {took:.0f} s", flush=True)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
