"""Quizzes, measured on this machine: how long a new question takes, from its seed to the page that asks it.

    python bench/quiz_bench.py [--questions 50]

Every kind of quiz of every game, all levels in turn, shown beside its bar. 1 is returned when a bar is missed.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import time

from krom_explore import games
from krom_explore.learn.quiz import LEVELS, pose
from krom_explore.ui.app import App

BAR = 100
"""Milliseconds for a new question."""


class Report:
    missed = False

    def line(self, what: str, taken: list[float], bar: float) -> None:
        """The median and the worst of some times in milliseconds, the worst beside its bar."""
        good = max(taken) <= bar
        self.missed |= not good
        figures = f"median {statistics.median(taken):6.1f} ms   worst {max(taken):6.1f} ms"
        print(f"{'ok  ' if good else 'SLOW'} {what:<40} {figures} (bar {bar:g})", flush=True)


def made(name: str, kind: str, questions: int) -> list[float]:
    """Milliseconds to make each of so many questions, words and all."""
    game, rules, taken = games.game(name), games.rules(name), []
    for seed in range(questions):
        begun = time.perf_counter()
        posed = pose(game.QUIZZES, kind, LEVELS[seed % len(LEVELS)], seed, rules)
        assert posed is not None
        for option in posed.question.options:
            option.said("en")
        taken.append(1000 * (time.perf_counter() - begun))
    return taken


def drawn(name: str, kind: str, questions: int) -> list[float]:
    """Milliseconds to open the page of each of so many questions, as for somebody who wants the next one."""
    app, taken = App(), []
    for seed in range(questions):
        begun = time.perf_counter()
        reply = app.receive({"go": f"#/{name}/quiz/{kind}/{LEVELS[seed % len(LEVELS)]}/{seed}"})
        taken.append(1000 * (time.perf_counter() - begun))
        assert "notice" not in reply
    return taken


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--questions", type=int, default=50)
    asked = options.parse_args()
    report = Report()
    for name in games.names():
        for kind in getattr(games.game(name), "QUIZZES", {}):
            drawn(name, kind, 1)  # what a server has done before anybody comes
            report.line(f"a new question, {name} {kind}", made(name, kind, asked.questions), BAR)
            report.line(f"its page, {name} {kind}", drawn(name, kind, asked.questions), BAR)
    return int(report.missed)


if __name__ == "__main__":
    sys.exit(main())
