"""The first game: which seed shows a learner most, early, and is over in good time.

    python -m tests.games.krom.first_game 2000      # tries so many seeds with each pair of bots, and lists the best
    python -m tests.games.krom.first_game 7 --script --bots easy normal     # all that the coach says on one of them
    python -m tests.games.krom.first_game 7 --ways --bots easy normal       # every way to go, and who goes them

A learner may do what the coach's hints say, all the way; that game is to be worth playing. But most ask for no hint:
so all ways are looked at that somebody may go in the first turns, and as many as possible are to lead to a fight early.
Whoever goes where the coach invites to is to win one. And there are learners who never ask: one who takes what is best
at once, and some who go anywhere all through the game. Minutes are an estimate: what is played back as long as the page
shows it, and what somebody needs who reads everything. A learner who was watched came to the seventh turn after 14:45.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain, islice, product
from random import Random
from statistics import mean

from krom_explore.engine.asked import Asked
from krom_explore.engine.ports import Decision, Event, Over, Roll
from krom_explore.games.krom import COACH, WORDS, Ruleset, Table, rulebook
from krom_explore.lab import LEVELS, answer_at, play_on
from krom_explore.learn.coach import Spoken, routine

EARLY = {
    "reveal": 1, "meeting": 2, "dice": 2, "tie": 3, "hurt": 4, "order": 4, "evolution": 3, "realised_me": 3, "hunt": 4,
    "climb": 4, "forest": 4, "cave": 5, "stunned_other": 7, "rob": 8, "stunned_me": 9, "woke": 10, "hand": 5,
}  # fmt: skip
"""The turn by which a good first game has come to a moment."""

SHOWN = ({"meeting"}, {"tie"}, {"hunt"}, {"evolution"}, {"stunned_me", "stunned_other"})
"""What a first game is for: of each of these sets, a moment."""

PAUSE, SHORT, LETTER, ROUTINE = 1.6, 50, 0.022, 0.75
"""How long a sentence stays in sight (widgets/walk/walk.js), and its share if it is routine (widgets/playback)."""

THINKS, READS = 10.0, 0.42
"""Seconds for an answer or a roll, and for a word."""

INVITED = COACH.moments["goal"].at.answer
"""Where the coach invites to go first."""
CLOSE, MOST_MINUTES = 2, 18
"""A close loss is so many points behind; a first game lasts no longer than so many minutes."""
FREE = 3
"""For so many turns the learner may go anywhere; then hints are followed."""
GREEDY = "easy"
"""The bot that takes what is best at once."""
WANDERERS = 8
"""So many go anywhere all through the game; where they are, every other one is greedy."""


@dataclass
class Game:
    seed: int
    bots: tuple[str, ...]
    table: Table

    @property
    def ends_well(self) -> bool:
        """With a victory or a close loss, in good time."""
        return self.behind <= CLOSE and self.minutes <= MOST_MINUTES

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
        return self.minutes_at(len(self.table.log))

    def minutes_at(self, last: int) -> float:
        """How long it takes until a line of the log has been seen, and what is said of it has been read."""
        table = self.table
        log = table.log_seen_by(self.me)
        shown = 0.0
        for line, event in enumerate(log[table.opening : last], table.opening + 1):
            pause = PAUSE + max(0, len(table.say(event)) - SHORT) * LETTER
            shown += pause * (ROUTINE if routine(log, line, self.me, table.opening) else 1)
        questions = sum(asked.of(self.me) and asked.told < last for asked in table.asked())
        words = sum(len(text_of(said, self.table.rules).split()) for said in self.said if said.line <= last)
        return (shown + THINKS * questions + READS * words) / 60

    # --- fights of the learner: the line of the log at which each is over

    @cached_property
    def fights(self) -> list[tuple[int, Event]]:
        lines = enumerate(self.table.log, 1)
        return [(line, told) for line, told in lines if told.kind == "combat" and self.me in told.args["order"]]

    @property
    def first_fight(self) -> int | None:
        return next((line for line, _ in self.fights), None)

    @property
    def first_won(self) -> int | None:
        return next((line for line, told in self.fights if told.args["winner"] == self.me), None)

    @property
    def behind(self) -> int:
        """How many points the learner is behind the winner."""
        points = {name: player.points for name, player in self.table.state.players.items()}
        return max(points.values()) - points[self.me]

    @cached_property
    def worth(self) -> float:
        """What is said counts, early things more; a win or a close loss, in good time, is wanted."""
        turns = {said.name: self.turn(said.line) for said in self.said}
        early = sum(3 - min(3, max(0, turns[name] - turn)) for name, turn in EARLY.items() if name in turns)
        won = 8 if self.table.state.winner == self.me else 4 if self.behind <= CLOSE else -20
        return 2 * len(turns) + early + won - 4 * max(0, self.minutes - MOST_MINUTES)


def said_in(table: Table) -> list[Spoken]:
    """What the coach says to the first player in a game so far."""
    me = table.players[0]
    now = [Asked(table.steps, len(table.log), table.pending)] if isinstance(table.pending, (Decision, Roll)) else []
    asked = [one for one in (*table.asked(), *now) if one.of(me)]
    return COACH.spoken(table.log_seen_by(me), asked, me, table.opening, table.rules)


def text_of(said: Spoken, rules: Ruleset, lang: str = "en") -> str:
    facts = {**rulebook.facts(rules, lang), **COACH.told(said.scene, lang)}
    return WORDS.message(f"coach-{said.name}", lang, **facts)


def first_table(seed: int = COACH.script.seed) -> Table:
    """The first game at its beginning."""
    return Table.new(COACH.script.players, seed=seed, **COACH.script.new)


def levels_of(bots: Sequence[str], learner: str = COACH.script.hint) -> dict[str, str]:
    return dict(zip(COACH.script.players, (learner, *bots), strict=True))


def played(seed: int, bots: Sequence[str], *moves: str) -> Game:
    """The game of a learner who goes first where these answers say, and then does what the hints say."""
    table = first_table(seed)
    for move in moves:
        to_move(table, bots)
        table.choose(move)
    return Game(seed, tuple(bots), play_on(table, levels_of(bots)))


def without_hints(seed: int, bots: Sequence[str]) -> list[Game]:
    """The games of those who never ask for a hint: first the greedy one, then those who go anywhere."""
    greedy = Game(seed, tuple(bots), play_on(first_table(seed), levels_of(bots, GREEDY)))
    return [greedy, *(wandering(seed, bots, number) for number in range(WANDERERS))]


def wandering(seed: int, bots: Sequence[str], number: int) -> Game:
    random, table = Random(number), first_table(seed)
    while to_move(table, bots, COACH.script.hint if number % 2 else GREEDY):
        table.choose(random.choice(table.options))
    return Game(seed, tuple(bots), table)


def to_move(table: Table, bots: Sequence[str], learner: str = COACH.script.hint) -> bool:
    """Play on until the learner is asked where to go; whether that comes before the end."""
    levels = levels_of(bots, learner)
    while not isinstance(table.pending, Over):
        asked = table.pending
        if not isinstance(asked, Decision):
            table.roll()
        elif asked.question == "movement" and asked.player == table.players[0]:
            return True
        else:
            table.choose(answer_at(table, levels[asked.player]))
    return False


@dataclass(eq=False)
class Way:
    """Where a learner goes in the first turns, and the game so far."""

    moves: tuple[str, ...]
    game: Game

    @property
    def invited(self) -> bool:
        return self.moves[0] == INVITED

    def turn(self, line: int | None) -> int:
        """The turn of a line; without one, the turn after all of them."""
        return FREE + 1 if line is None else self.game.turn(line)


def ways(seed: int, bots: Sequence[str]) -> list[Way]:
    """Every way to go in the first turns. What is done at each place is what the hints say."""

    def go_on(table: Table, moves: tuple[str, ...]) -> Iterator[Way]:
        if not to_move(table, bots) or len(moves) == FREE:
            yield Way(moves, Game(seed, tuple(bots), table))
            return
        assert isinstance(table.pending, Decision)
        for option in table.pending.options:
            other = table.fork()
            other.choose(option)
            yield from go_on(other, (*moves, option))

    return list(go_on(first_table(seed), ()))


def invites_well(seed: int, bots: Sequence[str]) -> bool:
    """Whether a hint says the same as the invitation, and who follows it meets one other, wins and hears why."""
    table = first_table(seed)
    if answer_at(table, COACH.script.hint) != INVITED:
        return False
    table.choose(INVITED)
    to_move(table, bots)
    game = Game(seed, tuple(bots), table)
    if game.first_won is None or len(game.fights[0][1].args["order"]) > 2:
        return False
    return {"meeting", "dice", "order"} <= {said.name for said in game.said}


def meets(found: Sequence[Way]) -> float:
    """How soon the ways lead to a fight, and to one that is won: 3 for the first turn, 0 for none."""
    soon = [FREE + 1 - way.turn(way.game.first_fight) for way in found]
    won = [FREE + 1 - way.turn(way.game.first_won) for way in found]
    return mean(soon) + mean(won)


def to_the_end(found: Sequence[Way]) -> list[Game]:
    """The games of all ways, by the hints from there on."""
    return [played(way.game.seed, way.game.bots, *way.moves) for way in found]


def shows(games: Sequence[Game]) -> float:
    """In which share of the games the moments come that a first game is for."""
    heard = [{said.name for said in game.said} for game in games]
    return mean(bool(names & one) for one in SHOWN for names in heard)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("seeds", type=int)
    options.add_argument("--script", action="store_true")
    options.add_argument("--ways", action="store_true")
    options.add_argument("--closely", type=int, default=40, help="of how many of the best all ways are looked at")
    options.add_argument("--bots", nargs=2, choices=LEVELS)
    asked = options.parse_args()
    if asked.script:
        tell(played(asked.seeds, asked.bots or COACH.script.bots))
        return
    if asked.ways:
        tell_ways(asked.seeds, asked.bots or COACH.script.bots)
        return
    pairs = [asked.bots] if asked.bots else list(product(("easy", "normal"), repeat=2))
    inviting = ((seed, bots) for bots in pairs for seed in range(asked.seeds) if invites_well(seed, bots))
    games = sorted((played(seed, bots) for seed, bots in inviting), key=lambda one: -one.worth)
    closely = ((game, ways(game.seed, game.bots)) for game in islice(games, asked.closely))
    measured = [
        (game, meets(all_ways), *(mean(one.ends_well for one in some) for some in ended), shows([*chain(*ended)]))
        for game, all_ways in closely
        for ended in [(to_the_end(all_ways), without_hints(game.seed, game.bots))]
    ]
    for game, soon, well, alone, shown in sorted(
        measured, key=lambda one: -one[0].worth - 12 * one[1] - 60 * sum(one[2:])
    ):
        state = game.table.state
        points = " ".join(f"{name} {player.points}" for name, player in state.players.items())
        print(
            f"seed {game.seed:4} {' '.join(game.bots):14} worth {game.worth:5.1f} meets {soon:4.2f} "
            f"ends well {well:4.0%}, without hints {alone:4.0%} shows {shown:4.0%} {len(game.said)} moments "
            f"{game.minutes:4.1f} min turn {state.turn} {points}"
        )


def tell(game: Game) -> None:
    for said in game.said:
        about = "asked" if said.step is not None else "event"
        print(f"turn {game.turn(said.line):2} {about} {said.name}: {text_of(said, game.table.rules)} {said.aim()}")
    left = set(COACH.moments) - {said.name for said in game.said}
    print(f"{len(game.said)} moments, {game.minutes:.1f} minutes, {game.table.state.winner} wins; not met: {left}")


def tell_ways(seed: int, bots: Sequence[str]) -> None:
    """Turn and minute of the first fight and of the first that is won, on every way, played to its end."""
    found = [Way(way.moves, played(seed, bots, *way.moves)) for way in ways(seed, bots)]
    for way in found:
        state = way.game.table.state
        ends = f"turn {state.turn}, {way.game.minutes:4.1f} min, {way.game.behind} behind"
        print(f"{' '.join(way.moves):44} fight {when(way.game, way.game.first_fight)} "
              f"won {when(way.game, way.game.first_won)} ends {ends}")  # fmt: skip
    for number, game in enumerate(without_hints(seed, bots)):
        ends = f"turn {game.table.state.turn}, {game.minutes:4.1f} min, {game.behind} behind, {len(game.said)} moments"
        print(f"{f'wandering {number}' if number else 'greedy':44} ends {ends}")
    for invited in (True, False):
        games = [way.game for way in found if way.invited == invited]
        told = [f"{name} {on_average(games, name)}" for name in ("first_fight", "first_won")]
        print("invited:" if invited else "others: ", *told)


def on_average(games: Sequence[Game], which: str) -> str:
    lines = [(game, line) for game in games if (line := getattr(game, which))]
    turn, minutes = (mean(at(game, line) for game, line in lines) for at in (Game.turn, Game.minutes_at))
    soon = sum(game.turn(line) <= FREE for game, line in lines)
    return f"turn {turn:.2f}, {minutes:.2f} min ({len(lines)} of {len(games)}, {soon} by turn {FREE})"


def when(game: Game, line: int | None) -> str:
    return f"turn {game.turn(line):2} at {game.minutes_at(line):4.1f} min" if line else "never"


if __name__ == "__main__":
    main()
