"""Handouts on paper: through Chromium to PDF, read back; and printed from a page of the app."""

from __future__ import annotations

import base64
import re
from collections.abc import Iterator
from io import BytesIO

import pytest
import zxingcpp
from playwright.sync_api import Browser, Page, expect
from pypdf import PdfReader

from krom_explore import games, text
from krom_explore.learn.handout import handout
from krom_explore.learn.handout.html import PAPERS, SHORT
from tests.browser.conftest import PATIENCE, axe, visit

BASE = "http://192.168.1.10:8866/"
A_SHEET_OF_EACH_KIND = [
    ("krom", "rules", False), ("krom", "odds-mountain", False), ("krom", "odds-savannah", False),
    ("krom", "combat", False), ("krom", "mountain", True), ("krom", "duel", False), ("krom", "hunts", True),
    ("krom", "teacher-gathering", False), ("tribu", "rules", False), ("tribu", "scoring", False),
    ("tribu", "waiting", True),
]  # fmt: skip
MOST_PAGES = 6

WIDTHS = {"a4": 210, "letter": 216}
MARGINS = 26
"""Millimetres on both sides together."""


@pytest.fixture(scope="module")
def press(browser: Browser) -> Iterator[Page]:
    """A page that shows sheets as a printer gets them."""
    page = browser.new_page(device_scale_factor=3)
    page.set_default_timeout(PATIENCE)
    page.emulate_media(media="print")
    yield page
    page.close()


def sheet(game: str, name: str, lang: str, answers: bool = False, **more) -> str:
    return handout(games.game(game), name, games.rules(game), lang, seed=42, answers=answers, base=BASE, **more)


def pages(press: Page, html: str) -> list[str]:
    """What stands on each page of the paper, without blanks: where a line ends is not of interest."""
    press.set_content(html)
    read = PdfReader(BytesIO(press.pdf(prefer_css_page_size=True)))
    return ["".join(page.extract_text().split()) for page in read.pages]


def written(press: Page) -> list[str]:
    """Every piece of text in the sheets, without the head that each page has."""
    return press.evaluate(
        """() => {
            const found = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
            for (let node; (node = walk.nextNode()); ) {
                const upper = getComputedStyle(node.parentElement).textTransform === "uppercase";
                const text = node.data.replace(/\\s+/g, "");
                if (!text || node.parentElement.closest(".running, svg, .columns caption")) continue;
                found.push(upper ? text.toUpperCase() : text);
            }
            return found;
        }"""
    )


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize(("game", "name", "answers"), A_SHEET_OF_EACH_KIND)
def test_a_sheet_on_paper_has_its_head_on_every_page_and_nothing_is_cut(press: Page, game, name, answers, lang):
    paper = PAPERS[len(lang + name) % 2]
    html = sheet(game, name, lang, answers, paper=paper)
    found = pages(press, html)
    one_page = name == "rules" or name.startswith("odds-")
    assert len(found) == 1 if one_page else len(found) <= MOST_PAGES
    head = "".join(press.locator(".running").first.text_content().split())
    whole = ""
    for number, page in enumerate(found, 1):
        assert f"{number}/{len(found)}" in page
        assert head in page
        whole += page.replace(f"{number}/{len(found)}", "", 1).replace(head, "", 1)
    assert games.rules(game).hash[:SHORT] in head
    missing = [piece for piece in written(press) if piece not in whole]
    assert not missing
    press.set_viewport_size({"width": round((WIDTHS[paper] - MARGINS) / 25.4 * 96), "height": 900})
    assert press.evaluate("document.documentElement.scrollWidth <= innerWidth")
    outside = press.evaluate(
        """() => [...document.querySelectorAll("body *")].filter(one => one.getClientRects().length
            && one.getBoundingClientRect().right > innerWidth + 1).map(one => one.outerHTML.slice(0, 80))"""
    )
    assert not outside


def test_the_numbers_of_a_long_derivation_are_not_cut(press: Page):
    pages(press, sheet("krom", "regret", "de", answers=True))
    room = press.evaluate(
        """() => [...document.querySelectorAll("ol")].map(list => {
            const style = getComputedStyle(list), pen = document.createElement("canvas").getContext("2d");
            pen.font = style.font;
            const last = pen.measureText(`${list.children.length}. `).width;
            return [list.children.length, parseFloat(style.paddingLeft) - last];
        })"""
    )
    assert max(room)[0] >= 20
    assert min(left for _, left in room) >= 0


@pytest.mark.parametrize("lang", text.languages())
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("game", games.names())
def test_the_rules_are_one_page_on_either_paper(press: Page, game, paper, lang):
    assert len(pages(press, sheet(game, "rules", lang, paper=paper))) == 1


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize(
    ("game", "card"), [(game, card) for game in games.names() for card in games.game(game).HANDOUTS.cards]
)
def test_an_odds_card_is_one_page_on_either_paper(press: Page, game, card, paper):
    assert len(pages(press, sheet(game, f"odds-{card}", "fr", paper=paper))) == 1


def grey(press: Page, png: bytes) -> memoryview:
    """A picture as plain pixels."""
    width, height, pixels = press.evaluate(
        """async data => {
            const image = new Image();
            image.src = "data:image/png;base64," + data;
            await image.decode();
            const canvas = new OffscreenCanvas(image.width, image.height), draw = canvas.getContext("2d");
            draw.drawImage(image, 0, 0);
            const all = draw.getImageData(0, 0, image.width, image.height).data;
            let found = "";
            for (let at = 0; at < all.length; at += 4) found += String.fromCharCode(all[at]);
            return [image.width, image.height, btoa(found)];
        }""",
        base64.b64encode(png).decode(),
    )
    return memoryview(base64.b64decode(pixels)).cast("B", [height, width])


@pytest.mark.parametrize(
    ("game", "name"), [("krom", "combat"), ("krom", "duel"), ("krom", "rules"), ("tribu", "chain")]
)
def test_every_code_leads_to_what_is_printed(press: Page, game, name):
    press.set_viewport_size({"width": 700, "height": 900})
    press.set_content(sheet(game, name, "it"))
    codes = press.locator("svg.code").all()
    read = [zxingcpp.read_barcodes(grey(press, code.screenshot())) for code in codes]
    addresses = [found.text for [found] in read]
    assert axe(press) == []
    assert addresses[0] in press.locator(".way").first.text_content()
    assert all(address.startswith(f"{BASE}#/{game}/") for address in addresses)
    questions = len(press.locator(".asked svg.code").all())
    assert len(addresses) == len(set(addresses)) == 1 + questions


def test_the_codes_of_a_worksheet_open_the_same_questions(press: Page, page: Page):
    press.set_content(handout(games.game("krom"), "combat", games.rules("krom"), "en", seed=42, base=BASE))
    [first] = zxingcpp.read_barcodes(grey(press, press.locator(".asked svg.code").first.screenshot()))
    visit(page, first.text.removeprefix(BASE))
    asked = press.locator(".asked p").first.text_content()
    expect(page.locator('[data-part="quiz"]')).to_contain_text(asked)


# --- from the app


def printing(page: Page) -> None:
    """Instead of asking for a printer, pages remember what they were told to print."""
    page.add_init_script("window.print = () => { window.top.printed = (window.top.printed ?? 0) + 1; };")


def printed(page: Page) -> str:
    page.wait_for_function("() => window.printed > 0")
    return page.locator("iframe").get_attribute("srcdoc")


def test_a_chapter_prints_its_worksheet_and_the_key_to_it(page: Page, press: Page):
    printing(page)
    visit(page, "#/krom/learn/combat")
    offered = page.get_by_role("region", name="Print")
    offered.get_by_label("Seed").fill("42")
    offered.get_by_role("button", name="Worksheet").click()
    html = printed(page)
    wanted = {"seed": 42}  # without a code: no phone finds this server
    assert html == handout(games.game("krom"), "combat", games.rules("krom"), "en", **wanted)
    frame = page.frame_locator("iframe")
    assert frame.locator("h1").evaluate("one => getComputedStyle(one).fontSize") == "24px"  # 18pt: its style is allowed
    offered.get_by_role("button", name="Answer key").click()
    page.wait_for_function("() => window.printed === 2")
    assert printed(page) == handout(games.game("krom"), "combat", games.rules("krom"), "en", answers=True, **wanted)

    # After a reload it is the same sheet again.
    page.reload()
    expect(offered.get_by_label("Seed")).to_have_value("42")
    offered.get_by_role("button", name="Worksheet").click()
    assert printed(page) == html


def test_a_class_gets_different_sheets_in_one_go(page: Page, press: Page):
    printing(page)
    visit(page, "#/krom/learn/combat")
    offered = page.get_by_role("region", name="Print")
    offered.get_by_label("Seed").fill("7")
    offered.get_by_label("Different sheets").fill("3")
    offered.get_by_role("button", name="Worksheet").click()
    html = printed(page)
    assert re.findall(r"Sheet (\d) of 3", html) == ["1", "2", "3"]
    assert re.findall(r"Seed (\d)<", html) == ["7", "8", "9"]
    found = pages(press, html)
    assert len(found) >= 3
    assert axe(page) == []


def test_an_activity_prints_for_the_class_and_for_the_teacher(page: Page):
    printing(page)
    visit(page, "#/krom/class/duel")
    offered = page.get_by_role("region", name="Print")
    page.locator('[data-part="form"]').get_by_label("Rounds").fill("9")
    page.keyboard.press("Enter")
    expect(page.locator('[data-part="invitation"]')).to_contain_text("rounds=9")
    offered.get_by_role("button", name="Worksheet").click()
    assert "#/krom/class/duel/rounds=9" in printed(page)
    offered.get_by_role("button", name="Teacher’s sheet").click()
    page.wait_for_function("() => window.printed === 2")
    assert "9 rounds for each pupil" in printed(page)


def test_the_rules_print_by_keyboard_in_the_language_of_the_page(page: Page):
    printing(page)
    visit(page, "#/krom/rules")
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    button = page.locator('[data-print="rules"]')
    button.focus()
    page.keyboard.press("Enter")
    assert '<html lang="fr">' in printed(page)
