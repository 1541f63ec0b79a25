"""The odds pages in a real browser: by link, by keyboard, on a wall, with rolls over the exact chart."""

from __future__ import annotations

import csv

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
    course = panel.locator(".krom-odds-course")
    course.locator("summary").click()
    expect(course.locator("tbody tr").first).to_have_text("exact58.3%")
    expect(course.locator("tbody tr").last.locator("th")).to_have_text("1,000")
    assert box(panel.locator(".krom-odds-plot"))["height"] >= 180
    expect(panel.locator(".krom-odds-along")).to_have_text("Number of rolls")
    expect(panel.locator(".krom-odds-upward")).to_have_text("Share of the rolls")
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
    part(page, "odds").locator('[data-rolls="10"]').click()
    assert box(part(page, "odds").locator(".krom-odds-plot").first)["height"] >= 1.5 * 180
    toggle.click()
    expect(toggle).to_have_attribute("aria-pressed", "false")
    expect(page.locator("header")).to_be_visible()


def test_every_bar_and_cell_tells_its_fraction_by_pointer_tap_and_keyboard_with_one_stop_of_tab(page: Page):
    visit(page, "#/krom/odds/hunt/dice=2&value=9")
    panel = part(page, "odds")
    told = panel.locator(".krom-pic-told")
    bars = panel.locator(".krom-pic-bars > li")
    hint = "Point at a bar or a square (or use the arrow keys) for its exact chance."
    expect(told).to_have_text(hint)
    bars.nth(7).hover()
    expect(told).to_have_text("9 · 1/9 · 11.1%")
    panel.locator(".krom-odds-sentence").hover()
    expect(told).to_have_text(hint)
    tabs = panel.locator("[data-picture]")
    tabs.nth(1).focus()
    page.keyboard.press("Tab")
    expect(bars.first).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(told).to_have_text("3 · 1/18 · 5.6%")
    page.keyboard.press("End")
    expect(told).to_have_text("12 · 1/36 · 2.8%")
    page.keyboard.press("Tab")
    expect(panel.locator('[data-rolls="1"]')).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(bars.last).to_be_focused()
    tabs.nth(1).click()
    panel.locator("td[data-marked]").click()
    expect(told).to_have_text(f"At least 9 · Dice 2 · {odds.hunt(2, 9)} · 27.8%")
    page.keyboard.press("ArrowRight")
    expect(told).to_contain_text(f"Dice 3 · {odds.hunt(3, 9)} · ")
    page.keyboard.press("ArrowUp")
    expect(told).to_contain_text(f"At least 8 · Dice 3 · {odds.hunt(3, 8)} · ")
    assert panel.locator('td[data-told][tabindex="0"]').count() == 1
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme


def test_an_answer_is_saved_as_a_table_and_as_a_picture(page: Page):
    visit(page, "#/krom/odds/hunt/dice=2&value=9")
    panel = part(page, "odds")
    for _ in range(2):  # the second time it is here already
        with page.expect_download() as download:
            panel.get_by_role("button", name="Save as CSV").press("Enter")
        assert download.value.suggested_filename == "krom-odds-hunt.csv"
        rows = list(csv.DictReader(download.value.path().read_text("utf-8").splitlines()))
        assert rows[0]["chance"] == str(odds.hunt(2, 9))
    for picture in ("totals", "beside"):
        panel.locator(f'[data-picture="{picture}"]').click()
        with page.expect_download() as download:
            panel.get_by_role("button", name="Save as PNG").press("Enter")
        assert download.value.suggested_filename == f"krom-odds-hunt-{picture}.png"
        file = download.value.path().read_bytes()
        assert file.startswith(b"\x89PNG")
        assert int.from_bytes(file[16:20]) >= 2400, "wide enough for a wall"


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
