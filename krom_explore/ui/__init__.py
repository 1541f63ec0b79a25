"""The pages and the Python half of the widgets. Components are plain Python; one host makes a widget of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .host import Stage


def show(route: str = "") -> Stage:
    """The app, or one page of it: ``show("GAME/learn/CHAPTER")``."""
    from .host import Stage

    return Stage(route)
