"""The bot that knows nothing: for tests, and for games that bring no bots of their own."""

from __future__ import annotations

from random import Random

from krom_explore.engine.ports import Answer, Decision


class RandomBot:
    """Chooses among the legal answers, each as likely as the other."""

    __slots__ = ("_random",)

    def __init__(self, seed: int | str = 0):
        self._random = Random(f"bot {seed}").random

    def decide(self, decision: Decision) -> Answer:
        options = decision.options
        return options[int(self._random() * len(options))]
