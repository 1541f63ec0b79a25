"""Every open question that is a switch: each option, on the position that shows the difference."""

from itertools import combinations

import pytest

from krom_explore import BadInput, Over
from krom_explore.games.tribu import Ruleset
from krom_explore.games.tribu.ruleset import rulings
from krom_explore.games.tribu.rulings import show


def seen(name, option):
    """Everything that anybody could notice, on all positions of the ruling."""
    noticed = []
    for position in range(len(rulings()[name].positions)):
        table = show(name, option, position)
        noticed.append((repr(table.pending), table.state, table.log, [table.view(player) for player in table.players]))
    return noticed


@pytest.mark.parametrize("name", rulings())
def test_the_position_of_a_ruling_shows_the_difference(name):
    for one, other in combinations(rulings()[name].options, 2):
        assert seen(name, one) != seen(name, other), f"{name}: {one} and {other} look the same"


@pytest.mark.parametrize("name", rulings())
def test_flipping_a_ruling_changes_the_hash(name):
    rules = Ruleset.load()
    hashes = {rules.with_rulings(**{name: option}).hash for option in rulings()[name].options}
    assert len(hashes) == len(rulings()[name].options)
    assert rules.with_rulings(**{name: rulings()[name].default}).hash == rules.hash


def test_every_gap_of_the_dossier_is_a_switch():
    gaps = {"B5.4", "B5.6", "B5.8", "B5.15", "B5.22", "B5.26"}
    assert {ruling.question for ruling in rulings().values() if ruling.kind == "G"} == gaps


def test_an_unknown_ruling_is_refused_with_a_suggestion():
    with pytest.raises(BadInput) as bad:
        Ruleset.load().with_rulings(second_blok="adds")
    assert bad.value.path == "rulings.second_blok"
    assert "second_block" in str(bad.value)


# --- what each decides


def test_leaders():
    assert show("leaders", "blind").pending.question == "turn"
    assert show("leaders", "chosen").pending.question == "leader"


def test_active_reach():
    answer = "use red_horse scout rider"
    assert answer in show("active_reach", "any_chain").options
    assert show("active_reach", "same_chain").why_not(answer).rule == "active.reach"


def test_swap_then_play():
    assert "play draw_three" in show("swap_then_play", "allowed").options
    assert show("swap_then_play", "refused").why_not("play draw_three").rule == "active.follow"


def test_attack_short():
    answer = "attack bison rider Bob shaman"
    assert answer in show("attack_short", "what_there_is").options
    assert show("attack_short", "refused").why_not(answer).rule == "attack.short"


def test_blocked_lonely():
    assert list(show("blocked_lonely", "waits").state.players["Bob"].chains) == ["scout"]
    assert list(show("blocked_lonely", "counts").state.players["Bob"].chains) == []


def test_second_block():
    answer = "play block Bob shaman"
    assert show("second_block", "refused").why_not(answer).rule == "action.block.once"
    assert answer in show("second_block", "adds").options


def test_discard_again():
    assert "discard red_horse" in show("discard_again", "allowed").options
    assert show("discard_again", "forbidden").why_not("discard red_horse").rule == "deck.again"


def test_magic_colours():
    found = {
        option: [show("magic_colours", option, at).state.players["Ann"].chains["rider"].magical for at in (0, 1)]
        for option in rulings()["magic_colours"].options
    }
    assert found == {"vases_and_totem": [True, False], "with_character": [False, False], "vases": [True, True]}


def test_below_zero():
    assert show("below_zero", "allowed").state.players["Bob"].total == 5
    assert show("below_zero", "floor").state.players["Bob"].total == 30


def test_goal_tie():
    assert show("goal_tie", "highest").pending == Over("Bob")
    assert show("goal_tie", "closer").pending == Over("Ann")
