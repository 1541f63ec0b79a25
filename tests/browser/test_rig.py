"""The page around the app, in a real browser: how it greets, what it asks for, what it leaves behind."""

from __future__ import annotations

import time

import pytest

from .conftest import PATIENCE, axe, leave, start_server, visit

PAINTED = "() => performance.getEntriesByName('first-contentful-paint').length > 0"
CLIPPED = """
    () => [...document.querySelectorAll("main *")].filter((one) => {
        const { overflowY, clipPath, display } = getComputedStyle(one);
        const shut = overflowY !== "visible" && clipPath === "none" && display !== "inline";
        return shut && one.scrollHeight > one.clientHeight + 1;
    }).map((one) => one.className || one.tagName)
"""
"""What hides a part of itself; texts for screen readers are hidden on purpose."""


def test_the_places_are_in_the_first_paint(page):
    page.route_web_socket("**/channels*", lambda line: None)  # nobody answers: what is painted is the page's own
    page.goto("/", wait_until="commit")
    page.wait_for_function(PAINTED)
    assert page.locator("#krom-loading svg").is_visible()
    assert page.locator("#krom-loading p").first.inner_text()
    assert not axe(page)


def test_the_page_is_one_answer_a_table_and_a_line(page, heard):
    """Nothing of JupyterLab's four megabytes is asked for. A table that is still being set is asked for twice."""
    visit(page, "#/krom/play")
    asked = [url.split("?")[0].rpartition("/")[2] for url in heard.urls if not url.startswith("data:")]
    assert list(dict.fromkeys(asked)) == ["", "tables", "channels"]


def test_a_line_that_breaks_is_mended(page):
    lines = []

    def through(line):
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/channels*", through)
    visit(page, "#/krom/learn/combat")
    lines[0].close()
    page.locator('[data-part="dice"] [data-do="roll"]').click()
    page.wait_for_selector('[data-part="log"] [data-kind="rolled"]', state="attached")  # on a sheet that is closed
    assert len(lines) == 2
    assert page.locator("#krom-lost").inner_text() == ""


def test_the_page_is_named_and_speaks_a_language(page):
    visit(page)
    assert page.title() == "Krom – Krom Explore"
    assert page.locator("html").get_attribute("lang") == "en"


def test_nobody_reads_about_the_machinery(page):
    visit(page)
    words = page.locator("body").inner_text().lower()
    assert not [word for word in ("kernel", "cell", "notebook", "voil") if word in words]


def test_no_other_machine_is_asked(page, heard):
    visit(page)
    assert heard.urls
    assert not heard.abroad()


def test_the_first_key_leads_to_the_board_and_keeps_the_position(page):
    visit(page, "#/krom/play")
    before = page.url
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.textContent") == "Skip to the page"
    page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.tagName") == "MAIN"
    assert page.url == before


def test_a_page_that_is_not_there_says_so(page, heard):
    response = page.goto("/nothing/here")
    assert response.status == 404
    assert "nothing at this address" in page.locator("h1").inner_text()
    assert not axe(page)
    heard.errors.clear()  # the browser logs the status


@pytest.mark.parametrize("route", ["#/krom/learn/combat", "#/krom/play", "#/krom/odds/mountain", "#/krom/rules"])
def test_print_shows_the_whole_page(page, route):
    visit(page, route)
    page.emulate_media(media="print")
    assert page.evaluate(CLIPPED) == []


def settled(page, server) -> int:
    """How many processes stand behind the pages once none is being set and only this page has a table."""
    end = time.monotonic() + 60
    while time.monotonic() < end:
        counts = page.request.get("/health").json()
        if not counts["setting"] and counts["taken"] == 1 and len(server.tables()) == counts["ready"] + 1:
            return len(server.tables())
        time.sleep(0.2)
    raise AssertionError(f"never settled: {counts}, {len(server.tables())} processes")


@pytest.fixture
def alone(browser, heard):
    """The only visitor of a server: the tables that others have left there would be counted as well."""
    server = start_server()
    context = browser.new_context(base_url=server.url, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.on("page", heard.listen)
    yield context.new_page(), server
    leave(context)
    assert server.stop() == 0
    assert not heard.errors
    assert not heard.abroad()


def test_twenty_reloads_leave_nothing_behind(alone):
    page, server = alone
    visit(page)
    before = settled(page, server)
    for _ in range(20):
        page.reload(wait_until="commit")
        page.wait_for_selector("#rendered_cells main")
    assert settled(page, server) <= before
