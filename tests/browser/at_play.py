"""A game of Krom in a browser, for the tests: its address, its parts, what of it is in sight."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from krom_explore import Table

from .conftest import visit

PLAYERS = ["Alma", "Kolos", "Karok"]
ALWAYS = ['[data-part="board"]', '[data-part="playback"]']


def route(code: str = "pee", seed: int = 7, tape: tuple[str, ...] = ()) -> str:
    table = Table.new(PLAYERS, seed=seed)
    for line in tape:
        table.play_line(line)
    return f"#/krom/play/{code}/{table.link()}"


def part(page: Page, name: str):
    return page.locator(f'[data-part="{name}"]')


def out_of_sight(page: Page, needed: list[str]) -> list[str]:
    """What somebody who has not scrolled does not see whole."""
    page.evaluate("scrollTo(0, 0)")
    return page.evaluate(
        """(needed) => needed.filter((wanted) => {
            const seen = document.querySelector(wanted);
            if (!seen?.offsetParent) return false;
            const { top, bottom } = seen.getBoundingClientRect();
            return top < 0 || bottom > innerHeight;
        })""",
        needed,
    )


def go_on(page: Page, random: Random) -> bool:
    """Do something that is offered; whether there was anything."""
    before = page.evaluate("location.hash")
    answers = part(page, "question").locator("button[data-answer]:visible")
    chance = part(page, "dice").locator('[data-do="roll"]:visible, [data-do="draw"]:visible, [data-do="stop"]:visible')
    if answers.count():
        answers.nth(random.randrange(answers.count())).click()
    elif chance.count():
        chance.last.click()
    else:
        return False
    page.wait_for_function("before => location.hash !== before", arg=before)
    return True


def climb(page: Page) -> None:
    """Climb by the keyboard, and see which dice there are to keep."""
    visit(page, route(tape=("go mountain", "go forest", "go savannah")))
    part(page, "question").locator('[data-answer="climb"]').press("Enter")
    roll = part(page, "dice").locator('[data-do="roll"]')
    expect(roll).to_be_focused()
    roll.press("Enter")
    expect(part(page, "dice").locator(".krom-keep-help")).to_contain_text("Touch the dice that you keep.")
