"""The bots of Krom: they see a seat and nothing else, answer everything, and say why without telling a secret."""

import re
import subprocess
import sys
from fractions import Fraction
from random import Random

import pytest

from krom_explore import Decision, Over, Ruleset, Table
from krom_explore.games.krom import look, odds
from krom_explore.games.krom.bots import search
from krom_explore.games.krom.bots.dealt import position_of
from krom_explore.games.krom.box import PLACES
from krom_explore.games.krom.rules import actions
from krom_explore.lab import LEVELS, answer_at, play_on, reason_at, strength, thought_at
from krom_explore.odds.spread import often
from tests.games.krom.helpers import alone, scene
from tests.games.krom.test_other_box import RULES as OTHER_BOX
from tests.games.krom.test_other_box import odd_box
from tests.games.krom.test_view import HIDDEN_GOODS, permuted
from tests.play import new_table, walk
from tests.soak import rulings_at_random

QUICK = ("easy", "normal")
QUESTIONS = {
    "movement", "action", "reroll", "reward", "combination", "combat", "counter", "rob", "give",
}  # fmt: skip
"""All but whom to rob first, which is rare and has a test of its own."""


@pytest.fixture
def few_games(monkeypatch):
    """The hard bot imagines a few games only: it makes the same kinds of mistakes in less time."""
    monkeypatch.setattr(search, "GAMES", 24)
    monkeypatch.setattr(search, "ROUND", 1)


def tables():
    """Tables of every kind: all boxes, rulings at random, all switches."""
    for number, box in enumerate([Ruleset.load(), OTHER_BOX, odd_box(49), Ruleset.load()] * 2):
        random = Random(number)
        ruled = rulings_at_random(random) if number % 2 else {}
        if number == 1:
            ruled |= {"resource_choice": "target", "mountain_result": "choose"}
        if box.rulings["equal_weights"] == "roll_off":
            ruled["equal_weights"] = "roll_off"
        names = random.sample(list(box.characters), random.randint(2, min(5, box.players.most)))
        switches = {name: random.random() < 0.5 for name in ("kromosaurus", "glacial", "longer")}
        yield Table.new(names, seed=number, rules=box.with_rulings(**ruled), **switches)


def decisions(table, seed, steps):
    """The moments of a random walk at which somebody is asked."""
    for _ in walk(table, seed=seed, steps=steps):
        if isinstance(table.pending, Decision):
            yield table.pending


# --- what a bot makes of its seat


def test_a_position_dealt_from_a_seat_looks_to_that_seat_as_the_table_does():
    for number, table in enumerate(tables()):
        for asked in decisions(table, number, 150):
            seat = table.seat(asked.player)
            dealt = position_of(seat, Random(number))
            if table.rules.rulings["goods_shown"] == "public":
                assert look.view(dealt, asked.player) == seat.state
                if asked.question == "action":
                    assert actions.options(dealt, dealt.visit) == list(asked.options)


def test_what_the_picture_does_not_show_is_remembered_as_it_was_told():
    for number, table in enumerate(tables()):
        for asked in decisions(table, number, 150):
            dealt, true = position_of(table.seat(asked.player), Random(number)), table._now.position
            assert [(p.acted, p.misses_action) for p in dealt.seats] == [(p.acted, p.misses_action) for p in true.seats]
            assert (dealt.visit and dealt.visit.key()) == (true.visit and true.visit.key())
            assert (dealt.kromosaurus and dealt.kromosaurus.key()) == (true.kromosaurus and true.kromosaurus.key())


@pytest.mark.parametrize("rulings", [{}, HIDDEN_GOODS])
@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("few_games")
def test_permuted_secrets_never_change_an_answer_or_its_reason(level, rulings):
    table = new_table(4, seed=2, kromosaurus=True, rules=Ruleset.load().with_rulings(**rulings))
    random = Random(2)
    looked = 0
    for number, asked in enumerate(decisions(table, 2, 300)):
        if number % (1 if level in QUICK else 6) == 0:
            other = permuted(table, asked.player, random)
            assert thought_at(other, level) == thought_at(table, level)
            looked += 1
    assert looked > 25


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("few_games")
def test_a_choice_that_lies_face_down_changes_nothing_for_those_who_choose_after_it(level):
    thoughts = []
    for place in ("forest", "savannah", "mountain"):
        table = new_table(3, seed=4)
        table.choose(f"go {place}")
        thoughts.append(thought_at(table, level))
    assert thoughts[0] == thoughts[1] == thoughts[2]


# --- answers


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("few_games")
def test_every_question_of_any_box_has_a_legal_answer_and_a_reason(level):
    met = set()
    for number, table in enumerate(tables()):
        for at, asked in enumerate(decisions(table, number, 200)):
            if level in QUICK or asked.question not in ("movement", "action") or at % 25 == 0:
                met.add(asked.question)
                assert answer_at(table, level) in asked.options
                assert reason_at(table, level)
    assert met == QUESTIONS


@pytest.mark.parametrize("level", LEVELS)
def test_of_two_who_lie_stunned_the_richer_is_robbed_first(level):
    poor, rich = {"place": "cave", "life": 1, "krom": 0, "wood": 1}, {"place": "cave", "life": 1, "krom": 9, "bone": 3}
    table = scene({"Kolos": {"place": "cave"}, "Karok": poor, "Alma": rich})
    table.roll([6, 1, 1])
    assert answer_at(table, level) == "victim Alma"
    assert reason_at(table, level)


@pytest.mark.parametrize("level", QUICK)
def test_whole_games_end_on_every_box(level):
    for table in list(tables())[:4]:
        assert isinstance(play_on(table, level).pending, Over)


def test_a_whole_game_of_hard_bots_ends():
    assert isinstance(play_on(new_table(2, seed=1), "hard").pending, Over)


@pytest.mark.parametrize("level", LEVELS)
def test_an_evolution_that_wins_is_realised(level):
    table = alone({"place": "cave", "wood": 2, "stone": 3, "bone": 2, "evolutions": ["hang_glider", "cart", "bow"]},
                  evolutions=["observatory", "torch"])  # fmt: skip
    assert answer_at(table, level) == "realise observatory"


@pytest.mark.parametrize("level", LEVELS)
def test_a_card_that_turns_a_lost_combat_is_played_and_one_that_cannot_is_kept(level):
    players = {"Kolos": {"place": "cave", "life": 2, "wood": 3, "bonus": ["war_cry"]}, "Karok": {"place": "cave"}}
    table = scene(players)
    table.roll([2, 5])
    assert answer_at(table, level) == "play war_cry"
    table.undo()
    table.roll([6, 4])
    assert answer_at(table, level) == "pass"


def test_who_wins_anyway_and_plays_a_card_says_that_it_is_to_hurt():
    """Equal totals in the Forest, where the lighter one wins: it is not to win that she adds a die."""
    players = {"Alma": {"place": "forest", "bonus": ["club_swing"]}, "Kolos": {"place": "forest", "life": 5, "krom": 5}}
    table = scene(players)
    table.roll([3, 3])
    thought = thought_at(table, "normal")
    assert (thought.answer, thought.why.key) == ("play club_swing", "bot-why-combat-ahead")
    players["Alma"]["life"] = 2
    table = scene(players)
    table.roll([3, 5])
    thought = thought_at(table, "normal")
    assert (thought.answer, thought.why.key) == ("play club_swing", "bot-why-combat")


def test_normal_goes_where_the_missing_resource_is():
    """The Evolutions need nothing but Bone: it does not gather Wood."""
    players = {"Alma": {"place": "cave", "krom": 0}, "Kolos": {"place": "mountain", "krom": 0}}
    table = Table.scenario({"players": players, "evolutions": ["fishbone_comb", "pack_mammoth", "fur_briefs"],
                            "prey": ["dodo", "grumpy_boar", "giant_armadillo", "giant_deer"]})  # fmt: skip
    assert answer_at(table, "normal") == "go savannah"


# --- the same game on any machine


@pytest.mark.parametrize("level", LEVELS)
def test_the_same_seed_gives_the_same_game_whatever_the_order_of_sets(level):
    script = (
        "from krom_explore import Table; from krom_explore.lab import play_on;"
        "from krom_explore.games.krom.bots import search; search.GAMES, search.ROUND = 24, 1;"
        f"print(play_on(Table.new(['Alma', 'Kolos', 'Karok'], seed=3, kromosaurus=True), {level!r}).tape)"
    )
    games = {
        subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True, env={"PYTHONHASHSEED": hashes}
        ).stdout
        for hashes in ("1", "2")
    }
    assert len(games) == 1


@pytest.mark.usefixtures("few_games")
def test_an_answer_depends_on_the_moment_alone():
    table = new_table(3, seed=9)
    for step in range(40):
        if isinstance(table.pending, Decision):
            level = LEVELS[step % 3]
            first = answer_at(table, level)
            table.choose(first)
            table.undo()
            assert answer_at(table, level) == first
            table.choose(first)
        else:
            table.roll()


# --- reasons


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("few_games")
def test_a_reason_names_no_card_of_the_hand_but_the_one_that_the_answer_names(level):
    table = new_table(4, seed=6, kromosaurus=True)
    for asked in decisions(table, 6, 200 if level in QUICK else 60):
        thought = thought_at(table, level)
        named = table.rules.grammar.parse(thought.answer).card
        for card in table.state.players[asked.player].bonus:
            if card != named:
                assert table.rules.name(card) not in thought.why.say("en")


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.usefixtures("few_games")
def test_the_reason_for_a_move_says_nothing_of_where_it_goes(level):
    said = {}
    for seed in range(12):
        table = new_table(3, seed=seed)
        table._now.position.evolutions = ["torch", "slingshot", "flute", "bow"]
        thought = thought_at(table, level)
        said.setdefault(thought.why.say("en"), set()).add(thought.answer)
        assert not {place.title() for place in PLACES} & set(re.findall(r"\w+", thought.why.say("en")))
    assert len(said) == 1


@pytest.mark.usefixtures("few_games")
@pytest.mark.parametrize("level", LEVELS)
def test_where_goods_are_hidden_a_move_says_nothing_of_what_one_is_after(level):
    table = new_table(3, seed=2, rules=Ruleset.load().with_rulings(goods_shown="hidden"))
    for asked in decisions(table, 2, 80):
        if asked.question == "movement":
            said = reason_at(table, level)
            assert not any(table.rules.name(card) in said for card in table.state.evolutions)


def test_to_pass_is_explained_by_nothing():
    """Only who holds a certain card is asked: the reason must not say that there was one to play."""
    players = {"Kolos": {"place": "cave", "bonus": ["headbutt"]}, "Karok": {"place": "cave"}}
    table = scene(players)
    table.roll([6, 4])
    assert reason_at(table, "normal") == "Kolos let it be."


def test_a_hunt_is_explained_with_its_exact_chance():
    table = alone({"place": "savannah", "krom": 0}, prey=["dodo", "mammoth", "cave_lion", "woolly_rhino"])
    prey = table.rules.hunt[table.rules.grammar.parse(answer_at(table, "normal")).card]
    assert often(Fraction(odds.hunt(prey.dice, prey.value))) in reason_at(table, "normal")


@pytest.mark.parametrize("level", QUICK)
def test_what_can_be_paid_for_is_realised_and_of_several_what_brings_most_points(level):
    """Somebody watched two bots keep what pays for four points for three turns, and could not see why."""
    table = alone({"place": "cave", "krom": 5, "wood": 2, "stone": 2, "bone": 3},
                  evolutions=["digging_stick", "slingshot", "hang_glider", "fishbone_comb"])  # fmt: skip
    assert answer_at(table, level) == "realise hang_glider"


@pytest.mark.parametrize("level", QUICK)
def test_no_bot_ends_its_phase_with_an_evolution_that_it_could_pay_for(level):
    ended = 0
    for seed in range(8):
        table = new_table(3, seed=seed)
        for asked in decisions(table, seed, 200):
            if asked.question == "action" and any(option.startswith("realise") for option in asked.options):
                assert answer_at(table, level) != "done"
                ended += 1
    assert ended > 20


def test_who_takes_two_evolutions_instead_of_a_dearer_one_says_so():
    """Two of two points each cost less than one of four."""
    table = alone({"place": "cave", "krom": 0, "wood": 2, "stone": 3, "bone": 2},
                  evolutions=["observatory", "organised_nap", "finger_painting", "cart"])  # fmt: skip
    thought = thought_at(table, "normal")
    assert thought.answer in ("realise organised_nap", "realise finger_painting")
    assert (thought.why.key, thought.why.args["other"].id) == ("bot-why-realise-cheaper", "observatory")
    table.choose(thought.answer)
    table.roll()  # the Evolution that takes its slot
    table.choose(answer_at(table, "normal"))
    assert table.state.players["Alma"].points == 4, "the other one of the two"


# --- strength: the seeds are fixed, so these cannot come out otherwise


@pytest.mark.parametrize(("level", "against", "games", "least"), [
    ("easy", "random", 40, 36), ("normal", "random", 40, 38), ("normal", "easy", 60, 36),
])  # fmt: skip
def test_each_level_beats_the_one_below(level, against, games, least):
    *_, row = strength(lambda seed: Table.new(["Alma", "Kolos"], seed=seed), level, against, games)
    assert row.won >= least
