"""Tribù's first game in a real browser: from its button, and to its end, by the coach's own hints."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.ui import test_first as headless

from .conftest import DESK, axe, visit
from .test_first import over, part, play

FIRST, LAST = 15, 10
"""Moves at the beginning and at the end that are made in the browser; those between are made without one."""


def late() -> str:
    """The link of the first game a few moves before its end, for who does what the hints say."""
    app = headless.opened("#/tribu/first")
    links: list[str] = [app.page.desk.table.link() for _ in headless.asked(app)]
    return links[-LAST]


def test_from_the_button_to_the_end_by_the_coachs_own_hints(page: Page):
    page.set_viewport_size(DESK)
    visit(page, "#/tribu")
    first = page.locator(".krom-prose-ways a").first
    expect(first).to_have_text("Play your first game")
    first.click()
    expect(part(page, "coach").locator(".krom-coach-text")).to_contain_text("spheres")
    heard = play(page, FIRST)
    assert not over(page)
    assert len(heard) == len(set(heard)) >= 10
    page.goto("about:blank")
    visit(page, f"#/tribu/first/{late()}")
    play(page, LAST + 1)
    assert over(page)
    expect(part(page, "account").locator(".krom-account-why p")).to_have_count(2)
    rule = page.locator('[data-met="true"] a[data-rule="score.goal"]')
    part(page, "met").locator("[data-chapter]", has=rule).locator("summary").click()
    expect(rule).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme
