"""A walk on a table where nothing has been played: how it was set, one event at a time."""

from krom_explore import Table, ui


def steps(widget):
    """What the stepper says at each of its steps, and how many prey lie there."""
    screen = widget._screen
    found = []
    for step in range(screen.page.states()["walk"]["last"] + 1):
        screen.receive({"part": "walk", "do": "to", "step": step})
        states = screen.page.states()
        found.append((states["walk"]["rule"], len(states["cards"]["prey"])))
    return found


def test_the_table_fills_step_by_step():
    told = steps(ui.walk(Table.new(["Alma", "Kolos"], seed=7)))
    assert [prey for _, prey in told[:6]] == [0, 1, 2, 3, 4, 4]
    assert [rule for rule, _ in told[1:]] == ["setup.cards"] * 8 + ["setup.players"] * 2 + ["turn.phases"]


def test_whoever_takes_over_plays_the_table_that_was_set():
    table = Table.new(["Alma", "Kolos"], seed=7)
    widget = ui.walk(table)
    widget._screen.receive({"part": "walk", "do": "to", "step": 3})
    widget._screen.receive({"part": "walk", "do": "take_over"})
    assert widget._screen.page.desk.table.state == table.state


def test_a_game_that_has_been_played_is_walked_from_its_first_turn():
    table = Table.new(["Alma", "Kolos"], seed=7)
    table.choose("go forest")
    table.choose("go mountain")
    assert steps(ui.walk(table, (), "cards"))[0][1] == len(table.state.prey)
