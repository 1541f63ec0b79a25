"""Krom's figures: whatever the sliders say, what is drawn is what ``odds`` and the engine say."""

from __future__ import annotations

import inspect
import json
from collections import Counter
from fractions import Fraction
from itertools import product
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import plotly.graph_objects as go
import pytest
from ipywidgets import fixed, interactive

from krom_explore import Ruleset, Table, odds
from krom_explore.engine.faults import BadInput
from krom_explore.games.krom.box import COMBINATIONS, PLACES
from krom_explore.games.krom.odds.figures.kromosaurus import after
from krom_explore.odds.chart import Chart

RULES = Ruleset.load()
NAMES = list(RULES.characters)
FACE = range(1, 7)
figures = odds.figures

SETTINGS: dict[str, dict[str, Any]] = {
    "setups": {"kromosaurus": [False, True], "glacial": [False, True]},
    "meeting": {"players": range(2, 7), "place": PLACES, "share": range(101)},
    "tie": {"who": NAMES[:3], "against": NAMES[3:], "place": PLACES},
    "ties": {"place": PLACES},
    "ties_of": {"who": NAMES},
    "crowd": {"fighters": range(2, 7), "life": range(1, 8), "place": PLACES},
    "gathering": {"gone": range(21), "krom": range(21)},
    "prey": {"dice": range(1, 9)},
    "dice_for": {"value": range(1, 49)},
    "climb": {"rerolls": range(7), "price": range(11)},
    "combinations": {"rerolls": range(5)},
    "reaching": {"rerolls": range(5)},
    "keep": {"first": FACE, "second": FACE, "third": FACE, "fourth": FACE, "fifth": FACE, "rerolls": range(5)},
    "duel": {"life": range(1, 8), "dice": range(4)},
    "duel_map": {"dice": range(4)},
    "chain": {"life": range(1, 8), "kromosaurus": range(1, 11), "fights": range(31)},
    "roaming": {"life": range(1, 8), "kromosaurus": range(1, 11)},
    "cold": {"life": range(1, 8)},
    "counters": {"players": range(2, 7), "hand": range(7)},
}
"""What the sliders of each figure may say."""


def some(name: str, seed: int) -> dict[str, Any]:
    random = Random(f"{name} {seed}")
    return {setting: random.choice(list(values)) for setting, values in SETTINGS[name].items()}


def ends(name: str) -> list[dict[str, Any]]:
    """All sliders on the left, and all on the right."""
    return [{setting: list(values)[end] for setting, values in SETTINGS[name].items()} for end in (0, -1)]


def drawn(name: str, **settings: Any) -> Chart:
    chart: Chart = getattr(figures, name)(**settings)
    return chart


def values(trace: Any) -> list[float]:
    return list(trace.x if trace.orientation == "h" else trace.y)


def exactly(chances: Any) -> list[float]:
    return [float(chance) for chance in chances]


# --- all of them


def test_no_figure_is_without_a_test() -> None:
    """Those of the chapters have their settings above; the others are drawn in a test of their own beside this one."""
    tests = "".join(path.read_text("utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert set(SETTINGS) <= set(figures.__all__)
    assert [name for name in figures.__all__ if name not in SETTINGS and f"figures.{name}(" not in tests] == []


@pytest.mark.parametrize("name", SETTINGS)
def test_it_is_small_and_plotly_knows_all_of_it(name: str) -> None:
    for settings in (*ends(name), *(some(name, seed) for seed in range(3))):
        chart = drawn(name, **settings)
        assert isinstance(chart, Chart)
        assert go.Figure(chart.to_dict()).to_dict() == chart.to_dict()
        bundle = chart.mimebundle()
        assert len(json.dumps(bundle)) < 30_000
        assert chart.layout.title.text
        assert chart.layout.width is None
        assert not any(sign in bundle["text/plain"] for sign in "{}_")


@pytest.mark.parametrize("name", SETTINGS)
def test_sliders_can_turn_it(name: str) -> None:
    """No setting has a default that ipywidgets could not make a widget of."""
    for parameter in inspect.signature(getattr(figures, name)).parameters.values():
        assert parameter.default is parameter.empty or isinstance(parameter.default, (int, str))
    turned = interactive(getattr(figures, name), **{setting: fixed(v) for setting, v in some(name, 1).items()})
    turned.update()
    assert isinstance(turned.result, Chart)


@pytest.mark.parametrize(
    ("name", "setting"), [(name, setting) for name, settings in SETTINGS.items() for setting in settings]
)
@pytest.mark.parametrize("wrong", ["nowhere", -1, 10**6, 1.5, None])
def test_what_cannot_be_is_refused_by_its_name(name: str, setting: str, wrong: Any) -> None:
    with pytest.raises(BadInput) as bad:
        drawn(name, **{**some(name, 0), setting: wrong})
    assert bad.value.path == setting
    assert str(bad.value)


@pytest.mark.parametrize("name", ["tie", "ties", "ties_of", "crowd", "gathering", "prey", "counters"])
def test_what_rests_on_invented_cards_or_weights_says_so(name: str) -> None:
    chart = drawn(name, **some(name, 0))
    assert any("made up" in note.text for note in chart.layout.annotations)
    assert "made up" in chart.told


@pytest.mark.parametrize(
    "name", ["setups", "meeting", "dice_for", "reaching", "duel", "duel_map", "chain", "roaming", "cold"]
)
def test_what_does_not_does_not(name: str) -> None:
    assert "made up" not in drawn(name, **some(name, 0)).told


# --- on the table


@pytest.mark.parametrize("seed", range(4))
def test_setups_are_those_of_real_tables(seed: int) -> None:
    settings = some("setups", seed)
    (cells,) = drawn("setups", **settings).data
    rows = {label.replace("<br>", " "): row for label, row in zip(setup_labels(settings), cells.text, strict=True)}
    for column, players in enumerate(range(2, 7)):
        state = Table.new(NAMES[:players], seed=seed, **settings).state
        assert rows["Points that win"][column] == str(state.target)
        assert rows["Prey face up"][column] == str(len(state.prey))
        assert rows["Bonus pile"][column] == str(len(state.decks["bonus"].pile))
        krom = RULES.supply.krom - sum(seat.krom for seat in state.players.values())
        assert rows["Krom in the supply"][column] == str(krom)
        if state.kromosaurus:
            assert rows["Life of the Kromosaurus"][column] == str(state.kromosaurus.life)


def setup_labels(settings: dict[str, Any]) -> list[str]:
    return list(drawn("setups", **settings).layout.yaxis.ticktext)


def test_standing_follows_a_game() -> None:
    table = Table.new(["Alma", "Kolos", "Karok"], seed=3)
    for _ in range(40):
        chart = figures.standing(table)
        for trace, seat in zip(chart.data, table.state.players.values(), strict=True):
            assert trace.name == seat.name
            assert values(trace) == [seat.life, seat.krom, seat.wood, seat.stone, seat.bone, seat.points]
        if table.options:
            table.choose(table.options[-1])
        else:
            table.roll()


def test_standing_wants_a_table() -> None:
    with pytest.raises(BadInput) as bad:
        figures.standing("Alma")
    assert bad.value.path == "table"


# --- movement and combat


@pytest.mark.parametrize("seed", range(8))
def test_whom_one_meets_is_counted_coin_by_coin(seed: int) -> None:
    settings = some("meeting", seed)
    others, share = settings["players"] - 1, Fraction(settings["share"], 100)
    (bar,) = drawn("meeting", **settings).data
    expected = [comb(others, n) * share**n * (1 - share) ** (others - n) for n in range(others + 1)]
    assert values(bar) == exactly(expected)


@pytest.mark.parametrize("seed", range(12))
def test_ties_are_counted_face_by_face(seed: int) -> None:
    settings = some("tie", seed)
    who, against, place = settings.values()
    first = (RULES.weights[who] > RULES.weights[against]) == (place in RULES.combat.heavier_wins)
    counts = Counter(
        "by dice" if mine > its else "lost" if mine < its else "by weight" if first else "lost by weight"
        for mine, its in product(FACE, FACE)
    )
    (bar,) = drawn("tie", **settings).data
    assert values(bar) == [counts[part] / 36 for part in ("by dice", "by weight", "lost by weight", "lost")]
    fight = odds.combat([odds.Fighter(who), odds.Fighter(against)], place)
    assert sum(values(bar)[:2]) == pytest.approx(float(fight.win[who]))


def test_a_tie_with_the_kromosaurus_goes_as_ruled() -> None:
    (bar,) = figures.tie("Alma", "Kromosaurus", "forest").data
    fight = odds.combat([odds.Fighter("Alma"), odds.Fighter("Kromosaurus")], "forest")
    assert sum(values(bar)) == pytest.approx(1)
    assert values(bar)[0] + values(bar)[1] == pytest.approx(float(fight.win["Alma"]))
    assert values(bar)[1] + values(bar)[2] == pytest.approx(float(fight.tie))


def test_the_kromosaurus_never_comes_to_the_cave() -> None:
    with pytest.raises(BadInput) as bad:
        figures.tie("Alma", "Kromosaurus", "cave")
    assert bad.value.code == "beast-place"


def test_nobody_fights_against_oneself() -> None:
    with pytest.raises(BadInput) as bad:
        figures.tie("Alma", "Alma", "forest")
    assert bad.value.path == "against"


@pytest.mark.parametrize("place", PLACES)
def test_everybody_against_everybody(place: str) -> None:
    chart = figures.ties(place)
    (cells,) = chart.data
    names = list(chart.layout.yaxis.ticktext)
    assert names == sorted(names, key=RULES.weights.__getitem__)
    for (row, who), (column, against) in product(enumerate(names), enumerate(names)):
        if who == against:
            assert cells.z[row][column] is None
        else:
            fight = odds.combat([odds.Fighter(who), odds.Fighter(against)], place)
            assert cells.z[row][column] == float(fight.win[who])


@pytest.mark.parametrize("who", NAMES)
def test_one_in_all_places(who: str) -> None:
    (cells,) = figures.ties_of(who).data
    others = sorted((name for name in NAMES if name != who), key=RULES.weights.__getitem__)
    expected = [
        [float(odds.combat([odds.Fighter(who), odds.Fighter(other)], place).win[who]) for place in PLACES]
        for other in others
    ]
    assert [list(row) for row in cells.z] == expected


@pytest.mark.parametrize("seed", range(8))
def test_what_a_crowd_costs(seed: int) -> None:
    settings = some("crowd", seed)
    names = sorted(NAMES, key=RULES.weights.__getitem__)[: settings["fighters"]]
    fight = odds.combat(
        [odds.Fighter(name, settings["life"] if name == names[0] else None) for name in names], settings["place"]
    )
    stands, stunned = drawn("crowd", **settings).data
    lost = fight.damage[names[0]]
    assert [a or b or 0 for a, b in zip(values(stands), values(stunned), strict=True)] == exactly(lost.values())
    assert sum(chance or 0 for chance in values(stunned)) == pytest.approx(float(fight.stunned[names[0]]))


# --- the places


@pytest.mark.parametrize("seed", range(8))
def test_what_the_next_card_brings(seed: int) -> None:
    settings = some("gathering", seed)
    chart = drawn("gathering", **settings)
    gone = told_as_gone(chart)
    assert sum(gone.values()) == settings["gone"]
    answer = odds.forest(discard=gone, krom=settings["krom"])
    by_name = {RULES.name(card): card for card in RULES.gathering}
    cards = [by_name[label.replace("<br>", " ")] for label in chart.layout.yaxis.ticktext]
    assert values(chart.data[0]) == exactly(answer.chance[card] for card in cards)
    if gone:
        assert values(chart.data[1]) == exactly(answer.chance_shuffled[card] for card in cards)
    assert answer.sentence() in chart.told


def told_as_gone(chart: Chart) -> Counter[str]:
    by_name = {RULES.name(card): card for card in RULES.gathering}
    (told,) = [line for line in chart.told.splitlines() if line.startswith("Taken as gone: ")] or [""]
    parts = told.removeprefix("Taken as gone: ").removesuffix(".").replace(" and ", " ").split(", ")
    return Counter({by_name[card]: int(n) for n, _, card in (part.partition(" × ") for part in parts if part)})


@pytest.mark.parametrize("dice", range(1, 9))
def test_every_prey_by_its_value(dice: int) -> None:
    (bar,) = figures.prey(dice).data
    found = sorted(prey.value for prey in RULES.hunt.values())
    assert values(bar) == exactly(odds.hunt(dice, value) for value in found)


@pytest.mark.parametrize("value", [1, 7, 20, 48])
def test_dice_for_a_value(value: int) -> None:
    (line,) = figures.dice_for(value).data
    assert list(line.y) == exactly(odds.hunt(int(dice), value) for dice in line.x)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_climb_is_worth(seed: int) -> None:
    settings = some("climb", seed)
    priced, box = drawn("climb", **settings).data
    changed = RULES.with_changes({"mountain.rerolls": [settings["price"]] * 6})
    assert list(priced.y) == exactly(odds.mountain(int(n), rules=changed).value for n in priced.x)
    assert list(box.y) == exactly(odds.mountain(int(n)).value for n in box.x)
    assert len(priced.x) == settings["rerolls"] + 1


@pytest.mark.parametrize("rerolls", range(5))
def test_how_a_climb_ends(rerolls: int) -> None:
    best, *once = figures.combinations(rerolls).data
    assert values(best) == exactly(odds.mountain(rerolls).final[name] for name in COMBINATIONS)
    assert [values(trace) for trace in once] == [exactly(odds.mountain(0).final.values())] * bool(rerolls)


@pytest.mark.parametrize("rerolls", range(5))
def test_what_can_be_reached(rerolls: int) -> None:
    best, *_ = figures.reaching(rerolls).data
    assert values(best) == exactly(odds.reach(name, rerolls) for name in COMBINATIONS[1:])


@pytest.mark.parametrize("seed", range(8))
def test_what_a_mistake_costs(seed: int) -> None:
    settings = some("keep", seed)
    chart = drawn("keep", **settings)
    *dice, rerolls = settings.values()
    choices = odds.mountain(rerolls).choices(dice)[: len(chart.data[0].y)]
    worth, lost = chart.data
    assert values(worth) == exactly(choice.value for choice in choices)
    assert [value or 0 for value in values(lost)] == exactly(choice.regret for choice in choices)


# --- the Kromosaurus, the cold, the cards


@pytest.mark.parametrize("seed", range(6))
def test_the_chance_to_fell_it(seed: int) -> None:
    settings = some("duel", seed)
    line, *plain = drawn("duel", **settings).data
    lives = range(1, RULES.kromosaurus.life + 1)
    assert list(line.y) == exactly(odds.duel(settings["life"], its, settings["dice"]).win for its in lives)
    assert len(plain) == bool(settings["dice"])


@pytest.mark.parametrize("dice", [0, 2])
def test_the_chance_to_fell_it_for_every_life_of_both(dice: int) -> None:
    (cells,) = figures.duel_map(dice).data
    for its, row in enumerate(cells.z, 1):
        assert list(row) == exactly(odds.duel(life, its, dice).win for life in range(1, 8))


@pytest.mark.parametrize("seed", range(8))
def test_where_the_chain_stands(seed: int) -> None:
    life, beast, fights = some("chain", seed).values()
    stands = after(life, beast, fights, RULES)
    assert sum(stands.values()) == 1
    over = sum(chance for (mine, its), chance in stands.items() if not mine or not its)
    assert over == sum(odds.duel(life, beast).fights.up_to(fights))
    chart = figures.chain(life, beast, fights)
    (cells,) = chart.data
    most = max(stands.values())
    for row, its in zip(cells.z, chart.layout.yaxis.ticktext, strict=True):
        for shade, mine in zip(row, chart.layout.xaxis.ticktext, strict=True):
            chance = stands[int(mine), int(its)]
            assert shade == (float(chance / most) if chance else None)


@pytest.mark.parametrize("seed", range(3))
def test_roaming_is_the_chain_with_a_fight_in_some_turns_only(seed: int) -> None:
    """By how many of the turns it came: a binomial number of fights, each leading on in the chain."""
    life, beast = some("roaming", seed).values()
    comes = Fraction(1, len(RULES.kromosaurus.destinations))
    over = [sum(odds.duel(life, beast).fights.up_to(fights)) for fights in range(8)]
    on, felled, stunned = figures.roaming(life, beast).data
    for turn in range(8):
        ways = [comb(turn, n) * comes**n * (1 - comes) ** (turn - n) for n in range(turn + 1)]
        decided = sum(chance * over[n] for n, chance in enumerate(ways))
        assert on.y[turn] == pytest.approx(float(1 - decided))
        assert felled.y[turn] + stunned.y[turn] == pytest.approx(float(decided))
    assert felled.y[-1] <= float(odds.duel(life, beast).win)


def test_after_many_fights_the_chain_ends_as_the_duel() -> None:
    felled = sum(chance for (_, its), chance in after(7, 3, 200, RULES).items() if not its)
    assert float(felled) == pytest.approx(float(odds.duel(7, 3).win))


@pytest.mark.parametrize("life", range(1, 8))
def test_the_cold_takes_a_life_a_turn_but_never_the_last(life: int) -> None:
    out, home = figures.cold(life).data
    assert list(out.y) == [max(1, life - RULES.glacial.cold * int(turn)) for turn in out.x]
    assert list(home.y) == [min(RULES.life.most, life + RULES.glacial.warmth * int(turn)) for turn in home.x]


@pytest.mark.parametrize("seed", range(6))
def test_whether_somebody_holds_a_counter_is_counted_card_by_card(seed: int) -> None:
    settings = some("counters", seed)
    line, *_ = drawn("counters", **settings).data
    deck = RULES.deck("bonus")
    counters = sum(RULES.bonus[card].counter for card in deck)
    for hand, chance in zip(line.x, line.y, strict=True):
        nobody = Fraction(1)
        for drawn_before in range(int(hand) * (settings["players"] - 1)):
            nobody *= Fraction(len(deck) - counters - drawn_before, len(deck) - drawn_before)
        assert chance == float(1 - nobody)
