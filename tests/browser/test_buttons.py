"""The buttons of the question in a real browser: a hunt with its dice, a card step by step, by mouse and by key."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import axe, visit
from tests.browser.test_app import part, settled, table_of


def focused(page: Page, wanted: str) -> bool:
    return page.evaluate("wanted => document.activeElement.matches(wanted)", wanted)


def place_of(page: Page, button: str) -> dict:
    """Where in the panel a button stands."""
    return page.evaluate(
        """wanted => {
            const panel = document.querySelector('[data-part="question"]');
            const [outer, inner] = [panel, panel.querySelector(wanted)].map(one => one.getBoundingClientRect());
            return { x: inner.x - outer.x, y: inner.y - outer.y, width: inner.width };
        }""",
        button,
    )


def test_a_hunt_is_one_row_whose_dice_are_turned_up_and_down(page: Page):
    visit(page, "#/krom/learn/savannah")
    row = part(page, "question").locator('[data-dial="cave_bear"]')
    hunt = row.locator("button[data-answer]")
    expect(hunt).to_have_attribute("data-answer", "hunt cave_bear")
    expect(row.locator(".krom-facts")).to_have_attribute("data-chance", "5/18")
    row.locator('[data-do="more"]').click()
    expect(hunt).to_have_attribute("data-answer", "hunt cave_bear +1")
    expect(row.locator(".krom-facts")).to_have_attribute("data-chance", "20/27")
    expect(row).to_contain_text("3 dice")
    name = "Hunt the Cave bear, 3 dice, 2 Krom, 74.1% to catch it, worth 4.67 Krom"
    expect(part(page, "question").get_by_role("button", name=name)).to_be_visible()
    row.locator('[data-do="more"]').press("ArrowLeft")
    expect(hunt).to_have_attribute("data-answer", "hunt cave_bear")
    row.locator('[data-do="more"]').press("ArrowRight")
    assert axe(page) == []
    settled(page, lambda: hunt.press("Enter"))
    assert table_of(page).tape == ["hunt cave_bear +1"]
    expect(part(page, "dice").locator('[data-do="roll"]')).to_be_focused()
    settled(page, lambda: page.keyboard.press("Enter"))
    # What comes next is asked, or where the bear was caught, another prey is drawn.
    expect(page.locator('[data-part="question"] :focus, [data-part="dice"] [data-do="draw"]:focus')).to_have_count(1)


def test_a_hunt_can_be_chosen_on_its_card_too(page: Page):
    visit(page, "#/krom/learn/savannah")
    card = part(page, "cards").locator('[data-card="bison"]')
    expect(card.locator('[data-do="more"]')).to_have_accessible_name("More, 3 dice, 2 Krom")
    card.locator('[data-do="more"]').click()
    expect(card.locator(".krom-facts")).to_have_attribute("data-chance", "49/54")
    settled(page, lambda: card.locator("button[data-answer]").click())
    assert table_of(page).tape == ["hunt bison +1"]


def test_a_card_is_played_step_by_step_with_a_way_back(page: Page):
    visit(page, "#/krom/learn/bonus")
    question = part(page, "question")
    apart = ['[data-do="undo"]', '[data-answer="done"]']
    before = [place_of(page, button) for button in apart]
    question.locator('[data-step="night_barter"]').click()
    expect(question.locator("h3")).to_have_text("Night barter: What do you gain?")
    expect(question.locator("button[data-answer]")).to_have_count(4)
    assert [place_of(page, button) for button in apart] == before
    assert axe(page) == []
    question.locator('[data-do="step-back"]').click()
    assert focused(page, '[data-step="night_barter"]')
    question.locator('[data-step="night_barter"]').click()
    settled(page, lambda: question.locator('button[data-answer="play night_barter bone"]').click())
    assert table_of(page).tape == ["play night_barter bone"]


def test_the_same_by_keyboard_alone_with_numbers_for_the_answers(page: Page):
    visit(page, "#/krom/learn/bonus")
    question = part(page, "question")
    question.locator('[data-step="termites"]').focus()
    page.keyboard.press("Enter")
    expect(question.locator("h3")).to_have_text("Termites · Karok: What do you take?")
    assert focused(page, '[data-answer="play termites Karok wood"]')
    question.locator('[data-do="step-back"]').press("Enter")
    expect(question.locator('[data-step="termites"]')).to_be_focused()
    page.keyboard.press("8")
    expect(question.locator("h3")).to_have_text("Termites · Karok: What do you take?")
    settled(page, lambda: page.keyboard.press("2"))
    assert table_of(page).tape == ["play termites Karok stone"]
    page.keyboard.press("u")
    expect(question.locator('[data-step="termites"]')).to_be_visible()
