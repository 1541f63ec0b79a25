"""A lesson: a teacher and two pupils, each with a browser of their own."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from random import Random
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from krom_explore import games, text
from tests import own_loop
from tests.attack.pupils import Pupil, Teacher, activity

from .conftest import DESK, NARROWEST, PATIENCE, PHONE, Heard, Server, axe, box, visit
from .jupyter import wait_until
from .test_app import DOCS, SCREENSHOTS

FIVE = "#/krom/wall/duel/rounds=5"


@pytest.fixture
def three(browser: Browser, server: Server, heard: Heard) -> Iterator[list[Page]]:
    """Three people who know nothing of each other: one at a desk, two with phones."""
    contexts = []
    for size in (DESK, PHONE, PHONE):
        contexts.append(browser.new_context(base_url=server.url, reduced_motion="reduce", viewport=size))
    for context in contexts:
        context.set_default_timeout(PATIENCE)
        context.on("page", heard.listen)
    yield [context.new_page() for context in contexts]
    for context in contexts:
        for page in context.pages:
            page.goto("about:blank")
        context.close()
    assert not heard.errors
    assert not heard.abroad()


def predict(page: Page, number: str) -> None:
    page.locator(".krom-predict-number").fill(number)
    page.locator('[data-do="predict"]').click()


def led(server: Server, key: str) -> int:
    """The teacher has led the class to an activity; the port at which it is."""
    port = urlsplit(server.url).port
    assert port
    own_loop.run(Teacher(port, server.teacher.rpartition("=")[2]).lead(do="next", activity=key))
    return port


def test_a_lesson_from_the_first_link_to_the_next_activity(three: list[Page], server: Server) -> None:
    teacher, one, other = three
    visit(teacher, server.teacher)
    expect(teacher.locator('[data-part="teachers"]')).to_be_visible()
    assert "teacher=" not in teacher.url, "the key is not to be read from a wall"
    visit(teacher, FIVE)
    wall = teacher.locator('[data-part="wall"]')
    came = teacher.locator(".krom-collected-standing")
    expect(wall.locator('[data-do="pause"]')).to_be_visible()
    link = wall.locator(".krom-wall-link").inner_text()
    assert link.startswith(server.url)
    assert not axe(teacher)

    # They predict and play; what they play is on the wall.
    for pupil in (one, other):
        pupil.goto(link)
        predict(pupil, "1.5")
    one.locator('[data-do="play-several"]').click()
    expect(came).to_contain_text("5 rounds")
    bars = one.locator('[data-kind="own"] .krom-results-bar > i')
    drawn = bars.evaluate_all("bars => bars.map((bar) => bar.offsetWidth / bar.parentElement.offsetWidth)")
    assert sum(drawn) == pytest.approx(1, abs=0.05), "a bar that is full is everything, so all of them add to one"
    expect(one.locator(".krom-results-scale")).to_contain_text("100%")
    expect(one.locator(".krom-activity-fell li")).to_have_count(2)
    expect(wall.locator("[data-pupil]")).to_have_count(2)
    wall.locator('[data-do="pause"]').click()
    expect(other.locator('[data-do="play"]')).to_be_disabled()
    expect(wall.locator('[data-do="pause"]')).to_have_text(text.message("ui-wall-go-on"))
    expect(wall.locator('[data-do="pause"]')).to_have_attribute("data-icon", "start")
    wall.locator('[data-do="pause"]').click()
    other.locator('[data-do="play"]').click()
    expect(came).to_contain_text("6 rounds")

    # A second tab and a reload are the same pupil.
    tab = other.context.new_page()
    tab.goto(link)
    tab.locator('[data-do="play"]').click()
    expect(came).to_contain_text("7 rounds")
    expect(other.locator(".krom-activity-progress")).to_contain_text("2")
    other.reload()
    other.locator('[data-do="play"]').click()
    expect(came).to_contain_text("8 rounds")
    expect(wall.locator("[data-pupil]")).to_have_count(2)

    # Whoever has scrolled down sees that there is a pause.
    other.set_viewport_size(NARROWEST)
    other.locator(".krom-results").evaluate("list => list.lastElementChild.scrollIntoView({ block: 'end' })")
    expect(other.locator(".krom-activity-phases")).not_to_be_in_viewport()
    wall.locator('[data-do="pause"]').click()
    expect(other.get_by_text("paused the class")).to_be_in_viewport(ratio=1)
    expect(other.locator(".krom-activity-phases")).not_to_be_in_viewport()
    wall.locator('[data-do="pause"]').click()

    # The answer is on all screens when the teacher shows it; then the class goes on.
    for pupil in (one, other):
        expect(pupil.locator(".krom-activity-answer")).to_be_hidden()
    expect(one.get_by_text("when your teacher shows it")).to_be_visible()
    one.reload()
    expect(one.get_by_text("5 of 5 rounds")).to_be_visible()
    expect(one.locator(".krom-activity-answer")).to_be_hidden()
    wall.locator('[data-do="reveal"]').click()
    for pupil in (one, other):
        expect(pupil.locator(".krom-activity-answer")).to_be_visible()
    teacher.emulate_media(color_scheme="dark")
    assert not axe(teacher)
    teacher.set_viewport_size(NARROWEST)
    assert teacher.evaluate("document.documentElement.scrollWidth <= innerWidth")
    with teacher.expect_download() as file:
        teacher.locator('[data-do="csv"]').click()
    assert len(file.value.path().read_text("utf-8").splitlines()) == 3

    # Before the class leaves results behind, it is asked; afterwards they are still there.
    asked = []
    teacher.once("dialog", lambda dialog: (asked.append(dialog.message), dialog.dismiss()))
    wall.locator('[data-do="next"]').click()
    wait_until(lambda: asked)
    assert "All 8 rounds stay" in asked[0]
    expect(teacher).to_have_url(re.compile(r"#/krom/wall/duel/"))
    teacher.once("dialog", lambda dialog: dialog.accept())
    wall.locator('[data-do="next"]').click()
    expect(teacher).to_have_url(re.compile(r"#/krom/wall/hunts/"))
    expect(one).to_have_url(re.compile(r"#/krom/class/hunts/"))  # whoever was with the class comes along
    teacher.set_viewport_size(DESK)
    visit(teacher, FIVE)
    expect(came).to_have_text("2 pupils, 8 rounds")
    with teacher.expect_download() as file:
        teacher.locator('[data-do="csv"]').click()
    assert len(file.value.path().read_text("utf-8").splitlines()) == 3
    visit(teacher, "#/krom/class")
    running = teacher.locator(".krom-teachers-running")
    expect(running).to_contain_text("A class is running")
    running.get_by_role("link").click()
    expect(teacher).to_have_url(re.compile(r"#/krom/wall/hunts/"))


def test_the_next_activity_stays_in_projector_view(page: Page, server: Server) -> None:
    led(server, "krom/duel/rounds=7")
    page.set_viewport_size(DESK)
    visit(page, server.teacher)
    visit(page, "#/krom/wall/duel/rounds=7")
    wall = page.locator('[data-part="wall"]')
    wall.locator('[data-do="large"]').click()
    wall.locator('[data-do="next"]').click()
    expect(wall.locator(".krom-wall-link")).to_contain_text("hunts")
    expect(page.locator(".krom-collected.is-large")).to_be_visible()
    expect(page.locator(".krom-app-head")).to_be_hidden()
    expect(wall.locator('[data-do="large"]')).to_have_attribute("aria-pressed", "true")
    wall.locator('[data-do="large"]').click()
    expect(page.locator(".krom-app-head")).to_be_visible()
    expect(page.locator(".krom-collected.is-large")).to_have_count(0)


def test_who_is_taken_out_is_told_so_and_can_come_back(three: list[Page], server: Server) -> None:
    teacher, one, _ = three
    led(server, "krom/duel/rounds=6")
    visit(teacher, server.teacher)
    visit(teacher, "#/krom/wall/duel/rounds=6")
    wall = teacher.locator('[data-part="wall"]')
    expect(wall.locator('[data-do="pause"]')).to_be_visible()
    one.goto(wall.locator(".krom-wall-link").inner_text())
    predict(one, "1.5")
    expect(one.get_by_text(text.message("ui-activity-room"))).to_be_visible()
    expect(wall.locator("[data-pupil]")).to_have_count(1)
    wall.locator(".krom-wall-working > summary").click()
    teacher.once("dialog", lambda dialog: dialog.accept())
    wall.locator('[data-do="dismiss"]').click()
    expect(wall.locator("[data-pupil]")).to_have_count(0)
    expect(one.get_by_text(text.message("ui-activity-out"))).to_be_visible()
    expect(one.get_by_text(text.message("ui-activity-room"))).to_be_hidden()
    expect(wall.locator(".krom-wall-standing")).to_have_text(text.message("ui-wall-here", n=0))
    one.locator('[data-do="again"]').click()
    expect(wall.locator("[data-pupil]")).to_have_count(1)
    expect(one.get_by_text(text.message("ui-activity-room"))).to_be_visible()
    expect(wall.locator(".krom-wall-standing")).to_have_text(text.message("ui-wall-here", n=1))
    one.goto("about:blank")
    expect(wall.locator(".krom-wall-standing")).to_have_text(text.message("ui-wall-here", n=0))


def test_after_a_restart_the_old_page_says_what_to_do_and_goes_on_with_the_new_address(
    page: Page, server: Server, heard: Heard
) -> None:
    visit(page, "#/krom/class?teacher=" + "0" * 32)  # a key that an earlier server has given
    expect(page.locator('[data-part="teachers"]')).to_be_visible()
    visit(page, FIVE)
    wall = page.locator('[data-part="wall"]')
    for lang in text.languages():
        page.locator('[data-set="lang"]').select_option(lang)
        expect(wall.locator(".krom-wall-standing")).to_have_text(text.message("ui-wall-outdated", lang))
    expect(wall.locator('[data-do="pause"]')).to_be_hidden()
    window = page.context.new_page()
    visit(window, server.teacher)
    expect(wall.locator('[data-do="large"]')).to_be_visible()
    expect(wall.locator(".krom-wall-standing")).not_to_have_text(text.message("ui-wall-outdated", text.languages()[-1]))
    window.close()
    assert all("403" in error for error in heard.errors)
    heard.errors.clear()  # a browser takes each refusal for an error


def test_after_a_reload_and_in_another_language_the_teacher_can_lead_before_there_is_news(
    page: Page, server: Server
) -> None:
    visit(page, server.teacher)
    visit(page, FIVE)
    leads = page.locator('[data-part="wall"] [data-do="large"]')
    expect(leads).to_be_visible()
    expect(page.locator(".krom-wall-link")).to_be_visible()
    page.route("**/api/class/wall?*", lambda _: None)  # a server that has nothing to tell
    page.reload()
    expect(leads).to_be_visible()
    page.locator('[data-set="lang"]').select_option("fr")
    expect(leads).to_have_text(text.message("ui-wall-large", "fr"))


def test_what_ten_pupils_play_is_on_the_wall_beside_the_exact_answer(page: Page, server: Server) -> None:
    key, rows = activity("ties", rounds=20)
    game, _, setting = key.split("/", 2)
    found = games.activities(game)
    chances = [float(row.chance) for row in found.exact(found.read(key, games.rules(game)), games.rules(game)).rows]
    port = led(server, key)
    page.set_viewport_size(DESK)
    visit(page, server.teacher)
    visit(page, f"#/{game}/wall/ties/{setting}")
    expect(page.locator('[data-part="wall"] [data-do="pause"]')).to_be_visible()
    pupils = [Pupil(port, key, rows, who=f"otter-{number}") for number in range(1, 11)]
    luck = Random("ten pupils")
    for pupil in pupils:
        pupil.results = luck.choices(range(rows), chances, k=20)
        own_loop.run(pupil.report())
    expect(page.locator(".krom-collected-standing")).to_have_text("10 pupils, 200 rounds")
    # In a pause the class talks: what about stands on the wall, in either size.
    discuss = page.locator(".krom-collected-discuss")
    expect(discuss).to_be_hidden()
    page.locator('[data-part="wall"] [data-do="pause"]').click()
    expect(discuss).to_be_visible()
    page.locator('[data-part="wall"] [data-do="large"]').click()
    expect(discuss).to_be_in_viewport(ratio=1)
    wait_until(lambda: page.evaluate("document.documentElement.scrollHeight <= innerHeight"))
    page.locator('[data-part="wall"] [data-do="large"]').click()
    page.locator('[data-part="wall"] [data-do="pause"]').click()
    page.locator('[data-do="reveal"]').click()
    results = page.locator('[data-figure="results"]')
    results.locator("summary").click()
    expect(results.locator("thead th")).to_have_count(7)
    shown = [int(row.locator("td").nth(0).inner_text()) for row in results.locator("tbody tr").all()]
    came = Counter(result for pupil in pupils for result in pupil.results)
    assert shown == [came[row] for row in range(rows)]
    results.locator("summary").click()
    # On a wall of the size of a small screen: the chart whole, and what is to be talked about.
    page.locator('[data-part="wall"] [data-do="large"]').click()
    plot = results.locator(".krom-plot")
    expect(plot.locator(".bars .point")).to_have_count(3 * rows)
    for part in (plot, page.locator(".krom-collected-discuss"), page.locator(".krom-qr")):
        expect(part).to_be_in_viewport(ratio=1)
    wait_until(lambda: abs(box(plot.locator(".main-svg").first)["height"] - box(plot)["height"]) <= 1)
    assert box(plot)["height"] > DESK["height"] / 2
    wait_until(lambda: page.evaluate("document.documentElement.scrollHeight <= innerHeight"))  # nothing to scroll
    page.locator('[data-tab="running"]').click()
    expect(results).to_be_hidden()
    expect(page.locator('[data-figure="running"] .krom-plot .scatterlayer .trace')).to_have_count(2)
    expect(page.locator('[data-figure="running"] .krom-plot')).to_be_in_viewport(ratio=1)
    assert not axe(page)
    page.locator('[data-tab="results"]').click()
    page.locator('[data-part="wall"] [data-do="large"]').click()
    expect(page.locator('[data-figure="running"]')).to_be_visible()
    if SCREENSHOTS:
        expect(results.locator(".main-svg").first).to_be_visible()
        page.screenshot(path=DOCS / "class-light.png", full_page=True)
