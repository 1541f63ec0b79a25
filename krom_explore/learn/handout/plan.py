"""What a game has printed, as data: its ``handouts.toml``.

``[chapters.NAME]`` says which ``paragraphs`` of a chapter make sense on paper, where no table stands beside them, which
chapters of the rulebook its questions are ``about`` (without it, the one of its own name), and whether its ``numbers``
stand on the summary of the rules too. ``[[cards.NAME.tables]]`` are the tables of an odds card: a ``question`` with
``settings``, as in the address of an odds page. With ``across`` and ``down`` (a field and its values each) a ``row`` of
its answer is told for each of them, under the words ``handout-table-CAPTION``; without, all its rows.
"""

from __future__ import annotations

import tomllib

from attrs import Factory, frozen

from krom_explore.engine.shapes import structure


@frozen
class Chapter:
    paragraphs: list[int] = Factory(list)
    about: list[str] = Factory(list)
    numbers: bool = False


@frozen
class Along:
    """A field, and the values that it takes in turn."""

    field: str
    values: list[str]


@frozen
class Table:
    question: str
    settings: dict[str, str] = Factory(dict)
    across: Along | None = None
    down: Along | None = None
    row: str = ""
    caption: str = ""


@frozen
class Card:
    tables: list[Table] = Factory(list)


@frozen
class Plan:
    chapters: dict[str, Chapter] = Factory(dict)
    cards: dict[str, Card] = Factory(dict)


NOTHING = Plan()


def read(toml: str) -> Plan:
    """The plan that a file says."""
    return structure(tomllib.loads(toml), Plan)
