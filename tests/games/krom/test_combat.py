"""Combat: a die each, ties by weight, the losers lose the difference to the winner."""

import pytest

from krom_explore import Roll, Ruleset

from .helpers import asked, kinds, only, refused, scene


def met(place, *names, **lives):
    """These players meet in a place."""
    return scene({name: {"place": place, "life": lives.get(name, 7)} for name in names})


def life(table, name):
    return table.state.players[name].life


def order(events):
    return only(events, "combat").args["order"]


def test_combat_damage__the_example_of_kolos_karok_and_valkyr():
    """QB03, QB10: 6, 3 and 2; Karok has 3 life."""
    table = met("forest", "Kolos", "Karok", "Valkyr", Karok=3)
    events = table.roll([6, 3, 2])
    hurt = {event.args["player"]: event.args["amount"] for event in events if event.rule == "combat.damage"}
    assert hurt == {"Valkyr": 4, "Karok": 3}
    assert order(events) == ["Kolos", "Karok", "Valkyr"]
    assert (life(table, "Kolos"), life(table, "Karok"), life(table, "Valkyr")) == (7, 0, 3)
    assert only(events, "stunned").args == {"player": "Karok"}
    assert asked(table) == ("Kolos", "rob")
    table.choose("rob krom")
    assert asked(table) == ("Kolos", "action")
    skipped = only(table.choose("done"), "skipped")
    assert (skipped.rule, skipped.args) == ("stunned.no_action", {"player": "Karok"})
    assert asked(table) == ("Valkyr", "action")


def test_combat_winner__the_highest_acts_first_the_others_in_descending_order():
    table = met("savannah", "Alma", "Karok", "Kolos", "Valkyr")
    events = table.roll([2, 6, 3, 5])
    assert only(events, "combat").rule == "combat.winner"
    assert only(events, "combat").args["winner"] == "Karok"
    acting = []
    while table.state.turn == 1:
        acting.append(table.state.acting)
        table.choose("done")
    assert acting == ["Karok", "Valkyr", "Kolos", "Alma"]


def test_combat_roll__one_die_each():
    table = met("cave", "Alma", "Karok", "Kolos")
    assert table.pending == Roll(("Alma", "Karok", "Kolos"), (1, 1, 1), "combat", about={"place": "cave"})
    rolled = only(table.roll([1, 2, 3]), "rolled")
    assert (rolled.rule, rolled.args["totals"]) == ("combat.roll", {"Alma": 1, "Karok": 2, "Kolos": 3})


def test_combat_start__one_player_alone_does_not_fight():
    table = scene({"Alma": {"place": "cave"}, "Kolos": {"place": "forest"}})
    assert asked(table) == ("Alma", "action")
    table.choose("done")
    assert asked(table) == ("Kolos", "action")
    assert "fight" not in kinds(table.log)


@pytest.mark.parametrize(
    ("place", "winner", "second"),
    [
        ("cave", "Kolos", "Alma"),
        ("savannah", "Kolos", "Alma"),
        ("forest", "Alma", "Kolos"),
        ("mountain", "Alma", "Kolos"),
    ],
)
def test_combat_tie_weight__heavier_in_cave_and_savannah_lighter_in_forest_and_mountain(place, winner, second):
    """QB02: the one tied with the winner loses nothing and acts second."""
    table = met(place, "Kolos", "Alma", "Karok")
    events = table.roll([5, 5, 2])
    tie = only(events, "tie")
    assert tie.rule == "combat.tie.weight"
    assert (tie.args["first"], tie.args["second"], tie.args["total"]) == (winner, second, 5)
    assert order(events) == [winner, second, "Karok"]
    assert (life(table, winner), life(table, second), life(table, "Karok")) == (7, 7, 7 - 3)
    assert asked(table) == (winner, "action")
    table.choose("done")
    assert asked(table) == (second, "action")


def test_combat_tie_weight__lighter_wins_in_the_forest():
    table = met("forest", "Grouma", "Valkyr")
    assert only(table.roll([4, 4]), "combat").args["winner"] == "Valkyr"


def test_combat_tie_weight__the_difference_of_dice_comes_before_weight():
    table = met("forest", "Grouma", "Valkyr")
    events = table.roll([5, 4])
    assert only(events, "combat").args["winner"] == "Grouma"
    assert "tie" not in kinds(events)


def test_combat_tie_roll_off__equal_weights_roll_again_until_somebody_wins():
    """QB18: only in a box that has equal weights, where the table rules so."""
    rules = Ruleset.load().with_changes({"rulings.equal_weights": "roll_off", "characters.Karok.weight": 141})
    table = scene({"Kolos": {"place": "forest"}, "Karok": {"place": "forest"}}, rules=rules)
    table.roll([4, 4])
    assert (sorted(table.pending.who), table.pending.purpose) == (["Karok", "Kolos"], "roll_off")
    table.roll({"Kolos": 3, "Karok": 3})
    events = table.roll({"Kolos": 3, "Karok": 5})
    assert only(events, "tie").rule == "combat.tie.roll_off"
    assert order(events) == ["Karok", "Kolos"]
    assert life(table, "Kolos") == 7


@pytest.mark.parametrize(
    ("place", "losers"), [("savannah", ["Grouma", "Valkyr", "Alma"]), ("mountain", ["Alma", "Valkyr", "Grouma"])]
)
def test_combat_tie_weight__decides_among_losers_too(place, losers):
    """QB01"""
    table = met(place, "Valkyr", "Karok", "Grouma", "Alma")
    events = table.roll([3, 6, 3, 3])
    assert order(events) == ["Karok", *losers]
    assert [event.rule for event in events if event.kind == "tie"] == ["combat.tie.weight"] * 2
    assert [life(table, name) for name in losers] == [4, 4, 4]


def test_combat_damage__measured_from_the_winner_not_from_the_next_one_up():
    """QB03"""
    table = met("forest", "Kolos", "Karok", "Valkyr")
    table.roll([6, 5, 1])
    assert (life(table, "Karok"), life(table, "Valkyr")) == (7 - 1, 7 - 5)


def test_combat_damage__several_can_be_stunned_at_once():
    """QB04"""
    table = met("forest", "Kolos", "Karok", "Valkyr", Karok=2, Valkyr=4)
    events = table.roll([6, 3, 2])
    assert [event.args["player"] for event in events if event.kind == "stunned"] == ["Karok", "Valkyr"]
    assert table.state.players["Karok"].stunned
    assert table.state.players["Valkyr"].stunned


def test_combat_damage__life_never_falls_below_zero():
    """QB09"""
    table = met("forest", "Kolos", "Karok", Karok=2)
    events = table.roll([6, 1])
    assert life(table, "Karok") == 0
    assert only(events, "hurt").args["life"] == 0


def test_combat_damage__the_winner_loses_nothing_even_on_the_last_life():
    """QB19"""
    table = met("forest", "Kolos", "Karok", Kolos=1)
    table.roll([6, 5])
    assert life(table, "Kolos") == 1
    assert asked(table) == ("Kolos", "action")


def test_combat_damage__without_bonus_nobody_at_full_life_is_stunned():
    table = met("cave", "Kolos", "Karok")
    table.roll([6, 1])
    assert (life(table, "Karok"), table.state.players["Karok"].stunned) == (2, False)


def test_combat_roll__seven_fighters_roll_seven_dice():
    """QB17: the box has six dice; one is rolled again."""
    everybody = ("Alma", "Mörhy", "Valkyr", "Karok", "Grouma", "Kolos")
    table = scene({name: {"place": "forest"} for name in everybody}, kromosaurus={"place": "forest"})
    assert table.pending == Roll((*everybody, "Kromosaurus"), (1,) * 7, "combat", about={"place": "forest"})
    events = table.roll([1, 2, 3, 4, 5, 6, 3])
    assert order(events) == ["Kolos", "Grouma", "Kromosaurus", "Karok", "Valkyr", "Mörhy", "Alma"]


# --- Bonus cards in combat


def test_bonus_combat__asked_after_the_dice_not_before():
    """QB14"""
    table = scene({"Kolos": {"place": "cave", "bonus": ["headbutt"]}, "Karok": {"place": "cave"}})
    assert isinstance(table.pending, Roll)
    refused(table, "play headbutt", "chance-first", "table.chance")
    table.roll([3, 4])
    assert asked(table) == ("Kolos", "combat")
    assert table.options == ("play headbutt", "pass")
    assert table.pending.about["totals"] == {"Kolos": 3, "Karok": 4}


def test_bonus_combat__only_fighters_are_asked():
    """QB12"""
    table = scene({
        "Kolos": {"place": "cave"}, "Karok": {"place": "cave"},
        "Alma": {"place": "forest", "bonus": ["headbutt", "war_cry"]},
    })  # fmt: skip
    events = table.roll([3, 4])
    assert order(events) == ["Karok", "Kolos"]
    assert asked(table) == ("Karok", "action")


def test_combat_damage__bonus_points_count_for_winner_order_and_damage():
    """QB15"""
    table = scene({
        "Kolos": {"place": "cave"}, "Alma": {"place": "cave"}, "Karok": {"place": "cave", "bonus": ["war_cry"]},
    })  # fmt: skip
    table.roll([5, 4, 3])
    events = table.choose("play war_cry")
    assert order(events) == ["Karok", "Kolos", "Alma"]
    assert (life(table, "Kolos"), life(table, "Alma"), life(table, "Karok")) == (7 - 1, 7 - 2, 7)


def test_combat_tie_weight__compares_final_totals():
    """QB16: 4 + 2 against 6 is a tie, 6 against 6 no longer is."""
    players = {"Alma": {"place": "forest", "bonus": ["headbutt"]}, "Kolos": {"place": "forest"}}
    table = scene(players)
    table.roll([4, 6])
    events = table.choose("play headbutt")
    assert only(events, "tie").args["total"] == 6
    assert order(events) == ["Alma", "Kolos"]
    table = scene(players)
    table.roll([6, 6])
    events = table.choose("play headbutt")
    assert "tie" not in kinds(events)
    assert life(table, "Kolos") == 7 - 2


def test_bonus_combat_order__worst_first_and_back_after_another_card():
    """QB13"""
    table = scene({name: {"place": "savannah", "bonus": ["headbutt"]} for name in ("Kolos", "Alma", "Valkyr")})
    table.roll([3, 6, 2])
    assert asked(table) == ("Valkyr", "combat")
    table.choose("play headbutt")  # Valkyr 4
    assert asked(table) == ("Kolos", "combat")
    table.choose("pass")
    assert asked(table) == ("Alma", "combat")
    table.choose("play headbutt")  # Alma 8
    assert asked(table) == ("Kolos", "combat")
    events = table.choose("pass")
    assert only(events, "combat").args["totals"] == {"Kolos": 3, "Alma": 8, "Valkyr": 4}
    assert asked(table) == ("Alma", "action")


def test_bonus_combat_order__of_two_on_the_same_total_the_one_who_would_lose_the_tie_is_asked_first():
    """QB13"""
    table = scene({name: {"place": "forest", "bonus": ["headbutt"]} for name in ("Alma", "Kolos")})
    table.roll([4, 4])
    assert asked(table) == ("Kolos", "combat")


def test_combat_damage__nobody_is_said_to_lose_more_life_than_there_was():
    table = scene({"Kolos": {"place": "forest"}, "Karok": {"place": "forest", "life": 2}})
    events = table.roll([6, 1])
    hurt = only(events, "hurt")
    assert (hurt.args["amount"], hurt.args["life"], hurt.args["damage"]) == (2, 0, 5)
    assert table.say(hurt) == "Karok loses 2 life to Kolos and has 0 left."


def test_combat_tie_roll_off__only_those_still_level_roll_again():
    """QB18: seven fighters of one weight and six faces: they can never all differ, and need not."""
    names = ("Alma", "Mörhy", "Valkyr", "Karok", "Grouma", "Kolos")
    changes = {f"characters.{name}.weight": 100 for name in names}
    rules = Ruleset.load().with_changes({**changes, "kromosaurus.weight": 100, "rulings.equal_weights": "roll_off"})
    table = scene({name: {"place": "forest"} for name in names}, kromosaurus={"place": "forest"}, rules=rules)
    table.roll([4, 4, 4, 4, 4, 4, 2])
    table.roll([1, 2, 3, 4, 5, 6, 6])
    assert table.pending.who == ("Kolos", "Kromosaurus")
    table.roll([2, 2])
    assert table.pending.who == ("Kolos", "Kromosaurus")
    events = table.roll([1, 5])
    assert only(events, "combat").args["order"] == [
        "Kromosaurus",
        "Kolos",
        "Grouma",
        "Karok",
        "Valkyr",
        "Mörhy",
        "Alma",
    ]
