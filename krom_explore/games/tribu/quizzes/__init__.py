"""Quizzes on Tribù: each kind makes its questions from a seed (see ``krom_explore.learn.quiz``)."""

from __future__ import annotations

from krom_explore.learn.quiz import Make

from . import fits, legal, raid, score

QUIZZES: dict[str, Make] = {
    "fits": fits.make,
    "legal": legal.make,
    "raid": raid.make,
    "score": score.make,
}
