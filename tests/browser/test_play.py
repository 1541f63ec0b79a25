"""A game on one screen, in a real browser: what is in sight, what is played back, what is kept."""

from __future__ import annotations

import base64
import json
import re
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from krom_explore import Ruleset, Table
from krom_explore.engine.record import read, to_link
from tests.play import played

from .at_play import PLAYERS, climb, go_on, needed_at, out_of_sight, part, route, table_at
from .conftest import DESK, PHONE, Server, axe, visit


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_what_the_next_decision_needs_is_in_sight(page: Page, size):
    page.set_viewport_size(size)
    visit(page, route())
    random = Random(3)
    told = len(table_at(page).log)
    for _ in range(25):
        table = table_at(page)
        assert out_of_sight(page, needed_at(table, told, size)) == []
        told = len(table.log)
        if not go_on(page, random):
            break
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert axe(page) == [], scheme


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_rings_of_three_in_one_place_do_not_cross(page: Page, size):
    """Somebody has moved: three figures and three hands are new at once."""
    page.set_viewport_size(size)
    visit(page, route("ppp", tape=("go forest", "go forest")))
    part(page, "question").locator('[data-do="lift"]').click()
    part(page, "board").locator('[data-place="forest"]').click()
    for marked in (".krom-one.is-changed", ".krom-hand.is-changed"):
        expect(page.locator(marked)).to_have_count(3)
        crossing = page.locator(marked).evaluate_all(
            """(marked) => {
                const rings = marked.map((el) => {
                    const { outlineOffset, outlineWidth } = getComputedStyle(el);
                    const out = parseFloat(outlineOffset) + parseFloat(outlineWidth);
                    const { left, right, top, bottom } = el.getBoundingClientRect();
                    return { left: left - out, right: right + out, top: top - out, bottom: bottom + out };
                });
                const cross = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
                return rings.flatMap((a, n) => rings.slice(n + 1).filter((b) => cross(a, b)));
            }"""
        )
        assert crossing == [], marked


def test_after_a_climb_the_keyboard_is_on_what_is_asked_and_not_on_what_costs_krom(page: Page):
    climb(page)
    expect(part(page, "dice").locator('[data-do="keep"]')).to_be_visible()
    expect(page.locator(".krom-question-sentence")).to_be_focused()


def test_undo_says_what_it_took_back_and_the_keyboard_stays_on_something(page: Page):
    visit(page, route())
    for by in ("click", "key"):
        part(page, "question").locator('[data-answer="go forest"]').press("Enter")
        undo = part(page, "question").locator('[data-do="undo"]')
        expect(undo).not_to_have_attribute("aria-disabled", "true")
        expect(part(page, "question").locator('[data-answer="go forest"]')).to_have_count(0)
        undo.click() if by == "click" else page.keyboard.press("u")
        expect(part(page, "playback")).to_have_text(re.compile("Taken back: Go to the Forest"))
        expect(page.locator(".krom-app > .krom-sr[role=status]")).to_have_text(
            re.compile("^Taken back: Go to the Forest")
        )
        focused = page.evaluate("document.activeElement.closest('[data-part]')?.dataset.part")
        assert focused == "question"
    assert axe(page) == []


def test_a_game_goes_on_after_another_page_and_a_reload(page: Page):
    visit(page, route())
    random = Random(2)
    for _ in range(6):
        go_on(page, random)
    under_way = page.evaluate("location.hash")
    page.goto("/#/krom/rules")
    page.wait_for_selector('[data-part="rulebook"]')
    page.locator("nav a", has_text="Play").first.click()
    page.wait_for_function("before => location.hash === before", arg=under_way)
    page.reload()
    visit(page, "#/krom/play")
    page.wait_for_function("before => location.hash === before", arg=under_way)


def test_a_new_game_asks_first_and_the_old_one_stays(page: Page):
    visit(page, route())
    go_on(page, Random(1))
    under_way = page.evaluate("location.hash")
    part(page, "game").locator('[data-do="new"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("under way")
    assert axe(page) == []
    page.get_by_role("dialog").locator('[data-do="start"]').click()
    page.wait_for_function("before => location.hash !== before", arg=under_way)
    part(page, "game").locator('[data-do="games"]').click()
    page.get_by_role("dialog").locator(f'a[href="{under_way}"]').click()
    page.wait_for_function("before => location.hash === before", arg=under_way)


def test_the_same_game_dealt_once_more_leaves_the_one_under_way(page: Page):
    visit(page, route())
    choose(page, "forest")
    under_way = page.evaluate("location.hash")
    page.goto("about:blank")
    visit(page, route())
    choose(page, "mountain")
    part(page, "game").locator('[data-do="games"]').click()
    kept = page.get_by_role("dialog").locator(".krom-game-list a")
    expect(kept).to_have_count(2)
    expect(kept.last).to_have_attribute("href", under_way)


def of_another_box() -> str:
    """A game as a version of the app kept it in whose own box wood was cheaper: what differs was no change to it."""
    rules = Ruleset.load().with_changes({"cave.prices.wood": 2})
    kept = read(played(Table.new(PLAYERS, seed=7, rules=rules), steps=9).link(), "krom")
    return to_link(kept._replace(rules={**kept.rules, "changes": {}}))


def of_another_format() -> str:
    """A game as a version of the app kept it that wrote records otherwise."""
    kept = {**json.loads(played(Table.new(PLAYERS, seed=7), steps=9).save()), "format": 0}
    return base64.urlsafe_b64encode(zlib.compress(json.dumps(kept).encode())).decode().rstrip("=")


@pytest.mark.parametrize(
    ("link", "why"),
    [
        (of_another_box(), r"played under the rules \w+, but the rules here are \w+\. What differs: cave"),
        (of_another_format(), r"This saved game has the format 0\. Only format 1 can be read"),
        ("damaged", "This link is damaged"),
    ],
    ids=["another box", "another format", "damaged"],
)
def test_a_kept_game_that_cannot_be_opened_is_not_lost(page: Page, link: str, why: str):
    kept = f"#/krom/play/pnn/{link}"
    visit(page, "#/krom/rules")
    page.evaluate(
        """(hash) => localStorage.setItem("krom.games:krom", JSON.stringify(
            [{id: "old", hash, score: "of old", when: 0, begun: true, over: false}]))""",
        kept,
    )
    page.locator("nav a", has_text="Play").first.click()
    expect(page.get_by_role("alert")).to_have_text(re.compile(f"{why}.*It stays among your games.*downloaded"))
    assert page.evaluate("location.hash") != kept
    part(page, "game").locator('[data-do="games"]').click()
    expect(page.get_by_role("dialog")).to_contain_text("of old")
    with page.expect_download() as taken:
        page.get_by_role("dialog").locator('[data-do="download"]').click()
    assert taken.value.suggested_filename == "krom-game.txt"
    assert taken.value.path().read_text(encoding="utf-8") == kept


def test_people_share_a_screen_behind_a_curtain(page: Page):
    visit(page, route("ppp"))
    table = Table.new(PLAYERS, seed=7)
    names = {name: [table.rules.name(card, "en") for card in seat.bonus] for name, seat in table.state.players.items()}
    for name in PLAYERS:
        assert not [card for cards in names.values() for card in cards if card in page.content()]
        part(page, "question").locator('[data-do="lift"]').click()
        expect(part(page, "mine")).to_contain_text(name)
        others = {card for other in PLAYERS if other != name for card in names[other]} - set(names[name])
        assert not [card for card in others if card in page.content()]
        with moving(page):
            part(page, "board").locator('[data-place="forest"]').click()


def everything_there(page: Page) -> str:
    """All that the page is made of, but for its own address."""
    page.mouse.move(0, 0)
    link = page.evaluate("location.hash").rpartition("/")[2]
    return page.evaluate("document.querySelector('#rendered_cells').outerHTML").replace(link, "")


@contextmanager
def moving(page: Page) -> Iterator[None]:
    """What is pressed within leads to another address, which the browser writes a moment later."""
    before = page.evaluate("location.hash")
    yield
    page.wait_for_function("before => location.hash !== before", arg=before)


def choose(page: Page, place: str) -> None:
    with moving(page):
        part(page, "question").locator(f'[data-answer="go {place}"]').click()


def test_nothing_tells_where_one_goes_before_all_have_chosen(page: Page):
    """The page is the same to the letter wherever the first one goes: before the curtain, while the second one
    chooses, and where that is taken back."""
    lift = part(page, "question").locator('[data-do="lift"]')
    seen: dict[str, list[str]] = {}
    revealed = {}
    for place in ("forest", "mountain"):
        page.goto("about:blank")
        visit(page, route("ppp"))
        lift.click()
        choose(page, place)
        expect(lift).to_be_visible()
        seen[place] = [everything_there(page)]
        lift.click()
        expect(part(page, "mine")).to_contain_text("Kolos")
        seen[place] += [everything_there(page)]
        with moving(page):
            part(page, "question").locator('[data-do="undo"]').click()
        expect(lift).to_be_visible()
        seen[place] += [everything_there(page)]
        lift.click()
        choose(page, place)
        for _ in PLAYERS[1:]:
            lift.click()
            choose(page, "savannah")
        revealed[place] = everything_there(page)
    assert seen["forest"] == seen["mountain"]
    assert revealed["forest"] != revealed["mountain"]


def test_two_visitors_play_two_games(page: Page, browser: Browser, server: Server):
    visit(page, "#/krom/play")
    other = browser.new_context(base_url=server.url).new_page()
    visit(other, "#/krom/play")
    number = ".krom-game-number"
    assert page.locator(number).inner_text() != other.locator(number).inner_text()
    other.context.close()
