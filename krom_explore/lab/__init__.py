"""The laboratory: bots, and whole games played by them. It knows no game."""

from .bots import LEVELS, PERSON, RANDOM, Bot, RandomBot, Thinker, Thought, answer_at, reason_at, thought_at
from .playout import Playout, play_on, play_out

__all__ = [
    "LEVELS",
    "PERSON",
    "RANDOM",
    "Bot",
    "Playout",
    "RandomBot",
    "Thinker",
    "Thought",
    "answer_at",
    "play_on",
    "play_out",
    "reason_at",
    "thought_at",
]
