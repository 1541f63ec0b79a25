"""The bots of Tribù: they see a seat and nothing else, answer everything, and say why without telling a secret."""

import subprocess
import sys
from collections import Counter
from fractions import Fraction
from math import comb
from random import Random

import pytest

from krom_explore import Decision, Over
from krom_explore.engine.seat import ONLOOKER
from krom_explore.games import tribu
from krom_explore.games.tribu import WORDS, Ruleset
from krom_explore.games.tribu.bots.chances import WHOLE, among, in_time
from krom_explore.games.tribu.bots.reasons import why
from krom_explore.games.tribu.bots.seen import Known
from krom_explore.games.tribu.ruleset import rulings
from krom_explore.lab import answer_at, levels_of, play_on, reason_at, strength, thought_at

from .helpers import IDLE, RED, drawn, scene
from .play import new_table, walk
from .test_view import permuted

LEVELS = levels_of(tribu)
BOXES = (
    {},
    {"setup.hand": 7, "goal.spheres": 40, "actions.steal.copies": 0},
    {"characters.rider.vases": ["statue", "horse", "flag", "drum", "mask"], "characters.scout.vases": ["mask"]},
    {"dioramas.multidiorama.copies": 30, "challenge.chains": [1, 1, 1], "events.wolf.destroys": 3},
)
"""Changes to the bundled box: what is played with it, longer and shorter chains, other hands, few needs."""


def tables():
    """Tables of every kind: all boxes, rulings at random, 2 to 4 players."""
    for number in range(8):
        random = Random(number)
        ruled = {name: random.choice(ruling.options) for name, ruling in rulings().items()} if number % 2 else {}
        rules = Ruleset.load().with_changes(BOXES[number % 4]) if BOXES[number % 4] else Ruleset.load()
        yield new_table(2 + number % 3, seed=number, rules=rules.with_rulings(**ruled))


def decisions(table, seed, steps):
    """The moments of a random walk at which somebody is asked."""
    if isinstance(table.pending, Decision):
        yield table.pending
    for _ in walk(table, seed=seed, steps=steps):
        if isinstance(table.pending, Decision):
            yield table.pending


def test_there_is_an_easy_and_a_normal_one():
    assert LEVELS == ("easy", "normal")


# --- what a bot knows of its seat


def test_every_card_is_open_or_ones_own_or_unseen():
    for number, table in enumerate(tables()):
        for asked in decisions(table, number, 120):
            known, state = Known(table.seat(asked.player)), table.state
            own = Counter([*known.me.hand, *known.me.actives])
            assert known.unseen + own + Counter(known.open_cards) == Counter(table.rules.whole_deck)
            assert known.unseen.total() == len(state.deck) + sum(known.held(other) for other in known.others)


@pytest.mark.parametrize("level", LEVELS)
def test_permuted_secrets_never_change_an_answer_or_its_reason(level):
    asked_for = Counter()
    for number in range(3):
        table, random = new_table(2 + number, seed=number), Random(number)
        for at, asked in enumerate(decisions(table, number, 500)):
            if at % 6 == 0 or asked.question not in ("turn", "action"):
                assert thought_at(permuted(table, asked.player, random), level) == thought_at(table, level)
                asked_for[asked.question] += 1
    assert set(asked_for) == {"turn", "action", "discard", "defence"}


# --- exact chances


@pytest.mark.parametrize(("unseen", "helpers", "drawn"), [(95, 12, 5), (40, 3, 40), (9, 0, 4), (9, 9, 1), (5, 2, 9)])
def test_a_card_is_among_those_drawn_as_often_as_can_be_counted(unseen, helpers, drawn):
    drawn_at_most = min(unseen, drawn)
    exact = 1 - Fraction(comb(unseen - helpers, drawn_at_most), comb(unseen, drawn_at_most))
    assert 0 <= exact * WHOLE - among(unseen, helpers, drawn) < 1


@pytest.mark.parametrize("ahead", [0, 6])
@pytest.mark.parametrize(("unseen", "helpers", "keep"), [(95, 12, 970), (30, 1, 800), (20, 20, 900), (12, 3, 1000)])
def test_a_card_comes_in_time_as_often_as_can_be_counted(unseen, helpers, keep, ahead):
    """The first helper is the k-th card; the challenge is open after each of the turns before that."""
    ways, stays = comb(unseen, helpers), Fraction(keep, WHOLE)
    exact = sum(
        Fraction(comb(unseen - number, helpers - 1), ways) * stays ** max(0, number - ahead)
        for number in range(1, unseen - helpers + 2)
    )
    assert abs(exact * WHOLE - in_time(unseen, helpers, keep, ahead)) < 1


def test_what_cannot_come_does_not():
    assert in_time(40, 0, 1000) == in_time(0, 0, 1000) == among(0, 0, 3) == 0


# --- answers


@pytest.mark.parametrize("level", LEVELS)
def test_every_question_of_any_box_has_a_legal_answer_and_a_reason(level):
    met = set()
    for number, table in enumerate(tables()):
        for at, asked in enumerate(decisions(table, number, 250)):
            if at % 4 == 0 or asked.question not in ("turn", "action"):
                met.add(asked.question)
                assert answer_at(table, level) in asked.options
                assert reason_at(table, level)
    assert met == {"leader", "turn", "action", "discard", "defence"}


@pytest.mark.parametrize(("level", "players"), [("easy", 2), ("easy", 4), ("normal", 3)])
def test_whole_games_end(level, players):
    table = play_on(new_table(players, seed=players), level)
    assert isinstance(table.pending, Over)
    assert table.steps < 2_000


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_chain_is_completed_where_that_wins(level):
    three = {name: {"vases": RED[name], "totem": None} for name in ("rider", "shaman", "hunter")}
    ann = {"chains": {**three, "weaver": {"vases": ["blue_drum", "blue_mask"]}}, "total": 80,
           "hand": ["blue_statue", *IDLE[:4]]}  # fmt: skip
    assert answer_at(drawn(scene(ann), "wolf"), level) == "place blue_statue weaver"


@pytest.mark.parametrize("level", LEVELS)
def test_no_character_is_begun_that_would_be_lost(level):
    ann = {"hand": ["scout", "red_horse", "red_flag", "red_drum", "strength"]}
    assert answer_at(drawn(scene(ann), "courage"), level) != "place scout"
    ann = {"hand": ["scout", "red_mask", "red_flag", "wolf", "strength"]}
    assert answer_at(drawn(scene(ann), "courage"), level) == "place scout"


@pytest.mark.parametrize("level", LEVELS)
def test_a_lonely_character_gets_its_vase(level):
    ann = {"chains": {"scout": {}, "rider": {"vases": ["red_statue"]}}, "hand": ["blue_mask", "red_horse", *IDLE[:3]]}
    assert answer_at(drawn(scene(ann), "draw_three"), level) in ("place blue_mask scout", "place red_horse rider")
    assert answer_at(drawn(scene(ann), "draw_three"), "normal") == "place blue_mask scout"


@pytest.mark.parametrize("level", LEVELS)
def test_what_is_at_stake_is_protected(level):
    bob = {"chains": {"shaman": {"vases": RED["shaman"], "active": "courage"}}}
    table = scene({"chains": {"rider": {"vases": ["red_statue"], "active": "bison"}}}, bob)
    table.choose("attack bison rider Bob shaman")
    assert answer_at(table, level) == "protect courage shaman"


def test_easy_attacks_where_most_spheres_lie_and_normal_where_most_is_lost():
    """A statue has more spheres than a flag and a drum; but those two are most of a complete chain of the leader."""
    bob = {"chains": {"rider": {"vases": ["red_statue"]}, "shaman": {"vases": RED["shaman"]}}}
    table = scene({"chains": {"rider": {"vases": ["red_statue"], "active": "bison"}}}, bob)
    assert answer_at(table, "easy") == "attack bison rider Bob rider"
    assert answer_at(table, "normal") == "attack bison rider Bob shaman"


# --- what the normal bot sees and the easy one does not


def test_normal_waits_for_the_totem_that_makes_the_leader_magical():
    """Any Totem brings 5 spheres; the red one 20 more."""
    ann = {"chains": {"rider": {"vases": RED["rider"]}}, "hand": ["red_totem", "blue_totem", *IDLE[:3]]}
    table = drawn(scene(ann), "wolf")
    assert answer_at(table, "normal") == "place red_totem rider"
    ann["hand"] = ["blue_totem", *IDLE[:4]]
    assert answer_at(drawn(scene(ann), "wolf"), "normal") != "place blue_totem rider"
    assert answer_at(drawn(scene(ann), "wolf"), "easy") == "place blue_totem rider"


def test_normal_takes_the_colour_that_the_chain_has():
    ann = {"chains": {"rider": {"vases": ["red_statue"]}}, "hand": ["red_horse", "blue_horse", *IDLE[:3]]}
    assert answer_at(drawn(scene(ann), "wolf"), "normal") == "place red_horse rider"


def test_normal_does_not_count_on_a_card_that_has_been_seen_four_times():
    """With every red Totem gone, a Totem of the other colour is all that there is to hope for."""
    ann = {"chains": {"rider": {"vases": RED["rider"]}}, "hand": ["blue_totem", *IDLE[:4]]}
    table = drawn(scene(ann, discard=["bison", *["red_totem"] * 4]), "wolf")
    assert answer_at(table, "normal") == "place blue_totem rider"


def test_normal_gets_rid_of_characters_when_another_is_about_to_close():
    hand = ["hunter", "block", "strength", "courage", "wolf"]
    ann = {"hand": hand, "chains": {"rider": {"vases": ["red_statue"], "active": "bison"}}}
    three = {name: {"vases": RED[name]} for name in ("rider", "shaman", "hunter")}
    bob = {"chains": {**three, "weaver": {"vases": ["blue_drum", "blue_mask"]}}, "leader": "weaver", "hand": []}
    table = drawn(scene(ann, bob), "hunter")
    assert answer_at(table, "normal") == "discard hunter"


def test_normal_swaps_an_event_for_a_diorama_that_it_can_lay_at_once():
    """The turn goes on after a swap: the event is ready, and the Diorama is laid."""
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "red_horse"}},
           "hand": ["bison", "scout", "shaman", "hunter", "weaver"]}  # fmt: skip
    table = drawn(scene(ann, {"chains": {"shaman": {"vases": RED["shaman"]}}}), "block")
    assert answer_at(table, "normal") == "swap bison rider"
    table.choose("swap bison rider")
    assert answer_at(table, "normal") == "place red_horse rider"


# --- the same game on any machine


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game_whatever_the_order_of_sets(level):
    script = (
        "from krom_explore.games.tribu import Table; from krom_explore.lab import answer_at\n"
        "table = Table.new(['Ann', 'Bob'], seed=3)\n"
        f"while table.steps < 120: table.choose(answer_at(table, {level!r})) if table.options else table.roll()\n"
        "print(table.tape)"
    )
    games = {
        subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True,
            env={"PYTHONHASHSEED": hashes, "PYTHONPATH": ":".join(sys.path)},
        ).stdout
        for hashes in ("1", "2")
    }  # fmt: skip
    assert len(games) == 1


def test_an_answer_depends_on_the_moment_alone():
    table = new_table(3, seed=9)
    for step in range(60):
        if isinstance(table.pending, Decision):
            level = LEVELS[step % 2]
            first = answer_at(table, level)
            table.choose(first)
            table.undo()
            assert answer_at(table, level) == first
            table.choose(first)
        else:
            table.roll()


# --- reasons


def test_what_others_hear_follows_from_the_answer_and_from_what_lies_open():
    """Other cards in the hand and face down change no word of it."""
    said = set()
    for number in range(4):
        table, random = new_table(2 + number % 3, seed=number), Random(number)
        for at, asked in enumerate(decisions(table, number, 500)):
            if at % 3:
                continue
            other = permuted(table, ONLOOKER, random)
            for answer in asked.options:
                reason = why(Known(table.seat(asked.player)), answer)
                assert why(Known(other.seat(asked.player)), answer).say("en") == reason.say("en")
                said.add(reason.key.removeprefix("bot-why-"))
    assert said >= WORDS.keys("bot-why-") - {"random", "lead", "close"}


def test_what_is_laid_face_down_is_explained_alike_whatever_it_is():
    table = drawn(scene({"chains": {"rider": {"vases": ["red_statue"], "active": "wolf"}, "scout": {}},
                         "hand": ["strength", "red_horse", "bison", "block", "steal"]}), "courage")  # fmt: skip
    for verb in ("activate", "swap"):
        answers = [option for option in table.options if option.startswith(verb)]
        assert len(answers) > 3
        assert len({why(Known(table.seat("Ann")), answer).say("en") for answer in answers}) == 1


# --- strength: the seeds are fixed, so these cannot come out otherwise


@pytest.mark.parametrize(("level", "against", "games", "least"), [
    ("easy", "random", 10, 9), ("normal", "random", 6, 6), ("normal", "easy", 16, 10),
])  # fmt: skip
def test_each_level_beats_the_one_below(level, against, games, least):
    *_, row = strength(lambda seed: tribu.Table.new(["Ann", "Bob"], seed=seed), level, against, games)
    assert row.won >= least
