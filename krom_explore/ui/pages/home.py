"""Home: what this is, and where to go first."""

from __future__ import annotations

from krom_explore.games.krom.game import Table
from krom_explore.ui.components.prose import Links, Prose
from krom_explore.ui.components.table import Board
from krom_explore.ui.desk import Desk

from . import chapters, odds
from .page import Page


def page(link: str = "") -> Page:
    desk = Desk(Table.from_link(link) if link else Table.new(["Alma", "Kolos", "Karok"], seed=7, kromosaurus=True))
    learn = [(f"#/learn/{name}", f"page-{name}") for name in chapters.names()]
    asks = [(f"#/odds/{name}", f"page-odds-{name}") for name in odds.QUESTIONS]
    links = Links(
        [
            ("nav-play", [("#/play", "page-play"), ("#/editor", "page-editor")]),
            ("nav-learn", learn),
            ("nav-odds", asks),
            ("nav-rules", [("#/rules", "page-rules")]),
        ]
    )
    return Page("", "page-start", {"prose": Prose("start", 1), "board": Board(desk), "links": links}, desk)
