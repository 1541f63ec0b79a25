"""Pictures of an answer: what is drawn is what ``odds`` counts, whatever is asked."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from krom_explore import BadInput, Ruleset, odds
from krom_explore.games.krom.box import KROMOSAURUS, PLACES
from krom_explore.games.krom.odds import QUESTIONS
from krom_explore.games.sheet import Field
from krom_explore.odds import Fighter
from krom_explore.odds.picture import FIRST, SECOND, Cells, Columns
from tests.odds.pictured import holds_together

RULES = Ruleset.load()
SHEETS = {sheet.name: sheet for sheet in QUESTIONS}


def any_value(field: Field, random: Random) -> Any:
    if field.kind == "number":
        return random.randint(field.least, field.most)
    return random.choice([option for option, _ in field.options] if field.kind == "choice" else [True, False])


def any_answer(name: str, random: Random) -> Any:
    """An answer to settings of which some are changed; those that do not go together are drawn again."""
    sheet = SHEETS[name]
    while True:
        fields = sheet.fields(RULES)
        chosen = {field.name: any_value(field, random) if random.random() < 0.5 else field.value for field in fields}
        try:
            return sheet.ask(chosen, RULES)
        except BadInput:
            continue


def named(result: Any, name: str) -> Any:
    return next(picture for picture in result.pictures if picture.name == name)


def bars(picture: Columns) -> dict[str, Fraction]:
    return {bar.id: bar.chance for bar in picture.bars}


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("name", SHEETS)
def test_every_picture_holds_together(name: str, seed: int) -> None:
    holds_together(any_answer(name, Random(f"{name} {seed}")))


@pytest.mark.parametrize("name", [name for name in SHEETS if name != "meeting"])
def test_a_distribution_adds_up_to_one(name: str) -> None:
    for seed in range(5):
        result = any_answer(name, Random(f"{name} {seed}"))
        for picture in result.pictures:
            if isinstance(picture, Columns) and (name, picture.name) != ("reach", "rerolls"):
                never = result.never if name == "duel" else 0
                assert sum(bar.chance for bar in picture.bars) + never == 1


@pytest.mark.parametrize(("dice", "value"), [(1, 4), (2, 7), (3, 12), (4, 9)])
def test_the_totals_of_a_hunt_are_those_of_its_dice(dice: int, value: int) -> None:
    totals = Counter(map(sum, product(range(1, 7), repeat=dice)))
    hunt = odds.hunt(dice, value)
    assert bars(named(hunt, "totals")) == {f"total {n}": Fraction(ways, 6**dice) for n, ways in sorted(totals.items())}
    table: Cells = named(hunt, "beside")
    for row, cells in zip(table.rows, table.cells, strict=True):
        for column, cell in zip(table.columns, cells, strict=True):
            assert cell.chance == odds.hunt(int(column), int(row))
            assert cell.marked == ((int(column), int(row)) == (dice, value))


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("cards_count", ["all", "winner_only"])
def test_the_36_ways_of_two_dice_are_the_combat(place: str, cards_count: str) -> None:
    rules = RULES.with_rulings(combat_cards_count=cards_count)
    pairs = [("Alma", 0, "Kolos", 0), ("Karok", 2, "Alma", 0)] + [("Alma", 1, KROMOSAURUS, 0)] * (place != "cave")
    for one, plus, other, more in pairs:
        fight = odds.combat([Fighter(one, plus=plus), Fighter(other, plus=more)], place, rules)
        cells = [cell for row in named(fight, "dice").cells for cell in row]
        kinds = Counter(cell.kind for cell in cells)
        assert (kinds[FIRST], kinds[SECOND]) == (36 * fight.win[one], 36 * fight.win[other])
        lost = Counter((cell.who, str(cell.text)) for cell in cells)
        for winner, loser in ((one, other), (other, one)):
            for amount, chance in fight.damage[loser].items():
                if amount:
                    assert lost[winner, f"−{amount}"] == 36 * chance


def test_what_two_lose_is_what_they_lose() -> None:
    fight = odds.combat([Fighter("Alma", dice=1), Fighter("Kolos", plus=3)], "forest", RULES)
    drawn = bars(named(fight, "losses"))
    for name in ("Alma", "Kolos"):
        for lost, chance in fight.damage[name].items():
            if lost:
                assert drawn.pop(f"lost {name} {lost}") == chance
    assert list(drawn) == ["lost nobody"]


def test_what_several_lose_is_what_they_lose() -> None:
    fight = odds.combat([Fighter("Alma"), Fighter("Kolos", life=2), Fighter("Karok", dice=2)], "mountain", RULES)
    table: Cells = named(fight, "losses")
    for hand, cells in zip(fight.hands, table.cells, strict=True):
        assert [cell.chance for cell in cells] == [fight.damage[hand.name][lost] for lost in range(len(cells))]


def test_the_maps_are_made_of_the_same_questions() -> None:
    duel = named(odds.duel(5, 4, plus=1), "lives")
    for beast, cells in enumerate(duel.cells, 1):
        assert [cell.chance for cell in cells] == [odds.duel(life, beast, plus=1).win for life in range(1, 8)]
    climbs = named(odds.mountain(2), "rerolls")
    for name, cells in zip(odds.mountain(0).final, climbs.cells, strict=False):
        assert [cell.chance for cell in cells] == [odds.mountain(n).final[name] for n in range(5)]
    reaching = named(odds.reach("full", 3), "beside")
    assert reaching.cells[4][2].chance == odds.reach("full", 2)
    assert [(row, at) for row, cells in enumerate(reaching.cells) for at, cell in enumerate(cells) if cell.marked] == [
        (4, 3)
    ]


def test_every_prey_has_every_number_of_dice_that_can_be_paid() -> None:
    plans = odds.hunt_plans(["dodo", "bison", "mammoth"], krom=3)
    (offers,) = plans.pictures
    assert [[cell.chance for cell in row] for row in offers.cells] == [
        [odds.hunt(prey.dice + bought, prey.value) for bought in (0, 1)]
        for prey in (RULES.hunt[name] for name in ("dodo", "bison", "mammoth"))
    ]
    best = [cell for row in offers.cells for cell in row if cell.best]
    assert [cell.chance for cell in best] == [plans.best.best.chance]
