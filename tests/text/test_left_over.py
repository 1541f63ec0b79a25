"""No English is left on any page in another language.

A page is opened once and drawn in each language, and in the one that nobody speaks (``text.pseudo``). What is the same
in English and in another language, but not in that one, is a message that nobody has translated, unless both languages
share the word. A card's English name elsewhere comes from a form or a list that does not ask for its name there.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

import pytest

from krom_explore import games, text
from krom_explore.text import pseudo
from tests.routes import every
from tests.ui.browser import App

pytestmark = pytest.mark.xdist_group("left_over")
"""One worker draws all pages, once."""

SHOWN = ("page", "parts", "chrome", "nav")
WORD = re.compile(r"[^\W\d_]{3,}")

PROPER = {
    "Krom", "Explore", "Kromosaurus", "Tribù", "Alma", "Mörhy", "Valkyr", "Karok", "Grouma", "Kolos", "Ada", "Bruno",
    "Clara", "Dante", "JSON", "CSV", "PNG", "Python", "QR",
}  # fmt: skip
SHARED = {
    "de": {
        "Chance", "Coach", "Code", "Codes", "Diorama", "Hand", "Link", "Name", "Normal", "normal", "Pause", "Phase",
        "Quiz", "System", "Test",
    },
    "fr": {
        "Action", "Actions", "Coach", "Code", "Codes", "Diorama", "Dioramas", "Exact", "Menu", "Normal", "Pages",
        "Pause", "Phase", "Piles", "Points", "Protection", "Protections", "Quiz", "Source", "Test", "Total", "Vases",
        "exact", "minutes", "point", "points",
    },
    "it": {"Coach", "Diorama", "Link", "Menu", "Quiz", "Test"},
}  # fmt: skip
"""Words that are the same in English."""

ANIMALS = {text.message(f"animal-{animal}", number="") for animal in text.GENERIC.keys("animal-")}
"""What pupils are called until they say otherwise. A panda is a panda in most languages."""

OTHERS = [lang for lang in text.languages() if lang != text.FALLBACK]


def strings(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[tuple[Any, ...], str]]:
    """Every text in plain data, with where it stands."""
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, (dict, list)):
        for key, inner in value.items() if isinstance(value, dict) else enumerate(value):
            yield from strings(inner, (*path, key))


def drawn(app: App, lang: str) -> dict[tuple[Any, ...], str]:
    reply = app.receive({"lang": lang})
    assert reply["lang"] == lang
    return dict(strings({part: reply[part] for part in SHOWN}))


@pytest.fixture(scope="module")
def pages() -> dict[str, dict[str, set[tuple[str, str, str]]]]:
    """For each route and language: English, that language and the one that nobody speaks, wherever a text stands."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setenv(pseudo.ASKED, "1")
        text.languages.cache_clear()
        found: dict[str, dict[str, set[tuple[str, str, str]]]] = {}
        for route in every():
            found[route] = {lang: set() for lang in OTHERS}
            app = App()
            opened = app.receive({"hello": {"hash": route, "lang": text.FALLBACK}})
            assert "notice" not in opened, (route, opened["notice"])
            for name in [name for name, part in app.page.parts.items() if part.kind == "odds"]:
                app.receive({"part": name, "do": "explain"})
            for sheet in [None, *(one["name"] for one in opened["page"].get("sheets", ()))]:
                if sheet:
                    app.receive({"sheet": sheet})
                english, nobodys = drawn(app, text.FALLBACK), drawn(app, pseudo.LANG)
                for lang in OTHERS:
                    for path, written in drawn(app, lang).items():
                        found[route][lang].add((english.get(path, ""), written, nobodys.get(path, "")))
    text.languages.cache_clear()
    return found


@pytest.mark.parametrize("lang", OTHERS)
def test_no_message_is_left_in_english(pages, lang):
    left = defaultdict(list)
    animals = set(WORD.findall(" ".join(ANIMALS)))
    for route, languages in pages.items():
        for english, written, nobodys in languages[lang]:
            if english == written != nobodys and set(WORD.findall(written)) - PROPER - SHARED[lang] - animals:
                left[written].append(route)
    assert not left


def card_names(game: str, lang: str) -> set[str]:
    decks = games.game(game).rulebook.cards(games.rules(game), lang)
    return {card.name for deck in decks for card in deck.cards}


@pytest.mark.parametrize("lang", OTHERS)
@pytest.mark.parametrize("game", games.names())
def test_no_card_is_called_by_its_english_name(pages, game, lang):
    own = card_names(game, lang)
    english = [name for name in card_names(game, text.FALLBACK) if not any(name in other for other in own)]
    pattern = re.compile(rf"\b({'|'.join(map(re.escape, sorted(english)))})\b")
    left = defaultdict(list)
    for route, languages in pages.items():
        for _, written, _ in languages[lang] if route.startswith(f"#/{game}") else ():
            if found := pattern.search(written):
                left[found[0]].append(f"{route}: {written[:60]}")
    assert not left
