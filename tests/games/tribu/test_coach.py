"""What the coach of a first game of Tribù says, and when: rehearsed positions, played games, other boxes."""

from __future__ import annotations

from random import Random

import pytest

from krom_explore import Decision
from krom_explore.games import tribu
from krom_explore.games.tribu import COACH, WORDS, Ruleset, Table
from krom_explore.games.tribu.coach import chains, complete
from krom_explore.games.tribu.ruleset import rulings
from krom_explore.lab import answer_at, levels_of
from krom_explore.learn.coach import MOST_WORDS
from krom_explore.ui.coached import CoachedDesk
from krom_explore.ui.components.coach import Coach
from krom_explore.ui.pages.first import page
from krom_explore.ui.room import Room, Visitor
from krom_explore.ui.seats import Seats

from .first_game import first_table, played, said_in, text_of
from .helpers import IDLE, RED, drawn, play, scene
from .play import new_table, walk
from .play import played as at_random
from .test_bots import BOXES
from .test_view import permuted


def names(table: Table) -> list[str]:
    return [said.name for said in said_in(table)]


def words(table: Table, name: str) -> str:
    (said,) = [said for said in said_in(table) if said.name == name]
    return text_of(said, table.rules)


# --- rehearsed


def test_first_comes_the_goal_and_then_what_a_turn_is():
    table = first_table(1)
    assert names(table) == ["goal"]
    assert "100 spheres" in words(table, "goal")
    table.choose("draw")
    table.roll()
    assert names(table) == ["goal", "one_thing"]
    assert len(table.state.players["Ada"].hand) == 6


def test_the_crown_is_spoken_of_in_the_second_turn_at_the_latest():
    table = scene()
    play(table, "draw", "card wolf", "discard wolf", "draw", "card block", "discard block")
    assert names(table)[-1] == "leader"


def test_a_character_may_be_begun_and_then_needs_its_first_vase():
    table = drawn(scene({"hand": ["scout", "red_mask", *IDLE[:3]]}), "wolf")
    play(table, "discard wolf", "draw", "card wolf", "discard wolf", "draw", "card draw_three")
    assert names(table)[-1] == "begin"
    play(table, "place scout", "draw", "card rider", "discard rider", "draw", "card rider")
    assert names(table)[-1] == "alone"
    assert words(table, "alone").startswith("“Scout” has no vase yet.")


def test_who_lets_it_be_loses_it_and_hears_why():
    table = drawn(scene({"hand": ["scout", *IDLE[:4]]}), "wolf")
    play(table, "place scout", "draw", "card draw_three", "discard draw_three", "draw", "card steal", "discard steal")
    assert "lost_me" in names(table)


def test_an_attack_is_told_then_asked_and_what_it_cost_is_said():
    """Bob's turn comes first: Ann is the learner."""
    ann = {"chains": {"rider": {"vases": ["red_statue", "red_horse"], "active": "strength"}}}
    bob = {"chains": {"shaman": {"vases": ["blue_horse"], "active": "bison"}}}
    table = scene(ann, bob, mover="Bob")
    table.choose("attack bison shaman Ann rider")
    assert names(table) == ["attacked", "defend"]
    assert "“Red horse” and “Red statue”" in words(table, "attacked")
    table.choose("protect strength rider")
    assert names(table)[2] == "destroyed_me"
    assert "“Red horse”." in words(table, "destroyed_me")


def test_who_cannot_defend_is_told_why_there_is_a_question():
    ann = {"chains": {"rider": {"vases": ["red_statue"], "active": "red_horse"}}}
    table = scene(ann, {"chains": {"shaman": {"vases": ["blue_horse"], "active": "wolf"}}}, mover="Bob")
    table.choose("attack wolf shaman Ann rider")
    assert names(table) == ["attacked", "cannot_defend"]
    table.choose("pass")
    assert "leader_alone" in names(table)


def test_a_totem_is_spoken_of_when_one_fits_a_chain_that_has_become_complete():
    ann = {"chains": {"rider": {"vases": RED["rider"][:2]}}, "hand": ["red_flag", "red_totem", *IDLE[:3]]}
    table = drawn(scene(ann), "wolf")
    play(table, "place red_flag rider", "draw", "card draw_three", "discard draw_three", "draw", "card steal")
    assert "complete_me" in names(table)
    assert names(table)[-1] == "totem"
    assert "10 spheres more, 20 with your leader" in words(table, "totem")
    table.choose("place red_totem rider")
    assert "magical" in names(table)
    assert "safe" not in names(table)


def test_who_needs_one_more_chain_and_who_sees_another_need_it_hear_it():
    near = {"chains": {**{name: {"vases": RED[name]} for name in ("rider", "shaman")},
                       "hunter": {"vases": RED["hunter"][:2]}}, "hand": ["red_mask", *IDLE[:4]]}  # fmt: skip
    rules = Ruleset.load().with_changes({"challenge.chains": [2, 4, 3]})
    one = {"chains": {"hunter": {"vases": RED["hunter"][:2]}}, "hand": near["hand"]}
    table = drawn(scene(one, rules=rules), "wolf")
    play(table, "place red_mask hunter", "draw", "card draw_three", "discard draw_three")
    assert names(table)[-1] == "i_am_close"
    table = drawn(scene({}, one, rules=rules), "block")
    play(table, "discard block", "draw", "card wolf", "place red_mask hunter")
    assert names(table)[-1] == "another_is_close"
    assert words(table, "another_is_close").startswith("Bob needs only one more")


def test_what_the_log_tells_of_chains_is_what_lies_there():
    """New games only: a position has chains that nobody saw begin."""
    for seed in range(4):
        table = new_table(2 + seed % 3, seed=seed)
        for _ in walk(table, seed=seed, steps=400):
            for name, player in table.state.players.items():
                assert chains(table.log, name) == {chain: len(look.vases) for chain, look in player.chains.items()}
                assert complete(table.log, name) == {
                    chain: look.totem is not None for chain, look in player.chains.items() if look.complete
                }


# --- no dead data


def test_every_moment_comes_in_some_game():
    """In a few whole ones, and where there are so few Dioramas that they run out."""
    poor = Ruleset.load().with_changes({f"dioramas.{card}.copies": 1 for card in Ruleset.load().dioramas})
    left = set(COACH.moments) - set(names(at_random(new_table(4, seed=1, rules=poor), seed=1, steps=3_000)))
    for seed in range(10):
        if left:
            left -= set(names(at_random(new_table(2 + seed % 3, seed=seed), seed=seed, steps=6_000)))
    assert not left


def test_every_sign_is_asked_for():
    assert {moment.sign for moment in COACH.moments.values()} - {""} == set(COACH.signs)


def test_a_hint_has_a_reason_for_every_reason_of_a_bot():
    assert WORDS.keys("hint-why-") == WORDS.keys("bot-why-") - {"random"}


def test_the_script_asks_for_bots_that_there_are():
    assert {*COACH.script.bots, COACH.script.hint} <= set(levels_of(tribu))
    assert list(COACH.script.scenario["players"]) == COACH.script.players


# --- short, and true of any box


def boxes() -> list[Ruleset]:
    random = Random(1)
    ruled = [{name: random.choice(ruling.options) for name, ruling in rulings().items()} for _ in range(3)]
    return [
        *(Ruleset.load().with_changes(box) for box in BOXES if box),
        *(Ruleset.load().with_rulings(**r) for r in ruled),
    ]


@pytest.mark.parametrize("rules", [Ruleset.load(), *boxes()], ids=lambda rules: rules.hash)
def test_everything_said_is_short_whatever_the_box(rules):
    said = 0
    for seed in range(2):
        for one in said_in(at_random(new_table(3, seed=seed, rules=rules), seed=seed, steps=900)):
            sentence = text_of(one, rules)
            assert len(sentence.split()) < MOST_WORDS, sentence
            assert not {"none", "None", "–"} & set(sentence.replace(".", " ").split()), sentence
            said += 1
    assert said > 20


# --- what may be known


def test_permuted_secrets_change_no_word_of_the_coach():
    table, random, looked = new_table(3, seed=5), Random(5), 0
    for number, _ in enumerate(walk(table, seed=5, steps=240)):
        if isinstance(table.pending, Decision) and number % 8 == 0:
            viewer = table.pending.player
            assert heard(permuted(table, viewer, random), viewer) == heard(table, viewer)
            looked += 1
    assert looked > 10


def heard(table: Table, viewer: str) -> list[object]:
    """All that the coach has said to a seat, and what it would do there."""
    desk = CoachedDesk(Room(Visitor(), "tribu"), table, Seats.alone(table.players, viewer), COACH)
    part = Coach(desk)
    while desk.holds:
        desk.got_it()
    part.do_hint()
    return [[part._text(said) for said in desk.spoken], part.state()]


# --- the game that was chosen


def test_the_first_game_begins_where_one_challenge_may_decide_it():
    state = page(Room(Visitor(), "tribu")).desk.table.state
    assert state.challenge == 2
    assert {name: player.total for name, player in state.players.items()} == {"Ada": 60, "Bruno": 60}
    assert all(len(player.hand) == 5 and not player.chains for player in state.players.values())


def test_the_first_game_is_worth_playing():
    """By the coach's own hints. Where bots or cards have changed: ``python -m tests.games.tribu.first_game 150``."""
    game = played(COACH.script.seed)
    turns = {said.name: game.turn(said.line) for said in game.said}
    state = game.table.state
    assert len(turns) >= 36
    assert (state.winner, state.challenge) == (game.me, 2)
    assert game.minutes <= 20
    assert {"goal", "one_thing"} <= {name for name, turn in turns.items() if turn == 1}
    assert {"begin", "vase", "colour", "take", "activate", "play"} <= {
        name for name, turn in turns.items() if turn <= 20
    }
    assert {"complete_me", "totem", "attacked", "defend", "attack", "closed", "scored", "end"} <= set(turns)


def test_the_hints_are_what_the_bot_answers_in_that_seat():
    table = first_table(COACH.script.seed)
    desk = CoachedDesk(Room(Visitor(), "tribu"), table, Seats.alone(table.players, "Ada"), COACH)
    table.choose("draw")
    table.roll()
    desk.set(table)
    part = Coach(desk)
    part.do_hint()
    assert part.state()["hint"]["at"]["answer"] == answer_at(table, COACH.script.hint)
