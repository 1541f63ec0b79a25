"""Where a rule comes from, as it is said to people: one label, the questions that it leaves open, its sources."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from krom_explore import text
from krom_explore.games import reading

from .room import Room

GAP = "G"
"""The kind of a question that the rulebooks leave quite open; the others can be read in several ways."""

PASSAGE = re.compile(r"\b([A-Z][A-Z0-9]|dossier)\b ?((?:(?:l\.|[A-Z]{0,2})[0-9][0-9.-]*(?:, | to | and )?)*)")
"""A passage that the source of a card names, among what else it says."""


def open_questions(room: Room, rule: str) -> list[dict[str, Any]]:
    """The open questions that belong to a rule: each with the ruling in force, and what else it could be."""
    return [
        {
            "question": room.word(f"ruling-{name}"),
            "here": room.word(f"ruling-{name}-{room.rules.rulings[name]}"),
            "others": [
                room.word(f"ruling-{name}-{option}") for option in ruling.options if option != room.rules.rulings[name]
            ],
        }
        for name, ruling in room.rules.switches().items()
        if ruling.rule == rule
    ]


def label(room: Room, rule: str) -> str:
    """The one sentence that says where a rule comes from."""
    entry = room.game.rulebook.index()[rule]
    kinds = {ruling.kind for ruling in room.rules.switches().values() if ruling.rule == rule}
    if kinds:
        printed = "printed" if entry.mark == "printed" else "gap" if GAP in kinds else "reading"
        return room.word(f"label-open-{printed}")
    if entry.mark == "printed" and not set(entry.told).isdisjoint(getattr(room.rules, "invented", ())):
        return room.word("label-printed-told")
    return room.word(f"mark-{entry.mark}-long")


def differences(room: Room) -> dict[str, list[dict[str, str]]]:
    """For each rule, where its printed rulebooks do not say the same."""
    found: dict[str, list[dict[str, str]]] = {}
    for name, difference in reading.differences(room.game).items():
        told = {"text": room.word(f"differs-{name}"), "source": cited(room, difference.source)}
        for rule in difference.rules:
            found.setdefault(rule, []).append(told)
    return found


def cited(room: Room, sources: Iterable[str]) -> str:
    """``FR l.12-14`` for people who have the box and not our files. Lines of one book stand together."""
    books: dict[str, list[str]] = {}
    for source in sources:
        book, _, where = source.partition(" ")
        books.setdefault(book.lower(), []).append(where.removeprefix("l.").replace("-", "–"))
    said = (room.word(f"source-{book}", where=", ".join(where)) for book, where in books.items())
    return text.apart(said, room.lang)


def of_card(room: Room, card: reading.Card) -> str:
    """Where a card comes from, in one line: its name and its kind where they have marks of their own, and its source.

    Of what a bundled box says only the passages are told, which have words in every language. Who has typed a box in
    may have written anything, and that is told as it is.
    """
    told = [room.word(f"where-from-{part}", mark=room.word(f"mark-{mark}")) for part, mark in card.parts.items()]
    passages = [
        f"{book} {where}"
        for book, places in PASSAGE.findall(card.source)
        if room.words.has(f"source-{book.lower()}")
        for where in passages_in(places)
    ]
    source = cited(room, passages) or card.source
    return " · ".join([*told, *([room.word("where-from-source", source=source)] if source else [])])


def passages_in(places: str) -> list[str]:
    """``l.23, l.33`` and ``V2 to V5`` as single passages."""
    return re.split(", | and ", places.replace(" to ", "–").rstrip(", ").removesuffix(" and"))
