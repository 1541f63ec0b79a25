"""The laboratory: bots, and whole games played by them. It knows no game."""

from .bots import LEVELS, PERSON, RANDOM, Bot, RandomBot, Thinker, Thought, answer_at, levels_of, reason_at, thought_at
from .playout import Playout, play_on, play_out
from .strength import Strength, strength

__all__ = [
    "LEVELS",
    "PERSON",
    "RANDOM",
    "Bot",
    "Playout",
    "RandomBot",
    "Strength",
    "Thinker",
    "Thought",
    "answer_at",
    "levels_of",
    "play_on",
    "play_out",
    "reason_at",
    "strength",
    "thought_at",
]
