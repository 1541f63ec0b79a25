"""The odds beside a table and on their own pages: the right question at every moment, in true sentences."""

from __future__ import annotations

from fractions import Fraction

import pytest

from krom_explore import Ruleset, Table, odds
from krom_explore.games.krom.box import PLACES
from krom_explore.games.krom.face import question_at
from krom_explore.games.krom.face.odds_at import HIDDEN
from krom_explore.ui.components.odds import OddsPanel
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room, Visitor
from krom_explore.ui.seats import Seats
from tests.ui.browser import App


def opened(route):
    app = App()
    app.receive({"hello": {"hash": route}})
    return app


def choose(app, answer):
    app.receive({"part": "question", "do": "choose", "answer": answer})


def set_field(app, field, value):
    app.receive({"part": "form", "do": "set", "field": field, "value": value})


def shown(app):
    return app._sent["odds"]


def fractions(panel):
    return {bar["id"]: bar["fraction"] for bar in panel["bars"]}


def labels(panel):
    return [bar["label"] for bar in panel["bars"]]


def form_fault(app, field):
    return next(entry["fault"] for entry in app._sent["form"]["fields"] if entry["name"] == field)


def panel_at(table, me=None):
    desk = Desk(Room(Visitor(), "krom"), table, Seats.alone(table.players, me))
    return OddsPanel(desk.room, lambda: question_at(desk.seat), lambda: desk.moment).state()


def seated(scenario, me="Alma"):
    """A table whose draws wait for the visitor, as they do where nobody is seated."""
    return Table.scenario(scenario).seat(me)


# --- the Mountain


def test_before_the_first_roll_of_a_climb():
    app = opened("#/learn/mountain")
    asked = shown(app)["sentence"]
    choose(app, "climb")
    assert shown(app)["sentence"] == asked


def test_with_dice_on_the_mountain_the_chances_from_these_dice():
    """One Krom is one reroll: of 3 3 3 3 6 one rolls the 6 again."""
    app = opened("#/learn/mountain")
    app.receive({"part": "tries", "do": "use", "name": "one_reroll"})
    choose(app, "climb")
    app.receive({"part": "dice", "do": "roll", "dice": [[3, 3, 3, 3, 6]]})
    app.receive({"part": "odds", "do": "ask"})
    panel = shown(app)
    assert panel["sentence"].startswith(
        "From 3 3 3 3 6 with one more reroll, played best, the climb most often ends with"
    )
    assert {name: chance for name, chance in fractions(panel).items() if chance != "0"} == {
        "four": "5/6",
        "five": "1/6",
    }
    assert "Keep" not in str(panel)


def test_which_dice_to_keep_is_not_given_away_before_one_asks():
    """From 3 3 3 1 6 one could go for this or that: each has its chance, and none is said to be the best."""
    app = opened("#/learn/mountain")
    app.receive({"part": "tries", "do": "use", "name": "one_reroll"})
    choose(app, "climb")
    app.receive({"part": "dice", "do": "roll", "dice": [[3, 3, 3, 1, 6]]})
    panel = shown(app)
    assert panel["sentence"].endswith("this is the best chance of each combination, if you go for it alone.")
    chances = fractions(panel)
    assert (chances["four"], chances["full"], chances["straight"]) == ("11/36", "1/6", "1/27")
    assert panel["ask"] == "Show how it ends with the best play"
    app.receive({"part": "odds", "do": "ask"})
    assert shown(app)["ask"] == ""
    assert shown(app)["sentence"].startswith("From 1 3 3 3 6 with one more reroll, played best")


def test_while_a_reroll_waits_the_chances_from_the_kept_dice():
    table = Table.scenario(
        {
            "phase": "actions",
            "players": {"Alma": {"place": "mountain", "krom": 1}, "Karok": {"place": "cave", "life": 0}},
        }
    )
    table.choose("climb")
    table.roll([[3, 3, 3, 1, 6]])
    table.choose("keep 3 3 3 1")
    panel = panel_at(table)
    assert panel["sentence"].startswith("From 1 3 3 3 without a further reroll")
    chances = fractions(panel)
    assert (chances["three"], chances["full"], chances["four"]) == ("2/3", "1/6", "1/6")


def test_rerolls_that_are_paid_are_not_paid_again():
    app = opened("#/learn/mountain")
    desk = app.page.desk
    first, second, *_ = desk.table.rules.mountain.rerolls
    desk.set(Table.scenario({
        "phase": "actions",
        "players": {"Alma": {"place": "mountain", "krom": first + second}, "Karok": {"place": "cave", "life": 0}},
    }))  # fmt: skip
    desk.choose("climb")
    desk.roll([[1, 1, 3, 4, 6]])
    assert question_at(desk.seat).shown.left == question_at(desk.seat).hidden().left == 2
    desk.choose("keep 1 1")
    assert question_at(desk.seat).left == 1
    desk.roll([[2, 3, 4]])
    assert question_at(desk.seat).shown.left == 1


# --- the Forest, the Kromosaurus, other cards


def test_in_the_forest_the_next_card_while_it_waits_and_before_drawing_again():
    app = opened("#/learn/forest")
    choose(app, "draw")
    deck = app.page.desk.table.rules.deck("gathering")
    assert fractions(shown(app))["card branch"] == str(Fraction(deck.count("branch"), len(deck)))
    app.receive({"part": "dice", "do": "draw", "card": "branch"})
    assert fractions(shown(app))["card branch"] == str(Fraction(deck.count("branch") - 1, len(deck) - 1))
    assert "Branch" in labels(shown(app))


def test_where_the_kromosaurus_will_go():
    app = opened("#/learn/movement")
    app.receive({"part": "tries", "do": "use", "name": "kromosaurus"})
    for _ in range(2):
        choose(app, next(iter(app.page.desk.table.options)))
    panel = shown(app)
    assert set(fractions(panel).values()) == {"1/3"}
    assert labels(panel) == ["Forest", "Mountain", "Savannah"]
    assert panel["sentence"] == "Forest, Mountain, and Savannah are likeliest to come next, each once in 3 (33.3%)."


BUYS_A_CARD = {
    "phase": "actions",
    "players": {"Alma": {"place": "cave", "krom": 6}, "Karok": {"place": "forest", "life": 0}},
}


def test_a_bonus_card_is_counted_only_for_one_who_may_see_all_hands():
    table = Table.scenario(BUYS_A_CARD)
    table.choose("buy bonus")
    assert question_at(table.seat()).chance["headbutt"]
    assert question_at(table.seat("Alma")) == HIDDEN


def test_a_pile_is_not_counted_where_its_discard_lies_face_down():
    scenario = {"phase": "actions", "players": {"Alma": {"place": "forest"}, "Karok": {"place": "cave", "life": 0}}}
    for discard, known in (("face_up", True), ("face_down", False)):
        rules = Ruleset.load().with_rulings(forest_discard=discard)
        answer = question_at(Table.scenario(scenario, rules=rules).seat("Alma"))
        assert (answer != HIDDEN) is known


def test_before_moving_it_is_counted_what_one_meets_with_in_each_place_if_all_are_alike_to_the_others():
    table = Table.new(["Alma", "Kolos", "Karok"], seed=1, kromosaurus=True)
    panel = panel_at(table, "Alma")
    fights = question_at(table.seat("Alma")).result.fights
    assert fights.keys() == {option.removeprefix("go ") for option in table.seat("Alma").options}
    assert set(fights.values()) == {1 - Fraction(2, 3) ** 3}
    assert "If the others go to each of the other places alike." in panel["notes"]


def test_before_a_combat_card_is_played_the_panel_counts_its_dice():
    fighters = {"Alma": {"place": "forest", "bonus": ["club_swing"]}, "Kolos": {"place": "forest"}}
    table = Table.scenario({"phase": "actions", "players": fighters})
    table.roll([2, 5])
    chance = Fraction(question_at(table.seat("Alma")).result)
    dice = table.rules.bonus["club_swing"].dice
    with_card = table.fork()
    with_card.choose("play club_swing")
    assert dice
    assert chance == with_card.outcomes(until="combat").chance(
        lambda after: after.events[-1].args["order"][0] == "Alma"
    )


def test_where_nothing_is_left_to_chance_the_panel_says_so():
    app = opened("#/learn/cave")
    assert shown(app)["sentence"] is None
    assert shown(app)["nothing"] == "Nothing is left to chance right now."


# --- combat


def test_odds_of_a_combat_say_that_cards_are_still_to_come():
    app = opened("#/learn/combat")
    note = "Before any combat card is played."
    assert note not in shown(app)["notes"]
    app.receive({"part": "tries", "do": "use", "name": "cards"})
    assert shown(app)["notes"][0] == note


def test_odds_of_a_combat_say_what_of_them_is_made_up_and_a_draw_that_its_cards_are():
    players = {name: {"place": "forest"} for name in ("Alma", "Karok")}
    table = Table.scenario({"phase": "actions", "players": players})
    assert panel_at(table)["notes"] == [
        "Only who is lighter than whom is made up here. The chances come from the dice."
    ]
    table.roll([5, 1])
    note = "This depends on cards or weights that we invented: the real ones are not public."
    assert panel_at(table)["notes"][-1] == note


def test_a_hand_that_the_visitor_may_not_see_is_not_given_away():
    scenario = {
        "phase": "actions",
        "players": {"Alma": {"place": "forest"}, "Karok": {"place": "forest", "bonus": ["headbutt"]}},
    }
    note = "Before any combat card is played."
    assert note not in panel_at(Table.scenario(scenario), me="Alma")["notes"]
    assert note in panel_at(Table.scenario(scenario), me="Karok")["notes"]


def test_one_who_fights_though_stunned_is_not_stunned_again():
    rules = Ruleset.load().with_rulings(stunned_before_combat="fights")
    players = {"Alma": {"place": "forest"}, "Karok": {"place": "forest", "life": 0}}
    panel = panel_at(Table.scenario({"phase": "actions", "players": players}, rules=rules))
    assert fractions(panel)["stunned Karok"] == "0"


@pytest.mark.parametrize(("place", "needed"), [("mountain", "2/3"), ("savannah", "1/2")])
def test_the_die_of_a_combat_card(place, needed):
    """Alma is 3 behind. The lighter of two, she needs a 3 where lighter wins ties, and a 4 where heavier does."""
    scenario = {
        "phase": "actions",
        "players": {"Alma": {"place": place, "bonus": ["club_swing"]}, "Kolos": {"place": place}},
    }
    table = Table.scenario(scenario)
    table.roll([[2], [5]])
    table.choose("play club_swing")
    panel = panel_at(table)
    assert fractions(panel) == {"caught": needed}
    assert panel["notes"] == ["Alma is then ahead."]


# --- the Savannah


def test_every_prey_has_its_bar():
    app = opened("#/learn/savannah")
    panel = shown(app)
    assert list(fractions(panel)) == ["caught dodo", "caught bison", "caught cave_bear", "caught mammoth"]
    assert [fractions(panel)[f"caught {prey}"] for prey in ("dodo", "bison", "mammoth")] == ["5/6", "7/12", "5/54"]
    assert labels(panel)[0] == "Dodo is caught"
    assert panel["sentence"].startswith("Mammoth is worth most, hunted with 5 dice: ")
    (offers,) = panel["pictures"]
    assert offers["columns"] == ["None", "+1 for 2 Krom", "+2 for 4 Krom"]
    bison = offers["rows"][1]["cells"]
    assert [cell["percent"] for cell in bison] == ["58.3%", "90.7%", "98.8%"]
    assert [cell["text"] for cell in bison] == ["worth 3.5", "worth 3.44", "worth 1.93"]
    app.receive({"part": "odds", "do": "explain"})
    assert shown(app)["steps"]
    app.receive({"part": "odds", "do": "simulate", "n": 100})
    assert shown(app)["rolls"] == 100


# --- the odds pages


def test_reach_says_what_it_counts():
    app = opened("#/odds/reach")
    (choices,) = [field["options"] for field in app._sent["form"]["fields"] if field["name"] == "combination"]
    assert "nothing" not in [choice["value"] for choice in choices]
    set_field(app, "combination", "full")
    assert shown(app)["sentence"].endswith("your dice contain a full house in 36.3% of all cases.")


def test_who_shares_the_best_chance_is_named_and_an_absent_kromosaurus_has_no_rows():
    anywhere = {name: dict.fromkeys(PLACES, 1) for name in ("Alma", "Karok")}
    assert "share the best chance" in odds.meeting(anywhere).sentence.say()
    app = opened("#/odds/meeting")
    assert not [bar for bar in fractions(shown(app)) if bar.startswith("meets")]
    set_field(app, "kromosaurus", True)
    assert len([bar for bar in fractions(shown(app)) if bar.startswith("meets")]) == 4


def test_the_kromosaurus_is_refused_in_the_cave():
    app = opened("#/odds/combat")
    set_field(app, "Kromosaurus.fights", True)
    set_field(app, "place", "cave")
    assert form_fault(app, "place") == "The Kromosaurus never comes to the Cave."


def test_two_fighters_can_be_exchanged_one_after_the_other():
    app = opened("#/odds/combat")
    set_field(app, "Kolos.fights", False)
    assert form_fault(app, "Kolos.fights").startswith("A combat needs two")
    set_field(app, "Karok.fights", True)
    assert form_fault(app, "Kolos.fights") is None
    assert {bar for bar in fractions(shown(app)) if bar.startswith("win")} == {"win Alma", "win Karok"}


def test_one_card_is_drawn_and_not_one_cards():
    app = opened("#/odds/forest")
    set_field(app, "krom", 0)
    assert "1 card is drawn" in labels(shown(app))


def test_the_kromosaurus_has_its_article():
    app = opened("#/odds/combat")
    set_field(app, "Kromosaurus.fights", True)
    assert shown(app)["sentence"].startswith("The Kromosaurus wins ")
    assert "The Kromosaurus is felled" in labels(shown(app))


# --- files


def test_the_answer_in_sight_is_told_as_a_file_when_it_is_asked_for():
    app = opened("#/odds/hunt/dice=3&value=12")
    assert shown(app)["file"] == ""
    app.receive({"part": "odds", "do": "export"})
    assert f"caught,{Fraction(odds.hunt(3, 12))}," in shown(app)["file"]
    assert shown(app)["name"] == "krom-odds-hunt"
    app.receive({"part": "odds", "do": "simulate", "n": 10})
    assert shown(app)["file"] == "", "a file of fewer rolls is none of these"
    app.receive({"part": "odds", "do": "export"})
    assert "rolled,of" in shown(app)["file"]
    set_field(app, "value", 9)
    assert shown(app)["file"] == "", "nor of another question"


def test_a_file_gives_nothing_away_that_is_kept_back():
    app = opened("#/learn/mountain")
    app.receive({"part": "tries", "do": "use", "name": "one_reroll"})
    choose(app, "climb")
    app.receive({"part": "dice", "do": "roll", "dice": [[3, 3, 3, 1, 6]]})
    app.receive({"part": "odds", "do": "export"})
    before = shown(app)["file"]
    assert "four,11/36," in before
    app.receive({"part": "odds", "do": "ask"})
    assert shown(app)["file"] == ""
    app.receive({"part": "odds", "do": "export"})
    assert shown(app)["file"] not in ("", before)


def test_each_of_the_36_cells_has_its_fraction():
    app = opened("#/odds/combat")
    dice = next(picture for picture in shown(app)["pictures"] if picture["name"] == "dice")
    cells = [cell for row in dice["rows"] for cell in row["cells"]]
    assert len(cells) == 36
    assert {(cell["fraction"], cell["often"], cell["percent"]) for cell in cells} == {("1/36", "2.8%", "")}


def test_each_cell_of_dice_and_value_has_its_fraction():
    app = opened("#/odds/hunt/dice=3&value=12")
    beside = next(picture for picture in shown(app)["pictures"] if picture["name"] == "beside")
    for row in beside["rows"]:
        for dice, cell in zip(beside["columns"], row["cells"], strict=True):
            assert cell["fraction"] == str(Fraction(odds.hunt(int(dice), int(row["label"]))))
