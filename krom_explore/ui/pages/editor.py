"""A page to set up any position."""

from __future__ import annotations

from krom_explore.games.krom.game import Table
from krom_explore.ui.components.editor import Editor
from krom_explore.ui.components.prose import Prose
from krom_explore.ui.desk import Desk

from .page import Page, table_parts

START = {"phase": "actions", "players": {"Alma": {"place": "forest"}, "Kolos": {"place": "forest"}}}


def page(link: str = "") -> Page:
    """The editor, at its first position or at the one of a link: the form shows how that game was set up."""
    table = Table.from_link(link) if link else Table.scenario(START)
    desk = Desk(table)
    editor = Editor(desk)
    editor.read(table.start.get("scenario", START))
    return Page("editor", "page-editor", {"prose": Prose("editor", 1), "editor": editor, **table_parts(desk)}, desk)
