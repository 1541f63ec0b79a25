"""What a bot is to the rest of the house: somebody who sees a seat and says an answer, and why."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Protocol

from krom_explore.engine.ports import Answer, Decision
from krom_explore.engine.seat import Seat
from krom_explore.odds.spread import Said


class Thought(NamedTuple):
    """What a bot answers, and why, as far as others may know it once they have seen the answer."""

    answer: Answer
    why: Said


class Thinker(Protocol):
    """A level of a game's bots. It sees a seat and nothing else; ``random`` is its own and never the dice."""

    def __call__(self, seat: Seat, random: Random) -> Thought: ...


class Bot(Protocol):
    """A bot that needs no more than the question: for whole games played fast."""

    def decide(self, decision: Decision) -> Answer:
        """One of the decision's options."""
