"""Charts: answers as bars, curves and maps. Only this module needs Plotly."""

from __future__ import annotations

import os
from collections.abc import Sequence
from fractions import Fraction
from textwrap import wrap
from typing import TYPE_CHECKING, Any

import plotly.graph_objects as go  # type: ignore[import-untyped]

from krom_explore import text

from .frame import MIMETYPE, ROW, SMALL, Frame, axis, category_axis, height_of, plain, value_axis, width_of
from .palette import EDGE, FOCUS, HEART, INK, MOSS, MOSS_TINT, OCHRE, RAISED, TINT
from .result import Result, Row, as_lines, in_short, note_on
from .spread import in_full, percent

if TYPE_CHECKING:
    from .drawn import Bars, Curves, Drawn, Grid, Line, Series
    from .intervals import Intervals

CONFIG = {
    # JupyterLab fits figures to its width by itself; one that did so too would lose its height there. Voilà does not.
    "responsive": os.environ.get("SERVER_SOFTWARE", "").startswith("voila"),
    "displaylogo": False,
    "modeBarButtons": [["toImage"]],
}
LABEL_LENGTH = 16
ROW_LENGTH = 12
SHORT = 10
"""Names up to this length fit under a bar that stands."""
MOST_STANDING = 6
"""More bars than this lie: their names would not fit side by side."""
TALL = 240
"""The room for what stands: bars, curves."""
OVER = 1.2
"""The room for the number at the end of a bar."""
ENDS = (0.25, 0.5, 1)
DIGITS = 36
"""So many digits of a long fraction stand in one line."""
MOST_MARKED = 30
"""So many points of a line can be told apart."""
COLOURS = (OCHRE, FOCUS, MOSS, HEART, EDGE, INK)
DASHES = ("solid", "dash", "dot", "dashdot", "longdash", "longdashdot")
MARKERS = ("circle", "square", "diamond", "triangle-up", "cross", "x")
HATCHES = ("", "/", ".", "x", "-", "|")
"""What colours tell is told without them too."""
MOODS = {"good": MOSS, "nearly-good": MOSS_TINT, "nearly-bad": TINT, "bad": OCHRE}
SHADES = [[0, RAISED], [0.5, "#dd9f5f"], [1, OCHRE]]


class Chart(go.Figure):  # type: ignore[misc]
    """A figure that a notebook shows by its data: the page already has the code that draws it."""

    told = ""
    """The same in words and numbers, for those who do not see it."""

    def mimebundle(self) -> dict[str, Any]:
        return {"text/plain": self.told or self.layout.title.text or "", MIMETYPE: {**self.to_dict(), "config": CONFIG}}

    def _repr_mimebundle_(self, *_: Any, **__: Any) -> dict[str, Any]:
        return self.mimebundle()

    # Plotly's own ways to be shown bring its code along, or ask another host for it.
    _ipython_display_ = None
    _repr_html_ = None


def made(traces: Sequence[dict[str, Any]], layout: dict[str, Any], told: str) -> Chart:
    """A chart of ready parts. Plotly would spend most of the time on checking them; the tests do that."""
    chart = Chart({"data": list(traces), "layout": layout}, _validate=False)
    chart.told = told
    return chart


# --- an answer


def bars(result: Result, lang: str) -> Chart:
    """A bar for each row, the first on top or on the left."""
    rows = result.rows
    labels = [row.label.say(lang) for row in rows]
    chances = [float(row.chance) for row in rows]
    bar = {
        "values": chances,
        "marker": {"color": OCHRE},
        "text": [percent(row.chance, lang) for row in rows],
        "textposition": "outside",
        "cliponaxis": False,
        "hovertext": [hover(row, label, lang) for row, label in zip(rows, labels, strict=True)],
        "hoverinfo": "text",
    }
    frame = Frame(result.title.say(lang), result.sentence.say(lang), invented(result.invented, lang))
    words = (text.message("odds-axis-outcome", lang), text.message("odds-axis-chance", lang))
    top = OVER * (1 if len(rows) < 3 else end_of_scale(chances))
    return standing_or_lying(
        [bar], [row.id for row in rows], labels, frame, words, (0, top), as_lines(result, lang), chances=True
    )


def hover(row: Row, label: str, lang: str) -> str:
    """What is read at a bar: what happens, the exact chance, the percentage."""
    fraction = "<br>".join(wrap(in_full(row.chance), DIGITS))
    return f"<b>{plain(label)}</b><br>{percent(row.chance, lang)}<br>{fraction}"


# --- several answers


def grouped(drawn: Bars, lang: str) -> Chart:
    """Bars side by side, or one on top of the other."""
    labels = [drawn.word(label, lang) for label in drawn.labels]
    columns = [[float(value or 0) for value in series.values] for series in drawn.series]
    sums = [sum(at) for at in zip(*columns, strict=True)] if drawn.stacked else [y for ys in columns for y in ys]
    sums += [high for series in drawn.series for _, high in series.between]
    most = float(drawn.most or 0)
    top = max([most, *sums]) or 1
    if drawn.chances and not most:
        top = end_of_scale(sums)
    parts = [
        part(drawn, series, number, top, labels, column, lang)
        for number, (series, column) in enumerate(zip(drawn.series, columns, strict=True))
    ]
    words = (drawn.word(drawn.axis, lang), drawn.word(drawn.value_axis, lang))
    ends = (OVER * min([*sums, 0]), top * (1.02 if drawn.piled else OVER))
    return standing_or_lying(
        parts, list(map(str, range(len(labels)))), labels, frame_of(drawn, lang), words, ends, drawn.lines(lang),
        chances=drawn.chances, stacked=drawn.stacked, piled=drawn.piled, lying=drawn.lying,
    )  # fmt: skip


def part(
    drawn: Bars, series: Series, number: int, top: float, labels: Sequence[str], column: list[float], lang: str
) -> dict[str, Any]:
    """The bars of one series."""
    several = len(drawn.series) > 1
    name = drawn.word(series.name, lang) if several else ""
    colour: Any = MOODS.get(series.mood, COLOURS[number % len(COLOURS)])
    if drawn.moods:
        colour = [MOODS[mood] for mood in drawn.moods]
    hatch = HATCHES[number % len(HATCHES)] if several and not series.mood else ""
    shown = [value is not None and not (drawn.piled and value < top / 20) for value in series.values]
    found = {
        "values": [None if given is None else value for given, value in zip(series.values, column, strict=True)],
        "name": plain(name),
        "showlegend": several,
        "marker": {
            "color": colour,
            "line": {"color": EDGE, "width": 1},
            **({"pattern": {"shape": hatch, "fgcolor": RAISED, "bgcolor": colour, "size": 6}} if hatch else {}),
        },
        "text": [drawn.written(v or 0, lang) if see else "" for v, see in zip(series.values, shown, strict=True)],
        "textposition": "inside" if drawn.piled else "outside",
        "textangle": 0,
        "constraintext": "both" if drawn.piled else "none",
        "insidetextanchor": "middle",
        "cliponaxis": False,
        "hovertext": [
            tip(label, name, drawn.written(v or 0, lang), v) for label, v in zip(labels, series.values, strict=True)
        ],
        "hoverinfo": "text",
    }
    if series.between:
        found["textposition"] = "none"
        found["error"] = {
            "type": "data", "symmetric": False, "color": INK, "thickness": 1.5,
            "array": [high - value for value, (_, high) in zip(column, series.between, strict=True)],
            "arrayminus": [value - low for value, (low, _) in zip(column, series.between, strict=True)],
        }  # fmt: skip
    return found


def standing_or_lying(
    parts: Sequence[dict[str, Any]], ids: list[str], labels: list[str], frame: Frame, words: tuple[str, str],
    ends: tuple[float, float], told: str, *, chances: bool, stacked: bool = False,
    piled: bool = False, lying: bool = False,
) -> Chart:  # fmt: skip
    """Bars that stand where their names are few and short, and lie where they are not."""
    lying = lying or len(ids) > MOST_STANDING or max(map(len, labels)) > SHORT
    outcomes, values = words
    traces = []
    for found in parts:
        trace = {name: value for name, value in found.items() if name not in ("values", "error")} | {"type": "bar"}
        trace |= {"x": found["values"], "y": ids} if lying else {"x": ids, "y": found["values"]}
        trace["orientation"] = "h" if lying else "v"
        traces.append(trace | ({"error_x" if lying else "error_y": found["error"]} if "error" in found else {}))
    scale = value_axis(values, *ends, chances)
    high = height_of(labels, LABEL_LENGTH)
    bar = max(34, ROW * high + 12, 10 + 20 * (1 if stacked else len(parts)))
    more: dict[str, Any] = {"bargap": 0.25, "bargroupgap": 0.06, "barmode": "stack" if stacked else "group"}
    more |= {"uniformtext": {"minsize": SMALL - 1, "mode": "hide"}} if piled else {}
    if lying:
        # Their names say what the bars are; a title beside them would have to be read with the head on one side.
        names = category_axis(ids, labels, LABEL_LENGTH, "", autorange="reversed")
        layout = frame.layout(max(2, len(ids)) * bar, 36 + ROW, width_of(labels, LABEL_LENGTH), scale, names, **more)
    else:
        many = len(ids) * (1 if stacked else len(parts)) > MOST_STANDING - 2
        small = {"tickfont": {"size": SMALL}} if many else {}
        for trace in traces if many else ():
            trace["textfont"] = {"size": SMALL - 1}
        names = category_axis(ids, labels, LABEL_LENGTH, outcomes, **small)
        layout = frame.layout(TALL, (36 if outcomes else 12) + ROW * high, 66, names, scale, **more)
    return made(traces, layout, told)


def curves(drawn: Curves, lang: str) -> Chart:
    """A line for each series, its points marked."""
    traces: list[dict[str, Any]] = []
    for number, series in enumerate(drawn.series):
        if series.between:
            traces += band(series, COLOURS[number % len(COLOURS)])
        traces.append(line(drawn, series, number, lang))
    xs = [float(x) for series in drawn.series for x, _ in series.points]
    ys = [float(y) for series in drawn.series for _, y in series.points]
    ys += [high for series in drawn.series for _, high in series.between]
    top = max([float(drawn.most or 0), *ys]) or 1
    room = max(xs) - min(xs) or 1
    if drawn.log:
        along = axis(drawn.word(drawn.axis, lang), type="log", **steps_of(min(xs), max(xs)))
    else:
        whole = all(x == int(x) for x in xs) and room <= 12
        ends = [min(xs) - 0.04 * room, max(xs) + 0.04 * room]
        along = axis(drawn.word(drawn.axis, lang), range=ends, **({"dtick": 1} if whole else {"nticks": 6}))
    up = value_axis(drawn.word(drawn.value_axis, lang), 1.1 * min([*ys, 0]), 1.06 * top, drawn.chances)
    return made(traces, frame_of(drawn, lang).layout(TALL, 54, 66, along, up), drawn.lines(lang))


def steps_of(least: float, most: float) -> dict[str, Any]:
    """Where a scale of factors is marked: at powers of ten; between them too where there are few of these."""
    if most >= 1000 * least:
        return {"dtick": 1}
    return {"tickvals": [at for at in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000) if least <= at <= most]}


def line(drawn: Curves, series: Line, number: int, lang: str) -> dict[str, Any]:
    several = len(drawn.series) > 1
    name = drawn.word(series.name, lang) if several else ""
    marked = 2 < len(series.points) <= MOST_MARKED and not series.between
    return {
        "type": "scatter",
        "x": [float(x) for x, _ in series.points],
        "y": [float(y) for _, y in series.points],
        "mode": "lines+markers" if marked else "lines",
        "name": plain(name),
        "showlegend": several,
        "line": {"color": COLOURS[number % len(COLOURS)], "width": 2.5, "dash": DASHES[number % len(DASHES)]},
        "marker": {"symbol": MARKERS[number % len(MARKERS)], "size": 8},
        "hovertext": [tip(drawn.at(x, lang), name, drawn.written(y, lang), y) for x, y in series.points],
        "hoverinfo": "text",
    }


def band(series: Line, colour: str) -> list[dict[str, Any]]:
    """Where the truth lies 19 times out of 20."""
    xs = [float(x) for x, _ in series.points]
    edge = {"type": "scatter", "x": xs, "mode": "lines", "line": {"width": 0}, "hoverinfo": "skip", "showlegend": False}
    red, green, blue = (int(colour[place : place + 2], 16) for place in (1, 3, 5))
    return [
        {**edge, "y": [low for low, _ in series.between]},
        {
            **edge, "y": [high for _, high in series.between],
            "fill": "tonexty", "fillcolor": f"rgba({red},{green},{blue},0.18)",
        },
    ]  # fmt: skip


def grid(drawn: Grid, lang: str) -> Chart:
    """A map: the darker the more, with the numbers written in it."""
    rows = [drawn.word(label, lang) for label in drawn.rows]
    columns = [drawn.word(label, lang) for label in drawn.columns]
    across, down = list(map(str, range(len(columns)))), list(map(str, range(len(rows))))
    cells = [
        [("", "") if value is None else (drawn.in_cell(value, lang),
                                         tip(f"{row} · {column}", "", drawn.written(value, lang), value))
         for column, value in zip(columns, values, strict=True)]
        for row, values in zip(rows, drawn.values, strict=True)
    ]  # fmt: skip
    trace = {
        "type": "heatmap",
        "x": across,
        "y": down,
        "z": drawn.shades,
        "zmin": 0,
        "zmax": 1,
        "colorscale": SHADES,
        "showscale": False,
        "xgap": 2,
        "ygap": 2,
        "hoverongaps": False,
        "text": [[short for short, _ in row] for row in cells],
        "texttemplate": "%{text}",
        "textfont": {"size": SMALL},
        "hovertext": [[told for _, told in row] for row in cells],
        "hoverinfo": "text",
    }
    title, beside = drawn.word(drawn.axis, lang), drawn.word(drawn.value_axis, lang)
    small = {"tickfont": {"size": SMALL - 1}}
    along = category_axis(across, columns, SHORT, title, **small)
    up = category_axis(down, rows, ROW_LENGTH, beside, autorange="reversed")
    layout = frame_of(drawn, lang).layout(
        max(4, len(rows)) * max(32, 4 + ROW * height_of(rows, ROW_LENGTH)),
        (36 if title else 12) + ROW * height_of(columns, SHORT),
        width_of(rows, ROW_LENGTH) + (24 if beside else 0),
        along,
        up,
    )
    return made([trace], layout, drawn.lines(lang))


def spans(drawn: Intervals, lang: str) -> Chart:
    """Intervals side by side: those that hold the truth, those that miss it, and the truth across them."""
    holds, misses, truth = (plain(name) for name in drawn.legend(lang))
    ends, exact = [0.5, len(drawn.shares) + 0.5], float(drawn.exact)
    traces: list[dict[str, Any]] = [
        {
            "type": "scatter", "x": ends, "y": [exact, exact], "mode": "lines", "name": truth, "hoverinfo": "skip",
            "line": {"color": INK, "width": 2, "dash": "dash"},
        }
    ]  # fmt: skip
    for held, name, colour, symbol in ((True, holds, MOSS, "circle"), (False, misses, HEART, "x")):
        shown = [number for number, is_held in enumerate(drawn.holds) if is_held == held]
        shares = [float(drawn.shares[number]) for number in shown]
        between = [drawn.between[number] for number in shown]
        traces.append(
            {
                "type": "scatter",
                "x": [number + 1 for number in shown],
                "y": shares,
                "mode": "markers",
                "name": name,
                "marker": {"color": colour, "size": 7, "symbol": symbol},
                "error_y": {
                    "type": "data", "symmetric": False, "color": colour, "thickness": 2, "width": 0,
                    "array": [high - share for share, (_, high) in zip(shares, between, strict=True)],
                    "arrayminus": [share - low for share, (low, _) in zip(shares, between, strict=True)],
                },
                "hovertext": [f"{percent(Fraction(low), lang)} – {percent(Fraction(up), lang)}" for low, up in between],
                "hoverinfo": "text",
            }
        )  # fmt: skip
    lows, highs = zip(*drawn.between, strict=True)
    along = axis(drawn.word(drawn.axis, lang), range=ends, nticks=6)
    up = value_axis(drawn.word(drawn.value_axis, lang), max(0.0, min(lows) - 0.03), min(1.0, max(highs) + 0.03), True)
    return made(traces, frame_of(drawn, lang).layout(TALL, 54, 66, along, up), drawn.lines(lang))


# --- what all of them share


def frame_of(drawn: Drawn, lang: str) -> Frame:
    notes = [*(drawn.word(note, lang) for note in drawn.notes), *invented(drawn.invented, lang)]
    sentence = drawn.word(drawn.sentence, lang) if drawn.sentence else ""
    return Frame(drawn.word(drawn.title, lang), sentence, notes, drawn.legend(lang))


def invented(paths: Sequence[str], lang: str) -> list[str]:
    """The note on what is made up, where something is."""
    return [note_on(paths).say(lang)] if paths else []


def end_of_scale(chances: Sequence[float]) -> float:
    """Where a scale of chances ends. It is one of a few, so that a bar grows when its chance does, not its scale."""
    return next(end for end in ENDS if end >= max(chances) or end == ENDS[-1])


def tip(where: str, what: str, written: str, value: Any) -> str:
    """What is read at a point: where it is, what it is, the number and, where that is short enough, exactly."""
    exact = in_short(Fraction(value or 0))
    lines = [f"<b>{plain(where)}</b>", plain(what), written, exact if exact != written else ""]
    return "<br>".join(line for line in lines if line)
