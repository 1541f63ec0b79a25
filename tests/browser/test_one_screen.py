"""Chapters, examples, the editor and games on one screen, in a real browser: what is in sight without scrolling."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from krom_explore import Decision
from krom_explore.engine.ports import Roll
from krom_explore.games import krom

from .at_play import (
    ASKED,
    BOARD,
    DICE,
    ENDS,
    FIRST_ANSWER,
    ROLL,
    drawn,
    go_on,
    needed_at,
    out_of_sight,
    part,
    route,
    table_at,
)
from .conftest import DESK, PHONE, Server, axe, box, open_sheet, set_dice, visit

CHAPTERS = list(krom.face.CHAPTERS)
ALWAYS = [".krom-heading-title", BOARD, ASKED]
TO_DO = [FIRST_ANSWER, ENDS, ROLL, DICE]
READ = [".krom-game-read .krom-game-tabs", ".krom-prose-body p:first-child"]


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_a_chapter_is_on_one_screen(page: Page, chapter: str):
    """Its words can be read at once; when one has begun to play, what is asked comes before them."""
    for size, to_do, read in ((DESK, TO_DO, READ), (PHONE, [], [".krom-game-lead"])):
        page.goto("about:blank")
        page.set_viewport_size(size)
        visit(page, f"#/krom/learn/{chapter}")
        expect(part(page, "question")).to_be_visible()
        assert drawn(page, TO_DO)
        assert out_of_sight(page, [*ALWAYS, *drawn(page, to_do), *read]) == [], size
        for _ in range(2):
            if not go_on(page, Random(1)):
                break
            assert out_of_sight(page, [*ALWAYS, *drawn(page, to_do)]) == [], size


def test_ones_own_things_are_in_sight_in_a_chapter_too(page: Page):
    page.set_viewport_size(DESK)
    visit(page, "#/krom/learn/cave")
    assert out_of_sight(page, ['[data-part="mats"] [data-player="Alma"]']) == []
    open_sheet(page, "cards")
    assert out_of_sight(page, ['[data-part="mine"]']) == []
    expect(part(page, "mine")).to_be_visible()
    page.set_viewport_size(PHONE)
    visit(page, "#/krom/learn/cave")
    expect(part(page, "mine")).to_be_visible()
    assert out_of_sight(page, ['[data-part="mine"]', ENDS]) == []


def test_on_a_phone_the_words_of_a_chapter_are_one_touch_away(page: Page):
    page.set_viewport_size(PHONE)
    visit(page, "#/krom/learn/bonus")
    expect(part(page, "prose")).to_be_hidden()
    page.locator(".krom-game-lead").click()
    expect(part(page, "prose").locator("p").first).to_be_in_viewport()
    expect(page.locator('[data-sheet="prose"]')).to_be_focused()
    page.get_by_role("combobox", name="Try it").select_option("evolutions")
    expect(part(page, "board").locator('[data-place="forest"] [data-figure="Alma"]')).to_be_visible()


def test_what_has_happened_in_a_chapter_is_told_above_the_question(page: Page):
    page.set_viewport_size(DESK)
    visit(page, "#/krom/learn/combat")
    set_dice(page, 6, 3, 2)
    expect(part(page, "playback")).to_contain_text("The dice say: Kolos 6, Karok 3, and Valkyr 2.")
    assert out_of_sight(page, ['[data-part="playback"]', ".krom-question-head"]) == []


@pytest.mark.parametrize("address", ["learn/combat/watch/9", "editor"])
def test_an_example_and_the_editor_are_on_one_screen_and_pass_axe(page: Page, address: str):
    asked = '[data-part="walk"]' if "watch" in address else '[data-part="question"]'
    for size in (DESK, PHONE):
        page.set_viewport_size(size)
        visit(page, f"#/krom/{address}")
        expect(page.locator(asked)).to_be_visible()
        assert out_of_sight(page, [".krom-heading", '[data-part="board"]', asked]) == []
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            assert axe(page) == [], (size, scheme)


def test_a_chapter_on_paper_has_everything(page: Page):
    visit(page, "#/krom/learn/combat")
    for name in ("form", "odds", "log", "cards"):
        expect(part(page, name)).to_be_hidden()
    page.emulate_media(media="print")
    for name in ("prose", "form", "odds", "log", "mats", "cards"):
        expect(part(page, name)).to_be_visible()
    expect(page.locator(".krom-game-tabs").first).to_be_hidden()


def test_every_sheet_of_a_chapter_passes_axe_and_is_reached_by_keyboard(page: Page):
    page.set_viewport_size(DESK)
    visit(page, "#/krom/learn/kromosaurus")
    for name in ("odds", "duel", "log", "everything"):
        tab = page.locator(f'[data-sheet="{name}"]')
        tab.focus()
        page.keyboard.press("Enter")
        expect(tab).to_have_attribute("aria-expanded", "true")
        assert axe(page) == [], name


# --- whole games


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_whole_game_without_scrolling_for_the_question(page: Page, size: dict[str, int]):
    page.set_viewport_size(size)
    visit(page, route("pnn"))
    random = Random(4)
    clicks, told = 0, len(table_at(page).log)
    ends = set()
    over = page.locator(".krom-question.is-over")
    while not over.count():
        table = table_at(page)
        assert out_of_sight(page, needed_at(table, told, size)) == [], clicks
        told = len(table.log)
        ends |= {(end["x"], end["y"]) for end in [end_of_phase(page, size)] if end}
        assert covered(page) == [], clicks
        wanted = part(page, "question").locator('button[data-answer^="realise"]:visible')
        if wanted.count():
            before = page.evaluate("location.hash")
            wanted.first.click()
            page.wait_for_function("before => location.hash !== before", arg=before)
        else:
            assert go_on(page, random)
        clicks += 1
    assert clicks > 20
    assert len(ends) == 1, "what ends the phase is always at the same spot"
    account = part(page, "account").locator(".krom-account-why")
    expect(over.locator(".krom-cup")).to_be_in_viewport(ratio=1)
    expect(part(page, "playback")).to_be_in_viewport(ratio=1)  # what happened last
    expect(account).to_be_in_viewport()
    assert box(over)["y"] < box(part(page, "playback"))["y"] + 1 <= box(account)["y"]


def end_of_phase(page: Page, size: dict[str, int]) -> dict[str, float] | None:
    """Where the button's corner is: on the screen, or on a phone, where one's own cards come and go above, in the
    panel. What is said on it may be longer or shorter."""
    return page.evaluate(
        """(narrow) => {
            const button = document.querySelector('.krom-question-ends button');
            if (!button?.offsetParent) return null;
            const { right, y } = button.getBoundingClientRect();
            const panel = document.querySelector('[data-part="question"]').getBoundingClientRect();
            const from = narrow ? panel : { x: 0, y: 0 };
            return { x: Math.round(right - from.x), y: Math.round(y - from.y) };
        }""",
        size == PHONE,
    )


def covered(page: Page) -> list[str]:
    """Answers that something lies over when they have been scrolled to, or that stand above what ends the phase."""
    return page.evaluate(
        """() => {
            const all = [...document.querySelectorAll('.krom-choice-groups button')];
            const answers = all.filter((one) => one.checkVisibility());
            const ends = document.querySelector('.krom-question-ends');
            const wrong = answers.filter((one) => {
                one.scrollIntoView({ block: 'nearest', behavior: 'instant' });
                const { left, top, width, height } = one.getBoundingClientRect();
                const x = left + width / 2;
                const seen = [1, height / 2, height - 1].map((down) => document.elementFromPoint(x, top + down));
                const above = one.compareDocumentPosition(ends) & Node.DOCUMENT_POSITION_FOLLOWING;
                return above || !seen.every((at) => one.contains(at));
            });
            scrollTo({ top: 0, behavior: 'instant' });
            return wrong.map((one) => one.textContent);
        }"""
    )


def test_a_turn_by_keyboard_alone(page: Page):
    """Numbers choose, Enter rolls, and the keyboard is never lost."""
    page.set_viewport_size(DESK)
    visit(page, route())
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    for _ in range(12):
        before = page.evaluate("location.hash")
        chance = part(page, "dice").locator(".krom-actions button:visible:enabled")
        if chance.count():
            chance.last.focus()
            page.keyboard.press("Enter")
        elif part(page, "question").locator('[aria-keyshortcuts="1"]:visible').count():
            page.keyboard.press("1")
        else:
            part(page, "question").locator(".krom-question-ends button").focus()
            page.keyboard.press("Enter")
        page.wait_for_function(
            """before => location.hash !== before
                || document.querySelector('[data-part="question"] [data-do="step-back"]:not([hidden])')""",
            arg=before,
        )
        assert page.evaluate("document.activeElement !== document.body && document.activeElement.checkVisibility()")


def test_two_visitors_of_a_chapter_roll_different_dice(page: Page, browser: Browser, server: Server):
    def rolls(somebody: Page) -> list[str]:
        visit(somebody, "#/krom/learn/combat")
        fallen = []
        for _ in range(6):
            part(somebody, "dice").locator('[data-do="roll"]').click()
            expect(part(somebody, "log").locator('[data-kind="rolled"]')).to_have_count(1)
            fallen.append(part(somebody, "dice").locator(".krom-tray").get_attribute("data-faces"))
            part(somebody, "question").locator('[data-do="undo"]').click()
            expect(part(somebody, "dice").locator('[data-do="roll"]')).to_be_visible()
        return fallen

    context = browser.new_context(base_url=server.url, reduced_motion="reduce")
    assert rolls(page) != rolls(context.new_page())
    context.close()


def test_nobody_sees_anothers_cards_in_a_hot_seat_however_long_it_goes_on(page: Page):
    visit(page, route("ppp"))
    random = Random(2)
    rules = krom.Ruleset.load()
    for _ in range(30):
        table = table_at(page)
        hands = {name: {rules.name(card, "en") for card in seat.bonus} for name, seat in table.state.players.items()}
        lift = part(page, "question").locator('[data-do="lift"]:visible')
        if lift.count():
            assert not shown(page, set().union(*hands.values()))
            lift.click()
            expect(lift).to_be_hidden()
        mine = at_the_screen(table.pending)
        others = set().union(*(cards for name, cards in hands.items() if name != mine))
        assert not shown(page, others - (hands[mine] if mine else set()))
        if not go_on(page, random):
            break


def at_the_screen(pending: Any) -> str | None:
    """Whose eyes are meant: whoever is asked, or rolls alone; nobody's where several are concerned."""
    if isinstance(pending, Decision):
        return pending.player
    return pending.who[0] if isinstance(pending, Roll) and len(pending.who) == 1 else None


def shown(page: Page, names: set[str]) -> list[str]:
    """Names that stand anywhere in the page but in what everybody has seen happen."""
    text = page.evaluate(
        """() => {
            const copy = document.querySelector('main').cloneNode(true);
            for (const told of copy.querySelectorAll('[data-part="log"], [data-part="playback"]')) told.remove();
            return copy.textContent;
        }"""
    )
    return [name for name in names if name in text]
