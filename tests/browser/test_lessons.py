"""Lessons in a real browser: a wrong try and the way back, hints that point, stars, progress; keys, a phone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from .conftest import DESK, NARROWEST, PHONE, axe, box, visit


def part(page: Page, name: str):
    return page.locator(f'[data-part="{name}"]')


def answer(page: Page, text: str) -> None:
    part(page, "question").locator(f'[data-answer="{text}"]').click()


def roll(page: Page) -> None:
    part(page, "dice").locator('[data-do="roll"]').click()


def verdict(page: Page):
    return part(page, "lesson").locator("[data-verdict]")


def kept(page: Page) -> dict:
    """The stars that the browser has."""
    return json.loads(page.evaluate("localStorage.getItem('krom.ledger:krom')") or "{}").get("steps", {})


def tab_to(page: Page, selector: str) -> None:
    """With the Tab key, as far as it takes."""
    for _ in range(80):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"the keyboard does not reach {selector}")


def press(page: Page, selector: str) -> None:
    tab_to(page, selector)
    page.keyboard.press("Enter")


def test_a_track_by_keyboard_alone_with_a_wrong_try_a_hint_and_stars(page: Page):
    page.set_viewport_size(DESK)
    visit(page, "#/krom/learn")
    press(page, 'a[href="#/krom/lesson/combat/1"]')
    expect(page.locator(".krom-lesson-title")).to_have_text("The higher die")
    press(page, '[data-do="roll"]')
    expect(part(page, "question")).to_contain_text("Draw a Gathering card")
    page.keyboard.press("1")
    expect(verdict(page)).to_contain_text("Well done")
    expect(page.locator(".krom-lesson-verdict-head")).to_be_focused()
    press(page, ".krom-lesson-onward a")
    expect(page.locator(".krom-lesson-title")).to_have_text("Light on your feet")

    page.keyboard.press("3")  # the Savannah, where the heavier one wins
    press(page, '[data-do="roll"]')
    expect(verdict(page)).to_contain_text("Not yet")
    expect(verdict(page)).to_contain_text("the heavier one wins")
    expect(part(page, "question").locator("button:visible")).to_have_count(0)
    press(page, '[data-do="take_back"]')
    expect(verdict(page)).to_be_hidden()
    press(page, '[data-do="hint"]')
    expect(page.locator(".krom-lesson-hints")).to_contain_text("weight")
    page.keyboard.press("1")
    press(page, '[data-do="roll"]')
    expect(verdict(page)).to_contain_text("Well done")
    expect(verdict(page).locator("[data-full]")).to_have_count(1)
    assert kept(page) == {"combat.higher": 3, "combat.tie_light": 1}

    press(page, '.krom-lesson-verdict [data-do="again"]')
    expect(verdict(page)).to_be_hidden()
    page.keyboard.press("1")
    press(page, '[data-do="roll"]')
    expect(verdict(page).locator("[data-full]")).to_have_count(3)
    assert kept(page)["combat.tie_light"] == 3
    press(page, 'nav a[href="#/krom/learn"]')
    combat = page.get_by_role("listitem").filter(has=page.get_by_role("link", name="Combat")).first
    expect(combat).to_contain_text("2 of 12 steps")
    expect(combat.locator("a.krom-chapters-card")).to_have_attribute("href", "#/krom/lesson/combat/3")


@pytest.mark.parametrize("size", [DESK, PHONE, NARROWEST], ids=["desk", "phone", "narrowest"])
def test_every_moment_of_a_step_passes_axe_and_fits(page: Page, size):
    page.set_viewport_size(size)
    visit(page, "#/krom/lesson/combat/2")

    def fits(moment: str) -> None:
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert axe(page) == [], (moment, scheme)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), moment

    fits("open")
    for _ in range(3):
        part(page, "lesson").locator('[data-do="hint"]').click()
    expect(page.locator(".krom-lesson-hints li")).to_have_count(4)
    fits("hints")
    answer(page, "go savannah")
    roll(page)
    expect(verdict(page)).to_contain_text("Not yet")
    expect(verdict(page)).to_be_in_viewport()
    fits("failed")
    part(page, "lesson").locator('[data-do="take_back"]').click()
    answer(page, "go forest")
    roll(page)
    expect(verdict(page)).to_contain_text("Well done")
    expect(verdict(page)).to_be_in_viewport()
    fits("solved")


SCROLLS = """() => [...document.querySelectorAll(".krom-game-ask, .krom-game-ask *")].filter((el) =>
    el.checkVisibility() && /auto|scroll/.test(getComputedStyle(el).overflowY) && el.scrollHeight > el.clientHeight + 1
).map((el) => el.className)"""


@pytest.mark.parametrize("step", ["setup/6", "cave/2", "forest/2", "mountain/1", "bonus/1"])
def test_on_a_desk_the_goal_and_all_answers_are_in_sight(page: Page, step: str):
    page.set_viewport_size(DESK)
    visit(page, f"#/krom/lesson/{step}")
    expect(part(page, "lesson").locator(".krom-lesson-goal")).to_be_visible()
    assert page.evaluate(SCROLLS) == []
    asked = part(page, "question").bounding_box()
    assert asked is not None
    assert asked["y"] + asked["height"] <= DESK["height"]


def test_on_a_phone_the_goal_stands_above_the_board_and_the_answers_are_in_sight(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, "#/krom/lesson/combat/2")
    places = [box(part(page, name)) for name in ("lesson", "board", "question")]
    assert [place["y"] for place in places] == sorted(place["y"] for place in places)
    first = box(part(page, "question").locator("[data-answer]").first)
    assert first["y"] + first["height"] <= PHONE["height"]
    small = page.evaluate(
        """() => [...document.querySelectorAll('[data-part="lesson"] :is(a, button)')].filter((one) => one.offsetParent)
            .map((one) => one.getBoundingClientRect()).filter((box) => Math.min(box.width, box.height) < 36).length"""
    )
    assert small == 0


def test_a_hint_opens_the_sheet_that_it_points_at(page: Page):
    page.set_viewport_size(DESK)
    visit(page, "#/krom/lesson/combat/6")
    expect(part(page, "mats")).to_be_hidden()
    part(page, "lesson").locator('[data-do="hint"]').click()
    expect(part(page, "mats").locator('[data-player="Karok"] .is-pointed')).to_have_count(4)
    expect(part(page, "mats").locator('[data-player="Alma"] .is-pointed')).to_have_count(0)
    expect(part(page, "mats")).to_be_visible()


def test_a_hint_points_at_what_it_speaks_of(page: Page):
    page.set_viewport_size(DESK)
    visit(page, "#/krom/lesson/setup/3")
    hint = part(page, "lesson").locator('[data-do="hint"]')
    hint.click()
    expect(part(page, "cards").locator('[data-card="torch"].is-pointed')).to_be_visible()
    hint.click()
    expect(part(page, "question").locator('[data-answer="realise torch"].is-pointed')).to_be_visible()
    expect(page.locator(".is-pointed")).to_have_count(1)
    expect(part(page, "lesson")).to_contain_text("Try this: Realise “Torch”")
    answer(page, "realise torch")
    expect(verdict(page)).to_contain_text("Well done")
    expect(page.locator(".is-pointed")).to_have_count(0)


def test_what_follows_from_an_answer_is_played_back_before_the_verdict(moving: Page):
    visit(moving, "#/krom/lesson/movement/2")
    answer(moving, "go forest")
    roll(moving)
    expect(part(moving, "playback").locator("[data-playing]")).to_be_visible()
    expect(verdict(moving)).to_be_hidden()
    part(moving, "playback").locator('[data-do="skip"]').click()
    expect(verdict(moving)).to_contain_text("Kolos acted before you")


def test_dice_are_kept_on_the_tray_in_a_lesson_too(page: Page):
    page.set_viewport_size(DESK)
    visit(page, "#/krom/lesson/mountain/1")
    answer(page, "climb")
    roll(page)
    tray = part(page, "dice")
    for kept in (1, 2):
        tray.locator('.krom-keeping [data-face="5"]').nth(kept - 1).click()
        expect(tray.locator('.krom-keeping [aria-pressed="true"]')).to_have_count(kept)
    expect(tray.locator(".krom-set:not(.krom-pays-fold) summary:visible")).to_have_count(0)  # nobody sets these dice
    tray.locator('[data-do="keep"]').click()
    expect(verdict(page)).to_contain_text("Three of a kind")


def test_dice_that_were_kept_before_stay_kept_until_they_are_touched(page: Page):
    page.set_viewport_size(DESK)
    visit(page, "#/krom/lesson/mountain/7")
    answer(page, "climb")
    roll(page)
    tray = part(page, "dice")
    kept = tray.locator('.krom-keeping [aria-pressed="true"]')
    expect(tray.locator('.krom-keeping [data-face="6"]')).to_have_count(2)
    expect(kept).to_have_count(0)
    for rerolls in (1, 2):
        for die in tray.locator('.krom-keeping [data-face="6"]').all():
            if die.get_attribute("aria-pressed") == "false":
                die.click()
        sixes = tray.locator('.krom-keeping [data-face="6"]').count()
        expect(kept).to_have_count(sixes)
        tray.locator('[data-do="keep"]').click()
        expect(part(page, "lesson")).to_contain_text("2 moves left" if rerolls == 1 else "1 move left")
        if rerolls == 1:
            expect(kept).to_have_count(sixes)
    answer(page, "take stone")
    expect(verdict(page)).to_contain_text("Well done")


def test_a_reload_finds_the_try_and_a_foreign_link_the_step_afresh(page: Page):
    visit(page, "#/krom/lesson/combat/2")
    answer(page, "go savannah")
    page.wait_for_function("() => location.hash.length > 60")
    page.reload()
    expect(part(page, "dice").locator('[data-do="roll"]')).to_be_visible()
    link = page.evaluate("location.hash").rpartition("/")[2]
    page.goto(f"/#/krom/lesson/combat/3/{link}")
    expect(page.get_by_role("alert")).to_contain_text("does not belong to this step")
    expect(page.locator(".krom-lesson-title")).to_have_text("A heavy hand")
    expect(part(page, "question").locator("[data-answer]")).to_have_count(3)


def test_progress_is_saved_brought_and_forgotten(page: Page, tmp_path: Path):
    visit(page, "#/krom/lesson/setup/1")
    answer(page, "go forest")
    expect(verdict(page)).to_contain_text("Well done")
    visit(page, "#/krom/learn")
    progress = part(page, "progress")
    with page.expect_download() as taken:
        progress.locator('[data-do="save"]').click()
    saved = tmp_path / taken.value.suggested_filename
    taken.value.save_as(saved)
    assert saved.name == "krom-progress.json"
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme

    progress.locator('[data-do="over"]').click()
    expect(progress.locator('[data-do="keep"]')).to_be_focused()
    assert axe(page) == []
    progress.locator('[data-do="forget"]').click()
    expect(part(page, "chapters")).to_contain_text("steps wait for you")
    assert kept(page) == {}

    damaged = tmp_path / "damaged.json"
    damaged.write_text(saved.read_text("utf-8")[:40], "utf-8")
    progress.locator("input[type=file]").set_input_files(damaged)
    expect(progress.get_by_role("alert")).to_contain_text("not a file of progress")
    progress.locator("input[type=file]").set_input_files(saved)
    expect(progress).to_contain_text("Brought along: 1 step")
    expect(part(page, "chapters")).to_contain_text("1 of")
    assert kept(page) == {"setup.leave": 3}
    page.reload()
    expect(part(page, "chapters")).to_contain_text("1 of")
