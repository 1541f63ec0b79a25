"""The pages and the Python half of the widgets. Components are plain Python; two hosts make widgets of them.

In a notebook::

    from krom_explore import Table, ui

    table = Table.new(["Ann", "Bob"])
    ui.show(table)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from krom_explore.lazily import imported

if TYPE_CHECKING:
    from .exercising import check as check
    from .exercising import hint as hint
    from .exercising import progress as progress
    from .exercising import solution as solution
    from .notebook import board as board
    from .notebook import dice as dice
    from .notebook import follow as follow
    from .notebook import log as log
    from .notebook import mats as mats
    from .notebook import odds as odds
    from .notebook import part as part
    from .notebook import question as question
    from .notebook import show as show
    from .notebook import walk as walk
    from .turning import interact as interact
    from .turning import stack as stack

_HOMES = {
    **dict.fromkeys(("board", "dice", "follow", "log", "mats", "odds", "part", "question", "show", "walk"), "notebook"),
    **dict.fromkeys(("check", "hint", "progress", "solution"), "exercising"),
    **dict.fromkeys(("interact", "stack"), "turning"),
}
"""Where each public name lives. They are imported when first used: a page that is served needs none of them."""

__all__ = [*_HOMES]
__getattr__ = imported(__name__, _HOMES)
