"""Learning: exercises that check themselves. Knows no game; a game writes its own (docs/adding-a-game.md)."""

from .exercise import Exercise, Task, Verdict, any_of, chance, choice, dice, number, several

__all__ = ["Exercise", "Task", "Verdict", "any_of", "chance", "choice", "dice", "number", "several"]
