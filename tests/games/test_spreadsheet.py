"""An answer as a file: every chance of it in full, and no cell that a spreadsheet would carry out."""

import csv
import io
from fractions import Fraction

import pytest

from krom_explore import games, odds
from krom_explore.odds.picture import Cells, Columns
from krom_explore.odds.simulation import simulate
from krom_explore.odds.spreadsheet import as_csv, whole_table
from krom_explore.text import languages


def read(text):
    return list(csv.DictReader(io.StringIO(text)))


SHEETS = [
    pytest.param(name, sheet, id=f"{name} {sheet.name}")
    for name in games.names()
    for sheet in games.game(name).odds.questions.QUESTIONS
]


@pytest.mark.parametrize(("game", "sheet"), SHEETS)
def test_every_row_bar_and_cell_is_in_the_file_exactly(game, sheet):
    rules = games.rules(game)
    result = sheet.ask({field.name: field.meant(field.value) for field in sheet.fields(rules)}, rules)
    rows = read(as_csv(whole_table(result, None, "en")))
    for row in rows:
        chance = Fraction(row["chance"])
        assert chance == Fraction(int(row["numerator"]), int(row["denominator"]))
        assert float(row["percent"]) == float(100 * chance)
    chances = {row["id"]: Fraction(row["chance"]) for row in rows if row["id"]}
    assert {row.id: row.chance for row in result.rows}.items() <= chances.items()
    for picture in result.pictures:
        if isinstance(picture, Columns):
            drawn = [(bar.id, bar.chance) for bar in picture.bars]
        else:
            assert isinstance(picture, Cells)
            drawn = [(cell.id, cell.exact) for row in picture.cells for cell in row if cell and cell.exact is not None]
        nameless = [Fraction(row["chance"]) for row in rows if not row["id"]]
        assert all(chances[id_] == chance if id_ else chance in nameless for id_, chance in drawn)


@pytest.mark.parametrize("lang", sorted(languages()))
def test_the_file_says_it_in_the_language_of_the_page(lang):
    (first, *_) = read(as_csv(whole_table(odds.hunt(2, 7), None, lang)))
    assert first["outcome"] == odds.hunt(2, 7).rows[0].label.say(lang)


def test_rolls_stand_beside_what_is_exact():
    rolled = simulate(odds.hunt(2, 7), 50, seed=1)
    rows = {row["id"]: row for row in read(as_csv(whole_table(odds.hunt(2, 7), rolled, "en")))}
    assert rows["caught"]["rolled"] == str(rolled.counts["caught"])
    assert sum(int(row["rolled"]) for id_, row in rows.items() if id_.startswith("total ")) == 50
    assert {row["of"] for row in rows.values()} == {"50"}
    assert rows[""]["rolled"] == "", "of what no trial tells nothing is counted"


def test_no_cell_is_a_formula():
    text = as_csv([{"outcome": "=1+1", "percent": 1.5}, {"outcome": "@x", "percent": -2.0}])
    assert text == "outcome,percent\n'=1+1,1.5\n'@x,-2.0\n"
