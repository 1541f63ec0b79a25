"""The tutorials in JupyterLab itself: they run, their tables are those of the cells, their figures answer."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .conftest import set_dice
from .jupyter import NOTEBOOKS, jupyterlab, open_notebook, run_all, run_cell, wait_until


@pytest.fixture(scope="module")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a JupyterLab with copies of the tutorials."""
    folder = tmp_path_factory.mktemp("tutorials")
    for path in NOTEBOOKS.glob("*.ipynb"):
        shutil.copy(path, folder)
    with jupyterlab(folder, tmp_path_factory.mktemp("settings")) as url:
        yield url


@pytest.fixture
def run(lab: str, browser: Browser) -> Iterator[object]:
    """Opens a notebook and runs it; whom it asked beside this machine is known at the end."""
    pages: list[Page] = []
    asked: list[str] = []

    def opened(name: str) -> Page:
        page = open_notebook(browser, lab, name, asks=asked.append)
        pages.append(page)
        run_all(page)
        expect(page.locator(".jp-RenderedText[data-mime-type='application/vnd.jupyter.error']")).to_have_count(0)
        return page

    yield opened
    for page in pages:
        page.close()
    assert [url for url in asked if not url.startswith((lab, "blob:", "data:", lab.replace("http", "ws")))] == []


def cell_with(page: Page, code: str) -> Locator:
    return page.locator(".jp-CodeCell").filter(has=page.locator(".jp-InputArea", has_text=code)).first


DRAWN = """
(plot) => [plot.textContent, ...[...plot.querySelectorAll("path")].map((path) => path.getAttribute("d"))].join()
"""


def figure(cell: Locator) -> str:
    """What the first figure of a cell shows: its words and its lines."""
    plot = cell.locator(".js-plotly-plot .svg-container").first
    expect(plot.locator(".main-svg").first).to_be_visible()
    return str(plot.evaluate(DRAWN))


def changes(cell: Locator, before: str) -> None:
    """Wait until the figure is another one."""
    wait_until(lambda: cell.locator(".js-plotly-plot .main-svg").count() and figure(cell) != before, 20)


def walk_there_and_back(cell: Locator) -> None:
    """Step forth, and back: the picture is as it was."""
    walk = cell.locator('[data-part="walk"]')
    step = walk.get_by_role("slider")
    expect(step).to_have_value("0")
    before = walk.inner_text()
    walk.get_by_role("button", name="Next").click()
    expect(step).to_have_value("1")
    assert walk.inner_text() != before
    walk.get_by_role("button", name="Back").click()
    expect(step).to_have_value("0")
    assert walk.inner_text() == before


def turn(cell: Locator, at: int = 0, key: str = "ArrowRight") -> None:
    """Push a slider by the keyboard: its figure changes."""
    before = figure(cell)
    cell.locator(".noUi-handle").nth(at).press(key)
    changes(cell, before)


def test_combat(run):
    page = run("03_combat.ipynb")
    walk_there_and_back(cell_with(page, "ui.walk("))

    # What is clicked in the widget has happened in Python, and what a cell does is seen in the widget.
    played = cell_with(page, "ui.show(")
    before = figure(played)
    set_dice(played, 3, 3, 6)
    expect(played.locator('[data-part="log"] [data-kind="rolled"]')).to_have_count(1)
    changes(played, before)
    expect(run_cell(page, "table.steps")).to_have_text("1")
    run_cell(page, "table.undo()")
    expect(played.locator('[data-part="log"] [data-kind="rolled"]')).to_have_count(0)

    places = cell_with(page, "odds.figures.ties_of")
    before = figure(places)
    places.locator("select").nth(2).select_option(label="Cave")
    changes(places, before)
    turn(cell_with(page, "odds.figures.crowd"))

    # Letters typed on the board are not JupyterLab's: "d d" would delete the cell.
    cells = page.locator(".jp-Notebook .jp-Cell")
    count = cells.count()
    played.locator('[data-part="board"] button').first.focus()
    page.keyboard.type("dd")
    assert cells.count() == count

    # The look is that of JupyterLab.
    scheme = "() => getComputedStyle(document.querySelector('.krom')).colorScheme"
    assert page.evaluate(scheme) == "light"
    page.evaluate("document.body.dataset.jpThemeLight = 'false'")
    assert page.evaluate(scheme) == "dark"


def test_an_exercise_is_solved_without_code(run):
    page = run("03_combat.ipynb")
    exercise = cell_with(page, 'ui.check("combat.1")')
    exercise.get_by_label("Your answer").fill("5/6")
    exercise.get_by_role("button", name="Check").click()
    expect(exercise.locator(".krom-exercise-verdict")).to_be_visible()
    exercise.get_by_label("Your answer").fill("1/6")
    exercise.get_by_label("Your answer").press("Enter")
    expect(exercise).to_contain_text("Right")
    expect(run_cell(page, 'ui.check("combat.1", 1 / 6).right')).to_have_text("True")


def test_mountain(run):
    page = run("07_mountain.ipynb")
    walk_there_and_back(cell_with(page, "ui.walk("))
    played = cell_with(page, "ui.show(")
    played.get_by_role("button", name="Climb").first.click()
    expect(run_cell(page, "table.tape")).to_have_text("['climb']")
    turn(cell_with(page, "odds.figures.combinations"))
    turn(cell_with(page, "odds.figures.climb"), 1)


def test_kromosaurus(run):
    page = run("10_kromosaurus.ipynb")
    walk_there_and_back(cell_with(page, "ui.walk("))
    played = cell_with(page, "ui.show(")
    played.locator('[data-part="board"] button[data-legal="true"]').first.click()
    expect(run_cell(page, "table.answered")).to_have_text("('Kolos',)")
    turn(cell_with(page, "odds.figures.chain"), 2)
    turn(cell_with(page, "odds.figures.duel"), 0, "ArrowLeft")


IMPATIENT = """
const patient = AbortSignal.timeout.bind(AbortSignal);
AbortSignal.timeout = (ms) => patient(ms === 2000 ? 0 : ms);
"""
"""As on a slow start: anywidget gives a widget two seconds to be set up, and then lets no message in."""


def test_a_slow_start_leaves_no_widget_deaf(lab, browser):
    page = open_notebook(browser, lab, "03_combat.ipynb", IMPATIENT)
    run_all(page)
    played = cell_with(page, "ui.show(")
    played.locator('[data-part="dice"] [data-do="roll"]').click()
    expect(played.locator('[data-part="log"] [data-kind="rolled"]')).to_have_count(1, timeout=20_000)
    run_cell(page, "table.undo()")
    expect(played.locator('[data-part="log"] [data-kind="rolled"]')).to_have_count(0)
    page.close()


def test_what_goes_wrong_is_said_in_a_sentence(run):
    page = run("03_combat.ipynb")
    played = cell_with(page, "ui.show(")

    # A callback that raises.
    run_cell(page, "widget = ui.board(table)\nwidget.on_change(int)\nwidget")
    run_cell(page, "table.roll([6, 1, 2])")
    board = page.locator(".jp-CodeCell").filter(has=page.locator(".jp-InputArea", has_text="widget.on_change(int)"))
    expect(board.get_by_role("alert")).to_contain_text("int, called after a change, failed. TypeError")

    # A table that was replaced.
    run_cell(page, "table = Table.new(['Alma', 'Kolos'])")
    expect(played.get_by_role("alert")).to_contain_text("table stands for another table now")

    # A Python that was started anew.
    page.get_by_role("menuitem", name="Kernel", exact=True).click()
    page.get_by_text("Restart Kernel…", exact=True).click()
    expect(page.locator(".jp-Dialog")).to_have_count(0)  # it was asked whether to, and somebody said yes
    page.wait_for_timeout(4000)
    played.locator('[data-part="dice"] [data-do="roll"], [data-part="question"] [data-do="undo"]').first.click()
    expect(played.get_by_role("alert")).to_contain_text("Python does not answer", timeout=20_000)
    sliders = cell_with(page, "odds.figures.crowd")
    sliders.locator(".noUi-handle").first.press("ArrowRight")
    expect(sliders.get_by_role("alert")).to_contain_text("Python does not answer", timeout=20_000)
