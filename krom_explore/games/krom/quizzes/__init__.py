"""Quizzes on Krom: each kind makes its questions from a seed (see ``krom_explore.learn.quiz``)."""

from __future__ import annotations

from krom_explore.learn.quiz import Make

from . import chance, cost, damage, keep, legal, likelier, order, win, winner

QUIZZES: dict[str, Make] = {
    "order": order.make,
    "winner": winner.make,
    "damage": damage.make,
    "legal": legal.make,
    "cost": cost.make,
    "keep": keep.make,
    "likelier": likelier.make,
    "chance": chance.make,
    "win": win.make,
}
