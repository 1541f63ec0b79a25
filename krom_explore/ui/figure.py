"""Figures for pages: numbers that are seen side by side as Plotly's plain data, and the same as a table.

Nothing here needs Plotly. Colours are named as in the theme (``--krom-ochre``), or by the player whose they are
(``figure:NAME``): ``widgets/shared/figure.js`` puts in what they are at that moment, and the frame that all figures of
a page share.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from krom_explore.odds.drawn import Bars, Curves, Drawn
from krom_explore.odds.frame import plain

FIGURE = "figure:"
"""Before the name of a player: the colour of that figure on the board."""
COLOURS = ("--krom-ochre", "--krom-focus", "--krom-moss", "--krom-heart", "--krom-edge", "--krom-ink")
DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
SYMBOLS = ("circle", "square", "diamond", "triangle-up", "cross", "x")
PATTERNS = ("", "/", ".", "x", "-", "|")
"""What colours tell is told without them too."""
TALL = 250
"""Pixels for what grows over time."""
AROUND, BAR = 64, 36
"""Pixels for the axis, and for a bar that lies."""


def figure_of(drawn: Drawn, lang: str) -> dict[str, Any]:
    """``data`` and ``layout`` of a figure; its title is said beside it."""
    if isinstance(drawn, Curves):
        return curves(drawn, lang)
    assert isinstance(drawn, Bars), f"no figure for {type(drawn).__name__}"
    return bars(drawn, lang)


def curves(drawn: Curves, lang: str) -> dict[str, Any]:
    """Lines that stay as they are until something changes."""
    data = []
    for number, line in enumerate(drawn.series):
        colour, dash, symbol = (some[number % len(some)] for some in (COLOURS, DASHES, SYMBOLS))
        colour = f"{FIGURE}{line.of}" if line.of else colour
        data.append(
            {
                "type": "scatter",
                "mode": "lines+markers",
                "name": plain(drawn.word(line.name, lang)),
                "x": [float(x) for x, _ in line.points],
                "y": [float(y) for _, y in line.points],
                "line": {"shape": "hv", "color": colour, "dash": dash, "width": 3},
                "marker": {"color": colour, "symbol": symbol, "size": 7},
            }
        )
    axes = {"xaxis": titled(drawn.word(drawn.axis, lang)), "yaxis": titled(drawn.word(drawn.value_axis, lang))}
    return {"data": data, "layout": {**axes, "height": TALL}}


def bars(drawn: Bars, lang: str) -> dict[str, Any]:
    """A bar for each label, lying, made of its parts: what is less than nothing lies on the other side."""
    labels = [plain(drawn.word(label, lang)) for label in drawn.labels]
    data = []
    for number, series in enumerate(drawn.series):
        colour, pattern = (some[number % len(some)] for some in (COLOURS, PATTERNS))
        data.append(
            {
                "type": "bar",
                "orientation": "h",
                "name": plain(drawn.word(series.name, lang)),
                "y": labels,
                "x": [float(value or 0) for value in series.values],
                "marker": {
                    "color": colour,
                    "line": {"color": "--krom-raised", "width": 1},
                    "pattern": {"shape": pattern, "fgcolor": "--krom-raised", "bgcolor": colour, "size": 7},
                },
            }
        )
    axes = {"xaxis": titled(drawn.word(drawn.value_axis, lang)), "yaxis": {"autorange": "reversed", "showgrid": False}}
    return {"data": data, "layout": {**axes, "barmode": "relative", "height": AROUND + BAR * len(labels)}}


def titled(title: str) -> dict[str, Any]:
    return {"title": {"text": plain(title)}}


def table_of(drawn: Drawn, first: str, lang: str) -> dict[str, Any]:
    """The numbers of a figure in rows and columns: a column for each series. ``first`` is the head of the places."""
    columns: dict[str, dict[str, str]] = {}
    for series, at, value in drawn.entries(lang):
        columns.setdefault(series, {})[at] = drawn.written(Fraction(value), lang)
    places = dict.fromkeys(at for column in columns.values() for at in column)
    return listed([first, *columns], [[at, *(column.get(at, "") for column in columns.values())] for at in places])


def listed(head: Sequence[str], rows: Sequence[Sequence[str]]) -> dict[str, Any]:
    return {"head": list(head), "rows": [list(row) for row in rows]}
