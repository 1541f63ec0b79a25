"""A game of Krom in a browser, for the tests: its address, its parts, what of it is in sight."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from krom_explore import Decision, Over, Table
from krom_explore.games.face import END, choices, on_tray
from krom_explore.games.krom import face

from .conftest import DESK, visit

PLAYERS = ["Alma", "Kolos", "Karok"]
ME = PLAYERS[0]

BOARD, ASKED, DICE = '[data-part="board"]', ".krom-question-head", '[data-part="dice"]'
ANSWERS, ENDS, ROLL = ".krom-choice-groups", ".krom-question-ends button", '[data-do="roll"], [data-do="draw"]'
FIRST_ANSWER = f"{ANSWERS} button"
OWN = [f'[data-part="mine"] .krom-mat > {line}' for line in (".krom-goods", ".krom-amounts", ".krom-points")]
HAND = '[data-part="mine"] [data-fact="hand"]'
LAST_EVENT = ":is(.krom-playback-since > :last-child, .krom-playback-sentence):not([hidden] *)"


def route(code: str = "pee", seed: int = 7, tape: tuple[str, ...] = ()) -> str:
    table = Table.new(PLAYERS, seed=seed)
    for line in tape:
        table.play_line(line)
    return f"#/krom/play/{code}/{table.link()}"


def part(page: Page, name: str):
    return page.locator(f'[data-part="{name}"]')


def out_of_sight(page: Page, needed: list[str]) -> list[str]:
    """What somebody who has not scrolled does not see whole."""
    page.evaluate("scrollTo({ top: 0, behavior: 'instant' })")
    return unseen(page, needed)


def unseen(page: Page, needed: list[str]) -> list[str]:
    """What is not seen whole as the page stands: not there, not drawn, outside of the screen, or cut by a box that
    scrolls."""
    return page.evaluate(
        """(needed) => Promise.all(needed.map((wanted) => new Promise((tell) => {
            const one = document.querySelector(wanted);
            if (!one?.checkVisibility() || !one.getClientRects().length) return tell(wanted);
            new IntersectionObserver(([{ intersectionRatio, boundingClientRect: { width, height } }], watch) => {
                watch.disconnect();
                tell(width && height && intersectionRatio > 0.99 ? null : wanted);
            }).observe(one);
        }))).then((told) => told.filter(Boolean))""",
        needed,
    )


def table_at(page: Page) -> Table:
    """The table that the page's address is of."""
    return Table.from_link(page.evaluate("location.hash").rpartition("/")[2])


def needed_at(table: Table, told: int, size: dict[str, int]) -> list[str]:
    """What is to be seen at this table without scrolling, if so many events were told before the last answer: the
    board, what is asked, what ends the phase, one's own line and hand. At a desk also what is to be rolled, what
    happened last, and the answers: all of them, unless Bonus cards can be played too, then the first."""
    seat = table.seat(ME)
    offered = choices(face, seat, "en") if isinstance(table.pending, Decision) else []
    touched = on_tray(face, seat, [choice.answer for choice in offered], "en")
    answers = [choice for choice, tray in zip(offered, touched, strict=True) if choice.group != END and not tray]
    rolls = not isinstance(table.pending, Decision | Over)
    needed = [BOARD, ASKED, *OWN]
    needed += [HAND] * bool(table.state.players[ME].bonus)
    needed += [ENDS] * any(choice.group == END for choice in offered)
    if size == DESK:
        needed += ['[data-part="question"]']
        needed += [DICE, ROLL] * rolls + [DICE] * any(touched)
        needed += [LAST_EVENT] * (len(table.log) > told)
        bonus = any(choice.answer.startswith("play ") for choice in answers)
        needed += [FIRST_ANSWER if bonus else ANSWERS] * bool(answers)
    return needed


def drawn(page: Page, wanted: list[str]) -> list[str]:
    """Those of them that the page draws at present: what there is no need for at every moment."""
    return page.evaluate(
        "(wanted) => wanted.filter((one) => document.querySelector(one)?.checkVisibility())",
        wanted,
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
