"""Quizzes in a real browser: answered by keyboard, typed, passed on, played out; on a phone, and for everybody."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect

from krom_explore.games.krom import QUIZZES, Ruleset, rulebook
from krom_explore.learn import quiz
from krom_explore.learn.quiz import LEVELS

from .conftest import axe, box, visit

RULES = Ruleset.load()
TIE = "#/krom/quiz/winner/easy/3"
DUEL = "#/krom/quiz/chance/normal/1"
"""Alma against Karok on the Mountain: 7/12."""


def asked(kind: str, level: str, seed: int):
    return quiz.pose(QUIZZES, kind, level, seed, RULES).question


def number(question, right: bool = True) -> str:
    return next(str(n) for n, option in enumerate(question.options, 1) if (option.misreading is None) == right)


def part(page: Page):
    return page.locator('[data-part="quiz"]')


def verdict(page: Page):
    return part(page).locator(".krom-quiz-verdict")


def ledger(page: Page) -> dict:
    return json.loads(page.evaluate("localStorage.getItem('krom.ledger:krom')"))


def test_a_wrong_answer_by_keyboard_its_reason_its_rule_and_the_way_on(page):
    question = asked("winner", "easy", 3)
    visit(page, TIE)
    expect(part(page).get_by_role("heading", level=2)).to_have_text(question.ask.say())
    expect(part(page).locator("[data-option]")).to_have_count(len(question.options))
    page.keyboard.press(number(question, right=False))
    expect(verdict(page)).to_contain_text("Not so.")
    expect(verdict(page)).to_have_attribute("data-verdict", "wrong")
    expect(part(page)).to_contain_text(f"The answer: {question.correct('en')}.")
    expect(part(page).get_by_role("link", name="The rule")).to_have_attribute("href", "#/krom/rules/combat.tie.weight")
    wrong = question.grade(int(number(question, right=False)))
    (missed,) = question.missed(wrong, rulebook.index())
    assert ledger(page)["rules"][missed][2] == 1
    way = part(page).get_by_role("link", name="Another one like this")
    expect(way).to_be_focused()
    page.keyboard.press("Enter")
    expect(verdict(page)).to_be_hidden()
    expect(page).not_to_have_url(re.compile(r"/winner/easy/3$"))
    expect(part(page).get_by_role("heading", level=2)).to_be_focused()


def test_who_comes_from_far_down_a_page_sees_the_question_from_its_top_and_why_it_is_easy(page):
    visit(page, "#/krom/learn")
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    assert page.evaluate("scrollY") > 300
    page.evaluate("location.hash = '#/krom/quiz/run/easy/3'")
    expect(part(page).get_by_role("heading", level=2)).to_be_focused()
    assert page.evaluate("scrollY") == 0
    expect(part(page).locator(".krom-quiz-foot")).to_contain_text("simple positions first")
    page.evaluate("location.hash = '#/krom/quiz/run/hard/3'")
    expect(part(page).locator(".krom-quiz-foot")).not_to_contain_text("simple positions first")


def test_a_right_answer_by_keyboard_and_keys_that_choose_nothing(page):
    question = asked("winner", "easy", 3)
    visit(page, TIE)
    for key in ("0", "9", "x", "Control+1"):
        page.keyboard.press(key)
    expect(verdict(page)).to_be_hidden()
    page.keyboard.press(number(question))
    expect(verdict(page)).to_have_text(re.compile("Right."))
    right = part(page).locator('[data-how="right"]')
    expect(right).to_contain_text(question.correct("en"))
    page.keyboard.press(number(question, right=False))
    expect(right).to_have_count(1)
    expect(part(page).locator('[data-how="wrong"]')).to_have_count(0)


def test_ten_questions_by_keyboard_alone_and_the_tally(page):
    visit(page, "#/krom/quiz/run/easy/12")
    for n in range(10):
        posed = quiz.mixed(QUIZZES, "easy", 12, n, RULES)
        question = posed.question
        expect(part(page).locator(".krom-quiz-title")).to_contain_text(f"Question {n + 1} of 10")
        right = n != 4
        if question.typed:
            field = part(page).get_by_label("Your answer")
            if n:
                expect(field).to_be_focused()
            else:
                field.focus()
            page.keyboard.type(str(question.answer))
            page.keyboard.press("Enter")
        else:
            page.keyboard.press(number(question, right))
        expect(part(page).locator('[data-mark="right"], [data-mark="wrong"]')).to_have_count(n + 1)
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="9 of 10 right")).to_be_visible()
    missed = quiz.mixed(QUIZZES, "easy", 12, 4, RULES).question.rules[0]
    again = page.locator(f'[data-rule="{missed}"]').first
    again.get_by_role("link", name="The rule").click()
    expect(page).to_have_url(re.compile(rf"#/krom/rules/{re.escape(missed)}$"))
    page.go_back()
    page.get_by_role("link", name="Ten that are harder").click()
    expect(part(page).locator(".krom-quiz-title")).to_contain_text("Question 1 of 10")
    expect(page).to_have_url(re.compile(r"#/krom/quiz/run/normal"))


def test_a_chance_is_typed_refused_and_typed_again(page):
    visit(page, DUEL)
    field = part(page).get_by_label("Your answer")
    field.fill("a lot")
    page.keyboard.press("Enter")
    expect(verdict(page)).to_contain_text("must be a chance")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(field).to_have_value("a lot")
    field.fill("1/2")
    part(page).get_by_role("button", name="Check").click()
    expect(verdict(page)).to_contain_text("shared evenly between the two")
    expect(part(page)).to_contain_text("The answer: 7/12 (58.3%).")
    expect(part(page)).to_contain_text("21 of the 36 ways")
    assert ledger(page)["rules"]["combat.tie.weight"] == [0, 0, 1]


@pytest.mark.parametrize("typed", ["7/12", "0.58", "58 %", "57%"])
def test_a_chance_may_be_a_fraction_a_decimal_or_a_percentage(page, typed):
    visit(page, DUEL)
    part(page).get_by_label("Your answer").fill(typed)
    page.keyboard.press("Enter")
    expect(verdict(page)).to_have_attribute("data-verdict", "right")


def test_the_puzzle_of_the_day_is_that_of_the_browsers_own_day_and_makes_a_streak(page):
    page.clock.set_fixed_time("2026-11-18T23:30:00")
    visit(page, "#/krom/quiz/day")
    expect(part(page).locator(".krom-quiz-title")).to_contain_text("Puzzle of November 18, 2026")
    solve(page)
    expect(part(page).locator(".krom-quiz-streak")).to_have_text("1 day in a row")
    expect(page).to_have_url(re.compile(r"#/krom/quiz/day/2026-11-18$"))
    page.clock.set_fixed_time("2026-11-19T00:10:00")
    visit(page, "#/krom/learn")
    learn = page.locator('main[data-page="krom/learn"]')  # the page before has a way to a puzzle too
    learn.get_by_role("link", name="Puzzle of the day").click()
    expect(part(page).locator(".krom-quiz-title")).to_contain_text("Puzzle of November 19, 2026")
    solve(page)
    expect(part(page).locator(".krom-quiz-streak")).to_have_text("2 days in a row")
    page.reload()
    expect(part(page).locator(".krom-quiz-streak")).to_have_text("2 days in a row")
    assert ledger(page)["days"] == {"2026-11-18": True, "2026-11-19": True}
    page.evaluate("location.hash = '#/krom/quiz/day/2026-11-20'")
    expect(page.get_by_role("alert")).to_contain_text("2026-11-20 has not come yet")


def solve(page: Page) -> None:
    """Answer the question in sight rightly: its link says which one it is."""
    day = page.evaluate(
        "() => { const now = new Date(); return [now.getFullYear(), now.getMonth() + 1, now.getDate()]; }"
    )
    question = quiz.of_day(QUIZZES, quiz.date(*day), RULES).question
    if question.typed:
        part(page).get_by_label("Your answer").fill(str(question.answer))
        page.keyboard.press("Enter")
    else:
        part(page).locator(f'[data-option="{number(question)}"]').click()
    expect(verdict(page)).to_have_attribute("data-verdict", "right")


def test_a_link_to_a_question_is_copied_and_opened_by_somebody_else(page, browser, server):
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=server.url.rstrip("/"))
    visit(page, "#/krom/quiz/run/normal/5/rr")
    heading = part(page).get_by_role("heading", level=2).inner_text()
    part(page).get_by_role("button", name="Share this question").click()
    expect(part(page).get_by_role("button", name="Link copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert re.search(r"#/krom/quiz/\w+/normal/52$", link)
    other = browser.new_context(reduced_motion="reduce").new_page()
    other.goto(link)
    expect(part(other).get_by_role("heading", level=2)).to_have_text(heading)
    other.goto("about:blank")
    other.context.close()


def test_a_position_is_played_out_beside_the_board_and_taken_over(page):
    question = asked("winner", "easy", 3)
    visit(page, TIE)
    expect(page.locator('[data-part="walk"]')).to_be_hidden()
    page.keyboard.press(number(question))
    part(page).get_by_role("button", name="Play it out").click()
    walk = page.locator('[data-part="walk"]')
    after = walk.get_by_role("button", name="Next")
    expect(after).to_be_focused()
    expect(walk.locator(".krom-walk-step")).to_have_text("Step 0 of 4")
    page.keyboard.press("Enter")
    expect(walk.locator(".krom-walk-sentence")).to_contain_text("both have 2. The heavier one wins")
    expect(page.locator(".is-changed")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(walk.locator(".krom-walk-step")).to_have_text("Step 2 of 4")
    walk.get_by_role("button", name="Try it yourself").click()
    expect(page).to_have_url(re.compile(r"#/krom/table/"))
    page.go_back()
    expect(part(page).get_by_role("heading", level=2)).to_have_text(question.ask.say())


def test_what_decides_a_tie_is_not_told_before_the_answer(page):
    visit(page, TIE)
    hint = page.locator('[data-part="board"] .krom-tie').first
    expect(hint).to_be_hidden()
    page.keyboard.press("1")
    expect(hint).to_be_visible()


@pytest.mark.parametrize("kind", QUIZZES)
def test_on_a_phone_question_and_choices_fit_on_one_screen(page, kind):
    page.set_viewport_size({"width": 390, "height": 844})
    visit(page, "#/krom/quiz")
    for level in LEVELS:
        page.evaluate("route => { location.hash = route }", f"#/krom/quiz/{kind}/{level}/8")
        expect(part(page).get_by_role("heading", level=2)).to_have_text(asked(kind, level, 8).ask.say())
        page.evaluate("scrollTo(0, 0)")
        last = box(part(page).locator(".krom-quiz-option, .krom-quiz-text").and_(page.locator(":visible")).last)
        assert last["y"] + last["height"] <= 844, level
        for width in (390, 320):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth") <= width
        page.set_viewport_size({"width": 390, "height": 844})


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing(page, scheme):
    page.emulate_media(color_scheme=scheme)
    visit(page, TIE)
    assert axe(page) == []
    page.keyboard.press("1")
    part(page).get_by_role("button", name="Play it out").click()
    expect(page.locator('[data-part="walk"] .krom-walk-sentence')).not_to_be_empty()
    assert axe(page) == []
    page.evaluate(f"location.hash = '{DUEL}'")
    part(page).get_by_label("Your answer").fill("what")
    page.keyboard.press("Enter")
    expect(verdict(page)).to_be_visible()
    assert axe(page) == []
    page.evaluate("location.hash = '#/krom/quiz/run/easy/12/rrwrrwrrwr'")
    expect(page.get_by_role("heading", name="7 of 10 right")).to_be_visible()
    assert axe(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert axe(page) == []
