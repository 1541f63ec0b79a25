"""The Kromosaurus: it roams, fights with +2 and, once felled, is a trophy worth a point."""

import pytest

from krom_explore import Draw, Roll, Table

from .helpers import asked, kinds, only, refused, scene, tokens


def duel(place="forest", life=10, glacial=False, **kolos):
    """Kolos alone with the Kromosaurus; Alma, far away, is stunned."""
    players = {"Kolos": {"place": place, **kolos}, "Alma": {"place": "cave", "life": 0}}
    return scene(players, kromosaurus={"place": place, "life": life}, glacial=glacial)


# --- where it is


def test_kromosaurus_movement__off_the_board_with_ten_life_until_the_first_draw():
    """QG07"""
    beast = Table.new(["Alma", "Kolos"], kromosaurus=True).state.kromosaurus
    assert (beast.place, beast.life) == (None, 10)


def test_kromosaurus_movement__not_in_play_unless_wanted():
    table = Table.new(["Alma", "Kolos"])
    assert table.state.kromosaurus is None
    table.choose("go forest")
    table.choose("go mountain")
    assert asked(table) == ("Alma", "action")


def test_kromosaurus_movement__one_of_three_cards_after_the_players_reveal_never_the_cave():
    table = Table.scenario({"players": {"Alma": {}, "Kolos": {}}, "kromosaurus": True})
    table.choose("go forest")
    events = table.choose("go mountain")
    assert kinds(events) == ["moved", "moved"]
    assert isinstance(table.pending, Draw)
    assert sorted(table.pending.cards) == ["forest", "mountain", "savannah"]
    roamed = only(table.roll("savannah"), "roamed")
    assert (roamed.rule, roamed.args) == ("kromosaurus.movement", {"place": "savannah"})
    assert table.state.kromosaurus.place == "savannah"


def test_kromosaurus_movement__all_three_cards_every_turn_it_may_stay():
    """QG08"""
    table = Table.scenario({"players": {"Alma": {}, "Kolos": {}}, "kromosaurus": {"place": "savannah"}})
    table.choose("go forest")
    table.choose("go mountain")
    table.roll("savannah")
    assert table.state.kromosaurus.place == "savannah"
    for answer in ("done", "done", "go cave", "go forest"):
        table.choose(answer)
    assert sorted(table.pending.cards) == ["forest", "mountain", "savannah"]


# --- its fights


@pytest.mark.parametrize("place", ["forest", "savannah", "mountain"])
def test_kromosaurus_combat__one_player_alone_with_it_fights(place):
    """QG01"""
    table = duel(place)
    assert only(table.log, "fight").rule == "kromosaurus.combat"
    assert table.pending == Roll(("Kolos", "Kromosaurus"), (1, 1), "combat", about={"place": place})


def test_kromosaurus_combat__it_rolls_last_among_several():
    table = scene(
        {"Kolos": {"place": "forest"}, "Alma": {"place": "forest"}, "Karok": {"place": "cave", "life": 0}},
        kromosaurus={"place": "forest"},
    )
    assert table.pending.who == ("Kolos", "Alma", "Kromosaurus")


def test_kromosaurus_combat__only_where_it_is():
    table = scene({"Kolos": {"place": "forest"}, "Alma": {"place": "mountain"}}, kromosaurus={"place": "savannah"})
    assert asked(table) == ("Kolos", "action")


def test_kromosaurus_plus__two_added_to_its_die():
    table = duel(life=10)
    rolled = only(table.roll([6, 1]), "rolled")
    assert (rolled.rule, rolled.args["totals"]) == ("kromosaurus.plus", {"Kolos": 6, "Kromosaurus": 1 + 2})
    assert table.state.kromosaurus.life == 10 - 3


def test_kromosaurus_combat__eight_against_one_stuns_at_full_life_and_steals_nothing():
    """QG04"""
    kolos = {"place": "forest", "krom": 5, "wood": 1, "bonus": ["termites"]}
    table = scene({"Kolos": kolos, "Alma": {"place": "mountain"}}, kromosaurus={"place": "forest"})
    events = table.roll([1, 6])
    assert only(events, "hurt").args["amount"] == 7
    assert table.state.players["Kolos"].stunned
    assert tokens(table, "Kolos") == {"krom": 5, "wood": 1}
    assert table.state.players["Kolos"].bonus == ("termites",)
    assert only(events, "skipped").rule == "stunned.no_action"
    assert asked(table) == ("Alma", "action")


def test_kromosaurus_combat__when_it_wins_the_best_player_acts_first_and_nobody_robs():
    """QG04"""
    table = scene(
        {"Kolos": {"place": "forest"}, "Alma": {"place": "forest"}, "Karok": {"place": "forest", "life": 2}},
        kromosaurus={"place": "forest"},
    )
    events = table.roll([3, 4, 2, 6])
    assert only(events, "combat").args["winner"] == "Kromosaurus"
    lives = {name: player.life for name, player in table.state.players.items()}
    assert lives == {"Kolos": 7 - 5, "Alma": 7 - 4, "Karok": 0}
    assert asked(table) == ("Alma", "action")
    table.choose("done")
    assert asked(table) == ("Kolos", "action")


@pytest.mark.parametrize(("place", "winner"), [("savannah", "Kromosaurus"), ("forest", "Kolos"), ("mountain", "Kolos")])
def test_kromosaurus_tie__the_heaviest_of_all(place, winner):
    """QG02"""
    events = duel(place).roll([5, 3])
    assert only(events, "tie").rule == "kromosaurus.tie"
    assert only(events, "combat").args["winner"] == winner


def test_kromosaurus_tie__tied_and_beaten_by_weight_it_loses_no_life():
    """QG03"""
    table = duel("forest")
    table.roll([5, 3])
    assert table.state.kromosaurus.life == 10


def test_kromosaurus_combat__own_combat_cards_work_against_it():
    """QG10"""
    table = duel(bonus=["war_cry"])
    table.roll([4, 3])
    assert asked(table) == ("Kolos", "combat")
    table.choose("play war_cry")
    assert table.state.kromosaurus.life == 10 - 2


def test_kromosaurus_bonus__no_card_can_target_it():
    """QG11"""
    table = scene(
        {"Alma": {"place": "cave", "bonus": ["dodgy_berries"]}, "Karok": {"place": "mountain"}},
        kromosaurus={"place": "forest"},
    )
    assert not any("Kromosaurus" in option for option in table.options)
    refused(table, "play dodgy_berries Kromosaurus", "target-kromosaurus", "kromosaurus.bonus", players=["Karok"])


def test_glacial_cold__the_kromosaurus_does_not_feel_it():
    """QG09, QG16: with both options in play."""
    table = duel("forest", glacial=True)
    table.roll([5, 3])
    assert table.state.kromosaurus.life == 10
    assert table.state.players["Kolos"].life == 6


# --- the trophy


def test_kromosaurus_trophy__the_winner_of_the_combat_takes_it():
    """QG05, QG13"""
    table = scene(
        {"Kolos": {"place": "forest"}, "Alma": {"place": "forest"}, "Karok": {"place": "cave", "life": 0}},
        kromosaurus={"place": "forest", "life": 3},
    )
    events = table.roll([6, 5, 1])
    felled = only(events, "felled")
    assert (felled.rule, felled.args) == ("kromosaurus.trophy", {"player": "Kolos", "points": 1})
    assert table.state.trophy == "Kolos"
    assert (table.state.players["Kolos"].points, table.state.players["Alma"].points) == (1, 0)
    assert asked(table) == ("Kolos", "action")  # there is nothing to rob


def test_kromosaurus_trophy__gone_for_good():
    """QG06"""
    table = duel(life=1)
    table.roll([6, 1])
    assert table.state.kromosaurus is None
    for answer in ("done", "go mountain", "go forest"):
        table.choose(answer)
    assert asked(table) == ("Alma", "action")  # no card was drawn for it


def test_kromosaurus_combat__its_wounds_do_not_heal():
    """QG06"""
    table = duel(life=10)
    table.roll([6, 1])
    for answer in ("done", "go mountain", "go savannah"):
        table.choose(answer)
    table.roll("forest")
    assert table.state.kromosaurus.life == 7


def holder(**karok):
    """Kolos meets Karok, who holds the trophy."""
    return scene({
        "Kolos": {"place": "forest", "krom": 0}, "Karok": {"place": "forest", "life": 3, "trophy": True, **karok},
    })  # fmt: skip


def test_kromosaurus_trophy_lost__stolen_automatically_on_top_of_the_robbery():
    """QG12, QE08"""
    table = holder(krom=5)
    assert table.state.players["Karok"].points == 1
    events = table.roll([6, 3])
    taken = only(events, "trophy")
    assert (taken.rule, taken.args) == ("kromosaurus.trophy.lost", {"player": "Kolos", "victim": "Karok", "points": 1})
    assert (table.state.players["Kolos"].points, table.state.players["Karok"].points) == (1, 0)
    assert asked(table) == ("Kolos", "rob")
    table.choose("rob krom")
    assert tokens(table, "Kolos") == {"krom": 3}


def test_kromosaurus_trophy_lost__not_by_a_loser_who_still_stands():
    table = holder()
    table.roll([6, 4])
    assert table.state.trophy == "Karok"


def test_kromosaurus_trophy_lost__no_card_steals_it():
    """QG14"""
    table = scene({
        "Alma": {"place": "forest", "bonus": ["light_fingers", "thats_mine"]},
        "Karok": {"place": "forest", "life": 0, "trophy": True, "wood": 1},
    })  # fmt: skip
    refused(table, "play thats_mine Karok trophy", "play-how", "bonus.resource_choice", card="thats_mine")
    table.choose("play light_fingers Karok")
    table.choose("play thats_mine Karok wood")
    assert table.state.trophy == "Karok"


def test_kromosaurus_trophy_lost__a_holder_stunned_by_a_card_keeps_it():
    """QG15, QC02"""
    table = scene({
        "Alma": {"place": "cave", "bonus": ["dodgy_berries"]}, "Karok": {"place": "forest", "life": 2, "trophy": True},
    })  # fmt: skip
    table.choose("play dodgy_berries Karok")
    assert table.state.players["Karok"].stunned
    assert (table.state.trophy, table.state.players["Karok"].points) == ("Karok", 1)


def test_kromosaurus_setup__a_scenario_logs_its_own_life_and_place():
    table = Table.scenario({"players": {"Alma": {}, "Kolos": {}}, "kromosaurus": {"place": "savannah", "life": 4}})
    entered = only(table.log, "entered")
    assert (entered.args["life"], entered.args["place"]) == (4, "savannah")
    assert table.say(entered).startswith("The Kromosaurus is in the Savannah with 4 life.")


def test_kromosaurus_trophy__it_is_not_said_to_lose_more_life_than_it_had():
    table = Table.scenario({
        "phase": "actions", "kromosaurus": {"place": "forest", "life": 1},
        "players": {"Kolos": {"place": "forest"}, "Alma": {"life": 0}},
    })  # fmt: skip
    assert only(table.roll([6, 1]), "hurt").args["amount"] == 1


def test_kromosaurus_tie__its_weight_decides_by_default_and_the_sentence_says_so():
    """QG02"""
    table = duel("savannah")
    tie = only(table.roll([5, 3]), "tie")
    assert tie.rule == "kromosaurus.tie"
    said = "The Kromosaurus and Kolos both have 5. The heavier one wins in the Savannah: it comes before Kolos."
    assert table.say(tie) == said


def test_the_kromosaurus_has_an_article_among_others():
    table = duel("forest")
    assert table.say(table.pending) == "Kolos and the Kromosaurus roll one die each for the combat."
