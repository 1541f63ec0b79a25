"""The hard bot: the planner, which tries its best answers out in games that it imagines.

What it cannot know is dealt anew for each of them, the others go where the planner guesses, and all play on quickly for
some turns. The number of these games is fixed: the same moment always gives the same answer.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from krom_explore.engine.chance import SeededChance
from krom_explore.engine.ports import Answer, Decision
from krom_explore.engine.seat import Seat
from krom_explore.engine.tape import LivePorts
from krom_explore.lab import Thought

from ..box import KROMOSAURUS, PLACES
from ..rules import actions, ending, turn
from ..rules.movement import GO, PLACE_OF, question
from ..state import Player, State
from .appraisal import POINT, VICTORY, Book, book_of
from .dealt import position_of, since
from .imagined import Imagined, drawn
from .planner import Guess, Planner
from .reasons import why

GAMES = 96
"""Games that are imagined for each answer, times the players: where more play, each takes longer."""
TURNS = 2
"""How far each of them goes."""
PROMISING = 4
"""Answers of an action phase that are tried out: the best in the planner's eyes."""
LIKE_ME = 70
"""How likely another is, in hundredths, to go where the planner would in that seat."""
SURE = 1
"""How many times its error, squared, a gain must be."""
WON = 10 * POINT
"""A game that is won before the horizon."""


class Expert(Planner):
    """A planner who thinks that the others mostly plan as it does."""

    def guess(self, game: State, other: Player) -> Guess:
        guess = super().guess(game, other)
        planned = PLACE_OF[Planner(self.book, self.random).decide(game, question(other.name, other.place))]
        return {
            place: likely * (100 - LIKE_ME) // 100 + (LIKE_ME if place == planned else 0)
            for place, likely in guess.items()
        }


class Gains:
    """How much better an answer did than the planner's, game by game."""

    def __init__(self) -> None:
        self.games = self.sum = self.squares = 0

    def add(self, gain: int) -> None:
        self.games += 1
        self.sum += gain
        self.squares += gain * gain

    @property
    def clear(self) -> bool:
        """Whether it is more than what chance would do: the mean is beyond its own error."""
        return self.sum > 0 and self.sum**2 * self.games > SURE * (self.squares * self.games - self.sum**2)


class Searcher:
    """One question of one seat, tried out."""

    def __init__(self, seat: Seat, asked: Decision, random: Random):
        self.seat = seat
        self.asked = asked
        self.me = asked.player
        self.random = random
        self.book: Book = book_of(seat.rules)
        self.planner = Expert(self.book, random)

    def answer(self, game: State) -> Answer:
        """The planner's answer, unless another one does clearly better when they are tried out."""
        planned = self.planner.decide(game, self.asked)
        others = self.others_worth_trying(game, planned)
        if not others:
            return planned
        return self.best([planned, *others], game)

    def others_worth_trying(self, game: State, planned: Answer) -> list[Answer]:
        """Every other place; of an action phase the answers that the planner likes next."""
        options = self.asked.options
        if self.asked.question == "movement":
            return [option for option in options if option != planned]
        if self.asked.question != "action":
            return []
        worths = self.planner.action_worths(game, game.players[self.me], options)
        if max(worths) >= VICTORY:
            return []
        ranked = sorted(range(len(options)), key=lambda at: (-worths[at], at))
        return [options[at] for at in ranked if options[at] != planned][: PROMISING - 1]

    def best(self, answers: Sequence[Answer], game: State) -> Answer:
        """The answer after which the imagined games end best. Each is tried with the same cards, dice and guesses."""
        moves = self.asked.question == "movement"
        others = game.others(game.players[self.me]) if moves else []
        guesses = {other.name: self.planner.guess(game, other) for other in others}
        gains = [Gains() for _ in answers]
        for _ in range(max(1, GAMES // len(game.seats))):
            start = position_of(self.seat, self.random)
            luck = self.random.getrandbits(64)
            going = {name: GO[pick(guess, self.random)] for name, guess in guesses.items()}
            first, *rest = [self.tried(start, answer, going, luck) for answer in answers]
            for gain, worth in zip(gains[1:], rest, strict=True):
                gain.add(worth - first)
        found = max(gains, key=lambda gain: gain.sum)
        return answers[gains.index(found)] if found.clear else answers[0]

    def tried(self, start: State, answer: Answer, going: dict[str, Answer], luck: int) -> int:
        """How an imagined game ends after an answer."""
        game = copied(start)
        policy = Imagined(self.book, Random(luck))
        planned = {**going, self.me: answer} if self.asked.question == "movement" else {}

        def decide(decision: Decision) -> Answer:
            told = planned.pop(decision.player, None) if planned else None
            return told or policy.decide(game, decision)

        game.plug(LivePorts(SeededChance(luck), decide))
        last = game.turn + TURNS
        if not planned:
            self.finish(game, answer)
        while game.winner is None and game.turn < last:
            turn.play_turn(game)
        return self.outcome(game)

    def finish(self, game: State, answer: Answer) -> None:
        """The rest of this turn: my action phase, those behind me in this place, the places after it."""
        visit = game.visit
        assert visit is not None
        place = visit.player.place
        try:
            if answer != "done":
                actions.do(game, visit, game.rules.grammar.parse(answer), actions.PLACE[place])
                actions.go_on(game, visit)
            game.visit = None
            turn.act_in_order(game, self.behind(game, visit.player), [])
            turn.resolve_all(game, PLACES[PLACES.index(place) + 1 :])
        except ending.Victory:
            return
        turn.end(game)

    def behind(self, game: State, player: Player) -> list[Player]:
        """Who acts after a player in the same place: in the order of the combat, if there was one."""
        fights = [e for e in since(self.seat.log, "turn") if e.kind == "combat" and e.args["place"] == player.place]
        names = [name for name in fights[-1].args["order"] if name != KROMOSAURUS] if fights else []
        order = [game.players[name] for name in names]
        order += [other for other in game.at(player.place) if other not in order]
        return order[order.index(player) + 1 :]

    def outcome(self, game: State) -> int:
        """How well I stand beside the best of the others."""
        if game.winner is not None:
            return WON if game.winner == self.me else -WON
        mine = game.players[self.me]
        return self.book.standing(game, mine) - max(self.book.standing(game, other) for other in game.others(mine))


def copied(start: State) -> State:
    """A position of one's own, in the middle of an action phase too."""
    game = start.copy()
    if start.visit is not None:
        visit = start.visit.copy(game.players[start.visit.player.name])
        game.visit = visit
    return game


def pick(guess: Guess, random: Random) -> str:
    """A place, as likely as it is thought to be."""
    places = list(guess)
    return places[drawn([guess[place] + 1 for place in places], random)]


def think(seat: Seat, random: Random) -> Thought:
    asked = seat.pending
    assert isinstance(asked, Decision)
    game = position_of(seat, random)
    searcher = Searcher(seat, asked, random)
    answer = searcher.answer(game)
    return Thought(answer, why(game, asked, answer, searcher.book, "hard"))
