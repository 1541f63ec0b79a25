"""The hard bot: the planner, which tries its best answers out in games that it imagines.

What it cannot know is dealt anew for each of them, the others go where the planner guesses, and all play on quickly for
some turns. The number of these games is fixed: the same moment always gives the same answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from krom_explore.engine.ports import Answer, Decision
from krom_explore.engine.seat import Seat
from krom_explore.lab import Thought
from krom_explore.odds.spread import Said

from ..box import KROMOSAURUS, PLACES
from ..rules import actions, ending, turn
from ..rules.movement import GO, PLACE_OF, question
from ..state import Player, State
from .appraisal import POINT, VICTORY, Book, book_of
from .dealt import dealt, open_to, position_of, since
from .imagined import Imagined, drawn
from .luck import Luck, LuckyPorts
from .planner import Guess, Planner
from .reasons import why, why_better, why_there, why_tried

GAMES = 480
"""Imagined games for one question at the most, over the number of players: where more play, each takes longer."""
DECISIONS = 3400
"""Decisions in all of these games together after which no other is begun: about what most questions need. It bounds the
time that an answer takes, also where hands are full and games are long, and by no clock, so that games can be repeated.
"""
ROUND = 12
"""Games for each answer, after which those that have fallen behind are dropped."""
TURNS = 2
"""How far each of them goes."""
PROMISING = 4
"""Answers of an action phase that are tried out: the best in the planner's eyes."""
LIKE_ME = 85
"""How likely another is, in hundredths, to go where the planner would in that seat."""
BEHIND = 4
"""How many times its error, squared, the distance to the best must be for an answer to be dropped."""
SURE = 1
"""The same for the best answer's distance to the planner's own, for it to be given instead."""
WON = 10 * POINT
"""A game that is won before the horizon."""


class Settled(Planner):
    """A planner in a position that does not change: what a place promises to somebody is counted once."""

    def __init__(self, book: Book):
        super().__init__(book)
        self.promised: dict[tuple[str, str], int] = {}

    def visit(self, game: State, player: Player, place: str) -> int:
        key = (player.name, place)
        if key not in self.promised:
            self.promised[key] = super().visit(game, player, place)
        return self.promised[key]


class Expert(Settled):
    """A planner in such a position who thinks that the others mostly plan as it does."""

    def __init__(self, book: Book):
        super().__init__(book)
        self.other = Settled(book)
        self.other.promised = self.promised
        self.guessed: dict[str, Guess] = {}

    def guess(self, game: State, other: Player) -> Guess:
        if other.name not in self.guessed:
            planned = PLACE_OF[self.other.decide(game, question(other.name, other.place))]
            self.guessed[other.name] = {
                place: likely * (100 - LIKE_ME) // 100 + (LIKE_ME if place == planned else 0)
                for place, likely in super().guess(game, other).items()
            }
        return self.guessed[other.name]


class World(NamedTuple):
    """What one imagined game begins with: cards that may lie so, where the others may go, and the luck of it."""

    start: State
    going: dict[str, Answer]
    luck: Luck


class Trials:
    """Answers to one question, the planner's own first, and how the games ended that were imagined after each."""

    def __init__(self, answers: Sequence[Answer]):
        self.planned = answers[0]
        self.left = list(answers)
        """Those that have not fallen behind."""
        self.ends: dict[Answer, list[int]] = {answer: [] for answer in answers}

    def drop(self) -> None:
        """Leave those out that are clearly behind the best."""
        best = self.ends[self.best]
        self.left = [answer for answer in self.left if not beyond(best, self.ends[answer], BEHIND)]

    @property
    def best(self) -> Answer:
        return max(self.left, key=lambda answer: sum(self.ends[answer]))

    @property
    def choice(self) -> Answer:
        """The planner's answer, unless the best is clearly better."""
        best = self.best
        sure = self.planned not in self.left or beyond(self.ends[best], self.ends[self.planned], SURE)
        return best if sure else self.planned

    def both(self, one: Answer, other: Answer) -> int:
        """In how many of the games both were tried."""
        return min(len(self.ends[one]), len(self.ends[other]))

    def better(self, one: Answer, other: Answer) -> bool:
        """Whether the one did better on average in these."""
        games = self.both(one, other)
        return sum(self.ends[one][:games]) > sum(self.ends[other][:games])


class Searcher:
    """One question of one seat, tried out."""

    def __init__(self, seat: Seat, asked: Decision, random: Random):
        self.seat = seat
        self.asked = asked
        self.me = asked.player
        self.random = random
        self.book: Book = book_of(seat.rules)
        self.planner = Expert(self.book)
        self.decisions = 0
        """In the games imagined so far."""

    def thought(self, game: State) -> Thought:
        trials = self.trials(game, self.worth_trying(game))
        return Thought(trials.choice, self.why(game, trials, trials.choice))

    def why(self, game: State, trials: Trials, answer: Answer) -> Said:
        """What was compared and in how many games, where something was; else the reason that a planner would give."""
        games = len(trials.ends[answer])
        if not games:
            return why(game, self.asked, answer, self.book)
        if self.asked.question == "movement":
            return why_there(self.asked, games)
        others = [one for one in trials.ends if one != answer and not self.plays(one)]
        other = next((one for one in others if trials.better(answer, one)), None)
        if other is None or self.book.rules.rulings["goods_shown"] != "public":
            return why_tried(self.asked, answer, games, self.book)
        return why_better(self.asked, answer, other, trials.both(answer, other), self.book)

    def plays(self, answer: Answer) -> bool:
        """Whether an answer plays a card. Not to be told of one that was not given: it would show the hand."""
        return self.book.rules.grammar.parse(answer).verb == "play"

    def worth_trying(self, game: State) -> list[Answer]:
        """The planner's answer, then every other place, or those of an action phase that the planner likes next."""
        options = self.asked.options
        if self.asked.question != "action":
            planned = self.planner.decide(game, self.asked)
            return [planned, *(option for option in options if option != planned and self.asked.question == "movement")]
        worths = self.planner.action_worths(game, game.players[self.me], options)
        ranked = [options[at] for at in sorted(range(len(options)), key=lambda at: (-worths[at], at))]
        if max(worths) >= VICTORY:
            return ranked[:1]
        openly = next((option for option in ranked if not self.plays(option)), ranked[0])
        return list(dict.fromkeys([ranked[0], openly, *ranked]))[:PROMISING]

    def trials(self, game: State, answers: Sequence[Answer]) -> Trials:
        """Try answers out, each with the same cards, dice and guesses, until one is left or all games are played."""
        trials = Trials(answers)
        worlds = self.worlds(game)
        games = GAMES // len(game.seats)
        while len(trials.left) > 1 and (games := games - ROUND * len(trials.left)) >= 0:
            for world in islice(worlds, ROUND):
                if self.decisions >= DECISIONS:
                    return trials
                for answer in trials.left:
                    trials.ends[answer].append(self.tried(world, answer))
            trials.drop()
        return trials

    def worlds(self, game: State) -> Iterator[World]:
        """Games to be imagined, as many as one likes."""
        moves = self.asked.question == "movement"
        others = game.others(game.players[self.me]) if moves else []
        guesses = {other.name: self.planner.guess(game, other) for other in others}
        known = open_to(self.seat)
        random = self.random
        while True:
            start = dealt(copied(known), self.seat.state, random)
            going = {name: GO[pick(guess, random.random())] for name, guess in guesses.items()}
            yield World(start, going, Luck(random))

    def tried(self, world: World, answer: Answer) -> int:
        """How an imagined game ends after an answer."""
        game = copied(world.start)
        planned = {**world.going, self.me: answer} if self.asked.question == "movement" else {}

        def decide(decision: Decision) -> Answer:
            self.decisions += 1
            told = planned.pop(decision.player, None) if planned else None
            return told or policy.decide(game, decision)

        ports = LuckyPorts(game, world.luck, decide)
        policy = Imagined(self.book, ports.number)
        game.plug(ports)
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
        """How well I stand beside the best of the others: never worse than lost, never better than won."""
        if game.winner is not None:
            return WON if game.winner == self.me else -WON
        mine = game.players[self.me]
        ahead = self.book.outlook(game, mine) - max(self.book.outlook(game, other) for other in game.others(mine))
        return max(-WON, min(WON, ahead))


def beyond(ahead: Sequence[int], behind: Sequence[int], sure: int) -> bool:
    """Whether games ended better by more than chance would do: by a mean beyond so many times its error, squared."""
    games = len(ahead)
    gains = list(map(int.__sub__, ahead, behind))
    gained = sum(gains)
    return gained > 0 and gained**2 * games > sure * (games * sum([gain * gain for gain in gains]) - gained**2)


def copied(start: State) -> State:
    """A position of one's own, in the middle of an action phase too."""
    game = start.copy()
    if start.visit is not None:
        visit = start.visit.copy(game.players[start.visit.player.name])
        game.visit = visit
    return game


def pick(guess: Guess, number: float) -> str:
    """The place that a number from 0 to 1 means, each as likely as it is thought to be."""
    places = list(guess)
    return places[drawn([guess[place] + 1 for place in places], number)]


def think(seat: Seat, random: Random) -> Thought:
    asked = seat.pending
    assert isinstance(asked, Decision)
    return Searcher(seat, asked, random).thought(position_of(seat, random))
