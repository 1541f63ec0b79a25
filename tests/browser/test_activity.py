"""An activity in a real browser: predicted, played, compared by keyboard on a phone; a reload; codes on a wall."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from krom_explore import games, text
from krom_explore.learn.activity import Record
from krom_explore.learn.rounds import Rounds

from .conftest import DESK, NARROWEST, PHONE, axe, visit

KEY = "krom/two_rolls/rounds=6&seed=3"
ROUTE = "#/krom/class/two_rolls/rounds=6&seed=3"


def part(page: Page, name: str = "activity"):
    return page.locator(f'[data-part="{name}"]').first


def kept(page: Page) -> dict:
    return json.loads(page.evaluate(f"localStorage.getItem('krom.class:{KEY}')"))


def press(page: Page, name: str) -> None:
    """Reach a button by keyboard alone, and press it."""
    button = part(page).get_by_role("button", name=name, exact=True)
    for _ in range(40):
        if button.evaluate("one => one === document.activeElement"):
            break
        page.keyboard.press("Tab")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")


def test_the_table_of_a_round_stands_beside_it_and_on_a_phone_it_is_folded_until_somebody_looks(page):
    page.set_viewport_size(DESK)
    visit(page, "#/krom/class/duel/rounds=6&seed=3")
    table = part(page).locator(".krom-activity-table")
    expect(table.locator('[data-kind="krom/board"]')).to_be_visible()
    alma = table.locator('[data-kind="krom/mats"] .krom-mat').first
    expect(alma).to_contain_text("7/7")
    part(page).locator(".krom-predict-number").fill("1")
    part(page).locator('[data-do="predict"]').click()
    part(page).locator('[data-do="play"]').click()
    expect(part(page)).to_contain_text("1 of 6 rounds")
    lost = json.loads(page.evaluate("localStorage.getItem('krom.class:krom/duel/rounds=6&seed=3')"))["results"][0]
    expect(alma).to_contain_text(f"{7 - lost}/7")
    page.emulate_media(color_scheme="dark")
    assert axe(page) == []
    page.set_viewport_size(PHONE)
    page.reload()
    expect(part(page)).to_contain_text("1 of 6 rounds")
    expect(table.locator("summary")).to_be_visible()
    expect(table.locator('[data-kind="krom/board"]')).to_have_count(0)
    table.locator("summary").click()
    expect(table.locator('[data-kind="krom/board"]')).to_be_visible()
    part(page).locator('[data-do="play"]').click()
    expect(part(page)).to_contain_text("2 of 6 rounds")
    expect(alma).to_contain_text("/7")
    assert axe(page) == []
    page.set_viewport_size(NARROWEST)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROWEST["width"]


def test_a_question_in_a_teachers_own_words_is_only_ever_text(page):
    visit(page, "#/krom/class/duel")
    told = '<img src=x onerror="document.title=1"> & why?'
    part(page, "form").locator('[data-field="ask"] input').fill(told)
    expect(part(page, "plan").locator('[data-section="ask"]')).to_contain_text(told)
    part(page, "invitation").get_by_role("link", name="Try it as a pupil").click()
    expect(part(page).get_by_role("heading", name=told)).to_be_visible()
    page.reload()
    expect(part(page).get_by_role("heading", name=told)).to_be_visible()
    assert page.locator("img").count() == 0


def test_predict_play_and_compare_by_keyboard_on_a_phone_and_go_on_after_a_reload(page):
    page.set_viewport_size(PHONE)
    visit(page, ROUTE)
    assert axe(page) == []
    press(page, "Share alike")
    lower = part(page).get_by_role("slider", name="Yours is lower")
    first = part(page).get_by_role("slider", name="Yours is higher")
    first.focus()
    page.keyboard.press("Home")
    expect(part(page).get_by_role("button", name="This is my prediction")).to_be_disabled()
    lower.focus()
    page.keyboard.press("End")
    expect(lower).to_have_attribute("aria-valuetext", "67%")
    press(page, "This is my prediction")
    one = part(page).get_by_role("button", name="Play a round")
    expect(one).to_be_focused()
    page.keyboard.press("Enter")
    expect(part(page)).to_contain_text("1 of 6 rounds")
    expect(part(page)).not_to_contain_text("13/18")
    page.reload()
    expect(part(page)).to_contain_text("1 of 6 rounds")
    assert kept(page)["predicted"] == [0, 33, 67]
    press(page, "Play five")
    expect(part(page)).to_contain_text("6 of 6 rounds")
    expect(part(page).locator('[data-kind="exact"]')).to_have_count(3)
    expect(part(page)).to_contain_text("13/18")
    rules = games.rules("krom")
    rounds = Rounds(games.activities("krom"), games.activities("krom").read(KEY, rules), rules)
    record = Record.from_json(kept(page))
    assert list(record.results) == [rounds.round(record.who, number).row for number in range(6)]
    expect(part(page).locator("[data-code]")).to_have_text(record.code(rounds.set, 3))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme
    page.set_viewport_size(NARROWEST)
    assert page.evaluate("document.documentElement.scrollWidth") <= NARROWEST["width"]


def test_what_one_needs_is_in_sight_and_a_number_that_cannot_be_read_is_told_of(page):
    page.set_viewport_size(NARROWEST)
    visit(page, "#/krom/class/winners_die/rounds=5&seed=1")
    expect(part(page).get_by_text("In a tie the lighter one wins")).to_be_visible()
    expect(part(page).get_by_text("Every fighter rolls one die.")).to_be_visible()
    number = part(page).get_by_role("textbox", name="In how many of 100?")
    for nonsense in ("", "abc", "101"):
        number.fill(nonsense)
        press(page, "This is my prediction")
        expect(number).to_have_accessible_description(re.compile("Please write a number from 0 to 100"))
    assert axe(page) == []
    number.fill("1,5")
    press(page, "This is my prediction")
    expect(part(page)).to_contain_text("0 of 5 rounds")
    expect(part(page).get_by_text("Every fighter rolls one die.")).to_be_hidden()


def test_a_die_of_ones_own_is_entered_and_a_slip_is_taken_back_by_keyboard(page):
    page.set_viewport_size(NARROWEST)
    visit(page, "#/krom/class/fair/rounds=2")
    press(page, "Share alike")
    press(page, "This is my prediction")
    press(page, "6")
    expect(part(page)).to_contain_text("Round 1: 6")
    press(page, "Take it back")
    expect(part(page)).to_contain_text("0 of 2 rounds")
    press(page, "5")
    press(page, "6")
    expect(part(page).get_by_role("button", name="That is right, finish")).to_be_focused()
    assert axe(page) == []
    page.keyboard.press("Enter")
    expect(part(page).locator('[data-kind="exact"]')).to_have_count(6)
    assert json.loads(page.evaluate("localStorage.getItem('krom.class:krom/fair/rounds=2')"))["results"] == [4, 5]


@pytest.mark.parametrize("lang", text.languages())
def test_the_fights_of_a_duel_fit_on_a_phone(page, lang):
    page.add_init_script(f"if (location.protocol !== 'about:') localStorage.setItem('krom.lang', '{lang}')")
    page.set_viewport_size(PHONE)
    for setting in ("rounds=3&seed=3", "rounds=3&seed=3&dice=2"):
        visit(page, f"#/krom/class/dinosaur/{setting}")
        part(page).locator(".krom-predict-number").fill("2/5")
        part(page).locator('[data-do="predict"]').click()
        part(page).locator('[data-do="play"]').click()
        fights = part(page).locator(".krom-activity-last .krom-counted-roll")
        expect(fights.locator("tbody tr").first).to_be_visible()
        for size in (PHONE, NARROWEST):
            page.set_viewport_size(size)
            assert fights.evaluate("one => one.scrollWidth - one.clientWidth") <= 0, (setting, size)
        page.set_viewport_size(PHONE)


def test_bars_are_drawn_on_one_scale(page):
    """A share that is larger is never drawn shorter, however long the number beside it is."""
    page.add_init_script("if (location.protocol !== 'about:') localStorage.setItem('krom.lang', 'de')")
    visit(page, "#/tribu/class/waiting/rounds=5&seed=1")
    part(page).get_by_role("radio").first.check()
    part(page).locator('[data-do="predict"]').click()
    part(page).locator('[data-do="play-several"]').click()
    expect(part(page).locator('[data-kind="exact"]')).to_have_count(11)
    texts = part(page).locator(".krom-results-text")
    for size in (DESK, PHONE, NARROWEST):
        page.set_viewport_size(size)
        tracks = part(page).locator(".krom-results-bar").evaluate_all("all => all.map((one) => one.clientWidth)")
        assert len(tracks) == 22
        assert len(set(tracks)) == 1, size
        assert tracks[0] > 150
        assert texts.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def test_codes_make_the_chart_on_the_wall(page):
    activities, rules = games.activities("krom"), games.rules("krom")
    asked = activities.read(KEY, rules)
    codes = [Record(KEY, f"otter-{n}", (20, 20, 60), (2, 2, 1, 0, 2, 2)).code(asked, 3) for n in range(3)]
    visit(page, "#/krom/codes/two_rolls/rounds=6&seed=3")
    page.get_by_role("textbox", name="Codes").fill("\n".join(codes))
    page.get_by_role("button", name="Add the codes").click()
    expect(part(page, "collected")).to_contain_text("3 pupils, 18 rounds")
    page.get_by_role("button", name="Show the exact answer").click()
    chart = page.locator('[data-figure="results"]')
    expect(chart.locator(".main-svg").first).to_be_visible()
    chart.get_by_text("As a table").click()
    expect(chart.get_by_role("row").nth(3)).to_contain_text("12")
    expect(chart.get_by_role("row").nth(3)).to_contain_text("13/18")
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme
    with page.expect_download() as picture:
        chart.get_by_role("button", name="Save as PNG").click()
    assert picture.value.path().read_bytes().startswith(b"\x89PNG")
    page.reload()
    expect(part(page, "collected")).to_contain_text("3 pupils, 18 rounds")
