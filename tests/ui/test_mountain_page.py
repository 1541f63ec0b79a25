"""The climb on its page, and what a question tells besides its answers."""

import pytest

from krom_explore import Table
from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.ui.components.question import Question
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room, Visitor
from tests.ui.browser import App

PAIR = [2, 2, 3, 4, 6]


@pytest.fixture
def app():
    """Alma has 6 Krom, has climbed and rolled a pair of 2."""
    app = App("krom/learn/mountain")
    do(app, "question", "choose", answer="climb")
    do(app, "dice", "roll", dice=[PAIR])
    return app


def do(app, part, what, **fields):
    """Carry out an intent and give back all parts of the page as they are then."""
    reply = app.receive({"part": part, "do": what, **fields})
    assert "notice" not in reply
    return app._sent


# --- advice


def test_nothing_is_told_of_a_climb_before_it_is_over(app):
    parts = do(app, "dice", "keep", dice=[2, 2])
    assert parts["dice"]["roll"]["purpose"] == "reroll"
    assert (parts["advice"]["review"], parts["advice"]["choices"]) == ([], [])
    assert do(app, "dice", "roll", dice=[[1, 5, 6]])["advice"]["review"] == []
    assert len(do(app, "dice", "stop")["advice"]["review"]) == 2


def test_advice_ranks_every_choice_and_says_what_it_counts(app):
    choices = do(app, "advice", "ask")["advice"]["choices"]
    assert len(choices) == len(app.page.desk.table.options)
    assert "Stop here" in [choice["label"] for choice in choices]
    costs = [float(choice["regret"].split()[1]) for choice in choices if choice["regret"]]
    assert costs == sorted(costs)
    assert choices[0]["value"].startswith("worth ")
    assert choices[-1]["regret"].startswith("costs ")
    assert all(said.endswith(" Krom") for choice in choices for said in (choice["value"], choice["regret"]) if said)


# --- the reroll


def test_one_click_keeps_and_rolls(app):
    parts = do(app, "dice", "keep", dice=[2, 2], roll=True)
    assert parts["dice"]["rolls"] == 2
    assert parts["dice"]["keeping"]["dice"].count(2) >= 2


def test_an_answer_in_words_keeps_and_rolls_too(app):
    parts = do(app, "question", "choose", answer="keep 2 2")
    assert parts["dice"]["rolls"] == 2


def test_undo_takes_a_reroll_back_together_with_the_dice_kept(app):
    do(app, "dice", "keep", dice=[2, 2], roll=True)
    tape = app.page.desk.table.tape
    assert do(app, "question", "undo")["dice"]["keeping"]["dice"] == PAIR
    do(app, "question", "redo")
    assert app.page.desk.table.tape == tape


def test_dice_that_were_kept_stay_in_the_tray(app):
    rolling = do(app, "dice", "keep", dice=[2, 2])["dice"]["roll"]
    assert rolling["kept"] == [2, 2]
    assert rolling["hands"] == [{"who": "Alma", "dice": 3}]


def test_the_question_leaves_the_dice_to_the_tray_but_says_them_in_words(app):
    question = app._sent["question"]
    assert question["options"] == []
    assert app._sent["dice"]["keeping"]["pays"] == "a pair: 3 Krom"
    assert question["inWords"][-1]["answer"] == "stop"
    (kept,) = [option for option in question["inWords"] if option["answer"] == "keep 2 2"]
    assert (kept["label"], kept["icon"]) == ("Keep 2 2 and roll the rest", "dice")
    assert kept["price"] == [{"good": "krom", "amount": 1, "text": "1 Krom"}]


def test_only_a_total_that_counts_is_shown(app):
    (climbed,) = do(app, "dice", "stop")["dice"]["last"]
    assert (climbed["faces"], climbed["total"]) == (PAIR, None)
    app = App("krom/learn/savannah")
    do(app, "question", "choose", answer="hunt bison")
    (hunted,) = do(app, "dice", "roll")["dice"]["last"]
    assert hunted["total"] == sum(hunted["faces"])


# --- what a question tells


def test_who_has_chosen_a_place_is_known_and_the_place_is_not():
    app = App("krom/learn/movement")
    assert app.whole_page()["parts"]["question"]["chosen"] == []
    question = do(app, "question", "choose", answer="go forest")["question"]
    assert question["chosen"] == ["Alma"]
    assert question["chosenText"] == "Alma has chosen."


def test_a_reward_says_how_much_it_is():
    app = App("krom/learn/mountain")
    do(app, "question", "choose", answer="climb")
    do(app, "dice", "roll", dice=[[4, 4, 4, 4, 1]])
    labels = [option["label"] for option in do(app, "dice", "stop")["question"]["options"]]
    assert labels == ["Take 3 Stones", "Take 3 Bonus cards"]


@pytest.mark.parametrize(("goods", "said"), [("public", "Take 3 Krom (half)"), ("hidden", "Take half of the Krom")])
def test_robbery_says_how_much_krom_it_takes_where_goods_are_public(goods, said):
    players = {"Kolos": {"place": "forest"}, "Karok": {"place": "forest", "life": 1, "krom": 5}}
    rules = Ruleset.load().with_rulings(goods_shown=goods)
    table = Table.scenario({"phase": "actions", "players": players}, rules=rules)
    table.roll([6, 1])
    labels = {
        option["answer"]: option["label"]
        for option in Question(Desk(Room(Visitor(), "krom"), table)).state()["options"]
    }
    assert labels["rob krom"] == said


# --- the tray


def test_dice_that_were_kept_are_told_with_those_that_fell(app):
    assert app._sent["dice"]["keeping"]["kept"] == []
    do(app, "dice", "keep", dice=[2, 2])
    keeping = do(app, "dice", "roll", dice=[[1, 2, 6]])["dice"]["keeping"]
    assert (keeping["dice"], keeping["kept"]) == ([1, 2, 2, 2, 6], [2, 2])


def test_what_every_combination_pays_is_told_during_a_climb(app):
    rows = app._sent["dice"]["prizes"]["rows"]
    rules = app.page.desk.table.rules
    assert len(rows) == len(rules.mountain.results)
    assert [row["name"] for row in rows if row["now"]] == ["a pair"]
    assert {row["name"]: row["pays"] for row in rows}["a pair"] == "3 Krom"
    assert app._sent["dice"]["words"]["reroll-all"] == "Roll all 5 again"


def test_what_every_combination_pays_is_told_before_the_first_roll():
    app = App("krom/learn/mountain")
    assert app._sent["dice"]["prizes"] is None
    prizes = do(app, "question", "choose", answer="climb")["dice"]["prizes"]
    assert {row["name"]: row["pays"] for row in prizes["rows"]}["a pair"] == "3 Krom"
    assert not any(row["now"] for row in prizes["rows"])
