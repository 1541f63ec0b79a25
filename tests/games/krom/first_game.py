"""The first game: which seed shows a learner most, early, and is over in good time.

    python -m tests.games.krom.first_game 2000      # tries so many seeds with each pair of bots, and lists the best
    python -m tests.games.krom.first_game 7 --script --bots easy normal     # all that the coach says on one of them

The learner is somebody who does what the coach's hints say, all the way. Minutes are an estimate: what is played back
as long as the page shows it, six seconds for an answer or a roll, a word in a third of a second.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from krom_explore.engine.asked import Asked
from krom_explore.engine.ports import Decision, Roll
from krom_explore.games.krom import COACH, WORDS, Ruleset, Table, rulebook
from krom_explore.lab import LEVELS, play_on
from krom_explore.learn.coach import Spoken

EARLY = {
    "reveal": 1, "meeting": 2, "dice": 2, "tie": 3, "hurt": 4, "order": 4, "evolution": 3, "realised_me": 3, "hunt": 4,
    "climb": 4, "forest": 4, "cave": 5, "stunned_other": 7, "rob": 8, "stunned_me": 9, "woke": 10, "hand": 5,
}  # fmt: skip
"""The turn by which a good first game has come to a moment."""

PAUSE, SHORT, LETTER = 1.6, 50, 0.022
"""How long a sentence stays in sight (widgets/walk/walk.js)."""


@dataclass
class Game:
    seed: int
    bots: tuple[str, ...]
    table: Table

    @property
    def me(self) -> str:
        return self.table.players[0]

    @cached_property
    def said(self) -> list[Spoken]:
        return said_in(self.table)

    def turn(self, line: int) -> int:
        return sum(event.kind == "turn" for event in self.table.log[:line])

    @cached_property
    def minutes(self) -> float:
        table = self.table
        events = table.log_seen_by(self.me)[table.opening :]
        shown = sum(PAUSE + max(0, len(table.say(event)) - SHORT) * LETTER for event in events)
        questions = sum(asked.of(self.me) for asked in table.asked())
        words = sum(len(text_of(said, self.table.rules).split()) for said in self.said)
        return (shown + 6 * questions + words / 3) / 60

    @property
    def behind(self) -> int:
        """How many points the learner is behind the winner."""
        points = {name: player.points for name, player in self.table.state.players.items()}
        return max(points.values()) - points[self.me]

    @cached_property
    def worth(self) -> float:
        """What is said counts, early things more; a win or a close loss, within twenty minutes, is wanted."""
        turns = {said.name: self.turn(said.line) for said in self.said}
        early = sum(3 - min(3, max(0, turns[name] - turn)) for name, turn in EARLY.items() if name in turns)
        won = 8 if self.table.state.winner == self.me else 4 if self.behind <= 2 else -20
        return 2 * len(turns) + early + won - 4 * max(0, self.minutes - 18)


def said_in(table: Table) -> list[Spoken]:
    """What the coach says to the first player in a game so far."""
    me = table.players[0]
    now = [Asked(table.steps, len(table.log), table.pending)] if isinstance(table.pending, (Decision, Roll)) else []
    asked = [one for one in (*table.asked(), *now) if one.of(me)]
    return COACH.spoken(table.log_seen_by(me), asked, me, table.opening)


def text_of(said: Spoken, rules: Ruleset) -> str:
    facts = {**rulebook.facts(rules, "en"), **COACH.told(said.scene, rules, "en")}
    return WORDS.message(f"coach-{said.name}", "en", **facts)


def played(seed: int, bots: Sequence[str]) -> Game:
    players = COACH.script.players
    levels = dict(zip(players, (COACH.script.hint, *bots), strict=True))
    return Game(seed, tuple(bots), play_on(Table.new(players, seed=seed), levels))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("seeds", type=int)
    options.add_argument("--script", action="store_true")
    options.add_argument("--bots", nargs=2, choices=LEVELS)
    asked = options.parse_args()
    if asked.script:
        tell(played(asked.seeds, asked.bots or COACH.script.bots))
        return
    pairs = [asked.bots] if asked.bots else list(product(("easy", "normal"), repeat=2))
    games = [played(seed, bots) for bots in pairs for seed in range(asked.seeds)]
    for game in sorted(games, key=lambda one: -one.worth)[:15]:
        state = game.table.state
        points = " ".join(f"{name} {player.points}" for name, player in state.players.items())
        print(
            f"seed {game.seed:4} {' '.join(game.bots):14} worth {game.worth:5.1f} {len(game.said)} moments "
            f"{game.minutes:4.1f} min turn {state.turn} {points}"
        )


def tell(game: Game) -> None:
    for said in game.said:
        about = "asked" if said.step is not None else "event"
        print(f"turn {game.turn(said.line):2} {about} {said.name}: {text_of(said, game.table.rules)} {said.aim()}")
    left = set(COACH.moments) - {said.name for said in game.said}
    print(f"{len(game.said)} moments, {game.minutes:.1f} minutes, {game.table.state.winner} wins; not met: {left}")


if __name__ == "__main__":
    main()
