"""The page around the app, in a real browser: how it greets, what it asks for, what it leaves behind."""

from __future__ import annotations

import signal
import time

import pytest

from .conftest import axe, start_server, visit

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


def test_the_page_is_one_answer_and_a_line(page, heard):
    """Nothing of JupyterLab's four megabytes is asked for."""
    visit(page, "#/krom/play")
    assert [url.split("?")[0].rpartition("/")[2] for url in heard.urls if not url.startswith("data:")] == [
        "",
        "channels",
    ]


def test_a_line_that_breaks_is_mended(page):
    lines = []

    def through(line):
        lines.append(line)
        line.connect_to_server()

    page.route_web_socket("**/channels*", through)
    visit(page, "#/krom/learn/combat")
    lines[0].close()
    page.locator('[data-part="dice"] [data-do="roll"]').click()
    page.wait_for_selector('[data-part="log"] [data-kind="rolled"]')
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


def test_a_page_that_comes_without_a_table_tries_once_more(page, heard):
    """Once by itself, unseen; if that is of no use either, with a sentence."""
    times = []

    def without_a_table(route):
        times.append(route)
        response = route.fetch()
        route.fulfill(response=response, body=response.text().replace('"kernelId"', '"nobody"'))

    page.route("**/", without_a_table)
    page.goto("/")
    page.locator("#krom-lost").get_by_role("button").wait_for()
    assert len(times) == 2
    page.unroute("**/")
    with page.expect_navigation():
        page.locator("#krom-lost").get_by_role("button").click()
    page.wait_for_selector("#rendered_cells main")
    assert page.locator("#krom-lost").inner_text() == ""
    heard.errors.clear()  # of the pages that had none


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_lost_table_is_told_and_reloading_brings_the_app_back(page, server, heard, scheme):
    page.emulate_media(color_scheme=scheme)
    visit(page, "#/krom/play")
    link = page.url
    theirs = page.evaluate("JSON.parse(document.getElementById('jupyter-config-data').textContent).kernelId")
    victims = [process for process in server.tables() if any(theirs in word for word in process.cmdline())]
    assert len(victims) == 1
    victims[0].send_signal(signal.SIGKILL)
    banner = page.locator("#krom-lost[role=alert]")
    banner.get_by_role("button").wait_for(timeout=8000)
    assert "kernel" not in banner.inner_text().lower()
    assert not axe(page)
    with page.expect_navigation():
        banner.get_by_role("button").click()
    page.wait_for_selector("#rendered_cells main")
    assert page.url == link
    assert banner.inner_text() == ""
    heard.errors.clear()  # the browser may log the lost connection


def test_a_lost_server_is_told_and_comes_back(browser, heard):
    """The server ends and starts again on its port: the banner, an answer that there is no answer yet, the app."""
    first = start_server("--class-size", "1")
    context = browser.new_context(base_url=first.url)
    page = context.new_page()
    visit(page)
    first.stop()
    button = page.locator("#krom-lost").get_by_role("button")
    button.wait_for(timeout=10000)
    button.click()
    page.get_by_text("no answer yet").wait_for()
    second = start_server("--class-size", "1", "--port", first.url.rstrip("/").rpartition(":")[2])
    try:
        with page.expect_navigation():
            button.click()
        page.wait_for_selector("#rendered_cells main")
        assert page.locator("#krom-lost").inner_text() == ""
    finally:
        context.close()
        second.stop()


def settled(server) -> int:
    """How many processes stand behind the pages once no new one is being started."""
    counts = [len(server.tables())]
    while len(counts) < 4 or len(set(counts[-4:])) > 1:
        time.sleep(1)
        counts.append(len(server.tables()))
    return counts[-1]


def test_fifty_reloads_leave_nothing_behind(page, server):
    visit(page)
    before = settled(server)
    for _ in range(50):
        page.reload(wait_until="commit")
        page.wait_for_selector("#rendered_cells main")
    assert settled(server) <= before
