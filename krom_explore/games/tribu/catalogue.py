"""Tribù's sentences: its own catalogues beside the generic ones."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from krom_explore.engine.faults import BadInput, Expected
from krom_explore.odds.spread import Said
from krom_explore.text import Catalogue

WORDS = Catalogue(files(__package__).joinpath("text"))


def bad(path: str, code: str, **args: Any) -> BadInput:
    """A fault that Tribù's catalogue has the sentence for."""
    return BadInput(path, code, words=WORDS, **args)


def expected(code: str, **args: Any) -> Expected:
    return Expected(code, words=WORDS, **args)


def said(key: str, args: dict[str, Any]) -> Said:
    """A sentence of Tribù's catalogue about an answer of ``odds``."""
    return Said(key, args, WORDS)
