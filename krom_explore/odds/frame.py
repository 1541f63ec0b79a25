"""What stands around every chart: title, sentence, legend, axes, notes, in sizes that fit a cell and a phone."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from textwrap import wrap
from typing import Any, NamedTuple

from .palette import EDGE, INK, LINE, RAISED, SOFT, TINT

MIMETYPE = "application/vnd.plotly.v1+json"
"""By this name Jupyter knows the data of a chart."""
FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'
TYPE = 14
TITLE = 18
SMALL = 12
TITLE_LENGTH = 30
LINE_LENGTH = 38
NOTE_LENGTH = 44
"""So many letters fit in a line of the title, the sentence and a note where a phone shows them."""
WIDER = 2
"""So many times as many fit where no phone does. A page that finds less room takes ``meta.narrow`` of the layout."""
LETTER = 8
"""The width of a letter of the widest usual type."""
ROW = 18
"""The room for a line of letters."""
TITLE_ROW = 24
TITLE_LIFT = 11
"""By so much Plotly lifts a title for each further line."""
NARROW = 270
"""What a phone leaves for a line of the legend."""
EDGE_ROOM = 14
NO_TEMPLATE = {"data": {"scatter": [{"type": "scatter"}]}}
"""Without one Plotly takes its own, with all its colours."""


class Fitted:
    """The words around a chart, broken for a width: so many times a phone's."""

    def __init__(self, frame: Frame, times: int):
        self.title = wrap(frame.title, times * TITLE_LENGTH)
        self.sentence = wrap(frame.sentence, times * LINE_LENGTH)
        self.notes = [line for note in frame.notes for line in wrap(note, times * NOTE_LENGTH)]
        self.legend = frame.legend
        self.wide = times * NARROW

    @property
    def legend_lines(self) -> int:
        """How many lines the legend takes."""
        lines, left = (1, self.wide) if self.legend else (0, 0)
        for name in self.legend:
            wide = 50 + LETTER * len(name)
            if wide > left and left < self.wide:
                lines, left = lines + 1, self.wide
            left -= wide
        return lines

    def sizes(self, plot: int, below: int) -> dict[str, Any]:
        """What of a layout depends on where lines end, each by its path."""
        above = EDGE_ROOM + TITLE_ROW * len(self.title) + (6 + 19 * len(self.sentence) if self.sentence else 0)
        top = above + EDGE_ROOM + 22 * self.legend_lines
        bottom = below + (22 + 16 * len(self.notes) if self.notes else 6)
        height = top + plot + bottom
        return {
            "title.text": lines(self.title),
            "title.subtitle.text": lines(self.sentence),
            "title.pad.t": EDGE_ROOM + TITLE_LIFT * (len(self.title) - 1),
            "legend.y": (height - above) / height,
            "margin.t": top,
            "margin.b": bottom,
            "height": height,
            **({"annotations[0].text": lines(self.notes)} if self.notes else {}),
        }


class Frame(NamedTuple):
    """The words around a chart."""

    title: str
    sentence: str = ""
    notes: Sequence[str] = ()
    legend: Sequence[str] = ()

    def layout(
        self, plot: int, below: int, left: int, xaxis: dict[str, Any], yaxis: dict[str, Any], **more: Any
    ) -> dict[str, Any]:
        """Plotly's layout for a plot that is so high, with room below and left of it for its axes' words."""
        narrow, wide = (Fitted(self, times).sizes(plot, below) for times in (1, WIDER))
        return {
            "template": NO_TEMPLATE,
            "title": {
                "text": wide["title.text"], "font": {"size": TITLE}, "pad": {"t": wide["title.pad.t"], "l": EDGE_ROOM},
                "x": 0, "xref": "container", "xanchor": "left", "y": 1, "yref": "container", "yanchor": "top",
                "subtitle": {"text": wide["title.subtitle.text"], "font": {"size": TYPE, "color": SOFT}},
            },
            "legend": {
                "orientation": "h", "x": 0.01, "xref": "container", "xanchor": "left",
                "y": wide["legend.y"], "yref": "container", "yanchor": "top",
                "bgcolor": "rgba(0,0,0,0)", "itemclick": False, "itemdoubleclick": False, "traceorder": "normal",
            },
            "font": {"size": TYPE, "color": INK, "family": FONT},
            "hoverlabel": {"font": {"size": TYPE}, "bgcolor": RAISED, "bordercolor": EDGE, "align": "left"},
            "paper_bgcolor": RAISED,
            "plot_bgcolor": RAISED,
            "autosize": True,
            "height": wide["height"],
            "margin": {"t": wide["margin.t"], "r": 36, "b": wide["margin.b"], "l": left},
            "dragmode": False,
            "xaxis": xaxis,
            "yaxis": yaxis,
            **({"annotations": [note(wide["annotations[0].text"], below, left)]} if self.notes else {}),
            **({"meta": {"narrow": narrow, "wide": wide}} if narrow != wide else {}),
            **more,
        }  # fmt: skip


def note(words: str, below: int, left: int) -> dict[str, Any]:
    return {
        "text": words, "font": {"size": SMALL}, "xref": "paper", "yref": "paper", "x": 0, "y": 0,
        "xanchor": "left", "yanchor": "top", "xshift": EDGE_ROOM - left, "yshift": -below - 2,
        "showarrow": False, "align": "left", "bgcolor": TINT, "borderpad": 6,
    }  # fmt: skip


# --- axes


def axis(title: str, **more: Any) -> dict[str, Any]:
    """An axis that nobody can pull away: a finger that scrolls the page scrolls the page."""
    named = {"title": {"text": plain(title), "standoff": 8}} if title else {}
    return {"gridcolor": LINE, "zerolinecolor": EDGE, "fixedrange": True, "tickangle": 0, "ticks": "", **named, **more}


def value_axis(title: str, least: float, most: float, chances: bool) -> dict[str, Any]:
    return axis(title, range=[least, most], nticks=5, **({"tickformat": "~%"} if chances else {}))


def category_axis(ids: Sequence[str], labels: Sequence[str], length: int, title: str, **more: Any) -> dict[str, Any]:
    """Names along an axis. What tells bars apart are their ids: two may be called alike."""
    words = [lines(wrap(label, length)) for label in labels]
    return axis(title, type="category", tickvals=list(ids), ticktext=words, showgrid=False, **more)


def height_of(labels: Sequence[str], length: int) -> int:
    """How many lines the longest of these labels takes."""
    return max((len(wrap(label, length)) for label in labels), default=1)


def width_of(labels: Sequence[str], length: int) -> int:
    """The room that labels take beside a plot."""
    return 12 + LETTER * max((len(line) for label in labels for line in wrap(label, length)), default=0)


# --- words


def lines(some: Sequence[str]) -> str:
    return "<br>".join(map(plain, some))


def plain(words: str) -> str:
    """Words as they are: Plotly would take what looks like a tag for one."""
    return escape(words, quote=False)
