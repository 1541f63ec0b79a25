"""The cells of a notebook: one that is run again, or a name that gets another table, leaves an old table behind."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from krom_explore.engine.table import GameTable

if TYPE_CHECKING:
    from .held import HeldTable


class _Kept:
    """A widget, the cell that made it, and what the notebook calls its table."""

    def __init__(self, widget: HeldTable, cell: str | None):
        self.widget = widget
        self.cell = cell
        self.name = ""


_kept: list[_Kept] = []
_followers: list[tuple[str | None, Callable[[], None]]] = []
"""What is to be ended when the cell that began it is run again."""
_shells: list[Any] = []
"""The notebooks' Pythons whose cells are heard of: the one of this process, once there is one."""


def keep(widget: HeldTable) -> None:
    """Watch over a widget that the present cell makes. Outside of a notebook there is nothing to watch."""
    if (shell := heard_of()) is not None:
        _kept.append(_Kept(widget, cell_now(shell)))


def end_when_run_again(end: Callable[[], None]) -> None:
    """Call when the present cell is run again. Outside of a notebook it never is."""
    if (shell := heard_of()) is not None:
        _followers.append((cell_now(shell), end))


def heard_of() -> Any:
    """The notebook's Python, whose cells are heard of from now on; None outside of a notebook."""
    shell = shell_here()
    if shell is not None and shell not in _shells:
        _shells.append(shell)
        shell.events.register("pre_run_cell", lambda info: begins(getattr(info, "cell_id", None)))
        shell.events.register("post_run_cell", lambda _: ends(shell.user_ns))
    return shell


def shell_here() -> Any:
    from IPython.core.getipython import get_ipython

    shell = get_ipython()
    return shell if hasattr(shell, "kernel") else None


def cell_now(shell: Any) -> str | None:
    found = shell.get_parent().get("metadata", {}).get("cellId")
    return None if found is None else str(found)


def begins(cell: str | None) -> None:
    """A cell is run again: what it showed before is shown anew."""
    if cell is None:
        return
    for one in [one for one in _kept if one.cell == cell]:
        _kept.remove(one)
        one.widget.retire("held-again")
    for follower in [follower for follower in _followers if follower[0] == cell]:
        _followers.remove(follower)
        follower[1]()


def ends(names: dict[str, Any]) -> None:
    """A cell has been run: a name that stood for a table may stand for another one now."""
    for one in list(_kept):
        now = names.get(one.name) if one.name else None
        if isinstance(now, GameTable) and now is not one.widget.table:
            _kept.remove(one)
            one.widget.misses(one.name)
        elif not one.name:
            one.name = name_of(one.widget.table, names)


def name_of(table: GameTable, names: dict[str, Any]) -> str:
    """What the notebook calls a table; ``_`` and its like are IPython's names for what was shown last."""
    return next((name for name, value in names.items() if value is table and not name.startswith("_")), "")
