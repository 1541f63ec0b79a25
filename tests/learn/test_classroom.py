"""A class's sum: every record counts once, nothing is taken back, and the statistics are the known ones."""

import csv
import io
from collections import Counter
from fractions import Fraction
from random import Random

import pytest
from scipy import stats

from krom_explore.engine.faults import BadInput
from krom_explore.learn.activity import Predict, Record, Set
from krom_explore.learn.classroom import Gathered, beyond, chi_square, paste, points
from krom_explore.odds.result import Row
from krom_explore.odds.simulation import wilson
from krom_explore.odds.spread import Said
from krom_explore.odds.spreadsheet import as_told, harmless

ASKED = Set("race", "duel", 10)
CHANCES = [Fraction(1, 2), Fraction(1, 4), Fraction(1, 4)]
ROWS = [Row(f"lost {n}", Said("x", {}), chance) for n, chance in enumerate(CHANCES)]


def told(*results, predicted=(1,), who="otter-17"):
    return Record(ASKED.key(), who, predicted, results)


@pytest.fixture
def gathered():
    return Gathered(ASKED, ROWS, Predict("choice"))


def test_the_sum_is_what_the_pupils_played(gathered):
    assert gathered.add("p1", told(0, 1)) == "new"
    assert gathered.add("p2", told(2, 0, who="wolf-3")) == "new"
    assert gathered.add("p1", told(0, 1, 1)) == "new"
    assert (gathered.counts, gathered.n) == ((2, 2, 1), 5)
    assert gathered.arrived == [0, 1, 2, 0, 1]


def test_the_same_again_changes_nothing(gathered):
    gathered.add("p1", told(0, 1))
    assert gathered.add("p1", told(0, 1)) == "same"
    assert gathered.n == 2


@pytest.mark.parametrize("record", [told(0), told(1, 1, 1), told(0, 1, predicted=(2,)), told(0, 1, 1, predicted=None)])
def test_nothing_is_taken_back(gathered, record):
    gathered.add("p1", told(0, 1))
    with pytest.raises(BadInput):
        gathered.add("p1", record)
    assert gathered.counts == (1, 1, 0)


def test_a_prediction_may_come_before_the_first_round(gathered):
    gathered.add("p1", told(predicted=None))
    gathered.add("p1", told())
    gathered.add("p1", told(0))
    assert gathered.predictions == [(1,)]


def test_what_does_not_fit_spoils_nothing(gathered):
    for record in (told(3), told(*[0] * 11), Record("race/other/rounds=10", "a", (1,), (0,))):
        with pytest.raises(BadInput):
            gathered.add("p1", record)
    assert (gathered.n, gathered.records) == (0, {})


def test_who_has_finished(gathered):
    gathered.add("p1", told(*[0] * 10))
    gathered.add("p2", told(0))
    assert gathered.finished() == 1


def test_predictions_of_each_kind_are_averaged():
    choice = Gathered(ASKED, ROWS, Predict("choice"))
    bars = Gathered(ASKED, ROWS, Predict("bars"))
    number = Gathered(ASKED, ROWS, Predict("number"))
    assert choice.predicted is None
    for pupil, row in enumerate([1, 1, 2, 1]):
        choice.add(str(pupil), told(predicted=(row,)))
    bars.add("1", told(predicted=(50, 50, 0)))
    bars.add("2", told(predicted=(0, 50, 50)))
    number.add("1", told(predicted="1/2"))
    number.add("2", told(predicted="2"))
    assert choice.predicted == [0, Fraction(3, 4), Fraction(1, 4)]
    assert bars.predicted == [Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)]
    assert number.predicted == Fraction(5, 4)


def test_the_law_of_large_numbers_follows_the_order_of_arrival(gathered):
    gathered.add("p1", told(0, 1, 2))
    assert gathered.running(0) == [(1, 1), (2, Fraction(1, 2)), (3, Fraction(1, 3))]
    assert gathered.running() == [(1, 0), (2, Fraction(1, 2)), (3, 1)]
    assert gathered.mean == 1


def test_of_codes_there_is_a_point_after_each_pupil(gathered):
    paste(gathered, told(2, 1, 0).code(ASKED, 3))
    paste(gathered, told(2, who="wolf-3").code(ASKED, 3))
    assert gathered.running(2) == [(3, Fraction(1, 3)), (4, Fraction(1, 2))]
    assert gathered.copy().running(2) == gathered.running(2)


def test_a_copy_goes_on_and_leaves_the_other_as_it_was(gathered):
    gathered.add("p1", told(0))
    other = gathered.copy()
    other.add("p1", told(0, 1))
    assert (gathered.n, other.n) == (1, 2)


def test_few_points_of_many_rounds_are_drawn():
    assert points(3) == [1, 2, 3]
    many = points(6_000)
    assert (many[0], many[-1]) == (1, 6_000)
    assert len(many) <= 151


def test_intervals_are_wilsons(gathered):
    gathered.add("p1", told(0, 0, 1))
    assert gathered.intervals == [wilson(2, 3), wilson(1, 3), wilson(0, 3)]


def test_no_cell_falls_apart_into_a_formula_where_semicolons_part_cells(gathered):
    gathered.add("p1", told(0, who="a;=cmd|'/C calc'!A0;"))
    cells = [cell for line in csv.reader(io.StringIO(gathered.csv()), delimiter=";") for cell in line]
    assert not [cell for cell in cells if cell.startswith(("=", "+", "-", "@"))]


# --- chi-square


def test_the_statistic_is_exact():
    # By hand: expected 10, 5, 5; (12-10)²/10 + (3-5)²/5 + (5-5)²/5 = 4/10 + 4/5
    found = chi_square([12, 3, 5], CHANCES)
    assert (found.statistic, found.degrees, found.small) == (Fraction(6, 5), 2, False)


@pytest.mark.parametrize("rows", range(2, 12))
def test_statistic_and_tail_are_those_of_scipy(rows):
    random = Random(f"chi-square {rows}")
    weights = [random.randint(1, 9) for _ in range(rows)]
    chances = [Fraction(weight, sum(weights)) for weight in weights]
    for n in (20, 600, 5_000):
        came = Counter(random.choices(range(rows), weights, k=n))
        counts = [came[row] for row in range(rows)]
        found, theirs = chi_square(counts, chances), stats.chisquare(counts, [float(n * chance) for chance in chances])
        assert float(found.statistic) == pytest.approx(theirs.statistic)
        assert found.p == pytest.approx(theirs.pvalue, rel=1e-9)


@pytest.mark.parametrize(("statistic", "degrees"), [(0.0, 1), (0.2, 4), (30.0, 3), (90.0, 11), (700.0, 6)])
def test_far_out_the_tail_is_that_of_scipy_too(statistic, degrees):
    assert beyond(statistic, degrees) == pytest.approx(stats.chi2.sf(statistic, degrees), rel=1e-9)


def test_the_intervals_are_those_of_scipy(gathered):
    gathered.add("p1", told(0, 0, 1, 2, 0, 1, 0, 0))
    theirs = [stats.binomtest(count, gathered.n).proportion_ci(0.95, method="wilson") for count in gathered.counts]
    assert gathered.intervals == [pytest.approx((each.low, each.high)) for each in theirs]


def test_it_says_when_too_few_results_are_expected():
    assert chi_square([2, 1, 1], CHANCES).small


def test_there_is_nothing_to_compare_without_results_or_with_impossible_ones():
    assert chi_square([0, 0, 0], CHANCES) is None
    assert chi_square([1, 1], [Fraction(1), Fraction(0)]) is None
    assert chi_square([3], [Fraction(1)]) is None


# --- out and in


def test_the_csv_can_be_read_and_runs_no_formula(gathered):
    gathered.add("p1", told(0, 2, who='=1+1,"x"'))
    gathered.add("p2", told(predicted=None, who="@x"))
    lines = list(csv.reader(io.StringIO(gathered.csv())))
    assert [lines[0][at] for at in (0, 1, 2, 12)] == ["who", "predicted", "round 1", "round 1 as a number"]
    assert lines[1] == ['\'=1+1,"x"', "lost 1", "lost 0", "lost 2", *[""] * 8, "0", "2"]
    assert lines[2] == ["'@x", "", *[""] * 10]
    assert [harmless(cell) for cell in ("-1", "+1", "\tx", "otter-1")] == ["'-1", "'+1", "'\tx", "otter-1"]


def test_what_was_predicted_is_no_day_in_a_spreadsheet():
    days = ["1/2", "7/12", "1.5", "3-4", "12:30", "1/2/3"]
    assert [as_told(cell) for cell in days] == [f"'{cell}" for cell in days]
    words = ["3", "50 10 40", "otter-17", "lost 1"]
    assert [as_told(cell) for cell in words] == words
    assert as_told("=1") == "'=1"


@pytest.mark.parametrize(
    ("lang", "parted", "head", "written"),
    [("en", ",", "round 1 as a number", ["0.5", "0.333333", "2", "1.5", "10"]),
     ("de", ";", "Durchgang 1 als Zahl", ["0,5", "0,333333", "2", "1,5", "10"])],
)  # fmt: skip
def test_predictions_and_rounds_can_be_averaged_by_a_spreadsheet(lang, parted, head, written):
    gathered = Gathered(ASKED, ROWS, Predict("number", low=0, high=10))
    for at, number in enumerate(["1/2", "1/3", "2", "3/2", "10"]):
        gathered.add(f"p{at}", told(at % 3, predicted=number))
    heads, *lines = csv.reader(io.StringIO(gathered.csv(lang)), delimiter=parted)
    assert [cells[1] for cells in lines] == written
    assert [cells[heads.index(head)] for cells in lines] == ["0", "1", "2", "0", "1"]


def test_of_a_share_a_round_counts_as_one_or_nothing_and_what_is_no_number_has_no_such_column():
    rows = [Row(name, Said("x", {}), Fraction(1, 3)) for name in ("win", "lose", "draw later")]
    share, plain = Predict("number", of="percent", row="win"), Predict("choice")
    for predict, predicted, cells in ((share, "40", ["1", "0"]), (plain, (0,), [])):
        gathered = Gathered(ASKED, rows, predict)
        gathered.add("p1", told(0, 1, predicted=predicted))
        heads, line = csv.reader(io.StringIO(gathered.csv()))
        assert line[12:] == cells
        assert len(heads) == (22 if cells else 12)


def test_codes_are_pasted_one_on_each_line(gathered):
    one, other = (told(0, 1, who=who).code(ASKED, 3) for who in ("otter-17", "wolf-3"))
    found = paste(gathered, f"name,code\n\n{one}\nAnn;{other}\n{one}\nnonsense\n")
    assert (found.new, found.same) == (2, 1)
    assert [(line, fault.code) for line, fault in found.faults] == [(6, "code-letter")]
    assert gathered.counts == (2, 2, 0)


def test_a_later_code_of_the_same_pupil_counts_for_what_is_new(gathered):
    paste(gathered, told(1, 0).code(ASKED, 3))
    paste(gathered, told(1, 0, 2).code(ASKED, 3))
    assert gathered.counts == (1, 1, 1)
    assert paste(gathered, told(2, 2).code(ASKED, 3)).faults
