"""The bots of Krom. Each sees a seat, makes a position of what it may know (``dealt``), and answers from that."""

from __future__ import annotations

from krom_explore.lab import Thinker

from . import easy

BOTS: dict[str, Thinker] = {"easy": easy.think, "normal": easy.think, "hard": easy.think}

__all__ = ["BOTS"]
