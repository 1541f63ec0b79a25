"""The figures of the course draw what odds answers, for random settings of their sliders."""

from __future__ import annotations

from fractions import Fraction
from random import Random
from typing import Any

import pytest

from krom_explore import BadInput, Ruleset, odds
from krom_explore.games.krom.odds.figures import course
from krom_explore.odds import Fighter

RULES = Ruleset.load()
PLACES = ["cave", "forest", "savannah", "mountain"]
NAMES = list(RULES.characters)


@pytest.fixture(params=range(6))
def random(request: pytest.FixtureRequest) -> Random:
    return Random(request.param)


def bars(chart: Any, number: int = 0) -> list[float]:
    """The values of the bars, standing or lying."""
    bar = chart.data[number]
    return list(bar.x if bar.orientation == "h" else bar.y)


def floats(chances: Any) -> list[float]:
    return [float(chance) for chance in chances]


def test_the_marked_outcomes_are_those_that_win(random: Random) -> None:
    place = random.choice(PLACES)
    who, against = random.sample(NAMES, 2)
    fight = odds.combat([Fighter(who), Fighter(against)], place)
    marked = {
        event: sum(map(sum, odds.figures.outcomes(event, place, who, against).data[0].z)) for event in course.EVENTS
    }
    assert marked["wins"] == fight.win[who] * 36
    assert marked["wins"] + marked["loses"] == 36
    assert marked["equal"] == fight.tie * 36
    assert marked["nine or more"] == odds.hunt(2, 9) * 36
    assert marked["far behind"] == sum(ways for lost, ways in fight.damage[who].ways.items() if lost >= 3)
    assert marked["a six"] == 11


def test_life_lost_and_several_cards_are_answers_of_odds(random: Random) -> None:
    fighters, life, beast = random.randint(2, 6), random.randint(1, 7), random.random() < 0.5
    assert bars(odds.figures.life_lost(fighters, life, beast)) == floats(
        odds.life_lost(fighters, life, beast).lost.values()
    )
    want, cards = random.choice(["wood", *RULES.gathering]), random.randint(1, 4)
    out, back = odds.draws(want, cards), odds.draws(want, cards, put_back=True)
    chart = odds.figures.draws(want, cards)
    labels = {row.id for row in (*out.rows, *back.rows)}
    assert len(bars(chart)) == len(labels)
    assert sum(bars(chart)) == pytest.approx(1)
    assert bars(chart)[0] == float(out.chance[0])
    assert bars(chart, 1)[0] == float(back.chance[0])


def test_a_line_up_and_an_advantage_are_combats(random: Random) -> None:
    fighters, place = random.randint(2, 6), random.choice(PLACES)
    names = sorted(NAMES, key=RULES.weights.__getitem__)[:fighters]
    fight = odds.combat([Fighter(name) for name in names], place)
    assert bars(odds.figures.line_up(fighters, place)) == floats(fight.win[name] for name in names)
    plus, dice = random.randint(0, 6), random.randint(0, 3)
    helped = odds.combat([Fighter("Alma", plus=plus, dice=dice), Fighter("Kolos")], place)
    assert bars(odds.figures.advantage(plus, dice, place)) == floats([*helped.win.values(), helped.tie])


def test_before_and_after_stand_side_by_side(random: Random) -> None:
    place = random.choice(PLACES)
    who, against = random.sample(NAMES, 2)
    passes, plays = random.randint(0, 6), random.randint(0, 99)
    for chart, answer in (
        (odds.figures.winners_die(who, against, place), odds.winners_die(who, against, place)),
        (odds.figures.face_down(passes, plays, place), odds.face_down(passes, plays, place)),
    ):
        assert bars(chart) == floats(answer.before.values())
        assert bars(chart, 1) == floats(answer.after.values())


@pytest.mark.parametrize("krom", [0, 1, 3, 4, 8])
def test_who_looks_before_deciding_never_does_worse(krom: int) -> None:
    *plans, best = bars(odds.figures.stop_after(krom))
    forest = odds.forest(krom=krom)
    assert best == float(forest.value) >= max(plans)
    assert plans[0] == float(forest.totals[0].mean)
    if krom >= sum(RULES.forest.prices):
        paid = [sum(RULES.forest.prices[: cards + 1]) for cards in range(4)]
        assert plans == floats(total.mean - spent for total, spent in zip(forest.totals, paid, strict=True))


@pytest.mark.parametrize(("life", "beast"), [(1, 1), (3, 2), (7, 10)])
def test_a_duel_ends_as_often_as_odds_says(life: int, beast: int) -> None:
    on, felled, stunned = (list(trace.y) for trace in odds.figures.over_by(life, beast).data)
    duel = odds.duel(life, beast)
    assert felled[-1] == pytest.approx(float(duel.win), abs=1e-3)
    for fights in range(1, len(on)):
        assert on[fights - 1] - on[fights] == pytest.approx(float(duel.fights[fights]))
        assert on[fights] + felled[fights] + stunned[fights] == pytest.approx(1)


def test_the_average_settles_at_the_exact_one() -> None:
    chart = course.averages(3, 5000, seed=1).chart()
    exact = odds.life_lost(3).mean
    low, high, rolled, line = chart.data
    assert list(line.y) == [float(exact)] * 2
    assert low.y[-1] <= rolled.y[-1] <= high.y[-1]
    assert rolled.y[-1] == pytest.approx(float(exact), abs=0.1)


def test_a_share_settles_beside_the_exact_chance() -> None:
    *_, rolled, exact = odds.figures.settling(50).data
    assert set(exact.y) == {7 / 12}
    assert len(rolled.x) == 50
    assert all(share * n == pytest.approx(round(share * n)) for n, share in zip(rolled.x, rolled.y, strict=True))


def test_nineteen_intervals_in_twenty_hold_the_truth() -> None:
    """Each is right or wrong; of four hundred with fixed seeds about 380 are right."""
    fight = odds.combat([Fighter("Alma"), Fighter("Kolos")], "forest")
    held = [held for seed in range(4) for held in odds.intervals(fight, 200, 100, seed=seed).holds]
    assert 365 <= sum(held) <= 395
    drawn = odds.intervals(fight, 50, 20, seed=3, row="tie")
    assert drawn.exact == fight.tie == Fraction(1, 6)
    truth, right, wrong = drawn.chart().data
    assert (len(right.x), len(wrong.x)) == (sum(drawn.holds), 20 - sum(drawn.holds))
    assert set(truth.y) == {float(fight.tie)}
    assert len(drawn.table()) == 60


@pytest.mark.parametrize("percent", [0, 7, 50, 100])
def test_a_simulation_is_as_precise_as_its_interval(percent: int) -> None:
    (line,) = odds.figures.precision(percent).data
    for n, off in zip(line.x, line.y, strict=True):
        low, high = odds.wilson(int(percent * n // 100), int(n))
        assert off == pytest.approx((high - low) / 2)


@pytest.mark.parametrize("name", ["average", "intervals", "outcomes", "over_by"])
def test_a_figure_is_light(name: str) -> None:
    settings = {"average": (6, 20_000), "intervals": (100, 100), "outcomes": ("wins", "forest"), "over_by": (7, 10)}
    assert len(getattr(odds.figures, name)(*settings[name]).to_json()) < 30_000


@pytest.mark.parametrize(
    ("ask", "path"),
    [
        (lambda: odds.figures.outcomes("draws", "forest"), "event"),
        (lambda: odds.figures.outcomes("wins", "sea"), "place"),
        (lambda: odds.figures.outcomes("wins", "forest", "Alma", "Alma"), "against"),
        (lambda: odds.figures.average(2, 1), "rolls"),
        (lambda: odds.figures.line_up(7, "forest"), "fighters"),
        (lambda: odds.figures.advantage(7, 0, "forest"), "plus"),
        (lambda: odds.figures.intervals(0), "n"),
        (lambda: odds.figures.intervals(10, 101), "times"),
        (lambda: odds.figures.precision(101), "percent"),
        (lambda: odds.figures.stop_after(-1), "krom"),
        (lambda: odds.figures.over_by(0, 1), "life"),
        (lambda: odds.intervals(odds.hunt(2, 9), 10, row="missed"), "row"),
    ],
)
def test_what_cannot_be_drawn_is_refused_by_its_name(ask: Any, path: str) -> None:
    with pytest.raises(BadInput) as bad:
        ask()
    assert bad.value.path == path


def test_what_reaches_a_value_and_what_does_not_are_all_totals(random: Random) -> None:
    dice, value = random.randint(1, 6), random.randint(2, 24)
    chart = odds.figures.at_least(dice, value)
    enough, low = ([share or 0 for share in bars(chart, number)] for number in (0, 1))
    assert [one + other for one, other in zip(enough, low, strict=True)] == floats(odds.total(dice).chance.values())
    assert sum(enough) == pytest.approx(float(odds.hunt(dice, value)))
