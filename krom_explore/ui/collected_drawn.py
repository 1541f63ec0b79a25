"""What a class has collected as figures: results beside the exact answer, the law of large numbers, predictions.

Plotly's plain data, as in ``figure.py``; each figure comes with the same numbers as a table.
"""

from __future__ import annotations

from fractions import Fraction
from math import ceil
from typing import Any, NamedTuple

from krom_explore.learn.activity import figure as exact_figure
from krom_explore.learn.classroom import Gathered
from krom_explore.odds.frame import plain
from krom_explore.odds.spread import about, percent

from .figure import AROUND, BAR, TALL, listed, titled
from .odds_drawn import readable
from .room import Room

TYPE, LARGE = 13, 30
"""The size of letters in pixels: on a screen before one, and on a wall that is read from eight metres."""

SHORT = 5
"""Labels of at most so many letters stand below bars; longer ones beside bars that lie."""

FEW = 6
"""So many steps an axis has, at most."""

ROOM = 1.3
"""So many times as long as the longest bar is the axis: for what stands behind it."""

RESULTS, EXACT, GUESS = "--krom-ochre", "--krom-moss", "--krom-edge"


def whole(most: float) -> dict[str, Any]:
    """How an axis of things that are counted is divided: where they are few, in whole steps."""
    return {"tick0": 0, "dtick": max(1, ceil(most / FEW))} if most <= 2 * FEW else {}


def folded(label: str) -> str:
    """In two lines, at the space nearest to its middle."""
    spaces = [at for at, sign in enumerate(label) if sign == " "]
    if len(label) <= SHORT or not spaces:
        return label
    at = min(spaces, key=lambda space: abs(2 * space - len(label)))
    return f"{label[:at]}<br>{label[at + 1 :]}"


class Drawer(NamedTuple):
    """Draws for one class, in one language."""

    room: Room
    gathered: Gathered
    exact: bool
    """Whether the exact answer may be seen."""
    large: bool

    @property
    def lang(self) -> str:
        return self.room.lang

    @property
    def type(self) -> int:
        return LARGE if self.large else TYPE

    @property
    def scale(self) -> float:
        return self.type / TYPE

    def word(self, key: str, **args: Any) -> str:
        return self.room.word(f"collected-{key}", **args)

    def labels(self) -> list[str]:
        return [row.label.say(self.lang) for row in self.gathered.rows]

    # --- results

    def results(self) -> dict[str, Any]:
        """How often each thing came, with its interval; what was predicted, and what is exact."""
        gathered = self.gathered
        labels = [plain(label) for label in self.labels()]
        standing = self.large or max(map(len, labels)) <= SHORT  # a wall has width and no height
        if self.large:
            labels = [folded(label) for label in labels]
        shares = [Fraction(count, gathered.n) if gathered.n else Fraction(0) for count in gathered.counts]
        data = []
        predicted = gathered.predicted
        if isinstance(predicted, list):
            of = "predicted-by" if gathered.predict.kind == "choice" else "predicted"
            data.append(self._bars(of, GUESS, labels, predicted, standing))
        came = self._bars("came", RESULTS, labels, shares, standing)
        if gathered.n and not self.large:  # on a wall the values stand there
            reach = [
                (float(share) - low, high - float(share))
                for share, (low, high) in zip(shares, gathered.intervals, strict=True)
            ]
            came["error_y" if standing else "error_x"] = {
                "type": "data", "symmetric": False, "array": [up for _, up in reach],
                "arrayminus": [down for down, _ in reach], "color": "--krom-ink", "thickness": 1.5 * self.scale,
            }  # fmt: skip
        data.append(came)
        if self.exact:
            data.append(self._bars("exact", EXACT, labels, [row.chance for row in gathered.rows], standing))
        most = max(value for one in data for value in one["y" if standing else "x"])
        values = {**titled(self.word("axis-share")), "tickformat": ".0%", "range": [0, ROOM * most or 1]}
        names: dict[str, Any] = {"type": "category", "showgrid": False, "dtick": 1}
        if standing:
            layout = {"xaxis": names, "yaxis": values, "height": 1.2 * TALL * self.scale}
        else:
            height = (AROUND + BAR * len(labels) * max(1, len(data) * 0.75)) * self.scale
            layout = {"xaxis": values, "yaxis": {**names, "autorange": "reversed"}, "height": height}
        return self._figure("results", {"data": data, "layout": {**layout, "barmode": "group"}}, self._result_table())

    def _bars(
        self, name: str, colour: str, labels: list[str], values: list[Fraction], standing: bool
    ) -> dict[str, Any]:
        heights = [float(value) for value in values]
        said = [percent(value, self.lang) for value in values]
        told = [" · ".join(filter(None, (text, readable(value)))) for text, value in zip(said, values, strict=True)]
        pattern, size = {GUESS: "/", RESULTS: "", EXACT: "."}[colour], 10 if self.large else 7
        return {
            "type": "bar",
            "name": plain(self.word(name)),
            "orientation": "v" if standing else "h",
            "x": labels if standing else heights,
            "y": heights if standing else labels,
            "text": [text if value or colour != GUESS else "" for text, value in zip(said, values, strict=True)]
            if self.large
            else None,
            "textposition": "outside",
            "cliponaxis": False,
            "textangle": 0,
            "hovertext": told,
            "hoverinfo": "text+name",
            "marker": {
                "color": colour,
                "line": {"color": "--krom-raised", "width": 1},
                "pattern": {"shape": pattern, "fgcolor": "--krom-raised", "bgcolor": colour, "size": size},
            },
        }

    def _result_table(self) -> dict[str, Any]:
        gathered = self.gathered
        predicted = gathered.predicted
        head = [self.word("what"), self.word("times"), self.word("came"), self.word("interval")]
        head += [self.word("predicted")] if isinstance(predicted, list) else []
        head += [self.word("exact"), self.word("fraction")] if self.exact else []
        rows = []
        every = zip(self.labels(), gathered.rows, gathered.counts, gathered.intervals, strict=True)
        for number, (label, row, count, bounds) in enumerate(every):
            share = percent(Fraction(count, gathered.n), self.lang) if gathered.n else ""
            between = " – ".join(percent(Fraction(bound), self.lang) for bound in bounds)
            cells = [label, str(count), share, between if gathered.n else ""]
            cells += [percent(predicted[number], self.lang)] if isinstance(predicted, list) else []
            cells += [percent(row.chance, self.lang), readable(row.chance)] if self.exact else []
            rows.append(cells)
        return listed(head, rows)

    # --- the law of large numbers

    def running(self, row: int | None) -> dict[str, Any]:
        """How a share (or the mean) settles while results come in."""
        gathered = self.gathered
        points = gathered.running(row)
        name = self.word("mean") if row is None else self.labels()[row]
        data = [self._line(name, RESULTS, [(n, float(value)) for n, value in points], "solid")]
        if self.exact and points:
            value = exact_figure(gathered.predict, gathered.rows) if row is None else gathered.rows[row].chance
            level = [(1, float(value)), (max(2, gathered.n), float(value))]
            data.append(self._line(self.word("exact"), EXACT, level, "dash"))
        values: dict[str, Any] = {"rangemode": "tozero"}
        if row is not None:
            values = {**titled(self.word("axis-share")), "tickformat": ".0%", "range": [0, 1]}
        rounds = {**titled(self.word("axis-rounds")), **whole(gathered.n)}
        layout = {"xaxis": rounds, "yaxis": values, "height": TALL * self.scale}
        write = about if row is None else percent
        table = listed([self.word("axis-rounds"), name], [[str(n), write(value, self.lang)] for n, value in points])
        return self._figure("running", {"data": data, "layout": layout}, table)

    def _line(self, name: str, colour: str, points: list[tuple[int, float]], dash: str) -> dict[str, Any]:
        return {
            "type": "scatter",
            "mode": "lines",
            "name": plain(name),
            "x": [n for n, _ in points],
            "y": [value for _, value in points],
            "line": {"color": colour, "dash": dash, "width": 3 * self.scale},
        }

    # --- predictions that are numbers

    def predictions(self) -> dict[str, Any]:
        """Every number that was predicted, a dot each; what the class came to, and what is exact, across them."""
        gathered = self.gathered
        told = sorted(Fraction(number) for number in gathered.predictions if isinstance(number, str))
        heights: dict[Fraction, int] = {}
        dots = []
        for number in told:
            heights[number] = heights.get(number, 0) + 1
            dots.append((number, heights[number]))
        top = max([*heights.values(), 1]) + 0.5
        data = [
            {
                "type": "scatter", "mode": "markers", "name": plain(self.word("predicted")),
                "x": [float(number) for number, _ in dots], "y": [height for _, height in dots],
                "marker": {"color": GUESS, "size": 11 * self.scale, "symbol": "circle"},
            }
        ]  # fmt: skip
        rows = [[about(number, self.lang), str(many)] for number, many in heights.items()]
        for name, colour, dash, value in self._numbers():
            line = {"color": colour, "dash": dash, "width": 4 * self.scale}
            data.append(
                {
                    "type": "scatter", "mode": "lines", "name": plain(self.word(name)),
                    "x": [float(value), float(value)], "y": [0, top], "line": line,
                }
            )  # fmt: skip
            rows.append([f"{self.word(name)}: {about(value, self.lang)}", ""])
        low, high = gathered.predict.low, gathered.predict.high
        layout = {
            "xaxis": {**titled(self.word("axis-predicted")), "range": [low, high]},
            "yaxis": {**titled(self.word("axis-pupils")), "range": [0, top], "rangemode": "tozero", **whole(top)},
            "height": TALL * self.scale,
        }
        table = listed([self.word("axis-predicted"), self.word("axis-pupils")], rows)
        return self._figure("predictions", {"data": data, "layout": layout}, table)

    def _numbers(self) -> list[tuple[str, str, str, Fraction]]:
        found = []
        if (came := self.came_to()) is not None:
            found.append(("came", RESULTS, "solid", came))
        if self.exact:
            found.append(("exact", EXACT, "dash", exact_figure(self.gathered.predict, self.gathered.rows)))
        return found

    def came_to(self) -> Fraction | None:
        """The number that the class's rounds come to, of the kind that was predicted."""
        gathered, predict = self.gathered, self.gathered.predict
        if not gathered.n:
            return None
        if predict.of == "mean":
            return gathered.mean
        ids = [row.id for row in gathered.rows]
        return Fraction(100 * gathered.counts[ids.index(predict.row)], gathered.n)

    def _figure(self, name: str, figure: dict[str, Any], table: dict[str, Any]) -> dict[str, Any]:
        figure["layout"] |= {"type": self.type, "hover": True} | ({"fill": True} if self.large else {})
        return {"name": name, "title": self.word(f"title-{name}"), "figure": figure, "table": table}
