"""Something to press for every rule."""

from __future__ import annotations

from krom_explore.learn.example import examples

from .ruleset import Ruleset

EXAMPLES = examples(Ruleset.HOME)
