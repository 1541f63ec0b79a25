"""What the coach of a first game says, and when: rehearsed positions, recorded games, other boxes, other rulings."""

from __future__ import annotations

import re
from importlib.resources import files
from random import Random

import pytest

from krom_explore import Decision, Ruleset, Table
from krom_explore.engine.ports import Roll
from krom_explore.games import krom
from krom_explore.games.account import account_of
from krom_explore.games.krom import COACH, WORDS
from krom_explore.games.krom.coach import NEARLY, holds, last_on_sale, purse
from krom_explore.lab import LEVELS, answer_at, play_on, thought_at
from krom_explore.learn.coach import MOST_WORDS, Scene
from krom_explore.ui.coached import CoachedDesk
from krom_explore.ui.components.coach import Coach
from krom_explore.ui.room import Room, Visitor
from krom_explore.ui.seats import Seats
from tests.games.krom.first_game import (
    CLOSE,
    INVITED,
    MOST_MINUTES,
    first_table,
    levels_of,
    played,
    said_in,
    shows,
    text_of,
    ways,
    without_hints,
)
from tests.games.krom.helpers import ruled, scene
from tests.games.krom.test_other_box import OTHER_BOX, odd_box
from tests.games.krom.test_view import HIDDEN_GOODS, permuted
from tests.play import new_table, walk
from tests.play import played as at_random
from tests.soak import rulings_at_random


def names(table: Table) -> list[str]:
    return [said.name for said in said_in(table)]


def numbers(sentence: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", sentence)]


def words(table: Table, name: str) -> str:
    (said,) = [said for said in said_in(table) if said.name == name]
    return text_of(said, table.rules)


# --- rehearsed


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_the_first_move_is_an_invitation_to_a_place_on_the_board_that_tells_no_secret(lang):
    """The same words and the same place in every new game, wherever the others go."""
    heard = set()
    for seed in range(5):
        table = new_table(3, seed=seed)
        (said,) = said_in(table)
        assert said.aim() == {"part": "board", "answer": "go forest"}
        assert said.aim()["answer"] in table.options
        heard.add(text_of(said, table.rules, lang))
    (sentence,) = heard
    assert WORDS.message("place-forest", lang) in sentence
    assert len(sentence.split()) < MOST_WORDS


def test_nobody_is_invited_where_they_may_not_go():
    table = Table.scenario({"players": {"Alma": {"place": "forest"}, "Kolos": {"place": "cave"}}})
    (said,) = said_in(table)
    assert said.aim() == {"part": "board"}
    assert "Forest" not in text_of(said, table.rules)


def test_first_comes_the_goal_in_two_sentences():
    table = new_table(3, seed=1)
    assert names(table) == ["goal"]
    assert words(table, "goal").count(".") == 2
    assert "10 Evolution points" in words(table, "goal")
    assert "7 Evolution points" in words(new_table(6, seed=1), "goal")


@pytest.mark.parametrize("lang", ["en", "fr", "de", "it"])
def test_a_short_game_is_told_as_one_when_it_begins_and_when_it_is_over(lang):
    table = first_table()
    points, usual = table.state.target, table.rules.goal(len(table.players), longer=False)
    assert points < usual
    goal = text_of(said_in(table)[0], table.rules, lang)
    assert numbers(goal) == [points, usual]
    assert len(goal.split()) < MOST_WORDS
    play_on(table, levels_of(COACH.script.bots))
    assert numbers(text_of(said_in(table)[-1], table.rules, lang))[1:] == [points, usual]
    assert numbers(account_of(krom, table, table.players[0]).why[0].say(lang))[2:] == [points, usual]


def test_a_whole_game_is_told_without_a_word_on_its_length():
    table = new_table(2, seed=1)
    assert numbers(words(table, "goal")) == [10]
    play_on(table)
    assert numbers(words(table, "end"))[1:] == [10]
    assert numbers(account_of(krom, table, "Alma").why[0].say("en"))[2:] == [10]


def test_when_all_have_moved_it_is_said_that_they_chose_in_secret():
    table = new_table(2, seed=1)
    table.choose("go forest")
    assert names(table) == ["goal"]
    table.choose("go mountain")
    assert names(table) == ["goal", "reveal", "alone", "forest"]
    assert "Cave, Forest, Savannah, and Mountain" in words(table, "reveal")


@pytest.mark.parametrize(
    ("place", "told"),
    [("forest", "in the Forest the lighter one wins: Alma (52 kg) comes before Kolos (141 kg)"),
     ("savannah", "in the Savannah the heavier one wins: Kolos (141 kg) comes before Alma (52 kg)")],
)  # fmt: skip
def test_a_tie_is_explained_by_who_is_lighter_or_heavier(place, told):
    table = scene({"Alma": {"place": place}, "Kolos": {"place": place}})
    table.roll([5, 5])
    assert told in words(table, "tie")


def test_a_tie_where_it_is_the_other_way_round_is_spoken_of_too():
    table = new_table(2, seed=1)
    for place in ("forest", "savannah", "mountain"):
        table.choose(f"go {place}")
        table.choose(f"go {place}")
        while isinstance(table.pending, Roll):
            table.roll([4, 4])
        while table.pending.question != "movement":
            table.choose(table.options[-1])
    ties = [said for said in said_in(table) if said.name.startswith("tie")]
    assert [(said.name, said.scene.facts["place"]) for said in ties] == [("tie", "forest"), ("tie_again", "savannah")]
    assert "in the Savannah the heavier one wins" in words(table, "tie_again")


def test_the_first_tie_that_is_seen_is_spoken_of_whoever_fights():
    """However much has been said just before."""
    among_others = 0
    for seed in range(40):
        game = played(seed, COACH.script.bots)
        ties = [(n, told) for n, told in enumerate(game.table.log, 1) if told.rule == "combat.tie.weight"]
        for line, told in ties[:1]:
            assert [said.line for said in game.said if said.name == "tie"] == [line]
            among_others += game.me not in (told.args["first"], told.args["second"])
    assert among_others > 3


def test_a_roll_off_is_no_tie_by_weight():
    rules = odd_box(49)
    twins = [a for a in rules.weights for b in rules.weights if a != b and rules.weights[a] == rules.weights[b]]
    table = scene({name: {"place": "forest"} for name in twins[:2]}, rules=rules)
    table.roll([3, 3])
    assert "tie" not in names(table)


def test_life_lost_is_the_difference_to_the_winner():
    table = scene({"Alma": {"place": "forest"}, "Kolos": {"place": "forest"}})
    table.roll([2, 6])
    told = "Kolos was ahead by 4, so you lose 4 life. You have 3 left; at 0 you would be stunned"
    assert words(table, "hurt").startswith(told)


def test_who_is_stunned_hears_it_and_wakes_up():
    table = scene({"Alma": {"place": "forest", "life": 1, "krom": 5}, "Kolos": {"place": "forest"}})
    table.roll([1, 6])
    table.choose("rob krom")
    while isinstance(table.pending, Decision) and table.pending.question != "movement":
        table.choose(table.options[-1])
    assert {"stunned_me", "robbed_me", "woke"} <= set(names(table))
    assert "7 life" in words(table, "woke")
    assert "Kolos took 3 of your Krom" in words(table, "robbed_me")


def test_who_stuns_another_may_rob_and_is_told_what():
    table = scene({"Alma": {"place": "forest"}, "Kolos": {"place": "forest", "life": 1, "krom": 5}})
    table.roll([6, 1])
    assert names(table)[-1] == "rob"
    assert words(table, "rob").startswith("Kolos is down to 0 life, stunned")


def test_the_first_evolution_that_could_be_bought_is_more_than_the_place():
    alma = {"place": "forest", "wood": 3, "stone": 3, "bone": 3}
    table = scene({"Alma": alma, "Kolos": {"place": "cave", "life": 0}})
    (said,) = [said for said in said_in(table) if said.step is not None]
    assert said.name == "evolution"
    assert said.aim()["answer"] in table.options
    table.choose("draw")
    table.roll("branch")
    assert "price" in names(table)
    assert "forest" not in names(table), "a second card is not free"


def test_dice_are_for_sale_only_where_one_can_pay():
    poor, rich = ({"place": "savannah", "krom": krom} for krom in (0, 9))
    for seat in (poor, rich):
        table = scene({"Alma": seat, "Kolos": {"place": "cave", "life": 0}})
        assert names(table) == ["alone", "hunt"] or "hunt" in names(table)
        assert COACH.signs["dice_for_sale"](said_in(table)[-1].scene) is (seat is rich)


def test_somebody_close_to_winning_is_told_by_the_points_that_are_left():
    kolos = {"place": "cave", "wood": 9, "stone": 9, "bone": 9, "evolutions": ["bow", "cart", "flute", "torch"]}
    table = scene({"Alma": {"place": "mountain"}, "Kolos": kolos})
    before = table.state.players["Kolos"].points
    best = next(option for option in table.options if option.startswith("realise"))
    table.choose(best)
    points = table.state.players["Kolos"].points
    assert points > before
    left = table.state.target - points
    assert ("close" in names(table)) == (0 < left <= 3)
    assert "realised_other" in names(table) or "close" in names(table)


def test_a_position_that_was_set_up_can_be_coached():
    """Its Evolutions lay there before anything was told."""
    alma = {"place": "forest", "wood": 3, "stone": 3, "bone": 3}
    shown = ["bow", "torch", "flute", "cart"]
    table = scene({"Alma": alma, "Kolos": {"place": "cave", "life": 0}}, evolutions=shown)
    table.choose(next(option for option in table.options if option.startswith("realise")))
    table.roll()
    table.choose("done")
    assert table.pending.question == "movement"
    assert all(text_of(said, table.rules) for said in said_in(table))


def test_nothing_is_said_of_a_hand_that_is_empty():
    table = new_table(2, seed=1)
    sign = COACH.signs["holds_a_card"]
    asked = said_in(table)[0].scene
    assert sign(asked)
    played_it = asked._replace(
        whole=[*asked.whole, asked.whole[0]._replace(kind="played", args={"player": "Alma", "card": "x"})],
        line=asked.line + 1,
    )
    assert not sign(played_it)


def test_the_aim_is_the_one_that_a_hint_speaks_of():
    game = played(COACH.script.seed, COACH.script.bots)
    (said,) = [said for said in game.said if said.name == "aim"]
    table = game.table
    table.go_to(said.step)
    thought = thought_at(table, COACH.script.hint)
    hint = COACH.reason(table.seat(game.me), thought.answer, thought.why).say("en")
    aims = [name for card in table.rules.evolution if (name := table.rules.name(card)) in text_of(said, table.rules)]
    assert len(aims) == 1
    assert aims[0] in hint


def test_what_is_pointed_at_is_the_evolution_that_is_named():
    """Of the cards that lie there, the one that the sentence names."""
    game = played(COACH.script.seed, COACH.script.bots)
    (said,) = [said for said in game.said if said.name == "aim"]
    rules = game.table.rules
    at = said.aim(COACH.found(said.scene))
    assert (at["part"], at["fact"]) == ("cards", "card")
    assert f"“{rules.name(at['of'])}”" in text_of(said, rules)


@pytest.mark.parametrize(("dice", "at"), [([4, 3], "pass"), ([3, 4], "play double_club"), ([3, 3], "pass")])
def test_who_is_ahead_already_is_not_sent_to_a_combat_card(dice, at):
    alma = {"place": "forest", "bonus": ["double_club"]}
    table = scene({"Alma": alma, "Kolos": {"place": "forest"}})
    table.roll(dice)
    (said,) = [said for said in said_in(table) if said.name == "combat_card"]
    assert said.aim(COACH.found(said.scene))["answer"] == at


@pytest.mark.parametrize(
    ("place", "krom", "last", "named"),
    [
        ("forest", 0, "fishbone_comb", "Torch"),
        ("savannah", 0, "fishbone_comb", "Fishbone comb"),
        ("savannah", 0, "fire_almost", None),
        ("cave", 0, "fishbone_comb", None),
        ("cave", 9, "fishbone_comb", "Torch"),
    ],
)
def test_a_hint_names_an_evolution_only_where_the_place_brings_it_closer(place, krom, last, named):
    """A Wood is missing for the torch, which is found in the Forest and bought in the Cave; prey is Bone."""
    alma = {"place": "mountain", "stone": 1, "krom": krom}
    players = {"Alma": alma, "Kolos": {"place": "mountain"}}
    shown = ["torch", "digging_stick", "stone_that_cuts", last]
    prey = ["grumpy_boar", "dodo", "bison", "cave_lion"]
    table = Table.scenario({"players": players, "evolutions": shown, "prey": prey})
    bot = thought_at(table, "normal").why
    assert bot.key == "bot-why-movement-aim", "which says nothing of where one goes"
    why = COACH.reason(table.seat("Alma"), f"go {place}", bot)
    told = [name for card in shown if (name := table.rules.name(card)) in why.say("en")]
    assert told == ([named] if named else [])


def test_what_a_bot_says_of_anything_else_is_told_to_a_learner_too():
    table = scene({"Alma": {"place": "forest"}, "Kolos": {"place": "cave", "life": 0}})
    thought = thought_at(table, "normal")
    assert COACH.reason(table.seat("Alma"), thought.answer, thought.why) == thought.why


@pytest.mark.parametrize("seed", range(4))
def test_what_i_hold_follows_from_what_was_told(seed):
    table, looked = new_table(4, seed=seed), 0
    for _ in walk(table, seed=seed, steps=500):
        if isinstance(table.pending, Decision) and table.pending.question == "movement":
            me = table.pending.player
            player = table.state.players[me]
            scene_now = Scene(table.log_seen_by(me), len(table.log), me, table.pending, table.rules)
            assert holds(scene_now) == (player.wood, player.stone, player.bone)
            assert purse(scene_now)["krom"] == player.krom
            looked += 1
    assert looked > 20


def test_a_trade_that_one_cannot_refuse_is_told_as_what_it_did():
    kolos = {"place": "forest", "bone": 1, "bonus": ["unfair_trade"]}
    table = scene({"Alma": {"place": "forest", "wood": 2}, "Kolos": kolos})
    table.roll([1, 3])
    table.choose(next(option for option in table.options if option.startswith("play unfair_trade")))
    assert "you hand over 2 Wood and get 1 Bone" in words(table, "swapped")


def test_the_last_resource_for_an_evolution_is_for_sale_where_it_can_be_paid():
    """What the sentence names is what I lack, what the Cave asks and what I have; before, it did not hold."""
    spoken = []
    for seed in range(12):
        game = played(seed, COACH.script.bots)
        spoken += [(game, said) for said in game.said if said.name == "last_one"]
    assert len(spoken) > 2
    for game, said in spoken:
        rules, last = game.table.rules, last_on_sale(said.scene)
        assert last is not None
        held = purse(said.scene)
        lacks = {good: n - held[good] for good, n in rules.evolution[last.card].cost.items() if n > held[good]}
        assert lacks == {last.good: 1}
        assert held["krom"] >= rules.cave.prices[last.good] - NEARLY
        sentence = text_of(said, rules)
        assert f"“{rules.name(last.card)}”" in sentence
        assert numbers(sentence) == [1, rules.cave.prices[last.good], held["krom"]]
        assert said.aim() == {"part": "board", "answer": "go cave"}


def test_what_is_for_sale_is_not_told_to_who_cannot_go_there_or_has_what_was_not_told():
    table = Table.scenario({"players": {"Alma": {"place": "cave", "krom": 9}, "Kolos": {"place": "cave"}}})
    now = Scene(table.log, len(table.log), "Alma", table.pending, table.rules)
    assert last_on_sale(now) is None


STUNNED = {"en": "stunned", "fr": "assommé", "de": "betäubt", "it": "tramortito|a terra"}


@pytest.mark.parametrize("lang", STUNNED)
def test_whichever_sentence_first_says_stunned_says_what_that_is(lang):
    """A learner may come to any of them first."""
    source = files(krom.__name__).joinpath("text", lang, "coach.ftl").read_text(encoding="utf-8")
    messages = re.findall(r"^(?:coach|hint)-[^\n]*(?:\n[ }][^\n]*)*", source, re.MULTILINE)
    using = [message for message in messages if re.search(STUNNED[lang], message)]
    assert len(using) >= 5
    assert [message for message in using if not re.search(r"\b0\b", message)] == []


# --- no dead data


def test_every_moment_comes_in_some_game():
    left, games = set(COACH.moments), 0
    for seed in range(80):
        left -= {said.name for said in played(seed, ("normal", LEVELS[seed % 2])).said}
        games += 1
        if not left:
            break
    assert not left, games


def test_every_sign_is_asked_for():
    assert {moment.sign for moment in COACH.moments.values()} - {""} == set(COACH.signs)


def test_a_hint_has_a_reason_for_every_reason_of_a_bot():
    """But for the bots that never hint: who plays at random, and who imagines games."""
    assert WORDS.keys("hint-why-") == WORDS.keys("bot-why-") - {"random", "better", "tried"}


# --- short, and true of any box


def boxes() -> list[Ruleset]:
    ruled_otherwise = [Ruleset.load().with_rulings(**rulings_at_random(Random(seed))) for seed in range(12)]
    return [Ruleset.load(), Ruleset.from_toml(OTHER_BOX), odd_box(49), *ruled_otherwise]


@pytest.mark.parametrize("rules", boxes(), ids=lambda rules: rules.hash)
def test_everything_said_is_short_whatever_the_box(rules):
    said = 0
    for seed in range(3):
        table = Table.new(list(rules.characters)[:3], seed=seed, rules=rules)
        for one in said_in(at_random(table, seed=seed, steps=400)):
            sentence = text_of(one, rules)
            assert len(sentence.split()) < MOST_WORDS, sentence
            assert "none" not in sentence.split(), sentence
            assert "–" not in sentence, sentence
            said += 1
    assert said > 20


def test_prices_are_those_of_the_box():
    rules = Ruleset.from_toml(OTHER_BOX)
    table = scene({name: {"place": "cave", "krom": 9} for name in list(rules.characters)[:1]}
                  | {list(rules.characters)[1]: {"place": "forest", "life": 0}}, rules=rules)  # fmt: skip
    assert "1 Krom and 5 life" in words(table, "cave")


def test_a_box_that_sells_nothing_in_the_cave_is_not_said_to():
    toml = OTHER_BOX.replace("prices = { wood = 5, bone = 2, life = 2 }", "prices = {}")
    rules = Ruleset.from_toml(toml)
    one, two = list(rules.characters)[:2]
    table = scene({one: {"place": "cave"}, two: {"place": "forest", "life": 0}}, rules=rules)
    assert "buy" not in words(table, "cave")
    assert "services" not in names(table)


def test_a_countered_price_and_other_rulings_are_read_from_the_rules():
    table = scene(
        {"Alma": {"place": "mountain"}, "Kolos": {"place": "cave", "life": 0}}, rules=ruled(mountain_result="choose")
    )
    table.choose("climb")
    table.roll([1, 1, 2, 2, 3])
    table.choose("stop")
    table.choose(table.options[0])
    assert "smaller combination" not in words(table, "result")


# --- what may be known


@pytest.mark.parametrize("rulings", [{}, HIDDEN_GOODS])
def test_permuted_secrets_change_no_word_of_the_coach(rulings):
    table = new_table(4, seed=5, kromosaurus=True, rules=Ruleset.load().with_rulings(**rulings))
    random, looked = Random(5), 0
    for number, _ in enumerate(walk(table, seed=5, steps=400)):
        if isinstance(table.pending, Decision) and number % 4 == 0:
            viewer = table.pending.player
            assert heard(permuted(table, viewer, random), viewer) == heard(table, viewer)
            looked += 1
    assert looked > 50


def heard(table: Table, viewer: str) -> list[object]:
    """All that the coach has said to a seat, and what it would do there."""
    desk = CoachedDesk(Room(Visitor(), "krom"), table, Seats.alone(table.players, viewer), COACH)
    part = Coach(desk)
    while desk.holds:
        desk.got_it()
    part.do_hint()
    return [[part._text(said) for said in desk.spoken], part.state()]


# --- the game that was chosen


def test_the_first_game_is_worth_playing():
    """By the coach's own hints. Where bots or cards have changed: ``python -m tests.games.krom.first_game 600``."""
    game = played(COACH.script.seed, COACH.script.bots)
    turns = {said.name: game.turn(said.line) for said in game.said}
    assert len(turns) >= 30
    assert game.ends_well
    assert {"reveal", "goal"} <= {name for name, turn in turns.items() if turn == 1}
    early = {name for name, turn in turns.items() if turn <= 5}
    assert {"meeting", "dice", "tie", "hurt", "order", "evolution", "realised_me", "hunt", "forest", "climb"} <= early


@pytest.mark.parametrize("card", ["play", "pass"])
def test_who_accepts_the_invitation_wins_the_first_fight_and_hears_why(card):
    """Whatever is done with the card for combats that one holds; and a hint does not say otherwise."""
    table = first_table()
    assert answer_at(table, COACH.script.hint) == INVITED
    table.choose(INVITED)
    while not any(event.kind == "combat" for event in table.log):
        asked = table.pending
        if isinstance(asked, Decision) and asked.player != table.players[0]:
            table.choose(answer_at(table, levels_of(COACH.script.bots)[asked.player]))
        elif isinstance(asked, Decision):
            table.choose(next(option for option in asked.options if option.startswith(card)))
        else:
            table.roll()
    assert table.state.turn == 1
    assert "You win the fight" in words(table, "order")
    assert {"meeting", "dice"} <= set(names(table))


def test_wherever_a_learner_goes_a_fight_comes_soon():
    """Without hints: every way to go in the first turns. Where one is won, it is over within five minutes."""
    found = ways(COACH.script.seed, COACH.script.bots)
    assert len(found) == 27
    met = [way.game for way in found if way.game.first_fight is not None]
    won = [game for game in met if game.first_won is not None]
    assert len(met) >= 22
    assert len(won) >= 22
    assert sum(game.minutes_at(game.first_won) <= 5 for game in won) >= 15


def test_it_is_over_in_good_time_however_a_learner_plays():
    """By any way in the first turns, or without ever asking; and most come to know what a first game is to show."""
    seed, bots = COACH.script.seed, COACH.script.bots
    by_ways = {way: played(seed, bots, *way.moves) for way in ways(seed, bots)}
    games = [*by_ways.values(), *without_hints(seed, bots)]
    assert max(game.minutes for game in games) <= 20
    assert sum(game.minutes <= MOST_MINUTES for game in games) >= len(games) - 1
    assert all(game.behind <= CLOSE for way, game in by_ways.items() if way.invited)
    assert sum(game.behind <= CLOSE for game in by_ways.values()) >= 17
    assert shows(games) > 0.75


def test_of_an_evolution_that_wins_only_the_end_is_told():
    game = played(COACH.script.seed, COACH.script.bots)
    assert game.table.state.winner == game.me
    wins = next(line for line, told in enumerate(game.table.log, 1) if told.kind == "won") - 1
    assert game.table.log[wins - 1].kind == "realised"
    assert [said.name for said in game.said if said.line >= wins] == ["end"]


def test_the_hints_are_what_the_bot_answers_in_that_seat():
    table = new_table(3, seed=COACH.script.seed)
    desk = CoachedDesk(Room(Visitor(), "krom"), table, Seats.alone(table.players, "Alma"), COACH)
    part = Coach(desk)
    part.do_hint()
    assert part.state()["hint"]["at"]["answer"] == answer_at(table, COACH.script.hint)
    assert play_on(table.fork(), "easy").state.winner
