"""The first page in a real browser: it plays a turn by itself, disturbs nobody and leads on; and the head above it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import axe, box, visit
from .test_walk import at, press, walk

LONG = 10_000
"""Milliseconds in which a show that runs would have gone on."""


def begun(page: Page) -> Page:
    """Home as somebody sees it who minds no motion; its clock is the test's."""
    page.emulate_media(reduced_motion="no-preference")
    page.clock.install()
    visit(page)
    expect(walk(page).get_by_role("button", name="Pause")).to_be_visible()
    return page


def step(page: Page) -> int:
    return int(walk(page).get_by_role("slider").input_value())


def onward(page: Page) -> None:
    """Let the time of a sentence pass, and wait for the next one."""
    before = step(page)
    page.clock.run_for(3000)
    expect(walk(page).get_by_role("slider")).not_to_have_js_property("value", str(before))


def stands_still(page: Page) -> None:
    """A step may be on its way; after it, none comes however long one waits."""
    page.clock.run_for(LONG)
    expect(walk(page).locator("[aria-busy]")).to_have_count(0)
    here = step(page)
    page.clock.run_for(LONG)
    at(page, here)


def aloud(page: Page):
    return page.locator('.krom-sr[role="status"]')


def test_a_turn_plays_by_itself_in_silence_and_leads_on(page):
    begun(page)
    last = int(walk(page).get_by_role("slider").get_attribute("max"))
    while step(page) < last:
        onward(page)
    play = walk(page).get_by_role("link", name="Play a game")
    expect(play).to_have_attribute("href", "#/krom/play")
    expect(walk(page).get_by_role("button", name="Watch")).to_be_visible()
    expect(aloud(page)).to_have_text("")
    assert page.evaluate("document.activeElement === document.body")
    walk(page).get_by_role("link", name="Learn it step by step").click()
    expect(page.locator("h1")).to_have_text("Learn the game")


def test_a_click_pauses_it_and_whoever_steps_on_is_told_what_happens(page):
    begun(page)
    onward(page)
    page.locator("h1").click()
    expect(walk(page).get_by_role("button", name="Watch")).to_be_visible()
    stands_still(page)
    here = step(page)
    press(page, "Next")
    at(page, here + 1)
    expect(aloud(page)).to_have_text(re.compile(f"^Step {here + 1} of"))


def test_it_waits_while_the_keyboard_is_elsewhere(page):
    begun(page)
    way = page.get_by_role("link", name="Learn the game")
    way.focus()
    stands_still(page)
    expect(way).to_be_focused()
    way.blur()
    onward(page)


def test_it_waits_while_it_is_out_of_sight(page):
    begun(page)
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    expect(walk(page)).not_to_be_in_viewport()
    stands_still(page)
    page.evaluate("scrollTo(0, 0)")
    onward(page)


def test_it_does_not_begin_where_nobody_wants_motion(page):
    page.clock.install()
    visit(page)
    page.clock.run_for(LONG)
    at(page, 0)
    press(page, "Watch")
    at(page, 1)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_what_one_sees_first_needs_no_scrolling(page, width, height):
    page.set_viewport_size({"width": width, "height": height})
    visit(page)

    def end(of) -> float:
        drawn = box(of)
        return drawn["y"] + drawn["height"]

    said = [page.locator(".krom-prose-lead"), *page.locator(".krom-prose-body p").all()]
    assert len(said) == 3
    ways = page.locator(".krom-prose-ways a").all()
    assert len(ways) == 3
    board = page.locator('[data-part="board"]')
    seen = [*said, *ways, walk(page).locator(".krom-walk-sentence"), *([board] if width > 1000 else [])]
    assert [end(one) for one in seen if end(one) > height] == []
    assert box(board)["y"] < height - 100
    assert box(page.locator(".krom-app-head"))["height"] <= 56


# --- the menu


def test_the_menu_of_a_narrow_page_by_keyboard(page):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, "#/krom/rules")
    button = page.get_by_role("button", name="Menu")
    expect(page.locator(".krom-app-here")).to_have_text("Rules")
    expect(page.get_by_label("Theme")).to_be_hidden()
    for _ in range(4):
        page.keyboard.press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(page.get_by_label("Theme")).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Krom", exact=True)).to_be_focused()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")
    page.keyboard.press("Enter")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Learn").focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1")).to_be_focused()
    expect(button).to_have_attribute("aria-expanded", "false")


def test_a_touch_elsewhere_closes_the_menu_and_the_keys_lead_back_to_it(page):
    page.set_viewport_size({"width": 320, "height": 700})
    visit(page, "#/krom/learn")
    button = page.get_by_role("button", name="Menu")
    button.click()
    page.mouse.click(5, 690)
    expect(button).to_have_attribute("aria-expanded", "false")
    button.click()
    page.get_by_role("button", name="Keys").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(button).to_be_focused()


# --- chapters


def test_the_list_of_chapters_knows_what_was_done_and_what_comes_next(page):
    visit(page, "#/krom/learn")
    chapters = page.locator('[data-part="chapters"]')
    expect(chapters).to_contain_text("steps wait for you")
    setup = chapters.locator("li", has=page.locator('a[href="#/krom/learn/setup"]'))
    expect(setup).to_contain_text("Begin here")
    setup.locator(".krom-chapters-card").click()
    page.locator('[data-part="question"] [data-answer="go forest"]').click()
    expect(page.locator('[data-verdict="solved"]')).to_be_visible()
    page.get_by_role("link", name="All chapters").click()
    expect(chapters).to_contain_text("1 of 76 steps done, 3 stars")
    expect(chapters.get_by_role("progressbar")).to_have_js_property("value", 1)
    expect(setup).to_contain_text("1 of 6 steps")
    expect(setup).to_contain_text("Next")
    expect(setup.locator(".krom-chapters-card")).to_have_attribute("href", "#/krom/lesson/setup/2")
    setup.locator("summary").click()
    setup.get_by_role("link", name="More players, fewer points").click()
    expect(page.locator(".krom-lesson-title")).to_have_text("More players, fewer points")


def test_a_free_table_has_the_way_to_its_lessons(page):
    visit(page, "#/krom/learn/combat")
    page.get_by_role("link", name="Lessons on this chapter").click()
    expect(page.locator(".krom-lesson-title")).to_have_text("The higher die")


def test_what_a_chapter_does_not_teach_is_in_a_fold(page):
    visit(page, "#/krom/learn/combat")
    cards = page.locator('[data-part="cards"]')
    expect(cards).to_be_hidden()
    page.get_by_text("Everything on the table").click()
    expect(cards).to_be_visible()
    assert axe(page) == []


@pytest.mark.parametrize(("theirs", "lang", "word"), [("fr-CH", "fr", "Apprendre"), ("ja-JP", "en", "Learn")])
def test_on_a_first_visit_the_page_speaks_the_browsers_language_if_it_can(browser, server, theirs, lang, word):
    context = browser.new_context(base_url=server.url, locale=theirs, reduced_motion="reduce")
    page = context.new_page()
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", lang)
    expect(page.get_by_role("navigation").get_by_role("link", name=word, exact=True).first).to_be_visible()
    context.close()
