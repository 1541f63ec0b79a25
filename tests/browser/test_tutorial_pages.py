"""The tutorials as pages, as ``serve --notebooks`` shows them: no code, all alive, our look, nobody else asked."""

from __future__ import annotations

import re
import sys
import zlib
from collections.abc import Iterator
from pathlib import Path

import nbformat
import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from krom_explore import text

from .conftest import Heard, Server, axe, set_dice, start_server

WAIT = 60_000
CHART = ".js-plotly-plot .main-svg"
WORDS = ":is(.gtitle, .gtitle-subtitle, .annotation)"
FITS = """what => {
  const seen = [...document.querySelectorAll(`.js-plotly-plot ${what}`)];
  return seen.length && seen.every((each) => each.getBoundingClientRect().right <= innerWidth);
}"""
"""Whether parts of the charts end where the page does, or before."""
AS_WIDE = """() => [...document.querySelectorAll(".js-plotly-plot")].every((chart) => {
  const { meta, title } = chart.layout;
  const drawn = chart.querySelector(".main-svg").clientWidth;
  return drawn === chart.clientWidth && (!meta || title.subtitle.text === meta.wide["title.subtitle.text"]);
})"""
"""Whether charts have all the room of a wide page, and their words too."""
OF_A_FOLDER = [
    sys.executable,
    "-c",
    "import sys, pathlib; from krom_explore.ui import serve;"
    "serve.page = lambda: pathlib.Path(sys.argv[1], 'app.ipynb');"
    "sys.exit(serve.serve(open_browser=False, notebooks=True))",
]


@pytest.fixture(scope="module")
def tutorials() -> Iterator[Server]:
    server = start_server("--notebooks")
    yield server
    assert server.stop() == 0


@pytest.fixture(scope="module")
def heard_there() -> Heard:
    return Heard()


def visitor(browser: Browser, server: Server, heard: Heard, **options) -> Page:
    context = browser.new_context(base_url=server.url, reduced_motion="reduce", **options)
    context.set_default_timeout(WAIT)
    context.on("page", heard.listen)
    return context.new_page()


def leave(page: Page) -> None:
    page.goto("about:blank")
    page.context.close()


def opened(page: Page, notebook: str) -> Page:
    page.goto(f"/voila/render/{notebook}")
    return drawn(page)


def drawn(page: Page) -> Page:
    """Wait until the line that says what is going on has gone."""
    expect(page.locator("#krom-status")).to_have_count(0, timeout=WAIT)
    return page


@pytest.fixture(scope="module")
def combat(browser: Browser, tutorials: Server, heard_there: Heard) -> Iterator[Page]:
    """From the address that is printed to a chapter, as somebody would go."""
    page = visitor(browser, tutorials, heard_there)
    page.goto("/")
    expect(page).to_have_url(re.compile(r"/voila/render/00_start\.ipynb$"))
    page.locator('main a[href="03_combat.ipynb"]').first.click()
    page.wait_for_url("**/03_combat.ipynb")
    yield drawn(page)
    leave(page)


def turned(figure: Locator, before: str) -> None:
    expect(figure).not_to_have_text(before, timeout=WAIT)


def test_a_chapter_is_a_page_without_code(combat: Page):
    expect(combat).to_have_title("Combat – Krom Explore")
    expect(combat.get_by_role("heading", level=1, name="Combat")).to_be_visible()
    assert combat.locator("html").get_attribute("lang") == "en"
    assert combat.locator(".jp-InputArea-editor").count() == 0
    assert "from krom_explore" not in combat.locator("main").inner_text()
    expect(combat.locator(CHART).first).to_be_visible()


def test_a_step_of_the_walk_goes_there_and_back(combat: Page):
    walk = combat.locator('[data-part="walk"]').first
    told = walk.locator(".krom-walk-sentence")
    before = told.inner_text()
    walk.locator('[data-do="next"]').click()
    turned(told, before)
    walk.locator('[data-do="back"]').click()
    expect(told).to_have_text(before)


def test_a_move_on_the_table_is_played_and_its_figure_follows(combat: Page):
    table = combat.locator(".is-held", has=combat.locator('[data-part="question"]')).first
    figure = combat.locator(".js-plotly-plot").first
    before = figure.text_content() or ""
    set_dice(table, 3, 3, 6)
    expect(table.locator('[data-part="log"] [data-kind="rolled"]')).to_have_count(1)
    turned(figure, before)


def test_a_slider_turns_its_figure_and_has_a_name(combat: Page):
    turner = combat.locator(".krom-interact", has=combat.get_by_role("slider")).last
    figure = turner.locator(".js-plotly-plot")
    before = figure.text_content() or ""
    slider = turner.get_by_role("slider", name="Fighters")
    slider.focus()
    combat.keyboard.press("ArrowRight")
    turned(figure, before)


def test_an_exercise_answers(combat: Page):
    exercise = combat.locator('[data-part="exercise"]').first
    before = exercise.inner_text()
    exercise.get_by_role("textbox").fill("1/6")
    exercise.locator('[data-do="check"]').click()
    expect(exercise).not_to_have_text(before)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_in_either_look(combat: Page, scheme: str):
    combat.emulate_media(color_scheme=scheme)
    expect(combat.locator("body")).to_have_attribute("data-jp-theme-light", str(scheme == "light").lower())
    ground = combat.locator(".krom-tutorial").evaluate("el => getComputedStyle(el).backgroundColor")
    assert (sum(map(int, re.findall(r"\d+", ground)[:3])) < 200) == (scheme == "dark"), ground
    turned_round = combat.locator(".js-plotly-plot").first.evaluate("el => getComputedStyle(el).filter")
    assert ("invert" in turned_round) == (scheme == "dark")
    assert axe(combat) == []


def test_on_a_phone_nothing_is_wider_than_the_page(combat: Page):
    size = combat.viewport_size
    combat.set_viewport_size({"width": 320, "height": 640})
    expect(combat.locator(CHART).first).to_be_visible()
    assert combat.evaluate("document.documentElement.scrollWidth") == 320
    combat.wait_for_function(FITS, arg=WORDS)
    combat.set_viewport_size(size)
    combat.wait_for_function(AS_WIDE)


def painted(pdf: bytes) -> int:
    """How many shapes and letters are painted on its pages."""
    streams = re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL)
    count = 0
    for stream in streams:
        try:
            count += len(re.findall(rb"\s(?:f\*?|S|Tj|TJ)\s", zlib.decompress(stream.rstrip(b"\r\n"))))
        except zlib.error:
            continue  # an image, a font that is packed otherwise
    return count


def test_on_paper_all_of_it_is_there_with_its_charts(combat: Page):
    combat.emulate_media(color_scheme="dark")
    whole = combat.pdf()
    assert len(re.findall(rb"/Type\s*/Page\b", whole)) > 3
    hidden = combat.add_style_tag(content=".js-plotly-plot .main-svg { visibility: hidden !important; }")
    without = painted(combat.pdf())
    hidden.evaluate("style => style.remove()")
    combat.emulate_media(color_scheme="light")
    charts = combat.locator(".js-plotly-plot").count()
    assert painted(whole) > without + 10 * charts


@pytest.mark.parametrize("millimetres", [190, 130])
def test_on_paper_no_chart_is_wider_than_the_paper(combat: Page, millimetres: int):
    """A4 within a centimetre, and A5."""
    size = combat.viewport_size
    combat.evaluate("dispatchEvent(new Event('beforeprint'))")
    combat.emulate_media(media="print")
    combat.set_viewport_size({"width": millimetres * 96 * 10 // 254, "height": 1000})
    assert combat.evaluate(FITS, ".main-svg")
    assert combat.evaluate(FITS, "text")
    combat.emulate_media(media="screen")
    combat.set_viewport_size(size)
    combat.evaluate("dispatchEvent(new Event('afterprint'))")
    combat.wait_for_function(AS_WIDE)


def test_the_app_stands_beside_and_both_lead_to_each_other(browser, tutorials, heard_there, combat: Page):
    expect(combat.locator('header a[href="app.ipynb"]')).to_be_visible()
    page = visitor(browser, tutorials, heard_there)
    page.goto("/voila/render/app.ipynb#/krom/learn/combat")
    page.locator('.krom-app-notebook a[href="03_combat.ipynb"]').wait_for()
    expect(page.locator(".krom-app-notebook")).to_have_text(text.message("ui-notebook"))
    page.goto("/voila/render/app.ipynb#/")
    expect(page.locator('.krom-app-notebook a[href="00_start.ipynb"]')).to_be_visible()
    leave(page)


def test_served_alone_the_app_says_where_the_notebook_is(page: Page):
    page.goto("/#/krom/learn/combat")
    elsewhere = text.message("ui-notebook-elsewhere", file="03_combat.ipynb")
    expect(page.locator(".krom-app-notebook")).to_have_text(elsewhere)


def test_what_is_not_there_is_said(browser, tutorials):
    page = visitor(browser, tutorials, Heard())
    for path in ("/voila/tree", "/voila/api/contents/", "/nothing", "/voila/render/nothing.ipynb"):
        assert page.goto(path).status == 404, path
    assert text.message("page-not-found") in page.inner_text("body")
    leave(page)


def test_nobody_else_was_asked_and_nothing_was_logged(combat: Page, heard_there: Heard):
    assert heard_there.urls
    assert heard_there.abroad() == []
    assert heard_there.errors == []


# --- a notebook of one's own


@pytest.fixture(scope="module")
def own(tmp_path_factory) -> Iterator[Server]:
    """A folder with a notebook that fails, by somebody who knows nothing of templates."""
    folder: Path = tmp_path_factory.mktemp("notebooks")
    of = nbformat.v4
    cells = [
        of.new_markdown_cell("# My *own*\n\nA third is $\\frac{1}{3}$."),
        of.new_code_cell("from ipywidgets import interact\ninteract(lambda by: 1 / by, by=(0, 3));"),
        of.new_code_cell("1 / 0"),
        of.new_markdown_cell("Never reached"),
    ]
    python = {"display_name": "Python 3", "language": "python", "name": "python3"}
    nbformat.write(of.new_notebook(cells=cells, metadata={"kernelspec": python}), folder / "own.ipynb")
    server = start_server(str(folder), command=OF_A_FOLDER)
    yield server
    assert server.stop() == 0


def test_what_fails_is_a_sentence_and_never_a_traceback(browser: Browser, own: Server):
    heard = Heard()
    page = opened(visitor(browser, own, heard), "own.ipynb")
    expect(page.get_by_role("alert")).to_have_text(text.message("tutorial-failed"))
    slider = page.get_by_role("slider", name="by")
    slider.focus()
    page.keyboard.press("ArrowLeft")
    failed = page.locator('.widget-interact [data-mime-type="application/vnd.jupyter.stderr"]')
    failed.wait_for()
    assert failed.evaluate("el => getComputedStyle(el, '::before').content") == f'"{text.message("tutorial-failed")}"'
    assert "ZeroDivisionError" not in page.inner_text("body")
    expect(page.locator("mjx-container").first).to_be_visible()
    assert heard.abroad() == []
    leave(page)


def test_the_server_ends_at_once_though_a_page_is_still_being_set_up(browser: Browser):
    server = start_server("--notebooks")
    page = visitor(browser, server, Heard())
    page.goto("/voila/render/03_combat.ipynb", wait_until="commit")
    page.locator("h1").wait_for()
    assert server.stop() == 0, "and nothing that it started outlives it"
    page.context.close()


def test_a_lost_kernel_is_told(browser: Browser, own: Server):
    page = opened(visitor(browser, own, Heard()), "own.ipynb")
    [kernel] = [process for process in own.tables() if "ipykernel_launcher" in " ".join(process.cmdline())][-1:]
    kernel.kill()
    lost = page.locator(".krom-tutorial-lost")
    expect(lost).to_contain_text(text.message("tutorial-lost"), timeout=WAIT)
    lost.get_by_role("button").click()
    drawn(page)
    expect(lost).to_have_count(0)
    leave(page)
