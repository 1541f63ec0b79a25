"""The app in a real browser: what is clicked happens, what is shown is so, and everybody can use it."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from krom_explore import Table
from krom_explore.games import krom
from tests.browser.conftest import Server, axe, open_sheet, set_dice, visit

DOCS = Path(__file__).parents[2] / "docs" / "screenshots"
SCREENSHOTS = bool(os.environ.get("KROM_SCREENSHOTS"))
CHAPTERS = [f"#/krom/learn/{name}" for name in krom.face.CHAPTERS]
ODDS = [f"#/krom/odds/{question.name}" for question in krom.odds.QUESTIONS]
ROUTES = [
    "",
    "#/krom/learn",
    "#/krom/lesson/combat/1",
    *CHAPTERS,
    "#/krom/play",
    "#/krom/quiz",
    "#/krom/class",
    "#/krom/class/duel",
    "#/krom/editor",
    "#/krom/box",
    *ODDS,
    "#/krom/rules",
    "#/krom/deviations",
]


def part(page: Page, name: str):
    return page.locator(f'[data-part="{name}"]')


def table_of(page: Page) -> Table:
    """The table on the page, as the link in its address tells it."""
    page.wait_for_function("() => location.hash.split('/').length > 2")
    return Table.from_link(page.evaluate("location.hash").rpartition("/")[2])


def chance(page: Page):
    """The buttons of the tray: to roll or to draw, or to stop where dice can be kept."""
    return part(page, "dice").locator('[data-do="roll"]:visible, [data-do="draw"]:visible, [data-do="stop"]:visible')


def settled(page: Page, act) -> None:
    """Do something and wait until the page has changed its address: the position is in it."""
    before = page.evaluate("location.hash")
    act()
    page.wait_for_function("before => location.hash !== before", arg=before)


def figures(page: Page) -> dict[str, str]:
    """Which player stands where, as the board shows it."""
    shown = page.evaluate(
        """() => Object.fromEntries(
            [...document.querySelectorAll('[data-part="board"] [data-place]')].flatMap(place =>
                [...place.querySelectorAll('[data-figure]')].map(figure =>
                    [figure.dataset.figure, place.dataset.place])))"""
    )
    return {name: place for name, place in shown.items() if name != "Kromosaurus"}


@pytest.mark.parametrize("route", ROUTES)
def test_every_page_loads_and_passes_axe_light_and_dark(page: Page, route: str):
    visit(page, route)
    expect(page.locator("h1")).to_have_count(1)
    if route.startswith(("#/krom/learn/", "#/krom/play", "#/krom/editor")):
        expect(part(page, "board").locator("[data-place]")).to_have_count(4)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme
        if SCREENSHOTS:
            picture(page, route, scheme)


@pytest.mark.parametrize(
    ("route", "scheme"),
    [
        ("quiz/fits/normal/3", "light"),
        ("lesson/chain/1", "dark"),
        ("rules", "light"),
        ("rules/cards", "dark"),
        ("class", "dark"),
        ("class/waiting/rounds=5", "light"),
    ],
)
def test_pages_of_tribu_pass_axe(page: Page, route: str, scheme: str):
    page.emulate_media(color_scheme=scheme)
    visit(page, f"#/tribu/{route}")
    expect(page.locator("h1")).to_have_count(1)
    assert axe(page) == []


def picture(page: Page, route: str, scheme: str) -> None:
    """Write what the page looks like to docs/screenshots/ (make screenshots)."""
    height = page.evaluate("Math.max(...[...document.querySelectorAll('main')].map(one => one.scrollHeight)) + 160")
    page.set_viewport_size({"width": 1280, "height": min(height, 1400)})
    name = route.rpartition("/")[2] or "home"
    page.screenshot(path=DOCS / f"{'odds-' if route.startswith('#/krom/odds') else ''}{name}-{scheme}.png")


@pytest.mark.parametrize("route", ["#/krom/learn/setup", "#/krom/learn/movement", "#/krom/play"])
def test_a_click_on_the_board_is_a_move_and_the_engine_agrees(page: Page, route: str):
    visit(page, route)
    settled(page, lambda: part(page, "board").locator('[data-place="forest"]').click())
    table = table_of(page)
    assert table.tape[0] == "go forest"
    assert figures(page) == {name: seat.place for name, seat in table.state.players.items()}


@pytest.mark.parametrize("route", CHAPTERS[2:])
def test_every_chapter_answers_and_shows_what_the_engine_says(page: Page, route: str):
    visit(page, route)
    options = part(page, "question").locator("button[data-answer]")
    settled(page, lambda: (options if options.count() else chance(page)).first.click())
    table = table_of(page)
    for name, seat in table.state.players.items():
        mat = part(page, "mats").locator(f'[data-player="{name}"]')
        assert mat.get_attribute("data-life") == str(seat.life)
        for good in ("krom", "wood", "stone", "bone"):
            assert mat.locator(f'[data-good="{good}"]').get_attribute("data-amount") == str(getattr(seat, good))
    assert figures(page) == {name: seat.place for name, seat in table.state.players.items()}


def test_the_rulebooks_combat_rehearsed_on_the_page(page: Page):
    """6, 3 and 2: Valkyr loses 4, Karok with his 3 life is stunned, and Kolos may rob him."""
    visit(page, "#/krom/learn/combat")
    settled(page, lambda: set_dice(page, 6, 3, 2))
    mats = part(page, "mats")
    expect(mats.locator('[data-player="Valkyr"]')).to_have_attribute("data-life", "3")
    expect(mats.locator('[data-player="Karok"]')).to_have_attribute("data-life", "0")
    assert table_of(page).state.players["Karok"].stunned
    expect(part(page, "question").locator('button[data-answer="rob krom"]')).to_be_visible()


def test_the_place_turns_a_tie_around(page: Page):
    visit(page, "#/krom/learn/combat")
    settled(page, lambda: part(page, "tries").get_by_role("button", name="Two who tie").click())
    open_sheet(page, "form")
    for place, winner in (("forest", "Alma"), ("savannah", "Kolos")):
        part(page, "form").locator('[data-field="place"] select, select[data-field="place"]').select_option(place)
        page.wait_for_function(
            "place => document.querySelector(`[data-part=board] [data-place=${place}] [data-figure]`)", arg=place
        )
        settled(page, lambda: set_dice(page, 5, 5))
        expect(part(page, "question")).to_contain_text(winner)


def test_why_not_is_answered_with_the_rule_and_a_link_to_it(page: Page):
    visit(page, "#/krom/learn/movement")
    question = part(page, "question")
    question.locator("summary").first.click()
    question.get_by_role("button", name=re.compile("Why not")).first.click()
    link = question.locator('a[href^="#/krom/rules/"]').first
    expect(link).to_be_visible()
    link.click()
    expect(part(page, "rulebook").locator('[data-rule="movement.must_move"]')).to_be_in_viewport()


def test_a_whole_game_by_clicking(page: Page):
    """Three players, to victory."""
    visit(page, "#/krom/play")
    random = Random(5)
    question = part(page, "question")
    for _ in range(1500):
        answers, steps = (
            question.locator(f"button[data-{kind}]:visible").evaluate_all(f"all => all.map(one => one.dataset.{kind})")
            for kind in ("answer", "step")
        )
        wanted = [answer for answer in answers if answer.startswith(("realise", "rob krom"))]
        if answers or steps:
            chosen = random.choice(wanted or [*answers, *steps])
            if chosen in answers:
                settled(page, lambda chosen=chosen: question.locator(f'button[data-answer="{chosen}"]').click())
            else:
                question.locator(f'button[data-step="{chosen}"]').click()
        elif chance(page).count():
            settled(page, lambda: chance(page).first.click())
        else:
            break
    winner = table_of(page).state.winner
    assert winner
    expect(question).to_contain_text(winner)


def test_a_link_opens_the_same_position_in_another_browser(page: Page, browser: Browser, server: Server):
    visit(page, "#/krom/learn/mountain")
    settled(page, lambda: part(page, "question").locator('button[data-answer="climb"]').click())
    settled(page, lambda: set_dice(page, 2, 2, 3, 4, 6))
    other = browser.new_context(base_url=server.url).new_page()
    visit(other, page.evaluate("location.hash"))
    assert table_of(other).save() == table_of(page).save()
    expect(part(other, "dice").get_by_role("button", name="Keep 6")).to_be_visible()
    other.context.close()


def test_theme_and_progress_survive_a_reload(page: Page):
    visit(page, "#/krom/learn/combat")
    page.get_by_label("Theme").select_option("dark")
    visit(page, "")
    page.reload()
    page.wait_for_selector("#rendered_cells main")
    expect(page.locator(".krom").first).to_have_attribute("data-theme", "dark")
    expect(page.locator('[data-part="links"] a[href="#/krom/learn/combat"]')).to_contain_text("opened")


def test_strong_contrast_follows_the_system_unless_a_theme_was_chosen(page: Page):
    page.emulate_media(contrast="more")
    visit(page, "#/krom/learn/combat")
    stage = page.locator(".krom").first
    expect(stage).to_have_attribute("data-theme", "contrast")
    assert axe(page) == []
    page.emulate_media(contrast="no-preference")
    expect(stage).to_have_attribute("data-theme", "auto")
    page.get_by_label("Theme").select_option("light")
    page.emulate_media(contrast="more")
    expect(stage).to_have_attribute("data-theme", "light")


def test_the_combat_chapter_by_keyboard_alone(page: Page):
    visit(page, "#/krom/learn/combat")
    page.keyboard.press("Tab")

    def focus(wanted: str) -> None:
        """Tab until the control is reached, as a person would."""
        for _ in range(150):
            if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
                return
            page.keyboard.press("Tab")
        raise AssertionError(f"{wanted} cannot be reached by Tab")

    focus('[data-part="dice"] button')
    settled(page, lambda: page.keyboard.press("Enter"))
    assert table_of(page).tape[0].startswith("roll ")
    settled(page, lambda: page.keyboard.press("u"))
    assert table_of(page).tape == []
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


@pytest.mark.parametrize(
    "route",
    [
        "",
        "#/krom/learn",
        "#/krom/learn/combat",
        "#/krom/learn/mountain",
        "#/krom/play",
        "#/krom/odds/combat",
        "#/krom/odds/hunt/dice=5",
        "#/krom/odds/mountain",
        "#/krom/editor",
        "#/krom/rules",
        "#/krom/deviations",
    ],
)
def test_nothing_scrolls_sideways_at_320_pixels_or_200_percent(page: Page, route: str):
    """But tables of numbers and texts to copy may, in a frame of their own."""
    for width in (320, 640):
        page.set_viewport_size({"width": width, "height": 800})
        visit(page, route)
        if width == 640:
            page.evaluate("document.documentElement.style.fontSize = '200%'")
        wide = page.evaluate(
            """() => [...document.querySelectorAll('#rendered_cells, #rendered_cells *')]
                .filter(e => e.scrollWidth > e.clientWidth + 1
                             && ['auto', 'scroll'].includes(getComputedStyle(e).overflowX)
                             && !e.matches('pre, textarea, .krom-odds-scroll'))
                .map(e => e.className || e.tagName)"""
        )
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), route
        assert wide == [], route


def test_an_odds_slider_changes_the_exact_answer(page: Page):
    visit(page, "#/krom/odds/hunt")
    box = part(page, "form").locator(
        '[data-field="value"] input[type="number"], input[type="number"][data-field="value"]'
    )
    box.fill("7")
    bar = part(page, "odds").locator('[data-bar="caught"]')
    expect(bar).to_have_attribute("data-fraction", "7/12")
    box.fill("9")
    expect(bar).to_have_attribute("data-fraction", "5/18")


def test_a_bad_value_gets_a_sentence_beside_its_field(page: Page):
    visit(page, "#/krom/editor")
    editor = part(page, "editor")
    field = editor.locator('[data-field="Alma.bonus"]')
    field.locator("input").or_(editor.locator('input[data-field="Alma.bonus"]')).first.fill("headbut")
    page.keyboard.press("Tab")
    expect(editor).to_contain_text("headbutt")
    assert "Traceback" not in page.content()


def test_the_number_of_a_position_is_typed_refused_and_left_out_again(page: Page):
    visit(page, "#/krom/editor")
    field = part(page, "editor").locator('[data-field="seed"]')
    number, fault = field.locator("input"), field.locator(".krom-form-fault")
    expect(number).to_have_value("")
    settled(page, lambda: number.fill("7"))
    assert table_of(page).seed == 7
    page.reload()
    expect(number).to_have_value("7")
    number.fill("-1")
    expect(fault).to_contain_text("whole number from 0")
    settled(page, lambda: number.fill(""))
    expect(fault).to_be_hidden()
    expect(number).to_have_value("")
    assert table_of(page).seed != 7


def test_a_simulation_runs_beside_the_exact_answer_and_can_be_stopped(page: Page):
    visit(page, "#/krom/odds/hunt")
    odds = part(page, "odds")
    odds.get_by_role("button", name="Try it 10,000 times").click()
    expect(odds.locator("progress")).to_be_visible()
    expect(odds).to_contain_text(re.compile("Rolled [0-9,]+ times"))
    odds.get_by_role("button", name="Stop rolling").click()
    expect(odds.locator("progress")).to_be_hidden()
    assert "Rolled 10,000 times" not in odds.inner_text()


def test_a_box_of_ones_own_is_loaded_and_used(page: Page):
    """From the bundled file to a fight with another card, and still there after a reload."""
    visit(page, "#/krom/box")
    box = part(page, "box")
    with page.expect_download() as taken:
        box.locator('[data-do="template"]').click()
    text = Path(taken.value.path()).read_text(encoding="utf-8")
    mine = text.replace('en = "Headbutt"', 'en = "Skullcracker"')
    assert mine != text
    box.locator("input[type=file]").set_input_files(
        {"name": "mybox.toml", "mimeType": "application/toml", "buffer": mine.encode()}
    )
    expect(box.locator("table")).to_contain_text("Skullcracker")
    for _ in range(2):
        visit(page, "#/krom/learn/combat")
        expect(part(page, "form").locator("option", has_text="Skullcracker").first).to_be_attached()
        page.reload()
