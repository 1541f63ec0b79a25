"""Bars, curves and maps: what is drawn is what was given, and it can be read without being seen."""

from __future__ import annotations

import csv
import io
import json
from fractions import Fraction
from typing import Any

import plotly.graph_objects as go
import pytest

from krom_explore.engine.faults import BadInput
from krom_explore.odds import Bars, Curves, Grid, Line, Said, Series, Simulation, compare, running, simulate, wilson
from krom_explore.odds.chart import MIMETYPE
from krom_explore.odds.drawn import MOST_LINES
from krom_explore.odds.frame import LINE_LENGTH, NOTE_LENGTH, TITLE_LENGTH, WIDER
from krom_explore.odds.result import Invented, note_on, together

from .test_result import COIN, Coin, shown

HALF, THIRD = Fraction(1, 2), Fraction(1, 3)

BARS = Bars(
    title="Two coins",
    labels=["heads", "tails"],
    series=[Series("fair", [HALF, HALF]), Series("bent", [THIRD, 1 - THIRD])],
)
CURVES = Curves(
    title="More and more",
    axis="rolls",
    series=[Line("one", [(1, THIRD), (2, HALF), (3, Fraction(1))]), Line("two", [(1, HALF)])],
)
GRID = Grid(
    title="Who beats whom",
    axis="against",
    value_axis="who",
    rows=["Ann", "Bob"],
    columns=["Ann", "Bob"],
    values=[[None, THIRD], [1 - THIRD, None]],
)
ALL = [BARS, CURVES, GRID]


@pytest.mark.parametrize("drawn", ALL, ids=lambda drawn: type(drawn).__name__)
def test_its_chart_is_one_bundle_that_plotly_knows(drawn: Any) -> None:
    (bundle,) = shown("drawn", drawn=drawn)
    assert set(bundle) == {"text/plain", MIMETYPE}
    assert len(json.dumps(bundle)) < 30_000
    chart = drawn.chart()
    assert go.Figure(chart.to_dict()).to_dict() == chart.to_dict()
    assert chart.layout.width is None


@pytest.mark.parametrize("drawn", ALL, ids=lambda drawn: type(drawn).__name__)
def test_its_table_comes_back_from_csv(drawn: Any) -> None:
    table = drawn.table()
    file = io.StringIO()
    writer = csv.DictWriter(file, list(table[0]))
    writer.writeheader()
    writer.writerows(table)
    read = list(csv.DictReader(io.StringIO(file.getvalue())))
    assert [Fraction(row["exact"]) for row in read] == [value for *_, value in drawn.entries("en")]


def test_who_does_not_see_it_is_told_all_numbers() -> None:
    assert BARS.chart().told == BARS.lines()
    assert BARS.lines().splitlines() == [
        "Two coins",
        "",
        "       fair  bent",
        "heads  50%   33.3%",
        "tails  50%   66.7%",
    ]
    assert GRID.lines().splitlines()[2:] == ["     Ann    Bob", "Bob  66.7%", "Ann         33.3%"]


def test_of_many_numbers_some_are_told_the_first_and_the_last_among_them() -> None:
    many = Curves(title="Many", axis="n", series=[Line("all", [(n, Fraction(n, 1000)) for n in range(1, 1001)])])
    lines = many.lines().splitlines()[2:]
    assert len(lines) == MOST_LINES
    assert (lines[0].split(), lines[-1].split()) == (["1", "0.1%"], ["1,000", "100%"])


def test_bars_of_each_series_are_its_values() -> None:
    fair, bent = BARS.chart().data
    assert list(fair.y) == [0.5, 0.5]
    assert list(bent.y) == [1 / 3, 2 / 3]
    assert (fair.name, bent.name, BARS.chart().layout.barmode) == ("fair", "bent", "group")
    assert bent.hovertext[0] == "<b>heads</b><br>bent<br>33.3%<br>1/3"


def test_series_differ_by_more_than_colour() -> None:
    fair, bent = BARS.chart().data
    assert fair.marker.pattern.shape != bent.marker.pattern.shape
    one, two = CURVES.chart().data
    assert one.line.dash != two.line.dash


def test_a_chance_is_drawn_up_to_where_the_scale_ends_and_further_if_need_be() -> None:
    small = Bars(title="", labels=["a", "b"], series=[Series("s", [THIRD, Fraction(0)])], most=HALF)
    large = Bars(title="", labels=["a", "b"], series=[Series("s", [Fraction(1), Fraction(0)])], most=HALF)
    assert small.chart().layout.yaxis.range[1] >= 0.5
    assert large.chart().layout.yaxis.range[1] >= 1


def test_a_curve_has_its_points() -> None:
    one, two = CURVES.chart().data
    assert (list(one.x), list(one.y)) == ([1, 2, 3], [1 / 3, 1 / 2, 1])
    assert list(two.y) == [0.5]


def test_a_map_has_its_numbers_written_in_it() -> None:
    (cells,) = GRID.chart().data
    assert [list(row) for row in cells.text] == [["", "33%"], ["67%", ""]]
    assert [list(row) for row in cells.z] == [[None, 0.5], [1, None]]
    assert cells.hovertext[0][1] == "<b>Ann · Bob</b><br>33.3%<br>1/3"


@pytest.mark.parametrize(
    ("value", "written"), [(Fraction(0), "0%"), (Fraction(1, 1000), "<1%"), (Fraction(999, 1000), ">99%"), (1, "100%")]
)
def test_what_is_nearly_never_does_not_look_like_never(value: Fraction, written: str) -> None:
    assert GRID.in_cell(Fraction(value), "en") == written


def test_a_map_by_rows_is_dark_where_a_row_has_more() -> None:
    rows = [[Fraction(10), Fraction(8)], [Fraction(3), Fraction(3)]]
    drawn = Grid(title="", axis="", rows=["a", "b"], columns=["1", "2"], values=rows, chances=False, by_row=True)
    assert drawn.shades == [[1, 0], [0, 0]]


def test_long_words_are_broken_for_a_page_and_again_for_a_phone() -> None:
    words = (
        "so many words that no phone shows them in one line of a chart and that no page does either, be it ever so wide"
    )
    drawn = Bars(title=words, sentence=words, notes=(words,), labels=["a"], series=[Series("s", [HALF])])
    layout = drawn.chart().layout
    narrow, wide = layout.meta["narrow"], layout.meta["wide"]
    for sizes, times in ((narrow, 1), (wide, WIDER)):
        for path, most in (("title", TITLE_LENGTH), ("title.subtitle", LINE_LENGTH), ("annotations[0]", NOTE_LENGTH)):
            assert max(map(len, sizes[f"{path}.text"].split("<br>"))) <= times * most
            assert sizes[f"{path}.text"].replace("<br>", " ") == words
    assert narrow["height"] > wide["height"]
    assert {path: layout[path] for path in wide} == wide, "a chart comes as on a page"
    assert "meta" not in BARS.chart().to_dict()["layout"], "short words are the same everywhere"


def test_what_is_made_up_is_noted() -> None:
    drawn = Bars(title="", labels=["a"], series=[Series("s", [HALF])], invented=("coin",))
    (note,) = drawn.chart().layout.annotations
    assert "made up" in note.text
    assert "made up" in drawn.lines()


# --- several answers


def test_answers_are_compared_row_by_row() -> None:
    drawn = compare({"fair": Coin(HALF), "bent": COIN})
    assert [(series.name, list(series.values)) for series in drawn.series] == [
        ("fair", [HALF, HALF]),
        ("bent", [THIRD, 1 - THIRD]),
    ]
    assert drawn.word(drawn.title, "en") == COIN.title()


def test_only_the_rows_that_are_asked_for_are_compared() -> None:
    assert [list(series.values) for series in compare({"fair": Coin(HALF), "bent": COIN}, ["tails"]).series] == [
        [HALF],
        [1 - THIRD],
    ]


def test_what_one_of_them_rests_on_is_noted() -> None:
    assert compare({"fair": Coin(HALF), "made up": Coin(HALF, made_up=True)}).invented == ("coin",)


def test_an_answer_may_say_itself_what_is_made_up() -> None:
    coin, side = Invented(["coin"], Said("odds-before", {})), Invented(["side"], Said("odds-before", {}))
    drawn = Bars(title="", labels=["a"], series=[Series("s", [HALF])], invented=together([(), coin, side, coin]))
    assert drawn.invented == ("coin", "side")
    (note,) = drawn.chart().layout.annotations
    assert (note.text, drawn.lines().splitlines()[-1]) == ("Before", "Before")
    assert note_on(together([coin, ("die",)])) == note_on(("die",)), "what is said of one only is not said of all"
    assert together([(), ()]) == ()


@pytest.mark.parametrize(
    ("answers", "rows", "path"),
    [([COIN], None, "answers"), ({}, None, "answers"), ({"a": 3}, None, "answers.a"), ({"a": COIN}, ["x"], "rows[0]")],
)
def test_what_cannot_be_compared_is_refused(answers: Any, rows: Any, path: str) -> None:
    with pytest.raises(BadInput) as bad:
        compare(answers, rows)
    assert bad.value.path == path


# --- rolled


def test_a_simulation_is_drawn_beside_the_exact_chances() -> None:
    rolled = simulate(COIN, 400, seed=1)
    exact, share = rolled.chart().data
    assert list(exact.x) == [1 / 3, 2 / 3]
    assert list(share.x) == [row.share for row in rolled.rows]
    for row, up, down in zip(rolled.rows, share.error_x.array, share.error_x.arrayminus, strict=True):
        assert (row.share + up, row.share - down) == pytest.approx((row.high, row.low))
    title = rolled.chart().layout.title.text
    assert "Simulated" in title
    assert "400" in title


def test_the_table_of_a_simulation_has_its_intervals() -> None:
    rolled = simulate(COIN, 400, seed=1)
    heads = rolled.table()[0]
    assert (heads["id"], heads["exact"], heads["of"]) == ("heads", "1/3", 400)
    assert (heads["low"], heads["high"]) == wilson(heads["rolled"], 400)


def test_without_a_seed_rolls_are_others_every_time() -> None:
    assert simulate(COIN, 10).counts == simulate(COIN, 10, seed=0).counts
    assert len({tuple(running(COIN, 60).happened) for _ in range(4)}) > 1


def test_a_simulation_of_nothing_can_still_be_drawn() -> None:
    assert isinstance(simulate(COIN, 0), Simulation)
    assert len(simulate(COIN, 0).chart().data) == 2


def test_the_share_is_followed_roll_by_roll() -> None:
    rolls = running(COIN, 100, seed=3)
    assert rolls.happened[-1] == simulate(COIN, 100, seed=3).counts["heads"]
    assert rolls.shares[-1] == Fraction(rolls.happened[-1], 100)
    *_, line, exact = rolls.chart().data
    assert list(line.x) == list(range(1, 101))
    assert list(line.y) == [float(share) for share in rolls.shares]
    assert set(exact.y) == {1 / 3}
    assert len(rolls.table()) == 100


def test_its_band_is_the_interval() -> None:
    rolls = running(COIN, 50, seed=3)
    low, high, *_ = rolls.chart().data
    assert list(zip(low.y, high.y, strict=True)) == [wilson(times, n) for n, times in enumerate(rolls.happened, 1)]


def test_another_row_can_be_followed() -> None:
    heads, tails = running(COIN, 40, 1), running(COIN, 40, 1, row="tails")
    assert [a + b for a, b in zip(heads.happened, tails.happened, strict=True)] == list(range(1, 41))


def test_many_rolls_are_drawn_as_few_points() -> None:
    rolls = running(COIN, 5000, seed=1)
    assert len(rolls.seen) <= 200
    assert (rolls.seen[0], rolls.seen[-1]) == (1, 5000)
    assert len(json.dumps(rolls.chart().mimebundle())) < 30_000


@pytest.mark.parametrize(("n", "row", "path"), [(0, None, "n"), ("9", None, "n"), (9, "edge", "row")])
def test_what_cannot_be_followed_is_refused(n: Any, row: Any, path: str) -> None:
    with pytest.raises(BadInput) as bad:
        running(COIN, n, row=row)
    assert bad.value.path == path


def test_words_in_a_sentence_are_said_with_their_own_facts() -> None:
    inner = Said("odds-often", {"told": "counted", "times": 1, "cases": 3, "percent": "some"})
    assert Said("bad-odds-result", {"found": inner})().endswith("not once in 3 (some).")
