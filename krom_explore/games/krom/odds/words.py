"""Words that several questions share: places and combinations in a sentence, steps, tables of the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from krom_explore.games.krom.ruleset import Ruleset
from krom_explore.games.sheet import Key
from krom_explore.odds.command import pair
from krom_explore.odds.result import Row
from krom_explore.odds.spread import Named, Said
from krom_explore.odds.steps import Step
from krom_explore.odds.voice import Voice

from ..catalogue import WORDS, said

if TYPE_CHECKING:
    import argparse

    from krom_explore.text.arguments import Parser

VOICE = Voice(WORDS)
step, row, section, figure = VOICE.step, VOICE.row, VOICE.section, VOICE.figure


def card_name(card: str, rules: Ruleset) -> Named:
    """A card as people call it, in their language."""
    return Named(card, rules.name)


def places(among: Iterable[str]) -> list[tuple[Any, str]]:
    """Places to choose from on a sheet."""
    return [(place, Key(f"place-{place}")) for place in dict.fromkeys(among)]


def place_name(place: str) -> Said:
    return said(f"place-{place}", {})


def in_place(place: str) -> Said:
    return said(f"odds-in-{place}", {})


def combination_name(combination: str) -> Said:
    return said(f"combination-{combination}", {})


def each_row(what: str, chances: Mapping[str, Fraction]) -> list[Row]:
    """A row for each player of whom the same is asked: ``first Kolos``, ``first Alma``."""
    return [row(f"{what} {name}", what, {"name": name}, chance) for name, chance in chances.items()]


def mean_step(added: int, all_: int) -> Step:
    """What is added up, shared among all ways."""
    mean = Fraction(added, all_)
    return step("mean", {"added": added, "all": all_, "mean": mean, "whole": "yes" if mean.denominator == 1 else "no"})


# --- the terminal


def worth_arguments(parser: Parser) -> None:
    parser.add_argument("--worth", metavar="GOOD=KROM", action="append", default=[], help=parser.say("odds-cli-worth"))
    parser.add_argument("--life", type=int, help=parser.say("odds-cli-room"))


def worth_read(options: argparse.Namespace) -> dict[str, str]:
    return dict(pair("--worth", entry) for entry in options.worth)
