"""The library of a room: its rules and cards as they can be searched, made once for each box and language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from krom_explore import text
from krom_explore.games import reading
from krom_explore.learn.search import Answer, Document, Found, Library, Span, Thesaurus, thesauruses

from .room import Room

CARDS = "cards"
"""Before the id of a card, in the name of its document and in its address."""

CARD = 0.6
"""What a card counts for beside a rule: many cards name the same things."""

QUICK = 8
"""Results of a quick search."""


def library(room: Room) -> Library:
    """What can be looked up in a room."""
    kept, key = room.rules.kept, ("library", room.lang)
    if key not in kept:
        found = thesauruses(room.game.Ruleset.HOME)
        thesaurus = found.get(room.lang) or found.get(text.FALLBACK) or Thesaurus()
        kept[key] = Library(documents(room, thesaurus), room.lang, thesaurus)
    made: Library = kept[key]
    return made


def documents(room: Room, thesaurus: Thesaurus) -> Iterator[Document]:
    for rule, entry in room.game.rulebook.index().items():
        chapter = room.word(f"chapter-{entry.chapter}")
        said = room.rule_text(rule, room.rules)
        yield Document(rule, room.rule_title(rule), said, chapter, thesaurus.meant.get(rule, ""))
    for deck in reading.cards(room.game, room.rules, room.lang):
        for card in deck.cards:
            yield Document(f"{CARDS}/{card.id}", card.name, card.text, deck.title, weight=CARD)


def quick(room: Room, query: str) -> dict[str, Any]:
    """The answer to a quick search, as the browser shows it."""
    answer = library(room).find(query, QUICK)
    return {
        "query": query,
        "count": room.word("ui-find-count", n=len(answer.found)) if answer.found else "",
        "results": [
            {
                "hash": f"#/{room.route('rules', found.document.id)}",
                "title": found.document.title,
                "text": found.document.text,
                "chapter": found.document.chapter,
                **marks(found),
            }
            for found in answer.found
        ],
        **unfound(room, query, answer),
    }


def unfound(room: Room, query: str, answer: Answer) -> dict[str, Any]:
    """What is said and offered where nothing was found, or a word is not known."""
    none = ""
    if query.strip() and not answer.found:
        none = room.word("ui-no-rule-found")
    elif answer.unknown:
        none = room.word(
            "ui-word-unknown", words=[text.quoted(word, room.lang) for word in answer.unknown], n=len(answer.unknown)
        )
    return {"near": list(answer.near), "none": none}


def marks(found: Found) -> dict[str, list[list[int]]]:
    """Where what matched stands in title and text."""
    document = found.document
    return {
        "inTitle": in_browser(document.title, found.title),
        "inText": in_browser(document.text, found.text),
    }


def in_browser(said: str, spans: Sequence[Span]) -> list[list[int]]:
    """Places in a text as a browser counts them: a sign beyond the first 65,536 counts twice there."""
    if said.isascii() or max(said, default="") < "\U00010000":
        return [list(span) for span in spans]
    return [[len(said[:at].encode("utf-16-le")) // 2 for at in span] for span in spans]
