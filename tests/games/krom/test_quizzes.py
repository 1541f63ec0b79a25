"""Krom's quizzes: their answers found in another way, what they are about, and what other boxes make of them."""

import os
import subprocess
import sys
from collections import Counter
from functools import cache
from pathlib import Path
from random import Random

import pytest

from krom_explore import Ruleset, Table
from krom_explore.games.krom import QUIZZES, rulebook
from krom_explore.games.krom.box import KROMOSAURUS, PLACES
from krom_explore.games.krom.catalogue import WORDS
from krom_explore.games.krom.quizzes import damage, fights, keep, legal, order, winner
from krom_explore.learn import quiz
from krom_explore.learn.quiz import LEVELS, Luck, NoQuestion
from tests.games.krom.test_other_box import OTHER_BOX
from tests.quizzes import checks
from tests.quizzes.krom import otherwise
from tests.soak import rulings_at_random

ROOT = Path(__file__).parents[3]
RULES = Ruleset.load()
EVERY = [(kind, level) for kind in QUIZZES for level in LEVELS]
MANY = 60
"""Questions of each kind and level here; ``make quizzes`` asks 5,000 of each kind."""


@cache
def asked(kind, level, many=MANY):
    return [quiz.pose(QUIZZES, kind, level, seed, RULES).question for seed in range(1000, 1000 + many)]


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_the_answer_is_the_same_in_whatever_way_it_is_found(kind, level):
    for question in asked(kind, level):
        assert otherwise(kind, question) == question.answer, question.ask.say()


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_the_right_choice_stands_anywhere(kind, level):
    """Nobody does well who always chooses the same number."""
    questions = [question for question in asked(kind, level) if question.options]
    places = Counter(
        number for question in questions for number, option in enumerate(question.options) if option.misreading is None
    )
    assert not questions or max(places.values()) < 0.7 * len(questions)


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_questions_differ(kind, level):
    told = {(q.ask.say(), *(fact("en") for fact in q.given)) for q in asked(kind, level)}
    assert len(told) > 0.3 * MANY


def test_positions_are_of_every_sort():
    every = [question for kind, level in EVERY for question in asked(kind, level)]
    states = [question.table.state for question in every]
    assert {len(state.players) for state in states} == {2, 3, 4}
    assert {player.place for state in states for player in state.players.values()} == set(PLACES)
    assert {player.life for state in states for player in state.players.values()} == set(range(8))
    assert any(state.kromosaurus for state in states)
    assert any(state.glacial for state in states)
    assert any(player.bonus for state in states for player in state.players.values())
    assert {name for state in states for player in state.players.values() for name in [player.name]} == set(
        RULES.characters
    )


@pytest.mark.parametrize("kind", QUIZZES)
def test_easy_questions_are_about_the_game_that_a_beginner_plays(kind):
    """Without the Kromosaurus and the glacial map, which no first game has: nor is anything said of them."""
    for question in asked(kind, "easy"):
        state = question.table.state
        assert state.kromosaurus is None
        assert not state.glacial
        chapters = {rulebook.index()[rule].chapter for rule in question.rules}
        assert not chapters & {"kromosaurus", "glacial"}
        spoken = [*question.given, *(option.said for option in question.options)]
        said = [question.ask.say(), *(one("en") for one in spoken)]
        assert not [line for line in said if "Kromosaurus" in line or "glacial" in line]


def test_many_rules_are_asked_about():
    about = {rule for kind, level in EVERY for question in asked(kind, level) for rule in question.rules}
    assert about <= set(rulebook.index())
    assert len(about) >= 40


SAID = """
from krom_explore.games.krom import QUIZZES, Ruleset
from krom_explore.learn.quiz import LEVELS, pose
from tests.quizzes.checks import written
for kind in QUIZZES:
    for level in LEVELS:
        print(written(pose(QUIZZES, kind, level, 7, Ruleset.load()).question))
"""


def test_a_seed_makes_the_same_question_in_whatever_process():
    """Nothing goes by the order in which Python happens to keep things."""
    said = {
        subprocess.run(
            [sys.executable, "-c", SAID], capture_output=True, text=True, check=True,
            env={**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONPATH": str(ROOT)},
        ).stdout
        for hash_seed in ("1", "2")
    }  # fmt: skip
    assert len(said) == 1


# --- what is misread, in a position of one's own


def combat(place, **dice):
    """A fight with these dice, as the quizzes have one."""
    table = Table.scenario({"phase": "actions", "players": {name: {"place": place} for name in dice}})
    played = table.fork()
    played.roll(list(dice.values()))
    return fights.Fight(table, played, place, dice, "", "")


def test_who_reads_that_the_heavier_wins_everywhere_names_the_heavier():
    fight = combat("forest", Alma=5, Kolos=5)
    assert fight.winner == "Alma"
    assert winner.misreadings(fight)["heavier-everywhere"] == "Kolos"
    assert winner.misreadings(fight)["equal-dice-roll-again"] == winner.NOBODY
    fight = combat("cave", Alma=3, Kolos=3)
    assert fight.winner == "Kolos"
    assert winner.misreadings(fight)["lighter-everywhere"] == "Alma"


def test_who_reads_that_weight_comes_before_dice_names_the_one_whom_weight_helps():
    fight = combat("forest", Alma=1, Kolos=6)
    assert fight.winner == "Kolos"
    assert winner.misreadings(fight)["weight-before-dice"] == "Alma"


def test_how_much_is_lost_and_how_people_misread_it():
    fight = combat("savannah", Alma=1, Karok=3, Kolos=6)
    read = damage.misreadings(fight, "Alma")
    assert damage.life_lost(fight.played, "Alma") == min(5, fight.table.state.players["Alma"].life)
    assert read["difference-to-the-next"] == 2
    assert read["differences-added-up"] == 7
    assert read["the-winners-whole-total"] == 6
    assert read["a-life-for-a-defeat"] == 1


def test_what_one_is_tempted_to_keep():
    assert keep.misreadings((2, 2, 5, 5, 6), (2, 2, 5, 5)) == {
        "stopped-too-early": (2, 2, 5, 5, 6),
        "went-for-more": (5, 5),
        "kept-a-die-too-many": (5, 5, 6),
        "kept-one-pair-of-two": (5, 5),
        "kept-the-high-dice": (5, 5, 6),
        "rolled-everything-again": (),
    }
    assert keep.misreadings((1, 2, 3, 4, 6), (1, 2, 3, 4))["kept-a-row"] == (1, 2, 3, 4)
    assert "stopped-too-early" not in keep.misreadings((4, 4, 4, 2, 2), (4, 4, 4, 2, 2))


def test_where_several_ways_to_keep_are_best_nothing_is_asked():
    """Of 60 climbs each, none has a second choice that is as good."""
    for level in LEVELS:
        for question in asked("keep", level):
            pending = question.table.pending
            left = sum(
                sum(RULES.mountain.rerolls[: n + 1]) <= question.table.state.players[pending.player].krom
                for n in range(len(RULES.mountain.rerolls))
            )
            best, second, *_ = keep.odds.mountain(left, rules=RULES).choices(sorted(pending.about["dice"]))
            assert best.regret == 0 < second.regret


def test_while_the_order_is_asked_nobody_is_seen_to_act():
    for level in LEVELS:
        for question in asked("order", level):
            seen = question.played().state_after(len(question.table.log) + question.told)
            assert seen.acting is None


@pytest.mark.parametrize("level", LEVELS)
def test_every_wish_comes_true_or_is_refused_in_some_question(level):
    """Each kind of wish makes questions, with the bundled box."""
    for wish in legal.WISHES[level]:
        made = []
        for seed in range(40):
            try:
                made.append(legal.asked(Luck(f"wish {seed}"), wish(Luck(f"wish {seed}"), RULES)))
            except NoQuestion:
                continue
        assert len(made) > 20, wish.__name__
        assert {option.value for question in made for option in question.options} >= {"yes"}, wish.__name__


def test_no_reason_that_is_made_up_is_the_engines_own():
    """A wrong choice would be right, if the engine could say the same."""
    engine = set(WORDS.keys("why-"))
    made_up = set(WORDS.keys("quiz-reason-"))
    assert made_up
    assert not engine & made_up


def test_every_misreading_in_the_catalogue_of_quizzes_is_one_that_somebody_makes():
    every = [question for kind, level in EVERY for question in asked(kind, level, 300 if kind == "likelier" else MANY)]
    names = {name for question in every for name in question.misreadings}
    names |= {option.misreading for question in every for option in question.options}
    path = next(folder for folder in WORDS.folders[1:]).joinpath("en", "quizzes.ftl")
    written = {line.split(" =")[0] for line in path.read_text("utf-8").splitlines() if line.startswith("misreading-")}
    assert {one.removeprefix("misreading-") for one in written} - names == set()


# --- other boxes


def test_with_a_completely_different_box_questions_hold_or_are_not_asked():
    rules = Ruleset.from_toml(OTHER_BOX)
    asked_at_all = set()
    for kind, level in EVERY:
        for seed in range(8):
            found = list(checks.faults("krom", kind, level, seed, rules))
            assert found in ([], ["no question"]), (kind, level, seed, found)
            if not found:
                asked_at_all.add(kind)
    assert asked_at_all >= {"order", "winner", "damage", "legal", "likelier", "chance", "cost"}


@pytest.mark.parametrize("seed", range(6))
def test_however_the_table_rules_questions_hold_or_are_not_asked(seed):
    rules = RULES.with_rulings(**rulings_at_random(Random(seed)))
    for kind, level in EVERY:
        found = list(checks.faults("krom", kind, level, seed, rules))
        assert found in ([], ["no question"]), (kind, level, seed, found)


BARE = """
[bonus.stone_soup]
copies = 31
gain = { krom = 1 }
[hunt.worm]
copies = 17
dice = 1
value = 2
[evolution.thing]
copies = 25
points = 3
cost = { wood = 1 }
[gathering.leaf]
copies = 20
"""
"""One kind of card in each deck."""


def test_a_box_without_the_cards_for_a_kind_leaves_that_kind_out():
    rules = Ruleset.from_toml(BARE)
    assert quiz.pose(QUIZZES, "win", "hard", 1, rules) is None
    assert quiz.pose(QUIZZES, "winner", "hard", 1, rules) is None  # no combat card
    assert quiz.pose(QUIZZES, "winner", "easy", 1, rules) is not None
    run = [quiz.mixed(QUIZZES, "hard", 5, number, rules) for number in range(10)]
    assert all(posed is not None for posed in run)
    assert not {posed.kind for posed in run} & {"win", "winner"}


def test_the_beast_and_the_fallen_are_never_in_the_order():
    for level in LEVELS:
        for question in asked("order", level):
            acting = order.acting_on(question.played())
            assert KROMOSAURUS not in acting
            assert len(set(acting)) == len(acting)


def test_what_a_question_counts_with_is_given_and_not_asked_from_memory():
    """What things are worth, where dice are to be kept for that; the prices of rerolls, where they are added up."""
    kept = quiz.pose(QUIZZES, "keep", "easy", 0, RULES)
    assert "3 Krom" in " ".join(line("en") for line in kept.question.given)
    asked = (quiz.pose(QUIZZES, "cost", "easy", seed, RULES) for seed in range(60))
    rerolls = next(one for one in asked if one.question.ask.key == "quiz-cost-rerolls")
    assert [line("en") for line in rerolls.question.given] == ["One after the other, rerolls cost 1, 1, 2, and 2 Krom"]


def test_why_an_evolution_wins_tells_the_whole_way_to_it():
    """What is bought or played on the way is told with the Evolution that it pays for."""
    found: Counter[str] = Counter()
    for question in asked("win", "normal"):
        verbs = Counter(line.split()[0] for line in question.lines)
        why = question.why("en")
        assert why.count(" buys ") == verbs["buy"]
        assert why.count(" plays ") == verbs["play"]
        found += verbs
    assert found["buy"]
    assert found["play"]


def test_what_was_done_before_is_told_as_done_beside_what_is_wanted():
    _, done = legal.standing(legal.wishes.to_buy_again(Luck(1), RULES))
    assert done("en").startswith("Already done: ")
    assert " buys " in done("en")
