"""What a notebook holds: the caller's own table as widgets, which see each other's moves and say what went wrong."""

from types import SimpleNamespace

import ipywidgets
import pytest

from krom_explore import BadInput, Table, text, ui
from krom_explore.ui import cells
from krom_explore.ui.desk import Desk
from krom_explore.ui.held import Held, Script


@pytest.fixture(autouse=True)
def sent(monkeypatch):
    """What the widgets send to their views."""
    replies = []
    monkeypatch.setattr(Held, "send", lambda widget, content, buffers=None: replies.append((widget, content)))
    return replies


@pytest.fixture
def table():
    return Table.scenario(
        {"phase": "actions", "players": {"Kolos": {"place": "forest"}, "Alma": {"place": "forest", "krom": 4}}}
    )


def do(widget, part, what, **fields):
    """What a click in the browser sends."""
    widget._receive(widget, {"part": part, "do": what, **fields}, [])


def picture(widget):
    return widget._picture["parts"]


def life(widget, name):
    return next(mat for mat in picture(widget)["mats"]["players"] if mat["name"] == name)["life"]


def test_what_is_played_on_the_widget_is_played_on_the_table(table, sent):
    widget = ui.show(table)
    do(widget, "dice", "roll", dice=[4, 4])
    assert widget.table is table
    assert table.tape == ["roll 4 4"]
    assert sent[-1][1]["changes"]


def test_what_a_cell_does_to_the_table_is_seen_at_once(table):
    widget = ui.mats(table)
    before = life(widget, "Kolos")
    table.roll([1, 4])
    assert life(widget, "Kolos") == before - 3
    table.undo()
    assert life(widget, "Kolos") == before


def test_several_widgets_share_a_table(table):
    board, mats, whole = ui.board(table), ui.mats(table), ui.show(table)
    do(whole, "dice", "roll", dice=[1, 4])
    assert life(mats, "Kolos") == table.state.players["Kolos"].life
    assert board.value == mats.value == whole.value == 1


@pytest.mark.parametrize("make", [ui.board, ui.question, ui.dice, ui.mats, ui.log, ui.odds])
def test_every_part_stands_alone(table, make):
    widget = make(table)
    assert list(picture(widget)) == [make.__name__]


def test_parts_are_chosen_by_name_in_the_order_given(table):
    assert list(picture(ui.show(table, "dice", "board"))) == ["dice", "board"]
    assert list(picture(ui.part(table, "cards"))) == ["cards"]
    with pytest.raises(BadInput, match="parts"):
        ui.show(table, "bord")


@pytest.mark.parametrize("no_table", [3, None, {"phase": "actions"}])
def test_what_is_no_table_is_refused_in_a_sentence(no_table):
    with pytest.raises(BadInput, match=r"table: This must be a table, such as Table\.new"):
        ui.show(no_table)


def test_a_box_takes_them_and_traits_link_and_are_observed(table):
    widget, slider, heard = ui.board(table), ipywidgets.IntSlider(max=9), []
    ipywidgets.HBox([widget, ui.dice(table)])
    widget.observe(lambda change: heard.append(change["new"]), "value")
    ipywidgets.link((widget, "value"), (slider, "value"))
    table.roll([4, 4])
    assert (slider.value, heard) == (1, [1])
    slider.value = 0
    assert table.steps == 0
    slider.value = 1
    assert table.tape == ["roll 4 4"]


def test_interact_takes_a_widget_for_a_setting(table):
    widget, heard = ui.board(table), []
    ipywidgets.interactive(lambda steps: heard.append(steps), steps=widget)
    table.roll([4, 4])
    assert heard == [0, 1]


def test_a_step_that_was_not_played_is_refused_in_a_sentence(table):
    widget = ui.board(table)
    widget.value = 5
    assert widget.value == table.steps == 0
    assert "from 0 to 0" in widget._picture["notice"]


def test_who_follows_is_called_once_for_each_click_and_each_move(table, sent):
    climb = Table.scenario(
        {
            "phase": "actions",
            "players": {"Alma": {"place": "mountain", "krom": 6}, "Karok": {"place": "cave", "life": 0}},
        }
    )
    widget, heard = ui.show(climb), []
    widget.on_change(lambda moved: heard.append((moved is climb, moved.steps)))
    do(widget, "question", "choose", answer="climb")
    climb.roll([1, 1, 2, 3, 5])
    do(widget, "dice", "keep", dice=[1, 1], roll=True)  # two steps, one click
    climb.undo()
    do(widget, "question", "choose", answer="nonsense")
    assert heard == [(True, 1), (True, 2), (True, 4), (True, 3)]


def test_a_callback_that_raises_is_told_in_the_widget_and_the_move_stands(table):
    widget, after = ui.board(table), []
    widget.on_change(lambda moved: moved.state.players["Nobody"])
    widget.on_change(after.append)
    table.roll([4, 4])
    assert "KeyError: 'Nobody'" in widget._picture["notice"]
    assert table.steps == 1
    assert after == [table]


def test_a_callback_may_play_on(table):
    widget = ui.board(table)
    widget.on_change(lambda moved: moved.steps < 2 and moved.choose("draw"))
    table.roll([4, 4])
    assert table.steps == widget.value == 2


def test_a_view_that_comes_later_says_what_was_said(table, sent):
    widget = ui.board(table)
    widget.value = 5
    widget._receive(widget, {"again": True}, [])
    assert sent[-1][1]["notice"] == widget._picture["notice"]
    do(widget, "board", "ask")
    widget._receive(widget, {"again": True}, [])
    assert "notice" not in sent[-1][1]


def test_a_fault_in_the_widget_is_a_sentence(table, sent, monkeypatch, caplog):
    widget = ui.board(table)
    monkeypatch.setattr(widget._screen.page.parts["board"], "do_choose", lambda answer: 1 / 0)
    do(widget, "board", "choose", answer="x")
    assert sent[-1][1]["notice"].startswith("Something went wrong")
    assert "ZeroDivisionError" in caplog.text
    widget._receive(widget, "no message", [])
    assert "message" in sent[-1][1]["notice"]


def test_a_fault_takes_the_move_back_in_all_widgets_of_the_table(table, sent, monkeypatch):
    one, other = ui.show(table), ui.mats(table)
    before = life(other, "Kolos")

    def broken(desk):
        raise RecursionError

    with monkeypatch.context() as patch:
        patch.setattr(Desk, "_turn", lambda desk, back: broken(desk) if desk is one._desk else None)
        do(one, "dice", "roll", dice=[1, 4])
    assert [widget for widget, _ in sent] == [one]
    assert sent[-1][1]["notice"] == text.message("ui-trouble")
    assert (table.tape, one.value, other.value) == ([], 0, 0)
    table.roll([4, 4])
    table.undo()
    assert life(other, "Kolos") == before


def test_a_fault_in_a_widget_does_not_reach_the_cell(table, monkeypatch):
    widget = ui.show(table)

    def broken(desk):
        raise KeyError

    monkeypatch.setattr(Desk, "catch_up", broken)
    table.roll([4, 4])
    assert widget._picture["notice"] == text.message("ui-trouble")


def test_a_step_that_makes_us_fail_is_a_sentence(table, monkeypatch):
    table.roll([4, 4])
    widget = ui.show(table)

    def broken(*_):
        raise MemoryError

    with monkeypatch.context() as patch:
        patch.setattr(Table, "go_to", broken)
        widget.value = 0
    assert widget.value == 1
    assert widget._picture["notice"] == text.message("ui-too-much")


@pytest.mark.parametrize(
    "message", [None, [], "x", {"part": []}, {"again": "x" * 10**5}, {"part": "dice", "do": 10**4000}]
)
def test_hostile_messages_have_one_reply_each(table, sent, message):
    widget = ui.show(table)
    widget._receive(widget, message, [])
    assert len(sent) == 1
    assert sent[0][1].get("notice") or sent[0][1]["page"]


def test_replies_are_numbered_without_a_gap(table, sent):
    widget = ui.show(table)
    numbers = [widget._picture["n"]]
    do(widget, "dice", "roll", dice=[4, 4])
    numbers.append(sent[-1][1]["n"])
    table.undo()
    numbers.append(widget._picture["n"])
    do(widget, "log", "why", line=1)
    numbers.append(sent[-1][1]["n"])
    assert numbers == [1, 2, 3, 4]


def test_with_the_eyes_of_one_the_others_are_bots_and_their_choices_secret():
    table = Table.new(["Alma", "Kolos", "Karok"], seed=3)
    widget = ui.show(table, me="Alma")
    assert table.pending.player == "Alma"
    table.choose(table.options[0])
    assert "Alma" in (getattr(table.pending, "player", ""), *getattr(table.pending, "who", ()))
    assert len(picture(widget)["log"]["lines"]) == len(table.log)
    with pytest.raises(BadInput, match="me"):
        ui.show(table, me="Nobody")


def test_the_log_is_right_after_other_dice(table):
    widget = ui.log(table)
    table.roll([4, 4])
    table.undo()
    table.roll([6, 1])
    assert [line["text"] for line in picture(widget)["log"]["lines"]] == [table.say(event) for event in table.log]


def test_the_code_reaches_a_page_once_and_again_after_everything_was_closed(table):
    first, second = ui.board(table), ui.dice(table)
    assert first._code is second._code is Script.here()
    assert len(first._esm) < 2_000
    Script.here().close()
    assert ui.board(table)._code.comm is not None


def test_what_follows_a_table_shows_the_odds_of_the_moment(table):
    output = ui.follow(table)
    before = output.outputs[0]["data"]
    assert "application/vnd.plotly.v1+json" in before
    table.roll([4, 4])
    assert output.outputs[0]["data"] != before


def test_what_follows_a_table_ends_when_its_cell_is_run_again(notebook):
    table, drawn = Table.new(["Alma", "Kolos"]), []
    for _ in range(3):
        notebook.run("1", lambda names: ui.follow(table, lambda moved: drawn.append(moved.steps) or ""))
    drawn.clear()
    table.choose("go forest")
    assert drawn == [1]


def test_what_follows_a_table_shows_what_it_is_told_to_and_faults_too(table):
    told = ui.follow(table, lambda moved: f"{moved.steps} steps")
    broken = ui.follow(table, lambda moved: moved.nothing)
    table.roll([4, 4])
    assert told.outputs[0]["data"]["text/plain"] == "1 steps"
    assert "AttributeError" in broken.outputs[0]["text"]


# --- cells


@pytest.fixture
def notebook(monkeypatch):
    """A notebook's Python as far as cells are concerned."""
    calls = {}
    shell = SimpleNamespace(
        kernel=True,
        user_ns={},
        cell="",
        events=SimpleNamespace(register=lambda event, call: calls.__setitem__(event, call)),
        get_parent=lambda: {"metadata": {"cellId": shell.cell}},
    )

    def run(cell, code):
        shell.cell = cell
        if "pre_run_cell" in calls:
            calls["pre_run_cell"](SimpleNamespace(cell_id=cell))
        code(shell.user_ns)
        if "post_run_cell" in calls:
            calls["post_run_cell"](None)

    monkeypatch.setattr(cells, "shell_here", lambda: shell)
    monkeypatch.setattr(cells, "_kept", [])
    return SimpleNamespace(run=run, names=shell.user_ns)


def show_it(names):
    names["widget"] = ui.board(names["table"])


def test_a_table_that_was_replaced_is_said_to_be(notebook):
    notebook.run("1", lambda names: names.update(table=Table.new(["Alma", "Kolos"])))
    notebook.run("2", show_it)
    old = notebook.names["widget"]
    assert "notice" not in old._picture
    notebook.run("1", lambda names: names.update(table=Table.new(["Alma", "Kolos"])))
    assert old._picture["notice"].startswith("table stands for another table now.")


def test_what_ipython_calls_the_last_output_is_no_name_of_a_table(notebook):
    table = Table.new(["Alma", "Kolos"])
    notebook.run("1", lambda names: names.update(_=table, table=table))
    notebook.run("2", show_it)
    old = notebook.names["widget"]
    notebook.run("3", lambda names: names.update(_=Table.new(["Alma", "Kolos"])))
    assert "notice" not in old._picture
    notebook.run("1", lambda names: names.update(table=Table.new(["Alma", "Kolos"])))
    assert old._picture["notice"].startswith("table stands for another table now.")


def test_a_cell_that_is_run_again_leaves_its_old_widget_behind(notebook, sent):
    notebook.run("1", lambda names: names.update(table=Table.new(["Alma", "Kolos"])))
    notebook.run("2", show_it)
    old, table = notebook.names["widget"], notebook.names["table"]
    notebook.run("2", show_it)
    assert "has been run again" in old._picture["notice"]
    do(old, "board", "choose", answer="go forest")
    assert "has been run again" in sent[-1][1]["notice"]
    assert table.steps == 0
    table.choose("go forest")
    assert (old.value, notebook.names["widget"].value) == (0, 1)


# --- walks

LINES = ["roll 4 4", "draw"]


def test_a_walk_steps_through_a_fork_one_event_at_a_time(table, sent):
    walk = ui.walk(table, LINES)
    assert (walk.value, table.steps, walk.table.steps) == (0, 0, len(LINES))
    do(walk, "walk", "to", step=1)
    assert walk.value == 1
    walk.value = 2
    assert picture(walk)["walk"]["at"] == 2
    walk.value = 0
    assert picture(walk)["walk"]["at"] == 0


def test_a_step_that_is_only_passed_on_the_way_calls_nobody(table):
    walk, heard = ui.walk(table, LINES), []
    walk.on_change(lambda _: heard.append(walk.value))
    do(walk, "walk", "to", step=2, passing=True)
    do(walk, "walk", "to", step=3)
    assert (heard, walk.value) == ([3], 3)
    do(walk, "walk", "to", step=2, passing=True)
    do(walk, "walk", "to", step=3)
    assert heard == [3]


def test_a_walk_links_with_a_slider_and_calls_back(table):
    walk, slider, heard = ui.walk(table, LINES), ipywidgets.IntSlider(max=99), []
    walk.on_change(lambda moved: heard.append(moved is walk.table))
    ipywidgets.link((walk, "value"), (slider, "value"))
    slider.value = 3
    assert picture(walk)["walk"]["at"] == 3
    assert heard == [True]
    slider.value = 99
    assert walk.value == 3
    assert "notice" in walk._picture


def test_whoever_takes_over_plays_on_from_there(table, sent):
    walk = ui.walk(table, LINES)
    do(walk, "walk", "to", step=1)
    do(walk, "walk", "take_over")
    assert walk.table.tape == LINES[:1]
    assert walk.value == 1
    do(walk, "question", "choose", answer="draw")
    assert walk.table.tape == LINES
    walk.table.undo()
    assert walk.value == 1
    assert table.steps == 0


@pytest.mark.parametrize("record", ["link", "save"])
def test_a_link_or_a_saved_game_is_walked_from_its_start(table, record):
    table.roll([4, 4])
    walk = ui.walk(getattr(table, record)())
    assert walk.value == 0
    assert walk.table.tape == table.tape
    assert picture(walk)["walk"]["last"] == len(table.log) - table.opening


def test_lines_that_do_not_fit_are_refused_with_their_place(table):
    with pytest.raises(BadInput, match=r"lines\[1\]"):
        ui.walk(table, ["roll 4 4", "fly"])
    with pytest.raises(BadInput):
        ui.walk("no link at all")


# --- what a cell shows when it was wrong


def test_in_a_notebook_a_refusal_is_a_sentence_and_no_traceback(table):
    from IPython.core.interactiveshell import InteractiveShell

    shell = InteractiveShell()
    shown = []
    shell._showtraceback = lambda kind, value, lines: shown.append("\n".join(lines))
    shell.user_ns |= {"table": table, "ui": ui}
    shell.run_cell("table.choose('rest')")
    shell.run_cell("ui.show(3)")
    assert "Illegal: " in shown[0]
    assert "BadInput: table: This must be a table" in shown[1]
    assert not [text for text in shown if "Traceback" in text or "File " in text]
