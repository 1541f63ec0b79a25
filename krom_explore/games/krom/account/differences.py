"""What nobody can judge exactly, estimated: where somebody went, what was done there, which cards were played.

Where to go and what to do are tried out in games that the hard bot would imagine, with what the player could know then:
the answer that was given against the one that does best, for some turns, with the same cards, dice and guesses. What
does best is found in some of these games and measured in others, so that luck is not taken for skill. Combat cards,
robberies and rewards are appraised at once, by what the bots think life and goods are worth. The number of games is
fixed and their luck comes from the moment: the same game has the same estimate on every machine.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Sequence
from itertools import islice
from math import isqrt
from random import Random
from typing import Any, NamedTuple

from krom_explore.engine.ports import Answer, Decision
from krom_explore.engine.seat import Seat
from krom_explore.games.account import winner_of

from ..bots.appraisal import book_of
from ..bots.dealt import position_of
from ..bots.planner import Planner
from ..bots.search import WON, Searcher, World
from ..rules import goods
from ..state import State

TRIED = 96
"""Games in which the best answer is looked for, over the number of players: where more play, each takes longer."""
MEASURED = 320
"""The same for the games in which it is measured against the one that was given."""
PROMISING = 3
"""Answers of an action phase that are tried beside the one that was given."""
ERRORS = 2
"""How many times its error a difference must be to count, and how wide its interval is to both sides."""

IMAGINED = ("movement", "action")
APPRAISED = ("combat", "rob", "reward")
"""The questions that are estimated, and how."""


class Difference(NamedTuple):
    """How much better an answer does than the one that was given, in thousandths of an Evolution point."""

    answer: Answer
    mean: int
    error: int = 0
    games: int = 0
    """0 where nothing had to be imagined."""
    wins: bool = False
    """Whether it would have won the game at once."""

    @property
    def clear(self) -> bool:
        return self.mean > ERRORS * self.error


def difference(seat: Seat, given: Answer, moment: str) -> Difference | None:
    """The answer that does best instead of the one given; None where that one seems as good."""
    asked = seat.pending
    assert isinstance(asked, Decision)
    random = Random(f"account {moment}")
    if given == "done" and (winning := wins_now(seat, asked)):
        return Difference(winning, WON, wins=True)
    found = appraised(seat, asked, given, random) if asked.question in APPRAISED else tried(seat, asked, given, random)
    return found if found and found.clear else None


def wins_now(seat: Seat, asked: Decision) -> Answer | None:
    """An Evolution that would have won at once."""
    has, cards = seat.state.players[asked.player].points, seat.rules.evolution
    realised = ((option, seat.rules.grammar.parse(option)) for option in asked.options)
    points = {option: cards[said.card].points for option, said in realised if said.verb == "realise"}
    return next((option for option, more in points.items() if has + more >= seat.state.target), None)


# --- by imagined games


def tried(seat: Seat, asked: Decision, given: Answer, random: Random) -> Difference | None:
    """The best of the other answers, looked for in some imagined games and measured in others."""
    search = Searcher(seat, asked, random)
    game = position_of(seat, random)
    others = worth_trying(search, game, given)
    worlds = search.worlds(game)
    seats = len(game.seats)
    sums = [sum(each) for each in zip(*gains(search, worlds, given, others, TRIED // seats), strict=True)]
    best = max(sums)
    if best <= 0:
        return None
    other = others[sums.index(best)]
    return measured(other, [gain for (gain,) in gains(search, worlds, given, [other], MEASURED // seats)])


def worth_trying(search: Searcher, game: State, given: Answer) -> list[Answer]:
    """Every other place; of an action phase the other answers that the planner likes best."""
    options = [option for option in search.asked.options if option != given]
    if search.asked.question == "movement":
        return options
    worths = dict(zip(options, search.planner.action_worths(game, game.players[search.me], options), strict=True))
    return sorted(options, key=lambda option: -worths[option])[:PROMISING]


def gains(
    search: Searcher, worlds: Iterable[World], given: Answer, others: Sequence[Answer], games: int
) -> Iterator[list[int]]:
    """How much better each of the others ends than the given one, imagined game by game."""
    for world in islice(worlds, max(2, games)):
        first, *rest = [search.tried(world, answer) for answer in (given, *others)]
        yield [worth - first for worth in rest]


def measured(answer: Answer, gains: Sequence[int]) -> Difference:
    """The mean of what was gained, and its error."""
    games = len(gains)
    mean = sum(gains) // games
    spread = sum((gain - mean) ** 2 for gain in gains)
    return Difference(answer, mean, isqrt(spread // (games * (games - 1))), games)


# --- by what things are worth to the bots


def appraised(seat: Seat, asked: Decision, given: Answer, random: Random) -> Difference | None:
    """The answer that brings most at once, by the planner's own appraisal."""
    planner = Planner(book_of(seat.rules))
    game = position_of(seat, random)
    worths = dict(zip(asked.options, at_once(planner, game, asked), strict=True))
    best = max(worths, key=worths.__getitem__)
    return Difference(best, worths[best] - worths[given])


def at_once(planner: Planner, game: State, asked: Decision) -> list[int]:
    """What each answer brings at once."""
    player = game.players[asked.player]
    if asked.question == "rob":
        victim = game.players[asked.about["victim"]]
        return [planner.looting(game, player, victim, planner.parse(option).good) for option in asked.options]
    if asked.question == "combat":
        now = planner.fight_worth(game, player, asked.about["totals"]) + planner.book.weights.bonus
        return [
            0 if option == "pass" else planner.boosted(game, player, asked, option) - now for option in asked.options
        ]
    sides = asked.about.get("choice") or [goods.tally(planner.parse(option).picks) for option in asked.options]
    return [planner.gain(game, player, side) for side in sides]


# --- which decisions


def estimable(table: Any, me: str | None, judged: Container[int]) -> list[int]:
    """The steps of a game at which ``me`` (or anybody) decided something that is not judged already. What led to the
    victory in the last turn is no mistake, whatever it might have come to; nor is what led to an Evolution in the same
    turn: bots that play on would have done something else with it."""
    past, found = table.fork(), list[tuple[int, str, int]]()
    led: dict[tuple[str, int], int] = {}
    """Up to which step what somebody did in a turn led to something."""
    for step, line in enumerate(table.tape):
        past.go_to(step)
        asked = past.pending
        if not isinstance(asked, Decision) or me not in (None, asked.player):
            continue
        if table.rules.grammar.parse(line).verb == "realise":
            led[asked.player, past.state.turn] = step
        if step not in judged and open_to(asked, line):
            found.append((step, asked.player, past.state.turn))
    led[winner_of(table), table.state.turn] = len(table.tape)
    return [step for step, player, turn in found if step > led.get((player, turn), -1)]


def only_later(table: Any, step: int, answer: Answer) -> bool:
    """Whether whoever decided at a step gave this answer later in the same turn, or could, where it pays with nothing:
    then only the order was another, or a later decision let it pass."""
    past = table.fork()
    past.go_to(step)
    player, turn = past.pending.player, past.state.turn
    said = table.rules.grammar.parse(answer)
    free = said.verb == "shuffle" or (said.verb == "play" and not said.paid)
    for later in range(step + 1, len(table.tape)):
        past.go_to(later)
        if past.state.turn != turn:
            return False
        asked = past.pending
        own = isinstance(asked, Decision) and asked.player == player
        if own and (table.tape[later] == answer or (free and answer in asked.options)):
            return True
    return False


def open_to(asked: Decision, given: Answer) -> bool:
    """Whether there was another answer worth a thought: nobody would go to the Mountain and not climb."""
    return asked.question in (*IMAGINED, *APPRAISED) and len(asked.options) > 1 and given != "climb"
