"""Bots: each has one method, ``decide``. Their randomness is their own and never touches the dice."""

from __future__ import annotations

from random import Random
from typing import Protocol

from krom_explore.engine.ports import Answer, Decision
from krom_explore.engine.table import GameTable

PERSON = "person"
RANDOM = "random"
LEVELS = ("easy", "normal", "hard")


class Bot(Protocol):
    def decide(self, decision: Decision) -> Answer:
        """One of the decision's options."""


def answer_at(table: GameTable, level: str = "normal") -> Answer:
    """What the bot in the seat that is asked answers. It depends on the moment alone: undo and redo find the same."""
    asked = table.pending
    assert isinstance(asked, Decision)
    seen = table.seat(asked.player).pending
    assert isinstance(seen, Decision)
    return RandomBot(f"{table.seed} {table.steps}").decide(seen)


class RandomBot:
    """Chooses among the legal answers, each as likely as the other."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str = 0):
        self._random = Random(f"bot {seed}").random

    def decide(self, decision: Decision) -> Answer:
        options = decision.options
        return options[int(self._random() * len(options))]
