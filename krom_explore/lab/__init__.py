"""The laboratory: bots, and whole games played by them. It knows no game."""

from .bots import Bot, RandomBot, answer_at
from .playout import Playout, play_on, play_out

__all__ = ["Bot", "Playout", "RandomBot", "answer_at", "play_on", "play_out"]
