"""``python -m tests.fuzz 20000 [SEED]`` tries so many; ``python -m tests.fuzz KIND SEED NUMBER`` tries one again."""

from __future__ import annotations

import sys

from .kinds import KINDS
from .run import counts, faults
from .worker import case, tried


def main(arguments: list[str]) -> int:
    if arguments[:1] and arguments[0] in KINDS:
        kind, seed, number = arguments[0], int(arguments[1]), int(arguments[2])
        given = case(kind, seed, number)
        print(repr(given)[:20_000])
        took, fault = tried(KINDS[kind], given)
        print(f"{took:.2f} s", fault or "refused, or all right")
        return 1 if fault else 0
    total, seed = int(arguments[0]), int(arguments[1]) if len(arguments) > 1 else 0
    wrong = 0
    for kind, count in counts(total).items():
        for fault in faults(kind, count, seed):
            print(fault, flush=True)
            wrong += 1
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
