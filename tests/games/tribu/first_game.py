"""The first game: which seed shows a learner most, early, and is over in good time.

    python -m tests.games.tribu.first_game 200       # tries so many seeds, and lists the best
    python -m tests.games.tribu.first_game 7 --script      # all that the coach says on one of them

The learner is somebody who does what the coach's hints say, all the way. Minutes are an estimate, as for Krom: what is
played back as long as the page shows it, six seconds for an answer, a word in a third of a second.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass
from functools import cached_property

from krom_explore.engine.asked import Asked
from krom_explore.engine.ports import Decision
from krom_explore.games.tribu import COACH, WORDS, Ruleset, Table, rulebook
from krom_explore.lab import play_on
from krom_explore.learn.coach import Spoken

EARLY = {
    "goal": 2, "one_thing": 2, "leader": 6, "begin": 6, "vase": 10, "colour": 14, "take": 16, "activate": 20,
    "play": 24, "face_down": 30, "complete_me": 36, "totem": 44, "attacked": 44, "defend": 50, "attack": 50,
    "blocked": 50,
}  # fmt: skip
"""The turn by which a good first game has come to a moment. (Those of both players are counted.)"""

PAUSE, SHORT, LETTER = 1.6, 50, 0.022
"""How long a sentence stays in sight (widgets/walk/walk.js)."""


@dataclass
class Game:
    seed: int
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

    @cached_property
    def worth(self) -> float:
        """What is said counts, early things more; a win in one challenge, within twenty minutes, is wanted."""
        turns = {said.name: self.turn(said.line) for said in self.said}
        early = sum(2 for name, turn in EARLY.items() if turns.get(name, 10**6) <= turn)
        state = self.table.state
        won = 10 if state.winner == self.me else -10
        once = 0 if state.challenge == COACH.script.scenario["challenge"] else -10
        return 2 * len(turns) + early + won + once - 3 * max(0, self.minutes - 18)


def first_table(seed: int) -> Table:
    return Table.scenario(COACH.script.scenario, seed=seed)


def said_in(table: Table) -> list[Spoken]:
    """What the coach says to the first player in a game so far."""
    me = table.players[0]
    now = [Asked(table.steps, len(table.log), table.pending)] if isinstance(table.pending, Decision) else []
    asked = [one for one in (*table.asked(), *now) if one.of(me)]
    return COACH.spoken(table.log_seen_by(me), asked, me, table.opening, table.rules)


def text_of(said: Spoken, rules: Ruleset) -> str:
    facts = {**rulebook.facts(rules, "en"), **COACH.told(said.scene, "en")}
    return WORDS.message(f"coach-{said.name}", "en", **facts)


def played(seed: int) -> Game:
    """A game by the hints, against the bots of the script."""
    levels = dict(zip(COACH.script.players, (COACH.script.hint, *COACH.script.bots), strict=True))
    return Game(seed, play_on(first_table(seed), levels))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("seeds", type=int)
    options.add_argument("--script", action="store_true")
    asked = options.parse_args()
    if asked.script:
        tell(played(asked.seeds))
        return
    for game in sorted((played(seed) for seed in range(asked.seeds)), key=lambda one: -one.worth)[:15]:
        state = game.table.state
        totals = " ".join(f"{name} {player.total}" for name, player in state.players.items())
        print(
            f"seed {game.seed:4} worth {game.worth:5.1f} {len(game.said)} moments {game.minutes:4.1f} min "
            f"challenge {state.challenge} turn {state.turn} {totals}"
        )


def tell(game: Game) -> None:
    for said in game.said:
        about = "asked" if said.step is not None else "event"
        print(f"turn {game.turn(said.line):2} {about} {said.name}: {text_of(said, game.table.rules)} {said.aim()}")
    left = set(COACH.moments) - {said.name for said in game.said}
    print(f"{len(game.said)} moments, {game.minutes:.1f} minutes, {game.table.state.winner} wins; not met: {left}")


if __name__ == "__main__":
    main()
