"""Words that several questions share: names of cards, families and colours, rows and steps, fields of a sheet."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from krom_explore.games.sheet import CardsField, Field, Key
from krom_explore.odds.spread import Named, Said
from krom_explore.odds.voice import Voice

from ..box import COLOURS
from ..catalogue import WORDS, bad, said
from ..ruleset import Ruleset

if TYPE_CHECKING:
    from krom_explore.text.arguments import Parser

VOICE = Voice(WORDS)
step, row, section, figure = VOICE.step, VOICE.row, VOICE.section, VOICE.figure

ANY = "any"
"""Whatever the colour."""


def card_name(card: str, rules: Ruleset) -> Named:
    """A card as people call it, in their language."""
    return Named(card, rules.name)


def family_name(family: str) -> Said:
    """``a Diorama``, ``an event``."""
    return said("said-family", {"family": family})


def colour_name(colour: str) -> Said:
    """A colour that is wanted, or that any will do."""
    return said(f"odds-colour-{colour}", {})


# --- what is set on a sheet


def seen_field(rules: Ruleset, name: str = "seen") -> Field:
    """Cards by any of their names: those that have been seen, or that are held."""
    return CardsField(
        name, Key(f"odds-field-{name}"), "cards", "", deck="deck", known=rules.card_names(),
        cards=list(rules.cards), called=rules.name,
        refused=lambda found, near: bad(name, "unknown-card", found=found, near=near),
    )  # fmt: skip


def character_field(rules: Ruleset) -> Field:
    return choice_of("character", [(name, Named(name, rules.name)) for name in in_box(rules, rules.characters)])


def colour_field() -> Field:
    return choice_of("colour", [(colour, Key(f"odds-colour-{colour}")) for colour in (ANY, *COLOURS)])


def choice_of(name: str, options: Sequence[tuple[Any, str | Named]]) -> Field:
    """One of several, the first at first."""
    return Field(name, Key(f"odds-field-{name}"), "choice", options[0][0], options=options)


def number_of(name: str, value: int, least: int, most: int) -> Field:
    return Field(name, Key(f"odds-field-{name}"), "number", value, least, most)


def in_box(rules: Ruleset, cards: Iterable[str]) -> list[str]:
    """Those of the cards of which the box has at least one."""
    return [card for card in cards if rules.cards[card].copies]


# --- what is typed in the terminal


def seen_argument(parser: Parser, name: str = "seen") -> None:
    parser.add_argument(f"--{name}", nargs="*", default=[], metavar="CARD[=N]", help=parser.say(f"odds-cli-{name}"))
