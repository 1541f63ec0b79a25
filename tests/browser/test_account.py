"""The end of a game in a real browser: the account, its charts under the page's own policy, a decision tried again."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from krom_explore import Table
from krom_explore.lab import play_on

from .conftest import axe, visit


@pytest.fixture(scope="module")
def link() -> str:
    return play_on(Table.new(["Alma", "Mörhy", "Valkyr"], seed=19)).link()


def account(page: Page):
    return page.locator('[data-part="account"]')


def drawn(page: Page) -> None:
    """Wait until all charts are there, each with its lines or bars. What draws them has megabytes to be read first."""
    expect(account(page).locator(".krom-plot:has(.main-svg .trace)")).to_have_count(3, timeout=30_000)


def ink(page: Page):
    """Words of the first chart."""
    return account(page).locator(".krom-plot .xtick text").first


def test_a_game_that_is_over_is_told_drawn_and_passes_axe(page: Page, link: str, heard):
    visit(page, f"#/krom/play/{link}")
    expect(account(page).locator(".krom-account-why p")).to_have_count(2)
    expect(account(page).locator(".krom-account-came")).to_be_hidden()  # it may yet be another reason
    drawn(page)
    light = ink(page).evaluate("(el) => getComputedStyle(el).fill")
    assert axe(page) == []
    page.emulate_media(color_scheme="dark")
    expect(ink(page)).not_to_have_css("fill", light)
    assert axe(page) == []
    assert sum("/plotly-" in url for url in heard.urls) == 1, "it is loaded once"


def test_charts_fit_a_phone_and_have_their_numbers_as_a_table(page: Page, link: str):
    page.set_viewport_size({"width": 320, "height": 700})
    visit(page, f"#/krom/play/{link}")
    drawn(page)
    assert page.evaluate("document.documentElement.scrollWidth") == 320
    twin = account(page).locator('[data-section="luck"] details')
    twin.locator("summary").click()
    expect(twin.locator("tbody tr")).to_have_count(3)


def test_a_decision_is_tried_otherwise_and_the_account_comes_back(page: Page, link: str):
    visit(page, f"#/krom/play/{link}")
    estimates = account(page).locator('[data-section="estimated"]')
    expect(estimates).to_contain_text("imagined games")  # it has begun by itself
    why = account(page).locator(".krom-account-why").inner_text()
    account(page).get_by_role("button", name="Go there and try otherwise").first.click()
    back = account(page).get_by_role("button", name="Back to the end of the game")
    expect(back).to_be_visible()
    expect(page.locator('[data-part="question"] button[data-answer]').first).to_be_visible()
    back.click()
    expect(account(page).locator(".krom-account-why")).to_have_text(why.replace("\n", ""), use_inner_text=False)
    expect(estimates).to_be_visible()


def test_what_is_estimated_moves_nothing_that_can_be_pressed(page: Page, link: str):
    """What comes later stands below it, or in the room where it was told how far it is."""
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, f"#/krom/play/{link}")
    drawn(page)
    expect(account(page)).to_contain_text("This takes about a minute.")
    before = tops(page)
    found = account(page).get_by_role("button", name="See the decisions that cost most")
    expect(found).to_be_visible(timeout=90_000)
    assert tops(page)[: len(before)] == before
    found.click()
    expect(account(page).locator('[data-section="costly"]')).to_be_in_viewport()


def tops(page: Page) -> list[int]:
    """How far down on the page each thing stands that can be pressed, in their order, but what stops an estimate."""
    return account(page).evaluate(
        """(el) => [...el.querySelectorAll("button:not([data-do=estimate]), summary")].filter((one) => one.offsetParent)
            .map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY))"""
    )


def test_estimates_are_made_by_themselves_until_somebody_stops_them(page: Page, link: str):
    visit(page, f"#/krom/play/{link}")
    button = account(page).locator('[data-do="estimate"]')
    expect(button).to_have_text("Stop")
    button.click()
    expect(button).to_have_text("Go on estimating")
    expect(account(page).locator("progress")).to_be_visible()


def test_a_page_that_draws_nothing_loads_nothing_to_draw_with(page: Page, heard):
    visit(page, "#/krom/play")
    expect(account(page)).to_be_hidden()
    assert not [url for url in heard.urls if "/plotly-" in url]


def test_where_charts_cannot_be_had_their_tables_are_open(page: Page, link: str, heard):
    page.route("**/plotly-*.js", lambda route: route.abort())
    visit(page, f"#/krom/play/{link}")
    expect(account(page).locator(".krom-figure-twin[open] table")).to_have_count(3)
    expect(account(page).locator(".krom-plot:visible")).to_have_count(0)
    heard.errors.clear()  # the browser says that a file is missing
