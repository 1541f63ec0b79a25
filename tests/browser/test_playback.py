"""What has happened, seen: one event at a time, paused, skipped, repeated; listed where nothing may move."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from krom_explore import Table

from .at_play import climb, go_on, part, route
from .conftest import DESK, PHONE, axe, box, open_sheet, visit


def test_what_happened_is_played_back_paused_skipped_and_repeated(moving: Page):
    visit(moving, route())
    playback = part(moving, "playback")
    part(moving, "board").locator('[data-place="forest"]').click()
    playback.locator('[data-do="pause"]').click()
    step = playback.locator(".krom-playback-step")
    stands = step.inner_text()
    expect(playback.locator('[data-do="pause"]')).to_contain_text("Go on")
    moving.wait_for_timeout(1500)  # longer than an event stays in sight: it is paused
    assert step.inner_text() == stands
    playback.locator('[data-do="pause"]').click()
    expect(step).not_to_have_text(stands)
    playback.locator('[data-do="skip"]').click()
    expect(playback.locator('[data-do="again"]')).to_be_visible()
    playback.locator('[data-do="again"]').click()
    expect(playback.locator("[data-playing]")).to_be_visible()


def test_what_is_asked_waits_for_the_playback_and_what_is_skipped_is_listed(moving: Page):
    moving.set_viewport_size(PHONE)
    visit(moving, route())
    part(moving, "board").locator('[data-place="forest"]').click()
    playback = part(moving, "playback")
    expect(playback.locator("[data-playing]")).to_be_visible()
    assert not go_on(moving, Random(1))
    expect(part(moving, "question")).to_contain_text("First see what has happened.")
    playback.get_by_role("button", name="Skip").get_by_text("Skip").click()  # in words, also where it is narrow
    expect(playback.locator(".krom-playback-since li").nth(1)).to_be_visible()
    expect(playback.locator('[data-do="again"]')).to_be_visible()
    assert go_on(moving, Random(1))


@pytest.mark.parametrize("size", [PHONE, DESK], ids=["phone", "desk"])
def test_while_things_are_played_back_nothing_that_can_be_pressed_moves(moving: Page, size):
    """A turn with a fight, a hunt and cards that are turned up, looked at in every frame."""
    moving.set_viewport_size(size)
    visit(moving, route("pnn", seed=11))
    moving.evaluate("localStorage.setItem('krom.speed', 'fast')")
    moving.evaluate(
        """() => {
            window.seen = { events: new Set(), skip: new Set(), tabs: new Set(), undo: new Set() };
            const top = (what) => Math.round((document.querySelector(what).getBoundingClientRect().top + scrollY) / 2);
            window.topOf = top;
            const look = () => {
                if (document.querySelector(".krom-playback[data-playing]")) {
                    window.seen.events.add(document.querySelector(".krom-playback-sentence").textContent);
                    window.seen.skip.add(top('.krom-playback [data-do="skip"]'));
                    window.seen.tabs.add(top(".krom-game-tabs"));
                    window.seen.undo.add(top('.krom-question [data-do="undo"]'));
                } else if (window.seen.events.size) window.done = true;
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    part(moving, "question").locator('[data-answer="go mountain"]').click()
    moving.wait_for_function("() => window.done")
    assert moving.evaluate("window.seen.events.size") > 8
    assert moving.evaluate("[window.seen.skip.size, window.seen.tabs.size, window.seen.undo.size]") == [1, 1, 1]
    stands = moving.evaluate("""window.topOf('.krom-question [data-do="undo"]')""")
    assert moving.evaluate("[...window.seen.undo]") == [stands]


def test_a_late_press_where_undo_stood_during_the_playback_answers_nothing(moving: Page):
    """When it ends by itself, that is; who skips it has looked where the next press goes."""
    moving.set_viewport_size(PHONE)
    moving.add_init_script(HURRY)
    visit(moving, route())
    done = moving.evaluate(
        """() => new Promise((seen) => {
            const press = (x, y) => {
                const at = { bubbles: true, cancelable: true, detail: 1, clientX: x, clientY: y };
                const late = new MouseEvent("click", at);
                return document.querySelector(".krom-game-tabs button").dispatchEvent(late);
            };
            const playback = document.querySelector(".krom-playback");
            let stood;
            new MutationObserver((_, observer) => {
                const undo = document.querySelector('.krom-question [data-do="undo"]');
                if (playback.matches("[data-playing]")) stood = undo.getBoundingClientRect();
                else if (stood) {
                    observer.disconnect();
                    seen([press(stood.left + 9, stood.top + 9), press(stood.left - 99, stood.top + 9)]);
                }
            }).observe(playback, { attributes: true, childList: true, subtree: true, characterData: true });
            document.querySelector('[data-part="board"] [data-place="forest"]').click();
        })"""
    )
    assert done == [False, True]
    expect(moving.locator(".krom-game-tabs button").first).to_have_attribute("aria-expanded", "true")  # pressed once


HURRY = """
const later = window.setTimeout;
window.hurried = 0;
const time = (call, usual) => (call.name === "next" ? 0 * ++window.hurried : usual);
window.setTimeout = (call, usual, ...more) => later(call, time(call, usual), ...more);
"""
"""What is played back comes as fast as it can."""


def test_nothing_is_played_back_while_the_page_is_hidden(moving: Page):
    """The next event comes at once here when its time is waited for: unseen, it would be there with the next answer."""
    moving.add_init_script(
        HURRY
        + """
        Object.defineProperty(document, "hidden", { get: () => Boolean(window.away) });"""
    )
    visit(moving, route())
    moving.evaluate("window.away = true")
    part(moving, "board").locator('[data-place="forest"]').click()
    step = part(moving, "playback").locator(".krom-playback-step")
    expect(step).to_have_text(re.compile("Step 1 of"))
    for sheet in ("cards", "mats"):
        open_sheet(moving, sheet)
        expect(part(moving, sheet)).to_be_visible()
    expect(step).to_have_text(re.compile("Step 1 of"))
    assert moving.evaluate("window.hurried") == 0
    moving.evaluate("() => { window.away = false; document.dispatchEvent(new Event('visibilitychange')); }")
    expect(part(moving, "playback").locator('[data-do="again"]')).to_be_visible()
    assert moving.evaluate("window.hurried") > 0


def test_who_leaves_in_the_middle_finds_what_happened_since(moving: Page):
    visit(moving, route())
    part(moving, "board").locator('[data-place="forest"]').click()
    expect(part(moving, "playback").locator("[data-playing]")).to_be_visible()
    moving.goto("/#/krom/rules")
    moving.wait_for_selector('[data-part="rulebook"]')
    moving.locator("nav a", has_text="Play").first.click()
    since = part(moving, "playback").locator(".krom-playback-since")
    expect(since.locator("li").first).to_contain_text("Alma goes from the Cave to the Forest.")
    expect(part(moving, "playback").locator('[data-do="again"]')).to_be_visible()
    assert go_on(moving, Random(1))


def test_the_account_waits_until_the_last_event_has_been_seen(moving: Page):
    rich = {"place": "forest", "wood": 1, "bone": 1, "evolutions": ["hang_glider", "rib_armour", "bow"]}
    table = Table.scenario(
        {"phase": "actions", "players": {"Alma": rich, "Kolos": {"place": "cave", "life": 0}}, "evolutions": ["flute"]}
    )
    visit(moving, f"#/krom/play/pe/{table.link()}")
    moving.evaluate(
        """() => {
            window.seen = { told: [], both: false };
            const look = () => {
                if (document.querySelector(".krom-playback[data-playing]")) {
                    window.seen.told.push(document.querySelector(".krom-playback-sentence").textContent);
                    window.seen.both ||= Boolean(document.querySelector(".krom-account-why")?.offsetParent);
                }
                requestAnimationFrame(look);
            };
            look();
        }"""
    )
    part(moving, "question").locator('[data-answer="realise flute"]').click()
    expect(part(moving, "account").locator(".krom-account-why")).to_be_visible()
    told, both = moving.evaluate("[window.seen.told, window.seen.both]")
    table.choose("realise flute")
    assert told[-1] == table.say(table.log[-1])
    assert not both


def test_who_wants_no_motion_reads_what_happened_since(page: Page):
    visit(page, route())
    part(page, "board").locator('[data-place="forest"]').click()
    expect(part(page, "playback").locator(".krom-playback-since li").nth(1)).to_be_visible()
    expect(part(page, "playback").locator('[data-do="pause"]')).to_be_hidden()


@pytest.mark.parametrize("visitor", ["moving", "page"])
def test_a_card_turns_over_when_it_is_realised_or_played_and_only_where_things_may_move(visitor, request):
    page: Page = request.getfixturevalue(visitor)
    page.add_init_script(
        """window.turned = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...how) {
            if (this.matches(".krom-turned-card")) window.turned.push(this.textContent);
            return animate.apply(this, how);
        };"""
    )
    rich = {"place": "cave", "wood": 3, "stone": 3, "bone": 3, "bonus": ["shower_of_kroms"]}
    table = Table.scenario(
        {"phase": "actions", "players": {"Alma": rich, "Kolos": {"place": "forest"}}, "evolutions": ["hammer"]}
    )
    visit(page, f"#/krom/play/pe/{table.link()}")
    moves = visitor == "moving"
    for answer, card in (("realise hammer", "Hammer"), ("play shower_of_kroms", "Shower of Kroms")):
        part(page, "question").locator(f'[data-answer="{answer}"]').click()
        if moves:
            page.wait_for_function("card => turned.includes(card)", arg=card)
            part(page, "playback").locator('[data-do="skip"]').click()
        expect(part(page, "playback")).to_contain_text(card)
        expect(part(page, "question").locator('[data-answer="done"]')).to_be_visible()
    assert bool(page.evaluate("turned.length")) == moves


def test_what_is_paid_flies_to_where_the_payer_stands(moving: Page):
    moving.add_init_script(
        """const animate = Element.prototype.animate;
        window.landed = [];
        Element.prototype.animate = function (frames, options) {
            if (this.matches('.krom-flight')) window.landed.push(frames.at(-1).transform);
            return animate.call(this, frames, options);
        };"""
    )
    climb(moving)
    moving.evaluate("window.landed = []")
    part(moving, "dice").locator('[data-do="keep"]').click()
    moving.wait_for_function("() => window.landed.length > 0")
    x, y = (float(number) for number in re.findall(r"(-?[0-9.]+)px", moving.evaluate("window.landed[0]")))
    mountain = box(part(moving, "board").locator('[data-place="mountain"]'))
    assert mountain["x"] < x < mountain["x"] + mountain["width"]
    assert mountain["y"] < y < mountain["y"] + mountain["height"]


def test_where_nothing_moves_every_choice_of_a_bot_can_still_be_asked_about(page: Page):
    visit(page, route("pnn", seed=3))
    part(page, "question").locator("button[data-answer]").first.click()
    since = page.locator(".krom-playback-since")
    why = since.locator('[data-do="why"]:visible')
    expect(why.first).to_be_visible()
    why.first.click()
    reason = page.locator(".krom-playback-reason")
    expect(reason).to_have_text(re.compile(r"\w+.*\."))
    said = reason.inner_text()
    line = why.first.locator("xpath=..").get_attribute("data-line")
    open_sheet(page, "log")
    told = part(page, "log").locator(f'li[data-line="{line}"]')
    told.locator('[data-do="why"]').click()
    expect(told.locator(".krom-note-why")).to_have_text(said)
    assert not axe(page)
