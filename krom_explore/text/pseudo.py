"""A language that nobody speaks: English with an accent on every letter, and as much longer as translations are.

It is made of the English catalogues while the app runs, and only where the environment asks for it. What on a page is
plain English then does not come from a catalogue, and whatever is cut off there would be cut off in German.
"""

from __future__ import annotations

from typing import Any

LANG = "qq"
"""Two letters that no language has."""

ASKED = "KROM_EXPLORE_PSEUDO"
"""The environment asks for it with this: pages are drawn in processes of their own, which tests cannot reach into."""

ACCENTED = dict(
    zip(
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
        "áƀçďéƒğħíĵķĺɱñóþɋŕšťúṽŵẋýžÁƁÇĎÉƑĞĦÍĴĶĹṀÑÓÞɊŔŠŤÚṼŴẊÝŽ",
        strict=True,
    )
)
LENGTHENED = frozenset("aeiouAEIOUnsNS")
"""About four signs of ten, each written twice."""


def spoken(english: str) -> str:
    """A text in that language."""
    return "".join(ACCENTED.get(letter, letter) * (1 + (letter in LENGTHENED)) for letter in english)


def message(lines: str) -> str:
    """A message of a catalogue with its text spoken, and all that is put into it as it was."""
    from fluent.syntax import FluentParser, FluentSerializer
    from fluent.syntax.ast import TextElement
    from fluent.syntax.visitor import Transformer

    class Speaker(Transformer):
        def visit_TextElement(self, node: TextElement) -> Any:
            node.value = spoken(node.value)
            return node

    read = FluentParser(with_spans=False).parse(lines)
    return FluentSerializer().serialize(Speaker().visit(read))
