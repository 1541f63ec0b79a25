"""A table as Python: the lines that bring it back, for a notebook, or a test that keeps it as it is."""

from __future__ import annotations

from pprint import pformat
from textwrap import indent
from typing import TYPE_CHECKING

from . import tape

if TYPE_CHECKING:
    from .table import GameTable


class Code(str):
    """Python as text. A notebook shows it as code, not as a string."""

    __slots__ = ()

    def _repr_markdown_(self) -> str:
        return f"```python\n{self}```"


def as_python(table: GameTable) -> Code:
    """The lines that bring a table back, with what they import."""
    return Code(f"{_imports(table)}\n\n{_lines(table)}")


def as_test(table: GameTable) -> Code:
    """The same as a test: it fails when the rules no longer lead there, or ask or allow something else."""
    asked = f"assert table.say(table.pending) == {table.say(table.pending)!r}\n"
    asked += f"assert table.options == {pformat(table.options, width=100)}\n"
    return Code(f"{_imports(table)}\n\n\ndef test_position():\n{indent(_lines(table) + asked, '    ')}")


def _imports(table: GameTable) -> str:
    names = "Ruleset, Table" if table.rules.packed["changes"] else "Table"
    package = type(table).__module__.rpartition(".")[0]
    return f"from {package} import {names}"


def _lines(table: GameTable) -> str:
    start = table.start
    how = "scenario" if "scenario" in start else "new"
    given = pformat(start.pop("scenario" if how == "scenario" else "players"), width=100, sort_dicts=False)
    given += "".join(f", {name}={value!r}" for name, value in start.items() if value)
    lines = []
    if changes := table.rules.packed["changes"]:
        lines.append(f"rules = Ruleset.load().with_changes({pformat(changes, width=100)})")
        given += ", rules=rules"
    lines.append(f"table = Table.{how}({given})")
    return "\n".join([*lines, *map(_play, table.tape), ""])


def _play(line: str) -> str:
    """A line of tape as the call that plays it."""
    entry = tape.read(line)
    if isinstance(entry, list):
        hands = [hand[0] if len(hand) == 1 else hand for hand in entry]
        return f"table.roll({entry[0] if len(entry) == 1 else hands})"
    return f"table.roll({str(entry)!r})" if isinstance(entry, tape.Drawn) else f"table.choose({entry!r})"
