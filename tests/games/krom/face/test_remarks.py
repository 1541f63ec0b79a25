"""What stands beside a question: what a card does, what a word on the buttons means, what could still be done."""

from krom_explore import Table
from krom_explore.games.krom import face
from krom_explore.games.krom.words import describe_card
from krom_explore.ui.components.question import Question
from krom_explore.ui.desk import Desk
from krom_explore.ui.room import Room, Visitor
from krom_explore.ui.seats import Seats
from tests.games.krom.helpers import alone, only, scene

RICH = {"krom": 3, "wood": 9, "stone": 9, "bone": 9, "bonus": ["shower_of_kroms"]}


def question(table, me=None):
    seats = Seats.alone(table.players, me) if me else None
    return Question(Desk(Room(Visitor(), "krom"), table, seats)).state()


def test_who_may_counter_a_card_reads_what_it_does():
    table = scene(
        {
            "Alma": {"place": "cave", "bonus": ["shower_of_kroms"]},
            "Kolos": {"place": "forest", "bonus": ["no_you_dont"]},
        }
    )
    events = table.choose("play shower_of_kroms")
    told = describe_card("shower_of_kroms", "en", table.rules)
    assert face.remarks(table.seat("Kolos"), "en").about == f"“Shower of Kroms”: {told}"
    assert face.remarks(table.seat("Alma"), "en").about == ""  # she is not asked
    assert face.told_beside(only(events, "played"), table.rules, "en") == told


def test_who_may_counter_a_card_in_a_combat_reads_how_the_dice_lie():
    table = scene(
        {"Alma": {"place": "cave", "bonus": ["war_cry"]}, "Kolos": {"place": "cave", "bonus": ["no_you_dont"]}}
    )
    table.roll({"Alma": [1], "Kolos": [4]})
    table.choose("play war_cry")
    assert face.remarks(table.seat("Kolos"), "en").about.endswith("The dice so far: Alma 1 and Kolos 4.")


def test_who_chooses_where_to_go_reads_which_place_is_dealt_with_first():
    table = Table.new(["Alma", "Kolos"], seed=1)
    told = "After that the places have their turns in this order: Cave, Forest, Savannah, and Mountain."
    assert face.remarks(table.seat("Alma"), "en").foot == told


def test_what_it_means_to_be_stunned_stands_beside_the_news():
    table = scene({"Alma": {"place": "cave"}, "Kolos": {"place": "cave", "life": 1}})
    stunned = only(table.roll({"Alma": [6], "Kolos": [1]}), "stunned")
    beside = face.told_beside(stunned, table.rules, "en")
    assert beside == "No action phase this turn; when the next one begins, Kolos wakes up with 7 life."


def test_what_a_card_is_that_is_turned_up_stands_beside_the_news():
    table = alone({"place": "cave", "wood": 2}, evolutions=["digging_stick"])
    table.choose("realise digging_stick")
    turned = only(table.roll(), "revealed")
    assert face.told_beside(turned, table.rules, "en") == describe_card(turned.args["card"], "en", table.rules) != ""


def test_what_a_hunt_is_worth_is_explained_once():
    assert "Cave’s prices" in face.remarks(alone({"place": "savannah", **RICH}).seat("Alma"), "en").foot
    assert face.remarks(alone({"place": "cave", **RICH}).seat("Alma"), "en").foot == ""


def test_what_brings_points_and_cards_come_before_many_hunts():
    groups = [group["id"] for group in question(alone({"place": "savannah", **RICH}))["groups"]]
    assert groups == ["evolutions", "bonus", "here", "end"]
    groups = [group["id"] for group in question(alone({"place": "cave", **RICH}))["groups"]]
    assert groups == ["evolutions", "here", "end", "aside", "bonus"]


def test_who_ends_the_phase_is_told_what_could_still_be_realised():
    table = alone({"place": "savannah", **RICH})
    seat = table.seat("Alma")
    *_, done = face.choices(seat, "en")
    could = [option.removeprefix("realise ") for option in seat.options if option.startswith("realise")]
    assert len(could) == 4
    assert done.effect == "you can still realise 4 Evolutions"
    two = ["slingshot", "fishbone_comb"]
    told = [
        ("“Slingshot”", ["slingshot"], {"stone": 1, "bone": 1}),
        ("“Slingshot” or “Fishbone comb”", two, {"stone": 1, "bone": 2}),  # they cost three Bones together
        ("“Slingshot” and “Fishbone comb”", two, {"stone": 1, "bone": 3}),
        ("one of 4 Evolutions", could, {"wood": 2, "stone": 3, "bone": 2}),
        ("2 of 4 Evolutions", could, {"wood": 2, "stone": 3, "bone": 4}),
    ]
    for which, cards, goods in told:
        *_, done = face.choices(alone({"place": "savannah", **goods}, evolutions=cards).seat("Alma"), "en")
        assert done.effect == f"you can still realise {which}"
    poor = alone({"place": "savannah", "krom": 0})
    assert [choice.effect for choice in face.choices(poor.seat("Alma"), "en") if choice.answer == "done"] == [""]


def test_who_has_won_against_bots_is_told_so_and_nobody_else():
    won = {"place": "cave", "wood": 2, "evolutions": ["observatory", "hang_glider", "torch"]}
    table = scene({"Alma": won, "Kolos": {"place": "forest"}}, evolutions=["digging_stick"])
    table.choose("realise digging_stick")
    assert question(table, "Alma")["sentence"] == "You have won."
    assert question(table, "Kolos")["sentence"] == question(table)["sentence"] == "Alma has won."
