"""The stepper in a real browser: step, play, drag, and take over; what changed is marked, and nothing else."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import axe, box, visit

COMBAT = "#/krom/learn/combat/watch"
MARKS = """
    () => [...document.querySelectorAll(".is-changed")].map((el) => {
        const whose = el.dataset.figure ?? el.closest("[data-player]")?.dataset.player;
        return [el.dataset.fact, whose ?? el.closest("[data-hand]")?.dataset.hand ?? ""].join(" ").trim();
    })
"""


def walk(page: Page):
    return page.locator('[data-part="walk"]')


def press(page: Page, name: str) -> None:
    walk(page).get_by_role("button", name=name, exact=True).click()


def at(page: Page, step: int) -> None:
    """Wait until that step is in sight and settled."""
    expect(walk(page).get_by_role("slider")).to_have_js_property("value", str(step))
    expect(walk(page).locator(".krom-walk-step")).to_have_text(re.compile(rf"^Step {step} of"))
    expect(walk(page).locator("[aria-busy]")).to_have_count(0)


def marks(page: Page) -> set[str]:
    return set(page.evaluate(MARKS))


def told(page: Page) -> str:
    return walk(page).locator(".krom-walk-sentence").inner_text()


def step_to(page: Page, step: int) -> None:
    visit(page, f"{COMBAT}/{step}")
    at(page, step)


def test_a_chapter_leads_to_its_example_and_it_steps_forth_and_back(page):
    visit(page, "#/krom/learn/combat")
    page.get_by_role("link", name="Watch it").click()
    at(page, 0)
    press(page, "Next")
    at(page, 1)
    assert told(page) == "Combat in the Forest: Kolos, Alma, and Karok."
    assert marks(page) == set()
    press(page, "Next")
    at(page, 2)
    expect(page.locator(".is-changed")).to_have_count(3)
    assert marks(page) == {"dice Kolos", "dice Alma", "dice Karok"}
    press(page, "Next")
    at(page, 3)
    assert "The lighter one wins in the Forest" in told(page)
    assert walk(page).get_by_role("link", name="The rule").get_attribute("href").startswith("#/krom/rules/combat.tie")
    press(page, "Next")
    at(page, 4)
    expect(page.locator(".is-changed")).to_have_count(1)
    assert marks(page) == {"life Karok"}
    press(page, "Back")
    at(page, 3)
    press(page, "Back")
    at(page, 2)
    expect(page.locator(".is-changed")).to_have_count(3)
    assert marks(page) == {"dice Kolos", "dice Alma", "dice Karok"}


@pytest.mark.parametrize(
    ("step", "marked"),
    [
        (5, {"figure Karok", "badge Karok"}),
        (7, {"good Alma", "good Karok"}),
        (15, {"figure Kolos", "place Kolos"}),
        (20, {"good Karok"}),
    ],
)
def test_what_a_step_changes_is_marked_however_one_comes_there(page, step, marked):
    step_to(page, step)
    expect(page.locator(".is-changed")).to_have_count(len(marked))
    assert marks(page) == marked
    press(page, "To the end")
    press(page, "To the beginning")
    at(page, 0)
    expect(page.locator(".is-changed")).to_have_count(0)
    walk(page).get_by_role("slider").fill(str(step))
    at(page, step)
    expect(page.locator(".is-changed")).to_have_count(len(marked))
    assert marks(page) == marked


def test_a_line_of_the_log_leads_to_its_step_and_what_changed_there_is_marked(page):
    step_to(page, 20)
    line = page.locator(".krom-line").filter(has_text="Karok loses 3 life")
    line.hover()
    line.locator('[data-do="look_back"]').click()
    at(page, 4)
    expect(page.locator(".is-changed")).to_have_count(1)
    assert marks(page) == {"life Karok"}


def test_the_slider_answers_to_arrow_keys_and_what_happens_is_said(page):
    step_to(page, 2)
    walk(page).get_by_role("slider").focus()
    for _ in range(6):
        page.keyboard.press("ArrowRight")
    at(page, 8)
    expect(page.locator('.krom-sr[role="status"]')).to_have_text("Step 8 of 25: Alma acts in the Forest.")
    page.keyboard.press("ArrowLeft")
    at(page, 7)
    assert walk(page).get_by_role("slider").get_attribute("aria-valuetext") == "Step 7 of 25"
    expect(page).to_have_url(re.compile(r"/combat/watch/7$"))


def test_it_plays_by_itself_and_stops_when_somebody_touches_anything(page):
    page.clock.install()
    step_to(page, 20)
    press(page, "Play")
    at(page, 21)
    page.clock.run_for(1200)
    at(page, 21)
    page.clock.run_for(1000)
    at(page, 22)
    page.locator("h1").click()
    expect(walk(page).get_by_role("button", name="Play")).to_be_visible()
    page.clock.run_for(10_000)
    at(page, 22)
    press(page, "Play")
    at(page, 23)
    press(page, "Pause")
    page.clock.run_for(10_000)
    at(page, 23)


def test_playing_ends_with_the_record_and_begins_again(page):
    page.clock.install()
    step_to(page, 24)
    press(page, "Play")
    at(page, 25)
    expect(walk(page).get_by_role("button", name="Play")).to_be_visible()
    press(page, "Play")
    at(page, 0)
    page.clock.run_for(2500)
    at(page, 1)


def test_taking_over_leads_to_a_live_table_and_back_leads_to_the_step(page):
    step_to(page, 8)
    press(page, "Take over")
    question = page.locator('[data-part="question"]')
    expect(question).to_contain_text("Alma, what do you do?")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    question.get_by_role("button", name="Draw a Gathering card").click()
    expect(page.locator('[data-part="dice"]').get_by_role("button", name="Draw", exact=True)).to_be_visible()
    page.go_back()
    at(page, 8)


LEAVE_AT_ONCE = """
() => new MutationObserver((_, observer) => { observer.disconnect(); history.back(); })
  .observe(document.querySelector('[data-part="dice"]'), { subtree: true, childList: true, attributes: true })
"""


def test_back_in_the_moment_of_an_answer_is_not_written_over(page):
    """The position goes into the address a moment after the picture has changed: by then it may be another page's."""
    step_to(page, 8)
    press(page, "Take over")
    page.get_by_role("button", name="Draw a Gathering card").wait_for()
    page.evaluate(LEAVE_AT_ONCE)
    page.get_by_role("button", name="Draw a Gathering card").click()
    at(page, 8)


def test_a_game_is_watched_from_its_start(page):
    visit(page, "#/krom/play")
    page.get_by_role("button", name="What happened").click()
    watch = page.get_by_role("button", name="Watch from the start")
    expect(watch).to_have_count(0)
    page.locator('[data-part="board"] [data-place="forest"]').click()
    watch.click()
    at(page, 0)
    press(page, "Next")
    at(page, 1)
    assert told(page) == "Turn 1 begins."
    press(page, "Take over")
    expect(page.locator('[data-part="question"]')).to_contain_text("Alma, where do you go?")
    expect(page).to_have_url(re.compile(r"#/krom/play/"))


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
def test_the_stepper_and_what_it_changes_are_in_sight_together(page, width, height):
    page.set_viewport_size({"width": width, "height": height})
    step_to(page, 15)
    figure = page.locator('[data-figure="Kolos"]')
    if width < 720:
        figure.scroll_into_view_if_needed()
    for seen in (figure, walk(page).locator(".krom-walk-sentence"), walk(page).get_by_role("button", name="Next")):
        drawn = box(seen)
        assert drawn["y"] >= 0
        assert drawn["y"] + drawn["height"] <= height
    assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(page, scheme):
    page.emulate_media(color_scheme=scheme)
    step_to(page, 5)
    expect(page.locator(".is-changed")).to_have_count(2)
    assert axe(page) == []
