"""How the hard bot searches: the same luck for every answer, those behind dropped, so many games, and a reason."""

from random import Random

import pytest

from krom_explore import Decision, Ruleset
from krom_explore.games.krom.bots import search
from krom_explore.games.krom.bots.appraisal import book_of
from krom_explore.games.krom.bots.dealt import position_of
from krom_explore.games.krom.bots.luck import Luck, LuckyPorts, faces
from krom_explore.games.krom.bots.planner import Planner
from krom_explore.games.krom.bots.search import Expert, Searcher, Trials, beyond
from krom_explore.games.krom.box import PLACES
from krom_explore.games.krom.state import State
from krom_explore.lab import answer_at, reason_at, thought_at
from tests.games.krom.helpers import alone
from tests.play import new_table, walk


def ports(luck, turn=1):
    game = State(Ruleset.load(), 10)
    game.turn = turn
    return LuckyPorts(game, luck, lambda decision: decision.options[0])


def roll(chance, who, dice, purpose):
    return chance.roll((who,), (dice,), purpose)


# --- luck


def test_who_rolls_in_a_turn_rolls_the_same_whatever_others_did_before():
    luck = Luck(Random(1))
    one, other = ports(luck), ports(luck)
    first = roll(one, "Alma", 5, "climb")
    roll(other, "Kolos", 1, "combat")
    other.draw("gathering", ["wood", "stone"])
    assert roll(other, "Alma", 5, "climb") == first


def test_a_second_roll_for_the_same_in_a_turn_and_one_in_the_next_are_new():
    luck = Luck(Random(2))
    chances = [same := ports(luck), same, ports(luck, 2)]
    rolls = [roll(chance, "Alma", 8, "reroll") for chance in chances]
    assert len({str(each) for each in rolls}) == 3


def test_who_buys_a_die_rolls_the_others_alike():
    assert faces(0.4711, 4, 6)[:3] == faces(0.4711, 3, 6)


def test_dice_and_cards_are_fair():
    luck = Luck(Random(3))
    rolled = [face for turn in range(2_000) for face in roll(ports(luck, turn), "Alma", 3, "hunt")[0]]
    assert all(abs(rolled.count(face) - 1_000) < 4 * 29 for face in range(1, 7))  # four times the standard deviation
    drawn = [ports(luck, turn).draw("gathering", "abc") for turn in range(2_000)]
    assert all(abs(drawn.count(card) - 667) < 4 * 21 for card in "abc")


# --- trials


def test_a_gain_counts_beyond_its_error_and_never_where_it_is_a_loss():
    even, better = [0] * 10, [5, 15] * 5
    assert beyond(better, even, 4)
    assert not beyond(even, better, 0)
    assert not beyond([100, -90] * 5, even, 1)


def test_who_is_behind_is_dropped_and_the_planned_answer_stays_unless_another_is_clearly_better():
    trials = Trials(["planned", "other", "bad"])
    trials.ends = {"planned": [10, 20] * 6, "other": [30, 2] * 6, "bad": [0, 1] * 6}
    trials.drop()
    assert trials.left == ["planned", "other"]
    assert (trials.best, trials.choice) == ("other", "planned")
    trials.ends["other"] = [30, 40] * 6
    assert trials.choice == "other"


@pytest.mark.parametrize("players", [2, 4, 6])
def test_no_more_games_are_imagined_than_are_allowed(players, monkeypatch):
    counted = []
    tried = Searcher.tried
    monkeypatch.setattr(search, "GAMES", 120)
    monkeypatch.setattr(search, "ROUND", 4)
    monkeypatch.setattr(Searcher, "tried", lambda *given: counted.append(1) or tried(*given))
    table = new_table(players, seed=5)
    most = 0
    for number, _ in enumerate(walk(table, seed=5, steps=60)):
        if isinstance(table.pending, Decision) and number % 4 == 0:
            counted.clear()
            answer_at(table, "hard")
            most = max(most, len(counted))
    assert 0 < most <= 120 // players


def test_no_game_is_imagined_after_so_many_decisions_and_all_answers_have_been_tried_alike(monkeypatch):
    monkeypatch.setattr(search, "DECISIONS", 200)
    table = new_table(4, seed=5)
    asked = table.pending
    searcher = Searcher(table.seat(asked.player), asked, Random(1))
    game = position_of(searcher.seat, searcher.random)
    trials = searcher.trials(game, searcher.worth_trying(game))
    games = {len(ends) for ends in trials.ends.values()}
    assert len(games) == 1
    assert 200 <= searcher.decisions < 200 + searcher.decisions // games.pop() + 1


# --- what is counted once


def test_an_expert_promises_and_guesses_what_one_does_who_counts_everything_anew():
    table = new_table(4, seed=6)
    for _ in walk(table, seed=6, steps=80):
        if isinstance(table.pending, Decision) and table.pending.question == "movement":
            game = position_of(table.seat(table.pending.player), Random(2))
            settled = Expert(book_of(table.rules))
            for player in game.seats:
                for place in PLACES:
                    anew = Planner(book_of(table.rules)).visit(game, player, place)
                    assert [settled.visit(game, player, place) for _ in range(2)] == [anew, anew]
                assert settled.guess(game, player) == Expert(book_of(table.rules)).guess(game, player)


def test_who_needs_more_points_than_any_evolution_brings_plans_alike():
    book = book_of(Ruleset.load())
    shown = tuple(book.promises)[:4]
    assert book.plan(shown, (1, 2, 0), book.far) == book.plan(shown, (1, 2, 0), book.far + 5)
    assert book.plan(shown, (1, 2, 0), book.far) != book.plan(shown, (1, 2, 0), 1)


# --- outlook


def test_the_outlook_rises_with_everything_one_has():
    table = alone({"place": "cave", "krom": 3, "wood": 1, "life": 3})
    game = table._now.position
    player = game.seats[0]
    book = book_of(table.rules)
    for more in ("krom", "wood", "stone", "bone", "life"):
        before = book.outlook(game, player)
        setattr(player, more, getattr(player, more) + 1)
        assert book.outlook(game, player) > before


# --- reasons


def hard_reasons(table, steps, seed):
    for _ in walk(table, seed=seed, steps=steps):
        if isinstance(table.pending, Decision) and table.pending.question == "action":
            yield table.pending, thought_at(table, "hard")


def few(monkeypatch):
    monkeypatch.setattr(search, "GAMES", 60)
    monkeypatch.setattr(search, "ROUND", 5)


def test_the_reason_says_what_was_compared_in_how_many_games_and_never_names_a_card_in_hand(monkeypatch):
    few(monkeypatch)
    found = set()
    for asked, thought in hard_reasons(new_table(2, seed=7), 160, 7):
        why = thought.why
        found.add(why.key)
        if why.key in ("bot-why-better", "bot-why-tried"):
            assert why.args["this"].id == thought.answer
            assert f"{why.args['games']} games" in why.say("en")
        if why.key == "bot-why-better":
            assert why.args["that"].id in asked.options
            assert not why.args["that"].id.startswith("play ")
            assert why.args["that"].id != thought.answer
    assert found >= {"bot-why-better", "bot-why-tried"}


def test_what_the_search_has_chosen_is_never_explained_by_the_planner(monkeypatch):
    few(monkeypatch)
    tried = []
    trials = Searcher.trials
    monkeypatch.setattr(Searcher, "trials", lambda *given: tried.append(trials(*given)) or tried[-1])
    table = new_table(3, seed=4)
    for _ in walk(table, seed=4, steps=120):
        if isinstance(table.pending, Decision):
            why = thought_at(table, "hard").why
            searched = len(tried[-1].ends[tried[-1].choice])
            assert (why.key in ("bot-why-movement-hard", "bot-why-better", "bot-why-tried")) == bool(searched)
            assert why.args.get("games", 0) <= searched


def test_where_goods_are_hidden_no_other_answer_is_named(monkeypatch):
    few(monkeypatch)
    table = new_table(2, seed=7, rules=Ruleset.load().with_rulings(goods_shown="hidden"))
    keys = {thought.why.key for _, thought in hard_reasons(table, 160, 7)}
    assert "bot-why-tried" in keys
    assert "bot-why-better" not in keys


def test_a_sure_win_is_explained_by_itself():
    table = alone({"place": "cave", "wood": 2, "stone": 3, "bone": 2, "evolutions": ["hang_glider", "cart", "bow"]},
                  evolutions=["observatory", "torch"])  # fmt: skip
    assert "imagined" not in reason_at(table, "hard")
