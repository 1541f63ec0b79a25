"""What every answer has in common, shown with the smallest question there is: how often a coin shows heads."""

from __future__ import annotations

import csv
import io
import json
import re
import sys
from fractions import Fraction
from pathlib import Path
from random import Random

import plotly.graph_objects as go
import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

from krom_explore.engine.faults import BadInput
from krom_explore.odds import Explanation, Named, Result, Row, Said, Step, explain, palette, simulate, wilson
from krom_explore.odds.result import as_lines

THEME = Path(__file__).parents[2] / "widgets" / "shared" / "theme.css"


class Coin(Result):
    """Heads or tails. The sentences are borrowed from the generic catalogue: a coin has none of its own."""

    def __init__(self, heads: Fraction, made_up: bool = False):
        self.heads = heads
        self.made_up = made_up

    @property
    def title(self) -> Said:
        return Said("odds-axis-outcome", {})

    @property
    def sentence(self) -> Said:
        return often(self.heads)

    @property
    def rows(self) -> list[Row]:
        return [Row("heads", often(self.heads), self.heads), Row("tails", often(1 - self.heads), 1 - self.heads)]

    def explained(self, about: str | None = None) -> Explanation:
        return Explanation([Step(often(self.heads), self.heads.numerator, self.heads.denominator)])

    def trial(self, random: Random) -> list[str]:
        return ["heads" if random.random() < self.heads else "tails"]

    @property
    def invented(self) -> tuple[str, ...]:
        return ("coin",) if self.made_up else ()


def often(chance: Fraction) -> Said:
    facts = {"told": "counted", "times": chance.numerator, "cases": chance.denominator, "percent": "so many %"}
    return Said("odds-often", facts)


COIN = Coin(Fraction(1, 3))


def test_a_sentence_is_said_by_calling_it_or_by_saying_it() -> None:
    assert COIN.sentence() == COIN.sentence("en") == COIN.sentence.say("en") == "Once in 3 (so many %)"


def test_a_thing_is_called_as_its_own_language_has_it() -> None:
    said = Said("bad-odds-result", {"found": Named("dodo", lambda card, lang: f"a {card} in {lang}")})
    assert said("en").endswith("not a dodo in en.")


def test_its_steps_are_its_explanation() -> None:
    assert COIN.steps == explain(COIN) == COIN.explained()
    (step,) = COIN.steps
    assert (step.key, step.before, step.after) == ("odds-often", "1/3", Fraction(1, 3))
    assert COIN.steps.say() == ["Once in 3 (so many %)"]
    assert repr(COIN.steps) == "Once in 3 (so many %)"
    assert COIN.steps._repr_html_() == "<ol><li>Once in 3 (so many %)</li></ol>"


def test_a_result_that_says_nothing_of_rulings_depends_on_none() -> None:
    assert (COIN.rulings, COIN.invented) == ({}, ())


def test_rolls_are_counted_beside_the_exact_chances() -> None:
    rolled = simulate(COIN, 3000, seed=1)
    for row, exact in zip(rolled.rows, COIN.rows, strict=True):
        low, high = wilson(row.times, row.n, 4)
        assert (row.id, row.label, row.exact) == tuple(exact)
        assert low < row.exact < high
    assert sum(row.times for row in rolled.rows) == rolled.n == 3000


@pytest.mark.parametrize("ask", [explain, lambda what: simulate(what, 1)])
def test_what_is_no_result_is_refused(ask) -> None:
    with pytest.raises(BadInput) as bad:
        ask(Fraction(1, 3))
    assert bad.value.code == "odds-result"
    assert str(bad.value).endswith("This must be the result of an odds function, not Fraction.")


def test_a_question_without_rows_is_no_result() -> None:
    with pytest.raises(TypeError, match="rows"):
        type("Rowless", (Coin,), {"rows": Result.rows})(Fraction(1, 2))


# --- table


def test_its_table_is_plain_data_that_comes_back_from_csv() -> None:
    table = COIN.table()
    assert table[0] == {"outcome": "Once in 3 (so many %)", "id": "heads", "chance": "1/3", "percent": 100 / 3}
    file = io.StringIO()
    writer = csv.DictWriter(file, list(table[0]))
    writer.writeheader()
    writer.writerows(table)
    file.seek(0)
    read = list(csv.DictReader(file))
    assert [Fraction(row["chance"]) for row in read] == [row.chance for row in COIN.rows]
    assert [float(row["percent"]) for row in read] == [row["percent"] for row in table]


# --- chart


def test_its_chart_is_read_from_the_last_row() -> None:
    chart = COIN.chart()
    (bars,) = chart.data
    assert bars.orientation == "h"
    assert list(bars.y) == ["heads", "tails"]
    assert list(bars.x) == [1 / 3, 2 / 3]
    assert list(chart.layout.yaxis.ticktext) == ["Once in 3 (so<br>many %)", "2 times in 3 (so<br>many %)"]
    assert chart.layout.title.text == "What can happen"
    assert chart.layout.title.subtitle.text == "Once in 3 (so many %)"
    assert chart.layout.xaxis.title.text == "Chance"
    assert bars.hovertext[0] == "<b>Once in 3 (so many %)</b><br>33.3%<br>1/3"


def test_a_chart_is_as_wide_as_its_cell() -> None:
    layout = COIN.chart().layout
    assert layout.autosize
    assert layout.width is None
    assert layout.height > layout.margin.t + layout.margin.b
    assert min(layout.font.size, layout.title.subtitle.font.size) >= 14


def test_a_chart_is_made_of_parts_that_plotly_knows() -> None:
    chart = COIN.chart()
    assert go.Figure(chart.to_dict()).to_dict() == chart.to_dict()


def test_few_bars_with_short_names_stand() -> None:
    class Short(Coin):
        @property
        def rows(self) -> list[Row]:
            return [row._replace(label=Said("odds-axis-chance", {})) for row in super().rows]

    (bars,) = Short(Fraction(1, 2)).chart().data
    assert bars.orientation == "v"
    assert list(bars.x) == ["heads", "tails"], "two bars, though they are called alike"


def test_what_is_made_up_is_noted_in_the_chart() -> None:
    assert not COIN.chart().layout.annotations
    (note,) = Coin(Fraction(1, 3), made_up=True).chart().layout.annotations
    assert "made up" in note.text


def test_a_name_is_never_taken_for_a_tag() -> None:
    class Tagged(Coin):
        @property
        def rows(self) -> list[Row]:
            named = Said("bad-odds-result", {"found": "<b>"})
            return [row._replace(label=named) for row in super().rows]

    chart = Tagged(Fraction(1, 2)).chart()
    assert "&lt;b&gt;" in chart.data[0].hovertext[0]
    assert "&lt;b&gt;" in "".join(chart.layout.yaxis.ticktext)


def test_a_bar_grows_with_its_chance_and_not_its_scale() -> None:
    scales = {Coin(Fraction(n, 10)).chart().layout.xaxis.range[1] for n in range(11)}
    assert len(scales) == 1
    assert scales.pop() > 1


def test_a_chance_of_nothing_still_has_an_axis() -> None:
    chart = Coin(Fraction(0)).chart()
    assert chart.layout.xaxis.range[1] > 0


@pytest.mark.parametrize("colour", [name for name in vars(palette) if name.isupper()])
def test_the_colours_are_those_of_the_light_theme(colour: str) -> None:
    theme = dict(re.findall(r"--krom-([\w-]+): light-dark\((#\w+),", THEME.read_text("utf-8").partition("\n}\n")[0]))
    assert getattr(palette, colour) == theme[colour.lower().replace("_", "-")]


# --- notebook


def shown(cell: str, **names: object) -> list[dict[str, object]]:
    """What a notebook shows for a cell."""
    shell = InteractiveShell.instance()
    shell.push(names)
    with capture_output() as captured:
        assert shell.run_cell(f"display({cell})").success
    return [output.data for output in captured.outputs]


def test_a_notebook_shows_the_sentence_and_the_chart() -> None:
    (chart,) = shown("coin", coin=COIN)
    assert set(chart) == {"text/plain", "application/vnd.plotly.v1+json"}
    assert chart["text/plain"] == as_lines(COIN)
    assert COIN.sentence() in chart["text/plain"]
    assert len(json.dumps(chart)) < 20_000, "the data, not the code that draws it"


def test_a_chart_alone_is_shown_by_its_data_too() -> None:
    (chart,) = shown("coin.chart()", coin=COIN)
    assert "application/vnd.plotly.v1+json" in chart
    assert not [kind for kind in chart if kind in ("text/html", "application/javascript")]


def test_without_plotly_a_notebook_shows_the_rows_as_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "plotly.graph_objects", None)
    monkeypatch.delitem(sys.modules, "krom_explore.odds.chart", raising=False)
    (rows,) = shown("coin", coin=COIN)
    assert rows == {
        "text/plain": (
            "Once in 3 (so many %)\n\nOnce in 3 (so many %)       33.3%  1/3\n2 times in 3 (so many %)    66.7%  2/3"
        )
    }


def test_outside_a_notebook_it_is_its_sentence() -> None:
    assert repr(COIN) == "<Coin: Once in 3 (so many %)>"
