"""The odds pages in a real browser: by link, by keyboard, on a wall, with rolls over the exact chart."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from krom_explore import Table, odds
from tests.browser.conftest import PATIENCE, Server, axe, box, visit


def part(page: Page, name: str):
    return page.locator(f'[data-part="{name}"]')


def test_a_link_brings_the_settings_and_the_address_follows_the_form(page: Page):
    visit(page, "#/krom/odds/hunt/dice=3&value=12")
    bar = part(page, "odds").locator('[data-bar="caught"]')
    expect(bar).to_have_attribute("data-fraction", str(odds.hunt(3, 12)))
    part(page, "form").locator('[data-field="value"] input[type="number"]').fill("9")
    page.wait_for_function("() => location.hash === '#/krom/odds/hunt/dice=3&value=9'")
    page.reload()
    expect(bar).to_have_attribute("data-fraction", str(odds.hunt(3, 9)))
    page.locator('a[href="#/krom/odds/reach"]').click()
    expect(page.locator("h1")).to_contain_text("combination")
    page.go_back()
    expect(bar).to_have_attribute("data-fraction", str(odds.hunt(3, 9)))


def test_a_thousand_rolls_are_drawn_over_the_exact_chart(page: Page):
    visit(page, "#/krom/odds/hunt/seed=7")
    panel = part(page, "odds")
    panel.get_by_role("button", name="Try it 1,000 times").click()
    expect(panel).to_contain_text("Rolled 1,000 times")
    expect(panel.locator("progress")).to_be_hidden()
    expect(panel.locator(".krom-pic-share:visible")).to_have_count(11)
    expect(panel.locator(".krom-pic-interval:visible")).to_have_count(11)
    expect(panel).to_contain_text("the seed 7")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme


def test_projector_size_is_remembered_and_the_chart_has_most_of_the_screen(page: Page):
    page.set_viewport_size({"width": 1920, "height": 1080})
    visit(page, "#/krom/odds/hunt")
    usual = page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)")
    toggle = page.get_by_role("button", name="Projector size")
    toggle.focus()
    page.keyboard.press("Enter")
    expect(toggle).to_have_attribute("aria-pressed", "true")
    visit(page, "#/krom/odds/mountain")
    expect(toggle).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("parseFloat(getComputedStyle(document.documentElement).fontSize)") >= 1.5 * usual
    expect(part(page, "odds").locator(".krom-pic-chart")).to_be_visible()
    chart = box(part(page, "odds").locator(".krom-pic-chart"))
    assert chart["width"] > 1920 / 2
    assert chart["height"] > 1080 / 2
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "false")
    expect(page.locator("header")).to_be_visible()


@pytest.mark.parametrize("route", ["#/krom/odds/combat", "#/krom/odds/duel", "#/krom/odds/meeting"])
def test_every_picture_can_be_chosen_by_keyboard_and_passes_axe(page: Page, route: str):
    visit(page, route)
    tabs = part(page, "odds").locator("[data-picture]")
    for number in range(tabs.count()):
        tabs.nth(number).focus()
        page.keyboard.press("Enter")
        expect(tabs.nth(number)).to_have_attribute("aria-pressed", "true")
        assert axe(page) == []


def test_two_visitors_do_not_roll_the_same_dice(browser: Browser, server: Server):
    """Two dice, five times: they agree once in 36 ** 5 times."""
    seen = []
    for _ in range(2):
        context = browser.new_context(base_url=server.url, reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        visit(page, "#/krom/learn/combat")
        fell = []
        for _ in range(5):
            before = page.evaluate("location.hash")
            part(page, "dice").locator('[data-do="roll"]').click()
            page.wait_for_function("before => location.hash !== before", arg=before)
            link = page.evaluate("location.hash")
            fell.append(Table.from_link(link.rpartition("/")[2]).tape[0])
            page.keyboard.press("u")
            page.wait_for_function("link => location.hash !== link", arg=link)
        seen.append(fell)
        page.goto("about:blank")
        context.close()
    assert seen[0] != seen[1]
    assert all(len(set(fell)) > 1 for fell in seen), "and not after Undo either"
