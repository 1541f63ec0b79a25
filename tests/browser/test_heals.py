"""The page waits for its table and comes back to it by itself, whatever happens to line, table and server."""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from .conftest import PATIENCE, Heard, Server, axe, start_server, visit
from .stub import Stub, page_of

COMBAT = "#/krom/learn/combat"
STOPS, ENDED, HICCUP = 1001, 4001, 1000
"""Why a line is closed."""

PICTURES = os.environ.get("KROM_PICTURES")
"""A folder for pictures of the signs, for whoever wants to look at them."""


@pytest.fixture
def stub(server: Server) -> Iterator[Stub]:
    with Stub(page_of(server.url)).running() as stub:
        yield stub


@pytest.fixture
def away(stub: Stub, browser: Browser, heard: Heard) -> Iterator[Page]:
    """A visitor of the stub, whose clock the test can stop. The browser logs lines that break, and nothing else."""
    context = browser.new_context(base_url=stub.url, reduced_motion="reduce")
    context.set_default_timeout(PATIENCE)
    context.on("page", heard.listen)
    page = context.new_page()
    page.clock.install()
    yield page
    context.close()
    broken = re.compile(r"WebSocket connection|Failed to load resource|ERR_")
    assert not [error for error in heard.errors if not broken.search(error)]


def banner(page: Page):
    return page.locator("#krom-lost")


def roll(page: Page):
    return page.locator('[data-part="dice"] [data-do="roll"]')


def rolled(page: Page):
    return page.locator('[data-part="log"] [data-kind="rolled"]')


def status(page: Page):
    return page.locator("#krom-status")


def said(stub: Stub) -> list[str]:
    """What kind of messages were heard."""
    return [next(iter(message)) for message in stub.heard]


def picture(page: Page, name: str) -> None:
    """At 320 pixels and wider, light and dark: nothing is too wide, axe finds nothing."""
    page.clock.resume()  # axe needs one that goes
    for width in (320, 1280):
        page.set_viewport_size({"width": width, "height": 700})
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            assert axe(page) == [], scheme
            if PICTURES:
                page.screenshot(path=Path(PICTURES) / f"{name}-{width}-{scheme}.png")


# --- arriving


def test_who_waits_sees_the_place_in_line_and_goes_in_without_a_hand(stub: Stub, away: Page):
    stub.answer(stub.wait(3), None)
    away.goto(f"/{COMBAT}")
    loading = away.locator("#krom-loading")
    expect(loading).to_contain_text("All tables are taken")
    expect(loading).to_contain_text("by itself")
    expect(loading.locator(".krom-count")).to_have_text("3")
    expect(away).to_have_title("(3) Krom Explore")
    expect(status(away)).to_contain_text("All tables are taken just now.")
    picture(away, "full")
    stub.answer(stub.wait(2), None)
    expect(loading.locator(".krom-count")).to_have_text("2")
    expect(away).to_have_title("(2) Krom Explore")
    expect(status(away)).to_contain_text("All tables are taken just now.")  # not said again for every place
    assert stub.asked[-1] == {"ticket": "t"}
    stub.answer()
    expect(roll(away)).to_be_visible()
    expect(loading).to_have_count(0)
    expect(status(away)).to_have_text("Your table is ready.")
    assert not away.title().startswith("(")


def test_a_place_in_line_is_said_aloud_now_and_then(stub: Stub, away: Page):
    stub.answer(stub.wait(9), None)
    away.goto("/")
    expect(away.locator(".krom-count")).to_have_text("9")
    for place in (8, 5):
        away.clock.run_for(12_000)
        stub.answer(stub.wait(place), None)
        expect(away.locator(".krom-count")).to_have_text(str(place))
    expect(status(away)).to_have_text("Your place in line: 5")
    stub.answer(stub.wait(4), None)
    expect(away.locator(".krom-count")).to_have_text("4")
    expect(status(away)).to_have_text("Your place in line: 5")


@pytest.mark.parametrize(
    ("name", "answer", "words"),
    [
        ("setting", (202, {"ticket": "t", "place": 4, "full": False, "tables": 9}), "Your table is being set"),
        ("busy", (429, {"again": 3}), "knocking at the door"),
        ("silent", (503, {}), "does not answer"),
    ],
)
def test_whatever_keeps_somebody_out_is_said_and_they_go_in(stub: Stub, away: Page, name: str, answer, words: str):
    status_, body = answer
    stub.answer((status_, body | {"version": stub.version}), None)
    away.goto("/")
    expect(away.locator("#krom-loading")).to_contain_text(words)
    expect(away.locator("#krom-loading").get_by_role("button")).to_have_count(0)
    picture(away, name)
    stub.answer()
    away.clock.run_for(10_000)
    away.wait_for_selector("#rendered_cells main")


def test_a_page_that_waits_and_is_reloaded_keeps_its_place(stub: Stub, away: Page):
    stub.answer(stub.wait(3), None)
    away.goto("/")
    expect(away.locator(".krom-count")).to_have_text("3")
    away.reload()
    away.wait_for_function("() => document.getElementById('krom-loading')")
    stub.answer()
    away.wait_for_selector("#rendered_cells main")
    assert stub.asked[-1] == {"ticket": "t"}


# --- the line


def test_a_hiccup_is_not_told_and_nothing_is_lost(stub: Stub, away: Page):
    visit(away, COMBAT)
    away.clock.pause_at(away.evaluate("Date.now()") + 1000)
    stub.hang_up(HICCUP)
    away.wait_for_timeout(100)
    roll(away).click()
    expect(banner(away)).to_be_empty()
    assert said(stub) == ["hello"]
    away.clock.run_for(400)
    expect(rolled(away)).to_have_count(1)
    assert said(stub) == ["hello", "part", "again"]
    assert len(stub.asked) == 1
    expect(away.locator(".krom-app-notice")).to_have_count(0)
    expect(status(away)).to_be_empty()


def test_a_server_that_stops_is_told_at_once_and_the_page_comes_back(stub: Stub, away: Page):
    visit(away, COMBAT)
    roll(away).click()
    expect(rolled(away)).to_have_count(1)
    away.clock.run_for(1000)
    position = away.evaluate("location.hash")
    assert position != COMBAT
    stub.answer((503, {}), None)
    away.clock.pause_at(away.evaluate("Date.now()") + 1000)
    stub.hang_up(STOPS)
    expect(banner(away).get_by_role("alert")).to_contain_text("The server has stopped")
    expect(banner(away)).to_contain_text("by itself, at your position")
    expect(banner(away).get_by_role("button")).to_have_count(0)
    picture(away, "stopped")
    stub.apps.clear()
    stub.answer()
    while banner(away).inner_text():  # step by step: what is said then is said for four seconds
        away.clock.run_for(200)
    expect(status(away)).to_have_text("Back again.")
    if PICTURES:
        away.screenshot(path=Path(PICTURES) / "well.png")
    away.clock.run_for(4000)
    expect(status(away)).to_be_empty()
    assert [message["hello"]["hash"] for message in stub.heard if "hello" in message] == [COMBAT, position]
    expect(rolled(away)).to_have_count(1)
    assert away.evaluate("location.hash") == position


def test_while_the_line_is_cut_a_click_does_nothing_and_says_so_and_a_link_is_followed_later(stub: Stub, away: Page):
    visit(away, COMBAT)
    stub.answer((503, {}), None)
    stub.hang_up(STOPS)
    expect(away.locator(".krom-app")).to_have_attribute("data-cut", "")
    roll(away).click()
    expect(away.locator(".krom-app > [role=status].krom-sr")).to_contain_text("does nothing until it is back")
    away.evaluate("location.hash = '#/krom/rules'")
    stub.answer()
    away.clock.run_for(20_000)
    expect(away.locator('[data-part="rulebook"]')).to_be_visible()
    assert away.locator(".krom-app").get_attribute("data-cut") is None
    assert said(stub) == ["hello", "go"]


def test_what_may_not_have_arrived_is_told_and_not_done_twice(stub: Stub, away: Page):
    visit(away, COMBAT)
    stub.deaf = True
    roll(away).click()
    away.wait_for_timeout(100)
    assert said(stub) == ["hello", "part"]
    stub.do(lambda: next(iter(stub.apps.values())).receive(stub.heard[-1]))  # it is done; the answer is lost
    stub.deaf = False
    stub.hang_up(HICCUP)
    away.clock.run_for(400)
    expect(away.locator(".krom-app-notice")).to_contain_text("may not have arrived")
    expect(rolled(away)).to_have_count(1)
    away.wait_for_function("before => location.hash !== before", arg=COMBAT)
    assert said(stub) == ["hello", "part", "again"]


def test_a_form_that_was_touched_while_the_line_was_cut_shows_what_is_so(stub: Stub, away: Page):
    visit(away, COMBAT)
    away.get_by_role("button", name="Who fights?").click()
    place = away.locator('[data-part="form"] [data-field="place"] select')
    expect(place).to_be_visible()
    before = place.input_value()
    other = next(each for each in ("forest", "savannah", "cave") if each != before)
    stub.answer((503, {}), None)
    stub.hang_up(STOPS)
    expect(away.locator(".krom-app")).to_have_attribute("data-cut", "")
    place.select_option(other)
    stub.answer()
    away.clock.run_for(20_000)
    expect(banner(away)).to_be_empty()
    expect(place).to_have_value(before)


def test_too_much_for_one_message_is_said_and_the_line_holds(stub: Stub, away: Page):
    visit(away, "#/krom/box")
    box = away.locator('[data-part="box"]')
    box.locator("summary").first.click()
    box.locator("textarea").evaluate("(area, text) => { area.value = text }", "\u0001" * 90_000)
    box.locator('[data-do="load"]').click()
    expect(away.locator(".krom-app-notice")).to_contain_text("too long to be sent")
    assert said(stub) == ["hello"]
    assert len(stub.lines) == 1


@pytest.mark.parametrize("event", ["online", "visibilitychange"])
def test_somebody_who_looks_again_does_not_wait_for_the_next_attempt(stub: Stub, away: Page, event: str):
    visit(away, COMBAT)
    away.clock.pause_at(away.evaluate("Date.now()") + 1000)
    stub.hang_up(HICCUP)
    away.wait_for_timeout(200)
    assert not stub.lines
    away.evaluate("event => (event === 'online' ? window : document).dispatchEvent(new Event(event))", event)
    away.wait_for_timeout(500)
    assert len(stub.lines) == 1
    assert said(stub) == ["hello", "again"]


def test_a_line_that_may_have_been_cut_in_sleep_is_made_anew(stub: Stub, away: Page):
    visit(away, COMBAT)
    before = stub.lines[0]
    away.evaluate("window.dispatchEvent(new Event('online'))")
    away.wait_for_timeout(500)
    assert stub.lines
    assert before not in stub.lines
    assert len(stub.asked) == 1
    expect(banner(away)).to_be_empty()
    roll(away).click()
    expect(rolled(away)).to_have_count(1)


def test_who_comes_back_to_a_page_that_the_browser_kept_finds_it_alive(stub: Stub, away: Page):
    visit(away, COMBAT)
    roll(away).click()
    expect(rolled(away)).to_have_count(1)
    away.evaluate("window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
    stub.hang_up(HICCUP)
    away.evaluate("window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    assert away.evaluate("sessionStorage.length") == 0
    away.clock.run_for(1000)
    away.locator('[data-part="question"] [data-do="undo"]').first.click()
    expect(rolled(away)).to_have_count(0)


# --- the table


def test_a_table_that_is_gone_comes_back_with_position_language_and_focus(stub: Stub, away: Page):
    visit(away, COMBAT)
    roll(away).click()
    expect(rolled(away)).to_have_count(1)
    away.clock.run_for(1000)
    position = away.evaluate("location.hash")
    undo = away.locator('[data-part="question"] [data-do="undo"]').first
    undo.focus()
    stub.answer(stub.wait(2), None)
    stub.end_tables()
    expect(banner(away)).to_contain_text("All tables are taken")
    expect(banner(away).locator(".krom-count")).to_have_text("2")
    expect(away).to_have_title(re.compile(r"^\(2\) "))
    away.clock.run_for(2000)
    expect(banner(away)).to_contain_text("All tables are taken")
    picture(away, "taken")
    assert "table" not in stub.asked[-1]
    stub.answer()
    expect(banner(away)).to_be_empty()
    expect(away).not_to_have_title(re.compile(r"^\("))
    expect(rolled(away)).to_have_count(1)
    expect(undo).to_be_focused()
    assert away.evaluate("location.hash") == position
    assert stub.heard[-1]["hello"]["lang"] == "en"
    undo.click()
    expect(rolled(away)).to_have_count(0)


def test_a_position_that_ends_its_table_twice_is_left_for_the_first_page(stub: Stub, away: Page):
    visit(away, COMBAT)
    away.clock.run_for(6000)
    stub.deadly = lambda message: message.get("hello", {}).get("hash") == COMBAT
    stub.end_tables()
    for _ in range(3):
        away.clock.run_for(2000)
        away.wait_for_timeout(200)
    expect(away.locator(".krom-app-notice")).to_contain_text("ended its table twice")
    expect(away.locator('[data-part="links"]').first).to_be_visible()
    hashes = [message["hello"]["hash"] for message in stub.heard if "hello" in message]
    assert hashes == [COMBAT, COMBAT, COMBAT, "#/"]


def test_a_page_that_does_not_get_through_is_left_for_the_first_one(stub: Stub, away: Page):
    stub.dropped = lambda message: message.get("hello", {}).get("hash") == COMBAT
    away.goto(f"/{COMBAT}")
    for _ in range(4):
        away.clock.run_for(2000)
        away.wait_for_timeout(200)
    expect(away.locator(".krom-app-notice")).to_contain_text("did not reach you")
    expect(away.locator('[data-part="links"]').first).to_be_visible()
    hashes = [message["hello"]["hash"] for message in stub.heard if "hello" in message]
    assert hashes == [COMBAT, COMBAT, COMBAT, "#/"]


def test_a_reload_comes_back_to_its_table_and_a_copy_of_the_tab_does_not_take_it(stub: Stub, away: Page):
    visit(away, COMBAT)
    away.clock.run_for(1000)
    key = next(iter(stub.apps))
    copied = away.evaluate("JSON.stringify(sessionStorage)")
    assert key not in copied
    away.reload()
    expect(roll(away)).to_be_visible()
    assert stub.left == [key]
    assert stub.asked[-1] == {"table": key}
    assert said(stub) == ["hello", "again"]
    away.goto("about:blank")
    away.goto("/#/krom/rules")
    expect(away.locator('[data-part="rulebook"]')).to_be_visible()
    assert stub.asked[-1] == {"table": key}
    assert said(stub) == ["hello", "again", "hello"]


def test_a_page_of_another_version_is_loaded_once(stub: Stub, away: Page, heard: Heard):
    stub.version = "newer"
    visit(away, COMBAT)
    expect(roll(away)).to_be_visible()
    assert heard.urls.count(stub.url) == 2
    assert said(stub) == ["hello"]


# --- thinking


def test_a_table_that_thinks_says_so(stub: Stub, away: Page):
    visit(away, COMBAT)
    sign = away.locator(".krom-app-thinking[role=status]")
    stub.deaf = True
    away.clock.pause_at(away.evaluate("Date.now()") + 1000)
    roll(away).click()
    away.clock.run_for(2900)
    expect(sign).to_be_empty()
    away.clock.run_for(200)
    expect(sign).to_have_text("Still thinking …")
    picture(away, "thinking")
    stub.hear()
    expect(rolled(away)).to_have_count(1)
    expect(sign).to_be_empty()


# --- the real server


def test_a_table_whose_process_is_killed_comes_back_at_its_position(browser: Browser):
    server = start_server("--class-size", "1")
    context = browser.new_context(base_url=server.url, reduced_motion="reduce")
    try:
        page = context.new_page()
        visit(page, COMBAT)
        roll(page).click()
        expect(rolled(page)).to_have_count(1)
        page.wait_for_function("before => location.hash !== before", arg=COMBAT)
        position = page.evaluate("location.hash")
        with page.expect_websocket(timeout=30_000):
            for process in server.tables():
                process.send_signal(signal.SIGKILL)
        expect(banner(page)).to_be_empty(timeout=30_000)
        expect(rolled(page)).to_have_count(1)
        assert page.evaluate("location.hash") == position
        page.locator('[data-part="question"] [data-do="undo"]').first.click()
        expect(rolled(page)).to_have_count(0, timeout=30_000)
    finally:
        context.close()
        server.stop()


def test_a_server_that_is_started_again_has_its_visitors_back(browser: Browser):
    first = start_server("--class-size", "1")
    context = browser.new_context(base_url=first.url, reduced_motion="reduce")
    page = context.new_page()
    visit(page, COMBAT)
    roll(page).click()
    expect(rolled(page)).to_have_count(1)
    page.wait_for_function("before => location.hash !== before", arg=COMBAT)
    page.evaluate("window.stays = true")
    first.stop()
    expect(banner(page)).to_contain_text("The server has stopped")
    second = start_server("--class-size", "1", "--port", first.url.rstrip("/").rpartition(":")[2])
    try:
        expect(banner(page)).to_be_empty(timeout=30_000)
        assert page.evaluate("window.stays"), "the page was loaded anew, and what was half typed is lost"
        expect(rolled(page)).to_have_count(1)
        page.locator('[data-part="question"] [data-do="undo"]').first.click()
        expect(rolled(page)).to_have_count(0)
    finally:
        context.close()
        second.stop()


def test_who_comes_to_a_full_house_goes_in_when_somebody_leaves(browser: Browser):
    """One table, and two to spare."""
    server = start_server("--class-size", "1")
    context = browser.new_context(base_url=server.url, reduced_motion="reduce")
    try:
        there = [visit(context.new_page()) for _ in range(3)]
        last = context.new_page()
        last.goto("/")
        expect(last.locator("#krom-loading")).to_contain_text("All tables are taken", timeout=30_000)
        there[0].goto("about:blank")
        last.wait_for_selector("#rendered_cells main", timeout=30_000)
    finally:
        context.close()
        server.stop()


# --- Voilà's own page, with one table


def test_where_voila_serves_the_page_a_lost_table_is_told_and_reloading_brings_another(browser: Browser):
    server = start_server("--notebooks")
    context = browser.new_context(base_url=server.url, reduced_motion="reduce")
    context.set_default_timeout(60_000)
    try:
        page = context.new_page()
        page.goto(f"/voila/render/app.ipynb{COMBAT}")
        roll(page).click()
        expect(rolled(page)).to_have_count(1)
        page.wait_for_function("before => location.hash !== before", arg=COMBAT)
        for process in server.tables():
            process.send_signal(signal.SIGKILL)
        button = banner(page).get_by_role("button", name="Reload")
        button.wait_for()
        assert "kernel" not in banner(page).inner_text().lower()
        assert axe(page) == []
        with page.expect_navigation():
            button.click()
        expect(rolled(page)).to_have_count(1, timeout=60_000)
        expect(banner(page)).to_be_empty()
    finally:
        context.close()
        server.stop()
