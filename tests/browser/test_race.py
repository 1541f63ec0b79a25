"""A second game on the shelf, from a package of its own: the smallest one, in a real browser."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from krom_explore import games
from tests.browser.conftest import Heard, Server, axe, start_server, visit

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def shelf() -> Iterator[Server]:
    """The app with a game more."""
    server = start_server("--class-size", "1", **{games.ELSEWHERE: "tests.race", "PYTHONPATH": str(ROOT)})
    yield server
    assert server.stop() == 0


def test_a_game_from_elsewhere_is_found_on_the_shelf_and_played(browser: Browser, shelf: Server):
    heard = Heard()
    context = browser.new_context(base_url=shelf.url, reduced_motion="reduce")
    page: Page = context.new_page()
    heard.listen(page)
    visit(page)
    page.locator('[data-part="shelf"] a[href="#/race"]').click()
    expect(page.locator("h1")).to_have_text("The race")
    visit(page, "#/race/play")
    track = page.locator('[data-part="track"]')
    expect(track.locator("[data-runner]")).to_have_count(2)
    page.locator('[data-part="question"] button[data-answer="walk"]').click()
    page.locator('[data-part="dice"] [data-do="roll"]').click()
    expect(track.locator('[data-runner="Ann"]')).not_to_have_attribute("data-at", "0")
    assert axe(page) == []
    visit(page, "#/race/rules")
    page.locator("[data-find]").fill("victory")
    page.locator('.krom-rulebook-results [data-rule="race.end"] [data-try]').click()
    page.locator('[data-part="example"] [data-do="press"]').click()
    expect(page.locator('[data-part="example"] .is-marked')).to_contain_text("Ann has arrived and wins.")
    assert axe(page) == []
    visit(page, "#/race/odds/arrive")
    expect(page.locator('[data-bar="arrives"]')).to_have_attribute("data-fraction", "1/6")
    visit(page, "#/race/quiz/moved/hard/1")
    expect(page.get_by_role("button", name="At 7")).to_be_visible()
    page.keyboard.press("1")
    expect(page.locator(".krom-quiz-verdict")).to_be_visible()
    page.get_by_role("button", name="Play it out").click()
    expect(page.locator('[data-part="walk"] .krom-walk-step')).to_have_text(re.compile(r"^Step 0 of [1-9]$"))
    assert axe(page) == []
    page.goto("about:blank")
    context.close()
    assert not heard.errors
    assert not heard.abroad()
