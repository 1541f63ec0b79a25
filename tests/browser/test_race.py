"""A second game on the shelf, from a package of its own: the smallest one, in a real browser."""

from __future__ import annotations

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
    page.locator('[data-part="links"] a[href="#/race"]').first.click()
    expect(page.locator("h1")).to_have_text("The race")
    visit(page, "#/race/play")
    track = page.locator('[data-part="track"]')
    expect(track.locator("[data-runner]")).to_have_count(2)
    page.locator('[data-part="question"] button[data-answer="walk"]').click()
    page.locator('[data-part="dice"] [data-do="roll"]').click()
    expect(track.locator('[data-runner="Ann"]')).not_to_have_attribute("data-at", "0")
    assert axe(page) == []
    visit(page, "#/race/odds/arrive")
    expect(page.locator('[data-bar="arrives"]')).to_have_attribute("data-fraction", "1/6")
    page.goto("about:blank")
    context.close()
    assert not heard.errors
    assert not heard.abroad()
