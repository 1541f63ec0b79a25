"""What is estimated: blunders are found, good answers are left alone, no secret is known, and it can be repeated."""

from collections import defaultdict
from fractions import Fraction
from random import Random

import pytest

from krom_explore import Decision, Over, Table
from krom_explore.games import krom
from krom_explore.games.account import Costly, Estimate, account_of
from krom_explore.games.krom.account import differences, estimates
from krom_explore.games.krom.account.differences import Difference, difference, measured
from krom_explore.games.krom.catalogue import said
from krom_explore.lab import answer_at, play_on
from krom_explore.odds.spread import Said
from tests.games.krom.helpers import alone, scene
from tests.games.krom.test_bots import tables
from tests.games.krom.test_view import HIDDEN_GOODS, permuted
from tests.play import new_table, walk


@pytest.fixture
def few_games(monkeypatch):
    monkeypatch.setattr(differences, "TRIED", 4)
    monkeypatch.setattr(differences, "MEASURED", 6)


def of(table, answer, moment="1"):
    return difference(table.seat(table.pending.player), answer, moment)


def last_points():
    """Alma can win in the Savannah, and only there; Kolos wins wherever his turn comes first."""
    rules = krom.Ruleset.load()

    def cards(points, place=None):
        return [name for name, card in rules.evolution.items() if (card.points, card.place) == (points, place)]

    last, anywhere = cards(2, "savannah")[0], cards(1)[0]
    players = {
        "Alma": {"place": "forest", "evolutions": cards(4), **rules.evolution[last].cost},
        "Kolos": {"place": "cave", "evolutions": cards(3), **rules.evolution[anywhere].cost},
    }
    return Table.scenario({"turn": 9, "evolutions": [last, anywhere, *cards(2)[:2]], "players": players})


# --- blunders and good answers


def test_not_going_where_one_wins_is_found_and_going_there_is_not():
    table = last_points()
    blunder = of(table, "go mountain")
    assert blunder.answer == "go savannah"
    assert blunder.clear
    assert blunder.games == differences.MEASURED // 2
    assert of(table, "go savannah") is None


def test_ending_the_phase_without_the_evolution_that_wins_is_found():
    table = alone(
        {"place": "forest", "wood": 1, "bone": 1, "evolutions": ["hang_glider", "rib_armour", "bow"]},
        evolutions=["flute", "hammer", "cart", "observatory"],
    )
    found = of(table, "done")
    assert (found.answer, found.wins) == ("realise flute", True)
    assert of(table, "realise flute") is None
    assert of(table, "draw") is None, "she may still realise it afterwards"


def test_a_robbery_is_appraised_at_once():
    table = scene({"Kolos": {"place": "forest"}, "Karok": {"place": "forest", "life": 1, "krom": 9}})
    table.roll([6, 1])
    assert table.pending.question == "rob"
    found = of(table, "rob nothing")
    assert (found.answer, found.games, found.error) == ("rob krom", 0, 0)
    assert of(table, "rob krom") is None


def test_a_combat_card_that_saves_the_fight_is_missed():
    hands = {"Kolos": {"place": "mountain", "life": 1, "bonus": ["big_rock"]}, "Alma": {"place": "mountain"}}
    table = scene(hands)
    table.roll([2, 5])
    assert (table.pending.player, table.pending.question) == ("Kolos", "combat")
    assert of(table, "pass").answer == "play big_rock"


# --- the arithmetic


def test_a_difference_counts_where_it_is_beyond_its_error():
    assert measured("x", [10, 10, 10, 10]) == Difference("x", 10, 0, 4)
    even = measured("x", [100, -100] * 50)
    assert (even.mean, even.clear) == (0, False)
    assert even.error == 10
    assert measured("x", [130, -70] * 50).clear
    assert not measured("x", [110, -90] * 50).clear


def test_a_krom_is_what_the_bots_think_it_is():
    rules = krom.Ruleset.load()
    assert estimates.in_krom(3 * estimates.book_of(rules).krom, rules) == 3


# --- on every table


@pytest.mark.usefixtures("few_games")
def test_every_question_on_any_table_has_an_estimate_or_none():
    asked = set()
    for number, table in enumerate(tables()):
        for _ in walk(table, seed=number, steps=80):
            pending = table.pending
            if isinstance(pending, Decision) and differences.open_to(pending, pending.options[-1]):
                found = of(table, pending.options[-1], str(number))
                assert found is None or found.answer in pending.options
                asked.add(pending.question)
    assert asked == {*differences.IMAGINED, *differences.APPRAISED}


@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize("rulings", [{}, HIDDEN_GOODS])
def test_what_a_seat_may_not_know_changes_no_estimate(rulings):
    table = new_table(3, seed=5, rules=krom.Ruleset.load().with_rulings(**rulings))
    random, compared = Random(5), 0
    for _ in walk(table, seed=5, steps=120):
        asked = table.pending
        if isinstance(asked, Decision) and differences.open_to(asked, asked.options[0]):
            other = permuted(table, asked.player, random)
            assert of(other, asked.options[0]) == of(table, asked.options[0])
            compared += 1
    assert compared > 20


# --- told


@pytest.fixture(scope="module")
def game():
    return play_on(Table.new(["Alma", "Kolos", "Karok"], seed=8))


def test_an_account_names_the_decisions_of_its_reader_that_are_not_judged_exactly(game):
    steps = account_of(krom, game, "Alma").estimable
    past = game.fork()
    for step in steps:
        past.go_to(step)
        assert past.pending.player == "Alma"
        assert game.tape[step] != "climb"
    judged = {choice.step for choice in krom.account.judged(game, "Alma").choices}
    assert steps
    assert judged.isdisjoint(steps)
    assert set(steps) < set(account_of(krom, game, None).estimable)


def test_what_won_in_the_last_turn_is_no_mistake(game):
    winner, last = game.pending.winner, game.state.turn
    past = game.fork()
    turns = []
    for step in account_of(krom, game, winner).estimable:
        past.go_to(step)
        turns.append(past.state.turn)
    assert turns
    assert max(turns) < last


def test_what_led_to_an_evolution_in_the_same_turn_is_no_mistake(game):
    """Three players read that they had better rested than bought the Stone that gave them four points at once."""
    past, turns = game.fork(), defaultdict(list)
    for step in range(len(game.tape)):
        past.go_to(step)
        if isinstance(past.pending, Decision) and past.pending.player == "Alma":
            turns[past.state.turn].append(step)
    won_points = {
        turn: [step for step in steps if game.tape[step].startswith("realise")] for turn, steps in turns.items()
    }
    realised = {turn: max(steps) for turn, steps in won_points.items() if steps}
    estimable = set(account_of(krom, game, "Alma").estimable)
    assert realised
    for turn, last in realised.items():
        assert all(step > last for step in estimable.intersection(turns[turn]))
    assert estimable - {step for turn in realised for step in turns[turn]}, "other turns are judged as before"


def test_what_was_done_a_little_later_was_not_missed():
    table = alone({"place": "cave", "krom": 6})
    step = table.steps
    for answer in ("buy wood", "buy bone", "done"):
        table.choose(answer)
    assert differences.only_later(table, step, "buy bone")
    assert not differences.only_later(table, step, "buy stone")
    assert not differences.only_later(table, step + 1, "buy wood")


def test_what_costs_nothing_and_was_still_possible_was_not_missed_yet():
    forest = {"place": "forest", "wood": 2, "stone": 1, "bonus": ["shower_of_kroms"]}
    table = alone(forest, discards={"gathering": ["branch"]})
    step = table.steps
    table.choose("play shower_of_kroms")
    assert "shuffle" in table.options
    table.choose("draw")
    table.roll("branch")
    table.choose("done")
    assert differences.only_later(table, step, "shuffle")
    assert not differences.only_later(table, step + 1, "shuffle")


def plain(estimate):
    return (estimate.kind, estimate.costly and (estimate.costly.step, estimate.costly.cost))


@pytest.mark.usefixtures("few_games")
def test_all_of_it_can_be_said_is_the_same_again_and_is_labelled(game):
    account = account_of(krom, game, "Alma")
    found = [krom.account.estimate(game, "Alma", step) for step in account.estimable]
    again = [krom.account.estimate(game, "Alma", step) for step in account.estimable]
    assert [plain(one) for one in found] == [plain(one) for one in again]
    section = krom.account.estimated(game, found)
    whole = account.with_estimates(found, section, krom.account.reconsidered(account.why, found))
    assert [one.name for one in whole.sections] == [*(one.name for one in account.sections), "estimated"]
    assert [one.cost for one in whole.costly] == sorted((one.cost for one in whole.costly), reverse=True)
    assert len(whole.costly) <= 3
    assert "imagined games" in section.text[1].say()
    rows = section.counted.rows
    assert sum(row[1] for row in rows) == len(found)
    for row in rows:
        assert isinstance(row[0], Said)
        assert row[0].say()
    for one in found:
        if one.costly:
            assert "Estimated" in one.costly.sentence.say() or "would have won" in one.costly.sentence.say()


def test_who_lost_by_nothing_that_can_be_judged_exactly_is_told_what_was_estimated():
    facts = {"rank": 3, "of": 3, "points": 5, "price": Fraction(6), "player": "Kolos", "evolutions": 4, "own": 3}
    won, pace = said("account-second", {}), said("account-lost-pace", facts)
    costly = [Costly(step, Fraction(cost), won) for step, cost in enumerate((9, 19))]
    found = [Estimate("movement", one) for one in (*costly, None)]
    first, last = krom.account.reconsidered([won, pace], found)
    assert first == won
    assert "You came third of 3" in last.say()
    assert "cost you about 28 Krom, in 2 decisions" in last.say()
    assert krom.account.reconsidered([won, pace], [Estimate("loot", None)]) == [won, pace]


@pytest.mark.parametrize(("why", "fact"), [("luck", "luck"), ("choice", "cost")])
def test_the_larger_of_what_is_exact_and_what_is_estimated_is_why_one_lost(why, fact):
    """28 Krom are estimated: not one Krom, which is exact, is then said to be the largest difference."""
    facts = {"rank": 2, "of": 3, "points": 5, "price": Fraction(6), "player": "Kolos", "evolutions": 4, "own": 3}
    found = [Estimate("movement", Costly(3, Fraction(28), said("account-second", {})))]
    small, large = (said(f"account-lost-{why}", {**facts, fact: Fraction(krom)}) for krom in (1, 29))
    assert krom.account.reconsidered([large], found) == [large]
    (told,) = krom.account.reconsidered([small], found)
    assert "The largest difference was choice, estimated" in told.say()
    assert "about 28 Krom, in one decision" in told.say()


def test_a_game_of_blunders_is_told_so():
    """Alma plays at random against a bot that plans: much of what she does is clearly not the best."""
    table = Table.new(["Alma", "Kolos"], seed=4)
    while not isinstance(table.pending, Over):
        if isinstance(table.pending, Decision):
            table.choose(answer_at(table, "random" if table.pending.player == "Alma" else "normal"))
        else:
            table.roll()
    steps = account_of(krom, table, "Alma").estimable
    found = [krom.account.estimate(table, "Alma", step) for step in steps]
    assert sum(one.costly is not None for one in found) >= 2
