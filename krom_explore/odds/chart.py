"""Charts: an answer as bars, to be read from the back of a classroom. Only this module needs Plotly."""

from __future__ import annotations

from html import escape
from textwrap import wrap
from typing import Any

import plotly.graph_objects as go  # type: ignore[import-untyped]

from krom_explore import text

from .palette import EDGE, INK, LINE, OCHRE, RAISED, SOFT, TINT
from .result import Result, Row, show
from .spread import percent

TYPE = 20
"""The size of the smallest letters."""
TITLE = 30
WIDE = 960
BAR = 46
"""The room for a bar that lies, from one to the next."""
FRAME = 300
"""The room for everything above and below the bars."""
LINE_LENGTH = 76
LABEL_LENGTH = 30
MOST_STANDING = 6
"""More bars than this lie: their names would not fit side by side."""
SHORT = 10
"""Names up to this length fit under a bar that stands."""
DIGITS = 36
"""So many digits of a long fraction stand in one line."""


class Chart(go.Figure):  # type: ignore[misc]
    """A figure that a notebook shows by its data: the page already has the code that draws it."""

    def mimebundle(self) -> dict[str, Any]:
        import plotly.io as pio  # type: ignore[import-untyped]

        bundle: dict[str, Any] = pio.renderers["plotly_mimetype"].to_mimebundle(self.to_dict())
        return bundle

    def _repr_mimebundle_(self, *_: Any, **__: Any) -> dict[str, Any]:
        return self.mimebundle()

    def _ipython_display_(self) -> None:
        show({"text/plain": self.layout.title.text, **self.mimebundle()})


def bars(result: Result, lang: str) -> Chart:
    """A bar for each row, the first on top or on the left."""
    rows = result.rows
    labels = [row.label.say(lang) for row in rows]
    standing = len(rows) <= MOST_STANDING and max(map(len, labels)) <= SHORT
    ids, chances = [row.id for row in rows], [float(row.chance) for row in rows]
    bar = go.Bar(
        x=ids if standing else chances,
        y=chances if standing else ids,
        orientation="v" if standing else "h",
        marker={"color": OCHRE},
        text=[percent(row.chance, lang) for row in rows],
        textposition="outside",
        cliponaxis=False,
        hovertext=[hover(row, label, lang) for row, label in zip(rows, labels, strict=True)],
        hoverinfo="text",
    )
    sentence = wrap(result.sentence.say(lang), LINE_LENGTH)
    outcomes = {
        "type": "category",
        "title": {"text": plain(text.message("odds-axis-outcome", lang)), "standoff": TYPE},
        "ticks": "outside",
        "tickcolor": RAISED,
        "ticklen": 8,
        "tickvals": ids,
        "ticktext": ["<br>".join(map(plain, wrap(label, LABEL_LENGTH))) for label in labels],
        "automargin": True,
        **({} if standing else {"autorange": "reversed"}),
    }
    shown = {
        "title": {"text": plain(text.message("odds-axis-chance", lang))},
        "tickformat": "~%",
        "range": [0, 1.15 * max(chances) or 1],
        "gridcolor": LINE,
        "zerolinecolor": EDGE,
        "automargin": True,
    }
    chart = Chart(bar)
    chart.update_layout(
        template="none",
        title={
            "text": plain(result.title.say(lang)),
            "font": {"size": TITLE},
            "x": 0.02,
            "xanchor": "left",
            "subtitle": {"text": "<br>".join(map(plain, sentence)), "font": {"size": TYPE, "color": SOFT}},
        },
        font={"size": TYPE, "color": INK},
        hoverlabel={"font": {"size": TYPE}, "bgcolor": RAISED, "bordercolor": EDGE},
        paper_bgcolor=RAISED,
        plot_bgcolor=RAISED,
        bargap=0.3,
        width=WIDE,
        height=FRAME + (8 if standing else max(5, len(rows))) * BAR,
        margin={"t": 90 + 26 * len(sentence), "r": 60, "b": 150 if result.invented else 90},
        xaxis=outcomes if standing else shown,
        yaxis=shown if standing else outcomes,
    )
    if result.invented:
        chart.add_annotation(
            text=plain(text.message("odds-note-invented", lang)),
            xref="paper", yref="paper", x=0, y=0, xanchor="left", yanchor="top", yshift=-100,
            showarrow=False, align="left", bgcolor=TINT, borderpad=8,
        )  # fmt: skip
    return chart


def hover(row: Row, label: str, lang: str) -> str:
    """What is read at a bar: what happens, the exact chance, the percentage."""
    fraction = "<br>".join(wrap(str(row.chance.numerator) + "/" + str(row.chance.denominator), DIGITS))
    return f"<b>{plain(label)}</b><br>{percent(row.chance, lang)}<br>{fraction}"


def plain(words: str) -> str:
    """Words as they are: Plotly would take what looks like a tag for one."""
    return escape(words, quote=False)
