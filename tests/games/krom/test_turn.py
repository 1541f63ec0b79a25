"""The course of a turn: movement, then Cave, Forest, Savannah, Mountain."""

import pytest

from krom_explore import Illegal, Roll, Table

from .helpers import alone, asked, everything, kinds, only, refused, ruled, scene, tokens


def test_turn_action_phase__alma_acts_before_the_savannah_fight_of_mörhy_and_valkyr():
    """QA04: the rulebook's own example. Nobody is in the Cave."""
    table = scene({"Mörhy": {"place": "savannah"}, "Valkyr": {"place": "savannah"}, "Alma": {"place": "forest"}})
    assert asked(table) == ("Alma", "action")
    assert only(table.log, "acting").rule == "turn.action_phase"
    assert "fight" not in kinds(table.log)
    events = table.choose("done")
    assert list(only(events, "fight").args["fighters"]) == ["Mörhy", "Valkyr"]
    assert table.pending == Roll(("Mörhy", "Valkyr"), (1, 1), "combat", about={"place": "savannah"})
    table.roll([3, 4])
    assert asked(table) == ("Valkyr", "action")
    table.choose("done")
    assert asked(table) == ("Mörhy", "action")


def test_turn_action_phase__cave_forest_savannah_mountain():
    table = scene({
        "Karok": {"place": "mountain"}, "Alma": {"place": "savannah"},
        "Valkyr": {"place": "cave"}, "Kolos": {"place": "forest"},
    })  # fmt: skip
    order = []
    while table.state.turn == 1:
        order.append(table.state.acting)
        table.choose("done")
    assert order == ["Valkyr", "Kolos", "Alma", "Karok"]


def test_combat_start__place_by_place_not_all_at_the_beginning():
    """QA04"""
    table = scene({
        "Karok": {"place": "mountain"}, "Alma": {"place": "mountain"},
        "Valkyr": {"place": "cave"}, "Kolos": {"place": "cave"},
    })  # fmt: skip
    assert table.pending == Roll(("Valkyr", "Kolos"), (1, 1), "combat", about={"place": "cave"})
    table.roll([5, 2])
    table.choose("done")
    assert asked(table) == ("Kolos", "action")
    assert kinds(table.log).count("fight") == 1
    table.choose("done")
    assert table.pending == Roll(("Karok", "Alma"), (1, 1), "combat", about={"place": "mountain"})


@pytest.mark.parametrize("place", ["cave", "forest", "savannah", "mountain"])
def test_combat_start__where_several_meet_a_combat_takes_place(place):
    """QA08"""
    table = scene({"Karok": {"place": place}, "Alma": {"place": place}})
    assert only(table.log, "fight").rule == "combat.start"
    assert table.pending == Roll(("Karok", "Alma"), (1, 1), "combat", about={"place": place})


def test_combat_start__nobody_can_decline():
    """QA08"""
    table = scene({"Karok": {"place": "cave"}, "Alma": {"place": "cave"}})
    refused(table, "pass", "chance-first", "table.chance")
    refused(table, "rest", "chance-first", "table.chance")


def test_turn_phases__when_all_have_acted_a_new_turn_begins_with_movement():
    table = scene({"Alma": {"place": "cave"}, "Karok": {"place": "forest"}})
    table.choose("done")
    assert table.state.turn == 1
    events = table.choose("done")
    assert (only(events, "turn").rule, only(events, "turn").args) == ("turn.phases", {"turn": 2})
    assert (table.state.turn, table.state.phase) == (2, "movement")
    assert asked(table) == ("Alma", "movement")


@pytest.mark.parametrize("place", ["cave", "forest", "savannah", "mountain"])
def test_place_optional__one_may_do_nothing_anywhere(place):
    """QD01"""
    table = alone({"place": place})
    table.choose("done")
    assert table.state.turn == 2
    assert tokens(table, "Alma") == {"krom": 5}


def test_place_optional__where_the_table_rules_the_place_action_compulsory():
    """QD01"""
    table = alone({"place": "savannah", "krom": 0}, rules=ruled(place_action="compulsory"), prey=["dodo"])
    refused(table, "done", "place-compulsory", "place.optional", place="savannah")
    table.choose("hunt dodo")
    table.roll([1])
    assert table.options == ("done",)


def test_turn_phase_order__bonus_and_evolution_before_between_and_after_the_place_action():
    """QD02"""
    table = alone(
        {"place": "forest", "wood": 4, "bonus": ["shower_of_kroms", "driftwood"]},
        evolutions=["digging_stick", "hammer", "fur_briefs", "slingshot"],
    )
    table.choose("play shower_of_kroms")
    table.choose("draw")
    table.roll("nothing_at_all")
    table.choose("play driftwood")
    table.choose("draw")
    table.roll("branch")
    table.choose("realise digging_stick")
    table.roll("observatory")
    assert tokens(table, "Alma") == {"krom": 5 + 4 - 1, "wood": 4 + 2 + 1 - 2}
    assert table.state.players["Alma"].points == 1
    assert "draw" in table.options


def test_turn_phase_order__where_the_table_rules_the_place_action_first():
    """QD02"""
    table = alone({"place": "cave", "bonus": ["shower_of_kroms"]}, rules=ruled(phase_order="place_first"))
    table.choose("play shower_of_kroms")
    refused(table, "rest", "place-first", "turn.phase_order")


@pytest.mark.parametrize("here", ["forest", "savannah", "mountain"])
def test_cave_where__rest_and_services_are_in_the_cave(here):
    table = alone({"place": here, "life": 3})
    for answer in ("rest", "buy wood", "buy life"):
        refused(table, answer, "other-place", "cave.where", place="cave", here=here)


@pytest.mark.parametrize("here", ["cave", "savannah", "mountain"])
def test_forest_where__gathering_is_in_the_forest(here):
    table = alone({"place": here}, discards={"gathering": ["branch"]})
    for answer in ("draw", "shuffle"):
        refused(table, answer, "other-place", "forest.where", place="forest", here=here)


@pytest.mark.parametrize("here", ["cave", "forest", "mountain"])
def test_savannah_where__hunting_is_in_the_savannah(here):
    table = alone({"place": here}, prey=["dodo"])
    refused(table, "hunt dodo", "other-place", "savannah.where", place="savannah", here=here)


@pytest.mark.parametrize("here", ["cave", "forest", "savannah"])
def test_mountain_where__climbing_is_on_the_mountain(here):
    refused(alone({"place": here}), "climb", "other-place", "mountain.where", place="mountain", here=here)


def test_table_answers__words_that_mean_nothing():
    table = alone({"place": "cave"})
    refused(table, "dance wildly", "not-understood", "table.answers", found="dance wildly")
    refused(table, "", "not-understood", "table.answers", found="")


def test_table_answers__players_neither_trade_nor_give():
    """QA10"""
    table = scene({"Alma": {"place": "cave", "wood": 1}, "Karok": {"place": "forest"}})
    refused(table, "give Karok wood", "not-understood", "table.answers", found="give Karok wood")
    assert not any("Karok" in option for option in table.options)


def test_stunned_robbery__nobody_to_rob_in_an_action_phase():
    table = alone({"place": "cave"})
    refused(table, "rob krom", "nobody-to-rob", "stunned.robbery")


def test_bonus_counter__nothing_to_counter_in_an_action_phase():
    table = alone({"place": "cave", "bonus": ["no_you_dont"]})
    refused(table, "counter", "nothing-to-counter", "bonus.counter")


def test_table_chance__no_dice_where_an_answer_is_wanted():
    table = alone({"place": "cave"})
    before = everything(table)
    with pytest.raises(Illegal) as caught:
        table.roll([6])
    assert (caught.value.reason.code, caught.value.reason.rule) == ("no-chance", "table.chance")
    assert everything(table) == before


@pytest.mark.parametrize("told", [[6], [6, 7], [0, 1], [6, 5, 4], [[6, 5], 4], {"Karok": 6}, "6 5", 6])
def test_table_chance__rehearsed_dice_must_fit(told):
    table = scene({"Karok": {"place": "cave"}, "Alma": {"place": "cave"}})
    before = everything(table)
    with pytest.raises(Illegal) as caught:
        table.roll(told)
    assert (caught.value.reason.code, caught.value.reason.rule) == ("dice-told", "table.chance")
    assert everything(table) == before


def test_table_chance__rehearsed_dice_in_order_or_by_name():
    players = {"Karok": {"place": "cave"}, "Alma": {"place": "cave"}}
    in_order, by_name = scene(players), scene(players)
    assert in_order.roll([2, 5]) == by_name.roll({"Alma": 5, "Karok": 2})
    assert in_order.state.acting == "Alma"


def test_table_chance__a_rehearsed_card_must_be_in_the_pile():
    table = alone({"place": "forest"}, discards={"gathering": ["whole_trunk"]})
    table.choose("draw")
    before = everything(table)
    with pytest.raises(Illegal) as caught:
        table.roll("whole_trunk")
    assert (caught.value.reason.code, caught.value.reason.args["found"]) == ("card-told", "whole_trunk")
    assert everything(table) == before


def test_table_undo__nothing_to_take_back_or_play_again():
    table = Table.new(["Alma", "Kolos"])
    for move, code in ((table.undo, "nothing-to-undo"), (table.redo, "nothing-to-redo")):
        before = everything(table)
        with pytest.raises(Illegal) as caught:
            move()
        assert (caught.value.reason.code, caught.value.reason.rule) == (code, "table.undo")
        assert everything(table) == before


# --- refusals that help


@pytest.mark.parametrize(
    ("answer", "rule"), [("pass", "bonus.combat"), ("stop", "mountain.reroll"), ("keep 2", "mountain.keep")]
)
def test_table_answers__an_answer_to_another_question_is_told_when_it_is_for(answer, rule):
    table = alone({"place": "cave"})
    refused(table, answer, "another-time", rule, verb=answer.split()[0])


def test_movement_secret__the_example_is_a_place_where_one_can_go():
    for place in ("cave", "forest", "savannah", "mountain"):
        table = Table.scenario({"players": {"Alma": {"place": place}, "Karok": {}}})
        (way,) = table.why_not("done").args["ways"]
        assert table.why_not(way) is None
        assert way in table.say(table.why_not("done"))


def test_bonus_target__only_those_whom_the_card_reaches_are_offered():
    players = {
        "Alma": {"place": "cave", "bonus": ["light_fingers"]}, "Kolos": {"place": "cave", "life": 0, "krom": 3},
        "Karok": {"place": "forest"}, "Valkyr": {"place": "cave", "life": 0, "krom": 0},
    }  # fmt: skip
    table = scene(players)
    refused(table, "play light_fingers", "target-unknown", "bonus.target", found="", players=["Kolos"])
    nobody = scene({**players, "Kolos": {"place": "forest"}})
    refused(nobody, "play light_fingers", "target-unknown", "bonus.target", players=[])
    assert nobody.say(nobody.why_not("play light_fingers")) == "Nobody can be its target now."


def test_stunned_robbery__what_can_be_taken_is_said():
    table = scene({"Kolos": {"place": "forest"}, "Karok": {"place": "forest", "life": 1, "krom": 2}})
    table.roll([6, 1])
    refused(table, "take wood", "rob-what", "stunned.robbery", ways=["rob krom", "rob nothing"])
