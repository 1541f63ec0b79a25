"""Tribù's exercises, a file for each topic."""

from __future__ import annotations

from krom_explore.learn import Exercise

from . import chains

EXERCISES: dict[str, Exercise] = {**chains.EXERCISES}
