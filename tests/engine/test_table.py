"""The table: answering, taking back, forking, replaying."""

import copy
import gc
from random import Random

import pytest

from krom_explore import BadInput, Decision, Draw, Illegal, Over, Roll, Table
from tests.play import new_table, played, step, walk


def glance(table):
    return repr(table.pending), table.state, table.log, table.tape


def test_pending_moves_from_player_to_player_in_the_movement_phase():
    table = new_table(3)
    asked = []
    for answer in ("go forest", "go savannah", "go mountain"):
        assert isinstance(table.pending, Decision)
        asked.append((table.pending.player, table.pending.question))
        table.choose(answer)
    assert asked == [("Alma", "movement"), ("Mörhy", "movement"), ("Valkyr", "movement")]


def test_choose_returns_what_happened_since():
    table = new_table(2)
    assert table.choose("go forest") == []
    told = table.choose("go mountain")
    assert [event.kind for event in told] == ["moved", "moved", "acting"]
    assert table.log[-3:] == told


def test_answers_are_found_whatever_their_spaces_and_capitals():
    table = new_table(2)
    table.choose("  Go   FOREST ")
    assert table.tape == ["go forest"]


def test_an_illegal_answer_changes_nothing():
    table = new_table(2)
    before = glance(table)
    with pytest.raises(Illegal) as refused:
        table.choose("go cave")
    assert refused.value.reason.rule == "movement.must_move"
    assert "Cave" in str(refused.value)
    assert glance(table) == before


@pytest.mark.parametrize("answer", ["", "   ", "fly away", "go", "go moon", "go forest forest", 7, None])
def test_nonsense_is_refused_with_a_reason(answer):
    table = new_table(2)
    assert table.why_not(answer) is not None
    with pytest.raises(Illegal):
        table.choose(answer)
    assert table.tape == []


def test_roll_when_a_decision_is_pending():
    with pytest.raises(Illegal) as refused:
        new_table(2).roll()
    assert refused.value.reason.code == "no-chance"


def fight():
    return Table.scenario(
        {"phase": "actions", "players": {name: {"place": "forest"} for name in ("Kolos", "Karok", "Valkyr")}}
    )


@pytest.mark.parametrize(
    "told", [[6, 3, 2], (6, 3, 2), [[6], [3], [2]], {"Karok": 3, "Kolos": 6, "Valkyr": [2]}], ids=str
)
def test_rehearsed_dice_in_order_or_by_name(told):
    table = fight()
    assert table.pending == Roll(("Kolos", "Karok", "Valkyr"), (1, 1, 1), "combat", about={"place": "forest"})
    table.roll(told)
    assert {name: seat.life for name, seat in table.state.players.items()} == {"Kolos": 7, "Karok": 4, "Valkyr": 3}


@pytest.mark.parametrize(
    "told",
    [[6, 3], [6, 3, 2, 1], [6, 3, 7], [6, 3, 0], [6, 3, "2"], "632", 6, {"Kolos": 6}, [[6, 1], [3], [2]], [6, 3, True]],
    ids=str,
)
def test_dice_that_do_not_fit_are_refused_and_change_nothing(told):
    table = fight()
    before = glance(table)
    with pytest.raises(Illegal) as refused:
        table.roll(told)
    assert refused.value.reason.code == "dice-told"
    assert glance(table) == before


def test_several_dice_of_one_hand():
    table = Table.scenario({"phase": "actions", "players": {"Alma": {"place": "mountain"}, "Karok": {"life": 0}}})
    table.choose("climb")
    table.roll([2, 2, 2, 5, 5])
    assert table.state.dice == (2, 2, 2, 5, 5)


def test_a_draw_as_told_and_a_card_that_is_not_there():
    table = Table.scenario({"phase": "actions", "players": {"Alma": {"place": "forest"}, "Karok": {"life": 0}}})
    table.choose("draw")
    assert isinstance(table.pending, Draw)
    assert table.pending.deck == "gathering"
    with pytest.raises(Illegal) as refused:
        table.roll("dodo")
    assert refused.value.reason.code == "card-told"
    table.roll("branch")
    assert table.state.players["Alma"].wood == 1


def test_undo_goes_through_anything_and_redo_gives_the_same_game_again():
    table = new_table(3, seed=11, kromosaurus=True, glacial=True)
    seen = [glance(table), *(glance(table) for _ in walk(table, steps=250))]
    for expected in reversed(seen[:-1]):
        table.undo()
        assert glance(table) == expected
    assert not table.can_undo
    for expected in seen[1:]:
        table.redo()
        assert glance(table) == expected
    assert not table.can_redo


def test_undo_and_redo_at_the_ends():
    table = new_table(2)
    for back_or_forth, code in ((table.undo, "nothing-to-undo"), (table.redo, "nothing-to-redo")):
        with pytest.raises(Illegal) as refused:
            back_or_forth()
        assert refused.value.reason.code == code


def test_the_table_goes_to_any_moment_and_back():
    table = new_table(3, seed=11)
    seen = [glance(table), *(glance(table) for _ in walk(table, steps=60))]
    for step_ in (0, 41, 17, 60):
        table.go_to(step_)
        assert glance(table) == seen[step_]
    with pytest.raises(BadInput, match="step"):
        table.go_to(61)
    assert glance(table) == seen[60]


def test_who_watches_a_table_is_called_after_every_change_and_not_after_a_refusal():
    table, heard = new_table(2), []
    end = table.on_change(lambda moved: heard.append((moved is table, moved.steps)))
    table.choose("go forest")
    with pytest.raises(Illegal):
        table.choose("go cave")
    table.undo()
    table.redo()
    table.fork().choose("go mountain")
    assert heard == [(True, 1), (True, 0), (True, 1)]
    end()
    table.choose("go mountain")
    assert len(heard) == 3


def test_who_watches_a_table_hears_of_it_whatever_happens_to_another():
    table, heard = new_table(2), []
    table.on_change(lambda moved: 1 / 0)
    table.on_change(heard.append)
    with pytest.raises(ZeroDivisionError):
        table.choose("go forest")
    assert heard == [table]
    assert table.steps == 1


def test_a_table_keeps_nothing_of_how_it_stood_before():
    """Neither itself nor through who called: somebody who plays for an afternoon must not fill the memory."""
    table = new_table(2)

    def click():
        before = copy.copy(vars(table))  # as a page does, to put it back after a fault
        table.undo() if table.can_undo else table.choose("go forest")
        return len(before)

    def stood():
        gc.collect()
        return sum(type(each).__name__ == "_Now" for each in gc.get_objects())

    click()
    few = stood()
    for _ in range(200):
        click()
    assert stood() <= few


def test_a_long_game_keeps_one_tape_and_not_one_for_each_of_its_turns():
    table = played(new_table(2, seed=3), steps=200)
    turns = table._now.turns[1:]
    assert len(turns) > 5
    assert not any(turn.position.ask.__self__.tape for turn in turns)
    assert table.load(table.save()).log == table.log


def test_undone_dice_fall_the_same_again():
    table = new_table(2, seed=5)
    for answer in ("go forest", "go forest"):
        table.choose(answer)
    first = table.roll()
    table.undo()
    assert table.roll() == first


def test_a_new_answer_after_undo_drops_what_was_taken_back():
    table = played(new_table(2), steps=10)
    table.undo()
    table.undo()
    step(table, Random(99))
    assert not table.can_redo
    assert len(table.tape) == 9


def test_a_fork_and_its_origin_do_not_touch_each_other():
    table = played(new_table(4, seed=3, kromosaurus=True), steps=120)
    before, other = glance(table), table.fork()
    played(other, seed=8, steps=60)
    assert glance(table) == before
    untouched = glance(other)
    played(table, seed=9, steps=60)
    assert glance(other) == untouched


def test_the_state_cannot_be_changed_from_outside():
    table = new_table(2)
    with pytest.raises((AttributeError, TypeError)):
        table.state.players["Alma"].krom = 99
    with pytest.raises((AttributeError, TypeError)):
        table.state.players["Alma"] = None
    table.log.clear()
    table.tape.clear()
    assert table.log
    assert table.state.players["Alma"].krom == 5


def test_the_copy_tester():
    """Copy every position, play on, and the copy is as it was."""
    table = new_table(4, seed=17, kromosaurus=True, glacial=True)
    for turn, _ in enumerate(walk(table, seed=4, steps=120)):
        position = table._now.position
        copied, key = position.copy(), position.copy().key()
        played(table.fork(), seed=turn, steps=15)
        assert copied.key() == key


def test_a_finished_game_asks_nothing_more():
    table = played(new_table(2, seed=1))
    assert isinstance(table.pending, Over)
    assert table.pending.winner == table.state.winner
    assert table.options == ()
    assert table.why_not("done").code == "over"
    table.undo()
    assert table.state.winner is None


def test_bots_own_randomness_never_touches_the_dice():
    """The n-th chance of a seed is the same whatever was chosen and however much randomness the bots used."""
    rolled = []
    for bot_seed in (1, 2):
        table = new_table(2, seed=42)
        random = Random(bot_seed)
        for _ in range(bot_seed * 10):
            random.random()
        table.choose(random.choice(["go forest"]))
        table.choose("go forest")
        rolled.append(table.roll()[0].args["totals"])
    assert rolled[0] == rolled[1]


def test_view_of_somebody_who_is_not_there():
    with pytest.raises(BadInput) as bad:
        new_table(2).view("Kolos")
    assert bad.value.path == "player"


def test_a_table_can_be_watched_while_it_is_set():
    table = Table.new(["Alma", "Kolos"], seed=7, kromosaurus=True)
    moments = [table.state_after(events) for events in range(table.first_moment, table.opening + 1)]
    assert table.first_moment == 1
    assert [len(state.prey) for state in moments] == [0, 1, 2, 3, 4, 4, 4, 4, 4, 4, 4, 4]
    assert [len(state.players["Alma"].bonus) for state in moments] == [0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1]
    assert [state.kromosaurus is not None for state in moments][-2:] == [False, True]
    assert moments[-1].prey == table.state.prey


def test_a_position_that_somebody_sets_up_can_be_watched_too():
    table = Table.scenario({"players": {"Alma": {"place": "forest"}, "Kolos": {}}, "prey": ["dodo"]})
    first = table.state_after(table.first_moment)
    assert (first.prey, first.players["Alma"].place) == (("dodo",), "forest")


@pytest.mark.parametrize("events", [0, 99])
def test_before_the_first_moment_and_after_the_last_there_is_no_table(events):
    with pytest.raises(BadInput):
        Table.new(["Alma", "Kolos"], seed=7).state_after(events)
