"""Every page in the language that nobody speaks, on the narrowest screen: what code says itself, what is cut off."""

from __future__ import annotations

import re
from calendar import month_name
from collections import defaultdict
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from krom_explore import games
from krom_explore.text import pseudo
from tests.browser.conftest import NARROWEST, PATIENCE, start_server, visit
from tests.routes import ALL
from tests.text.test_left_over import PROPER, card_names

LANGUAGES = (pseudo.LANG, "de")

LOOK = """() => {
    const found = [], cut = new Set(), edge = innerWidth + 1;
    const name = one => `${one.tagName.toLowerCase()}.${one.className?.baseVal ?? one.className}`;
    const aside = "script, style, [data-set=lang], code, pre, textarea, .main-svg"; // a chart's words are in its table
    const unseen = one => one.closest(".krom-sr, option") || !one.checkVisibility({ visibilityProperty: true });

    /** What cuts a box that ends at `right`: the nearest that does not let it out; none where one can scroll. */
    function cutter(one, right) {
        for (let up = one; up && up !== document.body; up = up.parentElement) {
            const style = getComputedStyle(up).overflowX;
            if (["auto", "scroll"].includes(style)) return null;
            const room = up.getBoundingClientRect();
            if (["hidden", "clip"].includes(style) && right > room.right + 2) return room.width > 1 ? up : null;
        }
        return right > edge ? document.body : null;
    }

    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node; (node = walk.nextNode()); ) {
        const one = node.parentElement, text = node.data.trim();
        if (!text || one.closest(aside)) continue;
        found.push(text);
        if (unseen(one)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect(), by = box.width > 1 && cutter(one, box.right);
        if (by) cut.add(`${name(by)} cuts ${name(one)}: ${text.slice(0, 40)}`);
    }
    const attributes = ["aria-label", "title", "placeholder", "alt"];
    for (const attribute of attributes)
        for (const one of document.querySelectorAll(`[${attribute}]`)) found.push(one.getAttribute(attribute));
    const wide = document.documentElement.scrollWidth;
    if (wide > edge) cut.add(`the page is ${wide} wide`);
    return [found, [...cut]];
}"""


@pytest.fixture(scope="module")
def narrow(browser: Browser) -> Iterator[Page]:
    """A page of an app that knows that language."""
    server = start_server(**{pseudo.ASKED: "1"})
    context = browser.new_context(base_url=server.url, reduced_motion="reduce", viewport=NARROWEST, locale="en")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    yield visit(page)
    page.goto("about:blank")
    context.close()
    assert server.stop() == 0


def turned_to(page: Page, route: str, lang: str) -> None:
    """Another page, or another language, without another kernel."""
    page.evaluate(
        """([route, lang]) => {
            document.querySelector("main").dataset.page = "-";
            const choice = document.querySelector("[data-set=lang]");
            if (choice.value !== lang) {
                choice.value = lang;
                choice.dispatchEvent(new Event("change"));
            } else location.hash = route;
        }""",
        [route, lang],
    )
    page.wait_for_function("() => document.querySelector('main').dataset.page !== '-'")


def names() -> set[str]:
    """Words of names, which are the same in every language or come from the box."""
    cards = {name for game in games.names() for name in card_names(game, "en")}
    return {word for name in (*cards, *PROPER) for word in re.findall("[A-Za-z]+", name)}


@pytest.fixture(scope="module")
def looked(narrow: Page) -> dict[str, dict[str, tuple[list[str], list[str]]]]:
    """For each route and language, the texts of the page and what is cut off in it."""
    found: dict[str, dict[str, tuple[list[str], list[str]]]] = {}
    turned_to(narrow, "", pseudo.LANG)
    narrow.reload()  # what the page says by itself, it says in the language that it finds
    visit(narrow)
    lang = pseudo.LANG
    for route in ALL[1:]:
        turned_to(narrow, route, lang)
        found[route] = {lang: narrow.evaluate(LOOK)}
        [lang] = [other for other in LANGUAGES if other != lang]
        turned_to(narrow, route, lang)
        found[route][lang] = narrow.evaluate(LOOK)
    return found


NO_WORDS = re.compile(r"https?://\S+|\S+\.ipynb|\bQ[A-Z]\d+|\w+…|\bkg\b")
"""Addresses, files, numbers of open questions, what is cut short on purpose, and the unit that everybody writes so."""

BREAK = "\u00ad"
"""Where a long name may be broken: which cards somebody is dealt is left to chance."""


def test_no_word_is_written_into_the_code(looked):
    known = names() | {name[:2] for name in PROPER} | {"and", "or", *month_name}  # lists and dates are Babel's
    left = defaultdict(list)
    for route, languages in looked.items():
        for text in languages[pseudo.LANG][0]:
            for word in set(re.findall("[A-Za-z]{2,}", NO_WORDS.sub("", text.replace(BREAK, "")))) - known:
                left[word].append(f"{route}: {text[:60]}")
    assert not left


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_cut_off_on_the_narrowest_screen(looked, lang):
    cut = {route: languages[lang][1] for route, languages in looked.items() if languages[lang][1]}
    assert not cut
