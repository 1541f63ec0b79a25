"""Bots: each sees what its seat may know. Their randomness is their own and never touches the dice."""

from .levels import LEVELS, PERSON, RANDOM, answer_at, levels_of, reason_at, thought_at
from .random import RandomBot
from .thought import Bot, Thinker, Thought

__all__ = [
    "LEVELS",
    "PERSON",
    "RANDOM",
    "Bot",
    "RandomBot",
    "Thinker",
    "Thought",
    "answer_at",
    "levels_of",
    "reason_at",
    "thought_at",
]
