"""The end of the game: the first to reach the target wins at once."""

import pytest

from krom_explore import BadInput, Over, Ruleset, Table

from .helpers import asked, kinds, only, refused, scene

NAMES = ["Alma", "Mörhy", "Valkyr", "Karok", "Grouma", "Kolos"]
NINE = ["observatory", "hang_glider", "torch"]  # 4 + 4 + 1 points
SHOWN = ["digging_stick", "bow", "hammer", "cart"]


@pytest.mark.parametrize(
    ("players", "normal", "longer"), [(2, 10, 12), (3, 10, 12), (4, 10, 12), (5, 8, 10), (6, 7, 9)]
)
def test_ending_target__by_number_of_players_and_two_more_in_the_longer_game(players, normal, longer):
    """QE07"""
    assert Table.new(NAMES[:players]).state.target == normal
    assert Table.new(NAMES[:players], longer=True).state.target == longer


def test_ending_target__fewer_points_may_be_agreed_on_before_a_short_game():
    table = Table.new(NAMES[:3], points=5)
    assert table.state.target == 5
    assert table.log[0].args["target"] == 5
    assert Table.from_link(table.link()).state.target == 5
    assert "points=5" in table.code()
    assert "points" not in Table.new(NAMES[:3]).start, "links of whole games stay as they are"


@pytest.mark.parametrize("points", [0, 11, -1, 2.5, "5", True, None])
def test_ending_target__a_short_game_is_not_longer_than_a_whole_one(points):
    start = {"players": NAMES[:3], "seed": 1, "points": points}
    with pytest.raises(BadInput) as caught:
        Table(Ruleset.load(), start)
    assert caught.value.path == "points"


def about_to_win(**more):
    """Alma has nine points and the Wood for a tenth; Kolos would act after her."""
    return scene({
        "Alma": {"place": "cave", "wood": 2, "evolutions": NINE}, "Kolos": {"place": "forest"},
    }, evolutions=SHOWN, **more)  # fmt: skip


def test_ending_target__wins_at_once_in_the_middle_of_a_turn():
    """QE03"""
    table = about_to_win()
    assert table.state.players["Alma"].points == 9
    events = table.choose("realise digging_stick")
    assert kinds(events) == ["realised", "won"]
    won = only(events, "won")
    assert (won.rule, won.args) == ("ending.target", {"player": "Alma", "points": 10, "target": 10})
    assert table.pending == Over("Alma")
    assert table.state.winner == "Alma"
    assert table.state.turn == 1


def test_ending_target__more_points_than_needed_win_too():
    table = scene(
        {"Alma": {"place": "cave", "wood": 3, "bone": 1, "evolutions": NINE}, "Kolos": {"place": "forest"}},
        evolutions=SHOWN,
    )
    won = only(table.choose("realise bow"), "won")
    assert won.args["points"] == 11


def test_ending_target__not_in_the_longer_game():
    """QE07"""
    table = about_to_win(longer=True)
    table.choose("realise digging_stick")
    table.roll("flute")
    assert table.state.winner is None
    assert asked(table) == ("Alma", "action")


@pytest.mark.parametrize(("players", "before"), [(5, ["observatory", "cart"]), (6, ["observatory", "torch", "flute"])])
def test_ending_target__eight_points_with_five_and_seven_with_six(players, before):
    everybody = {name: {"place": "forest", "life": 0} for name in NAMES[:players]}
    everybody["Alma"] = {"place": "cave", "wood": 2, "evolutions": before}
    table = scene(everybody, evolutions=["digging_stick", "bow", "hammer", "rib_armour"])
    assert only(table.choose("realise digging_stick"), "won").args["points"] == {5: 8, 6: 7}[players]


def test_table_over__nothing_is_asked_any_more():
    table = about_to_win()
    table.choose("realise digging_stick")
    assert table.options == ()
    refused(table, "done", "over", "table.over", winner="Alma")


def test_evolutions_realise__points_of_evolutions_are_never_lost():
    """QE08: stunned and robbed, Karok keeps his Evolutions; only a trophy could be lost."""
    table = scene({
        "Kolos": {"place": "forest"}, "Karok": {"place": "forest", "life": 1, "evolutions": ["observatory", "torch"]},
    })  # fmt: skip
    table.roll([6, 1])
    assert set(table.options) == {"rob krom", "rob nothing"}
    table.choose("rob krom")
    assert table.state.players["Karok"].points == 5


def test_kromosaurus_trophy__wins_at_once_after_all_damage_of_the_combat():
    """QE04"""
    table = scene({
        "Kolos": {"place": "forest", "evolutions": NINE}, "Valkyr": {"place": "forest"}, "Alma": {"place": "mountain"},
    }, kromosaurus={"place": "forest", "life": 1})  # fmt: skip
    events = table.roll([6, 2, 1])
    assert only(events, "won").args == {"player": "Kolos", "points": 10, "target": 10}
    assert table.pending == Over("Kolos")
    assert table.state.players["Valkyr"].life == 7 - 4


def test_kromosaurus_trophy_lost__a_stolen_trophy_wins_at_once():
    """QE05"""
    table = scene({
        "Kolos": {"place": "forest", "evolutions": NINE},
        "Karok": {"place": "forest", "life": 2, "trophy": True, "krom": 0},
    })  # fmt: skip
    events = table.roll([6, 3])
    assert only(events, "trophy").rule == "kromosaurus.trophy.lost"
    assert table.pending == Over("Kolos")


def test_combat_winner__only_one_can_win_by_a_combat():
    """QE06: both lack one point, and the Kromosaurus falls."""
    table = scene({
        "Kolos": {"place": "forest", "evolutions": NINE},
        "Karok": {"place": "forest", "evolutions": ["cart", "rib_armour", "decorative_menhir"]},
    }, kromosaurus={"place": "forest", "life": 1})  # fmt: skip
    events = table.roll([6, 6, 1])
    assert only(events, "combat").args["winner"] == "Karok"  # the lighter one, in the Forest
    assert kinds(events).count("won") == 1
    assert table.pending == Over("Karok")
    assert table.state.players["Kolos"].points == 9
