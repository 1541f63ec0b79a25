"""The first game in a real browser: from home to its end by the coach's own hints; on a phone; by keyboard."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from krom_explore.games.krom import COACH
from tests.ui import test_first as headless
from tests.ui.browser import App

from .at_play import out_of_sight, part, unseen
from .conftest import DESK, PHONE, axe, box, visit
from .test_app import DOCS, SCREENSHOTS

FIRST = "#/krom/first"
MOVES = 120
"""More than anybody who does what the hints say needs."""

RINGS = ".krom-ring:not([hidden])"


def coach(page: Page, do: str) -> Locator:
    return part(page, "coach").locator(f'[data-do="{do}"]')


def said(page: Page) -> str:
    """The name of what is being said."""
    return part(page, "coach").locator(".krom-coach").get_attribute("data-says") or ""


def holds(page: Page) -> bool:
    return part(page, "coach").locator(".krom-coach[data-holds]").count() > 0


def got_it(page: Page, press: Callable[[], None]) -> str:
    """Have read what is said, and wait until something else is in sight; the name of what was read."""
    name = said(page)
    press()
    page.wait_for_function("name => document.querySelector('.krom-coach').dataset.says !== name", arg=name)
    return name


def read_on(page: Page) -> list[str]:
    """Press "Got it" until what is asked is in sight; what was read."""
    read = []
    while holds(page):
        read.append(got_it(page, coach(page, "got").click))
    return read


MARKED = """async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const ring = () => document.querySelector(".krom-ring.is-hint:not([hidden])")?.getBoundingClientRect();
    for (let n = 0; n < 900; n += 1) {
        const before = ring();
        await frame();
        await frame();
        const now = ring();
        if (!before || !now || before.top !== now.top || before.left !== now.left) continue;
        const at = document.elementFromPoint(now.left + now.width / 2, now.top + now.height / 2);
        const row = at?.closest("[data-dial]"), button = at?.closest("button");
        return row && !button?.matches(".krom-dial-do") ? row.querySelector('[data-do="more"]') : button;
    }
}"""
"""What somebody would press who sees the hint, once it stands still: the button, or to turn a number up."""

AS_IT_STANDS = """() => {
    const all = (what, told) => [...document.querySelectorAll(what)].map(told);
    const rings = all(".krom-ring", (ring) => ring.style.transform);
    return [location.hash, ...rings, ...all(".krom-dial-notch", (notch) => notch.textContent)].join();
}"""


def by_hint(page: Page) -> None:
    """Ask for a hint and do what is marked: press a button, turn a number up, keep dice and roll."""
    before = page.evaluate("location.hash")
    coach(page, "hint").click()
    expect(part(page, "coach").locator(".krom-coach-told")).to_be_visible()
    hinted = part(page, "coach").locator(".krom-coach[data-hint]")
    for _ in range(12):
        marked, stands = page.evaluate_handle(MARKED).as_element(), page.evaluate(AS_IT_STANDS)
        assert marked is not None or not hinted.count()
        if marked is not None:  # on a busy machine the hint may go while one looks for it: the answer was heard
            try:
                marked.click()
            except Error as gone:
                if "not attached" not in gone.message:
                    raise
                continue  # it was drawn anew meanwhile, and is looked for again
            page.wait_for_function(
                f"stands => !document.querySelector('.krom-coach[data-hint]') || ({AS_IT_STANDS})() !== stands",
                arg=stands,
            )
        if not hinted.count():
            page.wait_for_function("before => location.hash !== before", arg=before)
            return
    pytest.fail("what is marked does nothing")


def over(page: Page) -> bool:
    return part(page, "met").is_visible()


def play(page: Page, moves: int = MOVES) -> list[str]:
    """On and on by the hints; everything that was said."""
    heard: list[str] = []
    for _ in range(moves):
        heard += read_on(page)
        if over(page):
            break
        heard += [said(page)] if said(page) else []
        by_hint(page)
    return heard


def test_from_the_button_at_home_to_the_end_by_the_coachs_own_hints(page: Page):
    page.set_viewport_size(DESK)
    visit(page)
    first = page.locator(".krom-prose-ways a").first
    expect(first).to_have_text("Play your first game")
    first.click()
    expect(part(page, "coach").locator(".krom-coach-text")).to_contain_text("Evolution points")
    assert part(page, "question").locator("button[data-answer]:visible").count() == 3
    heard = play(page)
    assert over(page)
    assert len(heard) == len(set(heard)) >= 30
    expect(part(page, "account").locator(".krom-account-why p, .krom-account-came")).to_have_count(3)
    expect(part(page, "met").locator("[data-chapter]").first).to_be_visible()
    chapter = part(page, "met").locator('[data-chapter="combat"]')
    chapter.locator("summary").click()
    expect(chapter.locator('[data-met="true"] a[data-rule="combat.tie.weight"]')).to_be_visible()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme
    chapter.locator('a[data-rule="combat.tie.weight"]').click()
    page.wait_for_function("() => location.hash === '#/krom/rules/combat.tie.weight'")


def test_on_a_phone_what_is_said_and_what_is_asked_are_in_sight(page: Page):
    """What is asked is the question; where dice are to be rolled or kept, the tray that they lie in. While the coach
    waits to be read, what has happened is in sight too."""
    page.set_viewport_size(PHONE)
    visit(page, FIRST)
    for _ in range(30):
        asked = ".krom-tray" if tray(page) else ".krom-question-head"
        assert out_of_sight(page, [".krom-coach", asked, *['[data-part="playback"]'] * holds(page)]) == []
        if holds(page):
            got_it(page, coach(page, "got").click)
        else:
            by_hint(page)
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme
    page.set_viewport_size({"width": 320, "height": 640})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def tray(page: Page) -> bool:
    return part(page, "dice").locator("button.krom-keep:enabled").count() > 0


def test_what_is_spoken_of_has_a_ring_with_a_word_that_moves_nothing(page: Page):
    page.set_viewport_size(DESK)
    visit(page, FIRST)
    expect(page.locator(RINGS)).to_have_count(1)
    expect(page.locator(RINGS)).to_have_text("Here")
    ring, place = (box(page.locator(which)) for which in (RINGS, '[data-part="board"] [data-place="forest"]'))
    assert abs(ring["x"] - place["x"]) < 8
    assert abs(ring["width"] - place["width"]) < 16
    before = box(part(page, "question"))
    page.evaluate("document.querySelector('.krom-rings').remove()")
    assert box(part(page, "question")) == before


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_who_accepts_the_invitation_and_asks_for_no_hint_understands_a_won_fight_in_the_first_turn(page: Page, size):
    """Press what has a ring, read, roll, keep the card for combats."""
    page.set_viewport_size(size)
    visit(page, FIRST)
    part(page, "board").locator('[data-place="forest"]').click()
    part(page, "coach").locator('.krom-coach[data-says="reveal"]').wait_for()
    heard = read_on(page)
    part(page, "dice").locator('[data-do="roll"]').click()
    part(page, "coach").locator(".krom-coach[data-holds]").wait_for()
    heard += read_on(page)
    part(page, "question").locator('[data-answer="pass"]').click()
    expect(part(page, "coach").locator('.krom-coach[data-says="tie"]')).to_be_visible()
    got_it(page, coach(page, "got").click)
    won = part(page, "coach").locator('.krom-coach[data-says="order"] .krom-coach-text')
    expect(won).to_contain_text("You win the fight")
    assert heard == ["reveal", "meeting", "dice"]
    assert out_of_sight(page, [".krom-coach", '[data-place="forest"]']) == []


def test_a_tie_is_explained_where_it_happens(page: Page):
    page.set_viewport_size({"width": 1280, "height": 640})
    visit(page, FIRST)
    while said(page) != "tie":
        if holds(page):
            got_it(page, coach(page, "got").click)
        else:
            by_hint(page)
    expect(part(page, "coach").locator(".krom-coach-text")).to_contain_text("kg")
    place = box(part(page, "board").locator("[data-place]", has=page.locator('[data-figure="Alma"]')))
    ring = box(page.locator(RINGS))
    assert abs(ring["x"] - place["x"]) < 8
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme
        if SCREENSHOTS:
            page.screenshot(path=DOCS / f"first-{scheme}.png")


def test_what_is_said_is_heard_politely_and_takes_no_focus(page: Page):
    visit(page, FIRST)
    says = part(page, "coach").locator(".krom-coach-says")
    assert says.get_attribute("aria-live") == "polite"
    forest = part(page, "question").locator('[data-answer="go forest"]')
    forest.focus()
    page.keyboard.press("Enter")
    expect(part(page, "coach").locator('.krom-coach[data-says="reveal"]')).to_be_visible()
    inside = page.evaluate("document.activeElement.closest('[data-part]')?.dataset.part")
    assert inside == "question"


def test_the_first_moves_by_keyboard_alone(page: Page):
    visit(page, FIRST)
    page.keyboard.press("1")
    expect(part(page, "coach").locator(".krom-coach[data-holds]")).to_be_visible()
    while holds(page):
        tab_to(page, '[data-part="coach"] [data-do="got"]')
        got_it(page, lambda: page.keyboard.press("Enter"))
    tab_to(page, '[data-part="coach"] [data-do="hint"]')
    page.keyboard.press("Space")
    expect(part(page, "coach").locator(".krom-coach-told")).to_be_visible()
    expect(page.locator(".krom-ring.is-hint")).not_to_have_count(0)


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    pytest.fail(f"Tab does not lead to {wanted}")


def test_why_shows_the_rule_and_leads_to_its_paragraph(page: Page):
    visit(page, FIRST)
    coach(page, "why").click()
    rule = COACH.moments["goal"].rules[0]
    link = part(page, "coach").locator(f'a[data-rule="{rule}"]')
    expect(link).to_be_visible()
    assert axe(page) == []
    link.click()
    page.wait_for_function("rule => location.hash === `#/krom/rules/${rule}`", arg=rule)


def test_it_goes_on_after_a_reload_and_apart_from_the_game_in_play(page: Page):
    visit(page, FIRST)
    play(page, 6)
    under_way = page.evaluate("location.hash")
    page.reload()
    visit(page)
    page.locator(".krom-prose-ways a").first.click()
    page.wait_for_function("before => location.hash === before", arg=under_way)
    page.locator("nav a", has_text="Play").first.click()
    page.wait_for_selector('[data-part="game"]')
    part(page, "board").locator('[data-legal="true"]').first.click()
    page.wait_for_function("() => location.hash.startsWith('#/krom/play/')")
    playing = page.evaluate("location.hash")
    visit(page, FIRST)
    page.wait_for_function("before => location.hash === before", arg=under_way)
    visit(page, "#/krom/play")
    page.wait_for_function("before => location.hash === before", arg=playing)


def test_it_can_be_begun_anew(page: Page):
    visit(page, FIRST)
    play(page, 4)
    part(page, "score").locator('[data-do="met"]').click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("rules")
    assert axe(page) == []
    dialog.locator('[data-do="restart"]').click()
    expect(part(page, "coach").locator('.krom-coach[data-says="goal"]')).to_be_visible()


def test_with_motion_what_happened_is_played_as_far_as_something_is_said_of_it(moving: Page):
    visit(moving, FIRST)
    part(moving, "board").locator('[data-place="forest"]').click()
    held = part(moving, "coach").locator(".krom-coach[data-holds]")
    held.wait_for()
    step = part(moving, "playback").locator(".krom-playback-step")
    stands = step.inner_text()
    moving.wait_for_timeout(2500)  # longer than an event stays in sight: this one waits to be read
    assert step.inner_text() == stands
    expect(part(moving, "playback").locator('[data-do="pause"]')).to_be_hidden()
    read_on(moving)
    expect(coach(moving, "hint")).to_be_visible()


WHOLE = """async () => {
    for (let n = 0; n < 30; n += 1) await new Promise(requestAnimationFrame);
    const ring = document.querySelector(".krom-ring.is-hint:not([hidden])").getBoundingClientRect();
    const row = document.elementFromPoint(ring.left + 60, ring.top + 20).closest(".krom-choice-row");
    const { top, bottom } = row.getBoundingClientRect();
    const scrolls = (el) => el.scrollHeight > el.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(el).overflowY);
    const boxes = [];
    for (let at = row.parentElement; at !== document.body; at = at.parentElement)
        if (scrolls(at)) boxes.push(at.clientHeight);
    return { top, bottom, boxes };
}"""
"""Where the marked row is, and how high the boxes are that scroll around it."""


def offered(app: App) -> list[str]:
    return [one["answer"] for one in app.has["question"]["options"]]


def link_to_a_hunt() -> str:
    """Who goes to the Savannah, and else does what the hints say, comes here."""
    app = headless.opened()
    while not any(answer.startswith("hunt") for answer in offered(app)):
        headless.got(app)
        if "go savannah" in offered(app):
            headless.do(app, "question", "choose", answer="go savannah")
        else:
            headless.by_hint(app)
    link: str = app.page.desk.table.link()
    return link


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_row_that_a_hint_marks_is_seen_whole_and_stands_in_no_small_box(page: Page, size: dict[str, int]):
    page.set_viewport_size(size)
    visit(page, f"{FIRST}/{link_to_a_hunt()}")
    read_on(page)
    coach(page, "hint").click()
    expect(page.locator(".krom-ring.is-hint").first).to_be_visible()
    row = page.evaluate(WHOLE)
    assert 0 <= row["top"] < row["bottom"] <= size["height"], row
    assert all(height >= 240 for height in row["boxes"]), row


def test_who_scrolls_down_to_the_cards_still_sees_what_is_said_and_asked(page: Page):
    page.set_viewport_size(DESK)
    visit(page, FIRST)
    page.evaluate("document.scrollingElement.scrollTo(0, 9999)")
    assert page.evaluate("document.scrollingElement.scrollTop") > 100
    assert unseen(page, [".krom-coach", ".krom-question-head"]) == []


PUSHED_OUT = """() => {
    const column = document.querySelector(".krom-game-ask"), seen = column.getBoundingClientRect();
    const height = (part) => column.querySelector(`[data-kind="${part}"]`).getBoundingClientRect().height;
    const asked = column.querySelector('[data-kind="question"]').getBoundingClientRect();
    const gap = parseFloat(getComputedStyle(column).rowGap), list = column.querySelector(".krom-playback-since");
    const fits = height("coach") + gap + asked.height + 10 <= seen.height;
    const cut = list.checkVisibility() && list.scrollHeight > list.clientHeight + 1;
    const room = parseFloat(getComputedStyle(column).maxHeight) - seen.height;
    return [...(fits && asked.bottom > seen.bottom ? ["question"] : []), ...(cut && room > 1 ? ["list"] : [])];
}"""
"""What could be seen whole on a desk, and is not: the question, or what has happened since the last move."""


def test_on_a_desk_what_happened_before_takes_only_the_room_that_is_left(page: Page):
    page.set_viewport_size(DESK)
    visit(page, FIRST)
    looked = 0
    for _ in range(16):
        read_on(page)
        assert page.evaluate(PUSHED_OUT) == [], said(page)
        looked += part(page, "playback").locator(".krom-playback-since").is_visible()
        by_hint(page)
    assert looked > 5
