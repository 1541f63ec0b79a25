"""Quizzes on Tribù: that they are right is shown in another way, and what other boxes and rulings make of them."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import product

import pytest

from krom_explore.games.tribu import QUIZZES, Ruleset, rulebook
from krom_explore.games.tribu.catalogue import WORDS
from krom_explore.games.tribu.quizzes import fits, legal, raid, score
from krom_explore.games.tribu.quizzes.positions import Setting
from krom_explore.games.tribu.ruleset import rulings
from krom_explore.learn import quiz
from krom_explore.learn.quiz import LEVELS, Luck, NoQuestion
from tests.quizzes import checks
from tests.quizzes.tribu import otherwise

from .helpers import RED, play, scene

RULES = Ruleset.load()
EVERY = [(kind, level) for kind in QUIZZES for level in LEVELS]
MANY = 40
"""Questions of each kind and level here; ``make quizzes`` asks 5,000 of each kind."""


@cache
def asked(kind, level, rules=RULES, many=MANY):
    return [quiz.pose(QUIZZES, kind, level, seed, rules).question for seed in range(1000, 1000 + many)]


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_the_answer_is_the_same_in_whatever_way_it_is_found(kind, level):
    for question in asked(kind, level):
        assert otherwise(kind, question) == question.answer, question.ask.say()


@pytest.mark.parametrize(("kind", "level"), EVERY)
def test_the_right_choice_stands_anywhere_and_questions_differ(kind, level):
    """Nobody does well who always chooses the same number."""
    places = Counter(
        number
        for question in asked(kind, level)
        for number, option in enumerate(question.options)
        if option.misreading is None
    )
    assert max(places.values()) < 0.7 * MANY
    told = {(q.ask.say(), *(fact("en") for fact in q.given)) for q in asked(kind, level)}
    assert len(told) > 0.5 * MANY


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_wanted_is_allowed_as_well_as_refused(level):
    answers = Counter(question.answer == "yes" for question in asked("legal", level))
    assert min(answers[True], answers[False]) > 0.15 * MANY


def test_positions_are_of_every_sort():
    states = [question.table.state for kind, level in EVERY for question in asked(kind, level)]
    chains = [chain for state in states for seat in state.players.values() for chain in seat.chains.values()]
    assert {len(state.players) for state in states} == {2, 3}
    assert {chain.character for chain in chains} == set(RULES.characters)
    assert {len(chain.vases) for chain in chains} == {0, 1, 2, 3}
    assert {state.phase for state in states} == {"turn", "action", "defence"}
    assert any(chain.magical for chain in chains)
    assert any(chain.blocks for chain in chains)
    assert any(chain.active for chain in chains)


def test_many_rules_are_asked_about():
    about = {rule for kind, level in EVERY for question in asked(kind, level) for rule in question.rules}
    assert about <= set(rulebook.index())
    assert len(about) >= 40


# --- what is misread, in a position of one's own


def test_who_adds_what_does_not_fit_and_why():
    table = scene({"chains": {"rider": {"vases": ["red_statue"]}, "hunter": {"vases": RED["hunter"]}}})
    rider, hunter = table.state.players["Ann"].chains.values()
    assert fits.misread(RULES, rider, "red_flag") == "vases-in-any-order"
    assert fits.misread(RULES, rider, "blue_statue") == "a-vase-twice"
    assert fits.misread(RULES, rider, "red_totem") == "totem-before-the-end"
    assert fits.misread(RULES, rider, "red_drum") == "colour-before-vase"
    assert fits.misread(RULES, rider, "blue_drum") == ""
    assert fits.misread(RULES, hunter, "blue_flag") == "a-vase-too-many"
    assert fits.misread(RULES, hunter, "red_totem") == ""


def attack_on(vases, event, protection="", **bob):
    beside = {"active": protection} if protection else {}
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": event}}}
    table = scene(ann, {"chains": {"weaver": {"vases": vases, **beside}}, **bob})
    lines = (f"attack {event} rider Bob weaver", *((f"protect {protection} weaver",) if protection else ()))
    return raid.Raid(table, "Ann", "Bob", event, "weaver", protection, lines)


def test_how_much_an_attack_costs_and_how_people_misread_it():
    drum, mask, statue, weaver = 1, 2, 3, 5
    read = raid.misreadings(attack_on(["red_drum", "blue_mask", "red_statue"], "bison", "strength"))
    assert read["protection-forgotten"] == mask + statue
    assert read["a-protection-saves-all"] == 0
    assert read["the-last-vase-is-saved"] == mask
    assert read["the-first-vases-go"] == drum
    assert read["the-character-too"] == mask + statue + weaver
    read = raid.misreadings(attack_on(["red_drum", "blue_mask", "red_statue"], "wolf"))
    assert read["as-another-event"] == mask + statue
    assert read["vases-not-spheres"] is None
    assert read["protection-forgotten"] is None


def test_who_is_left_alone_and_how_people_misread_it():
    drum, weaver = 1, 5
    read = raid.later_misread(attack_on(["red_drum"], "wolf"))
    assert (read["a-lonely-character-stays"], read["only-the-character-goes"]) == (drum, weaver)
    assert read["leaders-are-lost-too"] is None
    read = raid.later_misread(attack_on(["red_drum"], "wolf", leader="weaver"))
    assert (read["a-lonely-character-stays"], read["leaders-are-lost-too"]) == (None, drum + weaver)


def test_what_a_challenge_brings_and_how_people_misread_it():
    table = scene(
        {"chains": {"rider": {"vases": RED["rider"], "totem": "red_totem"}, "scout": {"vases": ["red_mask"]}}}
    )
    rider, scout = 11 + 5, 5 + 2
    read = score.misreadings(table.state.players["Ann"], RULES)
    assert read["magic-forgotten"] == rider + scout
    assert read["leaders-like-everybody"] == rider + scout + 10
    assert read["both-extras"] == rider + scout + 30
    assert read["only-complete-chains-count"] == rider + 20
    assert read["a-totem-is-magic"] is None


def test_who_wins_and_how_people_misread_it():
    chains = {name: {"vases": RED[name]} for name in ("rider", "shaman", "hunter")} | {
        "weaver": {"vases": ["blue_drum", "blue_mask"]}
    }
    ann = {"chains": chains, "hand": ["blue_statue", "bison", "block", "courage", "wolf"], "total": 62}
    bob = {"total": 99, "hand": ["scout", "bison", "block", "courage", "wolf"], "chains": {"shaman": {}}}
    table = scene(ann, bob)
    played = table.fork()
    play(played, "draw", "card steal", "place blue_statue weaver")
    assert score.winner_on(played) == "Ann"
    read = score.misread_winner(table, played, "Ann")
    assert read["hostile-forgotten"] == "Bob"
    assert read["ahead-before-the-challenge"] == "Bob"
    assert read["the-goal-exactly"] == score.NOBODY


# --- wishes


@pytest.mark.parametrize("level", LEVELS)
def test_every_wish_makes_questions(level):
    for wish in legal.WISHES[level]:
        made = []
        for seed in range(20):
            try:
                made.append(legal.asked(Luck(f"wish {seed}"), wish(Luck(f"wish {seed}"), RULES)))
            except NoQuestion:
                continue
        assert len(made) >= 5, wish.__name__


def test_no_reason_that_is_made_up_is_the_engines_own():
    """A wrong choice would be right, if the engine could say the same."""
    assert WORDS.keys("quiz-reason-")
    assert not set(WORDS.keys("why-")) & set(WORDS.keys("quiz-reason-"))


# --- other boxes and rulings


@pytest.mark.parametrize("name", rulings())
def test_however_the_table_rules_questions_hold_or_are_not_asked(name):
    for option in rulings()[name].options[1:]:
        rules = RULES.with_rulings(**{name: option})
        for kind, level in EVERY:
            for seed in range(3):
                found = list(checks.faults("tribu", kind, level, seed, rules))
                assert found in ([], ["no question"]), (kind, level, seed, found)


SMALL = {
    "characters.rider.vases": ["statue", "horse"], "characters.scout.vases": ["mask"], "events.bison.copies": 0,
    "protections.courage.saves": 1, "dioramas.multidiorama.copies": 0, "goal.spheres": 40, "goal.magic": 0,
    "actions.steal.copies": 0, "setup.hand": 4, "players.most": 3, "challenge.chains": [3, 3],
}  # fmt: skip


def test_with_another_box_questions_hold_or_are_not_asked():
    rules = RULES.with_changes(SMALL)
    asked_at_all = set()
    for kind, level in EVERY:
        for seed in range(6):
            found = list(checks.faults("tribu", kind, level, seed, rules))
            assert found in ([], ["no question"]), (kind, level, seed, found)
            if not found:
                asked_at_all.add(kind)
    assert asked_at_all == set(QUIZZES)


def test_every_misreading_in_the_catalogue_is_one_that_somebody_makes():
    """With the usual rulings or, where something is forbidden only so, with others."""
    wanted = {"misreading-" + name for name in WORDS.keys("misreading-")} & written()
    found = {
        f"misreading-{option.misreading}"
        for kind, level in EVERY
        for question in asked(kind, level)
        for option in question.options
    }
    left = wanted - found
    strict = [("legal", level, RULES.with_rulings(**STRICT)) for level in LEVELS]
    usual = [(kind, level, RULES) for kind, level in EVERY]
    for (kind, level, rules), seed in product((*strict, *usual), range(100)):
        if left:
            posed = quiz.pose(QUIZZES, kind, level, seed, rules)
            left -= {f"misreading-{option.misreading}" for option in posed.question.options} if posed else set()
    assert left == set()


STRICT = {
    "discard_again": "forbidden", "swap_then_play": "refused", "active_reach": "same_chain", "attack_short": "refused",
}  # fmt: skip


def written():
    path = next(folder for folder in WORDS.folders[1:]).joinpath("en", "quizzes.ftl")
    return {line.split(" =")[0] for line in path.read_text("utf-8").splitlines() if line.startswith("misreading-")}


def test_a_card_is_not_dealt_twice():
    setting = Setting(Luck("dealt"), RULES)
    for _ in range(4):
        setting.named("wolf")
    with pytest.raises(NoQuestion):
        setting.named("wolf")
