"""Tribù in a real browser: a table that one can touch, on one screen, by keyboard, light and dark, on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from krom_explore.games.tribu import Table
from krom_explore.lab import RandomBot
from tests.games.tribu.helpers import IDLE, RED

from .conftest import axe, box, open_sheet, visit

ADA = {
    "leader": "rider",
    "hand": ["blue_flag", "hunter", "steal", "courage", "red_mask"],
    "chains": {
        "rider": {"vases": ["blue_statue", "blue_horse"], "active": "bison"},
        "scout": {"vases": ["red_mask", "multidiorama", "red_horse"], "totem": "red_totem"},
        "weaver": {"vases": ["red_drum"]},
    },
}
BRUNO = {
    "leader": "shaman",
    "hand": ["red_flag", "wolf", "block", "strength", "hunter"],
    "chains": {
        "shaman": {"vases": ["red_horse", "blue_flag", "red_drum"], "totem": "blue_totem", "active": "strength"},
        "hunter": {"vases": ["red_flag", "blue_drum"]},
    },
}


def table(**more) -> Table:
    return Table.scenario({"players": {"Ada": ADA, "Bruno": BRUNO}, "discard": ["blue_mask"], **more})


def play(page: Page, on: Table) -> Page:
    visit(page, f"#/tribu/play/{on.link()}")
    expect(part(page, "tribes").locator(".tribu-tribe")).to_have_count(2)
    return page


def part(page: Page, name: str) -> Locator:
    return page.locator(f'[data-part="{name}"]')


def held(page: Page, card: str) -> Locator:
    return part(page, "mine").locator(f'button:has([data-card="{card}"])')


def chain(page: Page, player: str, character: str) -> Locator:
    return part(page, "tribes").locator(f'[data-player="{player}"] [data-chain="{character}"]')


def touch(place: Locator) -> Locator:
    return place.locator(".tribu-touch:visible")


def laid(page: Page, player: str, character: str) -> Locator:
    return chain(page, player, character).locator(".tribu-slots [data-card]")


def in_sight(page: Page, place: Locator) -> bool:
    drawn = box(place)
    return drawn["y"] >= 0 and drawn["y"] + drawn["height"] <= page.viewport_size["height"] + 1


# --- one screen


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)], ids=["desk", "phone"])
def test_what_the_next_decision_needs_is_on_one_screen(page: Page, size: tuple[int, int]):
    """The table, one's own hand, what has just happened, what is asked, and the first answer to it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    play(page, table())
    page.keyboard.press("1")
    expect(part(page, "mine").locator("button")).to_have_count(6)
    for name in ("tribes", "mine", "playback"):
        assert in_sight(page, part(page, name)), name
    question = part(page, "question")
    assert in_sight(page, question.locator(".krom-question-sentence"))
    assert in_sight(page, question.locator("button[data-step], button[data-answer]").first)


def test_nothing_scrolls_sideways_on_the_smallest_phone(page: Page):
    page.set_viewport_size({"width": 320, "height": 640})
    for route in (f"#/tribu/play/{table().link()}", "#/tribu", "#/tribu/learn/attack", "#/tribu/editor"):
        visit(page, route)
        expect(part(page, "tribes")).to_be_attached()
        assert page.evaluate("document.documentElement.scrollWidth") <= 320, route
        heads = part(page, "tribes").locator(".tribu-amounts")
        assert all(box(head)["x"] + box(head)["width"] <= 320 for head in heads.all()), route


# --- a turn


def test_a_whole_turn_by_keyboard(page: Page):
    """Draw, choose a card of the hand, take it back, choose it again, and add it to the chain."""
    play(page, table())
    page.keyboard.press("1")
    expect(part(page, "mine").locator("button")).to_have_count(6)
    card = held(page, "blue_flag")
    card.focus()
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")
    expect(card).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Enter")
    touch(chain(page, "Ada", "rider").locator(".tribu-slot")).focus()
    page.keyboard.press("Enter")
    expect(laid(page, "Ada", "rider")).to_have_count(3)
    expect(chain(page, "Ada", "rider")).to_have_attribute("data-state", "complete")


def test_every_card_in_the_hand_says_where_it_comes_from(page: Page):
    play(page, table())
    cards = part(page, "mine").locator(".tribu-card")
    expect(cards).to_have_count(5)
    expect(cards.locator('.krom-mark[data-mark="invented"]').first).to_be_visible()
    expect(cards.locator(".krom-mark")).to_have_count(5)
    expect(held(page, "hunter")).to_have_accessible_name(re.compile("We made this up"))
    held(page, "hunter").hover()
    expect(part(page, "mine").locator(".tribu-hand-told .krom-mark")).to_be_visible()


def test_a_card_is_chosen_where_it_lies_and_the_answers_follow(page: Page):
    play(page, table())
    touch(part(page, "tribes").locator('[data-pile="deck"]')).click()
    held(page, "hunter").click()
    question = part(page, "question")
    expect(question.locator(".krom-choice-title").first).to_contain_text("Hunter")
    expect(question.get_by_role("button", name=re.compile("Begin a chain"))).to_be_visible()
    question.locator('[data-do="step-back"]').click()
    expect(held(page, "hunter")).to_have_attribute("aria-pressed", "false")
    question.locator('[data-step="hunter"]').click()
    expect(held(page, "hunter")).to_have_attribute("aria-pressed", "true")
    touch(part(page, "tribes").locator(".tribu-new")).click()
    expect(chain(page, "Ada", "hunter")).to_have_class(re.compile("is-lonely"))


def test_an_attack_shows_what_would_be_lost_before_it_is_made(page: Page):
    play(page, table())
    lost = chain(page, "Bruno", "hunter").locator(".tribu-slot.is-lost")
    expect(lost).to_have_count(0)
    touch(chain(page, "Ada", "rider").locator(".tribu-beside")).click()
    expect(lost).to_have_count(2)
    expect(chain(page, "Bruno", "shaman").locator(".is-lost")).to_have_count(0)
    expect(part(page, "question")).to_contain_text("Bruno would lose “Blue drum” and “Red flag”")
    touch(chain(page, "Bruno", "hunter")).click()
    expect(part(page, "log")).to_contain_text("attacks Bruno’s chain of “Hunter”")


def test_whoever_is_attacked_is_asked_out_of_turn(page: Page):
    shaman = {**BRUNO["chains"]["shaman"], "active": "wolf"}
    ada = {**ADA, "chains": {**ADA["chains"], "weaver": {"vases": ["red_drum"], "active": "courage"}}}
    bruno = {**BRUNO, "hand": ["red_flag", "bison", "block", "strength", "hunter"], "chains": {"shaman": shaman}}
    on = Table.scenario({"players": {"Ada": ada, "Bruno": bruno}, "mover": "Bruno"})
    on.choose("attack wolf shaman Ada rider")
    play(page, on)
    expect(part(page, "question")).to_contain_text("Do you defend it?")
    expect(chain(page, "Ada", "rider").locator(".tribu-slot.is-lost")).to_have_count(1)
    touch(chain(page, "Ada", "weaver").locator(".tribu-beside")).click()
    expect(laid(page, "Ada", "rider")).to_have_count(2)
    expect(part(page, "log")).to_contain_text("loses nothing")


# --- for everybody


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(page: Page, scheme):
    page.emulate_media(color_scheme=scheme)
    play(page, table())
    assert axe(page) == []
    touch(chain(page, "Ada", "rider").locator(".tribu-beside")).click()
    assert axe(page) == []
    for sheet in ("seen", "log"):
        page.locator(f'[data-sheet="{sheet}"]').click()
        assert axe(page) == []
    for route in ("#/tribu", "#/tribu/learn/scoring", "#/tribu/editor"):
        visit(page, route)
        expect(part(page, "tribes")).to_be_attached()
        assert axe(page) == [], route


def test_a_chain_reads_as_a_sentence(page: Page):
    play(page, table())
    row = chain(page, "Ada", "scout").locator(".krom-sr").first
    expect(row).to_have_text(
        "Ada’s chain of Scout: Red mask, Multidiorama, Red horse, and Red totem. Magical and protected. "
        "17 spheres and 10 more."
    )


def test_from_the_shelf_to_a_first_move(page: Page):
    visit(page)
    part(page, "shelf").get_by_role("link", name=re.compile("Tribù")).click()
    expect(page.locator("h1")).to_have_text("Tribù")
    page.get_by_role("link", name="Play", exact=True).first.click()
    touch(part(page, "tribes").locator('[data-pile="deck"]')).click()
    expect(part(page, "mine").locator("button")).to_have_count(6)


# --- what happened


def closing() -> Table:
    """Ada closes the challenge with her next card."""
    ready = {name: {"vases": vases} for name, vases in RED.items() if name not in ("shaman", "scout")}
    ada = {**ADA, "hand": ["blue_horse", *IDLE[1:]], "chains": {**ready, "scout": {"vases": RED["scout"][:2]}}}
    return Table.scenario({"players": {"Ada": ada, "Bruno": BRUNO}})


@pytest.mark.parametrize("size", [(1280, 800), (390, 844)], ids=["desk", "phone"])
def test_the_end_of_a_challenge_stays_until_somebody_goes_on(moving: Page, size: tuple[int, int]):
    moving.set_viewport_size({"width": size[0], "height": size[1]})
    play(moving, closing())
    moving.keyboard.press("1")
    held(moving, "blue_horse").click()
    touch(chain(moving, "Ada", "scout").locator(".tribu-slot")).click()
    told = part(moving, "playback")
    told.locator('[data-do="skip"]').click()
    expect(told.locator(".krom-playback-interlude h3")).to_have_text("Challenge 1 is over")
    expect(told.get_by_role("row", name=re.compile("^In all"))).to_be_visible()
    expect(chain(moving, "Ada", "scout")).to_be_visible()
    assert in_sight(moving, told.locator('[data-do="read"]'))
    assert axe(moving) == []
    told.locator('[data-do="read"]').click()
    expect(part(moving, "tribes").locator(".krom-sr").first).to_be_attached()
    expect(chain(moving, "Ada", "scout")).to_have_count(0)


def test_what_the_others_did_stays_in_sight(moving: Page):
    play(moving, table())
    moving.keyboard.press("1")
    held(moving, "red_mask").click()
    part(moving, "question").locator('[data-answer="discard red_mask"]').click()
    told = part(moving, "playback")
    told.locator('[data-do="skip"]').click()
    since = told.locator(".krom-playback-since li")
    expect(since.first).to_contain_text("Bruno")
    assert since.count() <= 3


def test_a_card_says_what_it_does_when_one_points_at_it_or_taps_it(page: Page):
    play(page, table())
    told = part(page, "mine").locator(".tribu-hand-told")
    expect(told).to_be_hidden()
    held(page, "steal").hover()
    expect(told).to_contain_text("Steal")
    held(page, "hunter").hover()
    expect(told).to_contain_text("Hunter")
    page.mouse.move(0, 0)
    expect(told).to_be_hidden()
    held(page, "steal").click(force=True)  # it cannot be played now, and says so
    expect(told).to_contain_text("Steal")
    page.keyboard.press("Escape")
    expect(told).to_be_hidden()


def test_the_last_turn_of_a_lonely_character_is_marked(page: Page):
    ada = {**ADA, "chains": {**ADA["chains"], "hunter": {}}}
    play(page, Table.scenario({"players": {"Ada": ada, "Bruno": BRUNO}}))
    expect(chain(page, "Ada", "hunter")).to_have_class(re.compile("is-last"))
    expect(chain(page, "Ada", "hunter").locator(".tribu-mark")).to_have_text("last turn")
    page.keyboard.press("1")
    held(page, "blue_flag").click()
    to_rider = part(page, "question").locator('[data-answer="place blue_flag rider"]')
    expect(to_rider).to_contain_text("you lose “Hunter”")
    assert axe(page) == []


# --- in the order in which it happens

WATCH = """() => {
  window.seen = [];
  const look = () => {
    const told = document.querySelector('[data-part="playback"] [data-playing]');
    const buttons = [...document.querySelectorAll('[data-part="question"] button[data-answer]')];
    const hand = [...document.querySelectorAll('[data-part="mine"] [data-card]')];
    window.seen.push({
      playing: Boolean(told),
      answers: buttons.map((button) => button.dataset.answer),
      hand: hand.length,
    });
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_what_is_drawn_is_shown_before_an_answer_names_it(moving: Page):
    """After an action that draws three cards, no button names one of them while they are being shown."""
    hand = ["draw_three", "hunter", "steal", "courage", "red_mask"]
    on = Table.scenario({"players": {"Ada": ADA | {"hand": hand}, "Bruno": BRUNO}}, seed=3)
    play(moving, on)
    moving.keyboard.press("1")
    expect(part(moving, "mine").locator("button")).to_have_count(6)
    held(moving, "draw_three").first.click()
    moving.evaluate(WATCH)
    part(moving, "question").locator('[data-answer="play draw_three"]').click()
    expect(part(moving, "mine").locator("button")).to_have_count(8)
    expect(part(moving, "question").locator('[data-answer^="discard"]').first).to_be_visible()
    seen = moving.evaluate("window.seen")
    shown = [one for one in seen if one["playing"]]
    assert [one["hand"] for one in shown] == sorted(one["hand"] for one in shown)
    assert {one["hand"] for one in shown} == {5, 6, 7}, "each card comes into sight when it is told"
    assert not [one for one in shown if one["answers"]]
    assert len(seen[-1]["answers"]) > 1


COVERED = """(roll) => {
  const frame = roll.getBoundingClientRect();
  const middle = (line) => {
    const box = line.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const inside = (line) => middle(line)[1] > frame.top && middle(line)[1] < frame.bottom;
  const lines = [...roll.querySelectorAll('.krom-line')].filter(inside);
  const hidden = lines.filter((line) => !line.contains(document.elementFromPoint(...middle(line))));
  return [lines.length, hidden.map((line) => line.textContent)];
}"""


def test_no_heading_lies_over_a_line_of_the_log(page: Page):
    """Turns are short: a heading that stayed at the top would hide what was done in its turn."""
    on, bot = table(), RandomBot(4)
    while on.steps < 60 or not (on.options and on.pending.player == "Ada"):
        on.choose(bot.decide(on.pending)) if on.options else on.roll()
    play(page, on)
    open_sheet(page, "log")
    roll = page.locator(".krom-roll")
    roll.scroll_into_view_if_needed()
    for up in (0, 10, 20, 31, 45, 60, 400):
        roll.evaluate("(roll, up) => { roll.scrollTop = -up; }", up)
        lines, hidden = roll.evaluate(COVERED)
        assert lines > 5
        assert hidden == [], up
