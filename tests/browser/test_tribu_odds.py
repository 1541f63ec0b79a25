"""The odds pages of Tribù in a real browser: each can be read on a phone and by a machine, and answers what is set."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from krom_explore.games.tribu import WORDS, odds

from .conftest import axe, visit


def test_every_question_can_be_read_on_the_narrowest_phone(page: Page):
    """Nothing is cut off or scrolls sideways, and axe finds nothing."""
    page.set_viewport_size({"width": 320, "height": 800})
    visit(page, f"#/tribu/odds/{odds.QUESTIONS[0].name}")
    for question in odds.QUESTIONS:
        page.evaluate("hash => { location.hash = hash; }", f"#/tribu/odds/{question.name}")
        expect(page.get_by_role("heading", level=1)).to_have_text(WORDS.message(f"page-odds-{question.name}"))
        expect(page.locator('[data-part="odds"]')).to_contain_text("%")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), question.name
        assert axe(page) == [], question.name


def test_what_one_has_seen_changes_the_answer(page: Page):
    """Cards are written by any of their names; one too many is refused beside its field, and the answer stays."""
    visit(page, "#/tribu/odds/wait")
    answer, seen = page.locator('[data-part="odds"]'), page.locator('[data-field="seen"]')
    expect(answer).to_contain_text("7.77 draws")
    seen.locator("input").fill("red statue, Multidiorama")
    seen.locator("input").press("Enter")
    expect(answer).to_contain_text("9 draws")
    seen.locator("input").fill("wolf, wolf, wolf, wolf, wolf")
    seen.locator("input").press("Enter")
    expect(seen).to_contain_text("There are only 4 cards")
    expect(answer).to_contain_text("9 draws")
