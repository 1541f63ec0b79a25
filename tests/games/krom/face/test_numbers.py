"""The price lists of the chapters: from the ruleset, whatever it says."""

from krom_explore.games.krom.face import CHAPTERS
from krom_explore.games.krom.face.numbers import NUMBERS
from krom_explore.games.krom.ruleset import Ruleset

RULES = Ruleset.load()


def listed(chapter, rules=RULES):
    numbers = CHAPTERS[chapter].numbers
    return {row.label: row.value for row in numbers(rules, "en")} if numbers else {}


def test_every_price_list_belongs_to_a_chapter():
    assert set(NUMBERS) <= set(CHAPTERS)
    assert listed("movement") == {}


def test_what_the_mountain_pays():
    """FR l.314-350, with the icons as the dossier reads them."""
    paid = listed("mountain")
    assert paid["The first reroll"] == "1 Krom"
    assert paid["Reroll 4"] == "2 Krom"
    assert paid["a pair"] == "3 Krom"
    assert paid["a full house"] == "2 Krom, and 2 Stones or 2 Bonus cards"
    assert paid["four of a kind"] == "3 Stones or 3 Bonus cards"
    assert paid["nothing"] == "–"


def test_points_by_the_number_of_players():
    """FR l.71-75."""
    needed = [listed("setup")[f"{n} players need"] for n in range(2, 7)]
    assert needed == ["10 points", "10 points", "10 points", "8 points", "7 points"]


def test_another_box_has_other_numbers():
    other = RULES.with_changes({"forest.prices": [0, 2, 5], "glacial.cold": 3})
    assert listed("forest", other) == {
        "The first card": "free",
        "The second card": "2 Krom",
        "The third card": "5 Krom",
    }
    assert listed("glacial", other)["Life outside the Cave"] == "−3"
