"""The bots of Krom. Each sees a seat, makes a position of what it may know (``dealt``), and answers from that."""

from __future__ import annotations

from krom_explore.lab import Thinker

from . import easy, planner, search

BOTS: dict[str, Thinker] = {"easy": easy.think, "normal": planner.think, "hard": search.think}

__all__ = ["BOTS"]
