"""The rulebook in a real browser: searched as one types, tried, left and found again."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from krom_explore import Table
from tests.browser.conftest import DESK, PHONE, axe, visit

TRY = "#/krom/rules/combat.tie.weight/try"


def part(page: Page, name: str):
    return page.locator(f'[data-part="{name}"]')


def address(page: Page) -> str:
    return page.evaluate("location.hash")


def fine_in_both_lights(page: Page) -> None:
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme


def found(page: Page):
    return part(page, "rulebook").locator(".krom-rulebook-results > ol > li:visible")


# --- searching


def test_it_finds_as_one_types(page: Page):
    visit(page, "#/krom/rules")
    page.keyboard.press("/")
    expect(page.locator("[data-find]")).to_be_focused()
    page.keyboard.type("kromosaurus tie")
    expect(found(page).first).to_have_attribute("data-rule", "kromosaurus.tie")
    expect(found(page).first.locator("mark").first).to_have_text(re.compile("Kromosaurus|Ties", re.I))
    page.wait_for_function("() => location.hash.endsWith('/rules/find/kromosaurus%20tie')")
    page.reload()
    expect(found(page).first).to_have_attribute("data-rule", "kromosaurus.tie")
    expect(page.locator("[data-find]")).to_have_value("kromosaurus tie")
    fine_in_both_lights(page)
    page.locator("[data-find]").fill("")
    expect(part(page, "rulebook").locator('[data-rule="setup.table"]')).to_be_visible()
    expect(found(page)).to_have_count(0)


def test_nothing_found_is_no_dead_end(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, "#/krom/rules")
    page.locator("[data-find]").fill("kromosorus ")
    near = part(page, "rulebook").locator("[data-near]")
    expect(near).to_have_text("kromosaurus")
    near.click()
    expect(found(page).first).to_have_attribute("data-rule", re.compile(r"^kromosaurus\."))
    page.locator("[data-find]").fill("qqqqq")
    expect(part(page, "rulebook").locator('[role="status"]')).to_be_visible()
    part(page, "rulebook").get_by_role("button", name="Combat", exact=True).click()
    expect(part(page, "rulebook").get_by_role("heading", name="Combat", exact=True)).to_be_in_viewport()


def test_a_result_is_opened_and_back_leads_to_the_search(page: Page):
    visit(page, "#/krom/rules")
    page.locator("[data-find]").fill("price of wood")
    expect(found(page).first).to_have_attribute("data-rule", "cave.services")
    page.wait_for_function("() => location.hash.includes('/find/')")
    found(page).first.locator("h3 a").click()
    expect(part(page, "rulebook").locator('[data-rule="cave.services"][aria-current]')).to_be_in_viewport()
    page.go_back()
    expect(found(page).first).to_have_attribute("data-rule", "cave.services")


def test_a_paragraph_tells_what_is_open_where_it_comes_from_and_what_to_read_with_it(page: Page):
    visit(page, "#/krom/rules/kromosaurus.tie")
    tie = part(page, "rulebook").locator('[data-rule="kromosaurus.tie"][aria-current]')
    expect(tie).to_be_in_viewport()
    expect(tie).to_contain_text("The rulebooks leave this open.")
    expect(tie).not_to_contain_text("This stands in the rulebooks")
    expect(tie).to_contain_text("It wins every tie.")
    fine_in_both_lights(page)
    tie.get_by_role("link", name="Why it is played so").click()
    why = part(page, "list").locator('[data-rule="kromosaurus.tie"][aria-current]')
    expect(why).to_be_in_viewport()
    expect(why).to_contain_text("Why:")
    fine_in_both_lights(page)


def test_the_cards_of_the_box_have_a_part_of_their_own(page: Page):
    visit(page, "#/krom/rules/cards/headbutt")
    card = part(page, "rulebook").locator('.krom-rulebook-decks [data-card="headbutt"]')
    expect(card).to_be_in_viewport()
    expect(card).to_contain_text("add 2 to your total")
    expect(card.get_by_role("img", name=re.compile("made this up"))).to_be_visible()


# --- trying


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_rule_is_tried_seen_and_played_on(page: Page, size):
    page.set_viewport_size(size)
    visit(page, "#/krom/rules/combat.tie.weight")
    part(page, "rulebook").locator('[data-try="combat.tie.weight"]').click()
    example = part(page, "example")
    press = example.locator('[data-do="press"]')
    expect(press).to_be_in_viewport()
    expect(part(page, "dice").locator('[data-do="roll"]')).to_have_attribute("data-marked", "true")
    fine_in_both_lights(page)
    press.click()
    expect(example.locator(".is-marked")).to_have_text(re.compile("The lighter one wins in the Forest"))
    expect(example).to_contain_text("This is the rule at work")
    expect(part(page, "dice").locator("[data-marked]")).to_have_count(0)
    fine_in_both_lights(page)
    part(page, "question").locator('button[data-answer="draw"]').click()
    part(page, "dice").locator('[data-do="draw"]').click()
    page.wait_for_function("() => location.hash.split('/').length > 5")
    table = Table.from_link(address(page).rpartition("/")[2])
    assert table.tape[:2] == ["roll 5 5", "draw"]
    example.get_by_role("link", name="Back to the rule").click()
    expect(part(page, "rulebook").locator('[data-rule="combat.tie.weight"][aria-current]')).to_be_in_viewport()


def test_the_marked_thing_on_the_table_does_it_too(page: Page):
    visit(page, TRY)
    part(page, "dice").locator('[data-do="roll"]').click()
    expect(part(page, "example").locator(".is-marked")).to_have_count(1)
    part(page, "example").locator('[data-do="again"]').click()
    expect(part(page, "example").locator('[data-do="press"]')).to_be_visible()
    assert address(page) == TRY or page.wait_for_function("wanted => location.hash === wanted", arg=TRY)


def test_a_refusal_is_tried_by_keyboard_alone(page: Page):
    visit(page, "#/krom/rules/movement.must_move/try")
    for _ in range(60):
        if page.evaluate("document.activeElement.matches('[data-part=example] [data-do=press]')"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    example = part(page, "example")
    expect(example.locator(".is-marked")).to_contain_text("Alma must move and cannot stay in the Cave.")
    assert page.evaluate("document.activeElement.closest('[data-part=example]') !== null")
    fine_in_both_lights(page)


def test_a_refusal_does_not_look_like_a_success(page: Page):
    looks = {}
    for rule in ("movement.must_move", "combat.damage"):
        visit(page, f"#/krom/rules/{rule}/try")
        part(page, "example").locator('[data-do="press"]').click()
        marked = part(page, "example").locator(".is-marked")
        flag = marked.locator(".krom-example-flag")
        expect(flag).to_be_visible()
        looks[flag.inner_text()] = marked.evaluate("el => getComputedStyle(el).borderInlineStartColor")
    assert list(looks) == ["Refused: this is the rule at work", "This is the rule at work"]
    assert len(set(looks.values())) == 2


def test_something_to_look_at_is_brought_into_sight(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, "#/krom/rules/bonus.hidden/try")
    part(page, "example").locator('[data-do="press"]').click()
    expect(part(page, "mats")).to_have_attribute("data-marked", "true")
    expect(part(page, "mats")).to_be_in_viewport()
    expect(part(page, "example")).to_contain_text("Alma’s eyes")


# --- the quick search


@pytest.mark.parametrize("key", ["/", "Control+k"])
def test_a_rule_is_found_from_anywhere_by_keyboard_and_back_leads_to_the_table(page: Page, key: str):
    visit(page, "#/krom/play")
    part(page, "board").locator('[data-place="forest"]').click()
    page.wait_for_function("() => location.hash.split('/').length > 4")
    expect(part(page, "question").locator("h2")).not_to_contain_text("where do you go")
    sentence = part(page, "question").locator("h2").inner_text()
    page.keyboard.press(key)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    page.keyboard.type("tie")
    options = dialog.get_by_role("option")
    expect(options.first).to_have_attribute("aria-selected", "true")
    fine_in_both_lights(page)
    wanted = options.nth(1).get_attribute("data-hash")
    page.keyboard.press("ArrowDown")
    expect(options.nth(1)).to_have_attribute("aria-selected", "true")
    here = address(page)
    page.keyboard.press("Enter")
    expect(dialog).to_be_hidden()
    page.wait_for_function("wanted => location.hash === wanted", arg=wanted)
    rule = wanted.rpartition("/")[2]
    expect(part(page, "rulebook").locator(f'[data-rule="{rule}"][aria-current]')).to_be_in_viewport()
    page.go_back()
    expect(part(page, "question").locator("h2")).to_have_text(sentence)
    assert address(page) == here


def test_the_quick_search_has_a_button_and_closes_by_escape(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, "#/krom/learn/combat")
    button = page.locator('.krom-app-head [data-do="find"]')
    button.click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("combobox")).to_be_focused()
    page.keyboard.type("krmosaurus")
    expect(dialog.locator("[data-near]").first).to_have_text("kromosaurus")
    fine_in_both_lights(page)
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()


def test_who_types_in_a_field_types(page: Page):
    visit(page, "#/krom/editor")
    field = part(page, "editor").locator("input[type=number]:visible, input[type=text]:visible").first
    field.focus()
    for key in ("/", "Control+k"):
        page.keyboard.press(key)
        expect(page.get_by_role("dialog")).to_have_count(0)


# --- from a log to its paragraph, and back


@pytest.mark.parametrize("route", ["#/krom/learn/movement", "#/krom/play"])
def test_why_leads_to_its_paragraph_and_back_to_the_same_moment(page: Page, route: str):
    """Also where the rule is asked for in the very moment in which something has happened."""
    visit(page, route)
    if route.endswith("play"):
        page.locator('[data-sheet="log"]').click()
    log = part(page, "log")
    log.locator('li [data-do="why"]').last.evaluate("button => button.click()")
    expect(log.locator(".krom-note a").first).to_be_attached()
    page.evaluate(
        """() => {
            const lines = document.querySelectorAll('[data-part=log] li').length;
            const watch = new MutationObserver(() => {
                if (document.querySelectorAll('[data-part=log] li').length <= lines) return;
                watch.disconnect();
                document.querySelector('[data-part=log] .krom-note a').click();
            });
            watch.observe(document.querySelector('[data-part=log]'), { childList: true, subtree: true });
        }"""
    )
    for _ in range(3 if route.endswith("movement") else 1):
        part(page, "board").locator('[data-place="forest"], [data-place="savannah"]').and_(
            page.locator('[data-legal="true"]')
        ).first.click()
        if "/rules/" in address(page):
            break
    expect(part(page, "rulebook").locator("[aria-current]")).to_be_in_viewport()
    page.go_back()
    expect(part(page, "board").locator("[data-place]")).to_have_count(4)
    table = Table.from_link(address(page).rpartition("/")[2])
    assert len(table.tape) >= (3 if route.endswith("movement") else 1)
    assert "moved" in [event.kind for event in table.log]


# --- small screens


@pytest.mark.parametrize(
    "route", ["#/krom/rules/find/who%20wins", "#/krom/rules/bonus.target", TRY, "#/krom/deviations"]
)
def test_nothing_scrolls_sideways_and_everything_can_be_touched(page: Page, route: str):
    for width in (320, 390):
        page.set_viewport_size({"width": width, "height": 844})
        visit(page, route)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
    small = page.evaluate(
        """() => [...document.querySelectorAll(
                '[data-try], [data-part=example] button, .krom-rulebook-jump, [data-find]')]
            .filter(e => e.offsetParent && e.getBoundingClientRect().height < 36).map(e => e.outerHTML.slice(0, 120))"""
    )
    assert small == []
